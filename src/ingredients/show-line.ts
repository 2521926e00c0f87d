import { convertLine, type Units } from "./convert-line.ts";
import { applyEdits, editAmount, isMeasured, type Edit, type Scaling } from "./edit-amount.ts";
import { convertCount } from "./convert-count.ts";
import { convertSizes } from "./convert-size.ts";
import { isMetric } from "./measures.ts";
import { isPlural } from "./unit-forms.ts";
import type { Amount } from "./read-amount.ts";
import type { IngredientLine } from "./read-line.ts";
import type { FractionStyle, Spelling } from "./written-number.ts";
import type { Span } from "./span.ts";

/** Larger numbers have no decimals. */
const MANY = 100;
/** Also "２" and "٢", which aren't read. */
const ANY_NUMBER = /[\p{Nd}¼-¾⅐-⅞]/u;

/** "1 dozen eggs" */
const DOZEN = /^(?:dozen|dutzend|douzaine|dussin|dusin|tuzin|dúzia|docena|dozzina|dozijn)/i;

export interface ShownLine {
  text: string;
  /** Number and unit in the text; null for lines like "salt". */
  amount: Span | null;
  /** In the recipe's own units, if they were converted. */
  original: string | null;
  /** 2 for "1½ eggs"; null unless a scaled count has a fraction. */
  nearestWhole: number | null;
  /** The line has numbers, but they couldn't be scaled. */
  isUnscaled: boolean;
}

/**
 * Scales the amounts of a line in its own style, but not the size of a can or a jar.
 * @param units also converts the amounts
 */
export function showLine(line: IngredientLine, scaling: Scaling, units?: Units): ShownLine {
  const [first] = line.amounts;
  const scaled = listScaled(line);
  const edits = [
    ...scaled.flatMap((amount) => editAmount(line.text, amount, scaling)),
    ...inflectCountedFood(line, scaling),
  ];
  const own = applyEdits(line.text, edits, scaling.spelling);
  const isUnscaled = scaling.factor !== 1 && edits.length === 0 && ANY_NUMBER.test(line.text);
  const nearestWhole = findNearestWhole(first, scaling.factor);
  const shown = { original: null, nearestWhole, isUnscaled };
  if (!first) return { ...shown, text: own.text, amount: null };
  const converted = units && convertLine(line, scaled, scaling, units);
  if (converted) {
    const others = scaled.filter(({ relation }) => relation === "other");
    const edited = others.flatMap((amount) => editAmount(line.text, amount, scaling));
    const whole = applyEdits(line.text, [...converted, ...edited], scaling.spelling);
    return { ...shown, ...markEdit(whole, converted[0]), original: own.text, nearestWhole: null };
  }
  const [size, ...sizes] = units
    ? [...convertSizes(line, scaled, scaling, units), ...convertCount(line, scaling, units)]
    : [];
  if (size) {
    const isKept = (edit: Edit) =>
      ![size, ...sizes].some(({ from, to }) => from <= edit.from && edit.to <= to);
    const whole = applyEdits(line.text, [size, ...sizes, ...edits.filter(isKept)], scaling.spelling);
    const marked = size.to <= first.to ? markAmount(whole, first) : markEdit(whole, size);
    return { ...shown, ...marked, original: own.text };
  }
  return { ...shown, ...markAmount(own, first) };
}

type Edited = ReturnType<typeof applyEdits>;
type MarkedText = Pick<ShownLine, "text" | "amount">;

function markAmount({ text, at }: Edited, { from, to }: Span): MarkedText {
  return { text, amount: { from: at(from), to: at(to) } };
}

function markEdit({ text, at }: Edited, edit: Edit): MarkedText {
  const to = at(edit.to);
  return { text, amount: { from: to - edit.text.trimStart().length, to } };
}

/** "2 carrots" instead of "2 carrot". */
function inflectCountedFood({ text, food, amounts: [first] }: IngredientLine, scaling: Scaling): Edit[] {
  const { factor, words, inflectFood } = scaling;
  if (!inflectFood || factor === 1 || !first?.high || first.unit || DOZEN.test(food)) return [];
  const from = text.indexOf(food, first.to);
  const inflected = inflectFood(food, isPlural(first.high * factor, words));
  return from < 0 || inflected === food ? [] : [{ from, to: from + food.length, text: inflected }];
}

function findNearestWhole(amount: Amount | undefined, factor: number): number | null {
  if (factor === 1 || !amount?.high || amount.unit || !Number.isInteger(amount.high)) return null;
  const scaled = amount.high * factor;
  return scaled >= MANY || Math.abs(scaled - Math.round(scaled)) < 0.01
    ? null
    : Math.max(1, Math.round(scaled));
}

/** Not the "(400 g)" of a can, or "150 g each". */
function listScaled({ amounts }: IngredientLine): Amount[] {
  const [first] = amounts;
  const isCounted = first?.unit === null;
  return amounts.filter(
    (amount) =>
      amount === first ||
      amount.relation === "added" ||
      amount.relation === "other" ||
      (amount.relation === "same" && !first?.isOfEach && (isMeasured(first) || isCounted)),
  );
}

/** The style that the recipe uses most; the first one if there's a tie. */
export function findSpelling(lines: IngredientLine[], localPoint: "." | ","): Spelling {
  const counts = new Map<FractionStyle, number>();
  for (const style of lines.flatMap(listStyles)) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const decimal = /\d([.,])\d{1,2}(?!\d)/.exec(lines.map(({ text }) => text).join("\n"))?.[1];
  return { style: most?.[0] ?? "glyph", point: decimal === "," || decimal === "." ? decimal : localPoint };
}

/** Decimals are usual for grams and liters, whatever is used for cups and spoons. */
function listStyles({ amounts: [amount] }: IngredientLine): FractionStyle[] {
  const styles = amount?.numbers.map(({ style }) => style) ?? [];
  return styles.filter(
    (style): style is FractionStyle =>
      style === "glyph" || style === "slash" || (style === "decimal" && !isMetric(amount?.unit?.kind)),
  );
}
