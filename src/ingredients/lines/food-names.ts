import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { isContainer } from "../words/units.ts";
import { readAmount, readBareUnit } from "./read-amount.ts";
import { EACH } from "./read-more.ts";
import { skipSpaces } from "./read-number.ts";

const ONLY_EACH = new RegExp(`^(?:${EACH.source})\\s*$`, "u");

export interface FoodKind {
  isTinned: boolean;
  /** Lines without an amount may list foods: "sel, poivre". */
  isListed: boolean;
}

/** Checks for an amount after "of" or "and": "un poulet de 1,5 kg", "thym et 2 feuilles de laurier". */
export function isAmountOf(folded: string, at: number, words: LineWords): boolean {
  const and = matchPhrase(folded, at, words.and);
  if (and) {
    const next = skipSpaces(folded, and.to);
    const some = words.keepsAlternatives ? null : matchPhrase(folded, next, words.some);
    if (some) return readBareUnit(folded, skipSpaces(folded, some.to), words) !== null;
    const added = readAmount(folded, next, words)?.amount;
    const isUnit = !words.keepsAlternatives && Boolean(added?.unit);
    return added !== undefined && (isUnit || added.numbers[0]?.style !== "word");
  }
  const of = matchPhrase(folded, at, words.of);
  if (!of) return false;
  const next = skipSpaces(folded, of.to);
  const about = matchPhrase(folded, next, words.about);
  const { numbers = [], unit } =
    readAmount(folded, about ? skipSpaces(folded, about.to) : next, words)?.amount ?? {};
  return unit !== null && unit !== undefined && numbers[0]?.style !== "word";
}

/** Checks whether the rest is only a weight or volume: the end of "1 Dose Tomaten 400 g". */
export function isMeasure(folded: string, { from, to }: Span, words: LineWords): boolean {
  if (!/\d/.test(folded[from] ?? "")) return false;
  const found = readAmount(folded, from, words);
  if (!found?.amount.unit || isContainer(found.amount.unit.kind)) return false;
  const end = skipSpaces(folded, found.to);
  return end >= to || ONLY_EACH.test(folded.slice(end, to));
}

/** Tells whether the text is "po 400 g" of "2 puszki pomidorów po 400 g". */
export function isEachMeasure(folded: string, { from, to }: Span, words: LineWords): boolean {
  const each = matchPhrase(folded, from, words.about);
  if (!each || !ONLY_EACH.test(folded.slice(from, each.to))) return false;
  const next = skipSpaces(folded, each.to);
  const about = matchPhrase(folded, next, words.about);
  return isMeasure(folded, { from: about ? skipSpaces(folded, about.to) : next, to }, words);
}

/** Checks whether the span ends within a name such as "sel, poivre". */
export function isInName(folded: string, { from, to }: Span, words: LineWords): boolean {
  for (let at = from; at < to; at++) {
    const name = at === from || folded[at - 1] === " " ? matchPhrase(folded, at, words.names) : null;
    if (name && name.to > to) return true;
  }
  return false;
}

/** Checks whether a state after a food is part of the product's name: "queso rallado". */
export function isKeptAfter(
  folded: string,
  { from, to }: Span,
  words: LineWords,
  isTinned: boolean,
): boolean {
  if (!matchPhrase(folded, to, words.keptStates)) return false;
  if (isTinned && matchPhrase(folded, to, words.tinned)) return true;
  const rows = words.keptAfter.filter(({ states }) => matchPhrase(folded, to, states));
  for (let at = from; at < to; at++) {
    if (at !== from && folded[at - 1] !== " ") continue;
    if (rows.some(({ foods }) => matchPhrase(folded, at, foods))) return true;
  }
  return false;
}

/** Checks the same for a state before its food: "grated cheese". */
export function isKept(folded: string, { from, to }: Span, { kept }: LineWords): boolean {
  return kept.some(({ states, nouns }) => {
    const state = matchPhrase(folded, from, states);
    return state !== null && nouns.test(folded.slice(state.to, to));
  });
}

/** Leaves the "y" of "bacalao desalado y en trozos" to the note. */
export function dropAnd(folded: string, end: number, words: LineWords): number {
  const space = folded.lastIndexOf(" ", end - 2);
  const and = space > 0 ? matchPhrase(folded, space + 1, words.and) : null;
  return and && skipSpaces(folded, and.to) >= end ? space : end;
}
