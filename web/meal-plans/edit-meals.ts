import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { isEmpty } from "./meal-kind.ts";
import {
  byDay,
  hasContent,
  isInside,
  mealsInside,
  newMeal,
  NO_DISH,
  type Dish,
  type DraftMeal,
  type PlanDraft,
} from "./plan-draft.ts";

export type Place = { meal: number } | { day: string };

export function addMeal(draft: PlanDraft, day: string, dish: Dish): PlanDraft {
  return { ...draft, meals: byDay([...draft.meals, newMeal(day, dish)]) };
}

export function changeMeal(draft: PlanDraft, key: number, change: Partial<DraftMeal>): PlanDraft {
  return { ...draft, meals: draft.meals.map((meal) => (meal.key === key ? { ...meal, ...change } : meal)) };
}

export function removeMeal(draft: PlanDraft, key: number): PlanDraft {
  return { ...draft, meals: draft.meals.filter((meal) => meal.key !== key) };
}

/** Swaps with an empty place. Takes a meal's position on the same day; otherwise goes before it. */
export function moveMeal(draft: PlanDraft, key: number, place: Place): PlanDraft {
  const meal = draft.meals.find((one) => one.key === key);
  const at = meal && mealAt(draft, place);
  if (!meal || at === meal) return draft;
  if (at && !hasContent(at)) return swapMeals(draft, meal, at);
  const others = draft.meals.filter((one) => one !== meal);
  if (!at) {
    const day = "day" in place ? place.day : meal.date;
    return { ...draft, meals: byDay([...others, { ...meal, date: day }]) };
  }
  const isDown = at.date === meal.date && draft.meals.indexOf(meal) < draft.meals.indexOf(at);
  const to = others.indexOf(at) + (isDown ? 1 : 0);
  return { ...draft, meals: others.toSpliced(to, 0, { ...meal, date: at.date }) };
}

/** Skips meals that were changed or removed meanwhile. */
export function putRecipes(draft: PlanDraft, asked: DraftMeal[], recipes: RecipeSummary[]): PlanDraft {
  const meals = draft.meals.map((meal) => {
    const recipe = recipes[asked.findIndex((one) => one.key === meal.key && isSameDish(one, meal))];
    return recipe ? { ...meal, ...toDish(recipe) } : meal;
  });
  return { ...draft, meals };
}

export function emptyMeals(draft: PlanDraft): DraftMeal[] {
  return mealsInside(draft).filter(isEmpty);
}

export function listUsedRecipes({ meals }: PlanDraft): string[] {
  return [...new Set(meals.flatMap(({ slug }) => slug ?? []))];
}

/** Resets the servings, since the other recipe may count something else. */
export function toDish({ slug, name, image, imageHash = null }: RecipeSummary): Dish {
  return { ...NO_DISH, slug, name, image, imageHash };
}

function isSameDish(one: Dish, other: Dish): boolean {
  return one.slug === other.slug && one.name === other.name;
}

/** A day with only an empty place means that place. */
function mealAt({ meals }: PlanDraft, place: Place): DraftMeal | null {
  if ("meal" in place) return meals.find(({ key }) => key === place.meal) ?? null;
  const [only, ...more] = meals.filter(({ date }) => date === place.day);
  return only && more.length === 0 && !hasContent(only) ? only : null;
}

/** The empty place goes to the meal's old day, unless that is outside the plan. */
function swapMeals(draft: PlanDraft, meal: DraftMeal, room: DraftMeal): PlanDraft {
  const moved = { ...meal, date: room.date };
  const left = isInside(draft, meal.date) ? [{ ...room, date: meal.date }] : [];
  return {
    ...draft,
    meals: draft.meals.flatMap((one) => (one === room ? moved : one === meal ? left : one)),
  };
}
