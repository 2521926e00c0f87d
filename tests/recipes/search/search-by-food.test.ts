import { beforeAll, describe, expect, test } from "bun:test";
import { FOOD_TEXTS, sqlMigrations } from "../../../src/assets.ts";
import { openStores, type Stores } from "../../../src/imports/restores/open-stores.ts";
import { foodCatalog } from "../../../src/ingredients/foods/food-catalog.ts";
import { openDatabase } from "../../../src/platform/database.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { searchRecipes } from "../../../src/recipes/search/search-recipes.ts";

const NAMES: Record<string, object> = {
  "de-DE": { tomato: "Tomate|Tomaten", "coconut-milk": "Kokosmilch|Kokosmilch", milk: "Milch|Milch" },
  "zh-CN": { tomato: "番茄" },
};
const foods = foodCatalog({
  ...FOOD_TEXTS,
  readNames: (language) =>
    language in NAMES
      ? JSON.stringify(NAMES[language])
      : language === "en-US"
        ? FOOD_TEXTS.readNames(language)
        : "{}",
});

let stores: Stores;

const RECIPES: Record<string, string[]> = {
  Bolognese: ["400 g ground beef", "2 tomatoes"],
  Carbonara: ["100 g bacon", "3 eggs", "80 g pecorino"],
  Panna: ["6 g gelatin", "500 ml crème fraîche".normalize("NFD")],
  Curry: ["1 can coconut milk", "2 tomatoes", "salt"],
  Porridge: ["1 cup oats", "2 cups milk"],
  Mystery: ["3 scoops milk thistle surprise"],
  Moussaka: ["2 eggplants", "1 butternut squash", "1 can butter beans"],
  Mousse: ["200 g milk chocolate", "4 eggs"],
  Ramen: ["200 g egg noodles"],
  Salat: ["400 g Tomaten", "1 Prise Zucker", "2 EL Öl und etwas mehr für die Schüssel"],
};

beforeAll(() => {
  stores = openStores(openDatabase(":memory:", sqlMigrations()), () => new Date(), foods);
  for (const [name, recipeIngredient] of Object.entries(RECIPES))
    stores.recipes.add(recipeContent({ name, recipeIngredient }));
});

function find(withIngredients: string[], withoutIngredients: string[] = []): string[] {
  const facts = { maxMinutes: null, minRating: null, favoritesOf: null, neverCookedBy: null, toCheck: false };
  const rows = searchRecipes(
    { ...stores, foods },
    {
      text: "",
      limit: 50,
      categories: { slugs: [], mode: "include", match: "any" },
      tags: { slugs: [], mode: "include", match: "any" },
      withIngredients,
      withoutIngredients,
      facts,
      order: "name",
      group: null,
    },
  );
  return rows.map(({ name }) => name);
}

const listExcluded = (...named: string[]) => {
  const kept = find([], named);
  return Object.keys(RECIPES)
    .filter((name) => !kept.includes(name))
    .toSorted();
};

describe("searching with", () => {
  test.each([
    ["Tomaten", ["Bolognese", "Curry", "Salat"]],
    ["番茄", ["Bolognese", "Curry", "Salat"]],
    ["tomato", ["Bolognese", "Curry", "Salat"]],
    ["meat", ["Bolognese", "Carbonara", "Panna"]],
    ["cheese", ["Carbonara"]],
    ["surprise", ["Mystery"]],
    ["milk", ["Mystery", "Porridge"]],
    ["Milch", ["Porridge"]],
    ["coconut milk", ["Curry"]],
    ["egg", ["Carbonara", "Mousse"]],
    ["butter", []],
  ])("%s", (food, names) => {
    expect(find([food])).toEqual(names);
  });
});

describe("searching without", () => {
  test.each([
    ["meat", ["Bolognese", "Carbonara", "Panna"]],
    ["Tomaten", ["Bolognese", "Curry", "Salat"]],
    ["milk", ["Carbonara", "Mousse", "Mystery", "Panna", "Porridge"]],
    ["Milch", ["Carbonara", "Mousse", "Panna", "Porridge"]],
    ["cream", ["Panna"]],
    ["coconut milk", ["Curry"]],
    ["dairy", ["Carbonara", "Mousse", "Panna", "Porridge"]],
    ["eggs", ["Carbonara", "Mousse", "Ramen"]],
    ["surprise", ["Mystery"]],
  ])("%s excludes", (food, names) => {
    expect(listExcluded(food)).toEqual(names);
  });

  test("several foods are all excluded", () => {
    expect(find([], ["meat", "tomatoes"])).toEqual(["Moussaka", "Mousse", "Mystery", "Porridge", "Ramen"]);
  });

  test("unwanted foods can be combined with wanted ones", () => {
    expect(find(["tomatoes"], ["meat"])).toEqual(["Curry", "Salat"]);
  });

  test("recipes that aren't indexed yet are excluded by their words", () => {
    const all = stores;
    stores = openStores(openDatabase(":memory:", sqlMigrations()), () => new Date());
    stores.recipes.add(recipeContent({ name: "Cake", recipeIngredient: ["2 eggs"] }));
    stores.recipes.add(recipeContent({ name: "Toast", recipeIngredient: ["2 slices of bread"] }));
    const kept = find([], ["eggs"]);
    stores = all;
    expect(kept).toEqual(["Toast"]);
  });
});

test("changing tags keeps a recipe's foods", () => {
  stores.bulk.change(
    ["curry"],
    { categories: { add: [], remove: [] }, tags: { add: ["hot"], remove: [] } },
    null,
  );
  expect(listExcluded("coconut milk")).toEqual(["Curry"]);
});
