import { foldText } from "../../text/fold-text.ts";
import { COOKING, COOKING_JOINED } from "../../text/plain-text-words.ts";

/** Shorter lines with a full stop are names. */
const FEWEST_WORDS = 4;
/** For scripts without spaces. */
const FEWEST_CHARACTERS = 9;
/** Characters in which the end of a sentence is found. */
const END = 6;
/** In characters of a paragraph. */
const LOOKED_AT = 5000;

const ENDING = /[.!?…。！？!][\s\p{Pe}\p{Pf}\p{Extended_Pictographic}\ufe0f"')]*$/u;
const TWO_SENTENCES = /[\p{L}\d)][.!?]\s+\p{Lu}[\p{L}'’]*\s|[。！？][^。！？]*[。！？]/u;

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

/** Counts verbs of cooking, amounts, temperatures and times. */
export function cookingEvidence(text: string): number {
  const said = foldText(text.slice(0, LOOKED_AT));
  const verbs = said.split(/[^\p{L}]+/u).filter((word) => COOKING_WORDS.has(word));
  return new Set(verbs).size + countMatches(said, MEASURED) + countMatches(said, JOINED_VERBS);
}

/** Whether a line starts or ends with a verb of cooking. */
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
