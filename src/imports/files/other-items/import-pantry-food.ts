import { PANTRY_MOST } from "../../../contract/ingredient-rules.ts";
import { completePantry } from "../../../groups/pantry.ts";
import type { PantryStore } from "../../../groups/pantry-store.ts";
import type { FoodCatalog } from "../../../ingredients/foods/food-catalog.ts";
import { sortAdded, type AddedItems } from "./added-items.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";

export interface MadePantryFood {
  group: number;
  name: string;
}

interface Parts {
  pantries: PantryStore;
  foods: Pick<FoodCatalog, "get" | "findByName">;
}

/** Names are looked up in this language first, then in all others. */
const LANGUAGE = "en";

/** Call it in a transaction. Adds a food to the group's pantry, unless it's there in any spelling. */
export function importPantryFood(
  found: string,
  { group, parts: { pantries, foods } }: { group: number; parts: Parts },
): OtherItemOutcome<MadePantryFood> {
  const pantry = pantries.get(group);
  const [name = ""] = completePantry({
    foods: [found.slice(0, PANTRY_MOST.characters)],
    staples: null,
  }).foods;
  const findKey = (text: string) => foods.findByName(text, LANGUAGE)?.id ?? text.toLowerCase();
  const outcome = { also: "pantry", name } as const;
  const isKnown = pantry.foods.some((one) => findKey(one) === findKey(name));
  if (name === "" || isKnown) return { ...outcome, status: "skipped" };
  if (pantry.foods.length >= PANTRY_MOST.foods)
    return { ...outcome, status: "skipped", notice: { code: "file-import-pantry-full" } };
  pantries.put(group, completePantry({ ...pantry, foods: [...pantry.foods, name] }));
  return { ...outcome, status: "added", made: { group, name } };
}

/** Foods at home can't be changed. */
export function sortAddedPantryFoods(made: MadePantryFood[], pantries: PantryStore): AddedItems {
  return sortAdded(made, {
    isUnchanged: ({ group, name }) => pantries.get(group).foods.includes(name) || null,
    remove({ group, name }) {
      const pantry = pantries.get(group);
      pantries.put(group, { ...pantry, foods: pantry.foods.filter((one) => one !== name) });
    },
  });
}
