import type { ReadIngredient, ReadLines } from "../contract/ingredients.ts";
import { createLineReader, type Corrections } from "./correct-line.ts";
import type { FoodCatalog } from "./foods/food-catalog.ts";
import { findLineFoods } from "./foods/find-foods.ts";
import type { IngredientLine } from "./lines/read-line.ts";
import { detectLanguage } from "./words/detect-language.ts";
import { wordsFor } from "./words/languages.ts";
import { setImmediate } from "node:timers/promises";

export interface Knowledge {
  foods: FoodCatalog;
  corrections: Corrections;
}

/** Lets other requests run between batches, since 1,000 unusual lines take a second. */
const BATCH = 100;

/** @param language null detects it from all lines */
export async function readIngredients(
  lines: readonly string[],
  language: string | null,
  { foods, corrections }: Knowledge,
): Promise<ReadLines> {
  const tag = language ?? detectLanguage(lines);
  const readLine = createLineReader(corrections, wordsFor(tag));
  const read: ReadIngredient[] = [];
  for (const [position, line] of lines.entries()) {
    read.push({ ...describeLine(readLine(line), tag, foods), text: line });
    if ((position + 1) % BATCH === 0) await setImmediate();
  }
  return { language: tag, lines: read };
}

export function describeLine(line: IngredientLine, language: string, foods: FoodCatalog): ReadIngredient {
  const { text, food, note, isHeading } = line;
  const found = isHeading ? [] : findLineFoods(line, foods.forLanguage(language));
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
