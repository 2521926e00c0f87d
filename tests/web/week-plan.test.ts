import { expect, test } from "bun:test";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { NO_DISH } from "../../web/meal-plans/plan-draft.ts";
import { addDinner, findPlan, removeDinner, spanForNewPlan } from "../../web/recipes/planning/week-plan.ts";

// A Wednesday.
const TODAY = "2026-11-25";

const dinner = (slug: string, day: string, servings: number | null = null) => ({ slug, day, servings });

function plan(uid: string, startDate: string, endDate: string, meals: Partial<MealPlan["meals"][0]>[] = []) {
  const empty = { ...NO_DISH, description: "", note: "", date: "" };
  return {
    uid,
    group: "Home",
    startDate,
    endDate,
    version: 1,
    meals: meals.map((meal) => ({ ...empty, ...meal })),
  };
}

test("the newest plan of a day counts", () => {
  const plans = [plan("9", "2026-11-23", "2026-11-29"), plan("10", TODAY, TODAY)];
  expect(findPlan(plans, TODAY)?.uid).toBe("10");
  expect(findPlan(plans, "2026-11-26")?.uid).toBe("9");
  expect(findPlan(plans, "2026-12-01")).toBeNull();
});

test("a new plan spans the week, without days of other plans", () => {
  expect(spanForNewPlan([], TODAY)).toEqual({ startDate: "2026-11-23", endDate: "2026-11-29" });
  const others = [plan("1", "2026-11-20", "2026-11-24"), plan("2", "2026-11-28", "2026-12-03")];
  expect(spanForNewPlan(others, TODAY)).toEqual({ startDate: TODAY, endDate: "2026-11-27" });
});

test("a dinner takes a day's empty place, and other meals stay", () => {
  const before = plan("1", "2026-11-23", "2026-11-29", [
    { slug: "bread", date: TODAY, note: "for four" },
    { date: "2026-11-26" },
    { date: "2026-11-27", note: "guests" },
  ]);
  const filled = addDinner(before, dinner("stew", "2026-11-26")).meals?.map(({ slug }) => slug);
  expect(filled).toEqual(["bread", "stew", null]);
  for (const day of [TODAY, "2026-11-27", "2026-11-28"]) {
    const { meals } = addDinner(before, dinner("stew", day));
    expect(meals?.map(({ slug, note }) => [slug, note])).toEqual([
      ["bread", "for four"],
      [null, ""],
      [null, "guests"],
      ["stew", ""],
    ]);
  }
  expect(removeDinner(before, dinner("stew", TODAY))).toBeNull();
  expect(removeDinner(before, dinner("bread", TODAY))?.meals).toHaveLength(2);
});

test("changing a dinner keeps its servings", () => {
  const before = plan("1", "2026-11-23", "2026-11-29", [
    { slug: "bread", date: TODAY, servings: 6 },
    { slug: "bread", date: TODAY },
  ]);
  const servings = (changed: ReturnType<typeof removeDinner>) => changed?.meals?.map((meal) => meal.servings);
  expect(servings(addDinner(before, dinner("stew", TODAY, 8)))).toEqual([6, null, 8]);
  expect(servings(removeDinner(before, dinner("bread", TODAY, 6)))).toEqual([null]);
  expect(servings(removeDinner(before, dinner("bread", TODAY)))).toEqual([6]);
  // Someone else changed the servings.
  expect(servings(removeDinner(before, dinner("bread", TODAY, 4)))).toEqual([6]);
});
