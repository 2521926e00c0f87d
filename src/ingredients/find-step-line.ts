import { foldLetters } from "./fold-letters.ts";
import { isHan } from "./phrases.ts";
import type { Amount } from "./read-amount.ts";
import type { IngredientLine } from "./read-line.ts";
import { skipSpaces } from "./read-number.ts";

/** Amounts in a step, and where the text after them starts. */
export interface FoundAmounts {
  amounts: Amount[];
  to: number;
}

/** A step with its folded text. */
export interface StepText {
  text: string;
  folded: string;
}

/** A word of a line's food. */
export interface Name {
  word: string;
  /** "Powder" of "baking powder". */
  isHead: boolean;
  line: IngredientLine;
}

export const CLAUSE_END = /[.,;:()\n，。；：（）、]|\d/;
/** Words after a number that make it a time. */
const TIME =
  /^(?:sec|min|hour|hr|day|stunde|std|tag|heure|jour|time|timer|dag|dage|godzin|dni|hora|dia|timm|ora|ore|giorn|uur|uren|分|小时|小時|秒|天)/;
/** "200 g of the sifted flour": an ingredient's name follows within a few words. */
const MAX_WORDS_BEFORE_FOOD = 4;
export const MAX_WORDS_BEFORE_PIECE = 3;
const MIN_STEM = 3;
const MAX_ENDING = 2;
const MAX_WORD = 40;

/** Every word of every food, since steps shorten "plain wheat flour" to "flour". */
export function listNames(ingredients: readonly IngredientLine[], startsWithName: boolean): Name[] {
  return ingredients.flatMap((line) => {
    const folded = foldLetters(line.food);
    const isChinese = /[\u3400-\u9fff]/.test(folded);
    const words = isChinese
      ? [folded]
      : folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= MIN_STEM || word === folded);
    const isHead = (at: number) => at === words.length - 1 || (startsWithName && at === 0);
    return words.map((word, at) => ({ word, isHead: isHead(at), line }));
  });
}

/** The line of the ingredient that follows an amount; null if none does. */
export function findLineAfter(
  { text, folded }: StepText,
  { amounts: [first], to }: FoundAmounts,
  names: Name[],
): IngredientLine | null {
  const next = skipSpaces(folded, to);
  if (isHan(folded, next)) return names.find(({ word }) => folded.startsWith(word, next))?.line ?? null;
  // "Reduce to 2 cups. Add …"
  if (/\.\s+$/.test(folded.slice(first?.from, next)) && /\p{Lu}/u.test(text[next] ?? "")) return null;
  const words = listWordsAfter(folded, to);
  if (!first?.unit && TIME.test(words[0] ?? "")) return null;
  const following = words.slice(0, first?.unit ? MAX_WORDS_BEFORE_FOOD : MAX_WORDS_BEFORE_PIECE);
  const isNamed = ({ word, isHead }: Name) =>
    (first?.unit || isHead) && following.some((one) => isSameWord(one, word));
  return names.find(isNamed)?.line ?? null;
}

/**
 * The lines of the food that an amount follows: "the flour (200 g)", "面粉100克".
 * Null if the amount doesn't follow a food directly.
 */
export function findLinesBefore(folded: string, at: number, names: Name[]): IngredientLine[] | null {
  const bracket = /[(（]\s?$/.exec(folded.slice(Math.max(0, at - 2), at))?.[0].length ?? 0;
  const before = folded.slice(Math.max(0, at - bracket - MAX_WORD), at - bracket).trimEnd();
  const isNamed = isHan(before, before.length - 1)
    ? ({ word }: Name) => before.endsWith(word)
    : ({ word }: Name) => bracket > 0 && isSameWord(/\p{L}*$/u.exec(before)?.[0] ?? "", word);
  const lines = names.filter(isNamed).map(({ line }) => line);
  return lines.length > 0 || bracket > 0 ? lines : null;
}

export function listWordsAfter(folded: string, to: number): string[] {
  const [clause = ""] = folded.slice(to, to + 80).split(CLAUSE_END, 1);
  return clause.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
}

/** "egg" and "eggs", "Zwiebel" and "Zwiebeln"; "æg" only as it is */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_STEM) return short === long;
  return long.startsWith(short) && long.length - short.length <= MAX_ENDING;
}
