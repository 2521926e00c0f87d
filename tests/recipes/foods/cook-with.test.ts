import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { CookableRecipe } from "../../../src/contract/cook-with.ts";
import { PANTRY_MOST } from "../../../src/contract/ingredient-rules.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

const RECIPES: Record<string, { recipeIngredient: string[]; dateAdded?: string }> = {
  Omelette: { recipeIngredient: ["3 eggs", "1 tbsp butter", "salt and pepper"], dateAdded: "2026-01-01" },
  Scramble: { recipeIngredient: ["4 eggs", "1 tbsp butter", "pinch of salt"], dateAdded: "2026-02-01" },
  Pancakes: { recipeIngredient: ["2 eggs", "250 g flour", "500 ml milk", "2 tbsp olive oil"] },
  Rarebit: { recipeIngredient: ["150 g cheese", "2 slices of bread", "For the top:", "1 tsp mystery dust"] },
  Toastie: { recipeIngredient: ["100 g cheddar", "2 slices of bread"] },
  Roast: { recipeIngredient: ["500 g chicken breast", "200 ml chicken stock", "2 carrots"] },
  Water: { recipeIngredient: ["1 l water", "salt"] },
};

beforeAll(async () => {
  at = await tagine();
  for (const [name, recipe] of Object.entries(RECIPES))
    await at.user.send("POST", "recipes/create", { name, ...recipe });
});
afterAll(() => at.close());

async function cookWith(foods: string[], more: object = {}): Promise<CookableRecipe[]> {
  const { status, body } = await at.visitor.send("POST", "recipes/cook-with", { foods, ...more });
  expect(status).toBe(200);
  return body;
}

const summarize = (rows: CookableRecipe[]) =>
  rows.map(({ recipe, matched, missing }) => [recipe.name, matched, missing.map(({ text }) => text)]);

test("recipes are sorted by fewest missing foods, then most used, then newest", async () => {
  expect(summarize(await cookWith(["eggs", "butter", "milk"]))).toEqual([
    ["Scramble", 2, []],
    ["Omelette", 2, []],
    ["Pancakes", 2, ["flour"]],
  ]);
});

test("a missing food is named as in the recipe", async () => {
  const [roast] = await cookWith(["chicken breast", "chicken stock"], { language: "de-DE" });
  expect(roast?.missing).toEqual([{ foodId: "carrot", text: "Karotten" }]);
  await at.user.send("POST", "recipes/create", {
    name: "Arrabbiata",
    recipeIngredient: ["1 tsp moon dust", "400 g rigatoni", "3 scallions", "2 cups flour"],
  });
  const rows = await cookWith(["moon dust", "onions", "flour"]);
  const pasta = rows.find(({ recipe }) => recipe.name === "Arrabbiata");
  expect(pasta?.missing.map(({ text }) => text)).toEqual(["rigatoni", "scallions"]);
  await at.user.send("DELETE", "recipes/arrabbiata");
  const [omelette] = await cookWith(["eggs"], { staples: ["salt", "pepper"] });
  expect(omelette?.missing).toEqual([{ foodId: "butter", text: "butter" }]);
});

test("the recipe that uses most is first, even if it's older", async () => {
  const dishes = [
    { name: "Bowl", recipeIngredient: ["1 kohlrabi", "1 cup quinoa"], dateAdded: "2026-01-01" },
    { name: "Side", recipeIngredient: ["1 kohlrabi"], dateAdded: "2026-02-01" },
    { name: "Brine", recipeIngredient: ["salt", "1 kohlrabi", "1 cup quinoa"], dateAdded: "2026-03-01" },
  ];
  for (const dish of dishes) await at.user.send("POST", "recipes/create", dish);
  expect(summarize(await cookWith(["kohlrabi", "quinoa"]))).toEqual([
    ["Brine", 2, []],
    ["Bowl", 2, []],
    ["Side", 1, []],
  ]);
  // A staple that was also given counts once.
  const names = (await cookWith(["kohlrabi", "salt"])).map(({ recipe }) => recipe.name);
  expect(names.filter((name) => ["Side", "Brine"].includes(name))).toEqual(["Side", "Brine"]);
  for (const { name } of dishes) await at.user.send("DELETE", `recipes/${name.toLowerCase()}`);
});

describe("a food", () => {
  test.each([
    ["its kind: cheddar", ["cheddar", "bread"], ["Toastie", "Rarebit"]],
    ["its varieties: chicken", ["chicken"], ["Roast"]],
  ])("can stand in for %s", async (_, foods, names) => {
    expect((await cookWith(foods)).map(({ recipe }) => recipe.name)).toEqual(names);
  });

  test("can't stand in for foods made from it", async () => {
    const [roast] = await cookWith(["chicken", "carrot"]);
    expect(roast?.missing).toEqual([{ foodId: "chicken-stock", text: "chicken stock" }]);
  });

  test("can't stand in for its varieties if it's a group", async () => {
    expect((await cookWith(["cheese"])).map(({ recipe }) => recipe.name)).toEqual(["Rarebit"]);
  });
});

test("a missing unknown food is named as in its line", async () => {
  const rows = await cookWith(["cheese", "bread"]);
  expect(rows.find(({ recipe }) => recipe.name === "Rarebit")?.missing).toEqual([
    { foodId: null, text: "mystery dust" },
  ]);
});

test("an unknown food matches the same words", async () => {
  expect(summarize(await cookWith(["Mystery Dust"]))).toEqual([["Rarebit", 1, ["cheese", "bread"]]]);
});

test("staples can be chosen, and never find a recipe by themselves", async () => {
  expect(await cookWith([])).toEqual([]);
  const [scramble] = await cookWith(["egg"], { staples: ["butter"] });
  expect(scramble?.recipe.name).toBe("Scramble");
  expect(scramble?.missing).toEqual([{ foodId: "salt", text: "salt" }]);
  expect((await cookWith(["salt"])).length).toBe(3);
});

test("foods can be ids, names in other languages, and repeated names", async () => {
  const rows = await cookWith(["egg", "EGGS", "no such food", "", "butter"], { language: "de", limit: 1 });
  expect(summarize(rows)).toEqual([["Scramble", 2, []]]);
});

test.each([
  [{}],
  [{ foods: "egg" }],
  [{ foods: Array.from({ length: PANTRY_MOST.foods + 1 }, () => "egg") }],
  [{ foods: ["x".repeat(PANTRY_MOST.characters + 1)] }],
  [{ foods: ["egg"], limit: 0 }],
])("is refused: %j", async (body) => {
  expect((await at.visitor.send("POST", "recipes/cook-with", body)).status).toBe(422);
});

test("a recipe with a very large id from an archive is found, too", async () => {
  const content = recipeContent({ name: "Remoulade", recipeIngredient: ["1 celeriac"] });
  const known = {
    id: 2 ** 40,
    changedAt: "2026-11-01T12:00:00.000Z",
    changedBy: null,
    pictureNumber: 0,
    picture: null,
    oldSlugs: [],
    versions: [],
    former: null,
    further: [],
    doubts: [],
  };
  at.app.archivedRecipes.restore({ content, slug: null, picture: null, known }, { force: false, by: null });
  const rows = await cookWith(["celeriac"]);
  expect([rows[0]?.recipe.id, summarize(rows)]).toEqual([2 ** 40, [["Remoulade", 1, []]]]);
});
