import { formatDay } from "../text/day.ts";
import { mealName } from "./meal-name.ts";
import type { PlanDraft } from "./plan-draft.ts";

/** What a meal is called and where it is, for sentences that say so. */
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
