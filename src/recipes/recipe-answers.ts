import { etagOf } from "./recipe.ts";
import type { RecipeStore } from "./recipe-store.ts";

/** The slug of a new recipe. Elysia would send a bare string as text. */
export function created(slug: string): Response {
  return Response.json(slug, { status: 201 });
}

/** The slug, and what tells the new state from others, for those who go on writing. */
export function saved(slug: string, recipes: RecipeStore): Response {
  const recipe = recipes.get(slug);
  return Response.json(slug, { headers: recipe ? { ETag: etagOf(recipe) } : {} });
}

/** The states that a caller wants to write over; null for whatever there is. Source: RFC 9110, 13.1.1 */
export function statesIn(ifMatch: string | null): string[] | null {
  const tags = ifMatch?.match(/"[^"]*"|\*/g) ?? null;
  return tags?.includes("*") ? null : tags;
}
