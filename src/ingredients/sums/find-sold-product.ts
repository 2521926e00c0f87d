import { getFoodLanguage, type Foods } from "../foods/find-foods.ts";
import { normalizeName, type Food } from "../foods/food-table.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase, type Phrases } from "../words/phrases.ts";
import { isColor } from "./drop-colors.ts";
import { VARIANT_WORDS } from "./variant-words.ts";

interface SoldProduct {
  /** As it's called in the line. */
  name: string;
  food: Food;
}

interface Context {
  words: LineWords;
  foods: Foods;
  language: string;
}

const MOST_WORDS_BESIDE = 2;
/** Of adjectives before the food, in German and its neighbours. */
const ENDINGS = ["", "e", "er", "es", "en", "a", "t"];

export function findExact(name: string, { byId, index }: Foods): Food | undefined {
  const id = index.byName.get(normalizeName(name));
  return id === undefined ? undefined : byId.get(id);
}

/**
 * Finds the ground beef of "minced beef", whose "minced" the reader takes for a note, and the brown sugar of
 * "sugar (brown)".
 * @param food the one that the reader found
 */
export function findSoldProduct(line: IngredientLine, food: Food, context: Context): SoldProduct | null {
  const { text, food: name, note, amounts } = line;
  if (!note) return null;
  const isPiece = amounts[0]?.unit === null;
  const names = [...listBeside(line), ...listWithNotes(line, context), ...listAsBought(line, context)];
  for (const other of text.includes(name) ? names : []) {
    const found = findExact(other, context.foods);
    if (found && found.id !== food.id && !(isPiece && found.aisle === "canned"))
      return { name: other, food: found };
  }
  return null;
}

/** Lists the food with 1 or 2 words before it, or after it without a comma. */
function listBeside({ text, food: name, amounts }: IngredientLine): string[] {
  const from = text.indexOf(name);
  const to = from + name.length;
  const start = Math.max(0, ...amounts.map((amount) => amount.to).filter((end) => end <= from));
  const before = text.slice(start, Math.max(start, from)).split(" ").filter(Boolean);
  const after = /^ \p{L}/u.test(text.slice(to)) ? text.slice(to + 1).split(" ") : [];
  const counts = Array.from({ length: MOST_WORDS_BESIDE }, (_, at) => at + 1);
  return [
    ...counts
      .filter((count) => count <= before.length)
      .map((count) => `${before.slice(-count).join(" ")} ${name}`),
    ...counts
      .filter((count) => count <= after.length)
      .map(
        (count) =>
          `${name} ${after
            .slice(0, count)
            .join(" ")
            .replace(/[,;.:]$/, "")}`,
      ),
  ];
}

/** Lists "brown sugar" for "sugar (brown)", but not "chopped tomatoes" for "tomatoes, chopped". */
function listWithNotes({ food: name, note }: IngredientLine, { words }: Context): string[] {
  const parts = note
    .split(/[;；]/)
    .flatMap(splitNote)
    .map((part) => part.trim());
  const qualities = parts.filter((part) => isQuality(part, words) && !isPreparation(part, words));
  const nouns = words.joinsWords ? parts.filter((part) => /^\p{L}+$/u.test(part)) : [];
  return [
    ...qualities.flatMap((part) => [`${part} ${name}`, `${name} ${part}`, `${part}e ${name}`]),
    ...nouns.map((part) => `${part}${name.toLowerCase()}`),
  ];
}

/** Lists "ground ginger" for "ginger, ground", but not for "ginger, freshly ground". */
function listAsBought({ food: name, note }: IngredientLine, { language }: Context): string[] {
  const words = VARIANT_WORDS[getFoodLanguage(language)];
  if (!words) return [];
  const bought = new RegExp(`^(?:${words.ground}|${words.smoked}|${words.dried})\\p{L}*$`, "u");
  const parts = note.split(/[;；,，()]/).map((part) => part.trim());
  return parts.flatMap((part) =>
    bought.test(foldLetters(part))
      ? [`${name} ${part}`, ...ENDINGS.map((ending) => `${part}${ending} ${name}`)]
      : [],
  );
}

/** Leaves out colors if there are several: "3 peppers (red, green & yellow)". */
function splitNote(note: string): string[] {
  const parts = note.split(/[,，]/);
  const colors = note.split(/[,，/&+]|\s\p{L}{1,4}\s/u).filter(isColor);
  return colors.length > 1 ? parts.filter((part) => !part.split(" ").some(isColor)) : parts;
}

function isQuality(text: string, { qualities }: LineWords): boolean {
  return matchPhrase(foldLetters(text), 0, qualities)?.to === text.length;
}

/** "Roasted" may be a quality, but after a comma it says what to do. */
function isPreparation(text: string, words: LineWords): boolean {
  const folded = foldLetters(text);
  const tables = [words.states, words.adverbs, words.sizes, words.some, words.parts, words.preparations];
  return (
    /\p{L}{2}ed$/u.test(folded) ||
    tables.some((table: Phrases<unknown>) => matchPhrase(folded, 0, table) !== null)
  );
}
