import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { isWordEnd, matchPhrase } from "../words/phrases.ts";
import type { UnitKind } from "../words/units.ts";
import { skipSpaces } from "./read-number.ts";

export interface FoundUnit extends Span {
  kind: UnitKind;
}

/**
 * Reads a unit, even after sizes and states: "large bunch".
 * @param isFew "1 gr. Zwiebel" is a large onion, but "100 gr. Mehl" is a weight
 */
export function readUnit(
  folded: string,
  at: number,
  words: LineWords,
  isFew = false,
): (FoundUnit & { asides: Span[] }) | null {
  const asides: Span[] = [];
  let from = skipSpaces(folded, folded[at] === "-" ? at + 1 : at);
  for (let count = 0; count < 3; count++) {
    if (matchPhrase(folded, from, words.names)) return null;
    const found = matchPhrase(folded, from, words.units);
    const isSize = found && isFew && (matchPhrase(folded, from, words.sizes)?.to ?? 0) > found.to;
    if (found && !isSize) return { kind: found.value, from, to: skipEnding(folded, found.to), asides };
    const size = matchPhrase(folded, from, words.sizes) ?? matchPhrase(folded, from, words.states);
    if (!size) return null;
    asides.push({ from, to: size.to });
    from = skipSpaces(folded, size.to + (/[,.]/.test(folded[size.to] ?? "") ? 1 : 0));
  }
  return null;
}

/** Skips the endings of "tsp.", "pincée(s)", and "Zehe/n". */
function skipEnding(folded: string, at: number): number {
  const optional =
    /^(?:\([a-z]{1,3}\)|\/(?:n|en|e|er)(?![a-z]))/.exec(folded.slice(at, at + 5))?.[0].length ?? 0;
  const end = at + optional;
  return folded[end] === "." && isWordEnd(folded, end) ? end + 1 : end;
}
