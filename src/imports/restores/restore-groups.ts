import { padDay } from "../../contract/days.ts";
import type { MealInput } from "../../contract/meal-plans.ts";
import { isTimeOfDay, MEAL_PLAN_MOST, WEBHOOK_TIME } from "../../contract/rules.ts";
import { checkName } from "../../groups/check-name.ts";
import { wholeGroupSettings } from "../../groups/group.ts";
import { isWebAddress } from "../../contract/links.ts";
import type { ArchivedPlan, PlanAmongOthers } from "../../meal-plans/meal-plan-restore-store.ts";
import { completePlan } from "../../meal-plans/meal-plan.ts";
import { DomainError } from "../../platform/errors.ts";
import { localDay, localTime } from "../../platform/clock.ts";
import { toList, toText, type Fields } from "../archives/lenient-values.ts";
import { LAYOUT } from "./archive-layout.ts";
import type { Stores } from "./open-stores.ts";
import { getId, isTrue, getNumber, toRows, getValue } from "./named-values.ts";
import { listRepairedTexts, noteLeftOut, type LeftOut } from "./left-out.ts";
import type { RestoreItem } from "./restore-plan.ts";
import { ensureCategories } from "./restore-site.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import type { Restoring } from "./restoring.ts";

/** Restores a group with what it plans from and its webhooks; its plans come later, when there are recipes and people. */
export async function restoreGroup({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const { archive, into, force, settle } = how;
  const row = await groupRow(at, how);
  const name = checkName(toText(row["name"]));
  const id = getId(row, "id");
  const inside = archive.inside?.groups;
  const now = into.clock();
  const { leftOut, ...webhooks } = readWebhooks(row);
  const outcome = { name, ...noteLeftOut([...leftOut, ...listRepairedTexts(row)]) };
  into.db
    .transaction(() => {
      const categories = ensureCategories(row, into).map((slug) => ({ slug }));
      const group = {
        id,
        ...wholeGroupSettings(name, { ...webhooks, categories }),
        calendarToken: inside?.calendarToken(id ?? 0) ?? null,
        webhooksDoneOn: inside?.webhooksDoneOn(id ?? 0) ?? null,
      };
      into.groups.archived.restore(group, { force, now: { day: localDay(now), time: localTime(now) } });
      settle(outcome);
    })
    .immediate();
  return outcome;
}

async function groupRow(at: number, { archive }: Restoring): Promise<Fields> {
  return (await archive.rows(LAYOUT.groups))[at] ?? {};
}

/** What is no address and no time of the day is left out, rather than the whole group. */
function readWebhooks(row: Fields) {
  const time = toText(getValue(row, "webhookTime"));
  const urls = toList(getValue(row, "webhookUrls")).map((url) => toText(url).trim());
  const unusable = [
    ...(time === "" || isTimeOfDay(time) ? [] : [time]),
    ...urls.filter((url) => url !== "" && !isWebAddress(url)),
  ];
  return {
    webhookEnable: isTrue(row, "webhookEnable"),
    webhookTime: isTimeOfDay(time) ? time : WEBHOOK_TIME,
    webhookUrls: urls.filter(isWebAddress),
    leftOut: unusable.map((value): LeftOut => ({ value })),
  };
}

/** Restores one plan of a group, with the group where it is not here. */
export async function restoreMealPlan(item: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const { archive, into, force, settle } = how;
  const row = await groupRow(item.at ?? 0, how);
  const household = checkName(toText(row["name"]));
  const plan = planAmongOthers(row, item.plan ?? 0, archive.inside);
  const given = toRows(getValue(row, "mealplans"))[item.plan ?? 0] ?? {};
  const outcome = { name: item.name, ...noteLeftOut([...cutOff(given), ...listRepairedTexts(given)]) };
  into.db
    .transaction(() => {
      // A group that did not come in whole has its plans all the same, and nobody else has them.
      const group = into.groups.findOrMake(household);
      into.mealPlans.archived.restore(group, plan, force);
      settle(outcome);
    })
    .immediate();
  return outcome;
}

interface GroupPlans {
  rows: Fields[];
  /** By the place of their rows; null for what is no plan. */
  plans: (ArchivedPlan | null)[];
  byDays: Map<string, ArchivedPlan[]>;
  lastId: number;
}

/** Each group's plans are read once, however many they are. */
const groupPlans = new WeakMap<Fields, GroupPlans>();

function readPlans(group: Fields, inside: Stores | null): GroupPlans {
  const rows = toRows(getValue(group, "mealplans"));
  const ids = new Set<number | null>();
  const plans = rows.map((row) => {
    const plan = planOrNull(row, inside);
    // Of several plans with one id, the first has it.
    const isTaken = plan !== null && ids.has(plan.id);
    if (plan) ids.add(plan.id);
    return isTaken ? { ...plan, id: null } : plan;
  });
  const lastId = plans.reduce((most, plan) => Math.max(most, plan?.id ?? 0), 0);
  return {
    rows,
    plans,
    byDays: Map.groupBy(
      plans.filter((plan) => plan !== null),
      getDays,
    ),
    lastId,
  };
}

function getDays({ startDate, endDate }: ArchivedPlan): string {
  return `${startDate} ${endDate}`;
}

/** @throws Invalid when it cannot be read */
function planAmongOthers(group: Fields, place: number, inside: Stores | null): PlanAmongOthers {
  const read = groupPlans.get(group) ?? readPlans(group, inside);
  groupPlans.set(group, read);
  const plan = read.plans[place] ?? planFrom(read.rows[place] ?? {}, inside);
  const plans = read.byDays.get(getDays(plan)) ?? [plan];
  return { plans, at: plans.indexOf(plan), lastId: read.lastId };
}

function planOrNull(row: Fields, inside: Stores | null): ArchivedPlan | null {
  try {
    return planFrom(row, inside);
  } catch (problem) {
    if (problem instanceof DomainError) return null;
    throw problem;
  }
}

function planFrom(row: Fields, inside: Stores | null): ArchivedPlan {
  const wished = completePlan({
    startDate: toDay(getValue(row, "startDate")),
    endDate: toDay(getValue(row, "endDate")),
    meals: readMeals(row),
  });
  const id = getId(row, "uid");
  const binned = inside?.mealPlans.archived.listDeletedMeals(id ?? 0) ?? [];
  return { ...wished, id, version: getNumber(row, "version") ?? 1, binned };
}

function readMeals(plan: Fields): MealInput[] {
  return mealRows(plan)
    .slice(0, MEAL_PLAN_MOST.meals)
    .map(({ meal, date }) => toMeal(meal, date));
}

/** Older programs wrote a list of days, each with its meals; the day of such a meal is that of its list. */
function mealRows(plan: Fields): { meal: Fields; date: unknown }[] {
  const meals = toRows(plan["meals"]).map((meal) => ({ meal, date: meal["date"] }));
  const days = toRows(getValue(plan, "planDays"));
  return [
    ...meals,
    ...days.flatMap((day) => toRows(day["meals"]).map((meal) => ({ meal, date: day["date"] }))),
  ];
}

/** Meals beyond the most that a plan may have, and texts that are longer than those of a meal may be. */
function cutOff(plan: Fields): LeftOut[] {
  const rows = mealRows(plan);
  const texts = rows
    .slice(0, MEAL_PLAN_MOST.meals)
    .flatMap(({ meal }) => [toText(meal["name"]), toText(meal["note"])])
    .filter((text) => text.length > MEAL_PLAN_MOST.characters);
  const beyond = rows.slice(MEAL_PLAN_MOST.meals).map(({ meal }) => toText(meal["name"] ?? meal["slug"]));
  return [...texts, ...beyond].map((value) => ({ value }));
}

function toMeal(meal: Fields, date: unknown): MealInput {
  return {
    slug: toText(meal["slug"]) || null,
    name: toText(meal["name"]).slice(0, MEAL_PLAN_MOST.characters),
    date: toDay(date) || null,
    note: toText(meal["note"]).slice(0, MEAL_PLAN_MOST.characters),
  };
}

/** Of a day with a time behind it, the day. */
function toDay(value: unknown): string {
  const text = toText(value);
  return padDay(text.split("T")[0] ?? "") ?? text;
}
