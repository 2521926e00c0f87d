import type { PageLine } from "./page-lines.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { refineIngredients } from "./refine-ingredients.ts";
import { refineSteps } from "./refine-steps.ts";

/**
 * A recipe from structured data with what its page shows better: amounts, sections, the division into steps. What is
 * said stays what the structured data says, unless that is poor.
 */
export function refine(recipe: ParsedRecipe, lines: PageLine[]): ParsedRecipe {
  const listed = { ...recipe, ...refineIngredients(recipe.recipeIngredient, lines) };
  const steps = refineSteps(recipe.recipeInstructions, listed.recipeIngredient, lines);
  return { ...listed, recipeInstructions: steps };
}
