import { expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";
import { readPlainTexts } from "../../../../src/recipes/reading/plain-text/read-plain-texts.ts";
import { measureFastest } from "../../../support/measure-fastest.ts";

const MEGABYTE = 1_000_000;
/** Well under a second, with a margin for busy machines. */
const MOST_MS = 900;

const REPEATED = [
  "a",
  " ",
  "\n",
  "\t",
  "#",
  "#a,",
  "#a ",
  "*",
  "**a",
  "_",
  "[",
  "[a](",
  "(",
  "1",
  "1 ",
  "1/",
  "½",
  "1. ",
  "1. a 2. ",
  "Step 1 ",
  "200 g flour, ",
  "200 g flour\n",
  "2 eggs\n1. mix it well.\n",
  "http://a",
  "http://a.b)))",
  "。",
  "；",
  "! A a ",
  "番茄",
  "鸡蛋2个",
  "- ",
  "--- a ",
  "> ",
  "| a |\n",
  "\u200d",
  "👩‍🍳",
  "🍎\n",
  "İ",
  "e\u0301",
  "\ud800",
  "ingredients\n",
  "ingredients: a\n",
  "Prep: 1 min | ",
  "for the a:\n",
  `${"A".repeat(50)}\n`,
  `${"word ".repeat(14)}\n`,
  `${"=".repeat(119)}\n`,
  `${"1 ".repeat(75)}\n`,
  `http://a.b${")".repeat(2900)} x\n`,
  "第一步",
  "& ",
  "재료\n",
  "a-\nb",
  "Mix a long line that somebody wrapped in mid-\n",
  "<li>",
  "<p ",
  "\n--\n",
  "12.03.24, 10:11 - ",
  "a) b\n",
  "For the a: 2 cups b, ",
  "For the a: 2 cups b, 1 egg\n",
  "prep 1 min cook 1 min rest 1 h\n",
  "kcal @ab 1\n",
];

test.each(REPEATED)("a megabyte of %p takes well under a second", async (part) => {
  const text = part.repeat(Math.ceil(MEGABYTE / part.length)).slice(0, MEGABYTE);
  expect(await measureFastest(() => readPlainText(text), 3, MOST_MS)).toBeLessThan(MOST_MS);
});

const PASTED_MOST = 100_000;

test.each([
  ["需要鸡蛋1", "と", ""],
  ["a", " ", "b"],
  ["You need 1 egg", " e", ""],
  ["You need 2 eggs, 3 apples, 1 onion.", " aa", "."],
  ["", "1/1/11, 1:11 x\n", ""],
  ["Home", " > a", ""],
  ["", "print ", "x"],
])("a pasted text of %p, many %p, and %p takes well under a second", async (start, part, end) => {
  const text = start + part.repeat(Math.ceil(PASTED_MOST / part.length)) + end;
  expect(await measureFastest(() => readPlainText(text), 3, MOST_MS)).toBeLessThan(MOST_MS);
});

test.each([
  "Soup\n\nIngredients\n1 leek\n2 eggs\n\nMethod\nStir it well.\n\n",
  "Soup\n\n1 leek\n2 eggs\n1 fig\n\nStir it well.\n\n",
  "Soup\n\nStir it well.\n\n",
  "Soup\nServes 4\n\n",
  "Anna: a\n",
  "12:05 Anna a\n",
  "Anna, 12:05\n",
])("a pasted text of many %p takes well under a second", async (part) => {
  const text = part.repeat(PASTED_MOST / part.length);
  expect(await measureFastest(() => readPlainTexts(text), 3, MOST_MS)).toBeLessThan(MOST_MS);
});

test("what follows a list in a sentence stays", () => {
  const text =
    "Apple stew\n\nYou need 2 eggs, 3 apples and 1 onion. Chop the onion and fry it in butter. The dish makes 8 pieces.";
  const { recipeIngredient, recipeInstructions, description } = readPlainText(text);
  expect(recipeIngredient).toEqual(["2 eggs", "3 apples", "1 onion"]);
  const rest = [description, ...recipeInstructions.map((step) => step.text)].join(" ");
  expect(rest).toContain("Chop the onion and fry it in butter.");
});

test("lines beyond the limit stay in the description", () => {
  const text = `Cake\n\n200 g flour\n2 eggs\n${"and more\n".repeat(4000)}the end`;
  const recipe = readPlainText(text);
  expect(recipe.name).toBe("Cake");
  expect(recipe.description).toEndWith("the end");
});
