import { isWord, splitWords } from "../page/split-words.ts";

const MIN_WORD_CHARACTERS = 4;

/** Without units, articles, and the like, which are short. Characters of East Asian scripts say as much as words. */
export function listTellingWords(text: string): string[] {
  return splitWords(text).filter(
    (word) =>
      isWord(word) && (word.length >= MIN_WORD_CHARACTERS || /[\u3040-\u9fff\uac00-\ud7af]/.test(word)),
  );
}

export function collectWords(lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap(listTellingWords));
}

/** The share of a text's telling words that are known, from 0 to 1; null without any. */
export function measureKnown(text: string, known: ReadonlySet<string>): number | null {
  const words = listTellingWords(text);
  return words.length === 0 ? null : words.filter((word) => known.has(word)).length / words.length;
}
