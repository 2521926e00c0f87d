import type { Foods } from "../foods/find-foods.ts";
import { normalizeName, type Food } from "../foods/food-table.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { listPhrases, matchPhrase } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import { PART_WORDS } from "./part-words.ts";

export interface Counted {
  kind: UnitKind;
  /** The word that names it: "wedges". */
  word: string;
}

const MIN_LETTERS = 4;
const PARTS = listPhrases<UnitKind>([["piece", PART_WORDS]]);

/** Finds the "wedges" of "lemon wedges" and the "zehen" of "Knoblauchzehen", which count parts of the food. */
export function findCounted(
  name: string,
  food: Food,
  context: { words: LineWords; foods: Foods },
): Counted | null {
  const parts = name.split(" ");
  return parts.length > 1 ? findWord(parts, food, context) : findEnding(name, food, context);
}

function findWord(
  parts: readonly string[],
  food: Food,
  { words, foods }: { words: LineWords; foods: Foods },
): Counted | null {
  for (const [at, word] of parts.entries()) {
    const folded = foldLetters(word);
    const unit = matchPhrase(folded, 0, words.units) ?? matchPhrase(folded, 0, PARTS);
    if (unit?.to !== folded.length || folded.length < MIN_LETTERS) continue;
    const others = skipOf(parts.filter((_, place) => place !== at).join(" "), words);
    if (foods.index.byName.get(normalizeName(others)) === food.id) return { kind: unit.value, word };
  }
  return null;
}

/** Leaves the "ail" of "gousse d'ail". */
function skipOf(text: string, { of }: LineWords): string {
  const joint = matchPhrase(foldLetters(text), 0, of);
  return joint ? text.slice(joint.to).trim() : text;
}

function findEnding(
  name: string,
  food: Food,
  { words, foods }: { words: LineWords; foods: Foods },
): Counted | null {
  if (!words.joinsWords) return null;
  const folded = foldLetters(name);
  for (let at = 2; at <= folded.length - MIN_LETTERS; at++) {
    const unit = matchPhrase(folded.slice(at), 0, words.units);
    if (unit?.to !== folded.length - at) continue;
    if (!isNameOf(name.slice(0, at), food, foods)) continue;
    const word = name.slice(at);
    return {
      kind: unit.value,
      word: /^\p{Lu}/u.test(name) ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word,
    };
  }
  return null;
}

/** Swedish "vitlöksklyfta" has an s between its words. */
function isNameOf(name: string, { id }: Food, { index }: Foods): boolean {
  return [name, name.replace(/(?:s|n|en|er|e)$/, "")].some(
    (one) => index.byName.get(normalizeName(one)) === id,
  );
}
