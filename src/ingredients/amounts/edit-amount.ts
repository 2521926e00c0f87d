import type { Amount } from "../lines/read-amount.ts";
import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isContainer, type UnitKind } from "../words/units.ts";
import { isMetric } from "./measures.ts";
import { inflectUnit } from "./unit-forms.ts";
import { respell, respellFractions, spellScaled, type Precision, type Spelling } from "./written-number.ts";

export interface Edit extends Span {
  text: string;
}

const COUNTED = new Set<UnitKind>(["clove", "stalk", "sprig", "leaf", "cube", "scoop", "strip"]);
const LOOSE = new Set<UnitKind>(["pinch", "dash", "handful", "knife-tip", "drop"]);
const ARTICLE = /^(?:an?|one|eine?n?|une?|een|ett?|um|uma|una?)\s+$/i;

export interface Scaling {
  /** A factor of 1 only unifies the style of fractions. */
  factor: number;
  spelling: Spelling;
  words: LineWords;
  /** Returns the singular or plural of a counted food. Missing until food names are loaded. */
  inflectFood?: ((food: string, isPlural: boolean) => string) | undefined;
}

export function isMeasured(amount: Amount | undefined): boolean {
  return Boolean(amount?.unit) && !isContainer(amount?.unit?.kind ?? "piece");
}

export function spellTimes({ factor, spelling }: Pick<Scaling, "factor" | "spelling">): string {
  return `${spellScaled(factor, spelling)} × `;
}

/** Drops the article, since twice "a 14-ounce can" is "2 × 14-ounce can". */
export function skipArticle(text: string, at: number): number {
  return at - (ARTICLE.exec(text.slice(0, at))?.[0].length ?? 0);
}

function findPrecision(kind: UnitKind | undefined, isFraction: boolean): Precision {
  if (!kind || isContainer(kind) || COUNTED.has(kind)) return "third";
  if (LOOSE.has(kind)) return "half";
  return isMetric(kind) && !isFraction ? "decimal" : "eighth";
}

export function editAmount(text: string, amount: Amount, { factor, spelling, words }: Scaling): Edit[] {
  const { numbers, unit, high, half, from: start } = amount;
  // Twice a "400 g can" is "2 × 400 g can".
  if (amount.isOfEach && factor !== 1)
    return [{ from: skipArticle(text, start), to: start, text: spellTimes({ factor, spelling }) }];
  const edits = numbers.map((number): Edit => {
    const { from, to, value, style } = number;
    const written = text.slice(from, to);
    // "300 ml/½ pint" would become "300 ml/1/2 pint".
    if (factor === 1)
      return { from, to, text: text[from - 1] === "/" ? written : respell(number, written, spelling) };
    const isFraction = style === "glyph" || style === "slash";
    const scaled = spellScaled(value * factor, spelling, findPrecision(unit?.kind, isFraction));
    // Chinese "两三勺" is two to three spoons.
    if (numbers.some((before) => before !== number && before.to === from))
      return { from, to, text: `–${scaled}` };
    // "1 3 cm piece" for twice as many is "2 × 3 cm pieces".
    if (/^\s\p{Nd}/u.test(text.slice(to))) return { from, to, text: `${scaled} ×` };
    // "Une demi-botte" has a hyphen after its number, and Polish "łyżka" has no number.
    const isGlued = style === "word" && /^-?\p{Script=Latin}/u.test(text.slice(to));
    return { from, to: isGlued && text[to] === "-" ? to + 1 : to, text: isGlued ? `${scaled} ` : scaled };
  });
  if (half && factor !== 1) edits.push({ ...half, text: "" });
  if (!unit || high === null || factor === 1) return edits;
  const written = text.slice(unit.from, unit.to);
  const shown = Number(edits.findLast(({ text: number }) => number)?.text.trim() || NaN);
  // Rounding may have left a single one.
  const after = Number.isInteger(shown) ? shown : high * factor;
  const inflected = inflectUnit(written, { before: high, after }, words);
  return inflected === written ? edits : [...edits, { from: unit.from, to: unit.to, text: inflected }];
}

/**
 * Also writes fractions outside of the edits, such as sizes, in the recipe's style.
 * @returns the new text, and `at`, which maps a position of the old text to the new one
 */
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
    // Two rules may change the same size.
    if (edit.from < done) continue;
    result += respellFractions(text.slice(done, edit.from), spelling);
    places.push([edit.from, result.length]);
    result += edit.text;
    done = edit.to;
    places.push([done, result.length]);
  }
  result += respellFractions(text.slice(done), spelling);
  const at = (position: number) => {
    const [from, to] = places.findLast(([place]) => place <= position) ?? [0, 0];
    return to + respellFractions(text.slice(from, position), spelling).length;
  };
  return { text: result, at };
}
