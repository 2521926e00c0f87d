import { convertMeasure, isLiquid } from "../amounts/convert-measure.ts";
import { isMetric, toGrams, toMilliliters, US } from "../amounts/measures.ts";
import type { UnitKind } from "../words/units.ts";
import { nameUnit } from "./name-unit.ts";
import { isKitchenUnit, isSpoon, spellKitchen, type SizedUnit } from "./spell-kitchen.ts";
import {
  joinUnit,
  MIN_ROUNDED,
  roundMetric,
  spellMetric,
  spellRange,
  spellUnitNumber,
  type SpellContext,
} from "./spell-number.ts";
import { findFood, type RawTotal } from "./sum-totals.ts";

const TOLERANCE = 0.03;
const EXACT = 0.005;
const SAME_CUP = 0.06;
const US_KINDS = new Set<UnitKind>(["oz", "lb", "stick", "cup", "fl-oz", "pint", "quart", "gallon"]);
const QUARTER = 4;
const THIRD = 3;

/** Writes a sum in the units of its parts. */
export function spellMixed(total: RawTotal, main: SizedUnit | null, context: SpellContext): string {
  const units = listUnits(total);
  if (!main || isWrittenMetric(main.kind, units) || (total.isConverted && isMetric(main.kind)))
    return spellAsMetric(total, context);
  if (isKitchenUnit(main.kind)) return spellMeasures(total, main, units, context);
  const [only] = units.length === 1 && !total.isConverted ? units : [];
  if (only) return spellOne(total, only, context);
  if (!total.isConverted && isMultiple(total.high / main.size, [QUARTER]))
    return spellOne(total, main, context);
  const isRange = total.low !== total.high;
  const even = isRange ? [main, ...units].find(({ size }) => isEven(total, size)) : undefined;
  if (even) return spellOne(total, even, context);
  const written = isRange ? null : spellAsUs(total, main, context);
  return written ?? spellOne(total, isNearly(total, main) ? main : (units.at(-1) ?? main), context);
}

/** Writes cups and spoons, and falls back to milliliters if there are some already, or if it takes many spoons. */
function spellMeasures(
  total: RawTotal,
  main: SizedUnit,
  units: readonly SizedUnit[],
  context: SpellContext,
): string {
  const written = unifyCups(total, main);
  const measures = [main, ...units.filter(({ kind }) => kind !== main.kind && isKitchenUnit(kind))];
  const isChosen = total.shares.some(({ amount }) => amount === null);
  const isWeighed = total.isConverted && !isEnglish(total, context);
  const hasMetric = !isChosen && (isWeighed || units.some(({ kind }) => isMetric(kind) && kind !== "dl"));
  const spelled = spellKitchen(written, hasMetric ? [main] : measures, context);
  if (spelled && !(hasMetric && spelled.includes(" + "))) return spelled;
  const food = findFood([total]);
  const isPoured = isSpoon(main.kind) && total.low === total.high && food !== null && isLiquid(food);
  if (hasMetric || (isPoured && !isChosen)) return spellAsMetric({ ...total, isConverted: true }, context);
  return spellAsUs(total, main, context) ?? spellOne(written, main, context);
}

/** The largest is first. */
export function listUnits({ shares, measure }: RawTotal): SizedUnit[] {
  const sizes = new Map<UnitKind, number>();
  for (const { amount, kind, read } of shares) {
    const unit = (amount?.kind ?? kind) as UnitKind | null;
    const size =
      amount?.size ??
      (unit && (measure === "weight" ? toGrams(unit, read.region) : toMilliliters(unit, read.region)));
    if (unit && size && !sizes.has(unit)) sizes.set(unit, size);
  }
  return [...sizes].map(([kind, size]) => ({ kind, size })).toSorted((one, other) => other.size - one.size);
}

/** Deciliters stay, since they're measured with cups of their own. */
function isWrittenMetric(kind: UnitKind, units: readonly SizedUnit[]): boolean {
  if (!isMetric(kind)) return false;
  return (
    kind === "g" || kind === "ml" || kind === "kg" || kind === "l" || (kind !== "dl" && units.length > 1)
  );
}

export function spellAsMetric(total: RawTotal, { spelling }: SpellContext): string {
  const { shares, isConverted } = total;
  const isExact = !isConverted && shares.every(({ amount }) => !amount || isMetric(amount.kind ?? undefined));
  const isOwn = (isExact && shares.length === 1) || shares.some(({ amount }) => amount === null);
  const names = total.measure === "weight" ? (["g", "kg"] as const) : (["ml", "l"] as const);
  const [from, to] = [total.low, total.high].map((value) =>
    spellMetric(
      isOwn || (isExact && value < MIN_ROUNDED) ? value : roundMetric(value),
      names,
      spelling.point,
    ),
  );
  if (!from || !to) return "";
  if (from.number === to.number || total.low <= 0) return `${to.number} ${to.unit}`;
  return from.unit === to.unit
    ? `${from.number}–${to.number} ${to.unit}`
    : `${from.number} ${from.unit}–${to.number} ${to.unit}`;
}

function spellOne(total: RawTotal, { kind, size }: SizedUnit, context: SpellContext): string {
  const scaled = { low: total.low / size, high: total.high / size };
  const number = spellRange(scaled, (value) => spellUnitNumber(value, kind, context));
  return joinUnit(number, nameUnit(total, scaled.high, { ...context, kind }));
}

/** Cups of different countries are nearly the same, so 1 cup and 2 cups are 3 cups. */
function unifyCups(total: RawTotal, { kind, size }: SizedUnit): RawTotal {
  if (!total.shares.every(({ amount }) => amount?.kind === kind)) return total;
  const measure = (end: "low" | "high") =>
    size * total.shares.reduce((sum, { amount }) => sum + (amount?.[end] ?? 0), 0);
  return Math.abs(measure("high") - total.high) <= SAME_CUP * total.high
    ? { ...total, low: measure("low"), high: measure("high") }
    : total;
}

function isMultiple(value: number, unders: readonly number[]): boolean {
  return unders.some((under) => Math.abs(value * under - Math.round(value * under)) < EXACT * under);
}

function isEven({ low, high }: RawTotal, size: number): boolean {
  return [low, high].every((value) => isMultiple(value / size, [QUARTER, THIRD]));
}

/** Rounding to a quarter hardly changes it. */
function isNearly({ low, high }: RawTotal, { size }: SizedUnit): boolean {
  const count = high / size;
  return low !== high || Math.abs(Math.round(count * QUARTER) / QUARTER - count) <= TOLERANCE * count;
}

/** Only English names these units as `convertMeasure` does. */
function isEnglish({ shares }: RawTotal, { language }: SpellContext): boolean {
  return language.startsWith("en") && shares.every(({ read }) => read.language.startsWith("en"));
}

function spellAsUs(total: RawTotal, main: SizedUnit, context: SpellContext): string | null {
  const { low, high, measure } = total;
  const { spelling, words } = context;
  if (!isEnglish(total, context) || !listUnits(total).some(({ kind }) => US_KINDS.has(kind))) return null;
  const conversion = { system: "us", region: US, spelling, words } as const;
  if (measure === "weight") return convertMeasure({ low, high, kind: "g" }, null, conversion);
  // A metric cup holds 250 ml.
  const factor = main.kind === "cup" ? US.cup / main.size : 1;
  return convertMeasure({ low: low * factor, high: high * factor, kind: "ml" }, null, conversion);
}
