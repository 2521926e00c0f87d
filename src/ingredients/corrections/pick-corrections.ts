import type { SharedCorrections } from "../../contract/ingredients.ts";
import { foldLine, type Corrections } from "../correct-line.ts";
import { normalizeName, type TaughtFoods } from "../foods/food-table.ts";

export interface KnownCorrections {
  corrections: Corrections;
  taught: TaughtFoods;
}

/** Picks only what these lines need, so that a shared recipe reveals no other lines. */
export function pickCorrections(
  lines: readonly string[],
  { corrections, taught }: KnownCorrections,
): SharedCorrections {
  const corrected = [...new Set(lines.map(foldLine))]
    .map((line) => corrections.get(line))
    .filter((correction) => correction !== undefined);
  const text = normalizeName(lines.join("\n"));
  return {
    lines: corrected.map(({ line, amount, unit, food, foodId }) => ({ line, amount, unit, food, foodId })),
    foods: [...taught].filter(([name]) => text.includes(name)).map(([name, foodId]) => ({ name, foodId })),
  };
}
