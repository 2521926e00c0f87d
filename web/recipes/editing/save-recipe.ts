import type { RecipeContent, RecipeState } from "../../../src/contract/recipe-life.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { call, type Answer } from "../../api/call.ts";

/** What comes with a refusal: the recipe as it is now, or the slug that it has now. */
interface Beside {
  recipe: Recipe;
  etag: string;
  movedTo: string;
}

export type Saved = Answer<string, Beside>;

/**
 * Stores a recipe, in place of another state of it or as a new one; the answer is its slug.
 * @param slug null for a recipe that does not exist yet
 * @param etag of the state that it is made of: another one that came meanwhile is not overwritten
 */
export async function saveRecipe(
  slug: string | null,
  state: RecipeState,
  etag: string | null,
): Promise<Saved> {
  if (slug === null) return call("POST", "recipes/create", state);
  const saved = await put(slug, state, etag);
  const movedTo = saved.ok || saved.status !== 404 ? undefined : saved.beside?.movedTo;
  return movedTo ? put(movedTo, state, etag) : saved;
}

function put(slug: string, state: RecipeState, ifMatch: string | null): Promise<Saved> {
  return call("PUT", `recipes/${encodeURIComponent(slug)}`, state, { ifMatch });
}

/** What a recipe that was written as JSON means, made whole; or what is wrong with it. */
export function checkRecipe(recipe: object): Promise<Answer<RecipeContent>> {
  return call("POST", "recipe-check", recipe);
}
