import type { RecipeContent } from "../../src/contract/recipe-life.ts";
import type { Recipe } from "../../src/contract/recipes.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { GONE } from "../api/call.ts";

export interface LoadedState {
  recipe: Recipe;
  etag: string | null;
}

export type Saved = AnswerTo<"PUT recipes/{slug}">;

/** Works after a rename, too. */
export async function putRecipe(slug: string, state: RecipeContent, etag: string | null): Promise<Saved> {
  const saved = await callApi("PUT recipes/{slug}", { params: { slug }, body: state, ifMatch: etag });
  const movedTo = saved.ok || saved.status !== GONE ? undefined : saved.beside?.movedTo;
  return movedTo ? putRecipe(movedTo, state, etag) : saved;
}
