import { WITHOUT_SPACES } from "../../contract/scripts.ts";
import { transliterateLetters } from "../../contract/typed-letters.ts";
import { foldText } from "../text/fold-text.ts";

/** Most texts need no folding. */
// oxlint-disable-next-line no-control-regex
const PLAIN = /^[\0-\x7f]*$/;
const PLAIN_RUN = /[a-z]+|\d+/g;

/** Where there are no spaces between words, each character counts as one. */
const RUN = new RegExp(
  `${WITHOUT_SPACES.source}+|[[\\p{L}\\p{M}]--${WITHOUT_SPACES.source}]+|\\p{N}+|\\p{Extended_Pictographic}`,
  "gv",
);

/** A letter of its own otherwise, which every search for a word with s would find. */
const POSSESSIVE = /'s(?![\p{L}\p{M}])/gu;

/** Characters and different words of a search that count: nobody types more, and every word is looked up. */
const TEXT_MOST = 200;
const WORDS_MOST = 12;

export interface SearchTerm {
  text: string;
  canGoOn: boolean;
  /** Whether it is a word whose letters can be mixed up: one of four letters or more. */
  canBeMistyped: boolean;
}

/** The words of a text as they are stored to be found: small, without accents, in order, one space between. */
export function toIndexedWords(text: string): string {
  return splitRuns(text).map(spaceCharacters).join(" ");
}

/** The different words of a text that somebody searches for; of very long texts, the first. */
export function toSearchTerms(text: string): SearchTerm[] {
  const runs = new Set(splitRuns(text.slice(0, TEXT_MOST)));
  return [...runs].slice(0, WORDS_MOST).map((run) => ({
    text: spaceCharacters(run),
    canGoOn: !WITHOUT_SPACES.test(run),
    canBeMistyped: !WITHOUT_SPACES.test(run) && /^\p{L}[\p{L}\p{M}]{3}/u.test(run),
  }));
}

/** A text as it is compared with others: small and without accents. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return transliterateLetters(foldText(text.normalize("NFKC")).normalize("NFC"));
}

function splitRuns(text: string): string[] {
  const plain = plainText(text).replace(POSSESSIVE, "");
  return plain.match(PLAIN.test(plain) ? PLAIN_RUN : RUN) ?? [];
}

function spaceCharacters(run: string): string {
  return WITHOUT_SPACES.test(run) ? Array.from(run).join(" ") : run;
}
