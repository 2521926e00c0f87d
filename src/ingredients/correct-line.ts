import { hasNumeral, isWholeAmount, readWholeAmount } from "./amounts/whole-amount.ts";
import type { Amount } from "./lines/read-amount.ts";
import { readLine, tidyNote, type IngredientLine } from "./lines/read-line.ts";
import { foldLetters } from "./text/fold-letters.ts";
import type { Span } from "./text/span.ts";
import type { LineWords } from "./words/line-words.ts";
import { isHan, isLetter, matchPhrase } from "./words/phrases.ts";
import type { UnitKind } from "./words/units.ts";

/** Each part is copied from the line, or empty if the line has none. */
export interface LineParts {
  amount: string;
  unit: string;
  food: string;
}

export interface LineCorrection extends LineParts {
  line: string;
  foodId: string | null;
}

/** The key is the folded line. */
export type Corrections = ReadonlyMap<string, LineCorrection>;

export type PartSpans = Record<keyof LineParts, Span | null>;

/** @param written the line as stored, if `text` is a cleaned-up copy */
export type ReadLine = (text: string, written?: string) => IngredientLine;

/** Makes lines equal that only differ in case, accents, or spaces. */
export function foldLine(line: string): string {
  return foldLetters(line.normalize("NFC")).replace(/\s+/g, " ").trim();
}

export function indexCorrections(corrections: readonly LineCorrection[]): Corrections {
  return new Map(corrections.map((correction) => [foldLine(correction.line), correction]));
}

export function createLineReader(corrections: Corrections, words: LineWords): ReadLine {
  if (corrections.size === 0) return (text) => readLine(text, words);
  return (text, written = text) => {
    const correction = corrections.get(foldLine(written));
    return correction ? correctLine(text, correction, words) : readLine(text, words);
  };
}

/** Ignores the correction if the line doesn't contain its parts, or if its amount is only a part of a number. */
export function correctLine(written: string, correction: LineCorrection, words: LineWords): IngredientLine {
  const read = readLine(written, words);
  const { text } = read;
  const { spans, missing } = locateParts(text, correction);
  if (missing.length > 0 || !spans.food) return read;
  const food = text.slice(spans.food.from, spans.food.to);
  const parts = listParts(read);
  const isSame = isSamePart(parts.amount, correction.amount) && isSamePart(parts.unit, correction.unit);
  const folded = foldLetters(text);
  if (!isSame && !isReadable(folded, spans.amount, words)) return read;
  const amount = isSame ? null : findAmount(folded, spans, words);
  const amounts = isSame ? read.amounts : amount ? [amount, ...listOtherAmounts(read, spans)] : [];
  const note = isSame && food === read.food ? read.note : joinRest(text, spans, words);
  return { text, amounts, food, foodId: correction.foodId, note, isHeading: false };
}

/** Checks that the whole amount of a correction can be scaled, or says "some". */
export function isAmountReadable(line: string, correction: LineParts, words: LineWords): boolean {
  const { amount, unit } = listParts(readLine(line, words));
  if (isSamePart(amount, correction.amount) && isSamePart(unit, correction.unit)) return true;
  const { spans } = locateParts(line, correction);
  const folded = foldLetters(line);
  if (!spans.amount) return !correction.amount.trim();
  return (
    readWholeAmount(folded, spans.amount, words) !== null ||
    matchPhrase(folded, spans.amount.from, words.some) !== null
  );
}

/** Quotes the first amount, its unit, and the food from the line. */
export function listParts({
  text,
  amounts: [first],
  food,
}: Pick<IngredientLine, "text" | "amounts" | "food">): LineParts {
  const { numbers = [], unit = null } = first ?? {};
  const [start, end] = [numbers[0]?.from ?? 0, numbers.at(-1)?.to ?? 0];
  return { amount: text.slice(start, end), unit: unit ? text.slice(unit.from, unit.to) : "", food };
}

/** Returns "1 lb + 4 oz · potatoes". */
export function summarizeLine({ text, amounts: [first, ...others], food }: IngredientLine): string {
  const counted = first ? [first, ...others.filter(({ relation }) => relation === "added")] : [];
  const amounts = counted.map((amount) => formatParts(listParts({ text, amounts: [amount], food })));
  return [amounts.filter(Boolean).join(" + "), food].filter(Boolean).join(" · ");
}

export function formatParts({ amount, unit }: Pick<LineParts, "amount" | "unit">): string {
  return [amount, unit].filter(Boolean).join(" ");
}

function isReadable(folded: string, span: Span | null, words: LineWords): boolean {
  return (
    !span || !hasNumeral(folded.slice(span.from, span.to)) || readWholeAmount(folded, span, words) !== null
  );
}

function isSamePart(one: string, other: string): boolean {
  return foldLine(one) === foldLine(other);
}

/** Parts don't overlap: the 2 of "2 eggs" can't also be the food. Positions refer to the composed text. */
export function locateParts(
  text: string,
  { amount, unit, food }: LineParts,
): { spans: PartSpans; missing: (keyof LineParts)[] } {
  const folded = foldLetters(text.normalize("NFC"));
  const amountSpan = locate(folded, amount, { isPossible: (span) => isWholeAmount(text, span) });
  const unitSpan = locate(folded, unit, { isPossible: isFree(amountSpan), after: amountSpan?.to });
  const foodSpan = locate(folded, food, { isPossible: isFree(amountSpan, unitSpan) });
  const spans = { amount: amountSpan, unit: unitSpan, food: foodSpan };
  const parts = { amount, unit, food };
  const names = ["amount", "unit", "food"] as const;
  return { spans, missing: names.filter((name) => parts[name].trim() && !spans[name]) };
}

function isFree(...taken: (Span | null)[]): (span: Span) => boolean {
  return (span) => !taken.some((other) => other && overlaps(span, other));
}

/** Prefers whole words, then matches after `after`. */
function locate(
  folded: string,
  part: string,
  { isPossible, after = 0 }: { isPossible: (span: Span) => boolean; after?: number | undefined },
): Span | null {
  const words = foldLetters(part.normalize("NFC").trim()).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.join(" ").length > folded.length) return null;
  const pattern = new RegExp(words.map(escapePattern).join("\\s+"), "gu");
  const free = [...folded.matchAll(pattern)]
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .filter(isPossible);
  const whole = free.filter(({ from, to }) => !isInWord(folded, from) && !isInWord(folded, to));
  return (
    whole.find(({ from }) => from >= after) ??
    whole[0] ??
    free.find(({ from }) => from >= after) ??
    free[0] ??
    null
  );
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function isInWord(folded: string, at: number): boolean {
  if (isHan(folded, at) || isHan(folded, at - 1)) return false;
  const isDigit = (position: number) => /\d/.test(folded[position] ?? "");
  return (isLetter(folded, at) && isLetter(folded, at - 1)) || (isDigit(at) && isDigit(at - 1));
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

function findAmount(
  folded: string,
  { amount: span, unit: unitSpan, food }: PartSpans,
  words: LineWords,
): Amount | null {
  const found = span && readWholeAmount(folded, span, words);
  const unit = unitSpan
    ? { ...unitSpan, kind: findUnitKind(folded, unitSpan, words) }
    : (found?.unit ?? null);
  if (!unit && !found) return null;
  const numbers = found?.numbers ?? [];
  const start = found ?? unitSpan ?? { from: 0, to: 0 };
  const isApart = unit && food && overlaps(food, mergeSpans(start, unit));
  const { from, to } = unit && !isApart ? mergeSpans(start, unit) : start;
  return { low: numbers[0]?.value ?? null, high: numbers.at(-1)?.value ?? null, unit, numbers, from, to };
}

function findUnitKind(folded: string, { from, to }: Span, { units }: LineWords): UnitKind {
  const found = matchPhrase(folded.slice(0, to), from, units);
  const end = folded[to - 1] === "." ? to - 1 : to;
  return found && (found.to === to || found.to === end) ? found.value : "other";
}

function mergeSpans(one: Span, other: Span): Span {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** Keeps amounts outside of the corrected parts, such as "(400 g)". */
function listOtherAmounts({ amounts }: IngredientLine, spans: PartSpans): Amount[] {
  const taken = Object.values(spans).filter((span) => span !== null);
  return amounts.filter(
    ({ relation, within }) => relation && within && !taken.some((span) => overlaps(span, within)),
  );
}

/** Joins what remains of the line, except "of". */
function joinRest(text: string, spans: PartSpans, words: LineWords): string {
  const taken = Object.values(spans)
    .filter((span) => span !== null)
    .toSorted((one, other) => one.from - other.from);
  const starts = [0, ...taken.map(({ to }) => to)];
  const rests = starts.map((from, at) => tidyNote(text.slice(from, taken[at]?.from ?? text.length)));
  const isOf = (rest: string) => matchPhrase(foldLetters(rest), 0, words.of)?.to === rest.length;
  return rests.filter((rest) => rest && !isOf(rest)).join("; ");
}
