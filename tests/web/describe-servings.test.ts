import { expect, test } from "bun:test";
import { wordsFor } from "../../src/ingredients/languages.ts";
import { describeServings } from "../../web/recipes/page/describe-servings.ts";

function describe(recipeYield: string, wanted: number | null = null) {
  const chosen: (number | null)[] = [];
  const choose = (servings: number | null) => void chosen.push(servings);
  const servings = describeServings(recipeYield, { words: wordsFor("en"), locale: "en-US", wanted, choose });
  return { ...servings, chosen };
}

test.each([
  ["0", "1×"],
  ["999999", "999999"],
  ["half a dozen", "half a dozen"],
])("a yield of %s has no servings: %s", (recipeYield, text) => {
  expect(describe(recipeYield)).toMatchObject({ text, factor: 1 });
});

test("a large recipe can be tripled", () => {
  const { setFactor, chosen } = describe("500 cookies");
  setFactor(3);
  expect(chosen).toEqual([1500]);
  expect(describe("500 cookies", 1500)).toMatchObject({ text: "1500 cookies", factor: 3 });
});

test("a pan is rounded, but its amounts aren't", () => {
  const { text, compact, factor } = describe("1 cake (26 cm)", 36.77);
  expect([text, compact]).toEqual(["1 cake (37 cm)", "37 cm"]);
  expect(factor).toBeCloseTo(2);
});
