import type { MealPlan } from "../../../src/contract/meal-plans.ts";
import { callApi } from "../../api/call-api.ts";
import { STALE } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { addDinner, findPlan, removeDinner, spanForNewPlan, type Dinner } from "./week-plan.ts";

/** Plans it and offers to undo that; a refusal becomes a toast. */
export async function planDinner(dinner: Dinner, sentence: string): Promise<void> {
  const plans = await loadPlans();
  if (!plans) return;
  const plan = findPlan(plans, dinner.day);
  const created = plan ? null : await createPlan(plans, dinner);
  if (plan ? await changePlan(plan, (now) => addDinner(now, dinner)) : created)
    offerUndo(sentence, () => unplan(dinner, created));
}

/** Null after a refusal, which becomes a toast. */
export async function loadPlans(): Promise<MealPlan[] | null> {
  const answer = await callApi("GET meal-plans/all");
  if (answer.ok) return answer.data;
  toast(answer.message, "error");
  return null;
}

async function createPlan(plans: MealPlan[], { slug, day, servings }: Dinner): Promise<string | null> {
  const body = { ...spanForNewPlan(plans, day), meals: [{ slug, date: day, servings }] };
  const answer = await callApi("POST meal-plans/create", { body, quiet: true });
  if (answer.ok) return answer.data.uid;
  toast(answer.message, "error");
  return null;
}

/** After someone else's change, theirs is changed. */
async function changePlan(
  plan: MealPlan,
  change: (plan: MealPlan) => ReturnType<typeof removeDinner>,
): Promise<boolean> {
  const body = change(plan);
  if (!body) return true;
  const params = { uid: plan.uid };
  const answer = await callApi("PUT meal-plans/{uid}", {
    params,
    body,
    ifMatch: `"${plan.version}"`,
    quiet: true,
  });
  if (answer.ok) return true;
  if (answer.status === STALE && answer.beside?.plan) return changePlan(answer.beside.plan, change);
  toast(answer.message, "error");
  return false;
}

/** A plan that was created for this dinner is deleted, unless someone added to it. */
async function unplan(dinner: Dinner, created: string | null): Promise<boolean> {
  const plans = await loadPlans();
  if (!plans) return false;
  const plan = created ? plans.find(({ uid }) => uid === created) : findPlan(plans, dinner.day);
  if (!plan) return true;
  const rest = removeDinner(plan, dinner);
  if (!created || !rest || rest.meals?.length) return changePlan(plan, (now) => removeDinner(now, dinner));
  const answer = await callApi("DELETE meal-plans/{uid}", { params: { uid: plan.uid }, quiet: true });
  if (!answer.ok) toast(answer.message, "error");
  return answer.ok;
}
