import { findOnlyFood, type Foods } from "../foods/find-foods.ts";
import { tidyNote, type IngredientLine } from "../lines/read-line.ts";
import type { ReadLine } from "../correct-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { hasHan, matchPhrase } from "../words/phrases.ts";

interface Splitter {
  read: ReadLine;
  words: LineWords;
  foods: Foods;
}

interface EachList {
  /** All foods, with a shared noun: "red grapes" and "green grapes". */
  foods: string[];
  /** False if a part isn't a food. */
  isKnown: boolean;
}

const EACH = "each|jeweils|je|elk|ieder|hver|vardera|chacune?|chaque|cada(?: un[oa]?)?|ciascun[oa]?|po";
const OF = "of|af|av|van|von|de|di|d'";
const AFTER_AMOUNT = new RegExp(
  `^(?:\\s*\\([^()]*\\))?\\s*(?:(?:de|di|von|van|af|av) )?(?:${EACH})(?!\\p{L})\\s*(?:(?:${OF})(?!\\p{L}))?\\s*:?\\s*`,
  "u",
);
const BEFORE_AMOUNT = new RegExp(`(?:(?<!\\p{L})(?:${EACH})\\s|各)\\s*$`, "u");
const BRACKETS = /\([^()]*\)|（[^（）]*）/g;

/** Divides "1 tsp each thyme and oregano" into "1 tsp thyme" and "1 tsp oregano". Empty if it can't. */
export function splitEach(line: IngredientLine, splitter: Splitter): string[] {
  const list = findEachList(line, splitter);
  const [first] = line.amounts;
  if (!list?.isKnown || !first) return [];
  const amount = line.text.slice(first.from, first.to);
  return list.foods.map((food) => (hasHan(food) ? `${food}${amount}` : `${amount} ${food}`));
}

/** @returns null if the line doesn't list foods with the amount of each */
export function findEachList(line: IngredientLine, splitter: Splitter): EachList | null {
  const listed = quoteList(line);
  if (!listed || !splitter.foods.separator.test(listed)) return null;
  const parts = listed
    .replace(BRACKETS, " ")
    .split(splitter.foods.separator)
    .map(tidyNote)
    .filter((part) => part && !isRemark(part, splitter));
  const foods = parts.map((part) => completePart(part, parts, splitter));
  const known = foods.filter((food) => isFood(food, splitter));
  return known.length > 1 ? { foods, isKnown: known.length === foods.length } : null;
}

function quoteList({ text, amounts: [first] }: IngredientLine): string {
  if (!first || first.low === null) return "";
  const folded = foldLetters(text);
  const after = AFTER_AMOUNT.exec(folded.slice(first.to))?.[0].length;
  if (after !== undefined) return text.slice(first.to + after);
  const before = BEFORE_AMOUNT.exec(folded.slice(0, first.from));
  if (!before) return "";
  // In Chinese, the foods may be first: "盐、糖各1勺".
  const listed = text.slice(0, before.index);
  return /\p{L}/u.test(listed) ? listed : text.slice(first.to);
}

function isFood(text: string, { read, foods }: Splitter): boolean {
  return findOnlyFood(text, foods) !== null || findOnlyFood(read(text).food, foods) !== null;
}

/** "Seeded and diced" says what to do. */
function isRemark(part: string, splitter: Splitter): boolean {
  const { states, adverbs, remarks, some, sizes } = splitter.words;
  const folded = foldLetters(part);
  return (
    [states, adverbs, remarks, some, sizes].some((table) => matchPhrase(folded, 0, table) !== null) &&
    !isFood(part, splitter)
  );
}

/** Adds the "grapes" of "red and green grapes". */
function completePart(part: string, parts: readonly string[], splitter: Splitter): string {
  if (isFood(part, splitter)) return part;
  const { startsWithName } = splitter.foods;
  const whole = (startsWithName ? parts[0] : parts.at(-1))?.split(" ") ?? [];
  for (let count = 1; count < whole.length; count++) {
    const shared = (startsWithName ? whole.slice(0, count) : whole.slice(-count)).join(" ");
    const name = startsWithName ? `${shared} ${part}` : `${part} ${shared}`;
    if (isFood(name, splitter)) return name;
  }
  return part;
}
