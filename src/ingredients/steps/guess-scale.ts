import { US, type Region } from "../amounts/measures.ts";
import type { Span } from "../text/span.ts";
import type { NumberItem } from "./joined-numbers.ts";

export type Scale = "C" | "F";

/** Without a letter, "°" may be either scale, or an angle. */
export type TemperatureItem = NumberItem<Scale | "°">;

/** These help to tell the scale of a bare degree sign. */
export interface Surroundings {
  known: TemperatureItem[];
  region: Region;
}

/** Near these verbs, "180°" is an angle: "Rotate the tray 180°". */
const TURN =
  /\b(?:turn|rotat|dreh|wend|tourn|gir[ae]|vänd|vrid|vend|drej|obr[oó][ct]|rod[ae]|draai|ruot)|[轉转旋]/iu;
const ANGLES = new Set([45, 60, 90, 120, 180, 270, 360]);
/** After these words, it's a temperature even so: "Bei 180 Grad backen und einmal wenden". */
const AT = /(?<!\p{L})(?:at|bei|auf|à|ved|op|w|i)\s$/iu;
const MAX_CHARACTERS_FROM_TURN = 30;
/** In Chinese, "度" is a degree of many things, alcohol among them. */
const CHINESE_OVEN = /[烤烘炉爐火温溫热熱炸焙]|\d\s?分/;
const MAX_CHARACTERS_FROM_OVEN = 16;
/** Oven temperatures without a unit. The ranges don't overlap, so from 300 on it's °F. */
const CELSIUS_OVEN = [100, 280] as const;
const FAHRENHEIT_OVEN = [300, 550] as const;
/** Warm milk for yeast, or custard, in °C. */
const CELSIUS_LIQUID = [30, 99] as const;
const NO_HEAT =
  /rh?um(?!\p{L})|alco?h?ol|alkohol|spirytus|[vw][oó]d[kc]|eau.de.vie|whisk|cogna|brandy|calvados|kirsch|grappa|liqu|lik[oö]r|liker|marnier|marsala|ron(?!\p{L})|s(?:ch)?naps|obstler|korn(?!\p{L})|aguard[ie]|cacha[cç]a|orujo|an[ií]s(?!\p{L})|bimber|nalew|jenever|br[aä]nnvin|vina[ig]|winkel|vinkel|hoek|angle|[aá]ngul|[aâ]ngulo|angol|k[aą]tem|schräg|neig|inclin|pench|pivot|biais|diagonal|drehen|messer|lame|incis|coltello|baum[eé]|brix/iu;

/** Gives "Lower it by 20 degrees" the scale of the other temperatures. */
export function guessChange(
  text: string,
  span: Span,
  values: readonly number[],
  { known, region }: Surroundings,
): Scale | null {
  if (isTurn(text, span, values)) return null;
  const units = new Set(known.map(({ unit }) => unit));
  if (units.size > 1) return null;
  const [unit] = units;
  if (unit === "C" || unit === "F") return unit;
  return usesFahrenheit(region) ? null : "C";
}

/** Reads "À 180°" as °C. Where ovens have °F, only numbers that are too hot for °C are sure. */
export function guessScale(
  text: string,
  span: Span,
  values: readonly number[],
  { known, region }: Surroundings,
): Scale | null {
  if (isTurn(text, span, values) || !isChineseOven(text, span)) return null;
  const isWithin = ([least, most]: readonly [number, number]) =>
    values.every((value) => value >= least && value <= most);
  const repeated = known.find(({ value }) =>
    values.some((one) => one !== value && isSameTemperature(one, value)),
  );
  if (repeated) return repeated.unit === "C" ? "F" : "C";
  const units = new Set(known.map(({ unit }) => unit));
  const isFahrenheit = units.size === 1 && units.has("F");
  if (isWithin(FAHRENHEIT_OVEN)) return "F";
  if (isFahrenheit) return isWithin([CELSIUS_OVEN[0], FAHRENHEIT_OVEN[1]]) ? "F" : null;
  const isCelsius = !usesFahrenheit(region) || (units.size === 1 && units.has("C"));
  const isLiquid = isWithin(CELSIUS_LIQUID) && !isAngleOrAlcohol(text, span, values);
  return isCelsius && (isWithin(CELSIUS_OVEN) || isLiquid) ? "C" : null;
}

/** Cups have the US size where ovens have °F. */
function usesFahrenheit({ cup }: Region): boolean {
  return cup === US.cup;
}

function isTurn(text: string, { from, to }: Span, values: readonly number[]): boolean {
  if (!values.some((value) => ANGLES.has(value)) || AT.test(text.slice(Math.max(0, from - 5), from)))
    return false;
  return TURN.test(text.slice(Math.max(0, from - MAX_CHARACTERS_FROM_TURN), to + MAX_CHARACTERS_FROM_TURN));
}

function isAngleOrAlcohol(text: string, { from, to }: Span, values: readonly number[]): boolean {
  const beside = text.slice(Math.max(0, from - MAX_CHARACTERS_FROM_TURN), to + MAX_CHARACTERS_FROM_TURN);
  return values.some((value) => ANGLES.has(value)) || NO_HEAT.test(beside);
}

function isChineseOven(text: string, { from, to }: Span): boolean {
  if (!text.slice(from, to).includes("度")) return true;
  return CHINESE_OVEN.test(
    text.slice(Math.max(0, from - MAX_CHARACTERS_FROM_OVEN), to + MAX_CHARACTERS_FROM_OVEN),
  );
}

/** Checks whether the larger number is the smaller one in °F. */
export function isSameTemperature(one: number, other: number): boolean {
  return Math.abs(Math.min(one, other) * 1.8 + 32 - Math.max(one, other)) <= 13;
}
