import { bare } from "../platform/bare.ts";
import { etagOf } from "./recipe.ts";
import type { RecipeStore } from "./recipe-store.ts";

/** The slug of a new recipe. */
export function created(slug: string): Response {
  return bare(slug, { status: 201 });
}

/** The slug, and what tells the new state from others, for those who go on writing. */
export function saved(slug: string, recipes: RecipeStore): Response {
  const recipe = recipes.get(slug);
  return bare(slug, { headers: recipe ? { ETag: etagOf(recipe) } : {} });
}
