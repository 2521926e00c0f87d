import { describe, expect, test } from "bun:test";
import { wordsFor } from "../../src/ingredients/languages.ts";
import { getFactor, readYield, writeYield } from "../../src/ingredients/read-yield.ts";

describe("the number of servings or pieces", () => {
  test.each([
    ["en", "4", 4],
    ["en", "4 people", 4],
    ["en", "4-6 servings", 4],
    ["en", "Serves four to six", 4],
    ["en", "Makes 24 cookies", 24],
    ["en", "1 serving", 1],
    ["en", "1", 1],
    ["en", "about 2 lb, serves 8", 8],
    ["da", "4 personer", 4],
    ["de", "für 6 Personen", 6],
    ["de", "Ergibt 12 Stück", 12],
    ["de", "zwei Portionen", 2],
    ["de", "1 Portion", 1],
    ["fr", "1 personne", 1],
    ["fr", "Pour 6 personnes", 6],
    ["pl", "4 porcje", 4],
    ["pt", "8 porções", 8],
    ["sv", "6 portioner", 6],
    ["zh-CN", "4人份", 4],
    ["zh-TW", "四人份", 4],
    ["zh-CN", "1人份", 1],
  ])("in %s: %s", (language, text, base) => {
    expect(readYield(text, wordsFor(language))).toMatchObject({ kind: "count", base });
  });
});

test.each([
  ["en", "one 20 cm cake", 20, "cm"],
  ["en", "1 cake (9-inch)", 9, "inch"],
  ["en", '1 tart, 10"', 10, "inch"],
  ["de", "1 Springform, 26 cm", 26, "cm"],
  ["de", "eine 26er Springform", 26, "cm"],
  ["zh-CN", "20厘米蛋糕", 20, "cm"],
  ["zh-TW", "8吋蛋糕", 8, "inch"],
])("the diameter of a pan, in %s: %s", (language, text, base, unit) => {
  expect(readYield(text, wordsFor(language))).toMatchObject({ kind: "pan", base, unit });
});

test.each([
  "",
  "a big pot",
  "1 loaf",
  "1 baking sheet, 20 x 30 cm",
  "about 1 liter",
  "750 ml",
  "one loaf",
  "0",
  "half a dozen",
])("without a number to change, the whole recipe is multiplied: %p", (text) =>
  expect(readYield(text, wordsFor("en"))).toEqual({ kind: "times", base: 1 }),
);

test("a number replaces a range", () => {
  const replace = (text: string, count: number) =>
    writeYield(text, readYield(text, wordsFor("de")), count, ",");
  expect(replace("4–6 Portionen", 8)).toBe("8 Portionen");
  expect(replace("4 bis 6 Portionen", 8)).toBe("8 Portionen");
  expect(replace("Makes 12 cookies", 18)).toBe("Makes 18 cookies");
});

test("a pan is scaled by its area", () => {
  const pan = readYield("one 20 cm cake", wordsFor("en"));
  expect(getFactor(pan, 24)).toBeCloseTo(1.44);
  expect(getFactor(readYield("4", wordsFor("en")), 6)).toBe(1.5);
});

test.each([
  ["4 servings", 4, "4 servings"],
  ["4–6 servings", 8, "8 servings"],
  ["4", 2.5, "2,5"],
  ["one 20 cm cake", 24.495, "one 24,5 cm cake"],
  ["one 20 cm cake", 28.28, "one 28,5 cm cake"],
  ["1 loaf", 1, "1 loaf"],
  ["1 loaf", 2, "2 × 1 loaf"],
  ["1 loaf", 0.5, "½ × 1 loaf"],
  ["", 1, ""],
  ["", 3, "3×"],
])("“%s” for %p is “%s”", (text, count, written) => {
  expect(writeYield(text, readYield(text, wordsFor("en")), count, ",")).toBe(written);
});
