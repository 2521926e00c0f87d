import type { FoundNumber } from "../lines/read-number.ts";
import { FRACTION_GLYPHS, type FractionGlyph } from "../text/fraction-glyphs.ts";

/** A half is `½`, `1/2`, or `0.5`. */
export type FractionStyle = "glyph" | "slash" | "decimal";

/** Measuring cups and spoons come in these fractions. */
const KITCHEN = FRACTION_GLYPHS.filter(([, under]) => under !== 5 && under !== 6);

const THIRDS = KITCHEN.filter(([, under]) => under !== 8);
const HALVES = KITCHEN.filter(([, under]) => under === 2);
const COARSE_TOLERANCE = 0.08;
const LOOSE_TOLERANCE = 0.5;
/** Smaller amounts of grams have decimals. */
const MIN_WHOLE_GRAMS = 10;

const STEPS = [50, 25, 10, 5, 1, 0.5, 0.1];
/** Rounding to a step may change a value by 2%. */
const TOLERANCE = 0.02;
const LARGE = 100;
/** Keeps a scaled amount above 0. */
const MIN_AMOUNT = 0.01;

/** Lets `0.33` mean a third. */
const ROUNDED_BY = 0.007;
const EXACTLY = 0.0001;
/** Half of the smallest spoon. */
const SIXTEENTH = 1 / 16;
/** Larger numbers are rounded to eighths. */
const MAX_SIXTEENTHS = 0.6;

export interface Spelling {
  style: FractionStyle;
  /** Separates decimals. */
  point: "." | ",";
}

/**
 * Writes a number in the recipe's style, unless that can't express it exactly.
 * @param text the number as written in the line
 */
export function respell({ value, style }: FoundNumber, text: string, spelling: Spelling): string {
  if (style === "word" || style === "whole") return text;
  if (style === spelling.style) return text.replace("⁄", "/");
  if (style === "decimal" || spelling.style === "decimal") return text;
  const whole = Math.floor(value + ROUNDED_BY);
  const part = FRACTION_GLYPHS.find(([over, under]) => Math.abs(over / under - (value - whole)) < ROUNDED_BY);
  return part ? joinFraction(whole, part, spelling.style) : text;
}

/**
 * How exactly people measure: grams have decimals, spoons and cups have eighths, pieces have quarters
 * and thirds, and pinches have halves.
 */
export type Precision = "decimal" | "eighth" | "third" | "half";

/** Rounds to what people can measure in a kitchen. */
export function spellScaled(value: number, spelling: Spelling, precision: Precision = "eighth"): string {
  if (value > 0 && value < MIN_AMOUNT) return formatDecimal(MIN_AMOUNT, spelling.point);
  const whole = Math.floor(value + ROUNDED_BY);
  const rest = value - whole;
  if (Math.abs(rest) < ROUNDED_BY) return String(whole);
  const isDecimal = precision === "decimal";
  if (isDecimal && value >= LARGE) return String(roundToStep(value));
  if (isDecimal && value >= MIN_WHOLE_GRAMS && !Number.isInteger(value * 2)) return String(Math.round(value));
  if (spelling.style === "decimal" || isDecimal || value >= 20) return formatDecimal(value, spelling.point);
  const sixteenths = Math.round(value / SIXTEENTH);
  const isSixteenth = sixteenths % 2 === 1 && Math.abs(value - sixteenths * SIXTEENTH) < EXACTLY;
  if (isSixteenth && value < MAX_SIXTEENTHS) return `${sixteenths}/16`;
  const part = findCoarsePart(rest, value, precision) ?? findExactPart(rest) ?? findNearestPart(rest, value);
  if (part === "whole") return String(Math.round(value));
  return part ? joinFraction(whole, part, spelling.style) : formatDecimal(value, spelling.point);
}

/** @returns null if the change would be too large */
function findCoarsePart(rest: number, value: number, precision: Precision): FractionGlyph | "whole" | null {
  if (precision !== "third" && precision !== "half") return null;
  const parts = precision === "half" ? HALVES : THIRDS;
  const distance = ([over, under]: FractionGlyph) => Math.abs(over / under - rest);
  const best = parts.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const toWhole = value > 1 || precision === "half" ? Math.min(value < 0.5 ? 1 : rest, 1 - rest) : 1;
  const error = Math.min(distance(best), toWhole);
  if (error > value * (precision === "half" ? LOOSE_TOLERANCE : COARSE_TOLERANCE)) return null;
  return toWhole < distance(best) ? "whole" : best;
}

/** Rounds to the coarsest step within the tolerance: 226.8 to 225, 28.35 to 28. */
export function roundToStep(value: number): number {
  const step =
    STEPS.find(
      (one) => value >= one && Math.abs(Math.round(value / one) * one - value) <= TOLERANCE * value,
    ) ?? 0.1;
  return Math.round(Math.round(value / step) * step * 100) / 100;
}

function findExactPart(rest: number): FractionGlyph | null {
  return FRACTION_GLYPHS.find(([over, under]) => Math.abs(over / under - rest) < EXACTLY) ?? null;
}

/** @returns null if rounding would change the amount by more than a tenth */
function findNearestPart(rest: number, value: number): FractionGlyph | "whole" | null {
  const distance = (part: number) => Math.abs(part - rest);
  const best = KITCHEN.reduce((one, other) =>
    distance(other[0] / other[1]) < distance(one[0] / one[1]) ? other : one,
  );
  const error = distance(best[0] / best[1]);
  if (value > 1 && Math.min(rest, 1 - rest) < error) return "whole";
  return error <= value / 10 ? best : null;
}

/** Unifies fractions that aren't scaled, such as "1/2-inch pieces". */
export function respellFractions(text: string, { style }: Spelling): string {
  if (style === "glyph")
    return text.replace(
      /(?<![\d/.,])(?:(\d{1,2})[\s-])?(\d)[/⁄](\d)(?![\d/])/g,
      (all, whole, over, under) => {
        const glyph = findGlyph(Number(over), Number(under));
        return glyph ? `${whole ?? ""}${glyph}` : all;
      },
    );
  if (style !== "slash") return text;
  return text.replace(
    /(?<![\d/])(\d{0,2})\s?(?<!\/)([⅛-⅞⅙⅕¼⅓⅖½⅗⅔¾⅘⅚])/g,
    (all, whole: string, glyph: string) => {
      const [over, under] = FRACTION_GLYPHS.find(([, , sign]) => sign === glyph) ?? [0, 0];
      return `${all.startsWith(" ") ? " " : ""}${whole ? `${whole} ` : ""}${over}/${under}`;
    },
  );
}

/** @returns null if Unicode has no character for the fraction */
function findGlyph(over: number, under: number): string | null {
  return FRACTION_GLYPHS.find(([one, other]) => one === over && other === under)?.[2] ?? null;
}

function joinFraction(whole: number, [over, under, glyph]: FractionGlyph, style: FractionStyle): string {
  if (style === "glyph") return `${whole || ""}${glyph}`;
  return `${whole ? `${whole} ` : ""}${over}/${under}`;
}

function formatDecimal(value: number, point: string): string {
  const isEighth = value < 1 && Number.isInteger(value * 8);
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : isEighth ? 3 : 2;
  return String(Number(value.toFixed(digits))).replace(".", point);
}
