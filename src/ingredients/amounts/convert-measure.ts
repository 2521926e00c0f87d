import type { Food } from "../foods/food-table.ts";
import type { LineWords } from "../words/line-words.ts";
import type { UnitKind } from "../words/units.ts";
import {
  belongsTo,
  GRAMS_PER_OUNCE,
  toCentimeters,
  toGrams,
  toMilliliters,
  US,
  type Region,
  type UnitSystem,
} from "./measures.ts";
import { findForm } from "./unit-forms.ts";
import { roundToStep, spellScaled, type Spelling } from "./written-number.ts";

export interface Measure {
  low: number;
  /** Equals `low` unless it's a range. */
  high: number;
  kind: UnitKind;
}

interface Conversion {
  system: UnitSystem;
  region: Region;
  spelling: Spelling;
  /** In the recipe's language, which names the spoons. */
  words: Pick<LineWords, "spoons" | "pluralFrom">;
}

type Style = Pick<Conversion, "spelling" | "words">;

const GRAMS_PER_STICK_OF_BUTTER = 113.4;
/** Rounding may change an amount by 3%. */
const US_TOLERANCE = 0.03;
/** A range needn't be as exact. */
const RANGE_TOLERANCE = 0.06;
/** 4 tablespoons make a quarter cup. */
const MOST_SPOONS = 4;
/** A small weight isn't converted if rounding to eighths of an ounce would change it by more than this. */
const SMALLEST_SHARE = 0.1;
const CUP_PARTS = [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75];
const HALVES = [0, 0.5];
/** Amounts below a quarter cup are measured with spoons. */
const MIN_CUPS = 0.25 * (1 - US_TOLERANCE);
const QUARTERS = [0, 0.25, 0.5, 0.75];
/** A third of a tablespoon is a teaspoon. */
const SPOON_PARTS = [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75];
const SMALL_SPOON_PARTS = [0, 0.125, 0.25, 1 / 3, 0.5];
const EIGHTHS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];
const LIQUIDS = new Set(["milk", "water", "stock", "vinegar", "oil", "alcohol", "juice"]);

/**
 * Converts an amount to "125 g" or "1 ½ cups".
 * @returns null if it's in the wanted system already, or needs a density that isn't known
 */
export function convertMeasure(measure: Measure, food: Food | null, conversion: Conversion): string | null {
  const { system, spelling } = conversion;
  if (system === "written" || measure.low === 0) return null;
  if (measure.kind === "stick")
    return system === "metric" && food?.id === "butter"
      ? spellGrams(measure, GRAMS_PER_STICK_OF_BUTTER, spelling.point)
      : null;
  if (belongsTo(measure.kind, system, conversion.region)) return null;
  if (system === "metric") return toMetric(measure, food, conversion);
  // Nobody measures "0.75 cup".
  const style = spelling.style === "decimal" ? "glyph" : spelling.style;
  return toUs(measure, food, { ...conversion, spelling: { ...spelling, style } });
}

function toMetric(
  measure: Measure,
  food: Food | null,
  { region, spelling: { point } }: Conversion,
): string | null {
  if (measure.kind === "oz" && food && isLiquid(food) && region.fluidOunce === US.fluidOunce)
    return spellMilliliters(measure, US.fluidOunce, point);
  const grams = toGrams(measure.kind, region);
  if (grams) return spellGrams(measure, grams, point);
  const centimeters = toCentimeters(measure.kind);
  if (centimeters)
    return spellRange(measure, (value) => roundToStep(value * centimeters), { unit: "cm", point });
  const milliliters = toMilliliters(measure.kind, region);
  if (!milliliters || !food?.gramsPerMl) return null;
  if (isLiquid(food)) return spellMilliliters(measure, milliliters, point);
  return spellGrams(measure, milliliters * food.gramsPerMl, point);
}

type Point = Spelling["point"];

/**
 * Writes "125 g" or "1.2 kg", rounded as a cook would.
 * @param perUnit grams
 */
export function spellGrams(measure: Measure, perUnit: number, point: Point): string {
  return spellMetric(measure, { perUnit, units: ["g", "kg"], point });
}

function spellMilliliters(measure: Measure, perUnit: number, point: Point): string {
  return spellMetric(measure, { perUnit, units: ["ml", "l"], point });
}

/** Uses the large unit for 1,000 or more. */
function spellMetric(
  measure: Measure,
  { perUnit, units: [small, large], point }: { perUnit: number; units: [string, string]; point: Point },
): string {
  return measure.low * perUnit >= 1000
    ? spellRange(measure, (value) => roundToStep((value * perUnit) / 10) / 100, { unit: large, point })
    : spellRange(measure, (value) => roundToStep(value * perUnit), { unit: small, point });
}

function toUs(measure: Measure, food: Food | null, { region, ...style }: Conversion): string | null {
  const centimeters = toCentimeters(measure.kind);
  if (centimeters) {
    const inches = (value: number) => {
      const exact = (value * centimeters) / 2.54;
      return roundToPart(exact, exact < 1 ? EIGHTHS : QUARTERS);
    };
    return spellFractions(measure, inches, "inch", style);
  }
  const milliliters = toMilliliters(measure.kind, region);
  const grams = toGrams(measure.kind, region);
  if (milliliters) return spellCups(measure, milliliters, style);
  if (!grams) return null;
  if (food?.gramsPerMl && !isWeighed(food)) return spellCups(measure, grams / food.gramsPerMl, style);
  return spellOunces(measure, grams, style);
}

/** Uses spoons for small amounts, and adds them to cups if no measuring cup is close enough. */
function spellCups(measure: Measure, perUnit: number, style: Style): string {
  const low = measure.low * perUnit;
  const inCup = (value: number) => roundToPart((value * perUnit) / US.cup, CUP_PARTS);
  if (low / US.cup < MIN_CUPS) {
    const [size, unit] = low >= US.tbsp * 0.95 ? ([US.tbsp, "tbsp"] as const) : ([US.tsp, "tsp"] as const);
    const inSpoons = (value: number) => {
      const exact = (value * perUnit) / size;
      return roundToPart(exact, exact < 0.5 ? SMALL_SPOON_PARTS : SPOON_PARTS);
    };
    return spellFractions(measure, inSpoons, unit, style);
  }
  const isRange = measure.low !== measure.high;
  const tolerance = isRange ? RANGE_TOLERANCE : US_TOLERANCE;
  const isClose = [measure.low, measure.high].every((value) =>
    isNear(inCup(value) * US.cup, value * perUnit, tolerance),
  );
  if (isClose) return spellFractions(measure, inCup, "cup", style);
  if (isRange) {
    // No cup is close to both ends of "100–150 ml".
    const inOunces = (value: number) => roundToPart((value * perUnit) / US.fluidOunce, HALVES);
    return spellFractions(measure, inOunces, "fl oz", style);
  }
  const { cups, spoons } = addSpoons(low);
  return spoons > 0
    ? `${spellUnit(cups, "cup", style)} + ${spellUnit(spoons, "tbsp", style)}`
    : spellUnit(cups, "cup", style);
}

/** Finds a cup measure and the fewest half tablespoons that are close enough, or the closest. */
function addSpoons(milliliters: number): { cups: number; spoons: number } {
  const whole = Math.floor(milliliters / US.cup);
  const choices = CUP_PARTS.map((part) => {
    const cups = whole + part;
    const spoons = Math.max(0, Math.round(((milliliters - cups * US.cup) / US.tbsp) * 2) / 2);
    return { cups, spoons, error: Math.abs(cups * US.cup + spoons * US.tbsp - milliliters) };
  }).filter(({ cups, spoons }) => cups > 0 && spoons <= MOST_SPOONS);
  return (
    choices.findLast(({ error }) => error <= US_TOLERANCE * milliliters) ??
    choices.reduce((best, one) => (one.error < best.error ? one : best))
  );
}

function spellOunces(measure: Measure, perUnit: number, style: Style): string | null {
  const toOunces = (value: number) => (value * perUnit) / GRAMS_PER_OUNCE;
  const round = (value: number) => {
    const exact = toOunces(value);
    return roundToPart(exact, exact < 1 ? EIGHTHS : exact < 8 ? QUARTERS : HALVES);
  };
  const [exact, rounded] = [toOunces(measure.low), round(measure.low)];
  if (Math.abs(rounded - exact) > SMALLEST_SHARE * exact) return null;
  if (rounded < 16 || measure.low !== measure.high) return spellFractions(measure, round, "oz", style);
  const total = Math.round(exact);
  const rest = total % 16;
  return rest === 0 ? `${total / 16} lb` : `${Math.floor(total / 16)} lb ${rest} oz`;
}

/** Sold by weight in the US. Gelatin comes in sheets and dried tomatoes in pieces, so spoons don't fit them. */
export function isWeighed({ id, aisle }: Food): boolean {
  if (id === "gelatin" || id === "sun-dried-tomato") return true;
  return aisle === "meat" || aisle === "fish" || aisle === "produce" || aisle === "bakery";
}

export function isLiquid({ id, parents, aisle, gramsPerMl }: Food): boolean {
  const isThin = gramsPerMl !== null && gramsPerMl > 0.85 && gramsPerMl < 1.1;
  return (
    isThin &&
    (["drinks", "alcohol", "oils"].includes(aisle) ||
      [id, ...parents].some(
        (name) => LIQUIDS.has(name) || /(?:milk|juice|stock|cream|broth|water)$/.test(name),
      ))
  );
}

function roundToPart(value: number, parts: readonly number[]): number {
  const whole = Math.floor(value);
  const choices = [...parts, 1].map((part) => whole + part).filter((one) => one > 0);
  return choices.reduce(
    (best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best),
    choices[0] ?? value,
  );
}

function isNear(rounded: number, value: number, tolerance: number): boolean {
  return Math.abs(rounded - value) <= tolerance * value;
}

function spellRange(
  { low, high }: Measure,
  convert: (value: number) => number,
  { unit, point }: { unit: string; point: Point },
): string {
  const [from, to] = [low, high].map((value) => String(convert(value)).replace(".", point));
  return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`;
}

type Unit = "cup" | "fl oz" | "tbsp" | "tsp" | "oz" | "inch";

function spellFractions(
  { low, high }: Measure,
  convert: (value: number) => number,
  unit: Unit,
  style: Style,
): string {
  const [from, to] = [convert(low), convert(high)];
  if (from === to) return spellUnit(from, unit, style);
  return `${spellScaled(from, style.spelling)}–${spellUnit(to, unit, style)}`;
}

function spellUnit(value: number, unit: Unit, { spelling, words }: Style): string {
  return `${spellScaled(value, spelling)} ${nameUnit(value, unit, words)}`;
}

/** Steps say "2 inch piece", too. */
function nameUnit(value: number, unit: Unit, words: Style["words"]): string {
  if (unit === "tbsp" || unit === "tsp") return findForm(value, words.spoons[unit], words);
  return unit === "cup" && value > 1 ? "cups" : unit;
}
