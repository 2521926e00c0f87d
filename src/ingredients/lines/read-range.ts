import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isLetter, matchPhrase } from "../words/phrases.ts";
import { readNumber, skipSpaces, type FoundNumber } from "./read-number.ts";

/** `numbers` has 2 items for "2–3", otherwise 1. */
export interface Range extends Span {
  numbers: FoundNumber[];
}

const DASH = /\s?[-–—~～〜至到]\s?/y;
/** "两三瓣" means 2 or 3. */
const DIGIT_PAIR = /[一二两兩三四五六七八][二三四五六七八九]/y;
/** "一两滴" means 1 or 2, but "一两肉" is a weight. */
const ONE_OR_TWO = /一[两兩]/y;
/** Percentages, temperatures, and "5-spice" aren't amounts. */
const NOT_AN_AMOUNT = /\s?[%°％]|\s?-?spice/uy;

/** "4/5 foglie" means 4 or 5. */
const SLASH_RANGE = /([4-9]|1\d)\/(\d{1,2})(?![\d/])/y;

/** Reads "2", "2–3", or "2 to 3". */
export function readRange(folded: string, at: number, words: LineWords): Range | null {
  const slashRange = readSlashRange(folded, at);
  if (slashRange) return slashRange;
  const first = readNumber(folded, at, words);
  if (!first || isNotAmount(folded, first, words)) return null;
  const second = readSecond(folded, first, words);
  if (!second || second.value < first.value) return { numbers: [first], from: at, to: first.to };
  return { numbers: [first, second], from: at, to: second.to };
}

function readSlashRange(folded: string, at: number): Range | null {
  SLASH_RANGE.lastIndex = at;
  const [text, low = "", high = ""] = SLASH_RANGE.exec(folded) ?? [];
  if (!text || Number(high) !== Number(low) + 1) return null;
  const to = at + text.length;
  const numbers: FoundNumber[] = [
    { value: Number(low), from: at, to: at + low.length, style: "whole" },
    { value: Number(high), from: to - high.length, to, style: "whole" },
  ];
  return { numbers, from: at, to };
}

/** @returns null if no dash follows */
export function skipDash(folded: string, at: number): number | null {
  DASH.lastIndex = at;
  return DASH.test(folded) ? DASH.lastIndex : null;
}

function readSecond(folded: string, first: FoundNumber, words: LineWords): FoundNumber | null {
  const afterDash = skipDash(folded, first.to);
  const next = skipSpaces(folded, first.to);
  const word = next > first.to ? matchPhrase(folded, next, words.to) : null;
  const afterWord = word && skipSpaces(folded, word.to);
  const start = afterDash ?? afterWord ?? (isPair(folded, first, words) ? first.to : null);
  const second = start === null ? null : readNumber(folded, start, words);
  return second && !isNotAmount(folded, second, words) ? second : null;
}

function isPair(folded: string, { from, to, style }: FoundNumber, words: LineWords): boolean {
  if (style !== "word" || to !== from + 1) return false;
  DIGIT_PAIR.lastIndex = from;
  ONE_OR_TWO.lastIndex = from;
  return (
    DIGIT_PAIR.test(folded) || (ONE_OR_TWO.test(folded) && matchPhrase(folded, to + 1, words.units) !== null)
  );
}

function isNotAmount(folded: string, { to, style }: FoundNumber, words: LineWords): boolean {
  if (style === "word") return false;
  NOT_AN_AMOUNT.lastIndex = to;
  return NOT_AN_AMOUNT.test(folded) || isName(folded, to, words);
}

/** Checks for "7-Up", but not "15-ounce". */
function isName(folded: string, to: number, words: LineWords): boolean {
  return folded[to] === "-" && isLetter(folded, to + 1) && !matchPhrase(folded, to + 1, words.units);
}
