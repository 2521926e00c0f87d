import type { Meal } from "../../src/contract/meal-plans.ts";
import { t } from "../text/translation.ts";
import { withServings } from "../text/with-servings.ts";

/** "6 servings"; empty for the recipe's own, and for meals that a device stored before they had servings. */
export function showServings({ servings, recipeYield }: Pick<Meal, "servings" | "recipeYield">): string {
  if (!servings) return "";
  // A bare number means servings.
  const isBare = /^\d+(?:[.,]\d+)?$/.test(recipeYield);
  return isBare ? t("recipe.servings-count", { count: servings }) : recipeYield;
}

export function recipePath({ slug, servings }: Pick<Meal, "slug" | "servings">): string {
  return withServings(`/recipe/${encodeURIComponent(slug ?? "")}`, servings);
}
