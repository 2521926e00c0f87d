import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { countCookingEvidence, isSentence } from "./sentences.ts";
import { findLead, readSteps } from "./steps.ts";
import type { TextLine } from "./text-line.ts";
import { cleanTitle } from "./title.ts";

const MIN_EVIDENCE = 3;
/** With ingredients known, an introduction mentions cooking, too. */
const MIN_EVIDENCE_WITH_INGREDIENTS = 4;

export function joinDescription(lines: TextLine[]): string {
  return lines.map(({ text, afterGap }, at) => (at === 0 ? "" : afterGap ? "\n\n" : "\n") + text).join("");
}

/** Returns the remaining introduction. */
export function takeStepsFromProse(recipe: ParsedRecipe, intro: TextLine[]): TextLine[] {
  if (recipe.recipeInstructions.length > 0) return intro;
  const evidence = intro.map(({ text }) => (isSentence(text) ? countCookingEvidence(text) : 0));
  const needed = recipe.recipeIngredient.length > 0 ? MIN_EVIDENCE_WITH_INGREDIENTS : MIN_EVIDENCE;
  if (evidence.reduce((sum, more) => sum + more, 0) < needed) return intro;
  const first = evidence.findIndex((found) => found > 0);
  const last = evidence.findLastIndex((found) => found > 0);
  recipe.recipeInstructions = readSteps(intro.slice(first, last + 1), "");
  nameByLead(recipe, intro[first]);
  return [...intro.slice(0, first), ...intro.slice(last + 1)];
}

/** “Flatbread: 1. Mix … 2. Fry …”. */
function nameByLead(recipe: ParsedRecipe, line: TextLine | undefined): void {
  const lead = line ? findLead(line) : "";
  if (!lead || recipe.name || isSentence(lead)) return;
  recipe.name = cleanTitle(lead);
  recipe.recipeInstructions.shift();
}
