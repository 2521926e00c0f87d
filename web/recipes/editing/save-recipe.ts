import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import type { RecipeInput } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { putRecipe, type Saved } from "../put-recipe.ts";

export function saveRecipe(slug: string | null, state: RecipeContent, etag: string | null): Promise<Saved> {
  return slug === null ? callApi("POST recipes/create", { body: state }) : putRecipe(slug, state, etag);
}

export function checkRecipe(recipe: object): Promise<Answer<RecipeContent>> {
  return callApi("POST recipe-check", { body: recipe as RecipeInput });
}
