import { toMilliliters } from "../amounts/measures.ts";
import type { UnitKind } from "../words/units.ts";
import { nameUnit } from "./name-unit.ts";
import { joinUnit, spellUnitNumber, type SpellContext } from "./spell-number.ts";
import type { RawTotal } from "./sum-totals.ts";

export interface SizedUnit {
  kind: UnitKind;
  /** Grams or milliliters. */
  size: number;
}

interface Measured extends SizedUnit {
  count: number;
}

const EXACT = 0.002;
const CLOSE = 0.02;
const CLOSE_SPOON = 0.01;
const TOLERANCE = 0.03;
const RANGE_TOLERANCE = 0.04;
/** People fill a larger measure instead. */
const MOST_SPOONS = 10;
const MOST_SPOONS_OF_RANGE = 20;
const HALVES = [0, 0.5];
const QUARTERS = [0, 0.25, 0.5, 0.75];
const CUP_PARTS = [...QUARTERS, 1 / 3, 2 / 3];
const EIGHTHS = [0.125, 0.375, 0.625, 0.875];
/** The parts that measures come in, those to prefer first. */
const PARTS: Partial<Record<UnitKind, readonly number[]>> = {
  cup: CUP_PARTS,
  dl: QUARTERS,
  tbsp: QUARTERS,
  dessertspoon: QUARTERS,
  tsp: CUP_PARTS,
  stick: QUARTERS,
  "fl-oz": HALVES,
  pint: QUARTERS,
  quart: QUARTERS,
  gallon: QUARTERS,
};
const SPOONS = new Set<UnitKind>(["tbsp", "dessertspoon", "tsp"]);
/** Half a spoon and another half are easily confused, so a larger spoon beside a smaller one is full. */
const FULL = [0];
const SMALLEST_CUP = 0.25;
/** In larger amounts, nobody counts eighths of a teaspoon. */
const MOST_EIGHTHS = 5;
const NOTHING = 1e-6;

export function isKitchenUnit(kind: UnitKind): boolean {
  return PARTS[kind] !== undefined;
}

export function isSpoon(kind: UnitKind): boolean {
  return SPOONS.has(kind);
}

/**
 * Writes a volume with one or two cups and spoons, within 3% of it.
 * @param units those of the parts; the first one is preferred
 * @returns null if none is close enough, or if it takes too many spoons
 */
export function spellKitchen(
  total: RawTotal,
  units: readonly SizedUnit[],
  context: SpellContext,
): string | null {
  const measured = total.low === total.high ? measure(total, units, context) : null;
  if (measured) return measured.map((one) => spell(total, one.count, one, context)).join(" + ");
  return total.low === total.high ? null : spellEnds(total, units, context);
}

function measure(total: RawTotal, units: readonly SizedUnit[], context: SpellContext): Measured[] | null {
  const volume = total.high;
  const isChosen = total.shares.some(({ amount }) => amount === null);
  const offered = offerUnits(total, units, context);
  const [first] = units;
  const larger = offered.filter(({ size }) => first && size > first.size);
  const smaller = offered.filter(({ size }) => first && size < first.size);
  // An added teaspoon that nobody wrote must change more than rounding does.
  const isWorth = ([, small]: readonly Measured[]) =>
    units.some(({ kind }) => kind === small?.kind) || !small || small.count * small.size > TOLERANCE * volume;
  const pairs = offered.flatMap((big) => listPairs(volume, big, offered)).filter(isWorth);
  const find = (choices: readonly Measured[][], tolerance?: number) =>
    choices.find(
      (parts) =>
        isNear(parts, volume, tolerance ?? getTolerance(parts)) && (isChosen || isFew(parts, MOST_SPOONS)),
    );
  const fillAll = (some: readonly SizedUnit[]) => some.map((unit) => [fill(volume, unit)]);
  const singles = fillAll(first ? [first, ...larger] : larger);
  return (
    find(singles) ??
    find(pairs, EXACT) ??
    find(singles, TOLERANCE) ??
    find(pairs, TOLERANCE) ??
    find(fillAll(smaller), TOLERANCE) ??
    null
  );
}

/** A spoon beside a spoon is easily measured. */
function getTolerance(parts: readonly Measured[]): number {
  return parts.some(({ kind }) => SPOONS.has(kind)) ? CLOSE_SPOON : CLOSE;
}

/** Adds the measures that every kitchen has, and cups where people use them. The largest is first. */
function offerUnits(
  { shares }: RawTotal,
  units: readonly SizedUnit[],
  { language, system }: SpellContext,
): SizedUnit[] {
  const region = shares[0]?.read.region;
  const isEnglish = language.startsWith("en") && shares.every(({ read }) => read.language.startsWith("en"));
  const kinds: UnitKind[] = isEnglish && system !== "metric" ? ["cup", "tbsp", "tsp"] : ["tbsp", "tsp"];
  const added = kinds.flatMap((kind) => {
    const size = region && !units.some((unit) => unit.kind === kind) ? toMilliliters(kind, region) : null;
    return size ? [{ kind, size }] : [];
  });
  return [...units, ...added].toSorted((one, other) => other.size - one.size);
}

/** Rounds to the nearest part of a measure, or to a half if it's close. */
function fill(volume: number, { kind, size }: SizedUnit): Measured {
  const exact = volume / size;
  const parts = [...(PARTS[kind] ?? FULL), ...(kind === "tsp" && exact < MOST_EIGHTHS ? EIGHTHS : [])];
  const least = kind === "cup" ? SMALLEST_CUP : NOTHING;
  const counts = [...parts, 1].map((part) => Math.floor(exact) + part).filter((count) => count >= least);
  const distance = (count: number) => Math.abs(count - exact);
  const coarse = counts.find((count) => Number.isInteger(2 * count) && distance(count) <= CLOSE * exact);
  const [nearest = exact] = counts.toSorted((one, other) => distance(one) - distance(other));
  const count = distance(nearest) <= EXACT * exact ? nearest : (coarse ?? nearest);
  return { kind, size, count };
}

/** Lists "1 cup + 2 tbsp" before "1⅓ cups + 2 tsp". What's beside a measure is less than its smallest part. */
function listPairs(volume: number, big: SizedUnit, offered: readonly SizedUnit[]): Measured[][] {
  const parts = SPOONS.has(big.kind) ? FULL : big.kind === "dl" ? HALVES : (PARTS[big.kind] ?? FULL);
  const step = big.size * Math.min(1, ...parts.filter((part) => part > 0));
  const smaller = offered.filter(({ size }) => size < big.size);
  return smaller.flatMap((small, at) =>
    parts.flatMap((part) => {
      const count = Math.floor(volume / big.size - part + EXACT) + part;
      const rest = volume - count * big.size;
      const most = Math.min(step, smaller[at - 1]?.size ?? step);
      const beside = Math.round((rest / small.size) * 2) / 2;
      return count > 0 && beside > 0 && beside * small.size < most
        ? [
            [
              { ...big, count },
              { ...small, count: beside },
            ],
          ]
        : [];
    }),
  );
}

function isNear(parts: readonly Measured[], volume: number, tolerance: number): boolean {
  const sum = parts.reduce((all, { count, size }) => all + count * size, 0);
  return Math.abs(sum - volume) <= tolerance * volume;
}

function isFew(parts: readonly Measured[], most: number): boolean {
  return parts.every(({ kind, count }) => !SPOONS.has(kind) || count <= most);
}

function spell(total: RawTotal, count: number, { kind }: SizedUnit, context: SpellContext): string {
  return joinUnit(spellUnitNumber(count, kind, context), nameUnit(total, count, { ...context, kind }));
}

/** Writes "2–3 tbsp", or "2 cups" if both ends are close to it. */
function spellEnds(total: RawTotal, units: readonly SizedUnit[], context: SpellContext): string | null {
  const { low, high } = total;
  const fillEnds = (unit: SizedUnit) => [fill(low, unit), fill(high, unit)] as const;
  for (const [unit, [from, to]] of units.map((one) => [one, fillEnds(one)] as const)) {
    const isClose = isNear([from], low, CLOSE) && isNear([to], high, CLOSE);
    if (!isClose || !isFew([to], MOST_SPOONS_OF_RANGE)) continue;
    const number = from.count === to.count ? "" : `${spellUnitNumber(from.count, unit.kind, context)}–`;
    return low > 0 ? number + spell(total, to.count, unit, context) : spell(total, to.count, unit, context);
  }
  const single = offerUnits(total, units, context)
    .map(fillEnds)
    .find(
      ([from, to]) =>
        isNear([from], high, RANGE_TOLERANCE) &&
        isNear([to], low, RANGE_TOLERANCE) &&
        isFew([to], MOST_SPOONS),
    );
  return single ? spell(total, single[1].count, single[1], context) : null;
}
