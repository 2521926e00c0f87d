import { detectRecipeLanguage } from "../../ingredients/words/detect-language.ts";
import { findLineFoods } from "../../ingredients/foods/find-foods.ts";
import { makeUnknownKey } from "../../ingredients/foods/food-table.ts";
import { createLineReader } from "../../ingredients/correct-line.ts";
import { wordsFor } from "../../ingredients/words/languages.ts";
import type { Knowledge } from "../../ingredients/read-ingredients.ts";
import type { Recipe } from "../../contract/recipes.ts";

/** Increment this when the reader changes, so that stored recipes are read again. */
export const READER_VERSION = 5;

/** `foods` has the ids of a line's foods, or the text of an unknown one. */
export type FoodLine = [position: number, foods: string[] | string];

const LETTER = /\p{L}/u;

export function readFoodLines(
  recipe: Pick<Recipe, "name" | "recipeIngredient" | "recipeInstructions">,
  { foods, corrections }: Knowledge,
): FoodLine[] {
  const language = detectRecipeLanguage(recipe);
  const read = createLineReader(corrections, wordsFor(language));
  return recipe.recipeIngredient.flatMap((text, position): FoodLine[] => {
    const line = read(text);
    if (line.isHeading) return [];
    const found = findLineFoods(line, foods.forLanguage(language)).map(({ id }) => id);
    if (found.length > 0) return [[position, found]];
    return LETTER.test(line.food) ? [[position, line.food]] : [];
  });
}

/** Maps each id to null, and the key of each unknown food to its text. */
export function listNeeds(lines: FoodLine[]): Map<string, string | null> {
  const needs = new Map<string, string | null>();
  for (const [, found] of lines) {
    if (typeof found === "string") needs.set(makeUnknownKey(found), found);
    else for (const id of found) needs.set(id, null);
  }
  return needs;
}
