import { expect, test } from "bun:test";
import { linkToRecipe, resolveLinks } from "../../../../src/imports/files/reading/recipe-links.ts";
import { newContent } from "../../../../src/recipes/recipe.ts";

const slugs = new Map([
  ["Pizza dough (quick)", "pizza-dough-quick"],
  ["Sauce [red]", "sauce-red"],
]);
const findSlug = (name: string) => slugs.get(name) ?? null;
const content = newContent({
  name: "Pizza",
  recipeIngredient: [`200 g ${linkToRecipe("Sauce [red]")}`, `1 ${linkToRecipe("Nothing [like] it")}`],
  recipeInstructions: [{ text: `Roll out ${linkToRecipe("Pizza dough (quick)")}.` }],
  notes: [{ title: "Also", text: `Goes with ${linkToRecipe("Pizza dough (quick)")}.` }],
});

test("notes get links to the paths of recipes, and other texts their names", () => {
  const { recipeIngredient, recipeInstructions, notes } = resolveLinks(content, findSlug);
  expect({ recipeIngredient, recipeInstructions, notes }).toEqual({
    recipeIngredient: ["200 g Sauce [red]", "1 Nothing [like] it"],
    recipeInstructions: [{ text: "Roll out Pizza dough (quick)." }],
    notes: [
      { title: "Also", text: "Goes with [Pizza dough (quick)](/recipe/pizza-dough-quick)." },
      { title: "", text: "- [Sauce \\[red\\]](/recipe/sauce-red)" },
    ],
  });
});

test("an invalid target becomes text", () => {
  const odd = { ...content, notes: [{ title: "", text: "[a](recipe:%zz)" }] };
  expect(resolveLinks(odd, () => null).notes).toEqual([{ title: "", text: "a" }]);
});
