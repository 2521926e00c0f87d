import { readAmount, type Amount } from "../lines/read-amount.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";

const NUMERAL = String.raw`[\p{Nd}¼-¾⅐-⅞]`;
const STARTS_WITH_NUMERAL = new RegExp(`^${NUMERAL}`, "u");
const ENDS_WITH_NUMERAL = new RegExp(`${NUMERAL}$`, "u");
const HAS_NUMERAL = new RegExp(NUMERAL, "u");
/** Matches the start of the same number or range: "1." before "5", "2-" before "3". */
const NUMBER_BEFORE = new RegExp(
  String.raw`${NUMERAL}(?:[.,'’]|\s?[/⁄／–—~～-]\s?|[\u00a0\u2009\u202f])?$`,
  "u",
);
const NUMBER_AFTER = new RegExp(
  String.raw`^(?:[.,'’]|\s?[/⁄／–—~～-]\s?|[\u00a0\u2009\u202f])?${NUMERAL}|^\s0\d\d(?!\d)`,
  "u",
);
const FRACTION = String.raw`(?:\d{1,3}\s?[/⁄／]\s?\d|[¼-¾⅐-⅞])`;
const STARTS_WITH_FRACTION = new RegExp(`^${FRACTION}`, "u");
const WHOLE_BEFORE = /\d\s?[&+\s]\s?$/u;
const FRACTION_AFTER = new RegExp(String.raw`^\s?[&+\s]\s?${FRACTION}`, "u");
const DIVIDED_BY_ZERO = /[/⁄／]\s?0+(?![\d.,])/;
const MAX_JOINT = 8;

/** Excludes parts of a number, such as the 1 of "1 1/2" and the 10 of "100". */
export function isWholeAmount(text: string, { from, to }: Span): boolean {
  const amount = text.slice(from, to);
  const before = text.slice(Math.max(0, from - MAX_JOINT), from);
  const after = text.slice(to, to + MAX_JOINT);
  if (DIVIDED_BY_ZERO.test(amount)) return false;
  if (STARTS_WITH_NUMERAL.test(amount) && NUMBER_BEFORE.test(before)) return false;
  if (STARTS_WITH_FRACTION.test(amount) && WHOLE_BEFORE.test(before)) return false;
  return !ENDS_WITH_NUMERAL.test(amount) || !(NUMBER_AFTER.test(after) || FRACTION_AFTER.test(after));
}

/**
 * Reads the amount in a part of a line, such as "about 2".
 * @returns null if the part has further numbers, or if the line continues its number
 */
export function readWholeAmount(folded: string, { from, to }: Span, words: LineWords): Amount | null {
  const part = folded.slice(0, to);
  for (let at = from; at < to; at++) {
    const found = readAmount(part, at, words);
    if (found) return isComplete(folded, { from, to }, found.amount, words) ? found.amount : null;
  }
  return null;
}

function isComplete(folded: string, { from, to }: Span, amount: Amount, words: LineWords): boolean {
  const rest = folded.slice(from, amount.from) + folded.slice(amount.to, to);
  const whole = readAmount(folded, amount.from, words)?.amount;
  const end = Math.max(whole?.numbers.at(-1)?.to ?? 0, whole?.half?.to ?? 0);
  return !HAS_NUMERAL.test(rest) && end <= to;
}

export function hasNumeral(text: string): boolean {
  return HAS_NUMERAL.test(text);
}
