import { foldLetters } from "./fold-letters.ts";
import type { LineWords } from "./line-words.ts";
import { isHan, matchPhrase } from "./phrases.ts";
import type { IngredientLine } from "./read-line.ts";
import { readAmounts } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { convertLine, type Units } from "./convert-line.ts";
import { applyEdits, editAmount, isMeasured, type Edit, type Scaling } from "./edit-amount.ts";
import type { Amount } from "./read-amount.ts";
import { isPlural } from "./unit-forms.ts";
import type { UnitKind } from "./units.ts";

const NUMBER_START = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;
/** Sizes, and pieces of a dough. */
const UNSCALED = new Set<UnitKind>(["cm", "mm", "inch", "piece"]);
/** Words after a number that make it a time. */
const TIME =
  /^(?:sec|min|hour|hr|day|stunde|std|tag|heure|jour|time|timer|dag|dage|godzin|dni|hora|dia|timm|ora|ore|giorn|uur|uren|分|小时|小時|秒|天)/;
/** "200 g of the sifted flour": an ingredient's name follows within a few words. */
const MAX_WORDS_BEFORE_FOOD = 4;
const MAX_WORDS_BEFORE_PIECE = 3;
/** Amounts for one of several pieces. */
const PORTION =
  /(?<!\p{L})(?:each|every|per|center of|centre of|at a time|jede\p{L}?|pro|chaque|chacune?|cada|por cada|hver|varje|elke|ogni|ciascun[oa]|kazd\p{L}+)(?!\p{L})|每/u;
const CLAUSE_END = /[.,;:()\n]|\d/;
/** "2 x 2 cm" */
const SIDES = /^\s?[x×]\s?\d/;
/** "See page 12", in the languages of recipes */
const LABEL =
  /(?:(?<!\p{L})(?:pages?|pp?\.|seiten?|s\.|sidan?|side|stron(?:a|ie|y)|str\.|paginas?|pag\.|blz\.?|step|schritt|etape|krok|steg|trin|paso|passo|stap|serves|no\.|nr\.?)\s*|第)$/u;
const MAX_LABEL = 12;
/** Before the size of a single can. */
const ARTICLE =
  /(?<!\p{L})(?:an?|one|the|each|eine?[nmrs]?|de[nmrs]|d[aio]e?s?|une?|l[ae]s?|e[tn]|ett|un[ao]?|el|los|il|lo|gli|een|het|uma?)\s$/u;
/** "1/2 the butter" */
const DEFINITE = /^(?:the|your|de[rnms]|die|das|l[ae]s?|el|los|il|lo|gli|het)(?!\p{L})/u;
const MIN_STEM = 3;
const MAX_ENDING = 2;

/**
 * Scales and converts the amounts of a step that belong to an ingredient of the recipe.
 * Temperatures, times, sizes, and shares ("half of the butter") stay.
 */
export function scaleStep(
  text: string,
  ingredients: readonly IngredientLine[],
  scaling: Scaling,
  units?: Units,
): string {
  if (scaling.factor === 1 && !units) return text;
  const folded = foldLetters(text);
  const names = listNames(ingredients, scaling.words.statesFollow);
  const edits: Edit[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!isNumberStart(folded, at)) continue;
    const found = readAmounts(folded, at, scaling.words);
    const [first] = found?.amounts ?? [];
    if (!found || !first) continue;
    const isLeft =
      isUnscaled(folded, first) ||
      isLabeled(folded, first) ||
      isShare(folded, first, scaling.words) ||
      isPortion(folded, at, found.to);
    const food = isLeft ? null : findNamedFood(text, folded, found, names);
    if (food !== null) {
      const factor = isSingle(folded, first) ? 1 : scaling.factor;
      edits.push(...editAmounts(text, food, found.amounts, { scaling: { ...scaling, factor }, units }));
      edits.push(...inflectCounted(text, found, scaling));
    }
    at = Math.max(at, first.to - 1);
  }
  return edits.length === 0 ? text : applyEdits(text, edits, scaling.spelling).text;
}

/** Chinese counts everything with a word like "piece"; 把 is rarely a handful in a sentence. */
function isUnscaled(folded: string, { unit }: Amount): boolean {
  if (!unit) return false;
  return isHan(folded, unit.from) ? unit.kind === "handful" : UNSCALED.has(unit.kind);
}

/** "page 12" */
function isLabeled(folded: string, { from, unit }: Amount): boolean {
  return unit === null && LABEL.test(folded.slice(Math.max(0, from - MAX_LABEL), from));
}

/** "one 15-oz can" */
function isSingle(folded: string, { from, isOfEach }: Amount): boolean {
  return isOfEach === true && ARTICLE.test(folded.slice(Math.max(0, from - MAX_LABEL), from));
}

/** "½ of the onions", "½ the onions" */
function isShare(folded: string, { low, unit, to }: Amount, { of }: LineWords): boolean {
  if (unit !== null || (low ?? 1) >= 1) return false;
  const next = skipSpaces(folded, to);
  return matchPhrase(folded, next, of) !== null || DEFINITE.test(folded.slice(next, next + MAX_LABEL));
}

/** "1 tablespoon of the filling in the center of each round" */
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

/** "Add 1 egg yolk" for twice as many is "Add 2 egg yolks". */
function inflectCounted(
  text: string,
  { amounts: [first], to }: FoundAmounts,
  { factor, words, inflectFood }: Scaling,
): Edit[] {
  if (!inflectFood || factor === 1 || !first?.high || first.unit) return [];
  const from = skipSpaces(text, to);
  const [clause = ""] = text.slice(from, from + 80).split(CLAUSE_END, 1);
  const following = clause.split(" ");
  const wanted = isPlural(first.high * factor, words);
  const findForm = (count: number): Edit[] => {
    const name = following.slice(0, count).join(" ");
    const form = inflectFood(name, wanted);
    return form === inflectFood(name, !wanted) ? [] : [{ from, to: from + name.length, text: form }];
  };
  for (let count = 1; count <= MAX_WORDS_BEFORE_PIECE; count++) {
    const [shorter] = findForm(count);
    // "Egg" is a food, and "egg yolk" another one.
    if (shorter) return [findForm(count + 1)[0] ?? shorter];
  }
  return [];
}

function isNumberStart(folded: string, at: number): boolean {
  const before = isHan(folded, at - 1) ? "" : (folded[at - 1] ?? "");
  return NUMBER_START.test(folded[at] ?? "") && !/[\p{L}\d.,/]/u.test(before);
}

type FoundAmounts = NonNullable<ReturnType<typeof readAmounts>>;

interface Name {
  word: string;
  /** "Powder" of "baking powder". */
  isHead: boolean;
  food: NamedFood;
}

type NamedFood = Pick<IngredientLine, "food" | "foodId">;

/** Every word of every food, since steps shorten "plain wheat flour" to "flour". */
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

/** The food of an ingredient that follows an amount; null if none does. */
function findNamedFood(
  text: string,
  folded: string,
  { amounts: [first], to }: FoundAmounts,
  names: Name[],
): NamedFood | null {
  const next = skipSpaces(folded, to);
  if (isHan(folded, next)) return names.find(({ word }) => folded.startsWith(word, next))?.food ?? null;
  // "Reduce to 2 cups. Add …"
  if (/\.\s+$/.test(folded.slice(first?.from, next)) && /\p{Lu}/u.test(text[next] ?? "")) return null;
  const [clause = ""] = folded.slice(to, to + 80).split(CLAUSE_END, 1);
  const words = clause.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (!first?.unit && TIME.test(words[0] ?? "")) return null;
  const following = words.slice(0, first?.unit ? MAX_WORDS_BEFORE_FOOD : MAX_WORDS_BEFORE_PIECE);
  const isNamed = ({ word, isHead }: Name) =>
    (first?.unit || isHead) && following.some((one) => isSameWord(one, word));
  return names.find(isNamed)?.food ?? null;
}

/** "egg" and "eggs", "Zwiebel" and "Zwiebeln"; "æg" only as it is */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_STEM) return short === long;
  return long.startsWith(short) && long.length - short.length <= MAX_ENDING;
}
