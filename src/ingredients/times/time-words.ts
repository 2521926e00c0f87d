import { foldLetters } from "../text/fold-letters.ts";
import type { NumberWords, WordLists } from "../words/line-words.ts";
import { listPhrases, type Phrases } from "../words/phrases.ts";

/** Lists separate their words by `|`. Patterns may contain accents, which are folded, but no `\p{L}`. */
export interface TimeLists {
  /** Ingredient lines don't need these: "thirty", "another". */
  numbers: WordLists["numbers"];
  /** Names of units, by their seconds. */
  units: readonly (readonly [seconds: number, names: string])[];
  /** These need no number: Polish "godzinę". */
  alone?: readonly (readonly [seconds: number, names: string])[];
  /** These follow a unit and add a share of it: "and a half". */
  shares?: readonly (readonly [share: number, phrases: string])[];
  /** Join hours and minutes, beside "and". */
  joints?: string;
  /** These may precede the unit: "10 more minutes". */
  beforeUnit?: string;
  /** Joins the ends of a range: "and up to". */
  upTo: string;
  /** A pattern before 2 numbers that "and" joins: "between". */
  between: string;
  /** Joins a unit and a number that is about how many: Dutch "een minuut of 10". */
  roughly?: string;
  /** Not numbers, though ingredient lines count them: Spanish "un par de". */
  vague?: string;
  /** A pattern before a time that nobody waits for: "every", "the last". */
  notAfter: string;
  /** A pattern after a time that nobody waits for: "less", "ago". */
  notBefore: string;
  /** A pattern for "before" after a time. */
  ahead: string;
  /** A pattern before a time that is a wait even if "before" follows: "let it rest". */
  waits: string;
  /** A pattern after a time that adds up earlier ones: "in total". */
  total: string;
}

/** `findTimes` needs these. Patterns with the flag `y` are for the whole text, others for its end. */
export interface TimeWords extends NumberWords {
  /** A time in words starts with one of these. */
  starts: Phrases<unknown>;
  to: Phrases;
  or: Phrases;
  about: Phrases;
  units: Phrases<number>;
  alone: Phrases<number>;
  shares: Phrases<number>;
  joints: Phrases;
  beforeUnit: Phrases;
  upTo: Phrases;
  roughly: Phrases;
  vague: Phrases;
  between: RegExp;
  notAfter: RegExp;
  waits: RegExp;
  notBefore: RegExp;
  ahead: RegExp;
  total: RegExp;
}

/** Units of every language. */
const EVERYWHERE: TimeLists["units"] = [
  [3600, "h|h.|hr|hrs|hr.|hrs."],
  [60, "min|min.|mins|mins."],
  [1, "s|sec|sec.|secs|secs."],
];

/** Chinese has no spaces, so any character may precede a word. */
const WORD_START = String.raw`(?<!(?!\p{Script=Han})\p{L})`;
const WORD_END = String.raw`(?!(?!\p{Script=Han})\p{L})`;

/** @param lists of the same language, for its numbers */
export function prepareTimeWords(times: TimeLists, lists: WordLists): TimeWords {
  const about = lists.about.split(/[|\n]/).map((word) => escapeSigns(word.trim()));
  const endsWith = (pattern: string, between: string) =>
    new RegExp(`${WORD_START}(?:${foldLetters(pattern)})${between}$`, "u");
  const startsWith = (pattern: string) =>
    new RegExp(String.raw`\s?(?:${foldLetters(pattern)})${WORD_END}`, "uy");
  const approximately = String.raw`\s?(?:(?:${foldLetters(about.join("|"))})\s?)?[(（~]?`;
  const numbers = [...lists.numbers, ...times.numbers];
  const units = [...times.units, ...EVERYWHERE];
  return {
    starts: listPhrases([...numbers, ...units, ...(times.alone ?? []), [0, times.vague ?? ""]]),
    numbers: listPhrases(numbers),
    andHalf: listPhrases(lists.andHalf),
    and: listPhrases(lists.and),
    to: listPhrases(lists.to),
    or: listPhrases(lists.or),
    about: listPhrases(lists.about),
    units: listPhrases(units),
    alone: listPhrases(times.alone ?? []),
    shares: listPhrases([...(times.shares ?? []), [0.5, lists.andHalf]]),
    joints: listPhrases(`&|+|${lists.and}|${times.joints ?? ""}`),
    beforeUnit: listPhrases(`+|${times.beforeUnit ?? ""}`),
    upTo: listPhrases(times.upTo),
    roughly: listPhrases(times.roughly ?? ""),
    vague: listPhrases(times.vague ?? ""),
    between: endsWith(times.between, String.raw`\s?`),
    notAfter: endsWith(times.notAfter, approximately),
    waits: new RegExp(`${WORD_START}(?:${foldLetters(times.waits)})`, "u"),
    notBefore: startsWith(times.notBefore),
    ahead: startsWith(times.ahead),
    total: startsWith(times.total),
  };
}

function escapeSigns(word: string): string {
  return word.replace(/[.*+?^$()[\]{}\\/]/g, String.raw`\$&`).replace("⁄", "/");
}
