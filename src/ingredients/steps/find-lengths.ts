import { FRACTION_GLYPHS } from "../text/fraction-glyphs.ts";
import {
  findRelation,
  groupJoined,
  listParts,
  trimGroup,
  type NumberItem,
  type FoundMeasure,
} from "./joined-numbers.ts";

export type Length = FoundMeasure<"inch" | "cm">;

type Item = NumberItem<"inch" | "cm" | "mm">;

const GLYPHS = new Map(FRACTION_GLYPHS.map(([over, under, glyph]) => [glyph, over / under]));
const SIGNS = [...GLYPHS.keys()].join("");
const GLYPH = `[${SIGNS}]`;
const NUMBER = String.raw`(?:\d{1,2}[\s-]?)?${GLYPH}|(?:\d[\s-])?[1-9]\/(?:16|[2348])(?![\d/])|\d{1,3}(?:[.,]\d{1,2})?(?!\s?${GLYPH})`;
const UNIT = String.raw`(?:inch(?:es)?|pouces?|pulgadas?|polegadas?|pollic[ei]|zoll|tum|tommer|duim|cal[ei]|cm|centim[eèé]t(?:er|re)s?|centímetros?|centimetri|zentimetern?|mm|millimet(?:er|re)s?)(?!(?!\p{Script=Han})\p{L})|厘米|公分|釐米|毫米|英寸|英吋|吋|寸(?=\s?[（(/模圆圓方蛋披烤])|["”″](?=\s|[),.;:]|$|[x×]\d)|(?<=[\d/${SIGNS}-])in(?:\.|(?![\p{L}-]))`;
const ITEM = new RegExp(
  String.raw`(?<![\d.,${SIGNS}]|(?<!\d)\d\/)(${NUMBER})(?!\d)(?:\s?-?\s?(${UNIT}))?`,
  "giu",
);
/** Tells whether the period of "8-in." ends the sentence. */
const SENTENCE_START = /^(?:\s*$|\s+\p{Lu})/u;
const OPEN_QUOTE = /(?:^|[\s(])["“]\p{L}[^"“”]*$/u;
const MAX_QUOTE = 40;
const LISTED = /\d\s?["”″]?,\s?$/;
/** "Cut 6 ¾-inch strips" are six strips. */
const COUNT_BEFORE_FRACTION = new RegExp(String.raw`^(\d+)\s(?:${GLYPH}|\d\/)`);
const DISH = /^[\s-]+(?:\p{L}+[\s-]){0,2}(?:pan|tin|plate|dish|skillet|mou?ld|ring|cutter|baking)(?!\p{L})/iu;
const CUT = /(?:cut|make|into|form|shape|slice)\s$/i;
const MAX_WHOLE = { afterCut: 1, elsewhere: 3 };
/** "4 x 10 cm discs" are four discs. */
const COUNTED =
  /^\s(?:\p{L}+[\s-]){0,3}(?:rounds|dis[ck]s|circles|tins|ramekins|rings|mou?lds|pans|cakes)(?!\p{L})/iu;
const MAX_COUNTED = 6;
/** "2 x 20 cm tins" are two tins. */
const MAX_COUNT = 4;
const MIN_RATIO_OF_COUNT = 4;

export function findLengths(text: string): Length[] {
  const items = [...text.matchAll(ITEM)].map((found): Item => {
    const [all, number = "", unit] = found;
    const from = found.index;
    const value = readValue(number);
    if (!unit || isQuoted(text, from, unit)) return { from, to: from + number.length, value, unit: null };
    const isEnd = unit.endsWith(".") && SENTENCE_START.test(text.slice(from + all.length));
    return { from, to: from + all.length - (isEnd ? 1 : 0), value, unit: readUnit(unit) };
  });
  return groupJoined(text, items, ["range", "pair", "sides"]).flatMap((group) => {
    const [first] = group;
    if (!first || group.every(({ unit }) => unit === null)) return [];
    const own = trimGroup(text, group);
    const isListed = group.length > 1 && LISTED.test(text.slice(Math.max(0, first.from - 5), first.from));
    if (!own || isListed || own.some(({ value }) => !value) || isUnsure(text, own)) return [];
    return splitUnits(text, own);
  });
}

/** Checks for the end of a quotation, as in 'Mix "batch 2" and …', which isn't an inch sign. */
function isQuoted(text: string, from: number, unit: string): boolean {
  return /["”]/.test(unit) && OPEN_QUOTE.test(text.slice(Math.max(0, from - MAX_QUOTE), from));
}

function isUnsure(text: string, items: readonly Item[]): boolean {
  const units = new Set(items.map(({ unit }) => unit));
  if (units.has("mm")) return true;
  // "2/3 cm" is often "2 to 3 cm".
  if (units.has("cm") && items.some(({ from, to }) => text.slice(from, to).includes("/"))) return true;
  const [first, second] = items;
  if (first && !second && isMaybeCount(text, first)) return true;
  if (items.length !== 2 || !first || !second || first.unit) return false;
  const joint = text.slice(first.to, second.from);
  if (findRelation(text, first, second) !== "sides" || /by/i.test(joint)) return false;
  if (/per/i.test(joint) && second.unit !== "cm") return true;
  if (!Number.isInteger(first.value)) return false;
  if (first.value <= MAX_COUNTED && COUNTED.test(text.slice(second.to, second.to + 50))) return true;
  return first.value <= MAX_COUNT && second.value / first.value >= MIN_RATIO_OF_COUNT;
}

function isMaybeCount(text: string, { from, to }: Item): boolean {
  if (DISH.test(text.slice(to, to + 40))) return false;
  const [, whole] = COUNT_BEFORE_FRACTION.exec(text.slice(from, to)) ?? [];
  const isAfterCut = CUT.test(text.slice(Math.max(0, from - 10), from));
  return Number(whole ?? 0) > MAX_WHOLE[isAfterCut ? "afterCut" : "elsewhere"];
}

/** "20 cm/8 inch" is one length in both units, and "9 by 13 inch" has two in one unit. */
function splitUnits(text: string, items: readonly Item[]): Length[] {
  const units = new Set(items.flatMap(({ unit }) => (unit === "inch" || unit === "cm" ? [unit] : [])));
  const [unit] = units;
  if (units.size === 1 && unit) {
    const parts = listParts(text, items, (item) => item.unit !== null && !isMark(text, item));
    return [{ from: items[0]?.from ?? 0, to: items.at(-1)?.to ?? 0, parts, unit }];
  }
  return items.flatMap(({ from, to, value, unit: own }) =>
    own === "inch" || own === "cm"
      ? [{ from, to, parts: [{ joint: "", value, hasUnit: true }], unit: own }]
      : [],
  );
}

function isMark(text: string, { to }: Item): boolean {
  return /["”″]/.test(text[to - 1] ?? "");
}

function readUnit(unit: string): Item["unit"] {
  if (/^(?:mm|mil|毫)/i.test(unit)) return "mm";
  return /^(?:c(?!al)|zent|[厘公釐])/i.test(unit) ? "cm" : "inch";
}

function readValue(text: string): number {
  const [, over, under] = /(\d)\/(\d+)$/.exec(text) ?? [];
  const glyph = GLYPHS.get(text.at(-1) ?? "");
  const part = over && under ? Number(over) / Number(under) : glyph;
  if (part === undefined) return Number(text.replace(",", "."));
  const whole = text.replace(/(?:\d\/\d+|\D)$/, "").replace(/[\s-]$/, "");
  return Number(whole) + part;
}
