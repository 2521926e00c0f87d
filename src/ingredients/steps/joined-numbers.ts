import type { Span } from "../text/span.ts";
import { KIND_OF_OVEN } from "./fan-words.ts";

export interface NumberItem<Unit> extends Span {
  value: number;
  /** Null if the text has none after this number, like the first in "8 to 10 cm". */
  unit: Unit | null;
}

/** Keeps what's needed to write a number again. */
export interface Part {
  /** Joins the previous number and this one: " to ", "–". */
  joint: string;
  value: number;
  hasUnit: boolean;
}

export interface FoundMeasure<Unit> extends Span {
  /** Has 2 or more for a range or the sides of a pan. */
  parts: Part[];
  unit: Unit;
}

export type Relation = "range" | "pair" | "sides";

/** These words join the ends of a range, or alternatives, in the languages of recipes. */
const RANGE =
  "(?:up |down )?to|or|bis(?: zu| max\\.?)?|oder|ou|do|lub|albo|czy|até|hasta|fino a|tot|of|til|till|eller";
/** These do, too, but often mean something else: "and", "in", "at". */
const PAIR = "a|à|ad|al|o|u|i|e|ed|y|et|and|en|und|og|och|auf|naar";
const SIDES = "by|x|mal|sur|par|por|per|na|bij|op|gange|gånger";

const writeJoint = (signs: string, words: string) =>
  new RegExp(String.raw`^(?:\s{0,2}(?:${signs})\s{0,2}|-?[\s-](?:${words})[\s-])$`, "iu");
const JOINTS: readonly (readonly [Relation, RegExp])[] = [
  ["sides", writeJoint("[x×✕*＊]|乘以?", SIDES)],
  ["range", writeJoint("[-–—−~～〜/]|[至到或]", RANGE)],
  ["pair", writeJoint("[和与與]", PAIR)],
];
const MAX_JOINT = 12;
const MAX_UNIT = 20;
/** "2–8 °C" is a range, and "1 – 180 °C" is not. */
const MAX_RATIOS = { range: 4, pair: 2, sides: Infinity };
/** "1 a 3 cm" is a range, and "60 a 180 °C" may be a time with a temperature. */
const MAX_SMALL = 30;
const UNRELATED_RATIO = 10;

/** Follows another kind of number: "180 °C and 20 minutes". */
export const OTHER_UNIT =
  /^\s?-?\s?(?:%|[分秒小克毫升个個片块塊杯勺匙]|(?:min|sec|sek|hour|hr|stund|std|heure|hora|ore\b|or[ae]\b|time|timm|tim\b|uur|uren|godz|h\b|g\b|gr?\b|kg|mg|ml|cl|dl|l\b|oz|lb|pound|gram|cup|tbsp|tsp|tablespoon|teaspoon|el\b|tl\b))/iu;
const END = new RegExp(String.raw`^\s?(?:$|[.,;:!?()[\]，。；、）（]|${KIND_OF_OVEN})`, "iu");

/** Groups numbers of one range, of alternatives, or of the sides of one thing. */
export function groupJoined<Item extends Span>(
  text: string,
  items: readonly Item[],
  relations: readonly Relation[],
): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const relation = last && findRelation(text, last, item);
    if (group && relation && relations.includes(relation)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

export function findRelation(text: string, one: Span, next: Span): Relation | null {
  if (next.from - one.to > MAX_JOINT) return null;
  const joint = text.slice(one.to, next.from);
  return JOINTS.find(([, pattern]) => pattern.test(joint))?.[0] ?? null;
}

/**
 * Leaves out what a group has before and after its measure: "Step 1 – 180 °C", "180 °C and 20 minutes".
 * @returns null if that isn't sure, since half of a range must not be converted
 */
export function trimGroup<Item extends NumberItem<unknown>>(text: string, group: Item[]): Item[] | null {
  const first = group.findIndex(({ unit }) => unit !== null);
  const last = group.findLastIndex(({ unit }) => unit !== null);
  if (first < 0) return null;
  for (let at = first + 1; at <= last; at++)
    if (!group[at]?.unit && !areOneMeasure(text, group[at - 1], group[at])) return null;
  const start = findStart(text, group, first);
  const end = findEnd(text, group, last);
  return start === null || end === null ? null : group.slice(start, end + 1);
}

function findStart(text: string, group: readonly NumberItem<unknown>[], first: number): number | null {
  for (let at = first; at > 0; at--) {
    const joined = areOneMeasure(text, group[at - 1], group[at]);
    if (!joined) return joined === null ? null : at;
  }
  return 0;
}

function findEnd(text: string, group: readonly NumberItem<unknown>[], last: number): number | null {
  const end = group.at(-1)?.to ?? 0;
  const following = text.slice(end, end + MAX_UNIT);
  if (OTHER_UNIT.test(following)) return last;
  for (let at = last; at < group.length - 1; at++) {
    const [one, next] = [group[at], group[at + 1]];
    const joined = areOneMeasure(text, one, next);
    if (joined === false) return at;
    if (joined && (END.test(following) || isJoinedByX(text, one, next))) continue;
    // In "20 cm per 4 persone", the 4 isn't a side.
    return one && next && findRelation(text, one, next) === "sides" ? at : null;
  }
  return group.length - 1;
}

/** Checks for "9-inch x 13". */
function isJoinedByX(text: string, one: Span | undefined, next: Span | undefined): boolean {
  return /^\W*(?:[x×]|by)\W*$/i.test(text.slice(one?.to, next?.from));
}

/** @returns null if it isn't sure whether the numbers are of one measure */
function areOneMeasure(
  text: string,
  one: NumberItem<unknown> | undefined,
  next: NumberItem<unknown> | undefined,
): boolean | null {
  const relation = one && next && findRelation(text, one, next);
  if (!relation) return null;
  const ratio = Math.max(one.value, next.value) / Math.min(one.value, next.value);
  const isSmall = Math.max(one.value, next.value) <= MAX_SMALL;
  if (ratio <= MAX_RATIOS[relation === "pair" && isSmall ? "range" : relation]) return true;
  return ratio >= UNRELATED_RATIO ? false : null;
}

/** @param hasUnit whether the unit is written again after this number, as it is after the last */
export function listParts<Item extends NumberItem<unknown>>(
  text: string,
  items: readonly Item[],
  hasUnit: (item: Item) => boolean,
): Part[] {
  return items.map((item, at) => {
    const last = items[at - 1];
    const joint = last ? spellJoint(text.slice(last.to, item.from)) : "";
    return { joint, value: item.value, hasUnit: at === items.length - 1 || hasUnit(item) };
  });
}

function spellJoint(joint: string): string {
  const bare = joint.replace(/^[\s-]+|[\s-]+$/g, "");
  if (bare === "" || /^[–—−]$/.test(bare)) return "–";
  if (/^[x×✕*＊]$/i.test(bare)) return " × ";
  return /^\p{Script=Latin}/u.test(bare) ? ` ${bare} ` : joint;
}
