import type { Recipe } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";

/** The state of a recipe that somebody sees. */
interface Seen {
  recipe: Recipe;
  etag: string | null;
}

type Saved = Answer<string, Seen>;

/**
 * Gives a recipe a rating and leaves the rest of it. When somebody changed it meanwhile, the rating goes to what they
 * made of it: it says nothing of the text.
 */
export async function rate({ recipe, etag }: Seen, rating: number): Promise<Saved> {
  const saved = await put({ ...recipe, rating }, etag);
  const now = saved.ok || saved.status !== 412 ? undefined : saved.beside;
  return now?.recipe ? put({ ...now.recipe, rating }, now.etag ?? null) : saved;
}

function put(recipe: Recipe, etag: string | null): Promise<Saved> {
  return call("PUT", `recipes/${encodeURIComponent(recipe.slug)}`, recipe, { ifMatch: etag });
}
