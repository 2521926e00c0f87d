import { expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../../src/assets.ts";
import { indexCorrections, type Corrections } from "../../../src/ingredients/correct-line.ts";
import { foodCatalog } from "../../../src/ingredients/foods/food-catalog.ts";
import { listNeeds, readFoodLines } from "../../../src/recipes/foods/food-lines.ts";

const foods = foodCatalog(FOOD_TEXTS);

const readAs = (corrections: Corrections, ...recipeIngredient: string[]) =>
  readFoodLines({ name: "Dinner", recipeIngredient, recipeInstructions: [] }, { foods, corrections });
const read = (...lines: string[]) => readAs(new Map(), ...lines);

test.each([
  ["2 large tomatoes, chopped", ["tomato"]],
  ["salt and black pepper", ["salt", "black-pepper"]],
  ["1 can coconut milk", ["coconut-milk"]],
  ["1 cup mystery powder", "mystery powder"],
])("%p", (line, expected) => {
  expect(read(line)).toEqual([[0, expected]]);
});

test("headings, numbers, and emoji aren't foods", () => {
  expect(read("For the sauce:", "1 tsp salt", "🌶️", "2", "")).toEqual([[1, ["salt"]]]);
});

test("a food in several lines counts once", () => {
  const lines = read("1 cup butter", "mystery powder", "2 tbsp butter", "3 tsp mystery powder");
  expect([...listNeeds(lines)]).toEqual([
    ["butter", null],
    ["?mystery powder", "mystery powder"],
  ]);
});

test.each<[string, { food: string; foodId: string | null }, string[] | string]>([
  ["1 cup white stuff", { food: "stuff", foodId: "wheat-flour" }, ["wheat-flour"]],
  ["1 cup salt powder", { food: "salt", foodId: null }, ["salt"]],
  ["1 cup salt", { food: "cup salt", foodId: "a-food-of-tomorrow" }, ["salt"]],
  ["2 🌶️", { food: "🌶️", foodId: "chili" }, ["chili"]],
  ["1 cup mystery powder", { food: "mystery", foodId: null }, "mystery"],
])("%p corrected to %j", (line, { food, foodId }, expected) => {
  const corrections = indexCorrections([{ line: line.toUpperCase(), amount: "", unit: "", food, foodId }]);
  expect(readAs(corrections, line)).toEqual([[0, expected]]);
});
