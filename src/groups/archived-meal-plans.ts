import type { LeftOut, NestedRows } from "../archiving/archive-list.ts";
import { hasValue, toText, type Fields } from "../archiving/lenient-values.ts";
import { getId, getNumber, getValue, toRows } from "../archiving/row-values.ts";
import { padDay } from "../contract/days.ts";
import type { MealInput } from "../contract/meal-plans.ts";
import { MEAL_PLAN_MOST, SERVINGS_RANGE } from "../contract/rules.ts";
import type { ArchivedPlan, PlanAmongOthers } from "../meal-plans/meal-plan-restore-store.ts";
import type { MealPlanStore } from "../meal-plans/meal-plan-store.ts";
import { completePlan } from "../meal-plans/meal-plan.ts";
import { DomainError } from "../platform/errors.ts";
import { checkName } from "./check-name.ts";
import type { GroupStore } from "./group-store.ts";

interface PlanStores {
  groups: GroupStore;
  mealPlans: MealPlanStore;
}

export const archivedMealPlans: NestedRows<PlanStores> = {
  item: "meal-plan",
  getRows: (group) => toRows(getValue(group, "mealplans")),
  getName(plan, group) {
    const days = [getValue(plan, "startDate"), getValue(plan, "endDate")].map(toText).join(" – ");
    return `${toText(group["name"])}, ${days}`;
  },
  prepareRow(position, group, { into, inside, force }) {
    const groupName = checkName(toText(group["name"]));
    const plan = findAmongOthers(group, position, inside?.mealPlans ?? null);
    const row = this.getRows(group)[position] ?? {};
    return {
      name: this.getName(row, group),
      store() {
        into.mealPlans.archived.restore(into.groups.findOrMake(groupName), plan, force);
        return listCutOff(row);
      },
    };
  },
};

interface GroupPlans {
  rows: Fields[];
  /** By position of their rows; null for an invalid one. */
  plans: (ArchivedPlan | null)[];
  byDays: Map<string, ArchivedPlan[]>;
  lastId: number;
}

/** The plans of each group are read once, since each plan needs all of them. */
const groupPlans = new WeakMap<Fields, GroupPlans>();

function readPlans(group: Fields, inside: MealPlanStore | null): GroupPlans {
  const rows = archivedMealPlans.getRows(group);
  const ids = new Set<number | null>();
  const plans = rows.map((row) => {
    const plan = readPlanOrNull(row, inside);
    const isTaken = plan !== null && ids.has(plan.id);
    if (plan) ids.add(plan.id);
    return isTaken ? { ...plan, id: null } : plan;
  });
  const valid = plans.filter((plan) => plan !== null);
  return {
    rows,
    plans,
    byDays: Map.groupBy(valid, getDays),
    lastId: valid.reduce((most, plan) => Math.max(most, plan.id ?? 0), 0),
  };
}

function getDays({ startDate, endDate }: ArchivedPlan): string {
  return `${startDate} ${endDate}`;
}

/** @throws Invalid */
function findAmongOthers(group: Fields, position: number, inside: MealPlanStore | null): PlanAmongOthers {
  const read = groupPlans.get(group) ?? readPlans(group, inside);
  groupPlans.set(group, read);
  const plan = read.plans[position] ?? readPlan(read.rows[position] ?? {}, inside);
  const plans = read.byDays.get(getDays(plan)) ?? [plan];
  return { plans, at: plans.indexOf(plan), lastId: read.lastId };
}

function readPlanOrNull(row: Fields, inside: MealPlanStore | null): ArchivedPlan | null {
  try {
    return readPlan(row, inside);
  } catch (problem) {
    if (problem instanceof DomainError) return null;
    throw problem;
  }
}

/** @throws Invalid */
function readPlan(row: Fields, inside: MealPlanStore | null): ArchivedPlan {
  const plan = completePlan({
    startDate: toDay(getValue(row, "startDate")),
    endDate: toDay(getValue(row, "endDate")),
    meals: listMealRows(row)
      .slice(0, MEAL_PLAN_MOST.meals)
      .map(({ meal, date }) => toMeal(meal, date)),
  });
  const id = getId(row, "uid");
  const binned = inside?.archived.listDeletedMeals(id ?? 0) ?? [];
  return { ...plan, id, version: getNumber(row, "version") ?? 1, binned };
}

/** Older programs wrote a list of days with meals; each meal then has the date of its day. */
function listMealRows(plan: Fields): { meal: Fields; date: unknown }[] {
  const meals = toRows(plan["meals"]).map((meal) => ({ meal, date: meal["date"] }));
  const ofDays = toRows(getValue(plan, "planDays")).flatMap((day) =>
    toRows(day["meals"]).map((meal) => ({ meal, date: day["date"] })),
  );
  return [...meals, ...ofDays];
}

function listCutOff(plan: Fields): LeftOut[] {
  const rows = listMealRows(plan);
  const meals = rows.slice(0, MEAL_PLAN_MOST.meals);
  const texts = meals
    .flatMap(({ meal }) => [toText(meal["name"]), toText(meal["note"])])
    .filter((text) => text.length > MEAL_PLAN_MOST.characters);
  const servings = meals
    .map(({ meal }) => meal["servings"])
    .filter((value) => hasValue(value) && toServings(value) === null)
    .map((value) => `servings “${toText(value)}”`);
  const beyond = rows.slice(MEAL_PLAN_MOST.meals).map(({ meal }) => toText(meal["name"] ?? meal["slug"]));
  return [...texts, ...servings, ...beyond].map((value) => ({ value }));
}

function toMeal(meal: Fields, date: unknown): MealInput {
  return {
    slug: toText(meal["slug"]) || null,
    name: toText(meal["name"]).slice(0, MEAL_PLAN_MOST.characters),
    date: toDay(date) || null,
    note: toText(meal["note"]).slice(0, MEAL_PLAN_MOST.characters),
    servings: toServings(meal["servings"]),
  };
}

/** Older archives have no servings. */
function toServings(value: unknown): number | null {
  return typeof value === "number" && value >= SERVINGS_RANGE.least && value <= SERVINGS_RANGE.most
    ? value
    : null;
}

function toDay(value: unknown): string {
  const text = toText(value);
  return padDay(text.split("T")[0] ?? "") ?? text;
}
