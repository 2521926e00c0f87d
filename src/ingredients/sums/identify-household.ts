import type { ReadLine } from "../correct-line.ts";
import type { Foods } from "../foods/find-foods.ts";
import { makeUnknownKey, normalizeName } from "../foods/food-table.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { hasHan, isHan, isLetter, matchPhrase } from "../words/phrases.ts";
import type { Product } from "./describe-product.ts";

interface Context {
  read: ReadLine;
  words: LineWords;
  foods: Foods;
}

interface Found extends Span {
  /** The first form of the thing. */
  value: string;
}

/** They aren't words in any language. */
const BLANK = { latin: "q", han: "囗" };

/**
 * Finds a thing that isn't a food. Its name is blanked before the line is read again, since "sacs poubelle"
 * looks like bags, and "sal para a máquina" like salt. Other words may only be beside names of several words:
 * "extra soft toilet roll", but not "chicken skewers".
 */
export function identifyHousehold(
  { text, foodId }: IngredientLine,
  { read, words, foods }: Context,
): { line: IngredientLine; product: Product } | null {
  const found = foodId ? null : findLongest(text, words);
  if (!found) return null;
  const { from, to, value } = found;
  const thing = text.slice(from, to);
  const blank = (hasHan(thing) ? BLANK.han : BLANK.latin).repeat(to - from);
  const line = read(`${text.slice(0, from)}${blank}${text.slice(to)}`);
  if (!line.food.includes(blank)) return null;
  const beside = line.food.replace(blank, "").trim();
  if (beside && (!value.includes(" ") || namesFood(beside, foods))) return null;
  const name = line.food.replace(blank, thing);
  return { line: { ...line, text, food: name }, product: describeHousehold(name, beside ? name : value) };
}

function findLongest(text: string, { household }: LineWords): Found | null {
  const folded = foldLetters(text).replaceAll("-", " ");
  let longest: Found | null = null;
  for (let from = 0; from < folded.length; from++) {
    if (isLetter(folded, from - 1) && !isHan(folded, from - 1)) continue;
    const found = matchPhrase(folded, from, household);
    if (found && found.to - from > (longest ? longest.to - longest.from : 0)) longest = { from, ...found };
  }
  return longest;
}

function namesFood(text: string, { index }: Foods): boolean {
  return normalizeName(text)
    .split(" ")
    .some((word) => index.byName.has(word));
}

function describeHousehold(name: string, form: string): Product {
  const key = makeUnknownKey(form);
  return {
    name,
    food: null,
    foodId: null,
    key,
    family: key,
    aisle: "household",
    counted: null,
    isMixed: false,
  };
}
