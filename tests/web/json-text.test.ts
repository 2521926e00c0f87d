import { expect, test } from "bun:test";
import { Recipe } from "../../src/contract/recipes.ts";
import { EMPTY_RECIPE } from "../../web/recipes/editing/draft.ts";
import { readJson } from "../../web/recipes/editing/json-text.ts";

test("a recipe can be pasted as the API returns it", () => {
  const fields = Object.keys(Recipe.properties).map((key) => [key, null] as const);
  const answer = { ...Object.fromEntries(fields), ...EMPTY_RECIPE, name: "Soup" };
  expect(readJson(JSON.stringify(answer))).toHaveProperty("value.name", "Soup");
  expect(readJson(JSON.stringify({ ...answer, colour: "red" }))).toHaveProperty("faults");
});
