import { SHOPPING_MOST } from "../../contract/shopping-rules.ts";
import type { Adjustment } from "../../contract/shopping-sync.ts";
import { toGrams, toMilliliters, type Region, type UnitSystem } from "../amounts/measures.ts";
import { readAmount, type Amount } from "../lines/read-amount.ts";
import { skipSpaces } from "../lines/read-number.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import type { UnitKind } from "../words/units.ts";
import { isItem } from "./read-entry-amounts.ts";
import { measureSize } from "./read-pack.ts";
import type { Total } from "./spell-total.ts";
import { isSameCount, sumTotals, type RawTotal, type SumEntry } from "./sum-totals.ts";
import { ZEST } from "./part-words.ts";

/** In grams, milliliters, or units of `kind`. For weights and volumes, `kind` is the unit to show. */
export type WantedAmount = Adjustment;

/** For less than the first number, the step is the second one. */
type Steps = readonly (readonly [below: number, step: number])[];

const METRIC_STEPS: Steps = [
  [10, 1],
  [100, 10],
  [500, 50],
  [1000, 100],
  [Infinity, 250],
];
const CUP_STEPS: Steps = [
  [1, 0.25],
  [Infinity, 0.5],
];
const SPOON_STEPS: Steps = [
  [1, 0.5],
  [Infinity, 1],
];
const OUNCE_STEPS: Steps = [
  [4, 0.5],
  [Infinity, 1],
];
const PIECE_STEPS: Steps = [[Infinity, 1]];
const IN_UNITS: Partial<Record<UnitKind, Steps>> = {
  cup: CUP_STEPS,
  dl: SPOON_STEPS,
  lb: CUP_STEPS,
  jin: CUP_STEPS,
  pint: CUP_STEPS,
  quart: CUP_STEPS,
  gallon: CUP_STEPS,
  stick: CUP_STEPS,
  tbsp: SPOON_STEPS,
  tsp: SPOON_STEPS,
  dessertspoon: SPOON_STEPS,
  oz: OUNCE_STEPS,
  "fl-oz": OUNCE_STEPS,
  liang: OUNCE_STEPS,
};
const NEARLY = 1e-6;
const JOINT = /^\s*\+\s*/;
const TIMES = /^(\d{1,3})\s?[x×]\s?(?=\S)/;
const BRACKET = /^\s*[(（]([^()（）]*)[)）]/;

/**
 * Changes the first amount by a sensible step. An item without an amount counts as one.
 * @returns null if there's nothing left to take away
 */
export function stepAmount(totals: readonly Total[], direction: 1 | -1): WantedAmount[] | null {
  const [first, ...others] = totals;
  if (!first) return direction > 0 ? [{ measure: "count", kind: null, value: 2 }] : null;
  const value = stepTotal(first, direction);
  if (value <= 0) return null;
  return [{ measure: first.measure, kind: first.kind, value }, ...others.map(toWanted)];
}

function toWanted({ measure, kind, high }: Total): WantedAmount {
  return { measure, kind, value: high };
}

function stepTotal({ measure, high, unit, size }: Total, direction: 1 | -1): number {
  const own = measure === "count" ? PIECE_STEPS : unit && IN_UNITS[unit];
  const perUnit = own ? size : 1;
  const steps = own ?? METRIC_STEPS;
  const value = high / perUnit;
  const isBelow = (limit: number) => (direction > 0 ? value < limit - NEARLY : value <= limit + NEARLY);
  const step = steps.find(([limit]) => isBelow(limit))?.[1] ?? 1;
  const next = direction > 0 ? Math.floor(value / step + NEARLY) + 1 : Math.ceil(value / step - NEARLY) - 1;
  return next * step * perUnit;
}

/** Reads "600 g", "1½ kg", "2 x 500 g", "3 cans (400 g)", or "2 + 200 g". Null if it's anything else. */
export function readWantedAmount(text: string, words: LineWords, region: Region): WantedAmount[] | null {
  const folded = foldLetters(text.normalize("NFC")).trim();
  const wanted: WantedAmount[] = [];
  for (let at = 0; at < folded.length;) {
    const times = TIMES.exec(folded.slice(at));
    at += times?.[0].length ?? 0;
    const found = readAmount(folded, at, words)?.amount;
    if (!found || found.low === null || found.high === null) return null;
    const [bracket = "", size = ""] = BRACKET.exec(folded.slice(found.to)) ?? [];
    const one = readWanted(found, folded, region);
    add(wanted, { ...one, value: one.value * Number(times?.[1] ?? 1) }, readSize(size, words, region));
    at = found.to + bracket.length;
    const joint = JOINT.exec(folded.slice(at))?.[0].length;
    at = joint ? at + joint : skipSpaces(folded, at);
    if (joint && at >= folded.length) return null;
  }
  return wanted.length > 0 && wanted.every(({ value }) => value > 0) ? wanted : null;
}

function add(wanted: WantedAmount[], { measure, kind, value }: WantedAmount, size: string): void {
  const sized =
    size && measure === "count" ? `${kind ?? "piece"} ${size}`.slice(0, SHOPPING_MOST.kind) : kind;
  const same = wanted.find((one) => one.measure === measure && (measure !== "count" || one.kind === sized));
  if (same) same.value += value;
  else wanted.push({ measure, kind: sized, value });
}

function readWanted({ high, unit }: Amount, folded: string, region: Region): WantedAmount {
  const value = high ?? 0;
  const written = unit ? folded.slice(unit.from, unit.to) : "";
  if (!unit || isItem(written)) return { measure: "count", kind: null, value };
  const grams = toGrams(unit.kind, region);
  if (grams) return { measure: "weight", kind: unit.kind, value: value * grams };
  const milliliters = toMilliliters(unit.kind, region);
  if (milliliters) return { measure: "volume", kind: unit.kind, value: value * milliliters };
  return {
    measure: "count",
    kind: unit.kind === "other" ? written.slice(0, SHOPPING_MOST.kind) : unit.kind,
    value,
  };
}

/** Writes "400g" as entries do. */
function readSize(size: string, words: LineWords, region: Region): string {
  if (ZEST.test(size)) return "zest";
  const found = size ? readAmount(size, 0, words)?.amount : undefined;
  return found
    ? (measureSize(size, found, { region })?.pack ?? `${found.low}${found.unit?.kind ?? ""}`)
    : size;
}

/**
 * Finds what to store on the item's first entry so that its totals become those wanted. Removing another
 * entry later still subtracts what it had.
 */
export function findAdjustments(
  entries: readonly SumEntry[],
  wanted: readonly WantedAmount[],
  system: UnitSystem,
): Adjustment[] {
  const [first, ...others] = entries;
  if (!first) return [];
  const now = sumTotals([{ ...first, adjustments: [] }, ...others], system);
  const chosen = wanted.map((one) => adoptKind(one, now));
  const changed = chosen.flatMap((one): Adjustment[] => {
    const total = now.find((other) => isOf(other, one));
    const value = one.value - (total?.high ?? 0);
    // Choosing the end of a range makes it a single amount.
    const isRange = total !== undefined && total.low !== total.high;
    return isRange || Math.abs(value) > NEARLY ? [{ ...one, value }] : [];
  });
  const dropped = now
    .filter((total) => Math.abs(total.high) > NEARLY && !chosen.some((one) => isOf(total, one)))
    .map(({ measure, kind, high }): Adjustment => ({ measure, kind, value: -high }));
  return [...dropped, ...changed];
}

/** "3 tins" of "2 tins (400 g)" are tins of that size. */
function adoptKind(wanted: WantedAmount, now: readonly RawTotal[]): WantedAmount {
  if (wanted.measure !== "count" || now.some((total) => isOf(total, wanted))) return wanted;
  const [only, ...others] = now.filter(
    ({ measure, kind }) => measure === "count" && kind?.startsWith(`${wanted.kind ?? "piece"} `),
  );
  return only && others.length === 0 ? { ...wanted, kind: only.kind } : wanted;
}

function isOf({ measure, kind }: RawTotal, wanted: WantedAmount): boolean {
  return measure === wanted.measure && (measure !== "count" || isSameCount(kind, wanted.kind));
}
