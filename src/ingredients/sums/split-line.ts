import { findFoods, findOnlyFood, type Foods } from "../foods/find-foods.ts";
import type { ReadLine } from "../correct-line.ts";
import type { Amount } from "../lines/read-amount.ts";
import { tidyNote, type IngredientLine } from "../lines/read-line.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { matchPhrase } from "../words/phrases.ts";
import { splitFoods } from "./identify-product.ts";
import { sortOthers } from "./sort-others.ts";
import { splitEach } from "./split-each.ts";
import type { UnitKind } from "../words/units.ts";

export interface LineSplitter {
  read: ReadLine;
  words: LineWords;
  foods: Foods;
}

/** A comma between digits belongs to a number. */
const SEPARATOR = /,(?!\d)|(?<!\d),|[，、;；+&]/;
const BRACKETS = /\([^()]*\)|（[^（）]*）/g;
const HIDDEN = "_";
/** Nobody buys 2 pinches of salt and one of pepper. */
const VAGUE = new Set<UnitKind>(["pinch", "dash"]);
const SEPARATOR_HERE = new RegExp(SEPARATOR, "y");

/** Divides "salt and pepper" and "1 cup milk, 1 egg", but only into foods that are known. */
export function splitLine(text: string, splitter: LineSplitter): string[] {
  const line = splitter.read(text);
  const [first] = line.amounts;
  if (!first || line.amounts.every(({ low }) => low === null))
    return keepSeveral(splitList(line, splitter), text);
  const each = splitEach(line, splitter);
  const parts = each.length > 1 ? each : splitAmounts(line, splitter);
  const isVague = parts.length < 2 && line.amounts.length === 1 && VAGUE.has(first.unit?.kind ?? "piece");
  return keepSeveral(isVague ? splitFood(line, splitter) : parts, text);
}

function keepSeveral(parts: string[], text: string): string[] {
  return parts.length > 1 ? parts : [text];
}

/** Divides "1 pinch salt and pepper". */
function splitFood({ food }: IngredientLine, splitter: LineSplitter): string[] {
  const { foods } = splitter;
  const whole = findOnlyFood(food, foods);
  return whole && !splitFoods(food, whole, foods)
    ? []
    : keepKnown(food.split(foods.separator).filter(Boolean), splitter);
}

function splitList(line: IngredientLine, splitter: LineSplitter): string[] {
  const { text, food, isHeading } = line;
  const { foods } = splitter;
  if (isHeading) return [];
  const whole = findOnlyFood(food, foods);
  if (!whole || splitFoods(food, whole, foods)) return splitFood(line, splitter);
  const joint = foods.separator.test(food) ? SEPARATOR : foods.separator;
  const parts = splitOutside(text, joint).map(tidyNote).filter(Boolean);
  return keepKnown(
    parts.filter((part) => !isRemark(part, splitter)),
    splitter,
  );
}

/** Leaves "butter (ghee, or shortening)" whole. */
function splitOutside(text: string, joint: RegExp): string[] {
  const hidden = text.replace(BRACKETS, (bracket) => HIDDEN.repeat(bracket.length));
  let at = 0;
  return hidden.split(new RegExp(`(${joint.source})`, joint.flags)).flatMap((piece, place) => {
    const part = text.slice(at, at + piece.length);
    at += piece.length;
    return place % 2 === 0 ? [part] : [];
  });
}

/** The "to serve" of "rice, naan and yogurt, to serve". */
function isRemark(part: string, { words, foods }: LineSplitter): boolean {
  return matchPhrase(foldLetters(part), 0, words.remarks) !== null && findFoods(part, foods).length === 0;
}

/** Returns nothing if any part isn't a food, or if one is a kind of another: "cheese, cheddar". */
function keepKnown(parts: readonly string[], { read, foods }: LineSplitter): string[] {
  const found = parts.map((part) => findOnlyFood(part, foods) ?? findOnlyFood(read(part).food, foods));
  const isRelated = found.some((food) => found.some((other) => other && food?.parents.includes(other.id)));
  return found.every((food) => food !== null) && !isRelated ? [...parts] : [];
}

function splitAmounts(line: IngredientLine, splitter: LineSplitter): string[] {
  const { text, amounts } = line;
  const { words } = splitter;
  if (!sortOthers(line, words).isMixed) {
    const listed = text.split(SEPARATOR).map(tidyNote);
    return listed.every((part) => isWhole(part, splitter)) ? listed : [];
  }
  const folded = foldLetters(text);
  const others = amounts.filter(({ relation, isPart }) => relation === "other" && !isPart);
  const cuts = others.map((other) => findCut(folded, other, words));
  const starts = [{ from: 0, to: 0 }, ...cuts];
  const parts = starts.map(({ to }, at) => tidyNote(text.slice(to, starts[at + 1]?.from ?? text.length)));
  return parts.every((part) => isWhole(part, splitter)) ? parts : [];
}

/** Finds the comma or "plus" before an amount. In Chinese, its food is between them. */
function findCut(folded: string, { from }: Amount, { plus, and }: LineWords): { from: number; to: number } {
  for (let at = from - 1; at > 0; at--) {
    SEPARATOR_HERE.lastIndex = at;
    if (SEPARATOR_HERE.test(folded)) return { from: at, to: at + 1 };
    const joint = /[\s\p{Script=Han}]/u.test(folded[at - 1] ?? "")
      ? (matchPhrase(folded, at, plus) ?? matchPhrase(folded, at, and))
      : null;
    if (joint && joint.to <= from) return { from: at, to: joint.to };
  }
  return { from, to: from };
}

function isWhole(part: string, { read, words, foods }: LineSplitter): boolean {
  const line = read(part);
  return (
    line.amounts.length > 0 && !sortOthers(line, words).isMixed && findOnlyFood(line.food, foods) !== null
  );
}
