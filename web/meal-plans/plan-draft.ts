import { daysBetween, eachDay, isDay, type Span } from "../../src/contract/days.ts";
import type { Meal, MealPlan, MealPlanInput } from "../../src/contract/meal-plans.ts";
import { EMPTY_MEAL, MEAL_PLAN_MOST } from "../../src/contract/rules.ts";
import type { TextKey } from "../text/translation.ts";
import { isEmpty } from "./meal-kind.ts";

export type Dish = Pick<Meal, "slug" | "name" | "image" | "imageHash" | "servings" | "recipeYield">;

export interface DraftMeal extends Dish {
  key: number;
  date: string;
  note: string;
}

export interface PlanDraft {
  /** The fields, which may be half typed. */
  typed: { start: string; end: string };
  /** The last valid days; empty before. */
  startDate: string;
  endDate: string;
  /** By day. Meals outside the days are kept until the person decides. */
  meals: DraftMeal[];
}

export type ChangePlan = (change: (now: PlanDraft) => PlanDraft) => void;

export const NO_DISH: Dish = {
  slug: null,
  name: "",
  image: null,
  imageHash: null,
  servings: null,
  recipeYield: "",
};

export const NO_DRAFT: PlanDraft = { typed: { start: "", end: "" }, startDate: "", endDate: "", meals: [] };

let count = 0;

export interface EditedPlan {
  /** When editing began. */
  plan: MealPlan;
  before: PlanDraft;
  draft: PlanDraft;
}

export function newMeal(date: string, dish: Dish = NO_DISH, note = ""): DraftMeal {
  const { slug, name, image, imageHash, servings, recipeYield } = dish;
  return { key: ++count, slug, name, image, imageHash, servings, recipeYield, date, note };
}

export function toPlanDraft({ startDate, endDate, meals }: MealPlan): PlanDraft {
  return {
    typed: { start: startDate, end: endDate },
    startDate,
    endDate,
    meals: byDay(meals.map((meal) => newMeal(meal.date, meal, meal.note))),
  };
}

export function toPlanInput(draft: PlanDraft): MealPlanInput {
  return {
    startDate: draft.startDate,
    endDate: draft.endDate,
    meals: mealsInside(draft).map(({ slug, name, date, note, servings }) => ({
      slug: slug ?? EMPTY_MEAL,
      name: name.trim(),
      date,
      note: note.trim(),
      servings,
    })),
  };
}

/** Also null while a day is missing. */
export function findProblem({ start, end }: PlanDraft["typed"]): TextKey | null {
  if (!isDay(start) || !isDay(end)) return null;
  if (end < start) return "plan.end-before-start";
  return daysBetween(start, end) >= MEAL_PLAN_MOST.days ? "plan.too-long" : null;
}

export function hasDays({ typed, startDate, endDate }: PlanDraft): boolean {
  return startDate !== "" && typed.start === startDate && typed.end === endDate;
}

/** New days get an empty place. Days that lost their last meal stay empty. */
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

export function byDay(meals: DraftMeal[]): DraftMeal[] {
  return meals.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

function getComparableParts({ typed, meals }: PlanDraft) {
  return [typed, meals.map(({ slug, name, date, note, servings }) => [slug, name, date, note, servings])];
}

export function toEditedPlan(plan: MealPlan): EditedPlan {
  const before = toPlanDraft(plan);
  return { plan, before, draft: before };
}
