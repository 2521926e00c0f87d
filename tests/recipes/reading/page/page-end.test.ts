import { describe, expect, test } from "bun:test";
import { cutBelowRecipe } from "../../../../src/recipes/reading/page/page-end.ts";
import { emptyRecipe, type ParsedRecipe } from "../../../../src/recipes/text/parsed-recipe.ts";
import { recipeOn } from "../../../support/reading.ts";

const TOLD: ParsedRecipe = {
  ...emptyRecipe("https://kitchen.example/"),
  name: "Plum cake",
  author: "Ada",
  recipeCategory: ["Cake"],
  recipeIngredient: ["300 g of plain flour", "2 eggs from the farm"],
  recipeInstructions: [{ text: "Stir the flour into the eggs." }, { text: "Bake it for an hour." }],
};
const SHOWN = "<li>Stir the flour into the eggs.</li><li>Bake it for an hour.</li>";
const FOOT = '<p>Filed under <a rel="category tag" href="/cake">Cake</a></p>';
const COMMENTS = "<p>It was lovely, thank you!</p>".repeat(4000);

describe("reading stops where the recipe ends", () => {
  test("before the comments", () => {
    const source = cutBelowRecipe(SHOWN + COMMENTS, TOLD);
    expect(source).toStartWith(SHOWN);
    expect(source.length).toBeLessThan((SHOWN + COMMENTS).length / 2);
  });

  test("without a category if the foot names none", () => {
    const source = cutBelowRecipe(SHOWN + COMMENTS, { ...TOLD, recipeCategory: [] });
    expect(source.length).toBeLessThan((SHOWN + COMMENTS).length / 2);
  });

  test("however far down its last line is", () => {
    expect(cutBelowRecipe(SHOWN + COMMENTS + SHOWN + COMMENTS, TOLD)).toStartWith(SHOWN + COMMENTS + SHOWN);
    const list = "<li>2 eggs from the farm</li>";
    expect(cutBelowRecipe(SHOWN + COMMENTS + list + COMMENTS, TOLD)).toStartWith(SHOWN + COMMENTS + list);
  });

  test.each<[string, string, ParsedRecipe | undefined]>([
    ["the page doesn't show its steps", COMMENTS, TOLD],
    ["the page shows only its ingredients", `<li>2 eggs from the farm</li>${COMMENTS}`, TOLD],
    ["the author is unknown", SHOWN + COMMENTS, { ...TOLD, author: "" }],
    ["the foot may name the category", SHOWN + COMMENTS + FOOT, { ...TOLD, recipeCategory: [] }],
    ["the data has no steps", SHOWN + COMMENTS, { ...TOLD, recipeInstructions: [] }],
    ["there is no data", SHOWN + COMMENTS, undefined],
  ])("but continues to the end of the page if %s", (_, source, expected) => {
    expect(cutBelowRecipe(source, expected)).toBe(source);
  });

  test("so the footer can still fill gaps in the data", () => {
    const data = {
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: TOLD.name,
      recipeIngredient: TOLD.recipeIngredient,
      recipeInstructions: TOLD.recipeInstructions.map(({ text }) => text),
    };
    const page = `<script type="application/ld+json">${JSON.stringify(data)}</script><body>${SHOWN}${COMMENTS}${FOOT}</body>`;
    expect(recipeOn(page)?.recipeCategory).toEqual(["Cake"]);
  });
});
