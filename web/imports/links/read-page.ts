import type { ReadAnswer, RecipePreview } from "../../../src/contract/reading.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

export type Source = { url: string } | { url?: string; html: string } | { text: string };

export function readPage(source: Source): Promise<Answer<ReadAnswer>> {
  return callApi("POST recipes/read-url", { body: { ...source, previews: true } });
}

export function importRecipe(recipe: RecipePreview): Promise<Answer<string>> {
  // The server doesn't need the preview picture.
  const { preview: _, ...stored } = recipe;
  return callApi("POST recipes/import", { body: { recipe: stored } });
}
