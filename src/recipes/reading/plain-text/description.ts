import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { cookingEvidence, isSentence } from "./sentences.ts";
import { leadTo, readSteps } from "./steps.ts";
import type { TextLine } from "./text-line.ts";
import { cleanTitle } from "./title.ts";

/** Cooking words from which prose counts as steps. */
const EVIDENCE_OF_STEPS = 3;
/** With ingredients known, an introduction mentions cooking, too. */
const EVIDENCE_BESIDE_INGREDIENTS = 4;

export function description(lines: TextLine[]): string {
  return lines.map(({ text, afterGap }, at) => (at === 0 ? "" : afterGap ? "\n\n" : "\n") + text).join("");
}

/** Moves steps told in prose from the introduction to a recipe without steps. Returns the remaining introduction. */
export function withStepsOfProse(recipe: ParsedRecipe, intro: TextLine[]): TextLine[] {
  if (recipe.recipeInstructions.length > 0) return intro;
  const evidence = intro.map(({ text }) => (isSentence(text) ? cookingEvidence(text) : 0));
  const needed = recipe.recipeIngredient.length > 0 ? EVIDENCE_BESIDE_INGREDIENTS : EVIDENCE_OF_STEPS;
  if (evidence.reduce((sum, more) => sum + more, 0) < needed) return intro;
  const first = evidence.findIndex((found) => found > 0);
  const last = evidence.findLastIndex((found) => found > 0);
  recipe.recipeInstructions = readSteps(intro.slice(first, last + 1), "");
  nameByLead(recipe, intro[first]);
  return [...intro.slice(0, first), ...intro.slice(last + 1)];
}

/** “Flatbread: 1. Mix … 2. Fry …”: the words before the first step are the name. */
function nameByLead(recipe: ParsedRecipe, line: TextLine | undefined): void {
  const lead = line ? leadTo(line) : "";
  if (!lead || recipe.name || isSentence(lead)) return;
  recipe.name = cleanTitle(lead);
  recipe.recipeInstructions.shift();
}
