import type { Instruction } from "../../../contract/recipes.ts";
import { namesFood, readsLikeFood } from "./food.ts";
import { isForEating, listsPrices } from "./other-than-food.ts";
import { countCookingEvidence, isSentence } from "../plain-text/sentences.ts";
import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { isPartName, partOfHeading } from "../../text/part-words.ts";
import { matchStart, wordMap } from "../../text/match-start.ts";
import { FOR_PART } from "../../text/plain-text-words.ts";
import { isRecipe, type ParsedRecipe } from "../../text/parsed-recipe.ts";

const MIN_ITEMS = 2;
const MIN_ITEMS_ALONE = 3;
const MIN_EVIDENCE = 2;
const MIN_EVIDENCE_WITHOUT_BASICS = 3;
const MIN_EVIDENCE_IN_ONE_STEP = 4;
const MIN_FOOD_SHARE = 0.3;
const MIN_NAMED_SHARE = 0.1;
const MIN_SHAPED_SHARE = 0.5;
const MIN_MEALS = 2;

/** “3 x 12”, “3 sets of 12”. */
const EXERCISE =
  /\d\s?[x×]\s?\d|\d\s?(?:sets?|sätze|saetze|séries?|series|serie|serii|set|omgångar|组|組|セット)(?!\p{L})/iu;
const MIN_EXERCISES = 2;

const MAX_MEAL_CHARACTERS = 40;
const MEALS = wordMap([
  [
    "meal",
    `breakfast|lunch|dinner|snack|snacks|frühstück|mittagessen|abendessen|petit déjeuner|petit-déjeuner|déjeuner|dîner|goûter|collation
    desayuno|almuerzo|comida|cena|merienda|colazione|pranzo|spuntino|ontbijt|avondeten|tussendoortje|śniadanie|obiad|kolacja|przekąska
    café da manhã|pequeno-almoço|pequeno almoço|almoço|jantar|lanche|frukost|middag|mellanmål|morgenmad|frokost|aftensmad|mellemmåltid
    早餐|午餐|晚餐|加餐|朝ごはん|朝食|昼ごはん|昼食|夜ごはん|夕食|晩ごはん|間食`,
  ],
]);

/** Vlogs, workouts, and lists of gear have items with amounts, too. */
export function isDescribedDish(recipe: ParsedRecipe, text: string): boolean {
  const { recipeIngredient: items, recipeInstructions: steps } = recipe;
  if (!isRecipe(recipe) || items.length < MIN_ITEMS) return false;
  if (!isForEating(recipe, true) || listsPrices(items)) return false;
  if (!readsLikeFood(items, MIN_FOOD_SHARE)) return false;
  if (text.split("\n").filter(namesMeal).length >= MIN_MEALS) return false;
  if (steps.filter(({ text: said }) => EXERCISE.test(said)).length >= MIN_EXERCISES) return false;
  const evidence = steps.reduce((sum, step) => sum + countCookingEvidence(step.text), 0);
  const shaped = items.filter((item) => findIngredientShape(item) !== null).length;
  const isHeaded = text.split("\n").some((line) => isPartName(line) && partOfHeading(line) === "ingredients");
  if (!isHeaded)
    return shaped >= MIN_ITEMS_ALONE && (hasCookingSteps(recipe, evidence) || hasFullSentences(items, steps));
  return evidence > 0 || (items.length >= MIN_ITEMS_ALONE && shaped >= items.length * MIN_SHAPED_SHARE);
}

/** “Next week I'll mix and cook all this” is about food, but only one sentence. */
function hasCookingSteps(recipe: ParsedRecipe, evidence: number): boolean {
  const { recipeIngredient: items, recipeInstructions: steps, ingredientGroups: groups } = recipe;
  const needed = namesFood(items, MIN_NAMED_SHARE) ? MIN_EVIDENCE : MIN_EVIDENCE_WITHOUT_BASICS;
  const isLaidOut = steps.length > 1 || groups.some(({ title }) => matchStart(title, FOR_PART));
  return evidence >= (isLaidOut ? needed : MIN_EVIDENCE_IN_ONE_STEP);
}

const MIN_SENTENCES = 3;

/** Not every language's verbs are known. */
function hasFullSentences(items: string[], steps: Instruction[]): boolean {
  const sure = items.filter((item) => findIngredientShape(item) === "sure").length;
  const areSentences = steps.length >= MIN_SENTENCES && steps.every((step) => isSentence(step.text));
  return areSentences && sure > items.length * MIN_SHAPED_SHARE && namesFood(items, MIN_FOOD_SHARE);
}

/** “Breakfast – 620 kcal” */
function namesMeal(line: string): boolean {
  const bare = line.replace(/^[^\p{L}]{1,12}/u, "");
  return line.length <= MAX_MEAL_CHARACTERS && matchStart(bare, MEALS) !== null;
}
