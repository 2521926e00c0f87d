import { SHOPPING_MOST } from "../../contract/shopping-rules.ts";
import type { Adjustment } from "../../contract/shopping-sync.ts";
import { isLiquid, isWeighed } from "../amounts/convert-measure.ts";
import type { UnitSystem } from "../amounts/measures.ts";
import type { Food } from "../foods/food-table.ts";
import type { EntryAmount } from "./entry-amount.ts";
import type { ReadEntry } from "./read-entry.ts";

export interface SumEntry {
  id: string;
  read: ReadEntry;
  adjustments: readonly Adjustment[];
  /** Recipes say how to prepare a food, but what people type is what to buy. */
  isTyped?: boolean;
}

type Measure = Adjustment["measure"];

/** One entry's part of a total. */
interface Share {
  /** Null for an adjustment. */
  amount: EntryAmount | null;
  read: ReadEntry;
  /** The unit to show it in. */
  kind: string | null;
  low: number;
  high: number;
}

/** In grams, milliliters, or units. */
export interface RawTotal {
  measure: Measure;
  /** Of counts: the unit and what each is, as in adjustments. Null for pieces, weights, and volumes. */
  kind: string | null;
  low: number;
  high: number;
  shares: Share[];
  /** True if some of it was converted with a density. */
  isConverted: boolean;
}

const PACK = /^(\S*) (\d+(?:\.\d+)?)(g|ml)$/;
const PACKS = new Set(["pack", "bag", "box", "tub", "roll", "ball", "bottle"]);
const TOLERANCE = 0.03;
/** In grams or milliliters. */
const TRACES = new Map([
  ["pinch", 0.3],
  ["dash", 0.6],
]);
const NOTHING = 1e-6;
const PIECE = "piece";

/** Names what a count counts: "can 400g", "clove", null for pieces. */
function nameCount({ kind, unit, pack }: EntryAmount): string | null {
  const name = kind === "other" ? unit : kind;
  return pack
    ? `${name ?? PIECE} ${pack}`.slice(0, SHOPPING_MOST.kind)
    : (name?.slice(0, SHOPPING_MOST.kind) ?? null);
}

/** Adds up entries of the same food. Weight and volume become one total only if the density is known. */
export function sumTotals(entries: readonly SumEntry[], system: UnitSystem): RawTotal[] {
  const totals: RawTotal[] = [];
  for (const { read } of entries)
    for (const amount of read.amounts)
      addShare(totals, amount.measure, {
        amount,
        read,
        kind: amount.measure === "count" ? nameCount(amount) : amount.kind,
        low: amount.low * amount.size,
        high: amount.high * amount.size,
      });
  for (const { read, adjustments } of entries)
    for (const { measure, kind, value } of adjustments)
      addShare(totals, measure, { amount: null, read, kind, low: value, high: value });
  const chosen = entries
    .flatMap(({ adjustments }) => adjustments)
    .findLast(({ measure }) => measure !== "count");
  const settled = joinPacks(dropTraces(totals)).map(settleRange);
  const joined = joinMeasures(settled, { system, chosen: chosen?.measure ?? null });
  // Another device may have removed an entry whose amount was taken away here.
  return joined.some(({ high }) => high < -NOTHING)
    ? sumTotals(
        entries.map((entry) => ({ ...entry, adjustments: [] })),
        system,
      )
    : joined;
}

function addShare(totals: RawTotal[], measure: Measure, share: Share): void {
  const kind = measure === "count" ? share.kind : null;
  const total = totals.find((one) => one.measure === measure && isSameCount(one.kind, kind));
  if (!total) {
    totals.push({ measure, kind, low: share.low, high: share.high, shares: [share], isConverted: false });
    return;
  }
  total.low += share.low;
  total.high += share.high;
  total.shares.push(share);
}

/** A can of 14 oz is one of 400 g. */
export function isSameCount(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [, name, size, unit] = PACK.exec(one ?? "") ?? [];
  const [, otherName, otherSize, otherUnit] = PACK.exec(other ?? "") ?? [];
  if (!size || name !== otherName || unit !== otherUnit) return false;
  return Math.abs(Number(size) / Number(otherSize) - 1) <= TOLERANCE;
}

/** Beside a tablespoon, a pinch changes less than rounding does. */
function dropTraces(totals: RawTotal[]): RawTotal[] {
  const most = Math.max(...totals.map(({ measure, high }) => (measure === "count" ? 0 : high)));
  return totals.filter(({ measure, kind, high, shares }) => {
    const size = measure === "count" ? TRACES.get(kind ?? "") : undefined;
    return !size || size * high > TOLERANCE * most || shares.some(({ amount }) => amount === null);
  });
}

/** Beside "200 g", a pack of 250 g counts as its weight. Cans also hold water, so they stay. */
function joinPacks(totals: RawTotal[]): RawTotal[] {
  const joined = totals.filter((total) => !findPackTarget(total, totals));
  for (const total of totals) {
    const target = findPackTarget(total, totals);
    if (!target) continue;
    target.total.low += total.low * target.size;
    target.total.high += total.high * target.size;
    target.total.isConverted = true;
  }
  return joined;
}

function findPackTarget({ kind, shares }: RawTotal, totals: readonly RawTotal[]) {
  const [, unit = "", size, measured] = PACK.exec(kind ?? "") ?? [];
  const measure = measured === "g" ? "weight" : "volume";
  const isSure = shares.every(({ amount }) => !amount || amount.isPackSure);
  const total = size && isSure && PACKS.has(unit) ? totals.find((one) => one.measure === measure) : undefined;
  return total && { total, size: Number(size) };
}

/** Once someone chose an amount, it's no range anymore. */
function settleRange(total: RawTotal): RawTotal {
  return total.shares.some(({ amount }) => amount === null) ? { ...total, low: total.high } : total;
}

interface Preference {
  system: UnitSystem;
  /** Of the last amount that someone chose. */
  chosen: Measure | null;
}

function joinMeasures(totals: RawTotal[], preference: Preference): RawTotal[] {
  const weight = totals.find(({ measure, high }) => measure === "weight" && Math.abs(high) > NOTHING);
  const volume = totals.find(({ measure, high }) => measure === "volume" && Math.abs(high) > NOTHING);
  // If volumes are only adjustments, the weights tell the density.
  const source = volume?.shares.some(({ amount }) => amount !== null) ? volume : weight;
  const gramsPerMl = weight && volume && source ? findDensity(source) : null;
  if (!weight || !volume || !gramsPerMl) return totals;
  const toWeight = isWeightWanted({ weight, volume, gramsPerMl }, preference);
  const [kept, changed] = toWeight ? [weight, volume] : [volume, weight];
  const factor = toWeight ? gramsPerMl : 1 / gramsPerMl;
  const joined: RawTotal = {
    ...kept,
    low: kept.low + changed.low * factor,
    high: kept.high + changed.high * factor,
    shares: kept.shares,
    isConverted: true,
  };
  return totals.flatMap((total) => (total === kept ? [joined] : total === changed ? [] : [total]));
}

/**
 * Averages the densities of what people wrote, in grams per milliliter.
 * @returns null if one of them is unknown
 */
export function findDensity({ measure, shares }: Pick<RawTotal, "measure" | "shares">): number | null {
  const written = shares.filter(({ amount }) => amount !== null);
  let grams = 0;
  let milliliters = 0;
  for (const { high, read } of written.length > 0 ? written : shares.slice(0, 1)) {
    if (!read.gramsPerMl) return null;
    grams += measure === "weight" ? high : high * read.gramsPerMl;
    milliliters += measure === "weight" ? high / read.gramsPerMl : high;
  }
  return milliliters > 0 ? grams / milliliters : null;
}

interface Pair {
  weight: RawTotal;
  volume: RawTotal;
  gramsPerMl: number;
}

function isWeightWanted({ weight, volume, gramsPerMl }: Pair, { system, chosen }: Preference): boolean {
  const food = findFood([weight, volume]);
  const isThin = food !== null && isLiquid(food);
  if (system === "written" && chosen) return chosen === "weight";
  if (system === "written") return !isThin || weight.high >= volume.high * gramsPerMl;
  if (!food) return true;
  return system === "metric" ? !isThin : isWeighed(food);
}

export function findFood(totals: readonly RawTotal[]): Food | null {
  for (const { shares } of totals) for (const { read } of shares) if (read.prepared) return read.prepared;
  return null;
}
