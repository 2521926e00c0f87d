import type { UNIT_SYSTEMS } from "../../contract/rules.ts";
import type { UnitKind } from "../words/units.ts";

/** `written` keeps the recipe's own units. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Sizes of a country's measures, in milliliters or grams. */
export interface Region {
  /** Null if cups have no standard size there. */
  cup: number | null;
  tbsp: number;
  tsp: number;
  pint: number;
  fluidOunce: number;
  /** A jin (斤) in grams. */
  jin: number;
  /** Names the size classes of eggs. Null if they're unknown or different. */
  eggs: "us" | "eu" | null;
}

export const US = {
  cup: 236.6,
  tbsp: 14.79,
  tsp: 4.93,
  pint: 473.2,
  fluidOunce: 29.57,
  jin: 500,
  eggs: "us",
} satisfies Region;
const METRIC_KITCHEN: Region = {
  cup: 250,
  tbsp: 15,
  tsp: 5,
  pint: 568.3,
  fluidOunce: 28.41,
  jin: 500,
  eggs: "eu",
};
const REGIONS: Record<string, Region> = {
  us: US,
  au: { ...METRIC_KITCHEN, tbsp: 20, eggs: null },
  nz: { ...METRIC_KITCHEN, eggs: null },
  uk: METRIC_KITCHEN,
  ie: METRIC_KITCHEN,
  za: { ...METRIC_KITCHEN, eggs: null },
  ca: { ...US, cup: 250, tbsp: 15, tsp: 5 },
  jp: { ...METRIC_KITCHEN, cup: 200, eggs: null },
  fr: METRIC_KITCHEN,
  pl: METRIC_KITCHEN,
  pt: { ...METRIC_KITCHEN, cup: 240 },
  es: METRIC_KITCHEN,
  zh: { ...METRIC_KITCHEN, cup: 240, eggs: null },
  tw: { ...METRIC_KITCHEN, cup: 240, jin: 600, eggs: null },
};
const UNKNOWN: Region = { ...METRIC_KITCHEN, cup: null };

/** English recipes outside of North America and Australia seldom use cups. */
const CUPS = /\bcups?\b/i;

/**
 * @param language of the recipe: "en", "zh-TW"
 * @param link the recipe's page; a country in its address wins over the language
 * @param lines the recipe's ingredients; without a country, cups mean that its eggs are American
 */
export function findRegion(language: string, link: string | null, lines: readonly string[] = []): Region {
  return regionFor(findRegionCode(language, link, lines), language);
}

/** Returns a code that `regionFor` understands, empty for the usual region of the language. */
export function findRegionCode(language: string, link: string | null, lines: readonly string[] = []): string {
  const country = /^https?:\/\/[^/:]+\.([a-z]{2})(?=[:/]|$)/i.exec(link ?? "")?.[1]?.toLowerCase() ?? "";
  if (!/^en(?:-|$)/i.test(language)) return country === "jp" ? country : "";
  if (isRegion(country)) return country;
  return lines.some((line) => CUPS.test(line)) ? "us" : "";
}

/** @param code "us"; an empty or unknown one stands for the usual region of the language */
export function regionFor(code: string, language: string): Region {
  const [base = "", place = ""] = language.toLowerCase().split("-");
  if (isRegion(code)) return REGIONS[code] ?? UNKNOWN;
  if (base === "en") return { ...US, eggs: null };
  const name = [place, base].find(isRegion);
  return (name && REGIONS[name]) || UNKNOWN;
}

function isRegion(code: string): boolean {
  return Object.hasOwn(REGIONS, code);
}

export const GRAMS_PER_OUNCE = 28.35;
const GRAMS: Partial<Record<UnitKind, number>> = {
  mg: 0.001,
  g: 1,
  dag: 10,
  hg: 100,
  kg: 1000,
  oz: GRAMS_PER_OUNCE,
  lb: 453.6,
  // German, French, Dutch, and Danish pounds.
  "half-kilo": 500,
};
const MILLILITERS: Partial<Record<UnitKind, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 };
const CENTIMETERS: Partial<Record<UnitKind, number>> = { mm: 0.1, cm: 1, inch: 2.54 };

export function toGrams(kind: UnitKind, region: Region): number | null {
  if (kind === "jin") return region.jin;
  if (kind === "liang") return region.jin / (region.jin === 600 ? 16 : 10);
  return GRAMS[kind] ?? null;
}

export function toMilliliters(kind: UnitKind, region: Region): number | null {
  const { cup, tbsp, tsp, pint, fluidOunce } = region;
  const own: Partial<Record<UnitKind, number | null>> = {
    tsp,
    dessertspoon: 10,
    tbsp,
    cup,
    "fl-oz": fluidOunce,
    pint,
    quart: 2 * pint,
    gallon: 8 * pint,
  };
  return MILLILITERS[kind] ?? own[kind] ?? null;
}

export function toCentimeters(kind: UnitKind): number | null {
  return CENTIMETERS[kind] ?? null;
}

const METRIC = new Set<UnitKind>(["mg", "g", "dag", "hg", "kg", "ml", "cl", "dl", "l", "cm", "mm"]);
const US_UNITS = new Set<UnitKind>(["oz", "lb", "fl-oz", "cup", "pint", "quart", "gallon", "inch", "stick"]);

export function isMetric(kind: UnitKind | undefined): boolean {
  return kind !== undefined && METRIC.has(kind);
}

const SPOONS = new Set<UnitKind>(["tsp", "tbsp"]);
/** An Australian cup is about a US cup, but an Australian tablespoon and a British pint are larger. */
const SAME_SIZE = 0.06;

/** Spoons belong to both systems if they have the US size. */
export function belongsTo(kind: UnitKind, system: "metric" | "us", region: Region): boolean {
  if (system === "metric") return SPOONS.has(kind) || isMetric(kind);
  return (SPOONS.has(kind) || US_UNITS.has(kind)) && isUsSize(kind, region);
}

function isUsSize(kind: UnitKind, region: Region): boolean {
  const [own, us] = [toMilliliters(kind, region), toMilliliters(kind, US)];
  return own === null || us === null || Math.abs(own - us) <= SAME_SIZE * us;
}
