import type { RecipeIngredients } from "../../contract/ingredients.ts";
import type { Recipe } from "../../contract/recipes.ts";
import { detectRecipeLanguage } from "../../ingredients/words/detect-language.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { createLineReader, type Corrections } from "../../ingredients/correct-line.ts";
import { wordsFor } from "../../ingredients/words/languages.ts";
import { findRegion, type UnitSystem } from "../../ingredients/amounts/measures.ts";
import { findLineFoods } from "../../ingredients/foods/find-foods.ts";
import { describeLine, type Knowledge } from "../../ingredients/read-ingredients.ts";
import type { IngredientLine } from "../../ingredients/lines/read-line.ts";
import { getFactor, readYield } from "../../ingredients/yields/read-yield.ts";
import { findSpelling, showLine } from "../../ingredients/amounts/show-line.ts";
import { writeYield } from "../../ingredients/yields/write-yield.ts";

interface Wanted {
  servings: number | null;
  units: UnitSystem;
}

interface RecipeTexts extends Pick<Recipe, "name" | "recipeYield" | "recipeIngredient"> {
  recipeInstructions: { text: string }[];
}

export function showIngredients(
  recipe: Recipe,
  { servings, units: system }: Wanted,
  { foods, corrections }: Knowledge,
): RecipeIngredients {
  const { language, made, count, lines, scaling } = prepareScaling(recipe, servings, corrections);
  const region = findRegion(language, recipe.orgURL, recipe.recipeIngredient);
  const inflectFood = createInflector(language, foods);
  const findFood = (line: Pick<IngredientLine, "food" | "foodId">) => {
    const found = findLineFoods(line, foods.forLanguage(language));
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  return {
    language,
    servings: made.kind === "times" && servings === null ? null : count,
    factor: scaling.factor,
    lines: lines.map((line, position) => {
      const written = recipe.recipeIngredient[position] ?? line.text;
      const { text, original, isUnscaled } = showLine(
        line,
        { ...scaling, inflectFood },
        { system, region, findFood },
      );
      return { ...describeLine(line, language, foods), text: written, shown: text, original, isUnscaled };
    }),
  };
}

/** Keeps the recipe's own units. */
export function scaleIngredients(
  recipe: RecipeTexts,
  servings: number,
  { foods, corrections }: Knowledge,
): Pick<Recipe, "recipeIngredient" | "recipeYield"> {
  const { language, text, made, point, words, lines, scaling } = prepareScaling(
    recipe,
    servings,
    corrections,
  );
  const inflectFood = createInflector(language, foods);
  return {
    recipeIngredient: lines.map((line) => showLine(line, { ...scaling, inflectFood }).text),
    recipeYield: writeYield(text, made, servings, { point, words }),
  };
}

/** Turns "4 servings" into "6 servings". */
export function scaleYield(recipe: RecipeTexts, servings: number): string {
  const { text, made, point, words } = readServings(recipe);
  return writeYield(text, made, servings, { point, words });
}

function createInflector(language: string, foods: FoodCatalog) {
  return (food: string, isPlural: boolean) => foods.inflect(food, language, isPlural);
}

function prepareScaling(recipe: RecipeTexts, servings: number | null, corrections: Corrections) {
  const texts = readServings(recipe);
  const { words, made, point } = texts;
  const read = createLineReader(corrections, words);
  const count = servings ?? made.base;
  const lines = recipe.recipeIngredient.map((line) => read(line));
  const scaling = { factor: getFactor(made, count), spelling: findSpelling(lines, point), words };
  return { ...texts, count, lines, scaling };
}

function readServings(recipe: RecipeTexts) {
  const language = detectRecipeLanguage(recipe);
  const words = wordsFor(language);
  const point: "." | "," = language.startsWith("en") || language.startsWith("zh") ? "." : ",";
  const text = recipe.recipeYield.trim();
  return { language, words, text, made: readYield(text, words), point };
}
