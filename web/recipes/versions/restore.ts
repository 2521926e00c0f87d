import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import type { LoadedState } from "../put-recipe.ts";

/** Refused if someone changed the recipe meanwhile. Returns the slug, which changes with the name. */
export function restore(version: number, { recipe, etag }: LoadedState): Promise<Answer<string>> {
  const slug = encodeURIComponent(recipe.slug);
  return callApi("POST recipes/{slug}/versions/{id}/restore", {
    params: { slug, id: version },
    ifMatch: etag,
  });
}
