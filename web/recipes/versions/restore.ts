import type { Recipe } from "../../../src/contract/recipes.ts";
import { call, type Answer } from "../../api/call.ts";

/** The state that a recipe has, as somebody sees it. */
export interface Present {
  recipe: Recipe;
  etag: string | null;
}

/**
 * Makes a recipe what it was in a version, unless somebody changed it meanwhile: they know nothing of it. The answer is its
 * slug, another one when its name was another.
 */
export function restore(version: number, { recipe, etag }: Present): Promise<Answer<string>> {
  const slug = encodeURIComponent(recipe.slug);
  return call("POST", `recipes/${slug}/versions/${version}/restore`, undefined, { ifMatch: etag });
}

/** Makes a recipe what it was before a version was restored, unless somebody changed it since. */
export function takeBackRestored(slug: string, etag: string | null, was: Recipe): Promise<Answer<string>> {
  return call("PUT", `recipes/${encodeURIComponent(slug)}`, was, { ifMatch: etag });
}
