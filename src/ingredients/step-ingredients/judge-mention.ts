import { readAmount } from "../lines/read-amount.ts";
import type { LineWords } from "../words/line-words.ts";
import { LENGTHS } from "../words/units.ts";
import { FIT, type Mention } from "./candidate.ts";
import { listTokens, type Sentence } from "./divide-step.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** "In the hot oil", in all languages. */
const HOT =
  /(?<!\p{L})(?:in the|hot|same|heiss\p{L}*|gleiche[nm]?|chaude?s?|meme|varm\p{L}*|samm[ea]|hete?|heet|warme|zelfde|caliente|mism[oa]|cald[oa]|bollente|stess[oa]|quente|mesm[oa]|goracy\p{L}*|rozgrzan\p{L}*|热|熱|同)(?!\p{L}{2})/u;
const NEAR = 12;
const MAX_BEFORE = 60;
const MAX_AFTER = 40;
/** Keeps the comma of "1,5". */
const CLAUSE = /^[^]*(?:[;:()]|,(?!\d))/u;
const WORDS_BEFORE_FOOD = /^\s*(?:\p{L}+['\s-]+){0,3}$/u;
const WORD_BEFORE_PIECES = /^\s(?:\p{L}+\s)?$/u;
const HAN_BEFORE_FOOD = /^\s*[^,。;、]{0,2}$/u;

/** Returns the clause up to the mention. */
export function getBefore({ text }: Sentence, from: number): string {
  return text.slice(Math.max(0, from - MAX_BEFORE), from).replace(CLAUSE, "");
}

export function getAfter({ text }: Sentence, to: number): string {
  return text.slice(to, to + MAX_AFTER);
}

/**
 * Excludes mentions of a state ("until the onions are soft"), of something made of the food ("onion
 * mixture"), and of other things ("butter knife").
 */
export function isMeant(mention: Mention, sentence: Sentence, vocabulary: Vocabulary): boolean {
  const { from, to } = mention;
  if (sentence.states.some((state) => from >= state.from && from < state.to)) return false;
  const { words } = vocabulary;
  const before = getBefore(sentence, from);
  const { likeBefore, withoutBefore, purposeBefore, discardBefore } = words;
  if ([likeBefore, withoutBefore, purposeBefore, discardBefore].some((one) => one.test(before))) return false;
  if (isThing(mention, sentence, vocabulary)) return false;
  const mixture =
    words.mixtureAfter.exec(getAfter(sentence, to))?.[0] ?? words.mixtureBefore.exec(before)?.[0];
  return mixture === undefined || namesMixture(mention, mixture, vocabulary);
}

/** A stock pot is no stock. */
function isThing({ from, to, candidates }: Mention, { text }: Sentence, { words }: Vocabulary): boolean {
  const last = /\P{L}(\p{L}+)$/u.exec(text.slice(from, to))?.[1];
  return last !== undefined && words.isThing.test(last) && candidates.every(({ fit }) => fit > FIT.several);
}

/** "Pasta sauce" isn't made of the pasta if the list has it. */
function namesMixture({ candidates }: Mention, mixture: string, { words }: Vocabulary): boolean {
  if (words.language === "zh")
    return candidates.some(({ line }) => line.names.some((name) => name.includes(mixture)));
  const stems = listTokens(mixture, words.language).map(({ stem }) => stem);
  return candidates.some(({ line }) => stems.some((stem) => line.words.has(stem)));
}

/** Checks for "the remaining butter", or an amount of its own. */
export function isPart({ from, to }: Mention, sentence: Sentence, { words, lineWords }: Vocabulary): boolean {
  const before = getBefore(sentence, from);
  return (
    words.restBefore.test(before) ||
    words.otherBefore.test(before) ||
    words.restAfter.test(getAfter(sentence, to)) ||
    hasAmount(before, lineWords, words.language === "zh" ? HAN_BEFORE_FOOD : WORDS_BEFORE_FOOD)
  );
}

function hasAmount(before: string, lineWords: LineWords, between: RegExp): boolean {
  return [...before.matchAll(/(?<![\d.,/])[\d½¼¾⅓⅔⅛一二两兩三四五六七八九十半]/gu)].some(({ index }) => {
    const found = readAmount(before, index, lineWords);
    if (!found) return false;
    const { unit } = found.amount;
    return unit
      ? !LENGTHS.has(unit.kind) && between.test(before.slice(found.to))
      : WORD_BEFORE_PIECES.test(before.slice(found.to));
  });
}

/** "In the hot oil" and "cook in water" add none. */
export function isInPlace({ from, to, foodId }: Mention, sentence: Sentence, { words }: Vocabulary): boolean {
  const { text } = sentence;
  if (foodId === "water" && !words.adds.test(getBefore(sentence, from) + getAfter(sentence, to))) return true;
  return HOT.test(text.slice(Math.max(0, from - NEAR), to)) || HOT.test(text.slice(to, to + NEAR));
}
