import type { RecipeInput } from "../../../contract/recipes.ts";
import { findIngredientShape } from "../../../recipes/reading/plain-text/ingredient-shape.ts";
import { countCookingEvidence } from "../../../recipes/reading/plain-text/sentences.ts";

const MIN_INGREDIENTS = 2;
const MIN_EVIDENCE = 2;

const CODE =
  /^(?:[{}]|<[/!?a-z]|(?:import|export|function|const|let|var|class|public|private|def|#include|package|using)\s)|[;{]$/;
const MAX_CODE_SHARE = 0.2;
const FIRST_LINES = 80;
const SURE_CODE =
  /^(?:import\b.{1,200}["';]|from\s\S+\simport\b|\/\*\*|#!\/|(?:export|const|let|package|using|#include)\s.{0,200}[;{(>]\s*$|@(?:import|charset|media)\b)/;

const CODE_BLOCK =
  /^[ \t]{0,20}(?:```|~~~)[ \t]{0,5}(?:bash|c|cpp|console|cs|css|diff|dockerfile|go|html|ini|java|js|json|jsx|php|powershell|python|py|ruby|rust|sh|shell|sql|swift|toml|ts|tsx|typescript|javascript|xml|yaml|yml|zsh)\b/im;

/** Source code may contain recipes in its tests. */
export function isCode(head: string): boolean {
  if (CODE_BLOCK.test(head)) return true;
  const lines = head
    .split(/\r\n?|\n/, FIRST_LINES)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.slice(0, 3).some((line) => SURE_CODE.test(line))) return true;
  return lines.filter((line) => CODE.test(line)).length > lines.length * MAX_CODE_SHARE;
}

/** Whether there are amounts of food, and steps that cook it. Manuals have “What you need” and “Steps”, too. */
export function hasRecipeEvidence({ recipeIngredient, recipeInstructions }: RecipeInput): boolean {
  const [lines, steps] = [recipeIngredient ?? [], recipeInstructions ?? []];
  if (lines.length < MIN_INGREDIENTS || steps.length === 0) return false;
  const shapes = lines.map(findIngredientShape);
  const evidence = steps.reduce((sum, { text }) => sum + countCookingEvidence(text), 0);
  if (shapes.includes("sure")) return evidence > 0;
  return shapes.filter((shape) => shape !== null).length >= MIN_INGREDIENTS && evidence >= MIN_EVIDENCE;
}
