import type { Aisle } from "../../contract/ingredient-rules.ts";
import { isLiquid } from "../amounts/convert-measure.ts";
import { isMetric, toGrams, toMilliliters, US, type Region } from "../amounts/measures.ts";
import { skipRun } from "../lines/food-words.ts";
import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { listPhrases, matchPhrase } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import type { AmountContext, EntryAmount } from "./entry-amount.ts";
import type { Counted } from "./find-counted.ts";
import { readPack, readTimes } from "./read-pack.ts";
import { sortOthers } from "./sort-others.ts";
import { ITEM_WORDS, TIP } from "./part-words.ts";

interface ReadAmounts {
  amounts: EntryAmount[];
  /** As the line says: "1 cup (240 g)". */
  gramsPerMl: number | null;
  isMixed: boolean;
}

/** In grams per milliliter, with a margin. */
const MIN_DENSITY = 0.02;
const MAX_DENSITY = 2.5;
/** Cups have exactly 8 fluid ounces. */
const SAME = 0.02;
const DOZEN = 12;
/** Their paper marks tablespoons of butter. */
const SPOONS_PER_STICK = 8;
/** Foods of these aisles are bought in pieces or cans. */
const KEPT_IN_PIECES = new Set<Aisle>(["meat", "fish", "canned", "other"]);
const NOTHING: ReadAmounts = { amounts: [], gramsPerMl: null, isMixed: false };
/** "1 Stück Ingwer" is a part of it, but "1 Stück Zwiebel" is an onion. */
const SOME_OF = /^(?:stuck|stuk|pezz[oi]|pieces?)$/;
const ITEMS = listPhrases(ITEM_WORDS);
const ARTICLE = /^[^\p{L}\p{N}]*(?:(?:an?|one|eine?n?|une?|een|ett?|um|uma|una?|en)\s+)?/u;

/** Adds up what a line says once, and leaves out alternatives. */
export function readEntryAmounts(line: IngredientLine, context: AmountContext): ReadAmounts {
  const [first, ...others] = line.amounts;
  const { added, isMixed } = sortOthers(line, context.words);
  if (isMixed) return { ...NOTHING, isMixed };
  if (!first || TIP.test(foldLetters(line.text.slice(0, first.from)))) return NOTHING;
  const summed = [first, ...others.filter(({ relation }) => relation === "added"), ...added];
  const amounts = summed.flatMap((amount) => measureAmount(amount, line, context));
  if (amounts.length < summed.length) return NOTHING;
  return { amounts, gramsPerMl: findOwnDensity(amounts, others, context.region), isMixed: false };
}

function measureAmount(amount: Amount, line: IngredientLine, context: AmountContext): EntryAmount[] {
  const { words, counted } = context;
  const { low, high } = countBareUnit(amount, line.text, words);
  if (low === null || high === null) return [];
  const kind = amount.unit?.kind ?? null;
  const unit = amount.unit ? line.text.slice(amount.unit.from, amount.unit.to) : "";
  const isPart = SOME_OF.test(foldLetters(unit)) && context.food?.gramsPerPiece === null;
  const named = kind && (isPart || !isItem(unit)) ? { kind, unit, isInName: false } : nameCounted(counted);
  const forms = words.unitForms.get(foldLetters(named.unit)) ?? [named.unit];
  const pack = readPack(line, amount, context);
  const whole = { low, high, ...named, forms, pack: "", packText: "", isPackSure: false };
  if (amount.isOfEach) return pack ? [{ ...whole, measure: "count", size: 1, low: 1, high: 1, ...pack }] : [];
  const known = kind && measureUnit(kind, context);
  if (known) return [{ ...whole, ...known }];
  const times = kind === null && isDozen(line, words) ? DOZEN : 1;
  const product = measureTimes(amount, line, context);
  if (product) return [{ ...whole, ...product, pack: "", packText: "" }];
  return [{ ...whole, measure: "count", size: 1, low: low * times, high: high * times, ...pack }];
}

/** "2 x 250 g mascarpone" is 500 g, but "2 x 200 g salmon" is 2 pieces. */
function measureTimes(amount: Amount, line: IngredientLine, context: AmountContext) {
  const { low, high } = amount;
  const each = readTimes(line, amount, context);
  if (!each?.unit || !each.low || each.low !== each.high || low === null || high === null) return null;
  if (KEPT_IN_PIECES.has(context.food?.aisle ?? "other")) return null;
  const known = measureUnit(each.unit.kind, context);
  if (!known) return null;
  const unit = line.text.slice(each.unit.from, each.unit.to);
  const forms = context.words.unitForms.get(foldLetters(unit)) ?? [unit];
  return { ...known, low: low * each.low, high: high * each.low, unit, forms };
}

function nameCounted(counted: Counted | null) {
  return counted
    ? { kind: counted.kind, unit: counted.word, isInName: true }
    : { kind: null, unit: "", isInName: false };
}

/** Danish "2 stk." counts the food itself. */
export function isItem(unit: string): boolean {
  const folded = foldLetters(unit).replace(/\(\p{L}{1,3}\)/gu, "");
  return matchPhrase(folded, 0, ITEMS)?.to === folded.length;
}

function isDozen(line: IngredientLine, words: LineWords): boolean {
  return matchPhrase(foldLetters(line.food), 0, words.dozen) !== null;
}

/** "A pinch of salt" is one, but "a few sprigs" are some. */
function countBareUnit(amount: Amount, text: string, words: LineWords) {
  const { unit, low, high } = amount;
  if (low !== null || !unit) return { low, high };
  const written = foldLetters(text.slice(unit.from, unit.to));
  const [singular = written] = words.unitForms.get(written) ?? [];
  const isOne = isOnlySize(text.slice(0, unit.from), words) && foldLetters(singular) === written;
  return isOne ? { low: 1, high: 1 } : { low, high };
}

/** Accepts "", "a", "a large", and "another", but not "a few". */
function isOnlySize(text: string, words: LineWords): boolean {
  const folded = foldLetters(text);
  const start = ARTICLE.exec(folded)?.[0].length ?? 0;
  const tables = [words.sizes, words.about, words.further, words.adverbs, words.states];
  return skipRun(folded, { from: start, to: folded.length }, tables) >= folded.length;
}

/** @returns null for units without a known size */
function measureUnit(
  kind: UnitKind,
  { region, food }: Pick<AmountContext, "region" | "food">,
): Pick<EntryAmount, "measure" | "size" | "kind"> | null {
  if (kind === "stick" && food?.id === "butter")
    return { measure: "volume", size: SPOONS_PER_STICK * region.tbsp, kind };
  if (kind === "oz" && food && isLiquid(food) && region.fluidOunce === US.fluidOunce)
    return { measure: "volume", size: US.fluidOunce, kind: "fl-oz" };
  const grams = toGrams(kind, region);
  if (grams) return { measure: "weight", size: grams, kind };
  const milliliters = toMilliliters(kind, region);
  return milliliters ? { measure: "volume", size: milliliters, kind } : null;
}

function findOwnDensity(
  amounts: readonly EntryAmount[],
  others: readonly Amount[],
  region: Region,
): number | null {
  if (amounts.some(({ measure, low, high }) => measure !== "volume" || low !== high)) return null;
  const milliliters = amounts.reduce((sum, { low, size }) => sum + low * size, 0);
  const weights = others.filter(
    (one) => one.relation === "same" && !one.isOfEach && one.unit && toGrams(one.unit.kind, region),
  );
  const weight = weights.find(({ unit }) => isMetric(unit?.kind)) ?? weights[0];
  if (!weight?.unit || !weight.low || weight.low !== weight.high) return null;
  const pounds =
    weight.unit.kind === "lb" ? weights.slice(1).find(({ unit }) => unit?.kind === "oz") : undefined;
  const grams =
    weight.low * (toGrams(weight.unit.kind, region) ?? 0) + (pounds?.low ?? 0) * (toGrams("oz", region) ?? 0);
  const isFluid =
    weight.unit.kind === "oz" && Math.abs(weight.low * region.fluidOunce - milliliters) < SAME * milliliters;
  const density = grams / milliliters;
  return !isFluid && density > MIN_DENSITY && density < MAX_DENSITY ? density : null;
}
