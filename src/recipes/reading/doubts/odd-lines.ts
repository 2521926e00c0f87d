import { amountAtStart } from "../../text/amount.ts";
import { parseYield, countsPieces } from "../../text/facts.ts";
import { isOnlyPartName, partOfHeading } from "../../text/part-words.ts";
import { areCredits, isClutter, isPromotion } from "../page/clutter.ts";
import { rateAsIngredient } from "../page/ingredient-shape.ts";
import { findIngredientShape } from "../plain-text/ingredient-shape.ts";
import { isLoneAmount } from "../plain-text/ingredients.ts";
import { countCookingEvidence, isSentence } from "../plain-text/sentences.ts";
import { collectWords, listTellingWords } from "./telling-words.ts";

const WEB_ADDRESS = /https?:\/\/|\bwww\.|@\w+\.\w/i;
/** What buggy sites print in place of text. */
const PLACEHOLDER = /^(?:undefined|null|nan|\[object object\]|lorem ipsum.*)$/i;
const LABEL = /^[^:：]{2,30}(?=\s?[:：])/;
/** A longer step can include a link. */
const MAX_FOREIGN_CHARACTERS = 120;
const MAX_HEADING_CHARACTERS = 40;
/** If the only line is this long, it's a whole list. */
const MAX_ONLY_CHARACTERS = 120;
const MIN_LIKENESS = 0.6;
const MAX_NAME_WORDS = 3;
/** One short step can be “Serve”; several are a list of something else. */
const MIN_NAMES = 3;
const MAX_NAMES_SHARE = 0.5;

/** Lines that aren't ingredients: an instruction, a heading, an advertisement, half an amount. */
export function findOddIngredients(lines: string[]): string[] {
  const [only = ""] = lines;
  if (lines.length === 1 && only.length > MAX_ONLY_CHARACTERS) return lines;
  return lines.filter(isOddIngredient);
}

function isOddIngredient(line: string): boolean {
  if (isForeign(line) || isLoneAmount(line) || isOtherLabel(line)) return true;
  if (amountAtStart(line) || rateAsIngredient(line) >= MIN_LIKENESS || findIngredientShape(line))
    return false;
  return isSentence(line) && countCookingEvidence(line) > 0;
}

/** Lines that aren't steps: an ingredient, a heading, an advertisement, how many it serves. */
export function findOddSteps(steps: string[], ingredients: string[]): string[] {
  const known = collectWords(ingredients);
  const names = steps.filter((line) => isName(line) && isMadeOf(line, known));
  const areNames = names.length >= MIN_NAMES && names.length <= steps.length * MAX_NAMES_SHARE;
  return steps.filter((line) => (areNames && names.includes(line)) || isOddStep(line, known));
}

function isOddStep(line: string, ingredients: ReadonlySet<string>): boolean {
  if (!/\p{L}/u.test(line) || (line.length <= MAX_FOREIGN_CHARACTERS && isForeign(line))) return true;
  if (isSentence(line)) return false;
  if (line.length <= MAX_HEADING_CHARACTERS && (isOnlyPartName(line) || isYield(line))) return true;
  return findIngredientShape(line) === "sure" && isMadeOf(line, ingredients);
}

function isForeign(line: string): boolean {
  return (
    isClutter(line) ||
    isPromotion(line) ||
    areCredits(line) ||
    WEB_ADDRESS.test(line) ||
    PLACEHOLDER.test(line)
  );
}

/** “Method”, “Equipment: baking paper”, but not “Preparation: 2 carrots, diced”. */
function isOtherLabel(line: string): boolean {
  const label = LABEL.exec(line)?.[0];
  if (label === undefined) return line.length <= MAX_HEADING_CHARACTERS && isOnlyPartName(line);
  if (!isOnlyPartName(label)) return false;
  const rest = line.slice(label.length).replace(/^\s?[:：]\s*/, "");
  return rest === "" || (partOfHeading(label) !== "ingredients" && findIngredientShape(rest) === null);
}

/** `Serves 6`, but not `6 pancakes`. */
const isYield = (line: string) => parseYield(line) !== null && !countsPieces(line);

/** “Shallots”. In scripts without spaces, the number of words can't be counted. */
function isName(line: string): boolean {
  return (
    line.split(" ").length <= MAX_NAME_WORDS &&
    !/[.!?]$|[\u3040-\u9fff\uac00-\ud7af]/.test(line) &&
    countCookingEvidence(line) === 0
  );
}

function isMadeOf(line: string, ingredients: ReadonlySet<string>): boolean {
  const words = listTellingWords(line);
  return words.length > 0 && words.every((word) => ingredients.has(word));
}
