import { signal } from "@preact/signals-core";
import type { RecipePreview } from "../../../src/contract/reading.ts";
import type { Correction } from "./correction.ts";

/** Kept while the app is open, so that closing the dialog by mistake loses nothing. */
export const typedText = signal("");

export const correctionOf = signal<{ source: string; correction: Correction } | null>(null);

/** The text or page that a recipe was read from. */
export function getSource({ sourceText, orgURL }: Pick<RecipePreview, "sourceText" | "orgURL">): string {
  return sourceText ?? orgURL ?? "";
}

/** After an import. Another text, or one with other recipes in it, may still be needed. */
export function forgetSource(imported: string): void {
  if (typedText.peek().trim() === imported.trim()) typedText.value = "";
  if (correctionOf.peek()?.source === imported) correctionOf.value = null;
}
