import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { isContainer, LENGTHS, type UnitKind } from "../words/units.ts";
import { readNumber, skipSpaces, type FoundNumber } from "./read-number.ts";
import { readRange, skipDash, type Range } from "./read-range.ts";
import { readUnit, type FoundUnit } from "./read-unit.ts";

export interface Amount {
  /** Null for a unit without a number: "pinch of salt". */
  low: number | null;
  /** Differs from `low` only in a range. */
  high: number | null;
  unit: FoundUnit | null;
  numbers: FoundNumber[];
  /**
   * Relates a further amount to the first: the same in another unit or as a count, an addition, a size,
   * or of another food.
   */
  relation?: "same" | "count" | "added" | "each" | "other";
  /** True for a part of the same food: "500 g flour, of which 50 g for dusting". */
  isPart?: boolean;
  /** True for the size of one container or piece: "400 g can", "6-ounce fillet". */
  isOfEach?: boolean;
  /** Includes its parentheses, or the word that joins it. */
  within?: Span;
  /** Spans an "and a half" after the unit, or the grams of "1 kg 500". */
  half?: Span;
  from: number;
  to: number;
}

export interface FoundAmount {
  amount: Amount;
  /** These are between number and unit: "large", "(400 g)". */
  asides: Span[];
  to: number;
}

const TIMES = /\s?[x×]\s?(?=\d)/y;
const COUNT = /(\d{1,2}) (?=\d{3}(?!\d))|(\d)-(?=\d\d)/y;
const UNITS_BEFORE_NUMBER = new Set<UnitKind>(["g", "hg", "kg", "ml", "cl", "dl", "l"]);
/** Excludes the "16/20" of shrimp. */
const KITCHEN_FRACTION = /^\d\s?[/⁄／]\s?[2-8]$/;
const FOOD_FOLLOWS = /^\s?[^\s,;()]/;
const MAX_BRACKET_CHARACTERS = 40;
/** With a hyphen, these units are the size of a piece: "6-ounce fillet", "3-inch cinnamon stick". */
const SIZES = new Set<UnitKind>(["oz", "lb", "g", "kg", "inch", "cm", "mm"]);

/** Reads a number with its unit, or only a number. */
export function readAmount(folded: string, at: number, words: LineWords): FoundAmount | null {
  const range = readCount(folded, at, words) ?? readRange(folded, at, words);
  if (!range) return null;
  const sized = readSized(folded, range, words);
  if (sized) return sized;
  const isFew = (range.numbers[0]?.value ?? 0) < 10;
  const unit = readUnit(folded, range.to, words, isFew) ?? readUnitOfPart(folded, range, words);
  const isHyphenated = folded[range.to] === "-" && SIZES.has(unit?.kind ?? "piece");
  const isSize = unit && (isHyphenated || LENGTHS.has(unit.kind));
  if (!unit && isHan(folded, range.to) && isHan(folded, at)) return null;
  const wider = unit && range.numbers.length === 1 ? readSecondMeasure(folded, unit, words) : null;
  if (wider)
    return makeFound({ ...range, numbers: [...range.numbers, wider.number] }, wider.unit, [], wider.unit.to);
  const rest = unit && range.numbers.length === 1 ? readRest(folded, unit, words) : null;
  if (rest === "unclear") return null;
  const first = range.numbers[0];
  if (unit && rest && first && Number.isInteger(first.value)) {
    const numbers = [{ ...first, value: first.value + rest.value }];
    return addRest(makeFound({ ...range, numbers }, unit, unit.asides, rest.to));
  }
  const found = makeFound(range, unit, unit?.asides ?? [], unit?.to ?? range.to);
  return isSize ? { ...found, amount: { ...found.amount, isOfEach: true } } : found;
}

/** Reads "2 x 400 g tins" and "2 (400 g) tins". */
function readSized(folded: string, range: Range, words: LineWords): FoundAmount | null {
  TIMES.lastIndex = range.to;
  const isTimes = TIMES.test(folded);
  const found = readSize(folded, isTimes ? TIMES.lastIndex : skipSpaces(folded, range.to), words);
  if (!found) return null;
  const { size, isInBrackets } = found;
  const unit = readUnit(folded, size.to, words);
  if (unit && (isTimes || isInBrackets || isContainer(unit.kind)))
    return makeFound(range, unit, [size, ...unit.asides], unit.to);
  if (isTimes) return makeFound(range, null, [size], size.to);
  return isInBrackets ? makeFound(range, null, [], range.to) : null;
}

/** Reads the 1 of "1 400 g can" and "1-14 oz can", which are neither 1400 nor a range. */
function readCount(folded: string, at: number, words: LineWords): Range | null {
  COUNT.lastIndex = at;
  const count = COUNT.exec(folded);
  const value = Number(count?.[1] ?? count?.[2] ?? 0);
  if (value === 0) return null;
  const found = readSize(folded, COUNT.lastIndex, words);
  const unit = found && readUnit(folded, found.size.to, words);
  if (!unit || !isContainer(unit.kind)) return null;
  const to = COUNT.lastIndex;
  return { numbers: [{ value, from: at, to: to - 1, style: "whole" }], from: at, to };
}

/** Adds the half of "1 càc et demie", or the grams of "1 kg 500". */
function addRest(found: FoundAmount): FoundAmount {
  const { amount, to } = found;
  return { ...found, amount: { ...amount, half: { from: amount.to, to }, to } };
}

/** @returns "unclear" for "1 l 5 de lait", which may be 1.5 or 1.05 liters */
function readRest(folded: string, unit: FoundUnit, words: LineWords) {
  const next = skipSpaces(folded, unit.to);
  const half = matchPhrase(folded, next, words.andHalf);
  if (half) return { value: 0.5, to: half.to };
  if (unit.kind !== "kg" && unit.kind !== "l") return null;
  const number = readNumber(folded, next, words);
  if (!number || number.style === "word" || folded[number.to] === "%") return null;
  if (readUnit(folded, number.to, words)) return null;
  const { value, to } = number;
  const written = folded.slice(next, to);
  if (value < 1) return number.style === "glyph" || KITCHEN_FRACTION.test(written) ? { value, to } : null;
  const isWhole =
    !FOOD_FOLLOWS.test(folded.slice(to, to + 2)) ||
    matchPhrase(folded, skipSpaces(folded, to), words.of) !== null;
  if (!/^\d{3}$/.test(written)) return isWhole ? "unclear" : null;
  return isWhole ? { value: value / 1000, to } : "unclear";
}

/** Reads the unit of "1/4 de botte". */
function readUnitOfPart(folded: string, { to }: Range, words: LineWords) {
  const of = matchPhrase(folded, skipSpaces(folded, to), words.of);
  return of && readUnit(folded, of.to, words);
}

/** Reads the second half of "75g-110g". */
function readSecondMeasure(folded: string, first: FoundUnit, words: LineWords) {
  const after = skipDash(folded, first.to);
  const number = after === null ? null : readNumber(folded, after, words);
  const unit = number && readUnit(folded, number.to, words);
  return number && unit?.kind === first.kind ? { number, unit } : null;
}

/** Reads a unit without a number: "pinch of salt". */
export function readBareUnit(folded: string, at: number, words: LineWords): FoundAmount | null {
  const unit = readUnit(folded, at, words);
  if (!unit) return null;
  const amount: Amount = { low: null, high: null, unit, numbers: [], from: at, to: unit.to };
  return { amount, asides: unit.asides, to: unit.to };
}

/** Reads "g 200 farina". */
export function readUnitBeforeNumber(folded: string, at: number, words: LineWords): FoundAmount | null {
  const unit = readUnit(folded, at, words);
  if (!unit || !UNITS_BEFORE_NUMBER.has(unit.kind)) return null;
  const range = readRange(folded, skipSpaces(folded, unit.to), words);
  if (!range || readUnit(folded, range.to, words)) return null;
  return makeFound({ ...range, from: at }, unit, unit.asides, range.to);
}

function makeFound(
  { numbers, from, to: numbersTo }: Range,
  unit: FoundUnit | null,
  asides: Span[],
  to: number,
): FoundAmount {
  const values = numbers.map(({ value }) => value);
  const found = unit && { kind: unit.kind, from: unit.from, to: unit.to };
  const amount: Amount = {
    low: values[0] ?? null,
    high: values.at(-1) ?? null,
    unit: found,
    numbers,
    from,
    to: Math.max(numbersTo, found?.to ?? 0),
  };
  return { amount, asides, to };
}

/** Reads "400 g" or "(15-ounce)" between a number and its container. */
function readSize(folded: string, at: number, words: LineWords) {
  const isInBrackets = folded[at] === "(";
  const from = at;
  const range = readRange(folded, isInBrackets ? at + 1 : at, words);
  if (!range) return null;
  const hyphen = skipSpaces(folded, range.to);
  const unit = readUnit(folded, folded[hyphen] === "-" ? hyphen + 1 : range.to, words);
  if (!unit || isContainer(unit.kind)) return null;
  const end = isInBrackets ? folded.indexOf(")", unit.to) + 1 : skipSizeAgain(folded, unit.to, words);
  if (isInBrackets && (end === 0 || end - from > MAX_BRACKET_CHARACTERS)) return null;
  return { size: { from, to: end }, isInBrackets };
}

/** Skips the "/14oz" of "2 x 400g/14oz cans". */
function skipSizeAgain(folded: string, at: number, words: LineWords): number {
  const range = folded[at] === "/" ? readRange(folded, at + 1, words) : null;
  const unit = range && readUnit(folded, range.to, words);
  return unit && !isContainer(unit.kind) ? unit.to : at;
}
