import { namesFood, readsLikeFood } from "./food.ts";
import { isAboutOtherThings, listsMachineParts, listsOtherThings } from "./other-than-food.ts";
import { countCookingEvidence } from "../plain-text/sentences.ts";
import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { isListPart, isPartName, partOfHeading } from "../../text/part-words.ts";
import { isRecipe, type ParsedRecipe } from "../../text/parsed-recipe.ts";

const MIN_ITEMS = 2;
const MIN_ITEMS_ALONE = 3;
const MIN_EVIDENCE = 2;
const MIN_EVIDENCE_WITHOUT_BASICS = 3;
const MIN_FOOD_SHARE = 0.3;
const MIN_NAMED_SHARE = 0.1;
const MIN_SHAPED_SHARE = 0.5;

/** “3 x 12”, “3 sets of 12”. */
const EXERCISE =
  /\d\s?[x×]\s?\d|\d\s?(?:sets?|sätze|saetze|séries?|series|serie|serii|set|omgångar|组|組|セット)(?!\p{L})/iu;
const MIN_EXERCISES = 2;

/** Vlogs, workouts, and lists of gear have items with amounts, too. */
export function isDescribedDish(recipe: ParsedRecipe, text: string): boolean {
  const { recipeIngredient: items, recipeInstructions: steps } = recipe;
  if (!isRecipe(recipe) || items.length < MIN_ITEMS) return false;
  if (isAboutOtherThings(recipe) || listsOtherThings(items, true) || listsMachineParts(items)) return false;
  if (!readsLikeFood(items, MIN_FOOD_SHARE)) return false;
  if (steps.filter(({ text: said }) => EXERCISE.test(said)).length >= MIN_EXERCISES) return false;
  const evidence = steps.reduce((sum, step) => sum + countCookingEvidence(step.text), 0);
  const shaped = items.filter((item) => findIngredientShape(item) !== null).length;
  const isHeaded = text.split("\n").some((line) => isPartName(line) && isListPart(partOfHeading(line)));
  const needed = namesFood(items, MIN_NAMED_SHARE) ? MIN_EVIDENCE : MIN_EVIDENCE_WITHOUT_BASICS;
  if (!isHeaded) return shaped >= MIN_ITEMS_ALONE && evidence >= needed;
  return evidence > 0 || (items.length >= MIN_ITEMS_ALONE && shaped >= items.length * MIN_SHAPED_SHARE);
}
