import type { Instruction, Recipe } from "../../../src/contract/recipes.ts";
import { convertStep } from "../../../src/ingredients/steps/convert-step.ts";
import { findSpelling } from "../../../src/ingredients/amounts/show-line.ts";
import { scaleStep } from "../../../src/ingredients/steps/scale-step.ts";
import type { Display } from "./read-ingredients.ts";

/** Scales and converts the steps like the ingredients. */
export function scaleSteps(
  recipe: Recipe,
  { factor, point, words, read, units, inflectFood }: Display,
): Instruction[] {
  if (factor === 1 && !units) return recipe.recipeInstructions;
  const lines = recipe.recipeIngredient.map((line) => read(line));
  const spelling = findSpelling(lines, point);
  const scaling = { factor, spelling, words, inflectFood };
  return recipe.recipeInstructions.map((step) => {
    const scaled = scaleStep(step.text, lines, scaling, units ?? undefined);
    return { ...step, text: units ? convertStep(scaled, units) : scaled };
  });
}
