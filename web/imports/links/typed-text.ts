import { signal } from "@preact/signals-core";
import type { RecipePreview } from "../../../src/contract/reading.ts";
import type { Correction } from "./correction.ts";

/** Kept while the app is open, so that closing the dialog by mistake loses nothing. */
export const typedText = signal("");

export const correctionOf = signal<{ recipe: RecipePreview; correction: Correction } | null>(null);

/** Of the same reading only, since another recipe may have the same address. */
export function findCorrection(recipe: RecipePreview): Correction | null {
  const before = correctionOf.peek();
  return before && JSON.stringify(before.recipe) === JSON.stringify(recipe) ? before.correction : null;
}

/** After an import. Another text, or one with other recipes in it, may still be needed. */
export function forgetImported({ sourceText }: Pick<RecipePreview, "sourceText">): void {
  if (typedText.peek().trim() === sourceText?.trim()) typedText.value = "";
  correctionOf.value = null;
}
