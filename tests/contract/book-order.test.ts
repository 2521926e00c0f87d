import { describe, expect, test } from "bun:test";
import { arrangeIndex, divideIntoChapters, findBookLanguage } from "../../src/contract/book-order.ts";

const recipe = (name: string, ...recipeCategory: string[]) => ({ name, recipeCategory });
const titles = (chapters: ReturnType<typeof divideIntoChapters>) =>
  chapters.map(({ title, recipes }) => [title, ...recipes.map(({ name }) => name)]);

test("chapters and their recipes are sorted by name, and recipes without a category come last", () => {
  const chapters = divideIntoChapters(
    [recipe("Water"), recipe("Zopf", "Brot"), recipe("Ähren", "Brot"), recipe("Apfelkuchen", "Äpfel")],
    "de-DE",
  );
  expect(titles(chapters)).toEqual([
    ["Äpfel", "Apfelkuchen"],
    ["Brot", "Ähren", "Zopf"],
    [null, "Water"],
  ]);
});

test("a recipe of several categories is in its first chapter only, or in the chosen one", () => {
  const recipes = [recipe("Soup", "Dinner", "Soups"), recipe("Roast", "Dinner")];
  expect(titles(divideIntoChapters(recipes, "en-US"))).toEqual([["Dinner", "Roast", "Soup"]]);
  expect(titles(divideIntoChapters(recipes, "en-US", "Soups"))).toEqual([
    ["Dinner", "Roast"],
    ["Soups", "Soup"],
  ]);
});

test("numbers in names are sorted as numbers", () => {
  const recipes = [recipe("Menu 10"), recipe("Menu 9")];
  expect(titles(divideIntoChapters(recipes, "en-US"))).toEqual([[null, "Menu 9", "Menu 10"]]);
});

describe("the index has the letters and the order of the recipes' language", () => {
  const cases: [language: string, foods: string[], index: [letter: string, ...names: string[]][]][] = [
    [
      "de",
      ["Zucker", "Äpfel", "Aale", "Öl"],
      [
        ["A", "Aale", "Äpfel"],
        ["O", "Öl"],
        ["Z", "Zucker"],
      ],
    ],
    [
      "sv",
      ["ägg", "apelsin", "ål", "öl"],
      [
        ["A", "Apelsin"],
        ["Å", "Ål"],
        ["Ä", "Ägg"],
        ["Ö", "Öl"],
      ],
    ],
    [
      "da",
      ["æbler", "ananas", "øl", "ål"],
      [
        ["A", "Ananas"],
        ["Æ", "Æbler"],
        ["Ø", "Øl"],
        ["Å", "Ål"],
      ],
    ],
    [
      "pl",
      ["łosoś", "limonka", "mak"],
      [
        ["L", "Limonka"],
        ["Ł", "Łosoś"],
        ["M", "Mak"],
      ],
    ],
    [
      "fr",
      ["œufs", "orge", "épinards"],
      [
        ["E", "Épinards"],
        ["O", "Œufs", "Orge"],
      ],
    ],
    [
      "en",
      ["apples", "7-grain mix"],
      [
        ["#", "7-grain mix"],
        ["A", "Apples"],
      ],
    ],
    [
      "zh-CN",
      ["番茄", "白菜", "豆腐"],
      [
        ["B", "白菜"],
        ["D", "豆腐"],
        ["F", "番茄"],
      ],
    ],
    ["zh-TW", ["豆腐", "白菜"], [["", "白菜", "豆腐"]]],
  ];
  test.each(cases)("%s", (language, foods, index) => {
    const found = arrangeIndex(
      foods.map((food) => [food, 1] as const),
      language,
    );
    expect(found.map(({ letter, entries }) => [letter, ...entries.map(({ name }) => name)])).toEqual(index);
  });
});

test("a food that several recipes use is one entry, which names each recipe once", () => {
  const index = arrangeIndex(
    [
      ["Leeks", "soup"],
      ["leeks", "tart"],
      ["leeks", "soup"],
    ],
    "en",
  );
  expect(index).toEqual([{ letter: "L", entries: [{ name: "Leeks", places: ["soup", "tart"] }] }]);
});

test("the language of most recipes is the book's", () => {
  expect(findBookLanguage(["de", "en", "de"], "fr")).toBe("de");
  expect(findBookLanguage([], "fr")).toBe("fr");
});
