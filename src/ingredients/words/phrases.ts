import { foldLetters } from "../text/fold-letters.ts";

export interface Phrases<Value = true> {
  /** Maps a hash of the first word to phrases, longest first. */
  byStart: ReadonlyMap<number, readonly Phrase<Value>[]>;
}

interface Phrase<Value> {
  text: string;
  value: Value;
}

export interface FoundPhrase<Value> {
  to: number;
  value: Value;
}

const LETTER = /[\p{L}\p{M}]/u;

/** @param names separated by `|`, `/`, and line breaks; `⁄` is a slash inside a name */
export function listPhrases(names: string): Phrases;
export function listPhrases<Value>(rows: readonly (readonly [Value, string])[]): Phrases<Value>;
export function listPhrases(table: string | readonly (readonly [unknown, string])[]): Phrases<unknown> {
  const rows = typeof table === "string" ? [[true, table] as const] : table;
  const byStart = new Map<number, Phrase<unknown>[]>();
  for (const [value, names] of rows) {
    for (const name of names.split(/[|\n/]/)) {
      const text = foldLetters(name.trim()).replace("⁄", "/");
      if (!text) continue;
      const start = hashStart(text, 0);
      const phrases = byStart.get(start) ?? [];
      phrases.push({ text, value });
      byStart.set(start, phrases);
    }
  }
  for (const phrases of byStart.values()) phrases.sort((one, other) => other.text.length - one.text.length);
  return { byStart };
}

/** Finds the longest phrase at this position that doesn't end within a word. */
export function matchPhrase<Value>(
  folded: string,
  at: number,
  { byStart }: Phrases<Value>,
): FoundPhrase<Value> | null {
  if (byStart.size === 0) return null;
  const phrases = byStart.get(hashStart(folded, at));
  if (!phrases) return null;
  for (const { text, value } of phrases)
    if (folded.startsWith(text, at) && isWordEnd(folded, at + text.length))
      return { to: at + text.length, value };
  return null;
}

/** Many tables are asked about the same place. */
const last = { folded: "", at: -1, hash: 0 };

function hashStart(folded: string, at: number): number {
  if (last.at !== at || last.folded !== folded) {
    last.hash = hashWord(folded, at);
    last.folded = folded;
    last.at = at;
  }
  return last.hash;
}

/** Hashes a word, one Chinese character, or one sign. A number as key saves copying the word. */
function hashWord(folded: string, at: number): number {
  let hash = folded.charCodeAt(at);
  if (!isLetter(folded, at) || isHan(folded, at)) return hash;
  for (let next = at + 1; isLetter(folded, next) && !isHan(folded, next); next++)
    hash = (Math.imul(hash, 31) + folded.charCodeAt(next)) | 0;
  return hash;
}

/** A hyphen joins words; Chinese has no spaces between them. */
export function isWordEnd(text: string, at: number): boolean {
  if (text[at] === "-" && isLetter(text, at + 1) && isLetter(text, at - 1)) return false;
  return !isLetter(text, at) || !isLetter(text, at - 1) || isHan(text, at) || isHan(text, at - 1);
}

export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code >= 192 && LETTER.test(text[at] ?? "");
}

export function hasHan(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text);
}

export function isHan(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x3400 && code <= 0x9fff;
}
