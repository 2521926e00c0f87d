import { foldLetters } from "./fold-letters.ts";
import type { LineWords } from "./line-words.ts";
import { isHan, matchPhrase } from "./phrases.ts";
import type { IngredientLine } from "./read-line.ts";
import { readAmounts } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { convertLine, type Units } from "./convert-line.ts";
import { applyEdits, editAmount, isMeasured, type Edit, type Scaling } from "./edit-amount.ts";
import { inflectCounted } from "./inflect-counted.ts";
import type { Amount } from "./read-amount.ts";
import { TIME } from "./time-words.ts";
import type { UnitKind } from "./units.ts";

const NUMBER_START = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;
/** Sizes and pieces of dough stay the same. */
const UNSCALED = new Set<UnitKind>(["cm", "mm", "inch", "piece"]);
/** In "200 g of the sifted flour", the ingredient follows within a few words. */
const MAX_WORDS_BEFORE_FOOD = 4;
const MAX_WORDS_BEFORE_PIECE = 3;
/** Next to these words, an amount is for one of several pieces. */
const PORTION =
  /(?<!\p{L})(?:each|every|per|center of|centre of|at a time|jede\p{L}?|pro|chaque|chacune?|cada|por cada|hver|varje|elke|ogni|ciascun[oa]|kazd\p{L}+)(?!\p{L})|每/u;
const CLAUSE_END = /[.,;:()\n]|\d/;
/** "2 x 2 cm" is a size. */
const SIDES = /^\s?[x×]\s?\d/;
const MIN_STEM = 3;
const MAX_ENDING = 2;

/**
 * Scales and converts the amounts of a step that belong to an ingredient of the recipe.
 * Temperatures, times, sizes, and shares ("half of the butter") stay the same.
 */
export function scaleStep(
  written: string,
  ingredients: readonly IngredientLine[],
  scaling: Scaling,
  units?: Units,
): string {
  if (scaling.factor === 1 && !units) return written;
  const text = written.normalize("NFC");
  const folded = foldLetters(text);
  const names = listNames(ingredients, scaling.words.statesFollow);
  const edits: Edit[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!isNumberStart(folded, at)) continue;
    const found = readAmounts(folded, at, scaling.words);
    const [first] = found?.amounts ?? [];
    if (!found || !first) continue;
    const isLeft =
      isUnscaled(folded, first) || isShare(folded, first, scaling.words) || isPortion(folded, at, found.to);
    const food = isLeft ? null : findNamedFood(text, folded, found, names);
    if (food !== null) {
      edits.push(...editAmounts(text, food, found.amounts, { scaling, units }));
      const [counted] = found.amounts;
      if (counted) edits.push(...inflectCounted(text, counted, scaling));
    }
    at = Math.max(at, first.to - 1);
  }
  return edits.length === 0 ? written : applyEdits(text, edits, scaling.spelling).text;
}

/** Chinese counts everything with a word like "piece"; 把 is rarely a handful in a sentence. */
function isUnscaled(folded: string, { unit }: Amount): boolean {
  if (!unit) return false;
  return isHan(folded, unit.from) ? unit.kind === "handful" : UNSCALED.has(unit.kind);
}

/** "½ of the onions" is a share of an amount that the ingredients scale. */
function isShare(folded: string, { low, unit, to }: Amount, { of }: LineWords): boolean {
  return unit === null && (low ?? 1) < 1 && matchPhrase(folded, skipSpaces(folded, to), of) !== null;
}

/** "1 tablespoon of the filling in the center of each round" is for one piece. */
function isPortion(folded: string, from: number, to: number): boolean {
  const before =
    folded
      .slice(Math.max(0, from - 60), from)
      .split(/[.;\n]/)
      .at(-1) ?? "";
  const [after = ""] = folded.slice(to, to + 80).split(/[.;\n]/, 1);
  return PORTION.test(before) || PORTION.test(after) || SIDES.test(after);
}

function editAmounts(
  text: string,
  food: NamedFood,
  amounts: Amount[],
  { scaling, units }: { scaling: Scaling; units: Units | undefined },
): Edit[] {
  const scaled = isMeasured(amounts[0]) ? amounts : amounts.slice(0, 1);
  const line = { text, amounts, ...food };
  const converted = units ? convertLine(line, scaled, scaling, units) : null;
  if (converted) return converted;
  return scaling.factor === 1 ? [] : scaled.flatMap((amount) => editAmount(text, amount, scaling));
}

function isNumberStart(folded: string, at: number): boolean {
  const before = isHan(folded, at - 1) ? "" : (folded[at - 1] ?? "");
  return NUMBER_START.test(folded[at] ?? "") && !/[\p{L}\d.,/]/u.test(before);
}

type FoundAmounts = NonNullable<ReturnType<typeof readAmounts>>;

interface Name {
  word: string;
  /** True for the "powder" of "baking powder". */
  isHead: boolean;
  food: NamedFood;
}

type NamedFood = Pick<IngredientLine, "food" | "foodId">;

/** Lists every word of every food, since steps shorten "plain wheat flour" to "flour". */
function listNames(ingredients: readonly IngredientLine[], startsWithName: boolean): Name[] {
  return ingredients.flatMap(({ food, foodId }) => {
    const folded = foldLetters(food);
    const isChinese = /[\u3400-\u9fff]/.test(folded);
    const words = isChinese
      ? [folded]
      : folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= MIN_STEM || word === folded);
    const isHead = (at: number) => at === words.length - 1 || (startsWithName && at === 0);
    return words.map((word, at) => ({ word, isHead: isHead(at), food: { food, foodId } }));
  });
}

/** Finds the ingredient that is named right after an amount. */
function findNamedFood(
  text: string,
  folded: string,
  { amounts: [first], to }: FoundAmounts,
  names: Name[],
): NamedFood | null {
  const next = skipSpaces(folded, to);
  if (isHan(folded, next)) return names.find(({ word }) => folded.startsWith(word, next))?.food ?? null;
  // "Reduce to 2 cups. Add salt": a new sentence starts.
  if (/\.\s+$/.test(folded.slice(first?.from, next)) && /\p{Lu}/u.test(text[next] ?? "")) return null;
  const [clause = ""] = folded.slice(to, to + 80).split(CLAUSE_END, 1);
  const words = clause.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (!first?.unit && TIME.test(words[0] ?? "")) return null;
  const following = words.slice(0, first?.unit ? MAX_WORDS_BEFORE_FOOD : MAX_WORDS_BEFORE_PIECE);
  const isNamed = ({ word, isHead }: Name) =>
    (first?.unit || isHead) && following.some((one) => isSameWord(one, word));
  return names.find(isNamed)?.food ?? null;
}

/** Ignores short endings, except of short words: "Zwiebel" and "Zwiebeln", but not "æg" and "ægte". */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_STEM) return short === long;
  return long.startsWith(short) && long.length - short.length <= MAX_ENDING;
}
