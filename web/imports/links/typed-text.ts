import { signal } from "@preact/signals-core";
import type { Correction } from "./correction.ts";

/** The text of a recipe that was typed and is not stored yet: who closes its dialog by mistake finds it again. */
export const typedText = signal("");

export const correctionOf = signal<{ text: string; correction: Correction } | null>(null);

export function forgetText(): void {
  typedText.value = "";
  correctionOf.value = null;
}
