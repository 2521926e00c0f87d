import { readNumber, skipSpaces, type FoundNumber } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";

/** `base` is the recipe's number, and `numbers` its position in the text. */
export type Yield =
  /** Counts people or pieces: "4 servings", "12 muffins". */
  | { kind: "count"; base: number; numbers: Span }
  /** Gives the diameter of a round pan: "one 20 cm cake". Amounts grow with its area. */
  | { kind: "pan"; base: number; numbers: Span; unit: "cm" | "inch" }
  /** Has no number, so the whole recipe is made once or several times. */
  | { kind: "times"; base: 1 };

interface FoundCount extends FoundNumber {
  isDozens: boolean;
}

const TIMES: Yield = { kind: "times", base: 1 };
const MAX_COUNT = 999;
const DOZEN = 12;
const MAX_WORD = 20;
/** Follows a number that is a noun: "deux douzaines de crêpes". */
const OF = /\s(?:d'|d[ei](?=\s))/y;
const SIZES = { cm: [8, 60], inch: [3, 24] } as const;
/** "20 x 30 cm" has no diameter. */
const SIDES = /\s?(?:cm|["”″]|inch(?:es)?|in|-?inch)?\s?[x×]\s?\d/y;
const ROUND_PAN =
  /\s?-?\s?(?:(cm|厘米|公分)|(inch(?:es)?|in\b|["”″]|吋|寸|英寸)|(?:er|ers)\b[\s-]?\p{L}*form)/uy;

/**
 * Prefers a number of servings or pieces to the size of a pan.
 * @param text as in the recipe: "für 6 Personen", "Makes 12 cookies"
 */
export function readYield(text: string, words: LineWords): Yield {
  const folded = foldLetters(text);
  let pan: Yield | null = null;
  let isMeasured = false;
  for (let at = 0; at < folded.length; at++) {
    if (!isNumberStart(folded, at)) continue;
    const number = readRange(folded, at, words);
    if (!number) continue;
    const found = readPan(folded, number);
    pan ??= found;
    SIDES.lastIndex = number.to;
    isMeasured ||= SIDES.test(folded);
    const isServings = pan || isMeasured ? isNumberOfServings(folded, number, words) : true;
    if (!found && isServings && isCount(folded, number, words))
      return hasSecond(folded, number, words)
        ? TIMES
        : { kind: "count", base: number.value, numbers: { from: at, to: number.to } };
    at = number.to - 1;
  }
  return pan ?? TIMES;
}

/** Rounds pans to half a centimeter, and counts to 2 decimals. */
export function roundCount({ kind }: Yield, count: number): number {
  return kind === "pan" ? Math.round(count * 2) / 2 : Math.round(count * 100) / 100;
}

/** Returns the factor for all amounts, which is the ratio of areas for a pan. */
export function getFactor(base: Yield, count: number): number {
  return base.kind === "pan" ? (count / base.base) ** 2 : count / base.base;
}

function isNumberStart(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? " ";
  return /[\d½¼¾⅓⅔\p{L}]/u.test(folded[at] ?? "") && (!/[\p{L}\d.,/]/u.test(before) || isHan(folded, at - 1));
}

function readPan(folded: string, { value, from, to }: FoundNumber): Yield | null {
  ROUND_PAN.lastIndex = to;
  const found = ROUND_PAN.exec(folded);
  if (!found) return null;
  const unit = found[2] ? "inch" : "cm";
  const [least, most] = SIZES[unit];
  SIDES.lastIndex = ROUND_PAN.lastIndex;
  const isSide = /[x×]\s?$/.test(folded.slice(0, from)) || SIDES.test(folded);
  return isSide || value < least || value > most
    ? null
    : { kind: "pan", base: value, numbers: { from, to }, unit };
}

/** @returns the first number of a range, with the position of both */
function readRange(folded: string, at: number, words: LineWords): FoundCount | null {
  const first = readDozens(folded, at, words);
  if (!first) return null;
  const { to } = first;
  const dash = /^\s?[-–—~～]\s?/.exec(folded.slice(to, to + 4))?.[0].length ?? 0;
  const word = dash ? null : matchPhrase(folded, skipSpaces(folded, to), words.to);
  const second =
    dash || word ? readDozens(folded, dash ? to + dash : skipSpaces(folded, word?.to ?? to), words) : null;
  if (!second) return first;
  // In "2–3 dozen", both numbers are dozens.
  const value = second.isDozens && !first.isDozens ? first.value * DOZEN : first.value;
  return { ...first, value, to: second.to };
}

/** Reads "2 dozen" as 24, and takes the "de" of "deux douzaines de crêpes", which other numbers don't have. */
function readDozens(folded: string, at: number, words: LineWords): FoundCount | null {
  const number = isVague(folded, at, words) ? null : readNumber(folded, at, words);
  if (!number) return null;
  const dozen = matchPhrase(folded, skipSpaces(folded, number.to), words.dozen);
  const half = dozen && matchPhrase(folded, skipSpaces(folded, dozen.to), words.andHalf);
  const to = half?.to ?? dozen?.to ?? number.to;
  OF.lastIndex = to;
  const isOf = (dozen !== null || number.style === "word") && OF.test(folded);
  return {
    ...number,
    value: dozen ? number.value * DOZEN + (half ? DOZEN / 2 : 0) : number.value,
    to: isOf ? OF.lastIndex : to,
    isDozens: dozen !== null,
  };
}

/** "Several dozen" and "a baker's dozen" aren't 12. */
function isVague(folded: string, at: number, words: LineWords): boolean {
  if (!matchPhrase(folded, at, words.dozen)) return false;
  const before = findWordBefore(folded, at);
  return before !== "" && !matchPhrase(before, 0, words.serves) && !matchPhrase(before, 0, words.about);
}

function findWordBefore(folded: string, at: number): string {
  return /(\p{L}+\.?)[\s:：]*$/u.exec(folded.slice(Math.max(0, at - MAX_WORD), at))?.[1] ?? "";
}

/** In "12 cookies (1 dozen)" and "12 large or 24 small muffins", a number can't change without the other. */
function hasSecond(folded: string, { value, to, isDozens }: FoundCount, words: LineWords): boolean {
  for (let at = to; at < folded.length; at++) {
    const other = isNumberStart(folded, at) ? readDozens(folded, at, words) : null;
    if (other?.value === value && other.isDozens !== isDozens) return true;
    if (other && other.value > 1 && isAfterOr(folded, at, words)) return true;
    if (other) at = other.to - 1;
  }
  return false;
}

function isAfterOr(folded: string, at: number, { or }: LineWords): boolean {
  return (
    matchPhrase(findWordBefore(folded, at), 0, or) !== null ||
    /[/／或]\s*$/.test(folded.slice(Math.max(0, at - 3), at))
  );
}

/** Checks for "serves 4" and "4 people". */
function isNumberOfServings(folded: string, { from, to }: FoundNumber, words: LineWords): boolean {
  if (matchPhrase(folded, skipSpaces(folded, to), words.servings)) return true;
  const isLast = /^\s*(?:$|[,.;()/])/.test(folded.slice(to));
  return isLast && matchPhrase(findWordBefore(folded, from), 0, words.serves) !== null;
}

/** Excludes weights, volumes, and "1 loaf", since people make a loaf twice instead of a larger one. */
function isCount(folded: string, { value, style, to }: FoundNumber, words: LineWords): boolean {
  const unit = matchPhrase(folded, skipSpaces(folded, to), words.units);
  const isMeasure =
    unit !== null &&
    ["g", "kg", "ml", "cl", "dl", "l", "oz", "lb", "cup", "pint", "quart"].includes(unit.value);
  if (isMeasure || !Number.isInteger(value) || value > MAX_COUNT) return false;
  if (value === 1) return style !== "word" && isForOne(folded, to);
  return value > 1;
}

/** Checks for "1 serving", or only "1". */
function isForOne(folded: string, to: number): boolean {
  return /^\s*(?:$|serv|port|pers|people|pess|porc|porz|raci|osob|doses?\b|人|份)/.test(folded.slice(to));
}
