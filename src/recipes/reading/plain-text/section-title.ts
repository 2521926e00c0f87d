import { matchStart } from "../../text/match-start.ts";
import { isComponent } from "./dish-name.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { standsOut } from "./part-heading.ts";
import { FOR_PART } from "../../text/plain-text-words.ts";
import { endsSentence, isCommand, isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";
import { isSurelyTitle } from "./title.ts";
import { getBlock, getSection, hasSeveral, peekNext, type Walk } from "./walk.ts";

const MAX_TITLE_CHARACTERS = 50;
const MAX_TITLE_WORDS = 6;

export function isTitleOfIngredients(walk: Walk, line: TextLine): boolean {
  const next = peekNext(walk);
  if (!next || line.bullet === "mark" || line.number !== null || !isShort(line.text)) return false;
  if (findIngredientShape(line.text) && !line.heading) return false;
  if (standsOut(line) || isTitleOfComponents(walk, line)) return true;
  if (isForPart(line) && !next.afterGap && !findIngredientShape(line.text)) return true;
  if (next.bullet === "mark") return getSection(walk).lines.every(({ bullet }) => bullet === "mark");
  return line.afterGap && !next.afterGap && findIngredientShape(next.text) !== null;
}

/** “Meatballs” and “Curry sauce” in a list whose other lines have amounts. */
function isTitleOfComponents(walk: Walk, line: TextLine): boolean {
  const { lines, title } = getSection(walk);
  const block = getBlock(walk, walk.at);
  const plain = block.filter(({ text }) => findIngredientShape(text) === null);
  const isFirst = lines.length === 0 && plain.slice(1).some(({ text }) => isComponent(text));
  if (!isFirst && (title === "" || !isComponent(line.text))) return false;
  return plain.every((one) => {
    const below = block[block.indexOf(one) + 1];
    return below !== undefined && findIngredientShape(below.text) === "sure";
  });
}

export function isTitleOfSteps(line: TextLine, next: TextLine | null): boolean {
  if (!next || line.bullet === "mark" || line.number !== null || !isShort(line.text) || isSentence(line.text))
    return false;
  if (standsOut(line) || next.number === 1) return true;
  return isForPart(line) && line.afterGap && !next.afterGap;
}

/** A heading right above the first ingredient belongs to the ingredients, unless it names the recipe. */
export function takeTitleAbove(walk: Walk): string {
  const above = getSection(walk).lines.at(-1);
  if (!above || above.bullet === "mark" || above.number !== null) return "";
  const isFor = isForPart(above);
  const others = getSection(walk).lines.slice(0, -1);
  const isSecond = others.some(isSurelyTitle) && standsOut(above) && !isSentence(above.text);
  if (!isFor && !isSecond) return "";
  getSection(walk).lines.pop();
  return above.text.replace(/\s*[:：]$/, "");
}

/** “Filling” above its own “Ingredients”, where each of several lists has a title. */
export function takeComponentAbove(walk: Walk): string {
  const { part, lines } = getSection(walk);
  const above = lines.at(-1);
  const mayBeOnlyLine = part !== "ingredients" && walk.sections.length > 1;
  if (!above || (!mayBeOnlyLine && lines.length < 2) || !hasSeveral(walk, "ingredients")) return "";
  if (!isTitleAlone(above)) return "";
  lines.pop();
  return above.text.replace(/\s*[:：]$/, "");
}

export function isTitleAlone(line: TextLine): boolean {
  if (line.bullet === "mark" || line.number !== null || !isShort(line.text)) return false;
  if (!line.afterGap && !standsOut(line)) return false;
  return !endsSentence(line.text) && !findIngredientShape(line.text) && !isCommand(line.text);
}

export function makeSectionTitle(walk: Walk, line: TextLine): string {
  const title = line.text.replace(/\s*[:：]$/, "");
  const isEmpty = getSection(walk).lines.length === 0 && getSection(walk).title !== "";
  if (!isEmpty) return title;
  const above = walk.sections.pop();
  return `${above?.title ?? ""} – ${title}`;
}

export function isForPart(line: TextLine): boolean {
  const found = matchStart(line.text, FOR_PART);
  return found !== null && found.rest.trim() !== "" && isShort(line.text) && !isSentence(line.text);
}

function isShort(text: string): boolean {
  return text.length <= MAX_TITLE_CHARACTERS && text.split(" ").length <= MAX_TITLE_WORDS;
}
