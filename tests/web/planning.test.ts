import { describe, expect, test } from "bun:test";
import { getWeekday } from "../../src/contract/days.ts";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { copyPlan, startOfCopy } from "../../web/meal-plans/copy-plan.ts";
import {
  addMeal,
  changeMeal,
  emptyMeals,
  toDish,
  putRecipes,
  moveMeal,
  removeMeal,
  listUsedRecipes,
} from "../../web/meal-plans/edit-meals.ts";
import {
  toPlanDraft,
  hasDays,
  toPlanInput,
  isChanged,
  mealsOutside,
  NO_DISH,
  NO_DRAFT,
  findProblem,
  withDays,
  type PlanDraft,
} from "../../web/meal-plans/plan-draft.ts";
import { findOverlaps, splitPlans } from "../../web/meal-plans/plan-times.ts";
import { nextSlot, parseSlotId, toSlotId } from "../../web/meal-plans/slots.ts";
import { quickWeek, splitWeeks } from "../../web/meal-plans/weeks.ts";
import { localDay, formatDay, formatDays } from "../../web/text/day.ts";
import { inTimeZone } from "../support/time-zone.ts";

const MONDAY = "2026-11-23";
const TUESDAY = "2026-11-24";
const WEDNESDAY = "2026-11-25";

const recipe = (name: string): RecipeSummary => ({
  id: 1,
  name,
  slug: name.toLowerCase(),
  image: null,
  description: "",
  recipeCategory: [],
  tags: [],
  rating: 0,
  totalTime: null,
  dateAdded: "",
  imageHash: null,
});

const plan = (startDate: string, endDate: string, more: Partial<MealPlan> = {}): MealPlan => ({
  uid: startDate,
  group: "Home",
  startDate,
  endDate,
  meals: [],
  version: 1,
  ...more,
});

/** `Mon: Soup, - | Tue: -`, with `-` for an empty meal. */
function format({ meals }: PlanDraft): string {
  const days = Map.groupBy(meals, ({ date }) => date);
  return [...days]
    .map(
      ([day, some]) =>
        `${formatDay(day, "en-US", { weekday: "short" })}: ${some.map(({ name }) => name || "-").join(", ")}`,
    )
    .join(" | ");
}

function planned(...days: string[][]): PlanDraft {
  let draft = NO_DRAFT;
  const dates = [MONDAY, TUESDAY, WEDNESDAY].slice(0, days.length);
  draft = { ...withDays(draft, MONDAY, dates.at(-1) ?? MONDAY), meals: [] };
  for (const [at, names] of days.entries())
    for (const name of names)
      draft = addMeal(draft, dates[at] ?? "", name === "-" ? NO_DISH : toDish(recipe(name)));
  return draft;
}

const keyOf = (draft: PlanDraft, name: string): number =>
  draft.meals.find((meal) => meal.name === name)?.key ?? 0;
const emptyOn = (draft: PlanDraft, day: string): number =>
  draft.meals.find((meal) => meal.name === "" && meal.date === day)?.key ?? 0;

describe("today is a day in the person's own time zone", () => {
  const moments: [moment: string, timeZone: string, day: string][] = [
    ["2026-11-23T05:00:00Z", "America/Los_Angeles", "2026-11-22"],
    ["2026-11-22T14:00:00Z", "Pacific/Auckland", "2026-11-23"],
    ["2026-11-22T23:59:00Z", "UTC", "2026-11-22"],
    ["2026-11-23T09:30:00Z", "Pacific/Honolulu", "2026-11-22"],
    ["2026-11-22T10:00:00Z", "Pacific/Kiritimati", "2026-11-23"],
  ];
  describe.each(moments)("at %s in %s", (moment, timeZone, day) => {
    inTimeZone(timeZone);
    test(`it's ${day}`, () => expect(localDay(new Date(moment))).toBe(day));
  });

  test("dates follow the locale and include other years", () => {
    expect(formatDays(MONDAY, "2026-11-27", "en-US", MONDAY)).toMatch(/^Monday, Nov 23\s–\sFriday, Nov 27$/);
    expect(formatDays(MONDAY, MONDAY, "de-DE", MONDAY)).toBe("Montag, 23. Nov.");
    expect(formatDays("2026-12-28", "2027-01-01", "en-US", MONDAY)).toContain("2027");
  });
});

describe("Quick Week is Monday to Friday from the first Monday after today", () => {
  const todays: [today: string, monday: string][] = [
    ["2026-11-22", MONDAY],
    [MONDAY, "2026-11-30"],
    ["2026-11-27", "2026-11-30"],
    ["2026-12-29", "2027-01-04"],
    // Days when clocks change.
    ["2026-03-29", "2026-03-30"],
    ["2026-10-25", "2026-10-26"],
  ];
  test.each(todays)("on %s", (today, monday) => {
    const { start, end } = quickWeek(today);
    expect(start).toBe(monday);
    expect(getWeekday(end)).toBe(4);
    expect(splitWeeks(start, end)).toHaveLength(1);
  });

  test("weeks begin on Monday", () => {
    expect(splitWeeks("2026-11-28", "2026-12-08").map((week) => [week[0], week.length])).toEqual([
      ["2026-11-28", 2],
      ["2026-11-30", 7],
      ["2026-12-07", 2],
    ]);
  });
});

describe("the days of a plan", () => {
  test("get one empty meal each, first and last included", () => {
    expect(toPlanInput(withDays(NO_DRAFT, MONDAY, WEDNESDAY))).toEqual({
      startDate: MONDAY,
      endDate: WEDNESDAY,
      meals: [MONDAY, TUESDAY, WEDNESDAY].map((date) => ({
        slug: "empty",
        name: "",
        date,
        note: "",
        servings: null,
      })),
    });
    expect(format(withDays(NO_DRAFT, MONDAY, MONDAY))).toBe("Mon: -");
  });

  test.each([
    ["", WEDNESDAY, null],
    [MONDAY, "", null],
    [WEDNESDAY, MONDAY, "plan.end-before-start"],
    ["2026-01-01", "2027-01-02", "plan.too-long"],
    ["2026-01-01", "2027-01-01", null],
  ] as const)("from %p to %p", (start, end, problem) => {
    expect(findProblem({ start, end })).toBe(problem);
  });

  test("stay while others are edited", () => {
    const before = planned(["Soup"], ["-"]);
    for (const typed of ["", "0002-11-24", "2026-11-20"]) {
      const draft = withDays(before, MONDAY, typed);
      expect(format(draft)).toBe(format(before));
      expect(hasDays(draft)).toBe(false);
    }
  });

  test("keep meals inside the range when changed, and filled ones outside too", () => {
    const before = planned(["Soup"], ["-"], ["Stew", "-"]);
    const draft = withDays(before, TUESDAY, "2026-11-26");
    expect(format(draft)).toBe("Mon: Soup | Tue: - | Wed: Stew, - | Thu: -");
    expect(mealsOutside(draft).map(({ name }) => name)).toEqual(["Soup"]);
    expect(toPlanInput(draft).meals?.map(({ name }) => name)).toEqual(["", "Stew", "", ""]);
    expect(format(withDays(draft, MONDAY, WEDNESDAY))).toBe(format(before));
  });

  test("lose their empty meals when removed, but not notes", () => {
    const noted = planned(["-"], ["-"]);
    const draft = changeMeal(noted, emptyOn(noted, MONDAY), { note: "guests" });
    expect(withDays(draft, TUESDAY, TUESDAY).meals.map(({ note }) => note)).toEqual(["guests", ""]);
    expect(format(withDays(draft, MONDAY, MONDAY))).toBe("Mon: -");
  });

  test("stay without a slot after their last meal is removed, unless removed and added again", () => {
    const before = planned(["Soup"], ["-"]);
    const removed = removeMeal(before, emptyOn(before, TUESDAY));
    expect(format(withDays(removed, MONDAY, WEDNESDAY))).toBe("Mon: Soup | Wed: -");
    expect(format(withDays(withDays(removed, MONDAY, MONDAY), MONDAY, TUESDAY))).toBe("Mon: Soup | Tue: -");
  });

  test("an untouched plan stays the same", () => {
    const before = toPlanDraft(plan(MONDAY, TUESDAY));
    expect(isChanged(before, before)).toBe(false);
    expect(isChanged(addMeal(before, MONDAY, NO_DISH), before)).toBe(true);
  });
});

describe("meals", () => {
  test("without a recipe get the random ones in order, and others stay", () => {
    const draft = planned(["-"], ["Soup", "-"], ["-"]);
    const requested = emptyMeals(draft);
    expect(requested).toHaveLength(3);
    expect(listUsedRecipes(draft)).toEqual(["soup"]);
    const filled = putRecipes(draft, requested, [recipe("Stew"), recipe("Pie")]);
    expect(format(filled)).toBe("Mon: Stew | Tue: Soup, Pie | Wed: -");
    expect(emptyMeals(putRecipes(draft, requested, []))).toHaveLength(3);
  });

  test("that changed, appeared or went while recipes were loading stay as they are", () => {
    const before = planned(["-"], ["-"], ["-"]);
    const requested = emptyMeals(before);
    const chosen = changeMeal(before, emptyOn(before, MONDAY), toDish(recipe("Soup")));
    const more = addMeal(removeMeal(chosen, emptyOn(before, TUESDAY)), TUESDAY, NO_DISH);
    const drawn = [recipe("Stew"), recipe("Pie"), recipe("Cake")];
    expect(format(putRecipes(more, requested, drawn))).toBe("Mon: Soup | Tue: - | Wed: Cake");
    const [soup] = chosen.meals;
    const renamed = changeMeal(chosen, soup?.key ?? 0, { ...NO_DISH, name: "Leftovers" });
    expect(format(putRecipes(renamed, soup ? [soup] : [], drawn))).toBe("Mon: Leftovers | Tue: - | Wed: -");
    expect(format(putRecipes(chosen, soup ? [soup] : [], drawn))).toBe("Mon: Stew | Tue: - | Wed: -");
  });

  test("with text aren't replaced, and are sent as they are", () => {
    const draft = addMeal(planned(["-"]), MONDAY, { ...NO_DISH, name: " leftovers " });
    const filled = putRecipes(draft, emptyMeals(draft), [recipe("Stew"), recipe("Pie")]);
    expect(toPlanInput(filled).meals).toEqual([
      { slug: "stew", name: "Stew", date: MONDAY, note: "", servings: null },
      { slug: "empty", name: "leftovers", date: MONDAY, note: "", servings: null },
    ]);
  });

  test("reset their servings when their recipe changes", () => {
    const before = planned(["Soup"]);
    const soup = keyOf(before, "Soup");
    const draft = changeMeal(before, soup, { servings: 6, recipeYield: "6 servings" });
    expect(isChanged(draft, before)).toBe(true);
    expect(toPlanInput(draft).meals).toMatchObject([{ slug: "soup", servings: 6 }]);
    const [meal] = draft.meals;
    for (const changed of [
      changeMeal(draft, soup, toDish(recipe("Pie"))),
      changeMeal(draft, soup, { ...NO_DISH, name: "Leftovers" }),
      putRecipes(draft, meal ? [meal] : [], [recipe("Stew")]),
    ])
      expect(toPlanInput(changed).meals).toMatchObject([{ servings: null }]);
  });

  const moves: [title: string, before: string[][], moved: string, to: string, after: string][] = [
    ["before a meal of another day", [["Soup"], ["Stew", "Pie"]], "Soup", "Pie", "Tue: Stew, Soup, Pie"],
    ["to the end of another day", [["Soup"], ["Stew"]], "Soup", TUESDAY, "Tue: Stew, Soup"],
    ["to an empty slot, which swaps places", [["Soup"], ["-"]], "Soup", TUESDAY, "Mon: - | Tue: Soup"],
    ["down within a day", [["Soup", "Stew", "Pie"]], "Soup", "Stew", "Mon: Stew, Soup, Pie"],
    ["up within a day", [["Soup", "Stew", "Pie"]], "Pie", "Soup", "Mon: Pie, Soup, Stew"],
    ["to the end of its own day", [["Soup", "Stew"]], "Soup", MONDAY, "Mon: Stew, Soup"],
    ["to the same place", [["Soup", "Stew"]], "Soup", "Soup", "Mon: Soup, Stew"],
    ["to a day without meals", [["Soup"], [], ["Pie"]], "Soup", TUESDAY, "Tue: Soup | Wed: Pie"],
  ];
  test.each(moves)("move %s", (_, before, moved, to, after) => {
    const draft = planned(...before);
    const place = /^\d/.test(to) ? { day: to } : { meal: keyOf(draft, to) };
    expect(format(moveMeal(draft, keyOf(draft, moved), place))).toBe(after);
  });

  test("from outside the days leave no slot there", () => {
    const draft = withDays(planned(["Soup"], ["-"]), TUESDAY, TUESDAY);
    expect(format(moveMeal(draft, keyOf(draft, "Soup"), { day: TUESDAY }))).toBe("Tue: Soup");
  });

  test("are removed one by one", () => {
    const draft = planned(["Soup", "Pie"]);
    expect(format(removeMeal(draft, keyOf(draft, "Soup")))).toBe("Mon: Pie");
  });

  test("move between slots and days with the arrow keys", () => {
    const draft = planned(["Soup", "Pie"], ["Stew"], []);
    const soup = keyOf(draft, "Soup");
    const slot = (name: string) => toSlotId({ meal: keyOf(draft, name) });
    const led = (from: string, key: string) => nextSlot(draft, soup, from, key);
    expect(led(slot("Soup"), "ArrowDown")).toBe(slot("Pie"));
    expect(led(slot("Pie"), "ArrowDown")).toBe(slot("Stew"));
    expect(led(slot("Stew"), "ArrowDown")).toBe(toSlotId({ day: TUESDAY }));
    expect(led(toSlotId({ day: TUESDAY }), "ArrowUp")).toBe(slot("Stew"));
    expect(led(slot("Soup"), "ArrowUp")).toBeNull();
    expect(led(slot("Soup"), "ArrowLeft")).toBeNull();
    expect(led(slot("Soup"), "ArrowRight")).toBe(slot("Stew"));
    expect(led(slot("Stew"), "ArrowRight")).toBe(toSlotId({ day: WEDNESDAY }));
    expect(led(toSlotId({ day: WEDNESDAY }), "ArrowRight")).toBeNull();
    expect(led(toSlotId({ day: WEDNESDAY }), "ArrowDown")).toBeNull();
    expect(parseSlotId(toSlotId({ day: TUESDAY }))).toEqual({ day: TUESDAY });
  });
});

describe("a plan copied to another week", () => {
  test("has the same meals, servings, and notes on the same weekdays", () => {
    const made = { servings: 6, recipeYield: "6 servings" };
    const meal = { ...toDish(recipe("Soup")), ...made, description: "", note: "guests", date: TUESDAY };
    const copy = copyPlan(plan(MONDAY, WEDNESDAY, { meals: [meal] }), "2026-11-30");
    expect(toPlanInput(copy)).toEqual({
      startDate: "2026-11-30",
      endDate: "2026-12-02",
      meals: [{ slug: "soup", name: "Soup", date: "2026-12-01", note: "guests", servings: 6 }],
    });
    expect(hasDays(copy)).toBe(true);
  });

  test.each([
    [MONDAY, "2026-11-27", "2026-11-25", "2026-11-30"],
    [MONDAY, "2026-11-29", "2026-11-25", "2026-11-30"],
    [MONDAY, "2026-11-30", "2026-11-25", "2026-12-07"],
    ["2026-11-26", "2026-11-28", "2026-11-25", "2026-12-03"],
    ["2026-09-07", "2026-09-11", "2026-11-25", MONDAY],
    ["2026-09-07", "2026-09-11", "2026-11-28", "2026-11-30"],
  ])("from %s to %s starts, on %s, on %s", (start, end, today, copyStart) => {
    expect(startOfCopy(plan(start, end), today)).toBe(copyStart);
  });
});

describe("plans in the list", () => {
  const over = plan("2026-11-09", "2026-11-13");
  const lately = plan("2026-11-16", "2026-11-22");
  const now = plan(MONDAY, "2026-11-27");
  const next = plan("2026-11-27", "2026-12-04");
  const all = [over, lately, now, next];

  test("are past the day after their last day", () => {
    expect(splitPlans(all, MONDAY)).toEqual({ past: [lately, over], present: [now, next] });
    expect(splitPlans(all, "2026-11-22").present).toEqual([lately, now, next]);
  });

  test("show which others overlap", () => {
    expect(findOverlaps(now, all)).toEqual([{ other: next, start: "2026-11-27", end: "2026-11-27" }]);
    expect(findOverlaps(over, all)).toEqual([]);
    const within = plan(TUESDAY, WEDNESDAY);
    expect(findOverlaps(within, all)).toEqual([{ other: now, start: TUESDAY, end: WEDNESDAY }]);
  });
});
