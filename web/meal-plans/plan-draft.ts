import { daysBetween, eachDay, isDay, type Span } from "../../src/contract/days.ts";
import type { Meal, MealPlan, MealPlanInput } from "../../src/contract/meal-plans.ts";
import { EMPTY_MEAL, MEAL_PLAN_MOST } from "../../src/contract/rules.ts";
import type { TextKey } from "../text/translation.ts";
import { isEmpty } from "./meal-kind.ts";

export type Dish = Pick<Meal, "slug" | "name" | "image" | "imageHash">;

export interface DraftMeal extends Dish {
  key: number;
  date: string;
  note: string;
}

export interface PlanDraft {
  /** What stands in the fields: it may be half typed. */
  typed: { start: string; end: string };
  /** The days that were last meant; both empty before that. */
  startDate: string;
  endDate: string;
  /** By their days. Those outside of the days are kept too, until somebody decides what becomes of them. */
  meals: DraftMeal[];
}

export type ChangePlan = (change: (now: PlanDraft) => PlanDraft) => void;

export const NO_DISH: Dish = { slug: null, name: "", image: null, imageHash: null };

export const NO_DRAFT: PlanDraft = { typed: { start: "", end: "" }, startDate: "", endDate: "", meals: [] };

let count = 0;

export function newMeal(date: string, dish: Dish = NO_DISH, note = ""): DraftMeal {
  const { slug, name, image, imageHash } = dish;
  return { key: ++count, slug, name, image, imageHash, date, note };
}

export function toPlanDraft({ startDate, endDate, meals }: MealPlan): PlanDraft {
  return {
    typed: { start: startDate, end: endDate },
    startDate,
    endDate,
    meals: byDay(meals.map((meal) => newMeal(meal.date, meal, meal.note))),
  };
}

/** What is sent of it: the meals outside of its days are not. */
export function toPlanInput(draft: PlanDraft): MealPlanInput {
  return {
    startDate: draft.startDate,
    endDate: draft.endDate,
    meals: mealsInside(draft).map(({ slug, name, date, note }) => ({
      slug: slug ?? EMPTY_MEAL,
      name: name.trim(),
      date,
      note: note.trim(),
    })),
  };
}

/** What is wrong with the days in the fields; null also as long as one of them is missing. */
export function findProblem({ start, end }: PlanDraft["typed"]): TextKey | null {
  if (!isDay(start) || !isDay(end)) return null;
  if (end < start) return "plan.end-before-start";
  return daysBetween(start, end) >= MEAL_PLAN_MOST.days ? "plan.too-long" : null;
}

/** Whether the fields say from when to when, so that it can be saved. */
export function hasDays({ typed, startDate, endDate }: PlanDraft): boolean {
  return startDate !== "" && typed.start === startDate && typed.end === endDate;
}

/**
 * With other days: each that is new has room for a meal, and what is chosen stays, even outside of them. A day that was in
 * it already stays without a meal when its last one was removed.
 */
export function withDays(draft: PlanDraft, start: string, end: string): PlanDraft {
  const typed = { start, end };
  if (!isDay(start) || !isDay(end) || findProblem(typed)) return { ...draft, typed };
  const kept = draft.meals.filter(
    (meal) => hasContent(meal) || isInside({ startDate: start, endDate: end }, meal.date),
  );
  const taken = new Set(kept.map(({ date }) => date));
  const added = eachDay(start, end)
    .filter((day) => !taken.has(day) && !isInside(draft, day))
    .map((day) => newMeal(day));
  return { typed, startDate: start, endDate: end, meals: byDay([...kept, ...added]) };
}

/** Whether something would be lost with a meal. */
export function hasContent(meal: DraftMeal): boolean {
  return !isEmpty(meal) || meal.note.trim() !== "";
}

export function isInside({ startDate, endDate }: Span, day: string): boolean {
  return startDate <= day && day <= endDate;
}

export function mealsInside(draft: PlanDraft): DraftMeal[] {
  return draft.meals.filter((meal) => isInside(draft, meal.date));
}

export function mealsOutside(draft: PlanDraft): DraftMeal[] {
  return draft.meals.filter((meal) => !isInside(draft, meal.date));
}

export function isChanged(draft: PlanDraft, before: PlanDraft): boolean {
  return JSON.stringify(getComparableParts(draft)) !== JSON.stringify(getComparableParts(before));
}

/** In the order of their days, and within a day as they were. */
export function byDay(meals: DraftMeal[]): DraftMeal[] {
  return meals.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

function getComparableParts({ typed, meals }: PlanDraft) {
  return [typed, meals.map(({ slug, name, date, note }) => [slug, name, date, note])];
}
