import type { PageLine } from "./page-lines.ts";
import { isIntro } from "./steps-intro.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { refineIngredients } from "./refine-ingredients.ts";
import { refineSteps } from "./refine-steps.ts";
import { joinSectionsBeside } from "./sections-beside.ts";
import { moveTools } from "./tools-in-data.ts";

export function refine(declared: ParsedRecipe, lines: PageLine[]): ParsedRecipe {
  const recipe = moveTools(declared, lines);
  const joined = joinSectionsBeside(recipe, lines);
  if (joined) return { ...recipe, ...joined };
  const listed = { ...recipe, ...refineIngredients(recipe.recipeIngredient, lines) };
  const steps = refineSteps(recipe.recipeInstructions, listed.recipeIngredient, lines);
  if (recipe.recipeInstructions.length > 1 || !isIntro(steps, recipe.name, lines))
    return { ...listed, recipeInstructions: steps };
  const [intro, ...others] = steps;
  const notes = [...(recipe.notes ?? []), { title: "", text: intro?.text ?? "" }];
  return { ...listed, recipeInstructions: others, notes };
}
