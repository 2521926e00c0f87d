import type { Recipe } from "../../../src/contract/recipes.ts";
import { STALE } from "../../api/call.ts";
import { putRecipe } from "../put-recipe.ts";
import { getLine } from "../cook-mode/list-cook-steps.ts";
import { addKept, toKept } from "./add-kept.ts";
import { keepAnswers, keptAnswers, type KeptAnswer } from "./kept-answers.ts";
import type { DishStep, PlannedDish } from "./read-dish.ts";
import type { StepAnswer } from "./step-answer.ts";

export type Answers = ReadonlyMap<DishStep, StepAnswer>;

/** @returns why the recipe wasn't changed, or null. Then the answers are on this device, so that none is lost. */
export async function saveAnswers(dish: PlannedDish, answers: Answers): Promise<string | null> {
  const { recipe, etag } = dish;
  const saved = await putRecipe(recipe.slug, addAnswers(recipe, answers), etag);
  const newer = !saved.ok && saved.status === STALE ? saved.beside : undefined;
  // Someone else changed the recipe: the answers belong to the steps that are still the same.
  const again = newer?.recipe
    ? await putRecipe(newer.recipe.slug, addAnswers(newer.recipe, answers), newer.etag ?? null)
    : saved;
  if (again.ok) return null;
  keepOnDevice(dish, answers);
  return again.message;
}

export function keepOnDevice({ dish }: PlannedDish, answers: Answers): void {
  const before = keptAnswers.peek().answers[dish.slug] ?? {};
  const kept = [...answers].map(([step, answer]) => [step.line, toKept(step, answer, before[step.line])]);
  keepAnswers(dish.slug, Object.fromEntries(kept));
}

/** @returns whether the recipe has them now, or someone else's newer ones; null if it couldn't be saved */
export async function sendKept(
  { recipe, etag }: Pick<PlannedDish, "recipe" | "etag">,
  own: Readonly<Record<string, KeptAnswer>>,
  isAgain = false,
): Promise<"sent" | "outdated" | null> {
  const changed = addKept(recipe, own);
  if (changed === recipe) return "outdated";
  const saved = await putRecipe(recipe.slug, changed, etag);
  if (saved.ok) return "sent";
  const newer = saved.status === STALE ? saved.beside : undefined;
  if (!newer?.recipe || isAgain) return null;
  // Someone else's newer recipe must be loaded in any case.
  return (await sendKept({ recipe: newer.recipe, etag: newer.etag ?? null }, own, true)) && "sent";
}

function addAnswers(recipe: Recipe, answers: Answers): Recipe {
  const all = [...answers];
  const recipeInstructions = recipe.recipeInstructions.map((step, position) => {
    const line = getLine(step);
    const same = all.filter(([one]) => one.line === line);
    const found = same.find(([one]) => one.position === position) ?? same[0];
    return found ? { ...step, ...found[1] } : step;
  });
  return { ...recipe, recipeInstructions };
}
