import { US, type Region, type UnitSystem } from "./measures.ts";

interface FoundMeasure {
  from: number;
  to: number;
  /** In the unit of the text. Two for a range or the sides of a pan. */
  values: number[];
  /** "10–12 cm", not "10 × 12 cm". */
  isRange?: boolean;
  unit: "C" | "F" | "gas" | "inch" | "cm";
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d)?(?!\s?[½¼¾])|(?:\d{1,2}\s?)?[½¼¾]`;
/** Skips negative temperatures of freezers. Chinese has no space after the unit. */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,]|(?:^|[\s(])[-−–])(\d{2,3})(?:\s?[-–]\s?(\d{2,3}))?\s?([°º˚]\s?|(?:degrees?(?:\scelsius|\sfahrenheit)?|grad(?:er|en|i|os)?|degrés|graus|stopni(?:ach)?)(?!\p{L})\s?)?([CF℃℉])?(?!(?!\p{Script=Han})[\p{L}\d])`,
  "giu",
);
/** "Rotate the tray 180°", in the languages of recipes */
const TURN =
  /\b(?:turn|rotat|dreh|wend|tourn|gir[ae]|vänd|vrid|vend|drej|obr[oó][ct]|rod[ae]|draai|ruot)|[轉转旋]/iu;
const MAX_CHARACTERS_FROM_TURN = 30;
/** Oven temperatures without a unit. The ranges don't overlap, so from 300 on it's °F. */
const CELSIUS_OVEN = [100, 280] as const;
const FAHRENHEIT_OVEN = [300, 550] as const;
const GAS = /(?<!\p{L})gas\s?(?:mark)?\s?(\d|[¼½])(?!\d)/giu;
const LENGTH = new RegExp(
  String.raw`(?<![\d.,/])(${NUMBER})(?:\s?([x×–-])\s?(${NUMBER}))?\s?-?\s?(inch(?:es)?|["”″](?=\s|\)|,|$)|cm)(?!\p{L})`,
  "giu",
);
const QUARTERS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };
/** Source: https://en.wikipedia.org/wiki/Gas_mark */
const GAS_MARKS: Record<string, [celsius: number, fahrenheit: number]> = {
  "¼": [110, 225],
  "½": [120, 250],
  "1": [140, 275],
  "2": [150, 300],
  "3": [160, 325],
  "4": [180, 350],
  "5": [190, 375],
  "6": [200, 400],
  "7": [220, 425],
  "8": [230, 450],
  "9": [240, 475],
};
/** Elsewhere, "a" isn't an article: Portuguese "a 20 cm". */
const ENGLISH = /(?<!\p{L})(?:line|grease|butter|oil|use|take|in|into|the|with|and|of)(?!\p{L})/iu;
/** "180 °C (350 °F)" is one temperature in both units. */
const MAX_CHARACTERS_BETWEEN = 28;

/** Converts oven temperatures and pan sizes, unless the step already has them in both units. */
export function convertStep(
  text: string,
  { system, region }: { system: UnitSystem; region: Region },
): string {
  if (system === "written") return text;
  const temperatures = [...findTemperatures(text, region), ...findGasMarks(text)];
  const degree = system === "metric" ? "C" : "F";
  const length = system === "metric" ? "cm" : "inch";
  const edits = [...listToConvert(temperatures, degree), ...listToConvert(findLengths(text), length)];
  let result = text;
  for (const found of edits.toSorted((one, other) => other.from - one.from))
    result = joinArticle(result.slice(0, found.from), spell(found, system)) + result.slice(found.to);
  return result;
}

/** "an 8-inch pan" is "a 20 cm pan", and the other way round. */
function joinArticle(before: string, written: string): string {
  const needsN = /^(?:8|11|18)(?!\d)/.test(written);
  if (!needsN) return before.replace(/\b([Aa])n(\s)$/, "$1$2") + written;
  return (ENGLISH.test(before) ? before.replace(/\b([Aa])(\s)$/, "$1n$2") : before) + written;
}

function listToConvert(all: FoundMeasure[], wanted: FoundMeasure["unit"]): FoundMeasure[] {
  return all.filter((one) => {
    if (one.unit === wanted) return false;
    const near = all.filter((other) => isNear(one, other));
    // In "200C/180C fan/gas 6", degrees are converted and the gas mark is kept.
    const isRepeated = one.unit === "gas" && near.some(({ unit }) => unit !== "gas");
    return !isRepeated && near.every(({ unit }) => unit !== wanted);
  });
}

function isNear(one: FoundMeasure, other: FoundMeasure): boolean {
  return Math.max(other.from - one.to, one.from - other.to) < MAX_CHARACTERS_BETWEEN;
}

function findTemperatures(text: string, region: Region): FoundMeasure[] {
  return [...text.matchAll(TEMPERATURE)].flatMap((found) => {
    const [all, first, second, sign, letter] = found;
    const values = [first, second].filter((value) => value !== undefined).map(Number);
    const unit = letter ? letter.normalize("NFKC").at(-1)?.toUpperCase() : readSign(sign);
    const isTurn = TURN.test(
      text.slice(Math.max(0, found.index - MAX_CHARACTERS_FROM_TURN), found.index + MAX_CHARACTERS_FROM_TURN),
    );
    const degree = unit ?? (sign && !isTurn ? guessDegree(values, region) : null);
    if (degree !== "C" && degree !== "F") return [];
    return [{ from: found.index, to: found.index + all.trimEnd().length, values, unit: degree } as const];
  });
}

function readSign(sign = ""): "C" | "F" | undefined {
  if (/celsius/i.test(sign)) return "C";
  return /fahrenheit/i.test(sign) ? "F" : undefined;
}

/** "À 180°" means °C, except where ovens have °F: there, only what's too hot for °C is sure. */
function guessDegree(values: number[], region: Region): "C" | "F" | null {
  const isWithin = ([least, most]: readonly [number, number]) =>
    values.every((value) => value >= least && value <= most);
  if (isWithin(FAHRENHEIT_OVEN)) return "F";
  return region.cup !== US.cup && isWithin(CELSIUS_OVEN) ? "C" : null;
}

function findGasMarks(text: string): FoundMeasure[] {
  return [...text.matchAll(GAS)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    values: [QUARTERS[found[1] ?? ""] ?? Number(found[1])],
    unit: "gas",
  }));
}

function findLengths(text: string): FoundMeasure[] {
  return [...text.matchAll(LENGTH)].flatMap((found) => {
    const [all, first = "", joint = "", second, unit = ""] = found;
    const values = [first, ...(second ? [second] : [])].map(readValue);
    if (values.some((value) => !value)) return [];
    return [
      {
        from: found.index,
        to: found.index + all.length,
        values,
        isRange: /[–-]/.test(joint),
        unit: unit.toLowerCase() === "cm" ? "cm" : "inch",
      } as const,
    ];
  });
}

function readValue(text: string): number {
  const part = QUARTERS[text.at(-1) ?? ""];
  return part ? Number(text.slice(0, -1).trim() || 0) + part : Number(text.replace(",", "."));
}

function spell({ values, unit, isRange }: FoundMeasure, system: UnitSystem): string {
  const joint = isRange ? "–" : " × ";
  if (unit === "cm") return `${values.map(toInches).join(joint)} inch`;
  if (unit === "inch")
    return `${values.map((value) => toRounded(value * 2.54, value < 4 ? 0.5 : 1)).join(joint)} cm`;
  const converted = values.map((value) => convertTemperature(value, unit, system));
  return `${converted.join("–")} °${system === "metric" ? "C" : "F"}`;
}

/** Ovens are marked every 5 °C or 25 °F. */
function convertTemperature(value: number, unit: "C" | "F" | "gas", system: UnitSystem): number {
  if (unit === "gas") {
    const [celsius, fahrenheit] = GAS_MARKS[value === 0.25 ? "¼" : value === 0.5 ? "½" : String(value)] ?? [
      180, 350,
    ];
    return system === "metric" ? celsius : fahrenheit;
  }
  const usual = Object.values(GAS_MARKS).find(([, fahrenheit]) => fahrenheit === value)?.[0];
  if (unit === "F") return usual ?? toRounded((value - 32) / 1.8, 5);
  const fahrenheit = value * 1.8 + 32;
  return toRounded(fahrenheit, fahrenheit > 245 ? 25 : 5);
}

function toInches(centimeters: number): string {
  const inches = toRounded(centimeters / 2.54, centimeters < 12 ? 0.25 : 0.5);
  const whole = Math.floor(inches);
  const part = Object.keys(QUARTERS).find((sign) => QUARTERS[sign] === inches - whole) ?? "";
  return `${whole || (part ? "" : "0")}${part}`;
}

function toRounded(value: number, step: number): number {
  return Math.round(value / step) * step;
}
