import type { MealPlan } from "../../../src/contract/meal-plans.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE } from "../../api/call.ts";
import { loadWork, type ReadWork } from "../../ingredients/load-work.ts";
import { signedIn } from "../../state/session.ts";
import { addServings } from "../../text/add-servings.ts";
import { today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { dishes, keepDish, removeDish, renameDish } from "../cook-mode/dishes.ts";
import { listCookSteps } from "../cook-mode/list-cook-steps.ts";

interface LoadedDish {
  recipe: Recipe;
  etag: string | null;
  readWork: ReadWork;
}

export interface Kitchen {
  /** By slug. */
  loaded: ReadonlyMap<string, LoadedDish>;
  /** Why a recipe couldn't be loaded. */
  problem: string | null;
  /** Today's recipes of the plan. */
  planned: MealPlan["meals"];
}

export async function loadKitchen(): Promise<Kitchen> {
  const slugs = dishes.peek().map(({ slug }) => slug);
  const [recipes, planned] = await Promise.all([Promise.all(slugs.map(loadDish)), loadPlanned()]);
  const problem = recipes.find((recipe) => typeof recipe === "string") ?? null;
  const found = recipes.flatMap((one) =>
    one && typeof one !== "string" ? [[one.recipe.slug, one] as const] : [],
  );
  return { loaded: new Map(found), problem, planned };
}

/** @returns why it couldn't be loaded; null if it was deleted */
async function loadDish(slug: string): Promise<LoadedDish | string | null> {
  const answer = await callApi("GET recipes/{slug}", { params: { slug } });
  if (answer.ok) {
    const readWork = await loadWork(detectRecipeLanguage(answer.data)).catch(() => null);
    if (!readWork) return t("call.no-answer");
    return { recipe: answer.data, etag: answer.etag ?? null, readWork };
  }
  if (answer.status !== GONE) return answer.message;
  const movedTo = answer.beside?.movedTo;
  if (!movedTo) {
    removeDish(slug);
    return null;
  }
  renameDish(slug, movedTo);
  return loadDish(movedTo);
}

async function loadPlanned(): Promise<MealPlan["meals"]> {
  if (!signedIn.peek()) return [];
  const plan = await callApi("GET meal-plans/this-week");
  const day = today();
  return plan.ok ? (plan.data?.meals ?? []).filter(({ date, slug }) => date === day && slug !== null) : [];
}

/** @returns why it couldn't be added, or null */
export async function addPlanned({ slug, servings }: MealPlan["meals"][number]): Promise<string | null> {
  const answer = await callApi("GET recipes/{slug}", { params: { slug: slug ?? "" } });
  if (!answer.ok) return answer.message;
  const { name, recipeInstructions } = answer.data;
  const steps = listCookSteps(recipeInstructions.map((step) => ({ ...step, original: null }))).length;
  const search = addServings("", servings);
  keepDish({ slug: answer.data.slug, name, search, at: 0, steps, seenAt: Date.now() });
  return null;
}
