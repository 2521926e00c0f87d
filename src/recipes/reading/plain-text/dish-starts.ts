import { foldText } from "../../text/fold-text.ts";
import { parseFacts } from "../../text/facts.ts";
import { parseFactRow } from "./fact-row.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { splitAtCommas } from "./ingredients.ts";
import { isMessage } from "./messages.ts";
import { parsePartHeading, standsOut, type PartHeading } from "./part-heading.ts";
import { isForPart } from "./section-title.ts";
import { countCookingEvidence, endsSentence, isCommand, isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";
import { mayBeTitle, splitYield } from "./title.ts";

/** Facts and a description. */
const MAX_LINES_BELOW_TITLE = 8;
const MIN_INGREDIENTS = 2;
const MIN_INGREDIENTS_WITHOUT_HEADING = 3;
const MAX_TITLE_CHARACTERS = 80;
/** “1 loaf”. */
const COUNT = /^\d{1,3}\s\p{L}{3,}$/u;
const MAX_LEAD_CHARACTERS = 120;
const MAX_DISHES = 20;

/** “Day 2” of a sourdough bread. */
const STAGE =
  /^(?:day|part|stage|tag|teil|jour|partie|etape|dia|parte|giorno|dag|deel|del|dzien|czesc)\s\d|^第[一二三四五\d](?:天|步|部)|^\d日目/u;

interface Dish {
  /** Whether a heading is above its ingredients. */
  headed: boolean;
  ingredients: number;
  cooked: boolean;
}

/** The rows where another dish begins: a title, ingredients, and steps after those of an earlier dish. */
export function findDishStarts(lines: TextLine[]): number[] {
  const headings = lines.map(parsePartHeading);
  const starts: number[] = [];
  let dish = newDish();
  for (const [at, line] of lines.entries()) {
    const mayBegin = isDone(dish) && !headings[at] && isDishTitle(line);
    const list = mayBegin ? findListBelow(lines, headings, at) : null;
    const isAlike = (list === "headed") === dish.headed && (line.number === null || list === "headed");
    if (list && isAlike) {
      const lead = lines[at - 1];
      starts.push(lead && isLead(lead) ? lead.row : line.row);
      dish = newDish();
    } else recordLine(dish, line, headings[at] ?? null);
  }
  return starts.slice(0, isDone(dish) ? MAX_DISHES - 1 : -1).slice(0, MAX_DISHES - 1);
}

function newDish(): Dish {
  return { headed: false, ingredients: 0, cooked: false };
}

/** The title right above the first list, and whether another one is above it: “Apple pie” above “Dough”. */
export function findFirstTitle(lines: TextLine[]): { row: number; isBelowTitle: boolean } | null {
  const headings = lines.map(parsePartHeading);
  const titles = lines.flatMap((line, at) => (!headings[at] && isDishTitle(line) ? [at] : []));
  const own = titles.find((at) => findListBelow(lines, headings, at) !== null);
  const line = lines[own ?? -1];
  const [top] = titles;
  if (own === undefined || top === undefined || !line) return null;
  return { row: line.row, isBelowTitle: top < own && isOverall(lines[top]) };
}

/** “Two recipes for Saturday”, “Christmas menu”. */
const COLLECTION =
  /recipe|rezept|recette|receta|ricett|recept|opskrift|przepis|receita|men[uúyü]|レシピ|献立|食谱|食譜|菜谱|菜单/iu;

function isOverall(line: TextLine | undefined): boolean {
  return line !== undefined && !COLLECTION.test(line.text) && !isMessage(line.text);
}

function isDone({ headed, ingredients, cooked }: Dish): boolean {
  return cooked && ingredients >= (headed ? MIN_INGREDIENTS : MIN_INGREDIENTS_WITHOUT_HEADING);
}

function recordLine(dish: Dish, line: TextLine, heading: PartHeading | null): void {
  if (heading) {
    dish.headed ||= heading.part === "ingredients";
    if (heading.part === "ingredients" && heading.inline)
      dish.ingredients += splitAtCommas(heading.inline).length;
    dish.cooked ||= heading.part === "steps" && dish.ingredients > 0;
    return;
  }
  if (isFact(line)) return;
  const isStep = line.number !== null || isSentence(line.text) || isCommand(line.text);
  if (!dish.cooked && (dish.headed || isIngredient(line))) dish.ingredients++;
  if (dish.ingredients > 0 && isStep && !isIngredient(line)) dish.cooked = true;
}

function isIngredient({ text }: TextLine): boolean {
  return findIngredientShape(text) !== null && !isSentence(text);
}

function isDishTitle(line: TextLine): boolean {
  const { title } = splitYield(line.text);
  if (title.length > MAX_TITLE_CHARACTERS || !(line.afterGap || standsOut(line)) || !mayBeTitle(line))
    return false;
  if (endsSentence(title) || isSentence(line.text) || isForPart(line)) return false;
  if (STAGE.test(foldText(title))) return false;
  return findIngredientShape(title) === null && parseFacts(line.text).length === 0;
}

/** Whether a list of ingredients is below this title, and with a heading. */
function findListBelow(
  lines: TextLine[],
  headings: (PartHeading | null)[],
  title: number,
): "headed" | "plain" | null {
  for (let at = title + 1; at <= title + MAX_LINES_BELOW_TITLE; at++) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) return null;
    const heading = headings[at];
    if (heading) return heading.part === "ingredients" && !heading.section ? "headed" : null;
    if (isFact(line) || (COUNT.test(line.text) && next?.afterGap)) continue;
    if (isIngredient(line)) return next && isIngredient(next) && line.number === null ? "plain" : null;
    if (!isSentence(line.text) || countCookingEvidence(line.text) > 1) return null;
  }
  return null;
}

function isFact({ text }: TextLine): boolean {
  return parseFacts(text).length > 0 || parseFactRow(text) !== null;
}

/** “And here is the bread:” above a title belongs to it. */
function isLead(line: TextLine): boolean {
  return (
    line.afterGap &&
    line.number === null &&
    line.text.length <= MAX_LEAD_CHARACTERS &&
    /[:：…]$/.test(line.text) &&
    countCookingEvidence(line.text) === 0
  );
}
