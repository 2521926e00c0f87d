import type { FoodEntry } from "../../contract/ingredients.ts";
import type { FoodCatalog } from "./food-catalog.ts";
import { normalizeName } from "./food-table.ts";

interface FoodSearch {
  /** May be part of a name in any language. */
  text: string;
  /** Names in the answer are in this language. */
  language: string;
  limit: number;
}

/** Sorts exact names first, then names that start with the text, then words inside names. */
export function searchFoods(foods: FoodCatalog, { text, language, limit }: FoodSearch): FoodEntry[] {
  const wanted = normalizeName(text);
  const ranks = new Map<string, number>();
  for (const [order, names] of [foods.listNames(language), foods.listAllNames()].entries())
    for (const [name, id] of names) {
      const rank = rankName(name, wanted) * 10 + order;
      if (rank < (ranks.get(id) ?? Infinity)) ranks.set(id, rank);
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
  const isInside = name.includes(` ${wanted}`) || /[\u3400-\u9fff]/.test(wanted);
  return isInside ? 3 + name.length / 100 : Infinity;
}

function describeFood(foods: FoodCatalog, id: string, language: string): FoodEntry[] {
  const food = foods.get(id);
  return food
    ? [{ id, name: foods.getName(id, language), parents: [...food.parents], aisle: food.aisle }]
    : [];
}
