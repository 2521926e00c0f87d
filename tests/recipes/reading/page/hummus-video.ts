import { expect } from "bun:test";
import type { ParsedRecipe } from "../../../../src/recipes/text/parsed-recipe.ts";
import { pageWithData, stepsOf } from "../../../support/reading.ts";

export const INGREDIENTS = ["200 g chickpeas", "2 tbsp tahini", "1 lemon"];
export const STEPS = ["Blend the chickpeas with the tahini.", "Season with the lemon juice and serve."];
export const LIST = `Ingredients:\n${INGREDIENTS.map((item) => `- ${item}`).join("\n")}`;
export const METHOD = `Method:\n${STEPS.map((step, at) => `${at + 1}. ${step}`).join("\n")}`;
export const TEXT = `My favorite dip.\n\n${LIST}\n\n${METHOD}`;

export const videoPage = (description: string, title = "Lemon hummus", data: object = {}) =>
  pageWithData({ "@type": "VideoObject", name: title, description, ...data }).replace(
    "<head>",
    `<head><title>${title}</title><meta property="og:image" content="/dip.jpg">`,
  );

export const scriptPage = (state: string, title = "Lemon hummus", shared = "") =>
  `<html><head><title>${title}</title><meta name="description" content="${shared}"></head><body><script>${state}</script></body></html>`;

export const readList = (recipe: ParsedRecipe | null) => recipe?.recipeIngredient;

export function expectHummus(recipe: ParsedRecipe | null): void {
  expect({ name: recipe?.name, list: readList(recipe), steps: stepsOf(recipe) }).toEqual({
    name: "Lemon hummus",
    list: INGREDIENTS,
    steps: STEPS,
  });
}
