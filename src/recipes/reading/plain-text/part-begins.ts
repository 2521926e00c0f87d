import { matchStart } from "../../text/match-start.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { standsOut } from "./part-heading.ts";
import { CLOSINGS } from "../../text/plain-text-words.ts";
import { isForPart } from "./section-title.ts";
import { countCookingEvidence, endsSentence, isCommand, isSentence, saysSeveralThings } from "./sentences.ts";
import { isNumberedInline } from "./steps.ts";
import type { TextLine } from "./text-line.ts";
import { splitYield } from "./title.ts";
import { getBlock, peekNext, getSection, type Walk } from "./walk.ts";

const MAX_CLOSING_LINES = 4;
const MAX_CLOSING_CHARACTERS = 50;
const MIN_STEP_WORDS = 4;
/** All steps are in one paragraph. */
const MIN_EVIDENCE_OF_TEXT = 3;
/** Fewer short lines can be anything. */
const MIN_NAMES = 3;

export function beginsIngredients(walk: Walk, line: TextLine): boolean {
  // “Pierogi (50 pieces)” is the title.
  const isYieldInBrackets = line.afterGap && /[)）]$/.test(line.text);
  if ((walk.at === 0 || isYieldInBrackets) && splitYield(line.text).recipeYield !== "") return false;
  const shape = findIngredientShape(line.text);
  const next = peekNext(walk);
  if (line.number !== null && (shape !== "sure" || isSentence(line.text))) return false;
  if (shape === "sure") return true;
  const nextShape = next ? findIngredientShape(next.text) : null;
  const isFirst = walk.at === 0 && next?.afterGap === true;
  if (shape === "likely")
    return !isFirst && (nextShape !== null || line.bullet === "mark" || isBelowTitle(walk, line));
  if (isListOfNames(walk, line)) return true;
  if (line.bullet !== "mark" || isSentence(line.text)) return false;
  return next?.bullet === "mark" && !isSentence(next.text);
}

export function beginsStepsInIntro(walk: Walk, line: TextLine): boolean {
  if (line.number !== null) {
    const isFollowed = walk.lines
      .slice(walk.at + 1, walk.at + 6)
      .some(({ number }) => number === (line.number ?? 0) + 1);
    return isFollowed || isNumberedInline(line);
  }
  return line.bullet === "mark" && isSentence(line.text) && countCookingEvidence(line.text) > 0;
}

export function beginsSteps(walk: Walk, line: TextLine): boolean {
  if (isStep(walk, line)) return true;
  if (line.bullet === "mark" || standsOut(line) || isForPart(line)) return false;
  const block = getBlock(walk, walk.at);
  if (block.some(({ text, bullet }) => bullet === "mark" || findIngredientShape(text))) return false;
  if (isCommand(line.text)) return true;
  return (
    line.afterGap &&
    block.some(({ text }) => text.split(" ").length >= MIN_STEP_WORDS || countCookingEvidence(text) > 0)
  );
}

export function returnsToIngredients(line: TextLine, next: TextLine | null): boolean {
  if (isSentence(line.text) || findIngredientShape(line.text) !== "sure") return false;
  return (
    next !== null && next.number === null && findIngredientShape(next.text) !== null && !isSentence(next.text)
  );
}

export function isStep(walk: Walk, line: TextLine): boolean {
  const shape = findIngredientShape(line.text);
  if (line.number !== null) {
    const listIsNumbered =
      getSection(walk).part === "ingredients" && getSection(walk).lines.some(({ number }) => number !== null);
    return isSentence(line.text) || (shape !== "sure" && (!listIsNumbered || line.number === 1));
  }
  const isShortCommand = endsSentence(line.text) && isCommand(line.text);
  return shape === null && (isShortCommand || isSentence(line.text) || saysSeveralThings(line.text));
}

export function isClosing(walk: Walk, line: TextLine): boolean {
  const isLast =
    walk.at >= walk.lines.length - MAX_CLOSING_LINES && line.text.length <= MAX_CLOSING_CHARACTERS;
  if (isBelowList(walk, line) || isAboveFarewell(walk, line)) return true;
  if (!isLast || getSection(walk).part === "intro" || line.bullet !== null || line.number !== null)
    return false;
  const closing = matchStart(line.text, CLOSINGS);
  // “Best served warm.” isn't “Best, Tom”.
  if (closing !== null && line.afterGap && /^\s?[,!]/.test(closing.rest))
    return countCookingEvidence(line.text) === 0;
  const others = closing?.rest.split(/[^\p{L}]+/u) ?? [];
  return closing !== null && others.every((word) => /^\p{Lu}/u.test(word) || word.length <= 4);
}

/** “Dad says hello.” above “Love, Mum”. */
function isAboveFarewell(walk: Walk, line: TextLine): boolean {
  const rest = walk.lines.slice(walk.at);
  if (rest.length > MAX_CLOSING_LINES || !line.afterGap || getSection(walk).part !== "steps") return false;
  const isPlain = rest.every(
    ({ bullet, number, text }) => bullet === null && number === null && countCookingEvidence(text) === 0,
  );
  return isPlain && rest.slice(1).some(({ text }) => /^[,!]?$/.test(matchStart(text, CLOSINGS)?.rest ?? "-"));
}

/** A farewell below a block of steps, or below numbered or bulleted ones. */
function isBelowList(walk: Walk, line: TextLine): boolean {
  const { part, lines } = getSection(walk);
  const isMarked = ({ bullet, number }: TextLine) => bullet !== null || number !== null;
  const areOneBlock = lines.slice(1).every(({ afterGap }) => !afterGap);
  const isOneText = lines.length === 1 && countCookingEvidence(lines[0]?.text ?? "") >= MIN_EVIDENCE_OF_TEXT;
  if (part !== "steps" || !line.afterGap || (lines.length < 2 && !(isOneText && /!\s*$/.test(line.text))))
    return false;
  if (!lines.every(isMarked) && !areOneBlock) return false;
  const rest = walk.lines.slice(walk.at);
  const isEnd = rest.length <= MAX_CLOSING_LINES && !walk.headings.slice(walk.at).some(Boolean);
  return isEnd && rest.every((other) => !isMarked(other) && countCookingEvidence(other.text) === 0);
}

function isBelowTitle(walk: Walk, line: TextLine): boolean {
  const above = getSection(walk).lines.at(-1);
  return above !== undefined && (line.afterGap || standsOut(above));
}

/** Several short lines below the title, and cooking below them. */
function isListOfNames(walk: Walk, line: TextLine): boolean {
  if (!line.afterGap || getSection(walk).lines.length === 0) return false;
  const block = getBlock(walk, walk.at);
  const areNames = block.length >= MIN_NAMES && block.every(isName);
  const below = areNames ? getBlock(walk, walk.at + block.length) : [];
  return below.some(
    ({ text, number }) => (number !== null || isSentence(text)) && countCookingEvidence(text) > 0,
  );
}

function isName({ text, number }: TextLine): boolean {
  return (
    number === null && text.length <= 30 && text.split(" ").length <= 3 && !/[.!?:,。！？：，]$/.test(text)
  );
}
