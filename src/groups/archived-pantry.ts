import type { LeftOut, NestedRows } from "../archiving/archive-list.ts";
import { toFields, toNames, toText, type Fields } from "../archiving/lenient-values.ts";
import { PANTRY_MOST } from "../contract/ingredient-rules.ts";
import { checkName } from "./check-name.ts";
import type { GroupStore } from "./group-store.ts";
import type { PantryStore } from "./pantry-store.ts";
import { completePantry } from "./pantry.ts";

export const archivedPantry: NestedRows<{ groups: GroupStore; pantries: PantryStore }> = {
  item: "pantry",
  getRows: (group) => [toFields(group["pantry"])].filter((row) => row !== null),
  getName: (_, group) => toText(group["name"]),
  prepareRow(position, group, { into, force }) {
    const name = checkName(toText(group["name"]));
    const row = this.getRows(group)[position] ?? {};
    const foods = readFoods(row, "foods");
    const staples = row["staples"] === null ? null : readFoods(row, "staples");
    return {
      name,
      store() {
        const id = into.groups.findOrMake(name);
        if (!force && into.pantries.find(id)) return [];
        into.pantries.put(id, completePantry({ foods: foods.kept, staples: staples && staples.kept }));
        return [...foods.leftOut, ...(staples?.leftOut ?? [])];
      },
    };
  },
};

function readFoods(row: Fields, list: string): { kept: string[]; leftOut: LeftOut[] } {
  const names = toNames(row[list]);
  const isShort = (name: string) => name.length <= PANTRY_MOST.characters;
  const kept = names.filter(isShort).slice(0, PANTRY_MOST.foods);
  const leftOut = names.filter((name) => !kept.includes(name));
  return { kept, leftOut: leftOut.map((value) => ({ value })) };
}
