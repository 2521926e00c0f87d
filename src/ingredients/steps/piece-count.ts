import { isMeasured } from "../amounts/edit-amount.ts";
import type { Amount } from "../lines/read-amount.ts";
import { TIME } from "../lines/time-words.ts";
import {
  BRAIDED,
  DEGREES,
  DIVIDED_AT_END,
  DIVIDED_INTO,
  FOR_EACH,
  KEPT_PARTS,
  NOT_BEFORE_END,
  OF_EACH,
  SHAPED,
  VESSEL,
} from "./piece-words.ts";

const SENTENCE_END = /[.;!?。；]/;
const SERVED_IN = new Set(["bowl", "glass"]);
const MAX_CHARACTERS_BEFORE = 90;
const MAX_CHARACTERS_AFTER = 60;
const MAX_CHARACTERS_TO_BRAID = 120;
const MIN_PIECES = 2;
const MAX_PIECES = 200;

/**
 * Checks for the number of pieces that the whole dough or dish is divided into.
 * @param folded the step
 */
export function isPieceCount(folded: string, amount: Amount, factor: number): boolean {
  const { low, high, unit, from, to } = amount;
  if (low === null || low !== high || (isMeasured(amount) && !SERVED_IN.has(unit?.kind ?? ""))) return false;
  const scaled = low * factor;
  if (![low, scaled].every((count) => Number.isInteger(count) && count >= MIN_PIECES && count <= MAX_PIECES))
    return false;
  const after = folded.slice(to, to + MAX_CHARACTERS_AFTER);
  // "Strands" and "plaques" may be units.
  const named = folded.slice(amount.numbers.at(-1)?.to ?? to, to + MAX_CHARACTERS_AFTER);
  // The number of tins stays, since the yield suggests larger ones.
  if (TIME.test(after.trimStart()) || VESSEL.test(named) || DEGREES.test(after)) return false;
  // "Divide it into 4, and each of the 4 pieces into 3" would need other arithmetic.
  if (folded.split(new RegExp(String.raw`(?<![\d.,])${low}(?![\d.,]\d)(?!\d)`)).length > 2) return false;
  const before = folded.slice(Math.max(0, from - MAX_CHARACTERS_BEFORE), from);
  const start = before.split(SENTENCE_END).at(-1) ?? "";
  const [end = ""] = after.split(SENTENCE_END, 1);
  if (BRAIDED.test(folded.slice(to, to + MAX_CHARACTERS_TO_BRAID))) return false;
  if (FOR_EACH.test(start) || OF_EACH.test(end) || KEPT_PARTS.test(named)) return false;
  return DIVIDED_INTO.test(before) || SHAPED.test(before) || isDividedAtEnd(before, after);
}

function isDividedAtEnd(before: string, after: string): boolean {
  const [end] = DIVIDED_AT_END.exec(after) ?? [];
  if (!end || NOT_BEFORE_END.test(before)) return false;
  // Folded letters hide that "Formen" is a noun here.
  return !(end.endsWith("formen") && /(?<!\p{L})(?:in|auf)\s$/u.test(before));
}
