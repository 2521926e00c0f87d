import type { SearchTerm } from "./search-words.ts";

/** Source: https://www.sqlite.org/fts5.html#full_text_query_syntax. Words need no escaping after search-words.ts. */

/** A private-use character, which no word contains. */
const MARK = "\uE000";

const END = `${MARK}end`;

/** Marks the end, so that a whole name can be told from part of one. */
export function markNameEnd(words: string): string {
  return `${words} ${END}`;
}

export const EVERY_RECIPE = MARK;

export function makeLabelWord(organizerId: number): string {
  return `${MARK}${organizerId}`;
}

export const NO_LABEL = 0;

/** Marks recipes whose foods are indexed. */
export const FOODS_READ = `${MARK}read`;

const LINE = `${MARK}line`;

/** Replaces dashes, since FTS5 would split the word there. */
export function makeFoodWord(food: string): string {
  return `${MARK}f${food.replaceAll("-", MARK)}`;
}

/** Marks what a food is, but not what it contains: egg noodles are noodles. */
export function makeKindWord(food: string): string {
  return `${MARK}k${food.replaceAll("-", MARK)}`;
}

/** Marks the words of an unknown food, so that they don't match other lines. */
export function makeUnknownWords(words: string): string {
  return `${LINE} ${markUnknown(words)}`;
}

function markUnknown(words: string): string {
  return words.replace(/[^ ]+/g, (word) => `${MARK}u${word}`);
}

const COLUMNS = {
  name: "name",
  telling: "name description ingredients",
  anywhere: "name description ingredients steps notes",
};
export type Place = keyof typeof COLUMNS;

export interface Meant {
  words: string[];
  labels: number[];
}

export function quoteWord({ text }: SearchTerm): string {
  return `"${text}"`;
}

export function quoteBeginning(word: SearchTerm): string {
  return word.canBeLonger ? `${quoteWord(word)} *` : quoteWord(word);
}

export function matchName(words: SearchTerm[]): string {
  return `name : ^ "${markNameEnd(words.map(({ text }) => text).join(" "))}"`;
}

export function matchAll(meant: Meant[], place: Place): string {
  const terms = meant.map(({ words, labels }) => {
    const written = `{${COLUMNS[place]}} : (${words.join(" OR ")})`;
    return place === "name" || labels.length === 0 ? written : `(${written} OR ${matchAnyLabel(labels)})`;
  });
  return terms.join(" AND ");
}

export function matchIngredient(words: SearchTerm[]): string {
  return words.map((word) => `{ingredients} : (${quoteBeginning(word)})`).join(" AND ");
}

/** Matches the words in this order, even across 2 lines. */
export function matchWordsInOrder(words: string): string {
  return `{ingredients} : ("${words}")`;
}

/**
 * Matches lines with this food. Its words only match in lines with an unknown food, so that milk doesn't
 * find coconut milk.
 * @param foodWord from `makeFoodWord` or `makeKindWord`
 */
export function matchFoodOrUnknown(foodWord: string, words: SearchTerm[]): string {
  const unknown = words.map(
    (word) => `{labels} : (${quoteBeginning({ ...word, text: markUnknown(word.text) })})`,
  );
  const unread = `(${matchIngredient(words)}) NOT ({labels} : "${FOODS_READ}")`;
  return `{labels} : ("${foodWord}") OR (${unknown.join(" AND ")}) OR (${unread})`;
}

export function matchAnyLabel(ids: number[]): string {
  return `{labels} : (${listLabelWords(ids).join(" OR ")})`;
}

export function matchAllLabels(ids: number[]): string {
  return `{labels} : (${listLabelWords(ids).join(" AND ")})`;
}

export interface Conditions {
  wanted: string[];
  unwanted: string[];
}

export function matchConditions({ wanted, unwanted }: Conditions, expression = `"${EVERY_RECIPE}"`): string {
  const all = [expression, ...wanted].map((one) => `(${one})`).join(" AND ");
  return unwanted.length === 0 ? all : `(${all}) NOT (${unwanted.map((one) => `(${one})`).join(" OR ")})`;
}

function listLabelWords(ids: number[]): string[] {
  return ids.map((id) => `"${makeLabelWord(id)}"`);
}
