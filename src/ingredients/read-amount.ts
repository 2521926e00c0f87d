import type { LineWords } from "./line-words.ts";
import { isHan, isLetter, isWordEnd, matchPhrase } from "./phrases.ts";
import { readNumber, skipSpaces, type FoundNumber } from "./read-number.ts";
import type { UnitKind } from "./units.ts";

export interface Amount {
  /** Null for a unit without a number: "pinch of salt". */
  low: number | null;
  /** Differs from `low` in a range. */
  high: number | null;
  unit: FoundUnit | null;
  numbers: FoundNumber[];
  /** Of a second amount: whether it says the same, is added, is the size of each, or is of another food. */
  relation?: "same" | "added" | "each" | "other";
  /** The size of one container: "400 g can". */
  isOfEach?: boolean;
  /** With its parentheses, or the word that joins it. */
  within?: Span;
  /** "and a half" after the unit. */
  half?: Span;
  from: number;
  to: number;
}

interface FoundUnit {
  kind: UnitKind;
  from: number;
  to: number;
}

export interface Span {
  from: number;
  to: number;
}

export interface FoundAmount {
  amount: Amount;
  /** Between number and unit: "large", "(400 g)". */
  asides: Span[];
  to: number;
}

const RANGE = /\s?[-–—~～〜至到]\s?/y;
const TIMES = /\s?[x×]\s?(?=\d)/y;
/** "两三瓣" */
const DIGIT_PAIR = /[一二两兩三四五六七八][二三四五六七八九]/y;
/** "一两滴", but not "一两肉", which is a weight */
const ONE_OR_TWO = /一[两兩]/y;
const COUNT = /(\d{1,2}) (?=\d{3}(?!\d))/y;
/** A percentage or a temperature is no amount. */
const NOT_AN_AMOUNT = /\s?[%°％]|\s?-?spice/uy;

/** A number with its unit, or only a number. */
export function readAmount(folded: string, at: number, words: LineWords): FoundAmount | null {
  const range = readCount(folded, at, words) ?? readRange(folded, at, words);
  if (!range) return null;
  TIMES.lastIndex = range.to;
  const isTimes = TIMES.test(folded);
  const size = readSize(folded, isTimes ? TIMES.lastIndex : skipSpaces(folded, range.to), words);
  if (size) {
    const unit = readUnit(folded, size.to, words);
    if (unit && isContainer(unit.kind))
      return finish(range, unit, [{ from: size.from, to: size.to }, ...unit.asides], unit.to);
    if (isTimes || size.isInBrackets)
      return unit
        ? finish(range, unit, [{ from: size.from, to: size.to }, ...unit.asides], unit.to)
        : isTimes
          ? finish(range, null, [{ from: size.from, to: size.to }], size.to)
          : finish(range, null, [], range.to);
  }
  const isFew = (range.numbers[0]?.value ?? 0) < 10;
  const unit = readUnit(folded, range.to, words, isFew) ?? readUnitOfPart(folded, range, words);
  if (!unit && isHan(folded, range.to) && isHan(folded, at)) return null;
  const wider = unit && range.numbers.length === 1 ? readSecondMeasure(folded, unit, words) : null;
  if (wider)
    return finish({ ...range, numbers: [...range.numbers, wider.number] }, wider.unit, [], wider.unit.to);
  const half = unit && matchPhrase(folded, skipSpaces(folded, unit.to), words.andHalf);
  const first = range.numbers[0];
  if (half && first && Number.isInteger(first.value) && range.numbers.length === 1) {
    const numbers = [{ ...first, value: first.value + 0.5 }];
    return addHalf(finish({ ...range, numbers }, unit, unit.asides, half.to));
  }
  return finish(range, unit, unit?.asides ?? [], unit?.to ?? range.to);
}

/** The 1 of "1 400 g can", which isn't 1400. */
function readCount(folded: string, at: number, words: LineWords): Range | null {
  COUNT.lastIndex = at;
  const value = Number(COUNT.exec(folded)?.[1] ?? 0);
  if (value === 0) return null;
  const size = readSize(folded, COUNT.lastIndex, words);
  const unit = size && readUnit(folded, size.to, words);
  if (!unit || !isContainer(unit.kind)) return null;
  const to = COUNT.lastIndex - 1;
  return { numbers: [{ value, from: at, to, style: "whole" }], from: at, to };
}

/** "1 càc et demie" */
function addHalf(found: FoundAmount): FoundAmount {
  const { amount, to } = found;
  return { ...found, amount: { ...amount, half: { from: amount.to, to }, to } };
}

/** "1/4 de botte" */
function readUnitOfPart(folded: string, { to }: Range, words: LineWords) {
  const of = matchPhrase(folded, skipSpaces(folded, to), words.of);
  return of && readUnit(folded, of.to, words);
}

/** "75g-110g" */
function readSecondMeasure(folded: string, first: FoundUnit, words: LineWords) {
  RANGE.lastIndex = first.to;
  const number = RANGE.test(folded) ? readNumber(folded, RANGE.lastIndex, words) : null;
  const unit = number && readUnit(folded, number.to, words);
  return number && unit?.kind === first.kind ? { number, unit } : null;
}

/** A unit without a number: "pinch of salt". */
export function readBareUnit(folded: string, at: number, words: LineWords): FoundAmount | null {
  const unit = readUnit(folded, at, words);
  if (!unit) return null;
  const amount: Amount = { low: null, high: null, unit, numbers: [], from: at, to: unit.to };
  return { amount, asides: unit.asides, to: unit.to };
}

/** "g 200 farina" */
export function readUnitBeforeNumber(folded: string, at: number, words: LineWords): FoundAmount | null {
  const unit = readUnit(folded, at, words);
  if (!unit || !MEASURES.has(unit.kind)) return null;
  const range = readRange(folded, skipSpaces(folded, unit.to), words);
  if (!range || readUnit(folded, range.to, words)) return null;
  return finish({ ...range, from: at }, unit, unit.asides, range.to);
}

function finish(
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

interface Range {
  numbers: FoundNumber[];
  from: number;
  to: number;
}

/** "4/5 foglie" is four or five. */
const SLASH_RANGE = /([4-9]|1\d)\/(\d{1,2})(?![\d/])/y;

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

function readRange(folded: string, at: number, words: LineWords): Range | null {
  const slashRange = readSlashRange(folded, at);
  if (slashRange) return slashRange;
  const first = readNumber(folded, at, words);
  if (!first || isNoAmount(folded, first, words)) return null;
  const second = readSecond(folded, first, words);
  if (!second || second.value < first.value) return { numbers: [first], from: at, to: first.to };
  return { numbers: [first, second], from: at, to: second.to };
}

function readSecond(folded: string, first: FoundNumber, words: LineWords): FoundNumber | null {
  RANGE.lastIndex = first.to;
  const next = skipSpaces(folded, first.to);
  const word = next > first.to ? matchPhrase(folded, next, words.to) : null;
  const isJoined = isPair(folded, first, words);
  const start = RANGE.test(folded)
    ? RANGE.lastIndex
    : word
      ? skipSpaces(folded, word.to)
      : isJoined
        ? first.to
        : -1;
  const second = start < 0 ? null : readNumber(folded, start, words);
  return second && !isNoAmount(folded, second, words) ? second : null;
}

function isPair(folded: string, { from, to, style }: FoundNumber, words: LineWords): boolean {
  if (style !== "word" || to !== from + 1) return false;
  DIGIT_PAIR.lastIndex = from;
  ONE_OR_TWO.lastIndex = from;
  return (
    DIGIT_PAIR.test(folded) || (ONE_OR_TWO.test(folded) && matchPhrase(folded, to + 1, words.units) !== null)
  );
}

function isNoAmount(folded: string, { to, style }: FoundNumber, words: LineWords): boolean {
  if (style === "word") return false;
  NOT_AN_AMOUNT.lastIndex = to;
  return NOT_AN_AMOUNT.test(folded) || isName(folded, to, words);
}

/** "7-Up", but not "15-ounce" */
function isName(folded: string, to: number, words: LineWords): boolean {
  return folded[to] === "-" && isLetter(folded, to + 1) && !matchPhrase(folded, to + 1, words.units);
}

/** "400 g" or "(15-ounce)" between a number and its container. */
function readSize(folded: string, at: number, words: LineWords) {
  const isInBrackets = folded[at] === "(";
  const from = at;
  const range = readRange(folded, isInBrackets ? at + 1 : at, words);
  if (!range) return null;
  const unit = readUnit(folded, folded[range.to] === "-" ? range.to + 1 : range.to, words);
  if (!unit || isContainer(unit.kind)) return null;
  const end = isInBrackets ? folded.indexOf(")", unit.to) + 1 : unit.to;
  if (isInBrackets && (end === 0 || end - from > 40)) return null;
  return { from, to: end, isInBrackets };
}

/** @param isFew "1 gr. Zwiebel" is a large onion, but "100 gr. Mehl" are grams. */
function readUnit(
  folded: string,
  at: number,
  words: LineWords,
  isFew = false,
): (FoundUnit & { asides: Span[] }) | null {
  const asides: Span[] = [];
  let from = skipSpaces(folded, folded[at] === "-" ? at + 1 : at);
  for (let count = 0; count < 3; count++) {
    if (matchPhrase(folded, from, words.names)) return null;
    const found = matchPhrase(folded, from, words.units);
    const isSize = found && isFew && (matchPhrase(folded, from, words.sizes)?.to ?? 0) > found.to;
    if (found && !isSize) return { kind: found.value, from, to: skipEnding(folded, found.to), asides };
    const size = matchPhrase(folded, from, words.sizes) ?? matchPhrase(folded, from, words.states);
    if (!size) return null;
    asides.push({ from, to: size.to });
    from = skipSpaces(folded, size.to + (/[,.]/.test(folded[size.to] ?? "") ? 1 : 0));
  }
  return null;
}

/** "tsp.", "pincée(s)", and "Zehe/n" */
function skipEnding(folded: string, at: number): number {
  const optional =
    /^(?:\([a-z]{1,3}\)|\/(?:n|en|e|er)(?![a-z]))/.exec(folded.slice(at, at + 5))?.[0].length ?? 0;
  const end = at + optional;
  return folded[end] === "." && isWordEnd(folded, end) ? end + 1 : end;
}

const MEASURES = new Set<UnitKind>(["g", "hg", "kg", "ml", "cl", "dl", "l"]);

const CONTAINERS = new Set<UnitKind>([
  "can",
  "jar",
  "bottle",
  "pack",
  "bag",
  "box",
  "tub",
  "roll",
  "ball",
  "bunch",
  "head",
  "piece",
  "slice",
  "sheet",
  "stick",
]);

export function isContainer(kind: UnitKind): boolean {
  return CONTAINERS.has(kind);
}
