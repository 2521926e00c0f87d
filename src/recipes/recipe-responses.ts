import { jsonResponse, type JsonResponse } from "../platform/json-response.ts";
import { makeEtag } from "./recipe.ts";
import type { RecipeStore } from "./recipe-store.ts";

export function respondCreated(slug: string): JsonResponse<string> {
  return jsonResponse(slug, { status: 201 });
}

export function respondSaved(slug: string, recipes: RecipeStore): JsonResponse<string> {
  const recipe = recipes.get(slug);
  return jsonResponse(slug, { headers: recipe ? { ETag: makeEtag(recipe) } : {} });
}
