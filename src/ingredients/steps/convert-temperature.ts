/** Source: https://en.wikipedia.org/wiki/Gas_mark */
const GAS_MARKS = new Map<number, readonly [celsius: number, fahrenheit: number]>([
  [0.25, [110, 225]],
  [0.5, [120, 250]],
  [1, [140, 275]],
  [2, [150, 300]],
  [3, [160, 325]],
  [4, [180, 350]],
  [5, [190, 375]],
  [6, [200, 400]],
  [7, [220, 425]],
  [8, [230, 450]],
  [9, [240, 475]],
]);
const MIN_OVEN = { C: 90, F: 200 };
const MAX_OVEN = { C: 290, F: 550 };
/** Lower ovens aren't marked every 25 °F. */
const MIN_MARKED_FAHRENHEIT = 245;
/** In °F. Below, a number like 235 or 340 is for sugar or oil. */
const MIN_OVEN_IN_FIVES = 355;
const BOILING_CELSIUS = 100;

export interface Conversion {
  unit: "C" | "F" | "gas";
  system: "metric" | "us";
  isDifference?: boolean | undefined;
}

/** Converts all ends of a range; null if they'd be the same. */
export function convertTemperatures(values: readonly number[], conversion: Conversion): number[] | null {
  for (const convert of [convertTemperature, convertInFives, convertExactly]) {
    const converted = values.map((value) => convert(value, conversion));
    if (new Set(converted).size === new Set(values).size) return converted;
  }
  return null;
}

/** Rounds as cooks do: ovens are marked every 5 °C or 25 °F, but sugar and chocolate need each degree. */
function convertTemperature(value: number, conversion: Conversion): number {
  const { unit, system, isDifference } = conversion;
  if (unit === "gas") return GAS_MARKS.get(value)?.[system === "metric" ? 0 : 1] ?? value;
  const exact = convertExactly(value, conversion);
  if (isDifference) return value < 10 ? exact : roundTo(exact, 5);
  const step = unit === "F" && value < MIN_OVEN_IN_FIVES ? 25 : 5;
  if (value % step !== 0 || value < MIN_OVEN[unit] || value > MAX_OVEN[unit]) return exact;
  if (unit === "C") {
    if (value === BOILING_CELSIUS) return exact;
    return roundTo(value * 1.8 + 32, exact > MIN_MARKED_FAHRENHEIT ? 25 : 5);
  }
  const usual = [...GAS_MARKS.values()].find(([, fahrenheit]) => fahrenheit === value);
  return usual ? usual[0] : roundTo((value - 32) / 1.8, 5);
}

function convertInFives(value: number, conversion: Conversion): number {
  return roundTo(convertExactly(value, conversion), 5);
}

function convertExactly(value: number, { unit, isDifference }: Conversion): number {
  const zero = isDifference ? 0 : 32;
  return Math.round(unit === "F" ? (value - zero) / 1.8 : value * 1.8 + zero);
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
