import type { EditableRecipe } from "../../../src/contract/recipe-life.ts";
import type { RecipeInput } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { putRecipe, type Saved } from "../put-recipe.ts";

/**
 * Stores a recipe, in place of another state of it or as a new one; the answer is its slug.
 * @param slug null for a recipe that does not exist yet
 * @param etag of the state that it is made of: another one that came meanwhile is not overwritten
 */
export function saveRecipe(slug: string | null, state: EditableRecipe, etag: string | null): Promise<Saved> {
  return slug === null ? callApi("POST recipes/create", { body: state }) : putRecipe(slug, state, etag);
}

export function checkRecipe(recipe: object): Promise<Answer<EditableRecipe>> {
  return callApi("POST recipe-check", { body: recipe as RecipeInput });
}
