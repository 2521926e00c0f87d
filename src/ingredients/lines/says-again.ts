import type { UnitKind } from "../words/units.ts";
import type { Amount } from "./read-amount.ts";

type System = "metric" | "other";

/** Rough sizes in grams or milliliters, enough to compare 2 amounts of a line. */
const SIZES: Partial<
  Record<UnitKind, readonly [measure: "weight" | "volume", size: number, system: System]>
> = {
  mg: ["weight", 0.001, "metric"],
  g: ["weight", 1, "metric"],
  dag: ["weight", 10, "metric"],
  hg: ["weight", 100, "metric"],
  kg: ["weight", 1000, "metric"],
  oz: ["weight", 28, "other"],
  lb: ["weight", 454, "other"],
  ml: ["volume", 1, "metric"],
  cl: ["volume", 10, "metric"],
  dl: ["volume", 100, "metric"],
  l: ["volume", 1000, "metric"],
  tsp: ["volume", 5, "other"],
  tbsp: ["volume", 15, "other"],
  "fl-oz": ["volume", 30, "other"],
  cup: ["volume", 240, "other"],
  pint: ["volume", 473, "other"],
  quart: ["volume", 946, "other"],
};
/** A second amount below this share of the first is an addition. */
const LEAST_SHARE = 0.5;

/** Checks whether "500 ml 2 cups" says the same twice, unlike "2 lb 4 oz" and "1 cup 2 tbsp". */
export function saysAgain(first: Amount, second: Amount): boolean {
  const one = SIZES[first.unit?.kind ?? "piece"];
  const other = SIZES[second.unit?.kind ?? "piece"];
  if (!one || !other || !first.high || !second.high) return false;
  const [measure, size, system] = one;
  const [otherMeasure, otherSize, otherSystem] = other;
  if (measure !== otherMeasure) return true;
  const added = second.high * otherSize;
  const isRest = system === otherSystem && added < size;
  return !isRest && added >= LEAST_SHARE * first.high * size;
}
