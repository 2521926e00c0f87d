import { addDays, daysBetween, padDay } from "../contract/days.ts";
import type { MealInput, MealPlan, MealPlanInput } from "../contract/meal-plans.ts";
import { EMPTY_MEAL, MEAL_PLAN_MOST } from "../contract/rules.ts";
import type { Sentence } from "../contract/sentences.ts";
import { DomainError, Invalid, type BrokenRule } from "../platform/errors.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";

export class MealPlanNotFound extends DomainError {
  constructor() {
    super("not-found", "meal-plan-not-found");
  }
}
export class MealPlanChanged extends DomainError {
  constructor(now: MealPlan) {
    super("stale", "meal-plan-changed", undefined, { plan: now, etag: makeEtag(now) });
  }
}
export class MealPlanExists extends DomainError {
  constructor() {
    super("conflict", "meal-plan-exists");
  }
}
export class NoDinnerPicture extends DomainError {
  constructor() {
    super("not-found", "no-dinner-picture");
  }
}

export interface CompletePlan {
  startDate: string;
  endDate: string;
  meals: CompleteMeal[];
}

export interface CompleteMeal {
  /** `YYYY-MM-DD` */
  date: string;
  /** As it was sent, so the recipe may not exist; null for text. */
  slug: string | null;
  name: string;
  note: string;
  /** Null resets to the recipe's own. Undefined keeps the servings that the recipe has in this plan. */
  servings?: number | null | undefined;
}

interface BrokenDay extends BrokenRule {
  sentence: Sentence;
}

const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2999-12-31";

/** @throws Invalid */
export function completePlan(input: MealPlanInput): CompletePlan {
  const broken: BrokenDay[] = [];
  const day = (field: string, text: string): string | null => {
    const padded = padDay(text);
    if (padded && padded >= FIRST_DAY && padded <= LAST_DAY) return padded;
    broken.push({
      field,
      problem: "Must be a day as YYYY-MM-DD",
      kind: "date",
      sentence: "meal-plan-day-unknown",
    });
    return null;
  };
  const startDate = day("startDate", input.startDate);
  const endDate = day("endDate", input.endDate);
  if (startDate && endDate) broken.push(...findSpanFaults(startDate, endDate));
  const meals = (input.meals ?? []).map((meal, at) => ({
    ...completeMeal(meal),
    date: meal.date ? day(`meals.${at}.date`, meal.date) : startDate && addDays(startDate, at),
  }));
  const [first] = broken;
  if (first || !startDate || !endDate) throw new Invalid(broken, first?.sentence);
  return { startDate, endDate, meals: meals.map((meal) => ({ ...meal, date: meal.date ?? startDate })) };
}

function findSpanFaults(startDate: string, endDate: string): BrokenDay[] {
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1)
    return [
      {
        field: "endDate",
        problem: "Must not be before the start",
        kind: "date",
        sentence: "meal-plan-ends-early",
      },
    ];
  if (days <= MEAL_PLAN_MOST.days) return [];
  const problem = `At most ${MEAL_PLAN_MOST.days} days are possible`;
  return [{ field: "endDate", problem, kind: "length", sentence: "meal-plan-too-long" }];
}

function completeMeal({ slug, name, note, servings }: MealInput): Omit<CompleteMeal, "date"> {
  const known = slug && slug !== EMPTY_MEAL ? slug : null;
  return { slug: known, name: tidyText(name), note: tidyText(note), servings };
}

/** Calendars refuse line breaks and control characters. */
function tidyText(text: string | null | undefined): string {
  return inOneLine(withoutControls(text ?? ""));
}

export function makeEtag({ version }: MealPlan): string {
  return `"${version}"`;
}
