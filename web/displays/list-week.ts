import { addDays, DAYS_OF_WEEK, getMonday } from "../../src/contract/days.ts";
import type { Meal, MealPlan } from "../../src/contract/meal-plans.ts";
import { isEmpty } from "../meal-plans/meal-kind.ts";

export interface PlannedDay {
  /** `YYYY-MM-DD` */
  day: string;
  meals: Meal[];
}

/** Monday to Sunday, also days without meals. */
export function listWeek(plan: MealPlan | null, today: string): PlannedDay[] {
  const monday = getMonday(today);
  return Array.from({ length: DAYS_OF_WEEK }, (_, position) => {
    const day = addDays(monday, position);
    const meals = plan?.meals.filter((meal) => meal.date === day && !isEmpty(meal)) ?? [];
    return { day, meals };
  });
}

/** The first recipe of a day, or else its first text. */
export function findDinner(meals: readonly Meal[]): Meal | null {
  return meals.find(({ slug }) => slug !== null) ?? meals[0] ?? null;
}
