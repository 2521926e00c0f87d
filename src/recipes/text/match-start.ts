import { foldText } from "./fold-text.ts";

export interface MatchedStart<Kind> {
  kind: Kind;
  word: string;
  /** With the separator. */
  rest: string;
}

const MAX_WORD_CHARACTERS = 48;
const SCRIPTS_WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff]/;

export interface WordTable<Kind> extends ReadonlyMap<string, Kind> {
  /** The longest word by its first two characters. */
  longest: ReadonlyMap<string, number>;
}

/** Words are separated by `|` and line breaks. */
export function wordMap<Kind>(table: readonly (readonly [Kind, string])[]): WordTable<Kind> {
  const words = new Map(
    table.flatMap(([kind, names]) =>
      names
        .split(/[|\n]/)
        .map(foldText)
        .filter(Boolean)
        .map((word): [string, Kind] => [word, kind]),
    ),
  );
  const longest = new Map<string, number>();
  for (const word of words.keys()) {
    longest.set(getFirstLetters(word), Math.max(word.length, longest.get(getFirstLetters(word)) ?? 0));
  }
  return Object.assign(words, { longest });
}

const getFirstLetters = (text: string) => text.slice(0, 2);

/** Takes constant time. */
export function matchStart<Kind>(text: string, words: WordTable<Kind>): MatchedStart<Kind> | null {
  const start = foldText(text.slice(0, MAX_WORD_CHARACTERS));
  const longest = Math.max(
    words.longest.get(getFirstLetters(start)) ?? 0,
    words.longest.get(start[0] ?? "") ?? 0,
  );
  for (let length = Math.min(longest, start.length); length > 0; length--) {
    if (!isBorder(start, length)) continue;
    const kind = words.get(start.slice(0, length));
    if (kind === undefined) continue;
    const own = measureUnfolded(text, start.length, length);
    return { kind, word: text.slice(0, own), rest: text.slice(own) };
  }
  return null;
}

function isBorder(text: string, at: number): boolean {
  const before = text[at - 1] ?? "";
  const after = text[at] ?? "";
  return (
    !/[\p{L}\p{N}]/u.test(after) || SCRIPTS_WITHOUT_SPACES.test(after) || SCRIPTS_WITHOUT_SPACES.test(before)
  );
}

function measureUnfolded(text: string, startLength: number, length: number): number {
  if (startLength === Math.min(text.length, MAX_WORD_CHARACTERS)) return length;
  let own = 1;
  while (own < text.length && foldText(text.slice(0, own)).length < length) own++;
  return own;
}
