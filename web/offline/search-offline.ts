import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { SEARCH_RESULTS } from "../../src/contract/rules.ts";
import { WITHOUT_SPACES } from "../../src/contract/scripts.ts";
import { plainLetters } from "../text/plain-letters.ts";
import { newestFirst } from "./list-offline.ts";
import type { StoredSummary, SearchWords } from "./offline-store.ts";

/** Plain words with a space before each. */
export function searchable(text: string): string {
  return (plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`).join("");
}

/** Matches beginnings of words; names first, then the newest. */
export function searchOffline(rows: StoredSummary[], query: URLSearchParams): RecipeSummary[] {
  const sought = splitWords(query.get("q") ?? "");
  const limit = Number(query.get("limit") ?? SEARCH_RESULTS.default);
  const found = newestFirst(rows)
    .filter((row) => isIn(row.words, sought))
    .filter(({ words }) => query.getAll("with").every((filter) => hasIngredient(words, filter)))
    .filter(({ words }) => !query.getAll("without").some((filter) => hasIngredient(words, filter)))
    .filter(({ categories }) => fits(categories, "categories", query))
    .filter(({ tags }) => fits(tags, "tags", query));
  const named = found.filter(({ words }) => sought.every((word) => holds(words.name, word)));
  return [...new Set([...named, ...found])].slice(0, limit).map(({ summary }) => summary);
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
