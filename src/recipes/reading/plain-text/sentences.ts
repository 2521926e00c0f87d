import { foldText } from "../../text/fold-text.ts";
import { COOKING, COOKING_JOINED } from "../../text/plain-text-words.ts";

/** Prose has this many words at least; shorter lines with a full stop are names with a dot. */
const FEWEST_WORDS = 4;
/** The same in scripts without spaces, in characters. */
const FEWEST_CHARACTERS = 9;
/** Whatever ends a sentence stands in the last characters. */
const END = 6;
/** Evidence is looked for in this much of a paragraph, in characters. */
const LOOKED_AT = 5000;

const ENDING = /[.!?…。！？!][\s\p{Pe}\p{Pf}\p{Extended_Pictographic}\ufe0f"')]*$/u;
const TWO_SENTENCES = /[\p{L}\d)][.!?]\s+\p{Lu}[\p{L}'’]*\s|[。！？][^。！？]*[。！？]/u;

/** Whether a text is prose: it ends as a sentence does, or holds more than one. */
export function isSentence(text: string): boolean {
  const isLong =
    text.split(" ", FEWEST_WORDS).length >= FEWEST_WORDS || countCjkCharacters(text) >= FEWEST_CHARACTERS;
  if (!isLong) return false;
  return endsSentence(text) || TWO_SENTENCES.test(text.slice(0, 500));
}

export function endsSentence(text: string): boolean {
  return ENDING.test(text.slice(-END));
}

const COOKING_WORDS = new Set(COOKING.split("|").map(foldText));
const MEASURED =
  /\d\s?(?:g|gr|kg|ml|cl|dl|l|cups?|tbsp|tsp|el|tl|msk|tsk|spsk|°\s?[cf]?|º|grad|degrees|grader|graus|stopni|min|mins|minutes?|minuten|minutos|minutter|minuter|minut|godz|std)(?![\p{L}\p{N}])|\d\s?(?:分钟|分鐘|分|克|毫升|度|个|個|勺|匙|杯)/giu;

/** How often a text speaks of cooking: by verbs, amounts, temperatures and minutes. */
export function cookingEvidence(text: string): number {
  const said = foldText(text.slice(0, LOOKED_AT));
  const verbs = said.split(/[^\p{L}]+/u).filter((word) => COOKING_WORDS.has(word));
  return new Set(verbs).size + countMatches(said, MEASURED) + countMatches(said, JOINED_VERBS);
}

/** Whether a line tells to do something: it begins or ends with a verb of cooking. */
export function isCommand(text: string): boolean {
  const words = foldText(text.slice(0, 200))
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.length > 1 && (COOKING_WORDS.has(words[0] ?? "") || COOKING_WORDS.has(words.at(-1) ?? ""));
}

const JOINED_VERBS = new RegExp(COOKING_JOINED, "g");

function countMatches(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function countCjkCharacters(text: string): number {
  return text.slice(0, 40).match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
}
