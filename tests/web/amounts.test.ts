import { describe, expect, test } from "bun:test";
import { findFootnotes, isFootnote, takeMarks } from "../../web/recipes/amounts/footnotes.ts";
import { findSpelling, scaleLine, splitLine } from "../../web/recipes/amounts/scale-line.ts";
import { readYield, withServings } from "../../web/recipes/amounts/servings.ts";
import { tidyLine } from "../../web/recipes/amounts/tidy-line.ts";
import type { FractionStyle } from "../../web/recipes/amounts/written-number.ts";

describe("the amount of a line", () => {
  test.each([
    ["200 g flour", "200 g"],
    ["200g flour", "200g"],
    ["1 ½ cups milk", "1 ½ cups"],
    ["1-1/2 cups milk", "1-1/2 cups"],
    ["2–3 cloves garlic", "2–3 cloves"],
    ["2 to 3 carrots", "2 to 3"],
    ["2 x 400 g tins of tomatoes", "2 x 400 g"],
    ["1 EL Öl", "1 EL"],
    ["2 c. à soupe d'huile", "2 c. à soupe"],
    ["3 łyżki oleju", "3 łyżki"],
    ["2大匙醬油", "2大匙"],
    ["豆腐 200克", "200克"],
    ["Flour 200 g", "200 g"],
    ["3 eggs", "3"],
    ["2 glasses of wine", "2"],
    ["salt", ""],
    ["10% cream", ""],
    ["7-Up", ""],
    ["00 flour", ""],
  ])("%s", (line, amount) => {
    const split = splitLine(line);
    expect(split.amount).toBe(amount);
    expect(split.before + split.amount + split.after).toBe(line);
  });
});

describe("scaling", () => {
  const scale = (line: string, factor: number, style: FractionStyle = "glyph") =>
    scaleLine(line, factor, { style, point: "." });

  test.each([
    ["200 g flour", 1.5, "300 g flour"],
    ["1 cup milk", 1.5, "1½ cup milk"],
    ["½ cup milk", 2, "1 cup milk"],
    ["2–3 cloves garlic", 2, "4–6 cloves garlic"],
    ["2 x 400 g tins", 1.5, "3 x 400 g tins"],
    ["about 2 lb beef", 2, "about 4 lb beef"],
    ["1 cup (240 ml) milk", 2, "2 cup (480 ml) milk"],
    ["1 can (400 g) tomatoes", 2, "2 can (400 g) tomatoes"],
    ["2 (14 oz) cans beans", 2, "4 (14 oz) cans beans"],
    ["100 g / 3 oz butter", 2, "200 g / 6 oz butter"],
    ["1 tablespoon plus 1 teaspoon oil", 3, "3 tablespoon plus 3 teaspoon oil"],
    ["1 onion, cut into 2 cm pieces", 2, "2 onion, cut into 2 cm pieces"],
    ["25 g yeast", 1.5, "37.5 g yeast"],
    ["1,000 g potatoes", 2, "2000 g potatoes"],
    ["1 tsp salt", 1 / 3, "⅓ tsp salt"],
    ["7 eggs", 1.25, "8¾ eggs"],
    ["salt to taste", 2, "salt to taste"],
    ["juice of ½ lime", 2, "juice of 1 lime"],
    ["Saft von 1 Zitrone", 1.5, "Saft von 1½ Zitrone"],
    ["pinch of 5 spice", 2, "pinch of 5 spice"],
    ["Flour 200 g", 2, "Flour 400 g"],
  ])("%s × %p", (line, factor, scaled) => expect(scale(line, factor)).toBe(scaled));

  test("keeps the style of the recipe", () => {
    expect(scale("1 cup milk", 1.5, "slash")).toBe("1 1/2 cup milk");
    expect(scale("1 cup milk", 1.5, "decimal")).toBe("1.5 cup milk");
    expect(scaleLine("1 kg Mehl", 1.25, { style: "decimal", point: "," })).toBe("1,25 kg Mehl");
  });
});

describe("one style of fractions", () => {
  const spell = (lines: string[]) => {
    const spelling = findSpelling(lines, ".");
    return lines.map((line) => scaleLine(line, 1, spelling));
  };

  test.each([
    [
      ["½ cup oil", "1/2 tsp salt", "1½ cups milk"],
      ["½ cup oil", "½ tsp salt", "1½ cups milk"],
    ],
    [
      ["1/2 cup oil", "1 1/2 tsp salt", "1½ cups milk"],
      ["1/2 cup oil", "1 1/2 tsp salt", "1 1/2 cups milk"],
    ],
    [
      ["0.5 cup oil", "0.25 tsp salt", "½ cup milk"],
      ["0.5 cup oil", "0.25 tsp salt", "0.5 cup milk"],
    ],
    [
      ["½ cup oil", "0.33 cup milk", "1.2 kg beef", "500 g rice"],
      ["½ cup oil", "⅓ cup milk", "1.2 kg beef", "500 g rice"],
    ],
    [
      ["½ cup oil", "1 carrot, in 1/2-inch pieces"],
      ["½ cup oil", "1 carrot, in ½-inch pieces"],
    ],
    [
      ["1/2 cup oil", "1 carrot, in ½ inch pieces"],
      ["1/2 cup oil", "1 carrot, in 1/2 inch pieces"],
    ],
    [
      ["200 g flour", "80/20 beef"],
      ["200 g flour", "80/20 beef"],
    ],
  ])("%p", (lines, spelled) => expect(spell(lines)).toEqual(spelled));
});

test.each([
  ["1 onion ( sliced )", "1 onion (sliced)"],
  ["1 onion ((sliced))", "1 onion (sliced)"],
  ["1 onion ((sliced)", "1 onion (sliced)"],
  ["1 onion(sliced)", "1 onion (sliced)"],
  ["1 onion (, sliced)", "1 onion (sliced)"],
  ["1 onion ()", "1 onion"],
  ["1  onion , , sliced,", "1 onion, sliced"],
  ["• 1 onion", "1 onion"],
  ["egg(s)", "egg(s)"],
  ["1 can (14 oz (400 g))", "1 can (14 oz (400 g))"],
])("%p is shown as %p", (line, shown) => expect(tidyLine(line)).toBe(shown));

describe("footnotes", () => {
  const lines = ["2 cups flour**", "1 egg*, beaten", "** Bread flour works too"];
  const notes = ["* At room temperature\nUse a big bowl.", "**Bold**"];

  test("come from the line or note that starts with the mark", () => {
    const found = findFootnotes(lines, notes);
    expect(found).toEqual([
      { mark: "**", text: "Bread flour works too" },
      { mark: "*", text: "At room temperature" },
    ]);
    expect(lines.map((line) => isFootnote(line, found))).toEqual([false, false, true]);
    expect(takeMarks("1 egg*, beaten", found)).toEqual({ text: "1 egg, beaten", marks: ["*"] });
  });

  test("a list in Markdown is none, and a mark without a footnote stays", () => {
    const found = findFootnotes(["2 cups flour*"], ["* one\n* two"]);
    expect(found).toEqual([]);
    expect(takeMarks("2 cups flour*", found)).toEqual({ text: "2 cups flour*", marks: [] });
  });
});

test.each([
  ["4", { base: 4, step: 1, isTimes: false }],
  ["4-6 servings", { base: 4, step: 1, isTimes: false }],
  ["24 cookies", { base: 24, step: 6, isTimes: false }],
  ["1 loaf", { base: 1, step: 1, isTimes: true }],
  ["1", { base: 1, step: 1, isTimes: false }],
  ["", { base: 1, step: 1, isTimes: true }],
  ["a big pot", { base: 1, step: 1, isTimes: true }],
])("servings of %p", (text, read) => expect(readYield(text)).toEqual(read));

test("a number of servings replaces a range", () => {
  expect(withServings("4–6 Portionen", 8)).toBe("8 Portionen");
  expect(withServings("Makes 12 cookies", 18)).toBe("Makes 18 cookies");
});
