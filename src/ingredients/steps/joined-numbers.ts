import type { Span } from "../text/span.ts";

export interface NumberItem<Unit> extends Span {
  value: number;
  /** Null if the text has none after this number, like the first in "8 to 10 cm". */
  unit: Unit | null;
}

/** A number of a measure, as it's written again. */
export interface Part {
  /** Between the previous number and this one: " to ", "–". */
  joint: string;
  value: number;
  hasUnit: boolean;
}

export interface FoundMeasure<Unit> extends Span {
  /** Two for a range or the sides of a pan. */
  parts: Part[];
  unit: Unit;
}

export type Relation = "range" | "pair" | "sides";

/** Words between the ends of a range, and between alternatives, in the languages of recipes. */
const RANGE =
  "(?:up |down )?to|or|bis(?: zu| max\\.?)?|oder|ou|do|lub|albo|czy|até|hasta|fino a|tot|of|til|till|eller";
/** The same, but they often mean something else: "and", "in", "at". */
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

/** What follows another kind of number: "180 °C and 20 minutes". */
export const OTHER_UNIT =
  /^\s?-?\s?(?:%|[分秒小克毫升个個片块塊杯勺匙]|(?:min|sec|sek|hour|hr|stund|std|heure|hora|ore\b|or[ae]\b|time|timm|tim\b|uur|uren|godz|h\b|g\b|gr?\b|kg|mg|ml|cl|dl|l\b|oz|lb|pound|gram|cup|tbsp|tsp|tablespoon|teaspoon|el\b|tl\b))/iu;
/** Fan ovens, in the languages of recipes. */
export const FAN =
  "(?:fan|conv|umluft|hei(?:ss|ß)luft|chaleur|tournante|ventil|varmluft|hetelucht|termoobieg|ober)";
const END = new RegExp(String.raw`^\s?(?:$|[.,;:!?()[\]，。；、）（]|${FAN})`, "iu");

/** Numbers that belong to one range, to alternatives, or to the sides of one thing. */
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
  let first = group.findIndex(({ unit }) => unit !== null);
  let last = group.findLastIndex(({ unit }) => unit !== null);
  if (first < 0) return null;
  for (let at = first + 1; at <= last; at++)
    if (!group[at]?.unit && !isOne(text, group[at - 1], group[at])) return null;
  for (; first > 0; first--) {
    const joined = isOne(text, group[first - 1], group[first]);
    if (joined === null) return null;
    if (!joined) break;
  }
  const end = group.at(-1)?.to ?? 0;
  const following = text.slice(end, end + MAX_UNIT);
  if (OTHER_UNIT.test(following)) return group.slice(first, last + 1);
  for (; last < group.length - 1; last++) {
    const [one, next] = [group[last], group[last + 1]];
    const joined = isOne(text, one, next);
    if (joined === false) break;
    if (joined && (END.test(following) || isBesideX(text, one, next))) continue;
    // "20 cm per 4 persone"
    if (one && next && findRelation(text, one, next) === "sides") break;
    return null;
  }
  return group.slice(first, last + 1);
}

/** "9-inch x 13" */
function isBesideX(text: string, one: Span | undefined, next: Span | undefined): boolean {
  return /^\W*(?:[x×]|by)\W*$/i.test(text.slice(one?.to, next?.from));
}

/** Whether two joined numbers are of one measure; null if it isn't sure. */
function isOne(
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
