import { isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { readsLikeFood } from "../page/food.ts";
import { isForEating } from "../page/other-than-food.ts";
import { looksLikeRecipe } from "../plain-text/read-plain-text.ts";
import { isExactPartName } from "./text-run.ts";

const MIN_FOOD_SHARE = 0.1;
const MIN_UNNAMED_ITEMS = 4;

/** A pasted text is meant to be a recipe, but a file may be a manual, a menu, or a list of prices. */
export function isDish(found: ParsedRecipe, text: string): boolean {
  const { recipeIngredient: items } = found;
  if (!isComplete(found) || !looksLikeRecipe(found)) return false;
  const hasHeadings = text.split("\n").some(isExactPartName);
  if (!isForEating(found, hasHeadings)) return false;
  return (hasHeadings || items.length >= MIN_UNNAMED_ITEMS) && readsLikeFood(items, MIN_FOOD_SHARE);
}
