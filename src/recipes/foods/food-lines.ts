import { detectRecipeLanguage } from "../../ingredients/detect-language.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { normalizeName } from "../../ingredients/foods/food-table.ts";
import { wordsFor } from "../../ingredients/languages.ts";
import { readLine } from "../../ingredients/read-line.ts";
import type { Recipe } from "../../contract/recipes.ts";

/** Raise it when lines are read differently, so that stored recipes are read again. */
export const READER_VERSION = 1;

/** The ids of the foods that a line names, or the text of an unknown food. */
export type FoodLine = [position: number, foods: string[] | string];

const LETTER = /\p{L}/u;

export function readFoodLines(
  recipe: Pick<Recipe, "name" | "recipeIngredient" | "recipeInstructions">,
  foods: FoodCatalog,
): FoodLine[] {
  const language = detectRecipeLanguage(recipe);
  const words = wordsFor(language);
  return recipe.recipeIngredient.flatMap((text, position): FoodLine[] => {
    const line = readLine(text, words);
    if (line.isHeading || !LETTER.test(line.food)) return [];
    const found = foods.find(line.food, language).map(({ id }) => id);
    return [[position, found.length > 0 ? found : line.food]];
  });
}

/** For a food that isn't in the table; no id begins like this. */
export function makeUnknownKey(text: string): string {
  return `?${normalizeName(text)}`;
}

/** The ids or keys of its foods, each once, with the text of unknown ones. */
export function listNeeds(lines: FoodLine[]): Map<string, string | null> {
  const needs = new Map<string, string | null>();
  for (const [, found] of lines) {
    if (typeof found === "string") needs.set(makeUnknownKey(found), found);
    else for (const id of found) needs.set(id, null);
  }
  return needs;
}
