import { folded } from "./words.ts";

/** The words of a text in order, small and without accents; of scripts without spaces, the characters. */
export function wordsOf(text: string): string[] {
  return (
    folded(text.normalize("NFKC")).match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}]+|\d+/gu,
    ) ?? []
  );
}

/** Whether one of these is a word, and no figure. */
export function isWord(word: string): boolean {
  return !/^\d/.test(word);
}
