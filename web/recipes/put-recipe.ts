import type { EditableRecipe } from "../../src/contract/recipe-life.ts";
import type { Recipe } from "../../src/contract/recipes.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { GONE } from "../api/call.ts";

export interface LoadedRecipe {
  recipe: Recipe;
  etag: string | null;
}

export type Saved = AnswerTo<"PUT recipes/{slug}">;

/**
 * Puts a state in place of a recipe's, also when it was renamed meanwhile.
 * @param etag of the state that this one is made of: another one that came meanwhile is not overwritten (412)
 */
export async function putRecipe(slug: string, state: EditableRecipe, etag: string | null): Promise<Saved> {
  const saved = await callApi("PUT recipes/{slug}", { params: { slug }, body: state, ifMatch: etag });
  const movedTo = saved.ok || saved.status !== GONE ? undefined : saved.beside?.movedTo;
  return movedTo ? putRecipe(movedTo, state, etag) : saved;
}
