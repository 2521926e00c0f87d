import type { Recipe } from "../../../src/contract/recipes.ts";
import { getLine } from "../cook-mode/list-cook-steps.ts";
import type { KeptAnswer } from "./kept-answers.ts";
import type { DishStep } from "./read-dish.ts";
import { NO_ANSWER, readAnswer, type StepAnswer } from "./step-answer.ts";

const KEYS = ["minutes", "handsOn", "handsFree"] as const;

/** @param before what this device has for the step already */
export function toKept(
  step: DishStep,
  answer: StepAnswer,
  { instead = {}, ...before }: KeptAnswer = {},
): KeptAnswer {
  const isShown = isSame(step.answer, { ...instead, ...before });
  return { ...answer, instead: isShown ? instead : step.answer };
}

/** With what this device has, unless the recipe has newer answers. @returns the same recipe if nothing changes */
export function addKept(recipe: Recipe, own: Readonly<Record<string, KeptAnswer>> = {}): Recipe {
  const recipeInstructions = recipe.recipeInstructions.map((step) => {
    const kept = own[getLine(step)];
    if (!kept) return step;
    const { instead = {}, ...answer } = kept;
    const isNew = isSame(readAnswer(step), instead) && !isSame(answer, instead);
    return isNew ? { ...step, ...NO_ANSWER, ...answer } : step;
  });
  const isChanged = recipeInstructions.some((step, at) => step !== recipe.recipeInstructions[at]);
  return isChanged ? { ...recipe, recipeInstructions } : recipe;
}

function isSame(one: StepAnswer, other: StepAnswer): boolean {
  return KEYS.every((key) => one[key] === other[key]);
}
