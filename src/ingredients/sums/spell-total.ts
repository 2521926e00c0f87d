import { convertMeasure, isLiquid } from "../amounts/convert-measure.ts";
import { belongsTo, isMetric, toGrams, toMilliliters, US } from "../amounts/measures.ts";
import type { UnitKind } from "../words/units.ts";
import { nameUnit } from "./name-unit.ts";
import type { SizedUnit } from "./spell-kitchen.ts";
import { listUnits, spellAsMetric, spellMixed } from "./spell-mixed.ts";
import { joinUnit, spellNumber, spellRange, type SpellContext } from "./spell-number.ts";
import { findDensity, findFood, type RawTotal } from "./sum-totals.ts";

/** In grams, milliliters, or pieces. */
export interface Total {
  measure: "weight" | "volume" | "count";
  /** As in adjustments: what a count counts, null for pieces; or the unit of a weight or volume. */
  kind: string | null;
  low: number;
  high: number;
  text: string;
  /** The unit of the text, in which steps are made. Null for counts. */
  unit: UnitKind | null;
  /** Grams or milliliters of that unit. */
  size: number;
}

const NOTHING = 1e-6;
/** `convertMeasure` writes these. The longest is first. */
const CONVERTED_UNITS: readonly (readonly [written: string, kind: UnitKind])[] = [
  ["cup", "cup"],
  ["fl oz", "fl-oz"],
  ["lb", "lb"],
  ["oz", "oz"],
];

/** @returns nothing for a total that someone took away */
export function spellTotal(raw: RawTotal, context: SpellContext): Total[] {
  const total = { ...raw, low: Math.max(raw.low, 0) };
  if (total.high <= NOTHING) return [];
  const { measure, low, high, kind } = total;
  const range = { measure, low, high };
  if (measure === "count") return [{ ...range, kind, text: spellCount(total, context), unit: null, size: 1 }];
  const shown = findShownUnit(total);
  const own = shown?.kind ?? null;
  const converted = spellConverted(total, context);
  if (converted)
    return [{ ...range, kind: own, text: converted, ...findConvertedUnit(converted, total, context) }];
  const text = spellMixed(total, shown, context);
  return [{ ...range, kind: own, text, unit: own, size: shown?.size ?? 1 }];
}

/** Finds the unit in which a converted amount is written. */
function findConvertedUnit(
  text: string,
  total: RawTotal,
  { words }: SpellContext,
): Pick<Total, "unit" | "size"> {
  const spoons = (["tbsp", "tsp"] as const).map((kind) => [words.spoons[kind][0] ?? kind, kind] as const);
  const kind = [...CONVERTED_UNITS, ...spoons].find(([written]) => text.includes(written))?.[1];
  if (!kind) return { unit: total.measure === "weight" ? "g" : "ml", size: 1 };
  const milliliters = toMilliliters(kind, US);
  if (!milliliters || total.measure === "volume")
    return { unit: kind, size: milliliters ?? toGrams(kind, US) ?? 1 };
  return { unit: kind, size: milliliters * (findDensity(total) ?? 1) };
}

function spellCount(total: RawTotal, context: SpellContext): string {
  const number = spellRange(total, (value) => spellNumber(value, context.spelling));
  const size = /^\S* (.+)$/.exec(total.kind ?? "")?.[1]?.replace(/^([\d.]+)([a-z]+)$/, "$1 $2");
  const written = total.shares.find(({ amount }) => amount?.packText)?.amount?.packText;
  const isRepeated = context.isNamed && total.shares.some(({ amount }) => amount?.isInName);
  const unit = total.kind === null || isRepeated ? "" : nameUnit(total, total.high, context);
  const text = joinUnit(number, unit);
  return size ? `${text} (${written ?? size})` : text;
}

/** @returns null if the total is in the wanted system already, or can't be converted */
function spellConverted(total: RawTotal, context: SpellContext): string | null {
  const { system, spelling, words } = context;
  if (system === "written" || (!total.isConverted && isInSystem(total, system))) return null;
  const known = findFood([total]);
  const gramsPerMl = findDensity(total);
  const food = known && { ...known, gramsPerMl };
  const { low, high, measure } = total;
  const conversion = { region: US, spelling, words };
  if (system === "us")
    return convertMeasure({ low, high, kind: measure === "weight" ? "g" : "ml" }, food, {
      ...conversion,
      system,
    });
  if (measure === "weight" || (food && isLiquid(food)))
    return spellAsMetric({ ...total, isConverted: true }, context);
  return gramsPerMl
    ? spellAsMetric(
        { ...total, measure: "weight", low: low * gramsPerMl, high: high * gramsPerMl, isConverted: true },
        context,
      )
    : null;
}

function isInSystem({ shares }: RawTotal, system: "metric" | "us"): boolean {
  return shares.every(({ amount, kind, read }) =>
    amount?.kind
      ? belongsTo(amount.kind, system, read.region) || (amount.kind === "stick" && system === "us")
      : isMetric((kind ?? "g") as UnitKind) === (system === "metric"),
  );
}

/** Someone's own unit wins, then that of the largest part. */
function findShownUnit(total: RawTotal): SizedUnit | null {
  const { shares } = total;
  const units = listUnits(total);
  const chosen = shares.findLast(({ amount, kind }) => amount === null && kind !== null);
  const largest = shares.toSorted((one, other) => other.high - one.high)[0];
  const kind = (chosen ?? largest)?.kind;
  return units.find((unit) => unit.kind === kind) ?? units[0] ?? null;
}
