import { expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../../src/assets.ts";
import { foodCatalog } from "../../../src/ingredients/foods/food-catalog.ts";
import { listNeeds, readFoodLines } from "../../../src/recipes/foods/food-lines.ts";

const foods = foodCatalog(FOOD_TEXTS);

const read = (...recipeIngredient: string[]) =>
  readFoodLines({ name: "Dinner", recipeIngredient, recipeInstructions: [] }, foods);

test.each([
  ["2 large tomatoes, chopped", ["tomato"]],
  ["salt and black pepper", ["salt", "black-pepper"]],
  ["1 can coconut milk", ["coconut-milk"]],
  ["1 cup mystery powder", "mystery powder"],
])("%p", (line, expected) => {
  expect(read(line)).toEqual([[0, expected]]);
});

test("headings, numbers, and emoji name no food", () => {
  expect(read("For the sauce:", "1 tsp salt", "🌶️", "2", "")).toEqual([[1, ["salt"]]]);
});

test("a food that several lines name is needed once", () => {
  const lines = read("1 cup butter", "mystery powder", "2 tbsp butter", "3 tsp mystery powder");
  expect([...listNeeds(lines)]).toEqual([
    ["butter", null],
    ["?mystery powder", "mystery powder"],
  ]);
});
