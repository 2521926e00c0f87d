import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { draftOf, type PlanDraft } from "./plan-draft.ts";

/** A plan that is changed. */
export interface EditedPlan {
  /** As it was when this began. */
  plan: MealPlan;
  before: PlanDraft;
  draft: PlanDraft;
}

export function editedPlan(plan: MealPlan): EditedPlan {
  const before = draftOf(plan);
  return { plan, before, draft: before };
}
