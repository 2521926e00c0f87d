import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { toPlanDraft, type PlanDraft } from "./plan-draft.ts";

export interface EditedPlan {
  /** When editing began. */
  plan: MealPlan;
  before: PlanDraft;
  draft: PlanDraft;
}

export function toEditedPlan(plan: MealPlan): EditedPlan {
  const before = toPlanDraft(plan);
  return { plan, before, draft: before };
}
