import { STALE } from "../../api/call.ts";
import { putRecipe, type Saved, type LoadedRecipe } from "../put-recipe.ts";

/**
 * Gives a recipe a rating and leaves the rest of it; the answer is its slug. When somebody changed it meanwhile, the
 * rating goes to what they made of it: it says nothing of the text.
 */
export async function rate({ recipe, etag }: LoadedRecipe, rating: number): Promise<Saved> {
  const saved = await putRecipe(recipe.slug, { ...recipe, rating }, etag);
  const now = saved.ok || saved.status !== STALE ? undefined : saved.beside;
  return now?.recipe ? putRecipe(now.recipe.slug, { ...now.recipe, rating }, now.etag ?? null) : saved;
}
