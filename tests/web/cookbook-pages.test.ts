import { describe, expect, test } from "bun:test";
import {
  chooseRecipes,
  chooseDefaultPaper,
  listCategories,
} from "../../web/recipes/cookbook/book-options.ts";
import { fillColumns, splitRecipe, splitText, type Block } from "../../web/recipes/cookbook/fill-pages.ts";

const blocks = (...heights: number[]): Block[] => heights.map((height) => ({ height }));
const title = (height: number): Block => ({ height, keepsWithNext: true });
const NOTHING = { head: [], left: [], right: [], tail: [] };

describe("a recipe is split between its blocks", () => {
  test("one that fits is on one page, as high as the longer of ingredients and steps", () => {
    const recipe = { head: blocks(20), left: blocks(10, 10), right: blocks(30), tail: blocks(5) };
    expect(splitRecipe(recipe, { first: 100, next: 90 })).toEqual([
      { head: [0, 1], left: [0, 2], right: [0, 1], tail: [0, 1], height: 55 },
    ]);
  });

  test("ingredients and steps continue beside each other on the next page", () => {
    const recipe = { ...NOTHING, head: blocks(20), left: blocks(40, 40, 40), right: blocks(50, 50) };
    expect(splitRecipe(recipe, { first: 100, next: 90 })).toEqual([
      { head: [0, 1], left: [0, 2], right: [0, 1], tail: [0, 0], height: 100 },
      { head: [1, 1], left: [2, 3], right: [1, 2], tail: [0, 0], height: 50 },
    ]);
  });

  test("a title isn't left at the end of a page", () => {
    const recipe = { ...NOTHING, right: [...blocks(80), title(10), ...blocks(30)] };
    expect(splitRecipe(recipe, { first: 100, next: 90 }).map(({ right }) => right)).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });

  test("notes start only after all ingredients and steps", () => {
    const recipe = { ...NOTHING, left: blocks(60, 60), right: blocks(10), tail: blocks(10) };
    expect(splitRecipe(recipe, { first: 100, next: 90 }).map(({ tail }) => tail)).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test("a block that is taller than a page gets its own, and nothing is lost", () => {
    const recipe = { ...NOTHING, right: blocks(10, 500, 10) };
    expect(splitRecipe(recipe, { first: 100, next: 90 }).map(({ right }) => right)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test("a recipe without anything still has a page", () => {
    expect(splitRecipe(NOTHING, { first: 100, next: 90 })).toHaveLength(1);
  });
});

test("columns are filled from left to right, with a heading on the first page", () => {
  const index = [...blocks(30, 30, 30), title(10), ...blocks(30, 30)];
  expect(fillColumns(index, { columns: 2, first: 60, next: 100 })).toEqual([
    [
      [0, 2],
      [2, 3],
    ],
    [[3, 6]],
  ]);
});

describe("a long text is split", () => {
  test.each([
    ["One two. Three four. Five six.", 2, ["One two.", "Three four. Five six."]],
    ["First sentence here. Second one.", 2, ["First sentence", "here. Second one."]],
    [
      "A longer sentence ends here. Then another one starts there.",
      2,
      ["A longer sentence ends here.", "Then another one starts there."],
    ],
    ["切好番茄。打散鸡蛋。", 2, ["切好番茄。", "打散鸡蛋。"]],
    ["", 3, []],
  ])("%s", (text, parts, expected) => {
    expect(splitText(text, parts)).toEqual(expected);
  });

  test("without losing a character, even without spaces", () => {
    const text = "x".repeat(1000) + "🍲".repeat(500);
    expect(splitText(text, 7).join("")).toBe(text);
    expect(splitText(text, 7).every((part) => part.isWellFormed())).toBe(true);
  });
});

test("recipes are chosen by category, by selection, or all", () => {
  const [soup, cake] = [
    { slug: "soup", recipeCategory: ["Soups", "Dinner"] },
    { slug: "cake", recipeCategory: ["Äpfel"] },
  ];
  const recipes = [soup, cake];
  const none = new Set<string>();
  expect(chooseRecipes(recipes, { which: "all" }, none)).toEqual(recipes);
  expect(chooseRecipes(recipes, { which: "selected" }, new Set(["cake", "gone"]))).toEqual([cake]);
  expect(chooseRecipes(recipes, { which: "category", category: "Dinner" }, none)).toEqual([soup]);
  expect(listCategories(recipes, "de-DE")).toEqual(["Äpfel", "Dinner", "Soups"]);
});

test.each([
  [["en-US"], "letter"],
  [["en-GB", "en-US"], "a4"],
  [["fr-CA"], "letter"],
  [["de"], "a4"],
  [[], "a4"],
  [["C"], "a4"],
  [["C", "en-US"], "letter"],
] as const)("the paper for %p is %s", (locales, paper) => {
  expect(chooseDefaultPaper(locales)).toBe(paper);
});
