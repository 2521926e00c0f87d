import type { Recipe } from "../../../src/contract/recipes.ts";
import { STALE } from "../../api/call.ts";
import { putRecipe } from "../put-recipe.ts";
import { keepAnswers } from "./kept-answers.ts";
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
  keepAnswers(dish.slug, Object.fromEntries([...answers].map(([{ line }, answer]) => [line, answer])));
}

function addAnswers(recipe: Recipe, answers: Answers): Recipe {
  const all = [...answers];
  const recipeInstructions = recipe.recipeInstructions.map((step, position) => {
    const line = [step.name, step.text].flatMap((part) => part?.trim() || []).join(": ");
    const same = all.filter(([one]) => one.line === line);
    const found = same.find(([one]) => one.position === position) ?? same[0];
    return found ? { ...step, ...found[1] } : step;
  });
  return { ...recipe, recipeInstructions };
}
