import { etagOf } from "./recipe.ts";
import type { RecipeStore } from "./recipe-store.ts";

/** A text, or none, that is the whole answer. Elysia would send it as it is, and not as JSON. */
export function bare(text: string | null, more: ResponseInit = {}): Response {
  return Response.json(text, more);
}

/** The slug of a new recipe. */
export function created(slug: string): Response {
  return bare(slug, { status: 201 });
}

/** The slug, and what tells the new state from others, for those who go on writing. */
export function saved(slug: string, recipes: RecipeStore): Response {
  const recipe = recipes.get(slug);
  return bare(slug, { headers: recipe ? { ETag: etagOf(recipe) } : {} });
}

/**
 * The states that a caller wants to write over; null for whatever there is. Scripts that lost the quotation marks mean
 * the same. Source: RFC 9110, 13.1.1
 */
export function statesIn(ifMatch: string | null): string[] | null {
  const tags = ifMatch?.match(/"[^"]*"|[^\s,"]+/g)?.filter((tag) => tag !== "W/");
  if (!tags || tags.includes("*")) return null;
  return tags.map((tag) => (tag.startsWith('"') ? tag : `"${tag}"`));
}
