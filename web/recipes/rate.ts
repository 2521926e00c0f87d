import type { Recipe } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";

/** The state of a recipe that somebody sees. */
interface Seen {
  recipe: Recipe;
  etag: string | null;
}

type Saved = Answer<string, Seen & { movedTo: string }>;

/**
 * Gives a recipe a rating and leaves the rest of it; the answer is its slug. When somebody changed or renamed it
 * meanwhile, the rating goes to what they made of it: it says nothing of the text.
 */
export async function rate({ recipe, etag }: Seen, rating: number): Promise<Saved> {
  const saved = await put({ ...recipe, rating }, etag);
  if (saved.ok) return saved;
  const { recipe: now, etag: known = null, movedTo } = saved.beside ?? {};
  if (saved.status === 412 && now) return put({ ...now, rating }, known);
  // Under the new name it is another state, which the answer to this brings along.
  return saved.status === 404 && movedTo
    ? rate({ recipe: { ...recipe, slug: movedTo }, etag }, rating)
    : saved;
}

function put(recipe: Recipe, etag: string | null): Promise<Saved> {
  return call("PUT", `recipes/${encodeURIComponent(recipe.slug)}`, recipe, { ifMatch: etag });
}
