import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { isContainer } from "../words/units.ts";
import { isBeforeFood } from "./counted-food.ts";
import { CLOSE, findSign, OPEN } from "./in-brackets.ts";
import { readAmount, type Amount } from "./read-amount.ts";
import { readJoinedAt, readPartOf } from "./read-joined.ts";
import { HAN_NAME, listStarts, readListedAt } from "./read-listed.ts";
import { readBracket } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";

/** Excludes "farina 00" and "Mehl Type 550", whose bracket has the weight of the line. */
const AFTER_COUNT = /(?<![\p{L}\d.,])(?:(?:\d\/)?(?:[1-9]|1\d|2[0-4])|[¼-¾⅐-⅞])\s?$/u;
/** Tolerance, since ⅓ + ⅓ + ⅓ isn't exactly 1. */
const SAME = 0.001;

/** @param read called with each bracket, which includes its signs */
export function readBrackets(
  folded: string,
  { from, to }: Span,
  read: (bracket: Span) => Amount[],
): Amount[] {
  const amounts: Amount[] = [];
  for (let at = findSign(folded, from, OPEN); at < to; at = findSign(folded, at + 1, OPEN)) {
    const close = findSign(folded, at, CLOSE);
    if (close < to) amounts.push(...read({ from: at, to: close + 1 }));
  }
  return amounts;
}

export function readInBracket(folded: string, bracket: Span, first: Amount, words: LineWords): Amount[] {
  const parts = readParts(folded, bracket, first, words);
  if (parts.length > 0) return parts;
  const amounts = readBracket(folded, bracket.from, words)?.amounts ?? [];
  // "Or 2 (14.5 oz) cans" has the size of a can.
  const isSize =
    AFTER_COUNT.test(folded.slice(Math.max(0, bracket.from - 6), bracket.from)) &&
    /^\s?\p{L}/u.test(folded.slice(bracket.to));
  return isSize ? amounts.map((amount) => ({ ...amount, relation: "each" })) : amounts;
}

/** Reads amounts that aren't the line's own in other units. */
export function readParts(folded: string, within: Span, first: Amount, words: LineWords): Amount[] {
  const start = skipSpaces(folded, within.from + 1);
  const isAbout = matchPhrase(folded, start, words.about) !== null;
  const found = [
    readShares(folded, within, first, words),
    readFruit(folded, start, words),
    isAbout ? [] : readJoinedAt(folded, start, within.to, words),
    readChineseList(folded, within, first, words),
  ].find((amounts) => amounts.length > 0);
  return (found ?? []).map((amount) => ({ ...amount, relation: "other", within }));
}

/** Reads amounts that add up to the line's own, as in "3 eggs (2 whole, 1 yolk)". */
function readShares(folded: string, within: Span, first: Amount, words: LineWords): Amount[] {
  const starts = [within.from + 1, ...listStarts(folded, within)].map((at) => {
    const name = HAN_NAME.exec(folded.slice(at, within.to))?.[0].length ?? 0;
    return skipSpaces(folded, at + name);
  });
  const shares = starts.flatMap((at) => readAmount(folded, at, words)?.amount ?? []);
  const isSameUnit = shares.every(({ unit }) => unit?.kind === first.unit?.kind);
  const sum = shares.reduce((all, { high }) => all + (high ?? 0), 0);
  return shares.length > 1 &&
    shares.length === starts.length &&
    isSameUnit &&
    Math.abs(sum - (first.high ?? 0)) < SAME
    ? shares.map((share) => ({ ...share, isPart: true }))
    : [];
}

/** Reads "大米1杯（水2杯，盐3克）". Beside a count, it may be the size of each. */
function readChineseList(folded: string, within: Span, first: Amount, words: LineWords): Amount[] {
  if (first.unit === null || isContainer(first.unit.kind)) return [];
  const to = within.to - 1;
  return [within.from + 1, ...listStarts(folded, within)]
    .filter((at) => HAN_NAME.test(folded.slice(at, to)) && !matchPhrase(folded, at, words.about))
    .flatMap((at) => readListedAt(folded, { from: at, to }, first, words));
}

/** Reads "(juice of about 1 lemon)". */
function readFruit(folded: string, at: number, words: LineWords): Amount[] {
  const of = readPartOf(folded, at, words);
  const about = of === null ? null : matchPhrase(folded, of, words.about);
  const found = of === null ? null : readAmount(folded, about ? skipSpaces(folded, about.to) : of, words);
  return found?.amount.unit === null && isBeforeFood(folded, found) ? [found.amount] : [];
}
