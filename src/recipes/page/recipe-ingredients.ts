import type { RecipeIngredients } from "../../contract/ingredients.ts";
import type { Recipe } from "../../contract/recipes.ts";
import { detectRecipeLanguage } from "../../ingredients/detect-language.ts";
import type { FoodCatalog } from "../../ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../ingredients/languages.ts";
import { findRegion, type UnitSystem } from "../../ingredients/measures.ts";
import { describeLine } from "../../ingredients/read-ingredients.ts";
import { readLine } from "../../ingredients/read-line.ts";
import { getFactor, readYield } from "../../ingredients/read-yield.ts";
import { findSpelling, showLine } from "../../ingredients/show-line.ts";

interface Wanted {
  servings: number | null;
  units: UnitSystem;
}

/** A recipe's lines as someone cooks them. */
export function showIngredients(
  recipe: Recipe,
  { servings, units: system }: Wanted,
  foods: FoodCatalog,
): RecipeIngredients {
  const language = detectRecipeLanguage(recipe);
  const words = wordsFor(language);
  const made = readYield(recipe.recipeYield, words);
  const count = servings ?? made.base;
  const factor = getFactor(made, count);
  const lines = recipe.recipeIngredient.map((line) => readLine(line, words));
  const spelling = findSpelling(lines, language.startsWith("en") || language.startsWith("zh") ? "." : ",");
  const region = findRegion(language, recipe.orgURL);
  const findFood = (food: string) => {
    const found = foods.find(food, language);
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  return {
    language,
    servings: made.kind === "times" && servings === null ? null : count,
    factor,
    lines: lines.map((line) => {
      const { text, original, isUnscaled } = showLine(
        line,
        { factor, spelling, words },
        { system, region, findFood },
      );
      return { ...describeLine(line, language, foods), shown: text, original, isUnscaled };
    }),
  };
}
