import { beforeAll, expect, test } from "bun:test";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { describeServings } from "../../web/recipes/page/describe-servings.ts";
import { allTexts, loadTexts } from "../../web/text/translation.ts";

beforeAll(async () => {
  await loadTexts("en-US");
  await allTexts();
});

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

test("a pan for twice as much has twice the area, and says so", () => {
  const pan = describe("1 cake (26 cm)");
  pan.setFactor(2);
  expect([pan.chosen, pan.note]).toEqual([[36.77], ""]);
  expect(describe("1 cake (26 cm)", 36.77).note).toBe("2× by area");
  expect(describe("4 servings", 8).note).toBe("");
});

test("without a yield, the recipe is made half or several times", () => {
  const once = describe("");
  once.fewer?.();
  once.more?.();
  once.setFactor(3);
  expect(once.chosen).toEqual([0.5, 2, 3]);
  expect(describe("", 0.5)).toMatchObject({ text: "½×", factor: 0.5, fewer: null });
});

test("a pan is rounded, but its amounts aren't", () => {
  const { text, compact, factor } = describe("1 cake (26 cm)", 36.77);
  expect([text, compact]).toEqual(["1 cake (37 cm)", "37 cm"]);
  expect(factor).toBeCloseTo(2);
});
