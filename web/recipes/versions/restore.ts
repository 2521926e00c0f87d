import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import type { LoadedRecipe } from "../put-recipe.ts";

/**
 * Makes a recipe what it was in a version, unless somebody changed it meanwhile: they know nothing of it. The answer is its
 * slug, another one when its name was another.
 */
export function restore(version: number, { recipe, etag }: LoadedRecipe): Promise<Answer<string>> {
  const slug = encodeURIComponent(recipe.slug);
  return callApi("POST recipes/{slug}/versions/{id}/restore", {
    params: { slug, id: version },
    ifMatch: etag,
  });
}
