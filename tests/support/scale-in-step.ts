import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { scaleStep } from "../../src/ingredients/steps/scale-step.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";

const foods = foodCatalog(FOOD_TEXTS);

export function scaleInStep(step: string, ingredients: string[], factor: number, language = "en"): string {
  const words = wordsFor(language);
  const lines = ingredients.map((line) => readLine(line, words));
  const point = language === "en" ? "." : ",";
  const inflectFood = (food: string, isPlural: boolean) => foods.inflect(food, language, isPlural);
  return scaleStep(step, lines, { factor, spelling: { style: "glyph", point }, words, inflectFood });
}
