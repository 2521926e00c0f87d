import { foldText } from "../../text/fold-text.ts";
import { COOKING, COOKING_JOINED } from "../../text/plain-text-words.ts";
import { MAX_PARAGRAPH_CHARACTERS } from "../reading-limits.ts";

/** Shorter lines with a full stop are names. */
const MIN_WORDS = 4;
/** For scripts without spaces. */
const MIN_CHARACTERS = 9;
const END_LENGTH = 6;

const ENDING = /[.!?…。！？!][\s\p{Pe}\p{Pf}\p{Extended_Pictographic}\ufe0f"')]*$/u;
const TWO_SENTENCES = /[\p{L}\d)][.!?]\s+\p{Lu}[\p{L}'’]*\s|[。！？][^。！？]*[。！？]/u;

export function isSentence(text: string): boolean {
  const isLong = text.split(" ", MIN_WORDS).length >= MIN_WORDS || countCjkCharacters(text) >= MIN_CHARACTERS;
  if (!isLong) return false;
  return endsSentence(text) || TWO_SENTENCES.test(text.slice(0, 500));
}

export function endsSentence(text: string): boolean {
  return ENDING.test(text.slice(-END_LENGTH));
}

const COOKING_WORDS = new Set(COOKING.split("|").map(foldText));
const MEASURED =
  /\d\s?(?:g|gr|kg|ml|cl|dl|l|cups?|tbsp|tsp|el|tl|msk|tsk|spsk|°\s?[cf]?|º|grad|degrees|grader|graus|stopni|min|mins|minutes?|minuten|minutos|minutter|minuter|minut|godz|std)(?![\p{L}\p{N}])|\d\s?(?:分钟|分鐘|分|克|毫升|度|个|個|勺|匙|杯)/giu;

export function cookingEvidence(text: string): number {
  const said = foldText(text.slice(0, MAX_PARAGRAPH_CHARACTERS));
  const verbs = said.split(/[^\p{L}]+/u).filter((word) => COOKING_WORDS.has(word));
  return new Set(verbs).size + countMatches(said, MEASURED) + countMatches(said, JOINED_VERBS);
}

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
