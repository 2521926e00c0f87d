import { foldLetters } from "./fold-letters.ts";
import type { LineWords } from "./line-words.ts";
import { matchPhrase } from "./phrases.ts";
import { readNumber, skipSpaces, type FoundNumber } from "./read-number.ts";
import type { Span } from "./span.ts";

/** `base` is the recipe's number, and `numbers` its position in the text. */
export type Yield =
  /** Counts people or pieces: "4 servings", "12 muffins". */
  | { kind: "count"; base: number; numbers: Span }
  /** Gives the diameter of a round pan: "one 20 cm cake". Amounts grow with its area. */
  | { kind: "pan"; base: number; numbers: Span; unit: "cm" | "inch" }
  /** Has no number, so the whole recipe is made once or several times. */
  | { kind: "times"; base: 1 };

const TIMES: Yield = { kind: "times", base: 1 };
const MAX_COUNT = 999;
const SIZES = { cm: [8, 60], inch: [3, 24] } as const;
/** "20 x 30 cm" has no diameter. */
const SIDES = /\s?(?:cm|["”″]|inch(?:es)?|in|-?inch)?\s?[x×]\s?\d/y;
const ROUND_PAN =
  /\s?-?\s?(?:(cm|厘米|公分)|(inch(?:es)?|in\b|["”″]|吋|寸|英寸)|(?:er|ers)\b[\s-]?\p{L}*form)/uy;

/** @param text as in the recipe: "für 6 Personen", "Makes 12 cookies" */
export function readYield(text: string, words: LineWords): Yield {
  const folded = foldLetters(text);
  let isMeasured = false;
  for (let at = 0; at < folded.length; at++) {
    if (!isNumberStart(folded, at)) continue;
    const number = readNumber(folded, at, words);
    if (!number) continue;
    if (isPartOfNumber(folded, number, words)) return TIMES;
    const pan = readPan(folded, number);
    if (pan) return pan;
    const range = findRangeEnd(folded, number, words);
    SIDES.lastIndex = number.to;
    isMeasured ||= SIDES.test(folded);
    if (!isMeasured && isCount(folded, number, range, words))
      return { kind: "count", base: number.value, numbers: { from: at, to: range } };
    at = range - 1;
  }
  return TIMES;
}

/** Turns "4–6 servings" into "8 servings", "1 loaf" into "2 × 1 loaf", and an empty text into "2×". */
export function writeYield(text: string, made: Yield, count: number, point: "." | ","): string {
  if (count === made.base) return text;
  const number = String(roundCount(made, count)).replace(".", point);
  if (made.kind !== "times") return text.slice(0, made.numbers.from) + number + text.slice(made.numbers.to);
  const times = count === 0.5 ? "½" : number;
  return text ? `${times} × ${text}` : `${times}×`;
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
  return (
    /[\d½¼¾⅓⅔\p{L}]/u.test(folded[at] ?? "") &&
    (!/[\p{L}\d.,/]/u.test(before) || /[\u3400-\u9fff]/.test(before))
  );
}

/** Keeps "half a dozen" from being a dozen. */
function isPartOfNumber(folded: string, { value, style, to }: FoundNumber, words: LineWords): boolean {
  if (value >= 1 || style !== "word") return false;
  const article = /^\s*an?\s/.exec(folded.slice(to, to + 4))?.[0].length ?? 0;
  return readNumber(folded, skipSpaces(folded, to + article), words) !== null;
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

function findRangeEnd(folded: string, { to }: FoundNumber, words: LineWords): number {
  const dash = /^\s?[-–—~～]\s?/.exec(folded.slice(to, to + 4))?.[0].length ?? 0;
  const word = dash ? null : matchPhrase(folded, skipSpaces(folded, to), words.to);
  const second =
    dash || word ? readNumber(folded, dash ? to + dash : skipSpaces(folded, word?.to ?? to), words) : null;
  return second?.to ?? to;
}

/** Excludes weights, volumes, and "1 loaf", since people make a loaf twice instead of a larger one. */
function isCount(folded: string, { value, style }: FoundNumber, to: number, words: LineWords): boolean {
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
  return /^\s*(?:$|serv|port|pers|people|porc|raci|doses?\b|人|份)/.test(folded.slice(to));
}
