import type { Food } from "../foods/food-table.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { toGrams, toMilliliters, type Region } from "./measures.ts";

/** Takes the density from a line like "1 cup (200 g) sugar", so that steps agree with it. */
export function applyOwnDensity(
  food: Food | null,
  { amounts: [first, ...others] }: Pick<IngredientLine, "amounts">,
  region: Region,
): Food | null {
  if (!food || !first?.unit || !first.low || first.low !== first.high) return food;
  const volume = toMilliliters(first.unit.kind, region);
  const weight = others.find(
    ({ relation, unit }) => relation === "same" && unit && toGrams(unit.kind, region),
  );
  if (!volume || !weight?.unit || !weight.low || weight.low !== weight.high) return food;
  const grams = weight.low * (toGrams(weight.unit.kind, region) ?? 0);
  const gramsPerMl = grams / (first.low * volume);
  // A packed cup in a step weighs as much as in the line.
  return { ...food, gramsPerMl, preparedGramsPerMl: { ...food.preparedGramsPerMl, packed: gramsPerMl } };
}
