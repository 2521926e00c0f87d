import type { ReadAnswer, RecipePreview } from "../../../src/contract/reading.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

export type Source = { url: string } | { url?: string; html: string } | { text: string };

/** Looks for recipes, and stores nothing. */
export function readPage(source: Source): Promise<Answer<ReadAnswer>> {
  return callApi("POST recipes/read-url", { body: { ...source, previews: true } });
}

export function importRecipe(recipe: RecipePreview): Promise<Answer<string>> {
  // The picture to choose by would only be sent back and forth.
  const { preview: _, ...stored } = recipe;
  return callApi("POST recipes/import", { body: { recipe: stored } });
}
