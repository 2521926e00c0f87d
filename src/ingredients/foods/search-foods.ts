import { LANGUAGES } from "../../contract/languages.ts";
import type { FoodEntry } from "../../contract/ingredients.ts";
import type { FoodCatalog } from "./food-catalog.ts";
import { normalizeName } from "./food-table.ts";

interface FoodSearch {
  /** Part of a name, in any language. */
  text: string;
  /** Of the names that are answered. */
  language: string;
  limit: number;
}

/** Equal names first, then those that begin with the text, then words inside names. */
export function searchFoods(foods: FoodCatalog, { text, language, limit }: FoodSearch): FoodEntry[] {
  const wanted = normalizeName(text);
  const ranks = new Map<string, number>();
  const tags = [language, ...LANGUAGES.filter((tag) => tag !== language)];
  for (const [order, tag] of tags.entries())
    for (const [id, names] of Object.entries(foods.namesOf(tag))) {
      const rank = rankNames(names, wanted) * 10 + (order === 0 ? 0 : 1);
      if (Number.isFinite(rank)) ranks.set(id, Math.min(rank, ranks.get(id) ?? Infinity));
    }
  const best = [...ranks].toSorted(
    ([one, rank], [other, otherRank]) =>
      rank - otherRank || foods.nameOf(one, language).length - foods.nameOf(other, language).length,
  );
  return best.slice(0, limit).flatMap(([id]) => describeFood(foods, id, language));
}

/** Shorter names rank higher: "tomato" before "tomato salsa". */
function rankNames(names: string, wanted: string): number {
  const ranks = names.split("|").map((name) => {
    const text = normalizeName(name);
    const length = text.length / 100;
    if (text === wanted) return 0;
    if (text.startsWith(wanted)) return 1 + length;
    const isInside = text.includes(` ${wanted}`) || (/[\u3400-\u9fff]/.test(wanted) && text.includes(wanted));
    return isInside ? 3 + length : Infinity;
  });
  return Math.min(...ranks);
}

function describeFood(foods: FoodCatalog, id: string, language: string): FoodEntry[] {
  const food = foods.get(id);
  return food
    ? [{ id, name: foods.nameOf(id, language), parents: [...food.parents], aisle: food.aisle }]
    : [];
}
