import type { SearchTerm } from "./search-words.ts";

/** Source: https://www.sqlite.org/fts5.html#full_text_query_syntax. Words need no escaping after search-words.ts. */

/** A private-use character, which no word contains. */
const MARK = "\uE000";

const END = `${MARK}end`;

/** Marks the end, so that a whole name can be told from part of one. */
export function nameWords(words: string): string {
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

export function exactly({ text }: SearchTerm): string {
  return `"${text}"`;
}

export function beginningWith(word: SearchTerm): string {
  return word.canGoOn ? `${exactly(word)} *` : exactly(word);
}

export function matchName(words: SearchTerm[]): string {
  return `name : ^ "${nameWords(words.map(({ text }) => text).join(" "))}"`;
}

export function matchAll(meant: Meant[], place: Place): string {
  const terms = meant.map(({ words, labels }) => {
    const written = `{${COLUMNS[place]}} : (${words.join(" OR ")})`;
    return place === "name" || labels.length === 0 ? written : `(${written} OR ${anyLabel(labels)})`;
  });
  return terms.join(" AND ");
}

export function withIngredient(words: SearchTerm[]): string {
  return words.map((word) => `{ingredients} : (${beginningWith(word)})`).join(" AND ");
}

/** Matches the words in this order, even across 2 lines. */
export function matchWordsInOrder(words: string): string {
  return `{ingredients} : ("${words}")`;
}

/** Matches lines that name the food or a child of it, and lines that contain its words. */
export function matchFoodOrWords(food: string, words: SearchTerm[]): string {
  return `${matchFood(food)} OR (${withIngredient(words)})`;
}

/** Matches words only in lines with an unknown food, so that milk doesn't exclude coconut milk. */
export function matchUnwantedFood(food: string, words: SearchTerm[]): string {
  const unknown = words.map(
    (word) => `{labels} : (${beginningWith({ ...word, text: markUnknown(word.text) })})`,
  );
  const unread = `(${withIngredient(words)}) NOT ({labels} : "${FOODS_READ}")`;
  return `${matchFood(food)} OR (${unknown.join(" AND ")}) OR (${unread})`;
}

function matchFood(food: string): string {
  return `{labels} : ("${makeFoodWord(food)}")`;
}

export function anyLabel(ids: number[]): string {
  return `{labels} : (${labelWords(ids).join(" OR ")})`;
}

export function allLabels(ids: number[]): string {
  return `{labels} : (${labelWords(ids).join(" AND ")})`;
}

export interface Conditions {
  wanted: string[];
  unwanted: string[];
}

export function meeting({ wanted, unwanted }: Conditions, expression = `"${EVERY_RECIPE}"`): string {
  const all = [expression, ...wanted].map((one) => `(${one})`).join(" AND ");
  return unwanted.length === 0 ? all : `(${all}) NOT (${unwanted.map((one) => `(${one})`).join(" OR ")})`;
}

function labelWords(ids: number[]): string[] {
  return ids.map((id) => `"${makeLabelWord(id)}"`);
}
