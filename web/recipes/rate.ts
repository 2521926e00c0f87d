import type { Recipe } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";

/** The state of a recipe that somebody sees. */
interface Seen {
  recipe: Recipe;
  etag: string | null;
}

type Saved = Answer<string, { recipe: Recipe }>;

/**
 * Gives a recipe a rating and leaves the rest of it. When somebody changed it meanwhile, the rating goes to what they
 * made of it: it says nothing of the text.
 */
export async function rate({ recipe, etag }: Seen, rating: number): Promise<Saved> {
  const saved = await put({ ...recipe, rating }, etag);
  const now = saved.ok || saved.status !== 412 ? undefined : saved.beside?.recipe;
  return now ? put({ ...now, rating }, null) : saved;
}

function put(recipe: Recipe, etag: string | null): Promise<Saved> {
  return call("PUT", `recipes/${encodeURIComponent(recipe.slug)}`, recipe, { ifMatch: etag });
}
