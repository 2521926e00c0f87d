import { addDays, DAYS_OF_WEEK, daysBetween } from "../../src/contract/days.ts";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { toPlanDraft, type PlanDraft } from "./plan-draft.ts";

export function copyPlan(plan: MealPlan, startDate: string): PlanDraft {
  const later = daysBetween(plan.startDate, startDate);
  const endDate = addDays(plan.endDate, later);
  const meals = plan.meals.map((meal) => ({ ...meal, date: addDays(meal.date, later) }));
  return toPlanDraft({ ...plan, startDate, endDate, meals });
}

/** The same weekdays in the week after the plan, or in this week if that is over. */
export function startOfCopy({ startDate, endDate }: MealPlan, today: string): string {
  const length = daysBetween(startDate, endDate);
  const earliest = Math.max(length + 1, daysBetween(startDate, today) - length);
  return addDays(startDate, Math.ceil(earliest / DAYS_OF_WEEK) * DAYS_OF_WEEK);
}
