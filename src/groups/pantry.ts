import type { Pantry } from "../contract/cook-with.ts";
import { isVisible } from "../contract/rules.ts";
import { tidyName } from "./check-name.ts";

export function completePantry({ foods, staples }: Pantry): Pantry {
  return { foods: tidyFoods(foods), staples: staples && tidyFoods(staples) };
}

/** Drops duplicates, ignoring case. */
function tidyFoods(names: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map(tidyName).filter(isVisible))
    if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  return [...byKey.values()];
}
