import type { ReadIngredient } from "../contract/ingredients.ts";
import { detectLanguage } from "./detect-language.ts";
import type { FoodCatalog } from "./foods/food-catalog.ts";
import { wordsFor } from "./languages.ts";
import { readLine, type IngredientLine } from "./read-line.ts";

/** @param language detected from all lines if null */
export function readIngredients(lines: readonly string[], language: string | null, foods: FoodCatalog) {
  const tag = language ?? detectLanguage(lines);
  const words = wordsFor(tag);
  return { language: tag, lines: lines.map((line) => describeLine(readLine(line, words), tag, foods)) };
}

export function describeLine(line: IngredientLine, language: string, foods: FoodCatalog): ReadIngredient {
  const { text, food, note, isHeading } = line;
  const found = isHeading ? [] : foods.find(food, language);
  return {
    text,
    amounts: line.amounts.map(({ low, high, unit }) => ({
      quantity: low,
      quantityMost: high,
      unit: unit && text.slice(unit.from, unit.to),
      kind: unit?.kind ?? null,
    })),
    food,
    foodId: found.length === 1 ? (found[0]?.id ?? null) : null,
    note,
    isHeading,
  };
}
