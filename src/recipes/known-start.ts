import { folded } from "./scraper/words.ts";

/** A known word at the start of a text. */
export interface KnownStart<Kind> {
  kind: Kind;
  /** The word as the text writes it. */
  word: string;
  /** What follows it, with the space or the mark between them. */
  rest: string;
}

/** No word of a table is longer than this, in characters. */
const LONGEST = 48;
/** Scripts that write words without borders between them. */
const JOINED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** A table of words by their folded form; words are divided by `|` and line breaks. */
export function wordMap<Kind>(table: readonly (readonly [Kind, string])[]): ReadonlyMap<string, Kind> {
  return new Map(
    table.flatMap(([kind, words]) =>
      words
        .split(/[|\n]/)
        .map(folded)
        .filter(Boolean)
        .map((word): [string, Kind] => [word, kind]),
    ),
  );
}

/** The longest word of the table that the text begins with, as a whole word. Takes the same time for any text. */
export function knownStart<Kind>(text: string, words: ReadonlyMap<string, Kind>): KnownStart<Kind> | null {
  const start = folded(text.slice(0, LONGEST));
  for (let length = start.length; length > 0; length--) {
    if (!isBorder(start, length)) continue;
    const kind = words.get(start.slice(0, length));
    if (kind === undefined) continue;
    const own = lengthUnfolded(text, start.length, length);
    return { kind, word: text.slice(0, own), rest: text.slice(own) };
  }
  return null;
}

function isBorder(text: string, at: number): boolean {
  const before = text[at - 1] ?? "";
  const after = text[at] ?? "";
  return !/[\p{L}\p{N}]/u.test(after) || JOINED.test(after) || JOINED.test(before);
}

/** How much of the text became its first `length` folded characters. */
function lengthUnfolded(text: string, startLength: number, length: number): number {
  // Folding changed no length, as nearly always: every character stands where it stood.
  if (startLength === Math.min(text.length, LONGEST)) return length;
  let own = 1;
  while (own < text.length && folded(text.slice(0, own)).length < length) own++;
  return own;
}
