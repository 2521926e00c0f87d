import { getBaseLanguage } from "../../contract/languages.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { hasHan } from "../words/phrases.ts";
import { normalizeName, type Food, type FoodIndex } from "./food-table.ts";

export interface Foods {
  byId: ReadonlyMap<string, Food>;
  index: FoodIndex;
  /** True for languages whose adjectives follow the noun: "tomates bien mûres". */
  startsWithName: boolean;
  /** Separates the foods of a list. */
  separator: RegExp;
  or: RegExp;
  /** Matches a purpose or origin after the food, to the end of the text. */
  purpose: RegExp | null;
}

const MIN_HAN = 2;
/** Longer texts aren't foods, and splitting them is slow. */
const MAX_LENGTH = 500;
/** Prepositions start a purpose or origin: "butter to coat the pan". */
const JOINTS: Record<string, { and: string; or: string; prepositions: string }> = {
  da: { and: "og", or: "eller|el\\.", prepositions: "til|fra|med|i|på|uden" },
  de: { and: "und", or: "oder|bzw\\.?", prepositions: "zum|zur|für|aus|mit|in|im|auf|ohne" },
  en: { and: "and", or: "or|and/or", prepositions: "to|from|with|in|for|on|without" },
  es: { and: "y|e", or: "o|u", prepositions: "para" },
  fr: { and: "et", or: "ou", prepositions: "pour" },
  it: { and: "e|ed", or: "o|oppure", prepositions: "per" },
  nl: { and: "en", or: "of", prepositions: "voor|van|met|in|op|zonder" },
  pl: { and: "i|oraz", or: "lub|albo", prepositions: "do|na|z|ze|bez|w" },
  pt: { and: "e", or: "ou", prepositions: "para" },
  sv: { and: "och", or: "eller", prepositions: "till|från|med|i|på|utan" },
  zh: { and: "和|與|与|及", or: "或者?", prepositions: "用" },
};
/** "Egg-free", "salt substitute", and "chicken-flavored" mean another food. */
const OTHER_THING = /\b(?:free|flavou?red|style|substitute|alternative|mock|vegan|imitation|flavou?r)\b/;
const NAME_FIRST = new Set(["fr", "pt", "es", "it"]);

/** Falls back to English for languages without a word list. */
export function getFoodLanguage(language: string): string {
  const base = getBaseLanguage(language);
  return Object.hasOwn(JOINTS, base) ? base : "en";
}

export function makeFoods(byId: Foods["byId"], index: FoodIndex, language: string): Foods {
  const base = getFoodLanguage(language);
  const { and = "", or = "", prepositions = "" } = JOINTS[base] ?? {};
  const isHan = base === "zh";
  const word = (words: string) => (isHan ? `(?:${words})` : `(?<=\\s)(?:${words})(?=\\s)`);
  return {
    byId,
    index,
    startsWithName: NAME_FIRST.has(base),
    separator: new RegExp(`\\s*(?:[,，;；、/&+]|${word(and)})\\s*`, "u"),
    or: new RegExp(`\\s*${word(or)}\\s*`, "u"),
    purpose: isHan ? null : new RegExp(`\\s(?:${foldLetters(prepositions)})\\s.*$`, "u"),
  };
}

/**
 * Finds both foods of "salt and pepper", but only the first of alternatives. A name must be the whole
 * text, or its end as in "fresh flat-leaf parsley", so that a similar food is never found.
 */
export function findFoods(text: string, foods: Foods): Food[] {
  if (text.length > MAX_LENGTH) return [];
  const whole = findFood(text, foods, "exact");
  if (whole) return [whole];
  const parts = text.split(foods.separator).filter(Boolean);
  const found = parts.map((part) => findAlternative(part, foods)).filter((food) => food !== null);
  return found.length === parts.length ? found : [];
}

/** The food of a line, and its id if a correction says so. */
export interface LineFood {
  food: string;
  foodId?: string | null;
}

/** Finds several foods for "salt and pepper". */
export function findLineFoods({ food, foodId }: LineFood, foods: Foods): Food[] {
  const chosen = foodId ? foods.byId.get(foodId) : undefined;
  return chosen ? [chosen] : findFoods(food, foods);
}

/** @returns null if the text names several foods, or none */
export function findOnlyFood(text: string, foods: Foods): Food | null {
  const [food = null, ...others] = findFoods(text, foods);
  return others.length === 0 ? food : null;
}

/** Reads "chicken or vegetable stock" as chicken stock. */
function findAlternative(text: string, foods: Foods): Food | null {
  const [first = "", ...others] = text.split(foods.or);
  if (others.length === 0) return findFood(text, foods);
  const shared = others.at(-1)?.split(" ") ?? [];
  for (const words of [shared.slice(-2), shared.slice(-1)]) {
    const food = findFood(`${first} ${words.join(" ")}`, foods, "exact");
    if (food) return food;
  }
  return findFood(first, foods) ?? findFood(others[0] ?? "", foods);
}

function findFood(text: string, { byId, index, startsWithName, purpose }: Foods, how?: "exact"): Food | null {
  const name = normalizeName(text);
  const exact = index.byName.get(name);
  if (exact) return byId.get(exact) ?? null;
  if (how === "exact" || !name) return null;
  const id = hasHan(name)
    ? findHanEnd(name, index)
    : findPart(purpose ? name.replace(purpose, "") : name, index, startsWithName);
  const food = id ? byId.get(id) : undefined;
  return food && !food.isKind ? food : null;
}

/** Finds the longest name at the end, or at the start if adjectives follow the noun. */
function findPart(name: string, index: FoodIndex, startsWithName: boolean): string | null {
  const words = name.split(" ");
  const longest = Math.min(words.length - 1, index.longestName);
  for (let count = longest; count > 0; count--) {
    const part = startsWithName ? words.slice(0, count) : words.slice(-count);
    const id = index.byName.get(part.join(" "));
    if (!id) continue;
    const rest = startsWithName ? words.slice(count) : words.slice(0, -count);
    return isOtherFood(rest, index) ? null : id;
  }
  return null;
}

/** "Cashew milk" isn't milk: next to another food, a name means something else. */
function isOtherFood(rest: string[], { byName }: FoodIndex): boolean {
  return rest.some((word) => byName.has(word)) || OTHER_THING.test(rest.join(" "));
}

function findHanEnd(name: string, { byName }: FoodIndex): string | null {
  const text = name.replaceAll(" ", "");
  for (let start = 1; start <= text.length - MIN_HAN; start++) {
    const id = byName.get(text.slice(start));
    if (id) return id;
  }
  return null;
}
