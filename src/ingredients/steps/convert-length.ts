import { FRACTION_GLYPHS } from "../text/fraction-glyphs.ts";

const CENTIMETERS_PER_INCH = 2.54;

/** Converts all sides, or all ends of a range; null if different ones would be the same. */
export function convertLengths(values: readonly number[], unit: "inch" | "cm"): string[] | null {
  const precisions = unit === "cm" ? [findInchStep, () => 1 / 8] : [findCentimeterStep, () => 0.1];
  for (const findStep of precisions) {
    const converted = values.map((value) => {
      const exact = unit === "cm" ? value / CENTIMETERS_PER_INCH : value * CENTIMETERS_PER_INCH;
      const step = findStep(value);
      return Math.round(exact / step) * step;
    });
    if (converted.includes(0) || new Set(converted).size < new Set(values).size) continue;
    return converted.map((value) =>
      unit === "cm" ? spellFraction(value) : String(Number(value.toFixed(1))),
    );
  }
  return null;
}

function findInchStep(centimeters: number): number {
  return centimeters < 12 ? 1 / 4 : 1 / 2;
}

function findCentimeterStep(inches: number): number {
  if (inches < 1 / 4) return 0.1;
  return inches < 4 ? 0.5 : 1;
}

function spellFraction(inches: number): string {
  const whole = Math.floor(inches);
  const glyph = FRACTION_GLYPHS.find(([over, under]) => over / under === inches - whole)?.[2] ?? "";
  return `${whole || (glyph ? "" : "0")}${glyph}`;
}
