import { expect, test } from "bun:test";
import { linkToRecipe, resolveLinks } from "../../../src/imports/files/recipe-links.ts";
import { newContent } from "../../../src/recipes/recipe.ts";

const slugs = new Map([
  ["Pizza dough (quick)", "pizza-dough-quick"],
  ["Sauce [red]", "sauce-red"],
]);
const content = newContent({
  name: "Pizza",
  description: `Uses ${linkToRecipe("Pizza dough (quick)")}.`,
  recipeIngredient: [`200 g ${linkToRecipe("Sauce [red]")}`, `1 ${linkToRecipe("Nothing [like] it")}`],
  recipeInstructions: [
    { text: `Roll out ${linkToRecipe("Pizza dough (quick)")}.`, ingredients: ["[a](recipe:%zz)"] },
  ],
});

test("links get the path of their recipe, and those to none become text", () => {
  const { description, recipeIngredient, recipeInstructions } = resolveLinks(
    { ...content, recipeInstructions: [{ text: content.recipeInstructions[0]?.text ?? "" }] },
    (name) => slugs.get(name) ?? null,
  );
  expect({ description, recipeIngredient, recipeInstructions }).toEqual({
    description: "Uses [Pizza dough (quick)](/recipe/pizza-dough-quick).",
    recipeIngredient: ["200 g [Sauce \\[red\\]](/recipe/sauce-red)", "1 Nothing [like] it"],
    recipeInstructions: [{ text: "Roll out [Pizza dough (quick)](/recipe/pizza-dough-quick)." }],
  });
});

test("an invalid target becomes text", () => {
  expect(resolveLinks(content, () => "x").recipeInstructions[0]?.["ingredients"]).toEqual(["a"]);
});
