import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { soon, type Soon } from "../api/soon.ts";

export interface Planned {
  plans: Soon<Answer<MealPlan[]>>;
}

export async function loadPlans(): Promise<Planned> {
  return { plans: await soon(callApi("GET meal-plans/all")) };
}
