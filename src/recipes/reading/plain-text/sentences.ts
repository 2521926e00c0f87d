import { foldText } from "../../text/fold-text.ts";
import { COOKING, COOKING_WITHOUT_SPACES } from "../../text/cooking-words.ts";
import {
  MAX_COMMAND_CHARACTERS,
  MAX_EVIDENCE_CHARACTERS,
  MAX_SENTENCE_CHARACTERS,
} from "../reading-limits.ts";

const MIN_SENTENCE_WORDS = 4;
/** For scripts without spaces. */
const MIN_CJK_CHARACTERS = 9;
const ENDING_CHARACTERS = 6;
const CJK_SAMPLE_CHARACTERS = 40;

const ENDING = /[.!?…。！？!।][\s\p{Pe}\p{Pf}\p{Extended_Pictographic}\ufe0f"')]*$/u;
const TWO_SENTENCES = /[\p{L}\d)][.!?]\s+\p{Lu}[\p{L}'’]*\s|[。！？][^。！？]*[。！？]/u;

export function isSentence(text: string): boolean {
  const isLong =
    text.split(" ", MIN_SENTENCE_WORDS).length >= MIN_SENTENCE_WORDS ||
    countCjkCharacters(text) >= MIN_CJK_CHARACTERS;
  if (!isLong) return false;
  return endsSentence(text) || TWO_SENTENCES.test(text.slice(0, MAX_SENTENCE_CHARACTERS));
}

export function endsSentence(text: string): boolean {
  return ENDING.test(text.slice(-ENDING_CHARACTERS));
}

const COOKING_WORDS = new Set(COOKING.split("|").map(foldText));
const MEASURED =
  /\d\s?(?:g|gr|kg|ml|cl|dl|l|cups?|tbsp|tsp|el|tl|msk|tsk|spsk|°\s?[cf]?|º|grad|degrees|grader|graus|stopni|min|mins|minutes?|minuten|minutos|minutter|minuter|minut|godz|std)(?![\p{L}\p{N}])|\d\s?(?:分钟|分鐘|分|克|毫升|度|个|個|勺|匙|杯)/giu;

export function countCookingEvidence(text: string): number {
  const said = foldText(text.slice(0, MAX_EVIDENCE_CHARACTERS));
  const verbs = said.split(/[^\p{L}\p{M}]+/u).filter((word) => COOKING_WORDS.has(word));
  return new Set(verbs).size + countMatches(said, MEASURED) + countMatches(said, VERBS_WITHOUT_SPACES);
}

export function isCommand(text: string): boolean {
  const words = foldText(text.slice(0, MAX_COMMAND_CHARACTERS))
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  return words.length > 1 && (COOKING_WORDS.has(words[0] ?? "") || COOKING_WORDS.has(words.at(-1) ?? ""));
}

/** “鸡翅划刀，煎至金黄”, without a full stop. */
export function saysSeveralThings(text: string): boolean {
  return (
    text.length <= MAX_COMMAND_CHARACTERS &&
    text.includes("，") &&
    countMatches(foldText(text), VERBS_WITHOUT_SPACES) > 0
  );
}

const VERBS_WITHOUT_SPACES = new RegExp(COOKING_WITHOUT_SPACES.split("|").map(foldText).join("|"), "g");

function countMatches(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function countCjkCharacters(text: string): number {
  return text.slice(0, CJK_SAMPLE_CHARACTERS).match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
}
