import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { TIME } from "../lines/time-words.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { hasHan, isHan } from "../words/phrases.ts";

/** Text after the amounts starts at `to`. */
export interface FoundAmounts {
  amounts: Amount[];
  to: number;
}

export interface StepText {
  text: string;
  folded: string;
}

export interface Name {
  word: string;
  /** True for the "powder" of "baking powder". */
  isHead: boolean;
  /** True if its end may name it: "Öl" for "Rapsöl". */
  isJoined: boolean;
  line: IngredientLine;
}

const CLAUSE_END = /[.,;:()\n，。；：（）、]|\d/;
/** In "200 g of the sifted flour", the ingredient follows within a few words. */
const MAX_WORDS_BEFORE_FOOD = 4;
const MAX_WORDS_BEFORE_PIECE = 3;
const MIN_STEM = 3;
const MAX_ENDING = 2;
const MAX_WORD = 40;
/** Dutch "en" and Danish "er" end many foods, so only these nouns may be shorter than a stem: "Öl", "Ei". */
const SHORT_ENDINGS = new Set(["ol", "ei"]);
const MAX_HAN_ENDING = 3;
/** These may follow a food directly, as in "油烧热". */
const AFTER_FOOD = /[烧燒热熱放加炒切下倒入煎拌翻爆焯混搅攪和与與在到]/;
/** Ingredient lists often leave out water. */
const WATER = /^(?:\p{L}*(?:water|wasser|vatten|vand)|eau|eaux|wod[ayąęe]|wrzat(?:ek|k\p{L}+)|agua|acqua)$/u;
const PREPOSITION = /^(?:with|in|into|to|mit|zu|ins?|avec|dans|con|en|com|em|z|w|do|med|i|til|till|met)$/;
const HAN_WATER = /^(?:清|冷|温|溫|热|熱|开|開|凉|涼)?水/;
const MAX_WORDS_BEFORE_WATER = 3;
const UNLISTED_WATER: IngredientLine = {
  text: "",
  amounts: [],
  food: "water",
  foodId: "water",
  note: "",
  isHeading: false,
};

/** Lists every word of every food, since steps shorten "plain wheat flour" to "flour". */
export function listNames(ingredients: readonly IngredientLine[], words: LineWords): Name[] {
  return ingredients.flatMap((line) =>
    [line.food, ...listFurtherFoods(line)].flatMap((food) => listNamesInFood(food, line, words)),
  );
}

/** Lists the foods after the first one of "1 cup milk, 2 tbsp butter, 3 eggs". */
function listFurtherFoods({ text, amounts }: IngredientLine): string[] {
  const others = amounts.filter(({ relation, isPart }) => relation === "other" && !isPart);
  return others.map(
    ({ to }) =>
      text
        .slice(to, to + MAX_WORD)
        .split(CLAUSE_END, 1)[0]
        ?.trim() ?? "",
  );
}

function listNamesInFood(
  food: string,
  line: IngredientLine,
  { statesFollow, joinsWords }: LineWords,
): Name[] {
  const folded = foldLetters(food);
  const isChinese = hasHan(folded);
  const words = isChinese
    ? [folded]
    : folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= MIN_STEM || (word && word === folded));
  const isHead = (at: number) => at === words.length - 1 || (statesFollow && at === 0);
  return words.map((word, at) => ({
    word,
    isHead: isHead(at),
    isJoined: isChinese || (joinsWords && at === words.length - 1),
    line,
  }));
}

/** Finds the ingredient that is named right after an amount. */
export function findLineAfter(
  { text, folded }: StepText,
  { amounts: [first], to }: FoundAmounts,
  names: Name[],
): IngredientLine | null {
  const next = skipSpaces(folded, to);
  if (isHan(folded, next)) {
    const named =
      names.find(({ word }) => folded.startsWith(word, next))?.line ??
      (first?.unit ? pickOnly(names.filter(({ word }) => isHanEndingAt(folded, next, word))) : null);
    return named ?? (first?.unit && HAN_WATER.test(folded.slice(next)) ? UNLISTED_WATER : null);
  }
  // "Reduce to 2 cups. Add salt": a new sentence starts.
  if (/\.\s+$/.test(folded.slice(first?.from, next)) && /\p{Lu}/u.test(text[next] ?? "")) return null;
  const words = listWordsAfter(folded, to);
  if (!first?.unit && TIME.test(words[0] ?? "")) return null;
  const following = words.slice(0, first?.unit ? MAX_WORDS_BEFORE_FOOD : MAX_WORDS_BEFORE_PIECE);
  const isNamed = ({ word, isHead }: Name) =>
    (first?.unit || isHead) && following.some((one) => isSameWord(one, word));
  const isEndNamed = ({ word, isJoined }: Name) => isJoined && following.some((one) => isEnding(one, word));
  const named = pickMostNamed(names.filter(isNamed).map(({ line }) => line));
  return named || !first?.unit ? named : (pickOnly(names.filter(isEndNamed)) ?? findUnlistedWater(following));
}

/** "2 cups powdered sugar" is the powdered sugar, even below granulated sugar. */
function pickMostNamed(lines: readonly IngredientLine[]): IngredientLine | null {
  const count = (line: IngredientLine) => lines.filter((one) => one === line).length;
  return lines.reduce<IngredientLine | null>(
    (best, line) => (best && count(best) >= count(line) ? best : line),
    null,
  );
}

const isEnding = (one: string, word: string) =>
  (one.length > MIN_STEM || SHORT_ENDINGS.has(one)) && word.endsWith(one);

/** "Öl" is no line's if there are two oils. */
function pickOnly(names: readonly Name[]): IngredientLine | null {
  const lines = new Set(names.map(({ line }) => line));
  return lines.size === 1 ? (names[0]?.line ?? null) : null;
}

/** Checks for the "油" of "花生油", but not for "粉丝" below "面粉". */
function isHanEndingAt(folded: string, at: number, word: string): boolean {
  return listEndings(word).some((ending) => {
    const end = at + ending.length;
    return folded.startsWith(ending, at) && (!isHan(folded, end) || AFTER_FOOD.test(folded[end] ?? ""));
  });
}

/** Lists "菜油" and "油" for "花菜油". */
function listEndings(word: string): string[] {
  return Array.from({ length: Math.min(word.length - 1, MAX_HAN_ENDING) }, (_, at) =>
    word.slice(-1 - at),
  ).toReversed();
}

/** Excludes "240 ml flour with water". */
function findUnlistedWater(words: readonly string[]): IngredientLine | null {
  const end = words.findIndex((word) => PREPOSITION.test(word));
  const near = words.slice(0, Math.min(MAX_WORDS_BEFORE_WATER, end < 0 ? Infinity : end));
  return near.some((word) => WATER.test(word)) ? UNLISTED_WATER : null;
}

/**
 * Finds the ingredients that are named right before an amount: "the flour (200 g)", "面粉100克".
 * @returns null if the amount isn't in parentheses, and no food precedes it
 */
export function findLinesBefore(folded: string, at: number, names: Name[]): IngredientLine[] | null {
  const bracket = /[(（]\s?$/.exec(folded.slice(Math.max(0, at - 2), at))?.[0].length ?? 0;
  const before = folded.slice(Math.max(0, at - bracket - MAX_WORD), at - bracket).trimEnd();
  const isNamed = isHan(before, before.length - 1)
    ? ({ word }: Name) => before.endsWith(word)
    : ({ word }: Name) => bracket > 0 && isSameStem(/\p{L}*$/u.exec(before)?.[0] ?? "", word);
  const lines = names.filter(isNamed).map(({ line }) => line);
  return lines.length > 0 || bracket > 0 ? lines : null;
}

export function listWordsAfter(folded: string, to: number): string[] {
  const [clause = ""] = folded.slice(to, to + 80).split(CLAUSE_END, 1);
  return clause.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
}

/** Ignores short endings, except of short words: "Zwiebel" and "Zwiebeln", but not "æg" and "ægte". */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_STEM) return short === long;
  return long.startsWith(short) && long.length - short.length <= MAX_ENDING;
}

/** Accepts other cases, too: "mąkę" and "mąki". */
export function isSameStem(one: string, other: string): boolean {
  const length = Math.max(MIN_STEM, one.length - MAX_ENDING, other.length - MAX_ENDING);
  return isSameWord(one, other) || (one.length >= length && one.slice(0, length) === other.slice(0, length));
}
