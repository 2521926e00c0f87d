import { addDays, getMonday } from "../../../contract/days.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Meal, MealPlan } from "../../../contract/meal-plans.ts";
import { MEAL_PLAN_MOST } from "../../../contract/rules.ts";
import { completePlan, type CompletePlan } from "../../../meal-plans/meal-plan.ts";
import type { MealPlanStore } from "../../../meal-plans/meal-plan-store.ts";
import type { RecipeStore } from "../../../recipes/recipe-store.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";
import type { AddedItems } from "./added-items.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";
import { isOfMealType, writeMealNote } from "./meal-types.ts";
import { findNamedRecipe } from "./find-named-recipe.ts";
import type { FoundMeal } from "./other-item.ts";

export interface MadeMeal {
  group: number;
  plan: number;
  /** The plan's version after the import. If it differs, someone has changed the plan, or more meals were added. */
  version: number;
  /** Whether the import created the plan. */
  isNew: boolean;
  /** Position in the plan. */
  position: number;
}

interface Parts {
  mealPlans: MealPlanStore;
  recipes: RecipeStore;
}

/** Call it in a transaction. Never changes planned meals: adds a meal to the plan of its day, or to a new one. */
export function importMeal(
  name: string,
  { date, type, recipe, note }: FoundMeal,
  { group, language, parts }: { group: number; language: Language; parts: Parts },
): OtherItemOutcome<MadeMeal> {
  const { mealPlans, recipes } = parts;
  const known = recipe === null ? null : findNamedRecipe(recipe, recipes);
  const meal = {
    date,
    slug: known?.slug ?? null,
    name: name.slice(0, MEAL_PLAN_MOST.characters),
    note: writeMealNote(type, note, language).slice(0, MEAL_PLAN_MOST.characters),
  };
  const [plan] = mealPlans.between(group, date, date);
  if (plan?.meals.some((one) => isSame(one, meal, type)))
    return { status: "skipped", also: "meal-plans", name };
  const meals = [...(plan?.meals ?? []), meal];
  const complete = completePlan({ ...(plan ?? findFreeWeek(group, date, mealPlans)), meals });
  const id = plan ? Number(plan.uid) : mealPlans.add(group, complete);
  if (plan) mealPlans.change(group, id, { to: complete, knows: null });
  const { version = 0 } = mealPlans.get(group, id) ?? {};
  const made = { group, plan: id, version, isNew: plan === undefined, position: meals.length - 1 };
  return { status: "added", also: "meal-plans", name, made };
}

/** A meal whose recipe was missing at first, or deleted since, has only its name. */
function isSame(one: Meal, meal: Pick<Meal, "date" | "slug" | "name">, type: string): boolean {
  if (one.date !== meal.date || !isOfMealType(one.note, type)) return false;
  if (one.slug !== null && meal.slug !== null) return one.slug === meal.slug;
  return foldText(one.name) === foldText(meal.name);
}

/** A newer plan hides older ones, so it ends before they begin. */
function findFreeWeek(
  group: number,
  date: string,
  mealPlans: MealPlanStore,
): Pick<CompletePlan, "startDate" | "endDate"> {
  let startDate = getMonday(date);
  let endDate = addDays(startDate, 6);
  for (const other of mealPlans.between(group, startDate, endDate)) {
    if (other.endDate < date && other.endDate >= startDate) startDate = addDays(other.endDate, 1);
    if (other.startDate > date && other.startDate <= endDate) endDate = addDays(other.startDate, -1);
  }
  return { startDate, endDate };
}

/** A changed plan keeps its meals, but may have fewer than were added to it. */
export function sortAddedMeals(made: MadeMeal[], mealPlans: MealPlanStore): AddedItems {
  const plans = [...Map.groupBy(made, ({ plan }) => plan)].flatMap(([id, meals]) => {
    const { group, version } = meals.reduce((last, meal) => (meal.version > last.version ? meal : last));
    const plan = mealPlans.get(group, id);
    return plan ? [{ group, plan, meals, isUnchanged: plan.version === version }] : [];
  });
  const unchanged = plans.filter(({ isUnchanged }) => isUnchanged);
  const kept = plans
    .filter(({ isUnchanged }) => !isUnchanged)
    .map(({ plan, meals }) => Math.min(meals.length, plan.meals.length));
  return {
    unchanged: unchanged.flatMap(({ meals }) => meals).length,
    changed: kept.reduce((sum, count) => sum + count, 0),
    removeUnchanged() {
      for (const { group, plan, meals } of unchanged) removeMeals(plan, { group, meals, mealPlans });
    },
  };
}

function removeMeals(
  plan: MealPlan,
  { group, meals, mealPlans }: { group: number; meals: MadeMeal[]; mealPlans: MealPlanStore },
): void {
  const id = Number(plan.uid);
  const added = new Set(meals.map(({ position }) => position));
  const others = plan.meals.filter((_, position) => !added.has(position));
  if (meals.some(({ isNew }) => isNew)) mealPlans.remove(group, id);
  else mealPlans.change(group, id, { to: completePlan({ ...plan, meals: others }), knows: null });
}
