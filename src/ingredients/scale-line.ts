import type { LineWords } from "./line-words.ts";
import { isContainer, type Amount, type Span } from "./read-amount.ts";
import type { IngredientLine } from "./read-line.ts";
import { inflectUnit } from "./unit-forms.ts";
import type { UnitKind } from "./units.ts";
import {
  respell,
  respellFractions,
  spellScaled,
  type FractionStyle,
  type Spelling,
} from "./written-number.ts";

export interface ScaledLine {
  text: string;
  /** Number and unit in the text; null for lines like "salt". */
  amount: Span | null;
  /** Nobody can tell what the numbers of the line mean, so they stay. */
  isUnscaled: boolean;
}

export interface Edit extends Span {
  text: string;
}

const METRIC = new Set<UnitKind>(["mg", "g", "dag", "kg", "ml", "cl", "dl", "l", "cm", "mm"]);

/**
 * Multiplies the amounts of a line in its own style; what's in parentheses after a tin or a jar is its
 * size and stays.
 * @param factor 1 only spells fractions in the recipe's style
 */
export function scaleLine(
  line: IngredientLine,
  { factor, spelling, words }: { factor: number; spelling: Spelling; words: LineWords },
): ScaledLine {
  const [first] = line.amounts;
  const scaled = line.amounts.filter((amount) => amount === first || isMeasured(first));
  const edits = scaled.flatMap((amount) => editAmount(line.text, amount, { factor, spelling, words }));
  const { text, at } = applyEdits(line.text, edits, spelling);
  return {
    text,
    amount: first ? { from: at(first.from), to: at(first.to) } : null,
    isUnscaled: factor !== 1 && edits.length === 0 && /\d/.test(line.text),
  };
}

function isMetric(kind: UnitKind | undefined): boolean {
  return kind !== undefined && METRIC.has(kind);
}

export function isMeasured(amount: Amount | undefined): boolean {
  return Boolean(amount?.unit) && !isContainer(amount?.unit?.kind ?? "piece");
}

export interface Scaling {
  factor: number;
  spelling: Spelling;
  words: LineWords;
}

export function editAmount(
  text: string,
  { numbers, unit, high, half }: Amount,
  { factor, spelling, words }: Scaling,
): Edit[] {
  const edits = numbers.map((number): Edit => {
    const { from, to, value } = number;
    if (factor === 1) return { from, to, text: respell(number, text.slice(from, to), spelling) };
    return { from, to, text: spellScaled(value * factor, spelling, isMetric(unit?.kind)) };
  });
  if (half && factor !== 1) edits.push({ ...half, text: "" });
  if (!unit || high === null || factor === 1) return edits;
  const written = text.slice(unit.from, unit.to);
  const inflected = inflectUnit(written, { before: high, after: high * factor }, words);
  return inflected === written ? edits : [...edits, { from: unit.from, to: unit.to, text: inflected }];
}

/** How often each style is used decides; the first one wins a tie. */
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

/** Also spells the fractions between edits, such as sizes, in the recipe's style. */
export function applyEdits(
  text: string,
  edits: Edit[],
  spelling: Spelling,
): { text: string; at: (position: number) => number } {
  const ordered = edits.toSorted((one, other) => one.from - other.from);
  let result = "";
  let done = 0;
  const places: [from: number, to: number][] = [[0, 0]];
  for (const edit of ordered) {
    result += respellFractions(text.slice(done, edit.from), spelling);
    places.push([edit.from, result.length]);
    result += edit.text;
    done = edit.to;
    places.push([done, result.length]);
  }
  result += respellFractions(text.slice(done), spelling);
  const at = (position: number) => {
    const [from, to] = places.findLast(([place]) => place <= position) ?? [0, 0];
    return to + position - from;
  };
  return { text: result, at };
}
