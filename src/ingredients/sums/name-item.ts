import { getBaseLanguage } from "../../contract/languages.ts";
import { isPlural } from "../amounts/unit-forms.ts";
import { normalizeName } from "../foods/food-table.ts";
import type { LineWords } from "../words/line-words.ts";
import type { ReadEntry } from "./read-entry.ts";
import type { Total } from "./spell-total.ts";
import type { SumEntry } from "./sum-totals.ts";

export interface NamingOptions {
  /** In the viewer's language. */
  words: LineWords;
  /** The viewer's language, such as "de". */
  language: string;
  /** Names a food in the viewer's language: the singular for 1, otherwise the plural. */
  nameFood?: ((foodId: string, count: number) => string) | undefined;
  /** Returns the singular or plural of a food as written. */
  inflectFood?: ((food: string, language: string, isPlural: boolean) => string) | undefined;
}

/** Keeps the name as written if all entries agree, and else takes the food's usual name. */
export function nameItem(
  entries: readonly SumEntry[],
  amounts: readonly Total[],
  options: NamingOptions,
): string {
  const [first] = entries;
  if (!first || (entries.length === 1 && first.adjustments.length === 0)) return first?.read.food ?? "";
  const reads = entries.map(({ read }) => read);
  const count = amounts.find(isBareCount)?.high ?? null;
  const written = pickName(reads, options);
  return isAgreed(reads, written, options)
    ? inflect(written, count, options)
    : (nameUsually(reads, count, options) ?? inflect(written, count, options));
}

/** Counts pieces, or the wedges of "lemon wedges". */
function isBareCount({ measure, text }: Total): boolean {
  return measure === "count" && /^[^\p{L}(]+$/u.test(text);
}

/** Prefers the viewer's language, then the shortest name. */
function pickName(reads: readonly ReadEntry[], { language }: NamingOptions): ReadEntry {
  const own = reads.filter((read) => isSameLanguage(read.language, language));
  const best = own.length > 0 ? own : reads;
  return best.reduce((shortest, one) => (one.food.length < shortest.food.length ? one : shortest));
}

function isSameLanguage(one: string, other: string): boolean {
  return getBaseLanguage(one) === getBaseLanguage(other);
}

/** "Yellow onions" and "onion" agree, since one contains the other. */
function isAgreed(reads: readonly ReadEntry[], written: ReadEntry, options: NamingOptions): boolean {
  if (!isSameLanguage(written.language, options.language)) return false;
  const names = new Set(reads.map(({ food }) => normalizeName(food)));
  if (names.size === 1) return true;
  const { food, language } = written;
  const { inflectFood = (name) => name } = options;
  const forms = [food, inflectFood(food, language, true), inflectFood(food, language, false)].map(
    normalizeName,
  );
  return [...names].every((name) => forms.some((form) => name.includes(form)));
}

function inflect(
  { food, language }: ReadEntry,
  count: number | null,
  { inflectFood, words }: NamingOptions,
): string {
  return count === null || !inflectFood ? food : inflectFood(food, language, isPlural(count, words));
}

/** @returns null for products that have no name of their own, such as dried basil */
function nameUsually(
  reads: readonly ReadEntry[],
  count: number | null,
  { nameFood, words }: NamingOptions,
): string | null {
  const [first] = reads;
  const id = first?.foodId;
  if (!id || !nameFood || (first.key !== id && first.key !== `${id}~canned`)) return null;
  const plural = nameFood(id, 2);
  const isWrittenPlural = () => reads.some(({ food }) => normalizeName(food) === normalizeName(plural));
  return (count === null ? isWrittenPlural() : isPlural(count, words)) ? plural : nameFood(id, 1);
}
