import { readPage } from "../../src/recipes/reading/page/read-page.ts";
import type { ParsedRecipe } from "../../src/recipes/text/parsed-recipe.ts";

export const PAGE_URL = "https://kitchen.example/dishes/soup";

export const MASH = {
  list: ["300 g chickpeas", "2 carrots", "1 tsp cumin", "salt"],
  method: [
    "Soak the chickpeas in water over night.",
    "Grate the carrots and toast the cumin in a pan.",
    "Mash everything and season it to taste.",
  ],
};

export const listItems = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join("");

export function blogPage(title: string, body: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body>
    <nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li></ul></nav>
    <main><h1>${title}</h1>${body}</main>
    <footer><p>All rights are ours.</p></footer></body></html>`;
}

export function pageWithData(data: object, body = ""): string {
  return `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}</body></html>`;
}

export const recipesOn = (html: string): ParsedRecipe[] => readPage({ url: PAGE_URL, html }).recipes;

export const recipeOn = (html: string): ParsedRecipe | null => recipesOn(html)[0] ?? null;

/** Steps as `title: text`, which is easier to compare. */
export function stepsOf(recipe: ParsedRecipe | null): string[] {
  return (recipe?.recipeInstructions ?? []).map(({ title, text }) => (title ? `${title}: ${text}` : text));
}
