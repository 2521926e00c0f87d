import { NAME_MOST } from "../../../contract/rules.ts";
import { normalizeName } from "../../../ingredients/foods/food-table.ts";
import type { FoodCatalog } from "../../../ingredients/foods/food-catalog.ts";
import type { FoundFood } from "./other-item.ts";

/** Names are looked up in this language first, then in all others. */
const LANGUAGE = "en";

/**
 * Finds the known food that one of the names means, and the names that can be taught for it.
 * @returns null if there's nothing to teach
 */
export function splitFoodNames(
  { names }: FoundFood,
  foods: Pick<FoodCatalog, "findByName">,
): { foodId: string; unknown: string[] } | null {
  const fitting = names.filter((name) => normalizeName(name) !== "" && name.length <= NAME_MOST);
  // Without duplicates, since each normalized name has one row.
  const all = [...new Map(fitting.map((name) => [normalizeName(name), name])).values()];
  const known = all.map((name) => foods.findByName(name, LANGUAGE)?.id ?? null);
  const foodId = known.find((id) => id !== null);
  const unknown = all.filter((_, at) => known[at] === null);
  return foodId && unknown.length > 0 ? { foodId, unknown } : null;
}
