import type { Food } from "../foods/food-table.ts";
import { skipRun } from "../lines/food-words.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, isLetter, matchPhrase } from "../words/phrases.ts";
import { PREPARATIONS, type Preparation } from "../words/preparations.ts";

type MeasuredLine = Pick<IngredientLine, "amounts" | "food" | "foodId" | "text"> &
  Partial<Pick<IngredientLine, "note">>;
type FindFood = (line: Pick<IngredientLine, "food" | "foodId">) => Food | null;

interface FoundPreparation {
  kind: Preparation;
  /** True for "1 cup chopped almonds", but not for "1 cup almonds, chopped". */
  isMeasured: boolean;
}

/** In g/ml. Denser foods have no gaps that a preparation could close. */
const DENSE = 0.85;
/** In g/ml. Whole sprigs are looser than this. */
const SPRIGS = 0.15;
/** In g/ml. Leaves are looser, so they can be packed. */
const LOOSE = 0.3;
const MAX_CHANGE = 0.1;
/** The table rounds densities. */
const SAME = 0.01;
const WHOLE_FOODS = new Set(["produce", "snacks", "breakfast", "dry-goods", "canned"]);
const HARDLY_CHANGING = new Set<Preparation>(["canned", "sliced", "chopped"]);
const CLAUSE_END = /[,;:()（），；：。]|\.\s|\s[-–—]\s/;
const MAX_CLAUSE_LENGTH = 120;
const MOST_WORDS_BEFORE_FOOD = 4;

/** Finds the food of a line. Its density is the one it has as prepared, or null if that isn't known. */
export function findPreparedFood(line: MeasuredLine, findFood: FindFood, words: LineWords): Food | null {
  const food = findFood(line);
  const found = food && findPreparation(line, food, findFood, words);
  return food && found ? { ...food, gramsPerMl: findDensity(food, found) } : food;
}

function findDensity(food: Food, { kind, isMeasured }: FoundPreparation): number | null {
  const { gramsPerMl, preparedGramsPerMl } = food;
  const own = preparedGramsPerMl[kind];
  if (own === undefined) return changesDensity(food, kind) ? null : gramsPerMl;
  if (isMeasured || kind === "canned" || (kind !== "cooked" && isNeverWhole(food))) return own;
  return isWithin(own, gramsPerMl, MAX_CHANGE) ? gramsPerMl : null;
}

/** A cup holds no whole bananas, so "1 cup bananas, mashed" is measured mashed. */
function isNeverWhole({ aisle, gramsPerMl, preparedGramsPerMl }: Food): boolean {
  return (
    aisle === "produce" && Object.values(preparedGramsPerMl).some((own) => isWithin(own, gramsPerMl, SAME))
  );
}

function isWithin(one: number, other: number | null, share: number): boolean {
  return other !== null && Math.abs(one / other - 1) <= share;
}

function changesDensity({ aisle, parents, gramsPerMl }: Food, kind: Preparation): boolean {
  const density = gramsPerMl ?? 0;
  // Sprigs of dill are looser than chopped dill.
  if (kind === "chopped" && density < SPRIGS && parents.includes("herb")) return true;
  if (density >= DENSE || aisle === "spices" || HARDLY_CHANGING.has(kind)) return false;
  if (kind === "packed") return density < LOOSE;
  return kind !== "ground" || WHOLE_FOODS.has(aisle);
}

function findPreparation(
  whole: MeasuredLine,
  food: Food,
  findFood: FindFood,
  words: LineWords,
): FoundPreparation | null {
  const line = whole.note === undefined ? takeClause(whole) : whole;
  const folded = foldLetters(line.text);
  const { before, after, rest } = divide(line, folded, words);
  const measured = pickStrongest([
    ...listPreparations(folded, before, words),
    ...listOwnPreparations(line, food, findFood, words),
    ...listPreparations(folded, after, words),
  ]);
  if (measured) return { kind: measured, isMeasured: true };
  const later = pickStrongest(rest.flatMap((span) => listPreparations(folded, span, words)));
  return later && { kind: later, isMeasured: false };
}

/** Steps are long, and their other sentences don't matter. */
function takeClause({ amounts: [first], text, ...line }: MeasuredLine): MeasuredLine {
  const from = first?.from ?? 0;
  const amounts = first ? [{ ...first, from: 0, to: first.to - from }] : [];
  return { ...line, amounts, text: text.slice(from, from + MAX_CLAUSE_LENGTH) };
}

function pickStrongest(found: readonly Preparation[]): Preparation | null {
  return PREPARATIONS.find((kind) => found.includes(kind)) ?? null;
}

/** Finds the text before the food, the states directly after it, and those that start parts of its note. */
function divide(line: MeasuredLine, folded: string, words: LineWords) {
  const { amounts, food, note, text } = line;
  const [first] = amounts;
  const start = first?.to ?? 0;
  const next = text.indexOf(food, start);
  const isBefore = next < 0;
  const at = isBefore ? text.indexOf(food) : next;
  if (note === undefined) {
    const to = Math.min(isBefore ? skipWords(folded, start) : at, findClauseEnd(folded, start));
    return { before: { from: first?.from ?? 0, to }, after: { from: to, to }, rest: [] };
  }
  const [after = { from: 0, to: 0 }, ...rest] = listStates(folded, at + food.length, words);
  return { before: { from: isBefore ? 0 : (first?.from ?? 0), to: at }, after, rest };
}

/** A step may name the food in other words. */
function skipWords(folded: string, from: number): number {
  return from + folded.slice(from).split(" ", MOST_WORDS_BEFORE_FOOD).join(" ").length;
}

function findClauseEnd(folded: string, from: number): number {
  const end = folded.slice(from).search(CLAUSE_END);
  return end < 0 ? folded.length : from + end;
}

/** Finds where parts of the text start with states, such as "peeled and mashed". */
function listStates(folded: string, from: number, words: LineWords): Span[] {
  const tables = [words.states, words.adverbs, words.qualities, words.sizes, words.and];
  const spans: Span[] = [];
  for (let at = from; at < folded.length;) {
    const start = skipSpaces(folded, at);
    const end = findClauseEnd(folded, start);
    spans.push({ from: start, to: skipRun(folded, { from: start, to: end }, tables) });
    at = end + 1;
  }
  return spans;
}

/** Skips preparations that are part of the food's name: ground almonds are another food than almonds. */
function listOwnPreparations(
  { food: name, foodId = null }: MeasuredLine,
  food: Food,
  findFood: FindFood,
  words: LineWords,
): Preparation[] {
  const folded = foldLetters(name);
  return findPhrases(folded, { from: 0, to: folded.length }, words).flatMap(({ from, to, kind }) => {
    const other = `${name.slice(0, from)} ${name.slice(to)}`.replace(/\s+/g, " ").trim();
    return other && findFood({ food: other, foodId })?.id === food.id ? [kind] : [];
  });
}

function listPreparations(folded: string, span: Span, words: LineWords): Preparation[] {
  return findPhrases(folded, span, words).map(({ kind }) => kind);
}

function findPhrases(
  folded: string,
  { from, to }: Span,
  { preparations }: LineWords,
): (Span & { kind: Preparation })[] {
  const found: (Span & { kind: Preparation })[] = [];
  for (let at = from; at < to; at++) {
    if (isLetter(folded, at - 1) && !isHan(folded, at - 1)) continue;
    const phrase = matchPhrase(folded, at, preparations);
    if (!phrase || phrase.to > to) continue;
    if (phrase.value !== "unchanged") found.push({ from: at, to: phrase.to, kind: phrase.value });
    at = phrase.to - 1;
  }
  return found;
}
