import { expect, test } from "bun:test";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { recipeContent } from "../../src/recipes/recipe.ts";
import { readIngredients } from "../../web/recipes/amounts/read-ingredients.ts";

const words = wordsFor("en");

function read(recipeIngredient: string[]) {
  const recipe = { ...recipeContent({ name: "Stew", recipeIngredient }) } as never;
  const display = { factor: 1, point: "." as const, words, units: null, inflectFood: undefined };
  return readIngredients(recipe, { ...display, read: (line) => readLine(line, words) }).sections;
}

test("a heading among the lines starts a section, and the other lines keep their positions", () => {
  const sections = read(["1 onion", "For the stew:", "2 carrots"]);
  expect(sections.map(({ title, lines }) => [title, lines.map(({ position }) => position)])).toEqual([
    ["", [0]],
    ["For the stew", [2]],
  ]);
});
