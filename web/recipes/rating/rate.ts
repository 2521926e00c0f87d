import { STALE } from "../../api/call.ts";
import { putRecipe, type Saved, type LoadedState } from "../put-recipe.ts";

/** After someone else's change, the rating is applied to their version. */
export async function rate({ recipe, etag }: LoadedState, rating: number): Promise<Saved> {
  const saved = await putRecipe(recipe.slug, { ...recipe, rating }, etag);
  const now = saved.ok || saved.status !== STALE ? undefined : saved.beside;
  return now?.recipe ? putRecipe(now.recipe.slug, { ...now.recipe, rating }, now.etag ?? null) : saved;
}
