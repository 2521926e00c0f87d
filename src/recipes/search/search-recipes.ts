import Fuse from "fuse.js";
import type { RecipeSummary } from "../../contract/recipes.ts";
import { CARD_DESCRIPTION, type SearchOrder } from "../../contract/rules.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { isOneEditAway } from "./one-edit.ts";
import type { SummaryStore } from "../lists/summary-store.ts";
import { toConditions, type Filters } from "./search-conditions.ts";
import {
  matchAll,
  quoteBeginning,
  EVERY_RECIPE,
  quoteWord,
  matchConditions,
  matchName,
  type Conditions,
  type Meant,
  type Place,
} from "./search-expression.ts";
import type { FactFilters, FilterStore } from "./filter-store.ts";
import type { SearchHit, Label, SearchStore } from "./search-store.ts";
import { plainText, toSearchTerms, type SearchTerm } from "./search-words.ts";

const MIN_CANDIDATES = 100;

/** No typos in steps: they would match by chance. */
const PLACES: Place[] = ["name", "telling", "anywhere"];
const TYPO_PLACES: Place[] = ["name", "telling"];

const MAX_COMPARED_LENGTH = 32;

/** FTS5 looks up each label in every place, so longer lists are looked up once in a separate query. */
const MAX_INDEXED_LABELS = 80;

const RANKED_BY = {
  keys: ["name", "description"],
  minMatchCharLength: 2,
  threshold: 0.6,
  ignoreLocation: true,
};

export interface SearchInput extends Filters {
  text: string;
  limit: number;
  facts: FactFilters;
  order: SearchOrder;
  group: number | null;
}

interface Known {
  labels: Label[];
  search: SearchStore;
}

interface SearchOptions {
  conditions: Conditions;
  known: Known;
  limit: number;
  allowed: Set<number> | null;
}

interface Question {
  expression: string;
  among: number[] | null;
}

interface Asked {
  known: Known;
  isAny(question: Question): boolean;
}

interface Parts {
  search: SearchStore;
  summaries: SummaryStore;
  filters: FilterStore;
  foods: FoodCatalog;
}

export function searchRecipes(
  { search, summaries, filters, foods }: Parts,
  input: SearchInput,
): RecipeSummary[] {
  const { limit, order, group } = input;
  const known = { labels: search.labels(), search };
  const allowed = filters.listAllowed(input.facts);
  const options = { conditions: toConditions(input, { ...known, foods }), known, limit, allowed };
  const text = input.text.trim();
  if (order === "relevance" && text) return summaries.of(findIds(text, options).slice(0, limit));
  if ((order === "relevance" || order === "newest") && !text && !allowed)
    return summaries.of(search.newest(matchConditions(options.conditions), limit));
  const ids = text ? findAllIds(text, options) : listMeeting("", options);
  const sorted = filters.sort(ids, order === "relevance" ? "newest" : order, group);
  return summaries.of(sorted.slice(0, limit));
}

function listMeeting(expression: string, { conditions, known, allowed }: SearchOptions): number[] {
  const ids = known.search.withAny(
    expression ? matchConditions(conditions, expression) : matchConditions(conditions),
    [],
  );
  return [...(allowed ? ids.intersection(allowed) : ids)];
}

/** For an order other than relevance. Typos count only if nothing matches without. */
function findAllIds(text: string, options: SearchOptions): number[] {
  const { known } = options;
  const words = toSearchTerms(text);
  if (words.length === 0) return [];
  for (const [meant, place] of [
    [matchBeginning, "anywhere"],
    [matchWithTypo, "telling"],
  ] as const) {
    const all = words.map((word) => meant(word, known));
    const { expression, among } = makeQuestion(all, place, known);
    const ids = listMeeting(expression, options);
    const wanted = among && new Set(among);
    const found = wanted ? ids.filter((id) => wanted.has(id)) : ids;
    if (found.length > 0) return found;
  }
  return [];
}

function findIds(text: string, { conditions, known, limit, allowed }: SearchOptions): number[] {
  const words = toSearchTerms(text);
  const narrow = (among: number[] | null) =>
    allowed && among ? among.filter((id) => allowed.has(id)) : (among ?? (allowed && [...allowed]));
  const compared = plainText(text.slice(0, MAX_COMPARED_LENGTH));
  const candidates = Math.max(limit, MIN_CANDIDATES);
  const matching = ({ expression, among }: Question, most: number) =>
    known.search.matching(matchConditions(conditions, expression), most, narrow(among));
  const isAny = (question: Question) => matching(question, 1).length > 0;
  const found = new Set<number>();
  for (const question of listQuestions(words, { known, isAny })) {
    if (found.size >= limit) break;
    const more = matching(question, candidates)
      .filter((id) => !found.has(id))
      .slice(0, candidates - found.size);
    const recipes = known.search.listFound(more, CARD_DESCRIPTION.compact);
    for (const { id } of rankRecipes(compared, recipes)) found.add(id);
  }
  return [...found];
}

/** Checks only once whether anything matches, since that takes longest. */
function* listQuestions(words: SearchTerm[], { known, isAny }: Asked): Generator<Question> {
  if (words.length === 0) return;
  for (const meant of [matchExactly, matchBeginning]) {
    const all = words.map((word) => meant(word, known));
    if (!isAny(makeQuestion(all, "anywhere", known))) continue;
    if (meant === matchExactly) yield { expression: matchName(words), among: null };
    for (const place of PLACES) yield makeQuestion(all, place, known);
  }
  const alike = words.map((word) => matchWithTypo(word, known));
  for (const place of TYPO_PLACES) yield makeQuestion(alike, place, known);
}

function makeQuestion(all: Meant[], place: Place, { search }: Known): Question {
  const isVast = ({ labels }: Meant) => place !== "name" && labels.length > MAX_INDEXED_LABELS;
  const [vast, others] = [all.filter(isVast), all.filter((meant) => !isVast(meant))];
  const sets = vast.map(({ words, labels }) =>
    search.withAny(matchAll([{ words, labels: [] }], place), labels),
  );
  const among = sets.length === 0 ? null : [...sets.reduce((one, other) => one.intersection(other))];
  return { expression: others.length === 0 ? `"${EVERY_RECIPE}"` : matchAll(others, place), among };
}

function rankRecipes(text: string, recipes: SearchHit[]): SearchHit[] {
  const plain = recipes.map(({ id, name, description }) => ({
    id,
    name: plainText(name),
    description: plainText(description),
  }));
  const alike = new Fuse(plain, RANKED_BY).search(text).map(({ refIndex }) => refIndex);
  const order = new Set([...alike, ...recipes.keys()]);
  return [...order].flatMap((at) => recipes[at] ?? []);
}

function matchExactly(word: SearchTerm, { labels }: Known): Meant {
  return {
    words: [quoteWord(word)],
    labels: listLabelIds(labels, ({ words }) => ` ${words} `.includes(` ${word.text} `)),
  };
}

function matchBeginning(word: SearchTerm, { labels }: Known): Meant {
  const end = word.canBeLonger ? "" : " ";
  return {
    words: [quoteBeginning(word)],
    labels: listLabelIds(labels, ({ words }) => ` ${words} `.includes(` ${word.text}${end}`)),
  };
}

function matchWithTypo(word: SearchTerm, known: Known): Meant {
  const beginning = matchBeginning(word, known);
  if (!word.canBeMistyped) return beginning;
  const { text } = word;
  const like = (one: string) => one.includes(text) || isOneEditAway(text, one);
  return {
    words: [...beginning.words, ...known.search.wordsLike(text).map((one) => `"${one}"`)],
    labels: listLabelIds(known.labels, ({ words }) => words.split(" ").some(like)),
  };
}

function listLabelIds(labels: Label[], isMeant: (label: Label) => boolean): number[] {
  return labels.filter(isMeant).map(({ id }) => id);
}
