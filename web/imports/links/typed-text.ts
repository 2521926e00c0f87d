import { signal } from "@preact/signals-core";
import type { Correction } from "./correction.ts";

/** Kept while the app is open, so that closing the dialog by mistake loses nothing. */
export const typedText = signal("");

export const correctionOf = signal<{ source: string; correction: Correction } | null>(null);

export function forgetText(): void {
  typedText.value = "";
  correctionOf.value = null;
}
