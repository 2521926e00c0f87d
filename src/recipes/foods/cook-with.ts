import type { CookableRecipe } from "../../contract/cook-with.ts";
import { DEFAULT_STAPLES } from "../../contract/ingredient-rules.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { makeUnknownKey } from "../../ingredients/foods/food-table.ts";
import type { SummaryStore } from "../lists/summary-store.ts";
import { listNeeds, type FoodLine } from "./food-lines.ts";
import type { RecipeFoodStore } from "./recipe-food-store.ts";

interface Parts {
  recipeFoods: RecipeFoodStore;
  summaries: SummaryStore;
  foods: FoodCatalog;
}

interface CookWith {
  /** May contain names in any language, and ids. */
  foods: string[];
  staples?: readonly string[] | undefined;
  language: string;
  limit: number;
}

interface Candidate {
  id: number;
  matched: number;
}

export function findCookableRecipes(
  { recipeFoods, summaries, foods }: Parts,
  { foods: given, staples = DEFAULT_STAPLES, language, limit }: CookWith,
): CookableRecipe[] {
  const owned = unite(given.map((name) => listSuitable(findKey(name, language, foods), foods)));
  const stapleIds = foods.listStapleKeys(staples, language).difference(owned);
  const best = rankRecipes(recipeFoods, { owned, stapleIds, limit });
  const lines = recipeFoods.getLinesById(best.map(({ id }) => id));
  const texts = recipeFoods.getTextsById(best.map(({ id }) => id));
  const byId = new Map(best.map((candidate) => [candidate.id, candidate]));
  return summaries.of([...byId.keys()]).map((recipe) => {
    const getName = foods.createNamer((texts.get(recipe.id) ?? []).join(" "), language);
    return {
      recipe,
      matched: byId.get(recipe.id)?.matched ?? 0,
      missing: listMissing(lines.get(recipe.id) ?? [], owned.union(stapleIds), getName),
    };
  });
}

function findKey(name: string, language: string, foods: FoodCatalog): string {
  return (foods.findByName(name, language) ?? foods.get(name))?.id ?? makeUnknownKey(name);
}

/** Scallions are onions, but no cook replaces them. */
const SCALLION = "scallion";

/**
 * Lists the foods that this food can stand in for: cheddar for cheese, milk for whole milk.
 * Foods made from it are in another aisle: chicken isn't chicken stock.
 */
function listSuitable(id: string, foods: FoodCatalog): Set<string> {
  const food = foods.get(id);
  if (!food) return new Set([id]);
  const related = foods.includeParents(id).union(food.isKind ? new Set<string>() : foods.includeChildren(id));
  const isSuitable = (one: string) =>
    foods.get(one)?.aisle === food.aisle && (one === id || one !== SCALLION);
  return new Set([...related].filter(isSuitable));
}

/** Sorts numbers, since sorting objects takes several times as long. */
function rankRecipes(
  recipeFoods: RecipeFoodStore,
  { owned, stapleIds, limit }: { owned: Set<string>; stapleIds: Set<string>; limit: number },
): Candidate[] {
  const newest = recipeFoods.listNewestFirst();
  const matched = countEach(recipeFoods.listUsing(owned));
  const present = countEach(recipeFoods.listUsing(stapleIds));
  const needed = recipeFoods.countNeeded();
  const keys = newest.flatMap((id, rank) => {
    const count = matched[id];
    if (count === undefined) return [];
    const missing = (needed[id] ?? 0) - count - (present[id] ?? 0);
    return [toSortKey({ missing, matched: count, rank })];
  });
  const best = new Float64Array(keys).toSorted().subarray(0, limit);
  return Array.from(best, (key) => newest[key % RANK_LIMIT] ?? 0).map((id) => ({
    id,
    matched: matched[id] ?? 0,
  }));
}

/** Uses a plain array: a map is slower, and a typed array can't hold the very large ids of some archives. */
function countEach(ids: number[]): number[] {
  const counts: number[] = [];
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const RANK_LIMIT = 2 ** 28;
const MATCHED_LIMIT = 2 ** 10;

function toSortKey({ missing, matched, rank }: { missing: number; matched: number; rank: number }): number {
  return (missing * MATCHED_LIMIT + Math.max(0, MATCHED_LIMIT - 1 - matched)) * RANK_LIMIT + rank;
}

function listMissing(
  lines: FoodLine[],
  present: Set<string>,
  getName: (id: string) => string,
): CookableRecipe["missing"] {
  const missing = [...listNeeds(lines)].filter(([key]) => !present.has(key));
  return missing.map(([id, text]) =>
    text === null ? { foodId: id, text: getName(id) } : { foodId: null, text },
  );
}

function unite(sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
