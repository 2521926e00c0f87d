import { t } from "../text/translation.ts";
import { isEmpty } from "./meal-kind.ts";
import type { Dish } from "./plan-draft.ts";

/** What a meal is called, also one for which nothing is chosen. */
export function mealName(dish: Dish): string {
  return isEmpty(dish) ? t("plan.empty-meal") : dish.name;
}
