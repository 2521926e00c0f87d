import { describe, expect, test } from "bun:test";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { showLine } from "../../src/ingredients/amounts/show-line.ts";

function scale(text: string, factor: number, language: string) {
  const words = wordsFor(language);
  const spelling = { style: "glyph", point: language === "en" ? "." : "," } as const;
  return showLine(readLine(text, words), { factor, spelling, words });
}

test.each([
  ["a plain space", "fr", "1 000 g de sucre", "500 g de sucre"],
  ["a fixed space", "fr", "1\u00a0000 g de sucre", "500 g de sucre"],
  ["a narrow space", "fr", "1\u202f000\u202fg de sucre", "500\u202fg de sucre"],
  ["a thin space", "sv", "1\u2009000 g socker", "500 g socker"],
  ["an apostrophe", "de", "1’000 g Mehl", "500 g Mehl"],
])("thousands may be separated by %s", (_, language, text, half) => {
  expect(scale(text, 0.5, language).text).toBe(half);
});

describe("a number behind the unit", () => {
  test.each([
    ["fr", "1 kg 500 de pommes", "3 kg de pommes"],
    ["fr", "Pommes de terre 1 kg 500", "Pommes de terre 3 kg"],
    ["fr", "1 l 250 de lait", "2,5 l de lait"],
    ["fr", "1 kg ½ de pommes", "3 kg de pommes"],
    ["en", "1 kg 16/20 shrimp", "2 kg 16/20 shrimp"],
  ])("belongs to the amount in %s: %s", (language, text, twice) => {
    expect(scale(text, 2, language)).toMatchObject({ text: twice, isUnscaled: false });
  });

  test.each(["1 l 5 de lait", "1 kg 500 pommes"])("keeps the line as written if it's unclear: %s", (text) =>
    expect(scale(text, 2, "fr")).toMatchObject({ text, isUnscaled: true }),
  );
});
