import type { FoundAmount } from "./read-amount.ts";
import { skipSpaces } from "./read-number.ts";
import { TIME } from "./time-words.ts";

export const isInDigits = ({ amount }: FoundAmount) => amount.numbers.every(({ style }) => style !== "word");

/** A number before these words names a kind: "2 percent milk", "12 year old rum", "7 grain bread", "8 pack". */
const KIND =
  /^\s?(?:percent|per ?cent|prozent|procent|pour ?cent|por ciento|por cento|years?|months?|weeks?|yr|jahre?|monate?|wochen?|ans?|mois|ann[io]|mesi|meses|anos|semanas|jaar|maanden|weken|ar|maneder|manader|uger|veckor|lat|miesi\p{L}+|tygodni|proof|lean|stars?|etoiles|estrellas|stelle|grain|cheese|fromages|quesos|formaggi|spice|epices|especias|spezie|especiarias|size|count|ct|pack|by|to \d+|degres?|grad\p{L}*|graus|stopni)(?!\p{L})/u;
export const KIND_IN_HAN = /^(?:次|遍|刀|下|晚|夜|度|寸|层|層|年|月|倍)/;

/** Excludes "plus 2 hours" and "or half and half". */
export function isBeforeFood(folded: string, { amount, to }: FoundAmount): boolean {
  if (amount.unit) return true;
  const next = folded.slice(skipSpaces(folded, to));
  // "1 to 1 gluten-free blend" is a ratio.
  const isRatio = amount.numbers.length > 1 && amount.low === amount.high;
  if (isRatio || KIND.test(next) || /^\d\d\/\d\d/.test(folded.slice(amount.from))) return false;
  return /^\p{L}{2}/u.test(next) && !TIME.test(next) && !/^and(?!\p{L})/u.test(next);
}
