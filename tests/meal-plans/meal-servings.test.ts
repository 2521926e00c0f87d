import { afterEach, beforeEach, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

const DAY = "2026-11-18";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  const stew = {
    name: "Stew",
    recipeYield: "4 servings",
    recipeIngredient: ["For the pot:", "200 g beans", "2 eggs", "salt"],
  };
  await at.user.send("POST", "recipes/create", stew);
});
afterEach(() => at.close());

const plan = (meals: object[]) =>
  at.user.send("POST", "meal-plans/create", { startDate: DAY, endDate: "2026-11-19", meals });
const change = (meals: object[]) =>
  at.user.send("PUT", "meal-plans/1", { startDate: DAY, endDate: "2026-11-19", meals });
const meals = async (): Promise<{ servings: number | null; recipeYield: string }[]> =>
  (await at.user.get("meal-plans/all")).body[0].meals;
const servings = async () => (await meals()).map((meal) => meal.servings);
const list = async () => (await at.user.get("meal-plans/1/shopping-list")).body;

test("a meal without servings uses the recipe's own", async () => {
  await plan([{ slug: "stew", servings: 6 }, { slug: "stew", servings: null }, { slug: "stew" }]);
  expect((await meals()).map((meal) => [meal.servings, meal.recipeYield])).toEqual([
    [6, "6 servings"],
    [null, "4 servings"],
    [null, "4 servings"],
  ]);
});

test("the shopping list has the amounts for a meal's servings", async () => {
  await plan([{ slug: "stew", servings: 6 }, { slug: "stew" }]);
  expect(await list()).toMatchObject([
    {
      servings: 6,
      recipeYield: "6 servings",
      recipeIngredient: ["For the pot:", "300 g beans", "3 eggs", "salt"],
    },
    {
      servings: null,
      recipeYield: "4 servings",
      recipeIngredient: ["For the pot:", "200 g beans", "2 eggs", "salt"],
    },
  ]);
});

test("the shopping list puts counted foods in the plural", async () => {
  await at.user.send("POST", "recipes/create", {
    name: "Loaf",
    recipeIngredient: ["1 egg", "1 carrot, grated"],
  });
  await plan([{ slug: "loaf", servings: 2 }]);
  expect((await list())[0].recipeIngredient).toEqual(["2 eggs", "2 carrots, grated"]);
});

test.each([
  ["", 2, "2×", "400 g Mehl"],
  ["1 Laib", 0.5, "½ × 1 Laib", "100 g Mehl"],
  ["eine 20-cm-Form", 28.28, "eine 28,5-cm-Form", "400 g Mehl"],
  [" Für vier Personen ", 6, "Für 6 Personen", "300 g Mehl"],
])("a recipe for “%s”, planned for %p, makes “%s”", async (recipeYield, count, made, line) => {
  const recipeInstructions = [{ text: "Das Mehl mit der Butter und dem Zucker verrühren." }];
  const bread = { name: "Brot", recipeYield, recipeIngredient: ["200 g Mehl"], recipeInstructions };
  await at.user.send("POST", "recipes/create", bread);
  await plan([{ slug: "brot", servings: count }]);
  expect((await meals())[0]?.recipeYield).toBe(made);
  expect((await list())[0].recipeIngredient).toEqual([line]);
});

test("a client that sends no servings keeps them, even if it moves a meal", async () => {
  await plan([
    { slug: "stew", date: DAY, servings: 6 },
    { slug: "stew", date: DAY },
    { slug: "stew", date: DAY, servings: 8 },
    { slug: "stew", date: "2026-11-19", servings: 2 },
  ]);
  await change([
    { name: "Bread", date: DAY },
    ...Array.from({ length: 3 }, () => ({ slug: "stew", date: DAY })),
    { slug: "stew", date: "2026-11-18" },
  ]);
  expect(await servings()).toEqual([null, 6, null, 8, 2]);
  await change([{ slug: "stew", date: DAY }]);
  expect(await servings()).toEqual([6]);
  await change([{ slug: "stew", date: "2026-11-19" }]);
  expect(await servings()).toEqual([6]);
  await change([
    { slug: "stew", date: "2026-11-19" },
    { slug: "stew", date: DAY },
  ]);
  expect(await servings()).toEqual([6, null]);
});

test("null resets a meal to the recipe's own servings", async () => {
  await plan([{ slug: "stew", date: DAY, servings: 6 }]);
  await change([{ slug: "stew", date: DAY, servings: null }]);
  expect(await servings()).toEqual([null]);
});

test("servings stay while the recipe is renamed, deleted, and restored", async () => {
  await plan([{ slug: "stew", date: DAY, servings: 6 }]);
  const { body: stew } = await at.user.get("recipes/stew");
  await at.user.send("PUT", "recipes/stew", { ...stew, name: "Bean Stew" });
  await change([{ slug: "stew", date: DAY }]);
  await at.user.send("DELETE", "recipes/bean-stew");
  await change([{ slug: "empty", name: "Bean Stew", date: DAY }]);
  expect(await servings()).toEqual([6]);
  const [{ id }] = (await at.user.get("recipe-bin")).body;
  await at.user.send("POST", `recipe-bin/${id}/restore`);
  expect((await list())[0].recipeIngredient).toContain("300 g beans");
});

test("a refusal names the valid range of servings", async () => {
  for (const [count, sentence] of [
    [0, "It must be at least 0.01"],
    [-2, "It must be at least 0.01"],
    [9999.5, "It must be at most 9999"],
    ["six", "A number is expected here"],
  ]) {
    const { status, body } = await plan([{ slug: "stew", servings: count }]);
    expect([status, body.detail[0].msg]).toEqual([422, sentence]);
  }
});
