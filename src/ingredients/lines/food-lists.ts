import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase, type Phrases } from "../words/phrases.ts";
import { isUnfinished, listWordStarts, skipRun } from "./food-words.ts";
import { skipSpaces } from "./read-number.ts";

/** Without an amount, "sól, pieprz" is one food. Returns its end. */
export function findListEnd(folded: string, { from, to }: Span, words: LineWords): number {
  let piece = from;
  while (piece < to && folded[piece] === ",") {
    const first = skipSpaces(folded, piece + 1);
    const dash = folded.slice(first, to).search(/\s[-–—]\s/);
    const whole = { from: first, to: findPieceEnd(folded, first, dash < 0 ? to : first + dash) };
    const starts = listWordStarts(folded, whole);
    const rest = starts.find((at) =>
      [words.some, words.remarks].some((table) => matchPhrase(folded, at, table) !== null),
    );
    const end = rest ?? whole.to;
    const isName = matchPhrase(folded, first, words.names)?.to === end;
    const isUnit = !isName && matchPhrase(folded, first, words.units) !== null;
    if (isUnit || !(isName || isShort(folded.slice(first, end)))) return piece;
    if (!isFood(folded, { from: first, to: end }, words)) return piece;
    piece = end;
  }
  return piece;
}

/** Allows 2 words, but a short first word is usually a preposition. */
function isShort(piece: string): boolean {
  return /^\S+(?:(?<=\S{4})\s\S+)?$/.test(piece.trim());
}

/** Checks whether the comma joins foods that often share a line: "Salz, Pfeffer". */
export function joinsListed(
  folded: string,
  { from, to: comma }: Span,
  to: number,
  words: LineWords,
): boolean {
  const next = skipSpaces(folded, comma + 1);
  const start = skipRun(folded, { from: next, to }, [words.states, words.adverbs, words.qualities]);
  if (!matchPhrase(folded, start, words.listed)) return false;
  const starts = listWordStarts(folded, { from, to: comma });
  return starts.some((at) => matchPhrase(folded, at, words.listed)?.to === comma);
}

/** "mangetout, green beans or sugar snap peas" is one food. Returns its end. */
export function findAlternativesEnd(folded: string, { from, to }: Span, words: LineWords): number {
  let piece = from;
  for (let count = 0; count < 4 && folded[piece] === ","; count++) {
    const start = skipSpaces(folded, piece + 1);
    const or = matchPhrase(folded, start, words.or) ?? matchPhrase(folded, start, words.and);
    const first = or ? skipSpaces(folded, or.to) : start;
    const end = findPieceEnd(folded, first, to);
    if (!isFood(folded, { from: first, to: end }, words)) return from;
    if (or || / or /.test(folded.slice(first, end))) return end;
    piece = end;
  }
  return from;
}

function findPieceEnd(folded: string, from: number, to: number): number {
  const end = folded.slice(from, to).search(/[,;([]/);
  return end < 0 ? to : from + end;
}

/** Checks whether text after a comma may be another food instead of a preparation. */
function isFood(folded: string, { from, to }: Span, words: LineWords): boolean {
  if (to - from > 45 || to - from < 3 || /\d/.test(folded[from] ?? "")) return false;
  const tables: Phrases[] = [
    words.adverbs,
    words.states,
    words.sizes,
    words.some,
    words.parts,
    words.plus,
    words.remarks,
  ];
  if (tables.some((table) => matchPhrase(folded, from, table))) return false;
  const orTables = [words.adverbs, words.states, words.remarks];
  const isBroken = listWordStarts(folded, { from, to }, words).some((at) =>
    orTables.some((table) => matchPhrase(folded, at, table)),
  );
  return !isBroken && !isUnfinished(folded, { from, to }, { ...words, and: words.or });
}
