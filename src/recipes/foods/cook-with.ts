import type { CookableRecipe } from "../../contract/cook-with.ts";
import { DEFAULT_STAPLES } from "../../contract/ingredient-rules.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import type { SummaryStore } from "../lists/summary-store.ts";
import { listNeeds, makeUnknownKey, type FoodLine } from "./food-lines.ts";
import type { RecipeFoodStore } from "./recipe-food-store.ts";

interface Parts {
  recipeFoods: RecipeFoodStore;
  summaries: SummaryStore;
  foods: FoodCatalog;
}

interface CookWith {
  /** Names in any language, or ids. */
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
  const find = (names: readonly string[]) =>
    names.map((name) => (foods.get(name) ?? foods.findTyped(name, language))?.id ?? makeUnknownKey(name));
  const had = unite(find(given).map((id) => listServed(id, foods)));
  const stapled = unite(find(staples).map((id) => foods.withChildren(id))).difference(had);
  const best = rankRecipes(recipeFoods, { had, stapled, limit });
  const lines = recipeFoods.linesOf(best.map(({ id }) => id));
  const texts = recipeFoods.textsOf(best.map(({ id }) => id));
  const byId = new Map(best.map((candidate) => [candidate.id, candidate]));
  return summaries.of([...byId.keys()]).map((recipe) => {
    const isPlural = foods.findPlurals((texts.get(recipe.id) ?? []).join(" "));
    const nameOf = (id: string) => foods.nameOf(id, language, isPlural(id) ? 2 : 1);
    return {
      recipe,
      matched: byId.get(recipe.id)?.matched ?? 0,
      missing: listMissing(lines.get(recipe.id) ?? [], had.union(stapled), nameOf),
    };
  });
}

/**
 * What a recipe may call for when this food is there: cheddar serves as cheese, and milk as whole milk.
 * Another aisle tells foods that are made of it: chicken is no chicken stock.
 */
function listServed(id: string, foods: FoodCatalog): Set<string> {
  const food = foods.get(id);
  if (!food) return new Set([id]);
  const related = foods.withParents(id).union(food.isKind ? new Set<string>() : foods.withChildren(id));
  return new Set([...related].filter((one) => foods.get(one)?.aisle === food.aisle));
}

/** In the order of the answer. Numbers are sorted, since sorting objects takes several times as long. */
function rankRecipes(
  recipeFoods: RecipeFoodStore,
  { had, stapled, limit }: { had: Set<string>; stapled: Set<string>; limit: number },
): Candidate[] {
  const newest = recipeFoods.newestFirst();
  const matched = countEach(recipeFoods.listUsing(had));
  const present = countEach(recipeFoods.listUsing(stapled));
  const needed = recipeFoods.countNeeded();
  const keys = newest.flatMap((id, rank) => {
    const count = matched[id];
    if (count === undefined) return [];
    const missing = (needed[id] ?? 0) - count - (present[id] ?? 0);
    return [toSortKey({ missing, matched: count, rank })];
  });
  const best = new Float64Array(keys).toSorted().subarray(0, limit);
  return Array.from(best, (key) => newest[key % MOST_RANKS] ?? 0).map((id) => ({
    id,
    matched: matched[id] ?? 0,
  }));
}

/** Ids are keys of a plain array: a map is slower, and a typed array has no place for an archive's large ids. */
function countEach(ids: number[]): number[] {
  const counts: number[] = [];
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const MOST_RANKS = 2 ** 28;
const MOST_MATCHED = 2 ** 10;

function toSortKey({ missing, matched, rank }: { missing: number; matched: number; rank: number }): number {
  return (missing * MOST_MATCHED + Math.max(0, MOST_MATCHED - 1 - matched)) * MOST_RANKS + rank;
}

function listMissing(
  lines: FoodLine[],
  present: Set<string>,
  nameOf: (id: string) => string,
): CookableRecipe["missing"] {
  const missing = [...listNeeds(lines)].filter(([key]) => !present.has(key));
  return missing.map(([id, text]) =>
    text === null ? { foodId: id, text: nameOf(id) } : { foodId: null, text },
  );
}

function unite(sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
