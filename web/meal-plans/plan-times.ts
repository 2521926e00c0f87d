import { intersectSpans } from "../../src/contract/days.ts";
import type { MealPlan } from "../../src/contract/meal-plans.ts";

/** Past plans, last first, and the others in order. */
export function splitPlans(plans: MealPlan[], today: string): { past: MealPlan[]; present: MealPlan[] } {
  return {
    past: plans.filter(({ endDate }) => endDate < today).toReversed(),
    present: plans.filter(({ endDate }) => endDate >= today),
  };
}

export interface Overlap {
  other: MealPlan;
  start: string;
  end: string;
}

export interface PlanSpan extends Pick<MealPlan, "startDate" | "endDate"> {
  uid: string | null;
}

export function findOverlaps(plan: PlanSpan, plans: MealPlan[]): Overlap[] {
  return plans.flatMap((other) => {
    const shared = other.uid === plan.uid ? null : intersectSpans(plan, other);
    return shared ? [{ other, start: shared.startDate, end: shared.endDate }] : [];
  });
}
