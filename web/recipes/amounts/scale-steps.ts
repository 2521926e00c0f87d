import type { Instruction, Recipe } from "../../../src/contract/recipes.ts";
import { convertStep } from "../../../src/ingredients/steps/convert-step.ts";
import { findSpelling } from "../../../src/ingredients/amounts/show-line.ts";
import { scaleStep } from "../../../src/ingredients/steps/scale-step.ts";
import type { Display } from "./read-ingredients.ts";

export interface ShownStep extends Instruction {
  /** The step as written. Null unless its units were converted. */
  original: string | null;
}

/** Scales and converts the steps like the ingredients. */
export function scaleSteps(
  recipe: Recipe,
  { factor, point, words, read, units, inflectFood }: Display,
): ShownStep[] {
  if (factor === 1 && !units) return recipe.recipeInstructions.map((step) => ({ ...step, original: null }));
  const lines = recipe.recipeIngredient.map((line) => read(line));
  const spelling = findSpelling(lines, point);
  const scaling = { factor, spelling, words, inflectFood };
  return recipe.recipeInstructions.map((step) => {
    const own = scaleStep(step.text, lines, scaling);
    if (!units) return { ...step, text: own, original: null };
    const text = convertStep(scaleStep(step.text, lines, scaling, units), units);
    return { ...step, text, original: text === own ? null : step.text };
  });
}
