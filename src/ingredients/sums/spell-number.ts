import { spellScaled, type Spelling } from "../amounts/written-number.ts";
import { isMetric, type UnitSystem } from "../amounts/measures.ts";
import { FRACTION_GLYPHS } from "../text/fraction-glyphs.ts";
import type { LineWords } from "../words/line-words.ts";
import type { UnitKind } from "../words/units.ts";
import type { RawTotal } from "./sum-totals.ts";

export interface SpellContext {
  system: UnitSystem;
  /** The viewer's. */
  words: LineWords;
  language: string;
  spelling: Spelling;
  /** True if the item is called "lemon wedges", so that "wedges" isn't repeated. */
  isNamed: boolean;
  /** True if the item shows what its only entry says. */
  isAsWritten: boolean;
}

const PARTS = [0, 1, ...FRACTION_GLYPHS.map(([over, under]) => over / under)];
/** Rounding to a fraction may change a sum by 3%. */
const TOLERANCE = 0.03;
const NOTHING = 1e-6;
export const MIN_ROUNDED = 100;
const ROUND_TO = 5;
const STEPS = [5, 1, 0.5, 0.1, 0.05];

/** Writes "2½", or decimals if no fraction is close enough. */
export function spellNumber(value: number, spelling: Spelling): string {
  const rounded = roundToPart(value);
  const isClose = Math.abs(rounded - value) <= TOLERANCE * value;
  return isClose ? spellScaled(rounded, spelling) : spellScaled(value, { ...spelling, style: "decimal" });
}

function roundToPart(value: number): number {
  const whole = Math.floor(value);
  const rest = value - whole;
  return whole + PARTS.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) ? one : best), 0);
}

/** Writes grams and milliliters, with up to two decimals of the large unit. */
export function spellMetric(
  value: number,
  [small, large]: readonly [string, string],
  point: string,
): { number: string; unit: string } {
  const isLarge = value >= 1000;
  const shown = isLarge ? value / 1000 : value;
  const digits = isLarge || value < 2 ? 2 : value < MIN_ROUNDED ? 1 : 0;
  return { number: String(Number(shown.toFixed(digits))).replace(".", point), unit: isLarge ? large : small };
}

/** Rounds as people weigh: to 5 g from 100 g on, below that to the coarsest step within 3%. */
export function roundMetric(value: number): number {
  if (value >= MIN_ROUNDED) return Math.round(value / ROUND_TO) * ROUND_TO;
  const round = (step: number) => Math.round(value / step) * step;
  const step = STEPS.find((one) => Math.abs(round(one) - value) <= TOLERANCE * value);
  return step ? round(step) : value;
}

/** Writes "1.5 dl", but "1½ cups". */
export function spellUnitNumber(value: number, kind: UnitKind, { spelling }: SpellContext): string {
  return isMetric(kind) ? spellScaled(value, spelling, "decimal") : spellNumber(value, spelling);
}

export function spellRange(
  { low, high }: Pick<RawTotal, "low" | "high">,
  spell: (value: number) => string,
): string {
  const [from, to] = [spell(low), spell(high)];
  return from === to || low <= NOTHING ? to : `${from}–${to}`;
}

export function joinUnit(number: string, unit: string): string {
  if (!unit) return number;
  return /^[\u3400-\u9fff]/.test(unit) ? number + unit : `${number} ${unit}`;
}
