import type { Instruction } from "../../../contract/recipes.ts";
import type { PageLine } from "./page-lines.ts";
import { isWord, splitWords } from "./split-words.ts";
import { countCookingEvidence } from "../plain-text/sentences.ts";

const MAX_CHARACTERS = 160;
const MIN_STEPS = 2;
/** Skips words like “de” and “of”. */
const MIN_WORD_LETTERS = 4;

/** Checks for a sentence about the dish above a numbered list with all steps: “My version of tomato soup.” */
export function isIntro([first, ...steps]: Instruction[], dish: string, lines: PageLine[]): boolean {
  if (!first || steps.length < MIN_STEPS || !namesWithoutCooking(first.text, dish)) return false;
  const at = lines.findIndex(({ text }) => text === first.text);
  const list = lines[at + 1]?.block.parent;
  const isStep = (step: Instruction, place: number) => {
    const line = lines[at + 1 + place];
    return line?.text === step.text && line.block.name === "li" && line.block.parent === list;
  };
  return at >= 0 && lines[at]?.block.name !== "li" && steps.every(isStep);
}

function namesWithoutCooking(text: string, dish: string): boolean {
  if (text.length > MAX_CHARACTERS || /\d/.test(text) || countCookingEvidence(text) > 0) return false;
  const named = new Set(splitWords(dish).filter((word) => isWord(word) && mayName(word)));
  return splitWords(text).some((word) => named.has(word));
}

const mayName = (word: string) => word.length >= MIN_WORD_LETTERS || /[\u3040-\u9fff]/.test(word);
