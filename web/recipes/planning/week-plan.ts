import { addDays, DAYS_OF_WEEK, eachDay, getMonday, type Span } from "../../../src/contract/days.ts";
import type { Meal, MealInput, MealPlan, MealPlanInput } from "../../../src/contract/meal-plans.ts";

/** The newest plan of those that include the day, which is the one that counts. */
export function findPlan(plans: MealPlan[], day: string): MealPlan | null {
  const including = plans.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return including.toSorted((one, other) => Number(other.uid) - Number(one.uid))[0] ?? null;
}

/** The week of the day, without days at its ends that other plans include: a new plan would hide theirs. */
export function spanForNewPlan(plans: MealPlan[], day: string): Span {
  const monday = getMonday(day);
  const days = eachDay(monday, addDays(monday, DAYS_OF_WEEK - 1));
  const free = (one: string) => findPlan(plans, one) === null;
  const before = days.filter((one) => one < day).findLast((one) => !free(one));
  const after = days.find((one) => one > day && !free(one));
  return {
    startDate: before ? addDays(before, 1) : monday,
    endDate: after ? addDays(after, -1) : addDays(monday, DAYS_OF_WEEK - 1),
  };
}

export function listMeals(plans: MealPlan[], day: string): Meal[] {
  return (findPlan(plans, day)?.meals ?? []).filter((meal) => meal.date === day && !isFree(meal));
}

export interface Dinner {
  slug: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** Null means the recipe's own. */
  servings: number | null;
}

/** Takes the day's empty place if there is one; other meals stay as they are. */
export function addDinner(plan: MealPlan, { slug, day, servings }: Dinner): MealPlanInput {
  const dinner = { slug, name: "", date: day, note: "", servings };
  const place = plan.meals.findIndex((meal) => meal.date === day && isFree(meal));
  const meals = plan.meals.map((meal, at) => (at === place ? dinner : meal));
  return withMeals(plan, place < 0 ? [...meals, dinner] : meals);
}

/** @returns null if the recipe is no longer planned on that day */
export function removeDinner(plan: MealPlan, dinner: Dinner): MealPlanInput | null {
  const place = findDinner(plan, dinner);
  return place < 0 ? null : withMeals(plan, plan.meals.toSpliced(place, 1));
}

/** Finds the last meal with these servings, or the last of any if someone changed them. */
function findDinner({ meals }: MealPlan, { slug, day, servings }: Dinner): number {
  const isPlanned = (meal: Meal) => meal.date === day && meal.slug === slug;
  const place = meals.findLastIndex((meal) => isPlanned(meal) && meal.servings === servings);
  return place < 0 ? meals.findLastIndex(isPlanned) : place;
}

function isFree({ slug, name, note }: Pick<Meal, "slug" | "name" | "note">): boolean {
  return slug === null && !name.trim() && !note.trim();
}

function withMeals({ startDate, endDate }: MealPlan, meals: MealInput[]): MealPlanInput {
  return {
    startDate,
    endDate,
    meals: meals.map(({ slug, name, date, note, servings }) => ({ slug, name, date, note, servings })),
  };
}
