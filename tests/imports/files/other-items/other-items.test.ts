import { afterEach, beforeEach, expect, test } from "bun:test";
import { importList } from "../../../../src/imports/files/other-items/import-list.ts";
import {
  importPantryFood,
  sortAddedPantryFoods,
  type MadePantryFood,
} from "../../../../src/imports/files/other-items/import-pantry-food.ts";
import type { OtherItemOutcome } from "../../../../src/imports/files/other-items/other-item-outcome.ts";
import { tagine, type Tagine } from "../../../support/tagine.ts";

const GROUP = 1;
const ANNA = { id: 1, name: "Anna", group: GROUP, language: "en-US" } as const;

let at: Tagine;
beforeEach(async () => (at = await tagine()));
afterEach(() => at.close());

const addFood = (name: string): OtherItemOutcome<MadePantryFood> =>
  importPantryFood(name, { group: GROUP, parts: at.app });
const listFoods = () => at.app.pantries.get(GROUP).foods;

test.each([
  ["in other spaces and letters", " Dragon   scales "],
  ["that can't be seen", "\u200b"],
])("a food %s isn't added to the pantry, and undoing keeps the others", (_, name) => {
  at.app.pantries.put(GROUP, { foods: ["dragon scales", "moon dust"], staples: null });
  const { status, made } = addFood(name);
  sortAddedPantryFoods(made ? [made] : [], at.app.pantries).removeUnchanged();
  expect([status, listFoods()]).toEqual(["skipped", ["dragon scales", "moon dust"]]);
});

test("undoing removes a food from the pantry in the spelling that was stored", () => {
  const { made } = addFood(" moon   dust");
  expect(listFoods()).toEqual(["moon dust"]);
  sortAddedPantryFoods(made ? [made] : [], at.app.pantries).removeUnchanged();
  expect(listFoods()).toEqual([]);
});

const addList = (name: string, items: string[]) =>
  importList(
    name,
    { items: items.map((text) => ({ text, isChecked: false })) },
    { by: ANNA, group: GROUP, parts: at.app },
  );

test("a list without items is added although there are others", () => {
  addList("Weekly", ["milk"]);
  expect([addList("Party", []).status, addList("Party", []).status]).toEqual(["added", "skipped"]);
});

test("a list is added once, even if its name is tidied", () => {
  expect([addList("Big  party", ["milk"]).status, addList("Big  party", ["milk"]).status]).toEqual([
    "added",
    "skipped",
  ]);
});
