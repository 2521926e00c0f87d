import type { Amount } from "../lines/read-amount.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isHan, matchPhrase } from "../words/phrases.ts";
import { COUNTED_WHOLES, type UnitKind } from "../words/units.ts";
import { convertCount } from "./convert-count.ts";
import { convertLine, type Units } from "./convert-line.ts";
import { convertSizes } from "./convert-size.ts";
import { applyEdits, isMeasured, type Edit, type Scaling } from "./edit-amount.ts";
import { inflectCases } from "./inflect-cases.ts";
import { inflectCounted } from "./inflect-counted.ts";
import { isMetric } from "./measures.ts";
import { editAmounts } from "./pounds.ts";
import { isPlural } from "./unit-forms.ts";
import type { FractionStyle, Spelling } from "./written-number.ts";

/** From 100 on, numbers have no decimals. */
const MIN_WITHOUT_DECIMALS = 100;
/** Includes "٢", which Tagine doesn't read. */
const ANY_NUMBER = /[\p{Nd}¼-¾⅐-⅞]/u;

/** Scaling "1 tsp per pound of meat", "1 egg per person", or "1 cup minus 1 tbsp" would be wrong. */
const RATE =
  /(?<!\p{L})(?:(?:per|pro|par|por|na|al|auf) (?:\d+ ?|each )?(?:kg|g|lbs?|pounds?|kilos?|chilo|quilo|kilogram\p{L}*|lit(?:er|re|ro|r)s?|pfund|head|servings?|person|persona|personne|pessoa|persoon|portion|porzione|porción|porção|portie|osobę|porcję)|(?<!\b(?:au|al|pelo|non) )(?:minus|moins|menos|meno) \d+(?:[.,/]\d+)?(?!\d|\s?%))(?!\p{L})|每[人份](?![\d一二两兩三半])/iu;
const IN_BRACKETS = /[(（][^()（）]*[)）]/g;
/** "4 eggs, one per person" */
const WORD_BEFORE_RATE = /[,;(（]\s?\p{L}{2,5}\s?$/u;
const TINS = new Set<UnitKind>(["can", "jar", "bottle"]);
/** In "400克/罐 2罐", the weight is for one can. */
const PER_PACK = /^\s?\/\s?[罐袋盒包瓶个個]/u;
const ARTICLE_BEFORE_UNIT = /(?<!\p{L})(an?)\s+(?!(?:few|little|couple)\b)(?:\p{L}+\s+)?$/iu;

export interface ShownLine {
  text: string;
  /** Spans number and unit in `text`. Null for lines like "salt". */
  amount: Span | null;
  /** The line as written. Null unless its units were converted. */
  original: string | null;
  /** Is 2 for "1½ eggs". Null unless scaling a count leaves a fraction. */
  nearestWhole: number | null;
  /** True if the line has numbers that couldn't be scaled. */
  isUnscaled: boolean;
}

/**
 * Scales the amounts of a line in the recipe's style, except the sizes of cans and jars.
 * @param units if given, also converts the amounts
 */
export function showLine(read: IngredientLine, scaling: Scaling, units?: Units): ShownLine {
  const line = countBareUnit(read, scaling.words);
  const [first] = line.amounts;
  const scaled = listScaled(line);
  // "100 g per person" is converted, but never scaled.
  const used = scaled.length > 0 ? scaling : { ...scaling, factor: 1 };
  const edits = scaleAmounts(line, scaled, scaling);
  const own = applyEdits(line.text, edits, scaling.spelling);
  const isUnscaled = scaling.factor !== 1 && edits.length === 0 && ANY_NUMBER.test(line.text);
  const nearestWhole = findNearestWhole(line, used);
  const shown = { original: null, nearestWhole, isUnscaled };
  if (!first) return { ...shown, text: own.text, amount: null };
  const original = line.text;
  const converted = units && convertLine(line, scaled, used, units);
  if (converted)
    return { ...shown, ...showConverted(line, scaled, converted, used), original, nearestWhole: null };
  const sizes = units ? [...convertSizes(line, scaled, used, units), ...convertCount(line, used, units)] : [];
  const sized = showSizes(line, sizes, edits, scaling);
  if (sized) return { ...shown, ...sized, original };
  return { ...shown, ...markAmount(own, spanAmounts(line, first)) };
}

/** Also inflects the foods that the amounts count. */
function scaleAmounts(line: IngredientLine, scaled: readonly Amount[], scaling: Scaling): Edit[] {
  return [
    ...editAmounts(line.text, scaled, scaling),
    ...(scaled.length > 0 ? [...inflectCountedFood(line, scaling), ...inflectCases(line, scaling)] : []),
    ...inflectOthers(line, scaled, scaling),
  ];
}

/** Turns "2 cups milk, 1 egg" into "4 cups milk, 2 eggs". */
function inflectOthers({ text }: IngredientLine, scaled: readonly Amount[], scaling: Scaling): Edit[] {
  const others = scaled.filter(({ relation }) => relation === "other");
  return others.flatMap((amount) => inflectCounted(text, amount, scaling));
}

/** Scales the amounts that aren't converted, too. */
function showConverted(
  line: IngredientLine,
  scaled: readonly Amount[],
  converted: [Edit, ...Edit[]],
  scaling: Scaling,
): MarkedText {
  const edits = [
    ...converted,
    ...editAmounts(line.text, scaled, scaling),
    ...inflectOthers(line, scaled, scaling),
  ];
  return markEdit(applyEdits(line.text, edits, scaling.spelling), converted[0]);
}

/** Replaces the edits inside of converted sizes. */
function showSizes(
  { text, amounts: [first] }: IngredientLine,
  sizes: readonly Edit[],
  edits: readonly Edit[],
  { spelling }: Scaling,
): MarkedText | null {
  const [size] = sizes;
  if (!size || !first) return null;
  const isKept = (edit: Edit) => !sizes.some(({ from, to }) => from <= edit.from && edit.to <= to);
  const whole = applyEdits(text, [...sizes, ...edits.filter(isKept)], spelling);
  return size.to <= first.to ? markAmount(whole, first) : markEdit(whole, size);
}

/**
 * Counts "a handful of parsley" and Polish "łyżka cukru" as 1. The reader takes English articles for
 * notes.
 */
function countBareUnit(line: IngredientLine, words: LineWords): IngredientLine {
  const [first, ...others] = line.amounts;
  if (!first?.unit || first.low !== null) return line;
  const before = line.text.slice(0, first.unit.from);
  const article = ARTICLE_BEFORE_UNIT.exec(before);
  const isBare = words.hasBareUnits && !/[\p{L}\p{N}]/u.test(before);
  if (!article && !isBare) return line;
  const from = article?.index ?? first.unit.from;
  const number = { value: 1, from, to: from + (article?.[1]?.length ?? 0), style: "word" as const };
  return { ...line, amounts: [{ ...first, low: 1, high: 1, numbers: [number], from }, ...others] };
}

type Edited = ReturnType<typeof applyEdits>;
type MarkedText = Pick<ShownLine, "text" | "amount">;

function markAmount({ text, at }: Edited, { from, to }: Span): MarkedText {
  return { text, amount: { from: at(from), to: at(to) } };
}

/** Spans "1 lb 4 oz" and "200 g / 7 oz". */
function spanAmounts({ text, amounts }: IngredientLine, first: Amount): Span {
  const isNext = (from: number, to: number) => from >= to && /^[\s/+]*$/.test(text.slice(to, from));
  const to = amounts.reduce((end, one) => (isNext(one.from, end) ? one.to : end), first.to);
  return { from: first.from, to };
}

function markEdit({ text, at }: Edited, edit: Edit): MarkedText {
  const shown = edit.text.replace(/^[\s,]+/, "");
  const from = at(edit.to) - shown.length;
  return { text, amount: { from, to: from + shown.trimEnd().length } };
}

/** Turns "2 carrot" into "2 carrots". */
function inflectCountedFood({ text, food, amounts }: IngredientLine, scaling: Scaling): Edit[] {
  const [first, ...others] = amounts;
  const { factor, words, inflectFood } = scaling;
  if (!inflectFood || factor === 1 || !first?.high || first.unit) return [];
  // "1 dozen eggs" is already in the plural.
  if (matchPhrase(foldLetters(food), 0, words.dozen)) return [];
  const from = text.indexOf(food, first.to);
  // "1 cebolla y un puerro" contains another amount.
  if (others.some((other) => other.from > from && other.from < from + food.length))
    return inflectCounted(text, first, scaling);
  const inflected = inflectFood(food, isPlural(first.high * factor, words));
  return from < 0 || inflected === food ? [] : [{ from, to: from + food.length, text: inflected }];
}

function findNearestWhole(
  { text, food, amounts: [amount] }: IngredientLine,
  { factor, words }: Scaling,
): number | null {
  if (factor === 1 || !amount?.high || amount.low !== amount.high || !Number.isInteger(amount.high))
    return null;
  // Chinese counts everything with a word like 个.
  const isPiece = amount.unit?.kind === "piece" && isHan(text, amount.unit.from);
  const isDozens = matchPhrase(foldLetters(food), 0, words.dozen) !== null;
  if (isDozens || (amount.unit !== null && !isPiece)) return null;
  const scaled = amount.high * factor;
  const nearest = Math.round(scaled);
  const isShownWhole = Math.abs(scaled - nearest) < 0.01;
  // A whole chicken is no substitute for half of one.
  return scaled < 1 || scaled >= MIN_WITHOUT_DECIMALS || isShownWhole ? null : nearest;
}

/** Excludes "200 g pasta, 100 g per person", whose first amount is the total. */
function isRate(after: string): boolean {
  const at = RATE.exec(after)?.index;
  // In "2 tsp (10 g) salt per kg", the bracket has the same amount.
  const before = after.slice(0, at).replace(IN_BRACKETS, "");
  return (
    PER_PACK.test(after) || (at !== undefined && !ANY_NUMBER.test(before) && !WORD_BEFORE_RATE.test(before))
  );
}

/** Leaves out the "(400 g)" of a can and "150 g each", which don't change. */
function listScaled({ text, amounts }: IngredientLine): Amount[] {
  const [first] = amounts;
  if (first && isRate(text.slice(first.to))) return [];
  const kind = first?.unit?.kind;
  const isMeasure = isMeasured(first) || kind === "stick";
  const count = first?.high ?? null;
  // "½ packet (3.5 g)" weighs 3.5 g in all, but "½ can (400 g)" is half of a 400 g can.
  const isBelowOne = count !== null && count < 1 && !(kind && TINS.has(kind));
  const isWholeThing = !kind || (count !== null && COUNTED_WHOLES.has(kind));
  const isTotal = !first?.isOfEach && (isMeasure || isBelowOne || isWholeThing);
  return amounts.filter(
    (amount) =>
      amount === first ||
      amount.relation === "added" ||
      amount.relation === "other" ||
      (amount.relation === "same" && isTotal) ||
      (amount.relation === "count" && isTotal && isMeasure),
  );
}

/** Finds the style that the recipe uses most, or used first if there's a tie. */
export function findSpelling(lines: IngredientLine[], localPoint: "." | ","): Spelling {
  const counts = new Map<FractionStyle, number>();
  for (const style of lines.flatMap(listStyles)) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const decimal = /\d([.,])\d{1,2}(?!\d)/.exec(lines.map(({ text }) => text).join("\n"))?.[1];
  return { style: most?.[0] ?? "glyph", point: decimal === "," || decimal === "." ? decimal : localPoint };
}

/** Skips decimals of metric amounts, which say nothing about cups and spoons. */
function listStyles({ amounts: [amount] }: IngredientLine): FractionStyle[] {
  const styles = amount?.numbers.map(({ style }) => style) ?? [];
  return styles.filter(
    (style): style is FractionStyle =>
      style === "glyph" || style === "slash" || (style === "decimal" && !isMetric(amount?.unit?.kind)),
  );
}
