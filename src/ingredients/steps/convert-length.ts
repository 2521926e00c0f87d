import { FRACTION_GLYPHS } from "../text/fraction-glyphs.ts";

const CENTIMETERS_PER_INCH = 2.54;
const MAX_ERROR = 0.1;

/** Converts all sides, or all ends of a range; null if different ones would be the same. */
export function convertLengths(values: readonly number[], unit: "inch" | "cm"): string[] | null {
  const [findUsualStep, fine] = unit === "cm" ? [findInchStep, 1 / 8] : [findCentimeterStep, 0.1];
  for (const findStep of [findUsualStep, () => fine]) {
    const converted = values.map((value) => {
      const exact = unit === "cm" ? value / CENTIMETERS_PER_INCH : value * CENTIMETERS_PER_INCH;
      return roundLength(exact, [findStep(value), fine]);
    });
    if (converted.includes(0) || new Set(converted).size < new Set(values).size) continue;
    return converted.map((value) =>
      unit === "cm" ? spellFraction(value) : String(Number(value.toFixed(1))),
    );
  }
  return null;
}

/** Uses the finer step if the usual one is too coarse, as half a centimeter is for half an inch. */
function roundLength(exact: number, [usual, fine]: [usual: number, fine: number]): number {
  const round = (step: number) => Math.round(exact / step) * step;
  return Math.abs(round(usual) - exact) <= MAX_ERROR * exact ? round(usual) : round(fine);
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
