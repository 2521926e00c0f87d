import { t } from "../text/translation.ts";
import { formatDay } from "../text/day.ts";
import { isEmpty } from "./meal-kind.ts";
import type { Dish, PlanDraft } from "./plan-draft.ts";

export function mealName(dish: Dish): string {
  return isEmpty(dish) ? t("plan.empty-meal") : dish.name;
}

export function mealPlace({ meals }: PlanDraft, key: number, language: string) {
  const meal = meals.find((one) => one.key === key);
  const beside = meals.filter(({ date }) => date === meal?.date);
  return {
    name: meal ? mealName(meal) : "",
    day: meal ? formatDay(meal.date, language) : "",
    place: beside.findIndex((one) => one.key === key) + 1,
    count: beside.length,
  };
}
