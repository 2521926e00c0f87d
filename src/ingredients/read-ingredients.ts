import type { ReadIngredient } from "../contract/ingredients.ts";
import { detectLanguage } from "./detect-language.ts";
import type { FoodCatalog } from "./foods/food-catalog.ts";
import type { Food } from "./foods/food-table.ts";
import { wordsFor } from "./languages.ts";
import { createLineReader, type Corrections } from "./correct-line.ts";
import type { IngredientLine } from "./read-line.ts";

export interface Knowledge {
  foods: FoodCatalog;
  corrections: Corrections;
}

/** @param language detected from all lines if null */
export function readIngredients(
  lines: readonly string[],
  language: string | null,
  { foods, corrections }: Knowledge,
) {
  const tag = language ?? detectLanguage(lines);
  const read = createLineReader(corrections, wordsFor(tag));
  return { language: tag, lines: lines.map((line) => describeLine(read(line), tag, foods)) };
}

export function describeLine(line: IngredientLine, language: string, foods: FoodCatalog): ReadIngredient {
  const { text, food, note, isHeading } = line;
  const found = isHeading ? [] : findLineFoods(line, language, foods);
  return {
    text,
    amounts: line.amounts.map(({ low, high, unit }) => ({
      quantity: low,
      quantityMost: high,
      unit: unit && text.slice(unit.from, unit.to),
      kind: unit && unit.kind !== "other" ? unit.kind : null,
    })),
    food,
    foodId: found.length === 1 ? (found[0]?.id ?? null) : null,
    note,
    isHeading,
  };
}

/** Several for "salt and pepper". */
export function findLineFoods(
  { food, foodId }: Pick<IngredientLine, "food" | "foodId">,
  language: string,
  foods: FoodCatalog,
): Food[] {
  const chosen = foodId ? foods.get(foodId) : null;
  return chosen ? [chosen] : foods.find(food, language);
}
