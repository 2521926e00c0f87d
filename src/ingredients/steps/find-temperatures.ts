import type { Region } from "../amounts/measures.ts";
import type { Span } from "../text/span.ts";
import { KIND_OF_OVEN } from "./fan-words.ts";
import { findGasMarks } from "./find-gas-marks.ts";
import {
  guessChange,
  guessScale,
  isSameTemperature,
  type Scale,
  type Surroundings,
  type TemperatureItem,
} from "./guess-scale.ts";
import { groupJoined, listParts, trimGroup, type FoundMeasure } from "./joined-numbers.ts";
import { isChange } from "./temperature-changes.ts";

export interface Temperature extends FoundMeasure<Scale | "gas"> {
  /** True for "Lower it by 20 °C". */
  isDifference?: boolean;
}

const SIGN = String.raw`[°º˚⁰]|(?:degrees?|deg\.?|grad(?:er|en|i|os|a|ów)?|degr[ée]s?|graus?|stopni(?:e|a|ach)?)(?!\p{L})|(?:st|gr)\.?(?=\s?[CF](?!\p{L}))|度`;
const SCALE = String.raw`(?:[cz]elsiusa?|celcius|celsjusza|centigrad[eio]s?|centígrados?|fahrenheita?)(?!\p{L})|[摄攝华華]氏度?|[CF℃℉](?!(?!\p{Script=Han})[\p{L}\d])`;
const ITEM = new RegExp(
  String.raw`(?:([摄攝华華])氏\s?)?(?<![\d.,])(\d{1,3}(?:[.,]\d)?)(?!\d)(?:\s?-?(${SIGN}))?(?:[\s-]?(${SCALE}))?`,
  "giu",
);
/** A step with "上火180 下火160" stays, since these numbers have no unit to convert. */
const BARE_HEAT =
  /[上下底面]火\s?[:：]?\s?\d{2,3}(?!\d|\s?(?:[/~～至到-]\s?\d{2,3}\s?)?(?:[°º˚度℃c]|摄氏|攝氏))/i;
/** "20 c. à soupe" and "12 C" are spoons and cups. */
const MIN_BEFORE_LETTER = { lower: 60, upper: 20 };
const FREEZING_FAHRENHEIT = 32;
const NEGATIVE = /(?:(?:^|[\s(])[-−–]|(?:minus|moins|menos|meno)\s|零下\s?)$/iu;
/** "350°F (180)" already has both units. */
const BARE_REPEAT = /^\s?[([]\s?\d{2,3}\s?[)\]]/;
/** "Lower it to 350" and "fan 160" are temperatures in a step with other ones. */
const BEFORE_BARE = new RegExp(
  String.raw`(?<!\p{L})(?:to|at|auf|bei|à|al?|til|till|ved|i|op|do|na|${KIND_OF_OVEN}\p{L}*:?)\s$`,
  "iu",
);
const AFTER_BARE = new RegExp(
  String.raw`^(?:$|[.;!?)/]|,(?!\s?\d)|\s(?:(?:for|until|then|after|once|when|before)(?!\p{L})|reduzier|senk|erhöh|schalt|heiz|back|verlag))`,
  "iu",
);
const OVEN_BESIDE = new RegExp(String.raw`^\s(?:(?:for|in|with|if|using|a)\s){0,3}${KIND_OF_OVEN}`, "iu");
/** "Preheat the oven to 400 and bake" says enough even if there's no other temperature. */
const OVEN_BEFORE =
  /(?<!\p{L})(?:pre-?heat|ovens?|ofen|backofen|four|forno|horno|ugnen?|ovne?n?|piekarnik)[^.;,]{0,30}\s(?:to|at|auf|bei|à|a|al|på|til|till|do)\s$/iu;
const AFTER_OVEN = /^\s(?:and|und|et|e|y|och|og|i|while|for|vorheiz\p{L}*)(?!\p{L})/iu;
const BARE_OVEN = [120, 550] as const;
const LISTED = /\d°?\s?[,、]\s?$/;

export function findTemperatures(text: string, region: Region): Temperature[] {
  const marks = findGasMarks(text);
  if (BARE_HEAT.test(text)) return marks;
  const groups = listGroups(maskSpans(text, marks));
  const known = groups.flat().filter(({ unit }) => unit === "C" || unit === "F");
  return [...marks, ...groups.flatMap((group) => readGroup(text, group, { known, region }))];
}

function maskSpans(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { from, to } of spans) result = result.slice(0, from) + "_".repeat(to - from) + result.slice(to);
  return result;
}

function listGroups(text: string): TemperatureItem[][] {
  const items = [...text.matchAll(ITEM)].map((found): TemperatureItem => {
    const [all, prefix, number = "", sign, scale] = found;
    const value = Number(number.replace(",", "."));
    const isSure = sign !== undefined || /^[℃℉]|^\P{Script=Latin}|^\p{L}{2}/u.test(scale ?? "");
    const named = prefix ?? (scale && (isSure || isLetterSure(value, scale)) ? scale : undefined);
    const unit = named ? readScale(named) : sign ? "°" : null;
    const to = found.index + (unit === null ? (prefix?.length ?? 0) + number.length : all.length);
    return { from: found.index, to, value, unit };
  });
  return groupJoined(text, markBare(text, items), ["range", "pair"]).flatMap((group) => {
    const [first] = group;
    if (!first || group.every(({ unit }) => unit === null)) return [];
    const before = text.slice(Math.max(0, first.from - 10), first.from);
    if (NEGATIVE.test(before) || (group.length > 1 && LISTED.test(before))) return [];
    const own = trimGroup(text, group);
    const to = own?.at(-1)?.to ?? 0;
    return own && !BARE_REPEAT.test(text.slice(to, to + 10)) ? [own] : [];
  });
}

/** Marks ovens without a degree sign, so that a step isn't half converted. */
function markBare(text: string, items: TemperatureItem[]): TemperatureItem[] {
  const mark = (item: TemperatureItem, isOven: typeof isHeated): TemperatureItem => {
    const { from, to, value, unit } = item;
    if (unit !== null || value % 5 !== 0 || value < BARE_OVEN[0] || value > BARE_OVEN[1]) return item;
    return isOven(text.slice(Math.max(0, from - 60), from), text.slice(to, to + 30))
      ? { ...item, unit: "°" }
      : item;
  };
  const heated = items.map((item) => mark(item, isHeated));
  return heated.every(({ unit }) => unit === null)
    ? heated
    : heated.map((item) => mark(item, isBesideOthers));
}

const isBareEnd = (after: string) => AFTER_BARE.test(after) || AFTER_OVEN.test(after);

function isHeated(before: string, after: string): boolean {
  return OVEN_BEFORE.test(before) && isBareEnd(after);
}

function isBesideOthers(before: string, after: string): boolean {
  return (BEFORE_BARE.test(before) && isBareEnd(after)) || OVEN_BESIDE.test(after);
}

function isLetterSure(value: number, letter: string): boolean {
  return value >= MIN_BEFORE_LETTER[/[cf]/.test(letter) ? "lower" : "upper"];
}

function readScale(scale: string): Scale {
  return /^[f华華]/i.test(scale.normalize("NFKC").replace("°", "")) ? "F" : "C";
}

function readGroup(text: string, group: TemperatureItem[], surroundings: Surroundings): Temperature[] {
  const units = new Set(group.flatMap(({ unit }) => (unit === "C" || unit === "F" ? [unit] : [])));
  if (units.size > 1 || isInBothUnits(group)) return group.flatMap((item) => splitUnits(item, group));
  const [first, ...others] = group;
  // In "By 30 °C to 150 °C", only the first is a change.
  if (first && others.length > 0 && isChangeBefore(text, first, others)) {
    if (first.unit === null) return [];
    return [[first], others].flatMap((part) => readGroup(text, part, surroundings));
  }
  const span = { from: first?.from ?? 0, to: group.at(-1)?.to ?? 0 };
  const values = group.map(({ value }) => value);
  const [named] = units;
  const guessed = named ?? guessChange(text, span, values, surroundings);
  const isDifference = guessed ? isChange(text, span, values, guessed) : false;
  if (isDifference === null) return [];
  const unit = named ?? (isDifference ? guessed : guessScale(text, span, values, surroundings));
  if (!unit) return [];
  // Colder is a freezer, or a change that isn't recognized.
  if (unit === "F" && !isDifference && Math.min(...values) < FREEZING_FAHRENHEIT) return [];
  const parts = listParts(text, group, (item) => item.unit === "C" || item.unit === "F");
  return [{ ...span, parts, unit, isDifference }];
}

function isChangeBefore(text: string, first: TemperatureItem, others: readonly TemperatureItem[]): boolean {
  const unit = [first, ...others].some((item) => item.unit === "F") ? "F" : "C";
  if (isChange(text, first, [first.value], unit) !== true) return false;
  const values = others.map(({ value }) => value);
  return isChange(text, first, values, unit) !== true;
}

/** Checks for "350°/180°C". */
function isInBothUnits(group: readonly TemperatureItem[]): boolean {
  return group.some((item, at) => {
    const next = group[at + 1];
    if (!next || (item.unit === next.unit && item.unit !== "°")) return false;
    return isSameTemperature(item.value, next.value);
  });
}

function splitUnits(item: TemperatureItem, group: readonly TemperatureItem[]): Temperature[] {
  const isLarger = item.value >= Math.max(...group.map(({ value }) => value));
  const unit = item.unit === "C" || item.unit === "F" ? item.unit : isLarger ? "F" : "C";
  return [{ from: item.from, to: item.to, parts: [{ joint: "", value: item.value, hasUnit: true }], unit }];
}
