import type { CookedRecipe } from "../../src/contract/cooking.ts";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { SEARCH_RESULTS } from "../../src/contract/rules.ts";
import { WITHOUT_SPACES } from "../../src/contract/scripts.ts";
import { plainLetters } from "../text/plain-letters.ts";
import { parseMinutes } from "../../src/contract/cooking-time.ts";
import { newestFirst } from "./list-offline.ts";
import type { StoredSummary, SearchWords } from "./offline-store.ts";

/** Plain words with a space before each. */
export function searchable(text: string): string {
  return (plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`).join("");
}

/** What belongs to the person; null if it isn't on this device. */
export interface PersonalAnswers {
  favorites: string[] | null;
  cooked: CookedRecipe[] | null;
}

/** Matches beginnings of words; names first, then the newest. Null if the device doesn't know the answer. */
export function searchOffline(
  rows: StoredSummary[],
  query: URLSearchParams,
  personal: PersonalAnswers = { favorites: null, cooked: null },
): RecipeSummary[] | null {
  const { favorites, cooked } = personal;
  const [isFavorite, isUncooked] = ["favorites", "neverCooked"].map((name) => query.get(name) === "true");
  const order = query.get("sort") ?? "relevance";
  if (isFavorite && !favorites) return null;
  if ((isUncooked || order === "cooked") && !cooked) return null;
  const lastDates = new Map((cooked ?? []).map(({ slug, lastDate }) => [slug, lastDate]));
  const sought = splitWords(query.get("q") ?? "");
  const limit = Number(query.get("limit") ?? SEARCH_RESULTS.default);
  const found = newestFirst(rows)
    .filter((row) => isIn(row.words, sought))
    .filter(({ words }) => query.getAll("with").every((filter) => hasIngredient(words, filter)))
    .filter(({ words }) => !query.getAll("without").some((filter) => hasIngredient(words, filter)))
    .filter(({ categories }) => fits(categories, "categories", query))
    .filter(({ tags }) => fits(tags, "tags", query))
    .filter(({ summary }) => hasFacts(summary, query))
    .filter(({ summary }) => summary.toCheck || query.get("toCheck") !== "true")
    .filter(({ slug }) => !isFavorite || favorites?.includes(slug))
    .filter(({ slug }) => !isUncooked || !lastDates.has(slug));
  const named = found.filter(({ words }) => sought.every((word) => holds(words.name, word)));
  const ranked = order === "relevance" ? [...new Set([...named, ...found])] : found;
  return sortSummaries(
    ranked.map(({ summary }) => summary),
    order,
    lastDates,
  ).slice(0, limit);
}

function hasFacts({ totalTime, rating }: RecipeSummary, query: URLSearchParams): boolean {
  const [minutes, stars] = [query.get("maxMinutes"), query.get("minRating")];
  return (minutes === null || getMinutes(totalTime) <= Number(minutes)) && rating >= Number(stars ?? 0);
}

/** Expects the newest first, or the best match for relevance. */
function sortSummaries(
  recipes: RecipeSummary[],
  order: string,
  lastDates: Map<string, string>,
): RecipeSummary[] {
  const byOrder: Record<string, (one: RecipeSummary, other: RecipeSummary) => number> = {
    name: (one, other) => compare(one.slug, other.slug),
    rating: (one, other) => other.rating - one.rating,
    time: (one, other) => compare(getMinutes(one.totalTime), getMinutes(other.totalTime)),
    cooked: (one, other) => compare(lastDates.get(other.slug) ?? "", lastDates.get(one.slug) ?? ""),
  };
  const by = byOrder[order];
  return by ? recipes.toSorted(by) : recipes;
}

/** Rows stored by an older version have no time. */
function getMinutes(totalTime: string | null | undefined): number {
  return totalTime ? (parseMinutes(totalTime) ?? Infinity) : Infinity;
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isIn({ name, ingredients, more }: SearchWords, sought: string[]): boolean {
  return sought.every((word) => [name, more, ...ingredients].some((text) => holds(text, word)));
}

function hasIngredient({ ingredients }: SearchWords, filter: string): boolean {
  const words = splitWords(filter);
  return ingredients.some((line) => words.every((word) => holds(line, word)));
}

function fits(slugs: string[], kind: "categories" | "tags", query: URLSearchParams): boolean {
  const wanted = query.getAll(kind);
  if (wanted.length === 0) return true;
  const has = (slug: string) => slugs.includes(slug);
  const matches = query.get(`${kind}Match`) === "all" ? wanted.every(has) : wanted.some(has);
  return matches === (query.get(`${kind}Mode`) !== "exclude");
}

function splitWords(text: string): string[] {
  return searchable(text).trim().split(" ").filter(Boolean);
}

function holds(text: string, word: string): boolean {
  return text.includes(WITHOUT_SPACES.test(word) ? word : ` ${word}`);
}
