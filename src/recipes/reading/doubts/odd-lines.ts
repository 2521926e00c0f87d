import { isOnlyPartName, partOfHeading } from "../../text/part-words.ts";
import { parseFacts } from "../../text/facts.ts";
import { areCredits, isClutter, isPromotion } from "../page/clutter.ts";
import { isBareAmount, rateAsIngredient } from "../page/ingredient-shape.ts";
import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { countCookingEvidence, isSentence } from "../plain-text/sentences.ts";

const WEB_ADDRESS = /https?:\/\/|\bwww\.|@\w+\.\w/i;
const LABEL = /^[^:：]{2,30}(?=\s?[:：])/;
/** Longer steps may well name a page. */
const MAX_FOREIGN_CHARACTERS = 120;
const MAX_FACT_CHARACTERS = 40;
const MIN_LIKENESS = 0.6;
const MAX_NAME_WORDS = 3;
/** One short step can be “Serve”; several are a list of something else. */
const MIN_NAMES = 3;

/** Lines that say something else than what goes in: an instruction, a heading, an advertisement, half an amount. */
export function findOddIngredients(lines: string[]): string[] {
  return lines.filter(isOddIngredient);
}

function isOddIngredient(line: string): boolean {
  if (isForeign(line) || isBareAmount(line) || isHeadingOfAnother(line, "ingredients")) return true;
  if (rateAsIngredient(line) >= MIN_LIKENESS || findIngredientShape(line)) return false;
  return isSentence(line) && countCookingEvidence(line) > 0;
}

/** Lines that say something else than what to do: an ingredient, a heading, an advertisement, how many it serves. */
export function findOddSteps(lines: string[]): string[] {
  const names = lines.filter(isName);
  const odd = new Set(names.length >= MIN_NAMES ? names : []);
  return lines.filter((line) => odd.has(line) || isOddStep(line));
}

function isOddStep(line: string): boolean {
  if (!/\p{L}/u.test(line) || (line.length <= MAX_FOREIGN_CHARACTERS && isForeign(line))) return true;
  if (isHeadingOfAnother(line, "steps")) return true;
  if (isSentence(line)) return false;
  if (findIngredientShape(line) === "sure") return countCookingEvidence(withoutMeasures(line)) === 0;
  return line.length <= MAX_FACT_CHARACTERS && parseFacts(line).length > 0;
}

function isForeign(line: string): boolean {
  return isClutter(line) || isPromotion(line) || areCredits(line) || WEB_ADDRESS.test(line);
}

/** “Method”, “Equipment: baking paper”. Notes may be among steps. */
function isHeadingOfAnother(line: string, part: "ingredients" | "steps"): boolean {
  const label = LABEL.exec(line)?.[0];
  if (label === undefined && line.length > MAX_FACT_CHARACTERS) return false;
  if (!isOnlyPartName(label ?? line) || isSentence(line)) return false;
  const named = partOfHeading(label ?? line);
  const isAlone = label === undefined || line.length === label.length + 1;
  return isAlone || (named !== part && named !== "notes");
}

/** “2 EL Öl erhitzen” has a verb beside its measure; “2 EL Öl” doesn't. */
const withoutMeasures = (line: string) => line.replace(/\p{N}+/gu, "");

/** “Shallots”. */
function isName(line: string): boolean {
  return (
    line.split(" ").length <= MAX_NAME_WORDS && !/[.!?。！？]$/.test(line) && countCookingEvidence(line) === 0
  );
}
