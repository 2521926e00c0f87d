import type { FoundAmount } from "./read-amount.ts";
import { skipSpaces } from "./read-number.ts";
import { TIME } from "./time-words.ts";

export const isInDigits = ({ amount }: FoundAmount) => amount.numbers.every(({ style }) => style !== "word");

/** Excludes "plus 2 hours" and "or half and half". */
export function isBeforeFood(folded: string, { amount, to }: FoundAmount): boolean {
  if (amount.unit) return true;
  const next = folded.slice(skipSpaces(folded, to));
  return /^\p{L}{2}/u.test(next) && !TIME.test(next) && !/^and(?!\p{L})/u.test(next);
}
