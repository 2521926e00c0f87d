import type { Food } from "../foods/food-table.ts";
import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { isHan } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import { convertMeasure, type Measure } from "./convert-measure.ts";
import { applyEdits, isMeasured, skipArticle, spellTimes, type Edit, type Scaling } from "./edit-amount.ts";
import { belongsTo, toGrams, toMilliliters, type Region, type UnitSystem } from "./measures.ts";
import { editAmounts } from "./pounds.ts";
import { findPreparedFood } from "./prepare-food.ts";

const SPOONS_PER_STICK = 8;
/** In grams per milliliter, with a margin: popcorn has 0.034, and golden syrup 1.44. */
const MIN_DENSITY = 0.02;
const MAX_DENSITY = 2.5;
/** "Or 1⅓ cups", "about 2 breasts", "of which 30 g", but not "2% or whole" and "110°F". */
const AMOUNT_IN_REST = /^(?:\p{L}+\s){0,2}[\d¼-¾⅐-⅞][\d.,/\s–-]*(?![\d.,/\s%°–-])/u;
/** Cups have exactly 8 fluid ounces. */
const SAME = 0.02;
/** Of the same amount in two units. */
const MAX_RATIO = 2;

/** Tells how to convert: the unit system, cup sizes, and food densities. */
export interface Units {
  system: UnitSystem;
  region: Region;
  /** Finds the food of a line, for its density. */
  findFood: (line: Pick<IngredientLine, "food" | "foodId">) => Food | null;
}

type ConvertedLine = Pick<IngredientLine, "amounts" | "food" | "foodId" | "text">;

/**
 * Converts the amounts of a line. If the author also wrote an amount in the wanted units, uses that one.
 * @param scaled the amounts of the line that grow with the recipe
 * @returns null if nothing changes
 */
export function convertLine(
  line: ConvertedLine,
  scaled: readonly Amount[],
  scaling: Scaling,
  units: Units,
): [Edit, ...Edit[]] | null {
  const { amounts, text } = line;
  const { system, region } = units;
  const [first, ...others] = amounts;
  if (system === "written" || !first?.unit || first.low === null || first.high === null) return null;
  const isCounted = amounts.some(
    ({ relation, unit }) => !unit && (relation === "added" || relation === "same"),
  );
  if (isInSystem(first, system, region) || !isMeasure(first) || isCounted) return null;
  const total = addUp(
    amounts.filter((one) => one === first || one.relation === "added"),
    region,
  );
  if (!total) return null;
  // The bracket of "1 cup milk, or 1 can (12 oz)" is the can's.
  const nextFood = Math.min(...others.filter(({ relation }) => relation === "other").map(({ from }) => from));
  const same = others.filter(
    (one) =>
      one.relation === "same" &&
      one.from < nextFood &&
      (!isInBrackets(text, one) || isAsMuch(one, total, region)),
  );
  const next = same.filter(({ within }) => within && isDirectlyAfter(text, total.to, within.from));
  const own = same.find(
    (one) => isInSystem(one, system, region) && (first.isOfEach === true || scaled.includes(one)),
  );
  const weight = same.find((one) => scaled.includes(one) && isAuthorsWeight(one, first, system, region));
  const best = (weight && addUp([weight], region)) ?? total;
  const converted = own
    ? convertToOwn(text, { first, own, same }, scaling)
    : convertTotal(line, { first, total: best }, scaling, units);
  if (!converted) return null;
  const to = Math.max(total.to, ...next.map(({ within }) => within?.to ?? 0));
  const rest = next[0] ? findRest(text, next[0], same) : "";
  // "1杯清水" becomes "240 ml 清水", but "30毫升油" becomes "2 大匙油".
  const isLatin = !isHan(converted.written, converted.written.length - 1);
  const space = !own && isLatin && isHan(text, to) ? " " : "";
  return [
    { from: converted.from, to, text: converted.written + (rest && ` (${rest})`) + space },
    ...same.filter((one) => !next.includes(one)).flatMap((one) => removeRepeated(text, one, same)),
    ...convertParts(line, scaled, scaling, units),
  ];
}

/** Uses the amount that the author wrote in the wanted units. */
function convertToOwn(
  text: string,
  { first, own, same }: { first: Amount; own: Amount; same: readonly Amount[] },
  scaling: Scaling,
): { from: number; written: string } {
  const isKept = first.isOfEach === true;
  const times = isKept && scaling.factor !== 1 ? spellTimes(scaling) : "";
  const from = times ? skipArticle(text, first.from) : first.from;
  return { from, written: times + spellOwn(text, own, same, isKept ? { ...scaling, factor: 1 } : scaling) };
}

/** Scales and converts a total. The size of each piece stays, but there are more pieces. */
function convertTotal(
  line: ConvertedLine,
  { first, total }: { first: Amount; total: Measure },
  scaling: Scaling,
  { system, region, findFood }: Units,
): { from: number; written: string } | null {
  const { spelling, words } = scaling;
  const isUsSize = first.isOfEach && system === "us";
  if (isUsSize && toMilliliters(total.kind, region) !== null) return null;
  const factor = first.isOfEach ? 1 : scaling.factor;
  const times = factor === scaling.factor ? "" : spellTimes(scaling);
  const measure = { low: total.low * factor, high: total.high * factor, kind: total.kind };
  const food = isUsSize ? null : findPreparedFood(line, findFood, words);
  const written = convertMeasure(measure, food, { system, region, spelling, words });
  const from = times ? skipArticle(line.text, first.from) : first.from;
  return written ? { from, written: times + written } : null;
}

/** Converts the 50 g of "500 g flour, of which 50 g for dusting". */
function convertParts(
  line: ConvertedLine,
  scaled: readonly Amount[],
  { factor, spelling, words }: Scaling,
  { system, region, findFood }: Units,
): Edit[] {
  return scaled.flatMap(({ isPart, unit, low, high, from, to }) => {
    if (!isPart || !unit || low === null || high === null) return [];
    const food = findPreparedFood(line, findFood, words);
    const measure = { low: low * factor, high: high * factor, kind: unit.kind };
    const written = convertMeasure(measure, food, { system, region, spelling, words });
    return written ? [{ from, to, text: written }] : [];
  });
}

/** After "8 oz chocolate (225 g)" is converted, the parentheses would repeat or contradict the amount. */
function removeRepeated(text: string, one: Amount, same: readonly Amount[]): Edit[] {
  const { within } = one;
  if (!within) return [];
  const rest = findRest(text, one, same);
  if (rest) return [{ from: within.from + 1, to: within.to - 1, text: rest }];
  const space = text[within.from - 1] === " " ? 1 : 0;
  return [{ from: within.from - space, to: within.to, text: "" }];
}

/** Finds the "chopped" of "(225 g, chopped)". */
function findRest(text: string, one: Amount, same: readonly Amount[]): string {
  if (!one.within || !isInBrackets(text, one)) return "";
  const { from, to } = one.within;
  const last = Math.max(...same.filter(({ within }) => within?.from === from).map((other) => other.to));
  const rest = /^\s?[,;，；]\s?(.*\p{L}.*)$/u.exec(text.slice(last, to - 1))?.[1] ?? "";
  // An amount would repeat or contradict the converted one.
  return AMOUNT_IN_REST.test(rest) ? "" : rest;
}

/** The author's own "(about 8 ounces)" is more precise than a density from the table. */
function isAuthorsWeight(weight: Amount, first: Amount, system: UnitSystem, region: Region): boolean {
  const { unit } = weight;
  return (
    system === "metric" &&
    unit !== null &&
    // "(24 oz jar)" is the size of the jar.
    weight.isOfEach !== true &&
    toGrams(unit.kind, region) !== null &&
    first.unit !== null &&
    toMilliliters(first.unit.kind, region) !== null &&
    !isFluid(weight, first, region)
  );
}

/** The 4 ounces of "½ cup (4 ounces) honey" are fluid. */
function isFluid({ low, unit }: Amount, first: Amount, region: Region): boolean {
  const milliliters = (first.low ?? 0) * (toMilliliters(first.unit?.kind ?? "g", region) ?? 0);
  return unit?.kind === "oz" && Math.abs((low ?? 0) * region.fluidOunce - milliliters) < SAME * milliliters;
}

/** Writes the author's own amount, also "1 lb 5 oz" and "1 pint 9 fl oz". */
function spellOwn(text: string, own: Amount, same: readonly Amount[], scaling: Scaling): string {
  const group = [own];
  for (const one of same)
    if (one.from > own.from && isDirectlyAfter(text, group.at(-1)?.to ?? 0, one.from)) group.push(one);
  const { from } = own;
  const to = group.at(-1)?.to ?? own.to;
  const edits = editAmounts(text, group, scaling).map((edit) => ({
    ...edit,
    from: edit.from - from,
    to: edit.to - from,
  }));
  return applyEdits(text.slice(from, to), edits, scaling.spelling).text;
}

function isInBrackets(text: string, { within }: Amount): boolean {
  return within !== undefined && /[(（]/.test(text[within.from] ?? "");
}

function isInSystem({ unit }: Amount, system: "metric" | "us", region: Region): boolean {
  return unit !== null && belongsTo(unit.kind, system, region);
}

/** Includes sticks of butter, which all weigh the same. */
function isMeasure(amount: Amount): boolean {
  return isMeasured(amount) || amount.unit?.kind === "stick";
}

function isDirectlyAfter(text: string, to: number, from: number): boolean {
  return text.slice(to, from).trim() === "";
}

/** Excludes "250 ml stock (1 tsp powder)": no food has such a density. */
function isAsMuch({ low, unit }: Amount, total: Measure, region: Region): boolean {
  if (!unit || !low) return false;
  const [ml, otherMl] = [toVolume(total.kind, region), toVolume(unit.kind, region)];
  const [grams, otherGrams] = [toGrams(total.kind, region), toGrams(unit.kind, region)];
  const isWithin = (least: number, most: number, ratio: number) => ratio >= least && ratio <= most;
  const isSimilar = (ratio: number) => isWithin(1 / MAX_RATIO, MAX_RATIO, ratio);
  if (ml && otherMl) return isSimilar((total.low * ml) / (low * otherMl));
  if (grams && otherGrams) return isSimilar((total.low * grams) / (low * otherGrams));
  if (grams && otherMl) return isWithin(MIN_DENSITY, MAX_DENSITY, (total.low * grams) / (low * otherMl));
  if (ml && otherGrams) return isWithin(MIN_DENSITY, MAX_DENSITY, (low * otherGrams) / (total.low * ml));
  return false;
}

/** Adds up "1 lb 4 oz" and "1 cup plus 1 tbsp", but not "1 cup plus 10 g". */
function addUp(amounts: readonly Amount[], region: Region) {
  const [first, ...added] = amounts;
  if (!first?.unit || first.low === null || first.high === null) return null;
  const { kind } = first.unit;
  if (added.length === 0) return { low: first.low, high: first.high, kind, to: first.to };
  for (const measure of [toGrams, toVolume]) {
    const unit = measure(kind, region);
    const sizes = amounts.map(({ unit: one }) => (one ? measure(one.kind, region) : null));
    if (unit === null || sizes.some((size) => size === null)) continue;
    const total = (of: "low" | "high") =>
      amounts.reduce((all, amount, at) => all + (amount[of] ?? 0) * (sizes[at] ?? 0), 0) / unit;
    return { low: total("low"), high: total("high"), kind, to: Math.max(...amounts.map(({ to }) => to)) };
  }
  return null;
}

/** Includes sticks, whose paper marks tablespoons. */
function toVolume(kind: UnitKind, region: Region): number | null {
  return kind === "stick" ? SPOONS_PER_STICK * region.tbsp : toMilliliters(kind, region);
}
