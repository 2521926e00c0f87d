import { foldText } from "../../text/fold-text.ts";

const PLAIN = /^[\0-\x7f\u00a0\u2010-\u2027]*$/;

const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;

/** Lower-case words without accents; single characters in scripts without spaces. */
export function splitWords(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return (
    foldText(text.normalize("NFKC")).match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}]+|\d+/gu,
    ) ?? []
  );
}

export function isWord(word: string): boolean {
  const first = word.charCodeAt(0);
  return first < DIGIT_0 || first > DIGIT_9;
}

export function makeWordKey(text: string): string {
  return splitWords(text).join(" ");
}
