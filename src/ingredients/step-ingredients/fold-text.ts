import { foldLetters } from "../text/fold-letters.ts";

const SPELLINGS: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  "，": ",",
  "；": ";",
  "：": ":",
  "！": "!",
  "？": "?",
  "（": "(",
  "）": ")",
};

/** Folds like names of foods, and Chinese punctuation, too. The length may change. */
export function foldText(text: string): string {
  return foldLetters(text.normalize("NFC"))
    .toLowerCase()
    .replace(/[ßœ，；：！？（）]/g, (character) => SPELLINGS[character] ?? character);
}
