import { applyOwnDensity } from "../amounts/own-density.ts";
import { convertLine, type Units } from "../amounts/convert-line.ts";
import { applyEdits, isMeasured, type Edit, type Scaling } from "../amounts/edit-amount.ts";
import { inflectCounted } from "../amounts/inflect-counted.ts";
import { editAmounts } from "../amounts/pounds.ts";
import { readAmount, type Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { readAmounts } from "../lines/read-more.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import {
  findLineAfter,
  findLinesBefore,
  isSameWord,
  listNames,
  listWordsAfter,
  type FoundAmounts,
  type Name,
  type StepText,
} from "./find-step-line.ts";
import { isCutFood } from "./cut-food.ts";
import { isPieceCount } from "./piece-count.ts";
import { isHyphenated, isKept, isOwnAmount, isShare, isSize } from "./keep-in-step.ts";

const MEASURES = new Set<UnitKind>([
  "tsp",
  "dessertspoon",
  "tbsp",
  "cup",
  "g",
  "hg",
  "kg",
  "ml",
  "cl",
  "dl",
  "l",
  "pint",
  "quart",
  "fl-oz",
  "lb",
  "half-kilo",
  "oz",
]);
const HAN_NUMBER = /[一二两兩三四五六七八九十]/;
/** "The half lemon", "die Zwiebel". */
const DEFINITE = /(?<!\p{L})(?:the|de[rnmst]?|die|das|l[aeo]s?|el|il|gli|het|os?|as?)\s$/u;
/** "One pineapple slice" isn't the pineapple. */
const PART_OF_FOOD =
  /^(?:slices?|wedges?|hal(?:f|ves)|quarters?|ribbons?|lea(?:f|ves)|pieces?|rings?|strips?|segments?|spears?|sticks?|rounds?|chunks?|florets?)$/;
const NUMBER_START = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;

/**
 * Scales and converts the amounts of a step that belong to an ingredient of the recipe.
 * Temperatures, times, sizes, and shares ("half of the butter") stay the same. "Divide into 12" scales, too.
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
  const step = { text, folded };
  const names = listNames(ingredients, scaling.words);
  const edits: Edit[] = [];
  for (let at = 0; at < folded.length; at++) {
    const isWord = isWordStart(folded, at);
    if (!isWord && !isNumberStart(folded, at)) continue;
    if (isWord && !matchPhrase(folded, at, scaling.words.numbers) && !HAN_NUMBER.test(folded[at] ?? ""))
      continue;
    const found = findAmounts(folded, at, scaling.words);
    const [first] = found?.amounts ?? [];
    if (!found || !first || (isWord && !isAmountInWords(step, found, names, scaling.words))) continue;
    const line = isKept(folded, at, found) ? null : findLine(step, at, { found, names });
    const made = line
      ? editFound(step, { found, line }, scaling, units)
      : isPieceCount(folded, first, scaling.factor) && !isCutFood(folded, first, names)
        ? editAmounts(text, [first], scaling)
        : [];
    edits.push(...made);
    at = Math.max(
      at,
      findEndOfCount(folded, first) - 1,
      ...(hasSize(folded, first) ? [] : made.map(({ to }) => to - 1)),
    );
  }
  return edits.length === 0 ? written : applyEdits(text, edits, scaling.spelling).text;
}

const getCountEnd = ({ numbers, to }: Amount) => numbers.at(-1)?.to ?? to;

/** The size in "2 15-oz cans" is converted, too. */
function hasSize(folded: string, amount: Amount): boolean {
  return /^\s\d/.test(folded.slice(getCountEnd(amount), amount.to));
}

function findEndOfCount(folded: string, amount: Amount): number {
  return hasSize(folded, amount) ? getCountEnd(amount) : amount.to;
}

/** Skips the size in "4 6-ounce fillets", too. */
function findAmounts(folded: string, at: number, words: LineWords): FoundAmounts | null {
  const found = readAmounts(folded, at, words);
  const [first] = found?.amounts ?? [];
  if (!found || !first || first.unit) return found;
  const size = readAmount(folded, skipSpaces(folded, first.to), words);
  return size && isHyphenated(folded, size.amount) ? { amounts: [first], to: size.to } : found;
}

/** Ignores an amount after its food, which may be for a part, unless it's the amount of the line. */
function findLine(
  step: StepText,
  at: number,
  { found, names }: { found: FoundAmounts; names: Name[] },
): IngredientLine | null {
  const before = findLinesBefore(step.folded, at, names);
  if (!before) return findLineAfter(step, found, names);
  if (!found.amounts[0]?.unit || !endsClause(step.folded, found)) return null;
  return before.find((line) => isOwnAmount(line, found.amounts)) ?? null;
}

/** Excludes "(200 g each)" and "(200 g, 2 cups)". */
function endsClause(folded: string, { amounts }: FoundAmounts): boolean {
  const end = Math.max(...amounts.map(({ to }) => to));
  return isHan(folded, end - 1) || /^\s?(?:[)）]|[,;][^\d)）]*[)）])/.test(folded.slice(end, end + 60));
}

function editFound(
  { text, folded }: StepText,
  { found, line }: { found: FoundAmounts; line: IngredientLine },
  scaling: Scaling,
  units: Units | undefined,
): Edit[] {
  if (isShare(folded, found, line, scaling.words)) return [];
  const [first] = found.amounts;
  const isKeptSize = isSize(folded, found, line, scaling.words);
  const used = isKeptSize ? { ...scaling, factor: 1 } : scaling;
  return [
    ...convertOrScale(text, line, found.amounts, { scaling: used, units }),
    ...(first ? inflectCounted(text, { ...first, to: found.to }, used) : []),
  ];
}

function convertOrScale(
  text: string,
  ingredient: IngredientLine,
  amounts: Amount[],
  { scaling, units }: { scaling: Scaling; units: Units | undefined },
): Edit[] {
  const scaled = isMeasured(amounts[0]) ? amounts : amounts.slice(0, 1);
  const { food, foodId } = ingredient;
  const line = { text, amounts, food, foodId };
  const own = units && {
    ...units,
    findFood: (named: Pick<IngredientLine, "food" | "foodId">) =>
      applyOwnDensity(units.findFood(named), ingredient, units.region),
  };
  const converted = own ? convertLine(line, scaled, scaling, own) : null;
  if (converted) return converted;
  return scaling.factor === 1 ? [] : editAmounts(text, scaled, scaling);
}

function isWordStart(folded: string, at: number): boolean {
  if (isHan(folded, at)) return true;
  return /\p{L}/u.test(folded[at] ?? "") && !/[\p{L}\p{M}\d'’-]/u.test(folded[at - 1] ?? "");
}

function isAmountInWords(step: StepText, found: FoundAmounts, names: Name[], words: LineWords): boolean {
  return (
    isMeasuredInWords(step.folded, found, names) ||
    (words.counted.length === 0 && isLineInWords(step, found, names))
  );
}

/** Accepts "an onion" for the line "1 onion", but not "one of the eggs" or "the half lemon". */
function isLineInWords(step: StepText, found: FoundAmounts, names: Name[]): boolean {
  const line = findLineAfter(step, found, names);
  const [next = "", following = ""] = listWordsAfter(step.folded, found.to);
  return (
    line !== null &&
    !PART_OF_FOOD.test(following) &&
    isOwnAmount(line, found.amounts) &&
    !DEFINITE.test(
      step.folded.slice(Math.max(0, (found.amounts[0]?.from ?? 0) - 5), found.amounts[0]?.from),
    ) &&
    names.some((name) => name.line === line && isSameWord(next, name.word))
  );
}

/** Accepts "one teaspoon sugar", but not "in one bowl", "a pinch or two", or "with a spoon over the rice". */
function isMeasuredInWords(folded: string, { amounts: [first], to }: FoundAmounts, names: Name[]): boolean {
  if (!first?.unit || !MEASURES.has(first.unit.kind) || (first.low ?? 0) < 1) return false;
  if (first.numbers.some(({ style }) => style !== "word")) return false;
  const [next = ""] = listWordsAfter(folded, to);
  return isHan(folded, to) || names.some(({ word }) => isSameWord(next, word));
}

function isNumberStart(folded: string, at: number): boolean {
  const before = isHan(folded, at - 1) ? "" : (folded[at - 1] ?? "");
  return NUMBER_START.test(folded[at] ?? "") && !/[\p{L}\d.,/]/u.test(before);
}
