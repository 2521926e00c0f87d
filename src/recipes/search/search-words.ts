import { WITHOUT_SPACES } from "../../contract/scripts.ts";
import { transliterateLetters } from "../../contract/typed-letters.ts";
import { foldText } from "../text/fold-text.ts";

// oxlint-disable-next-line no-control-regex
const PLAIN = /^[\0-\x7f]*$/;
const PLAIN_RUN = /[a-z]+|\d+/g;

/** Scripts without spaces are indexed by character. */
const RUN = new RegExp(
  `${WITHOUT_SPACES.source}+|[[\\p{L}\\p{M}]--${WITHOUT_SPACES.source}]+|\\p{N}+|\\p{Extended_Pictographic}`,
  "gv",
);

/** The possessive s would match every search for a word with s. */
const POSSESSIVE = /'s(?![\p{L}\p{M}])/gu;

const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 12;

export interface SearchTerm {
  text: string;
  canBeLonger: boolean;
  canBeMistyped: boolean;
}

export function toIndexedWords(text: string): string {
  return splitRuns(text).map(spaceCharacters).join(" ");
}

export function toSearchTerms(text: string): SearchTerm[] {
  const runs = new Set(splitRuns(text.slice(0, MAX_TEXT_LENGTH)));
  return [...runs].slice(0, MAX_WORDS).map((run) => ({
    text: spaceCharacters(run),
    canBeLonger: !WITHOUT_SPACES.test(run),
    canBeMistyped: !WITHOUT_SPACES.test(run) && /^\p{L}[\p{L}\p{M}]{3}/u.test(run),
  }));
}

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
