import { foldLetters } from "./fold.ts";
import { isHan } from "./phrases.ts";
import type { IngredientLine } from "./read-line.ts";
import { readAmounts } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";
import { applyEdits, editAmount, isMeasured, type Scaling } from "./edit-amount.ts";
import type { UnitKind } from "./units.ts";

const NUMBER_START = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;
const LENGTHS = new Set<UnitKind>(["cm", "mm", "inch"]);
/** "200 g of the sifted flour": an ingredient's name follows within a few words. */
const MAX_WORDS_BEFORE_FOOD = 4;
const MIN_STEM = 3;
const MAX_ENDING = 2;

/**
 * Multiplies the amounts of a step that mean an ingredient of the recipe. Temperatures, times, sizes,
 * and shares ("half of the butter") stay.
 */
export function scaleStep(text: string, ingredients: readonly IngredientLine[], scaling: Scaling): string {
  if (scaling.factor === 1) return text;
  const folded = foldLetters(text);
  const names = listNames(ingredients);
  const edits = [];
  for (let at = 0; at < folded.length; at++) {
    if (
      !NUMBER_START.test(folded[at] ?? "") ||
      /[\p{L}\d.,/]/u.test(isHan(folded, at - 1) ? "" : (folded[at - 1] ?? ""))
    )
      continue;
    const found = readAmounts(folded, at, scaling.words);
    if (!found) continue;
    const [first] = found.amounts;
    const meansFood = !LENGTHS.has(first?.unit?.kind ?? "g") && namesFood(folded, found.to, names);
    if (first && meansFood) {
      const scaled = isMeasured(first) ? found.amounts : [first];
      edits.push(...scaled.flatMap((amount) => editAmount(text, amount, scaling)));
    }
    at = Math.max(at, (first?.to ?? at) - 1);
  }
  return edits.length === 0 ? text : applyEdits(text, edits, scaling.spelling).text;
}

/** Every word of every food: a step shortens "plain wheat flour" to "flour". */
function listNames(ingredients: readonly IngredientLine[]): string[] {
  const foods = ingredients.map(({ food }) => foldLetters(food));
  return foods.flatMap((food) =>
    /[\u3400-\u9fff]/.test(food)
      ? [food]
      : food.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= MIN_STEM),
  );
}

function namesFood(folded: string, from: number, names: string[]): boolean {
  if (isHan(folded, skipSpaces(folded, from)))
    return names.some((name) => folded.startsWith(name, skipSpaces(folded, from)));
  const [clause = ""] = folded.slice(from, from + 80).split(/[.,;:()\n]|\d/, 1);
  const following = clause
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS_BEFORE_FOOD);
  return following.some((word) => names.some((name) => isSameWord(word, name)));
}

/** "egg" and "eggs", "Zwiebel" and "Zwiebeln" */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_STEM && long.startsWith(short) && long.length - short.length <= MAX_ENDING;
}
