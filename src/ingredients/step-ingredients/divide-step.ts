import type { Span } from "../text/span.ts";
import type { LineWords } from "../words/line-words.ts";
import { foldText } from "./fold-text.ts";
import { stemWord } from "./stem-word.ts";
import type { StepWords } from "./words/step-words.ts";

export interface Token extends Span {
  text: string;
  stem: string;
  /** True if only a space, a hyphen, or an apostrophe separates it from the token before. */
  isJoined: boolean;
  /** Follows a hyphen, as the end of a German compound. */
  isHyphenated: boolean;
  /** Follows an apostrophe, which names of foods leave out. */
  isElided: boolean;
}

/** Foods that were cut are prepared; those that were melted or beaten alone are ready. */
export type Use = "prepared" | "ready" | "used";

export interface Sentence {
  /** Folded. */
  text: string;
  tokens: Token[];
  /** Foods in these only have a state: "until the onions are soft". */
  states: Span[];
  use: Use;
}

const WORD = /[\p{L}\p{M}]+/gu;
/** Longer texts aren't steps. */
const MAX_LENGTH = 20_000;
const SENTENCE_END =
  /(?<=[!?;:]|[.])\s+(?=[^\p{Ll}]|$)|(?<=\p{Ll}\.)(?=\p{Lu}{2})|(?<=\p{L}{4}\.)\s+|\n+|(?<=[。；！])/u;
const HAN_CLAUSE_END = /(?<=[,，。；;！!])|\n+/u;

export function divideStep(written: string, words: StepWords): Sentence[] {
  const text = written.slice(0, MAX_LENGTH);
  const isHan = words.language === "zh";
  const parts = text
    .split(isHan ? HAN_CLAUSE_END : SENTENCE_END)
    .map(foldText)
    .filter((part) => part.trim());
  const tip = parts.findIndex((part) => words.tip.test(part));
  const kept = tip < 0 ? parts : parts.slice(0, tip);
  const uses = fillUses(kept, isHan, words);
  return kept.map((part, at) => ({
    text: part,
    tokens: isHan ? [] : listTokens(part, words.language),
    states: findStates(part, words),
    use: uses[at] ?? "used",
  }));
}

/** A list takes the verb before its colon: "prepare bowls: one of flour". In Chinese, the verb may follow a comma. */
function fillUses(parts: readonly string[], isHan: boolean, words: StepWords): Use[] {
  const uses = parts.map((part) => findUse(part, words));
  const end = isHan ? /[,、]\s*$/ : /:\s*$/;
  const order = isHan ? [...parts.keys()].toReversed() : [...parts.keys()];
  for (const at of order) {
    const from = isHan ? at + 1 : at - 1;
    if (uses[at] === null && end.test(parts[isHan ? at : from] ?? "")) uses[at] = uses[from] ?? null;
  }
  return uses.map((use) => use ?? "used");
}

export function listTokens(text: string, language: string): Token[] {
  let end = -1;
  return [...text.matchAll(WORD)].map((found) => {
    const [word] = found;
    const between = end < 0 ? "" : text.slice(end, found.index);
    end = found.index + word.length;
    return {
      text: word,
      stem: stemWord(word, language),
      from: found.index,
      to: end,
      isJoined: /^(?:\s|-|'|\s?'\s?)$/.test(between),
      isHyphenated: between === "-",
      isElided: between === "'",
    };
  });
}

/** Joins "Radieschen-Sprossen" to one word, like other German compounds. */
export function joinHyphenated(
  tokens: readonly Token[],
  { joinsWords }: LineWords,
  language: string,
): Token[] {
  if (!joinsWords) return [...tokens];
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (!last || !token.isHyphenated) {
      joined.push(token);
      continue;
    }
    const text = last.text + token.text;
    joined[joined.length - 1] = { ...last, text, stem: stemWord(text, language), to: token.to };
  }
  return joined;
}

/** "When the butter is hot add the onions": a clause ends before a verb that adds something. */
function findStates(text: string, { states, adds }: StepWords): Span[] {
  return [...text.matchAll(states)].map(({ 0: clause, index }) => {
    const start = /^.\p{L}*/u.exec(clause)?.[0].length ?? 0;
    const added = clause.slice(start).search(adds);
    return { from: index, to: index + (added < 0 ? clause.length : start + added) };
  });
}

function findUse(written: string, words: StepWords): Use | null {
  // "For the breading, prepare flour" doesn't bread anything yet.
  const text = written.replace(words.purposeClause, "");
  const { prepares, soaks, preparesAlone, adds, uses } = words;
  if (soaks.test(text)) return "prepared";
  if (adds.test(text) || uses.test(text)) return "used";
  if (prepares.test(text)) return "prepared";
  return preparesAlone.test(text) ? "ready" : null;
}
