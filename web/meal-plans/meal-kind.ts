import type { Meal } from "../../src/contract/meal-plans.ts";

export type MealKind = "recipe" | "text" | "nothing";

export function getMealKind({ slug, name }: Pick<Meal, "slug" | "name">): MealKind {
  if (slug !== null) return "recipe";
  return name.trim() ? "text" : "nothing";
}

export function isEmpty(meal: Pick<Meal, "slug" | "name">): boolean {
  return getMealKind(meal) === "nothing";
}
