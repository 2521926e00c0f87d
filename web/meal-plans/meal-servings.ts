import type { Meal } from "../../src/contract/meal-plans.ts";
import { t } from "../text/translation.ts";
import { addServings } from "../text/add-servings.ts";

/** Returns "6 servings", or an empty text for the recipe's own and for meals stored offline before they had servings. */
export function formatServings({ servings, recipeYield }: Pick<Meal, "servings" | "recipeYield">): string {
  if (!servings) return "";
  // A bare number means servings.
  const isBare = /^\d+(?:[.,]\d+)?$/.test(recipeYield);
  return isBare ? t("recipe.servings-count", { count: servings }) : recipeYield;
}

export function getMealPath({ slug, servings }: Pick<Meal, "slug" | "servings">): string {
  return addServings(`/recipe/${encodeURIComponent(slug ?? "")}`, servings);
}

export function getMealCookPath({ slug, servings }: Pick<Meal, "slug" | "servings">): string {
  return addServings(`/recipe/${encodeURIComponent(slug ?? "")}/cook`, servings);
}
