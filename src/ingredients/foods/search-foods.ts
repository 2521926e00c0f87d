import type { FoodEntry } from "../../contract/ingredients.ts";
import { hasHan } from "../words/phrases.ts";
import type { FoodCatalog } from "./food-catalog.ts";
import { normalizeName } from "./food-table.ts";

interface FoodSearch {
  /** May be part of a name in any language. */
  text: string;
  /** Names in the answer are in this language. */
  language: string;
  limit: number;
}

const SYNONYM = 10;
const ELSEWHERE = 20;

/**
 * Sorts the usual names of the language first, then its synonyms, then other languages: Swedish "öl" is
 * beer, but a German who types it means oil.
 */
export function searchFoods(foods: FoodCatalog, { text, language, limit }: FoodSearch): FoodEntry[] {
  const wanted = normalizeName(text);
  const ranks = new Map<string, number>();
  const add = (id: string, rank: number) => {
    if (rank < (ranks.get(id) ?? Infinity)) ranks.set(id, rank);
  };
  for (const [name, id] of foods.listNames(language)) {
    const rank = rankName(name, wanted);
    if (rank === Infinity) continue;
    const isUsual = [1, 2].some((count) => normalizeName(foods.getName(id, language, count)) === name);
    add(id, rank + (isUsual || rank === 0 ? 0 : SYNONYM));
  }
  const isKnown = ranks.size > 0;
  for (const [name, id] of foods.listAllNames()) {
    const rank = rankName(name, wanted);
    if (rank === 0 || !isKnown) add(id, rank + ELSEWHERE);
  }
  const best = [...ranks].toSorted(
    ([one, rank], [other, otherRank]) =>
      rank - otherRank || foods.getName(one, language).length - foods.getName(other, language).length,
  );
  return best.slice(0, limit).flatMap(([id]) => describeFood(foods, id, language));
}

/** Ranks shorter names higher: "tomato" before "tomato salsa". */
function rankName(name: string, wanted: string): number {
  if (name === wanted) return 0;
  const at = name.indexOf(wanted);
  if (at < 0) return Infinity;
  if (at === 0) return 1 + name.length / 100;
  const isInside = name.includes(` ${wanted}`) || hasHan(wanted);
  return isInside ? 3 + name.length / 100 : Infinity;
}

function describeFood(foods: FoodCatalog, id: string, language: string): FoodEntry[] {
  const food = foods.get(id);
  return food
    ? [{ id, name: foods.getName(id, language), parents: [...food.parents], aisle: food.aisle }]
    : [];
}
