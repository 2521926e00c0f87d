import { distance } from "fastest-levenshtein";
import type { ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { SAME_LINE_DISTANCE } from "../../src/contract/rules.ts";

// What there is to buy for the meals of a plan, by recipe and all together. Pure: the same rows always make the same.

/**
 * One line of one meal's recipe. Its key stays when the meal is moved to another day, and when other lines come and go:
 * what somebody has ticked belongs to it. Of a recipe that is planned twice, the second one's lines are told apart by
 * coming second.
 */
export interface Need {
  key: string;
  text: string;
  recipe: string;
}

export interface MealNeeds {
  name: string;
  date: string;
  needs: Need[];
}

/** A line of the whole list: once, however many recipes say it. */
export interface ListLine {
  text: string;
  needs: Need[];
}

const HEADING = /[:：]$|^#+\s|^(\*\*|__).+\1$/u;

/** What each meal needs, in the order of the plan. Titles of sections, rules and blank lines cannot be bought. */
export function needsOfMeals(rows: ShoppingListRow[]): MealNeeds[] {
  const seen = new Map<string, number>();
  return rows.map(({ name, slug, date, recipeIngredient }) => ({
    name,
    date,
    needs: recipeIngredient.filter(isToBuy).map((line) => {
      const place = `${slug} ${sameWords(line)}`;
      const before = seen.get(place) ?? 0;
      seen.set(place, before + 1);
      return { key: `${place} ${before + 1}`, text: line.trim(), recipe: name };
    }),
  }));
}

/**
 * All needs as one list: lines that say the same are one, whatever their case and white space, and lines that are
 * nearly the same stand together. They are only put side by side, since "200 g flour" is not "300 g flour".
 * The order is that in which they first come.
 */
export function linesTogether(needs: Need[]): ListLine[][] {
  const lines = new Map<string, ListLine>();
  for (const need of needs) {
    const words = sameWords(need.text);
    const line = lines.get(words);
    if (line) line.needs.push(need);
    else lines.set(words, { text: need.text, needs: [need] });
  }
  const leaders = groupSimilarTexts([...lines.keys()]);
  const groups = new Map<number, ListLine[]>();
  for (const [position, line] of [...lines.values()].entries()) {
    const leader = leaders[position] ?? position;
    groups.set(leader, [...(groups.get(leader) ?? []), line]);
  }
  return [...groups.values()];
}

/** The names of the recipes that need a line, each once. */
export function listRecipeNames({ needs }: ListLine): string[] {
  return [...new Set(needs.map(({ recipe }) => recipe))];
}

/**
 * Whether two lines are nearly the same. Of short ones, five letters are all there is: "1 egg" would be "2 figs". So
 * less than half of the longer one may differ, too.
 */
export function areNear(one: string, other: string): boolean {
  const most = farthest(Math.max(one.length, other.length));
  if (Math.abs(one.length - other.length) > most) return false;
  return distance(one, other) <= most;
}

function isToBuy(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !HEADING.test(line.trim());
}

/** What of a line counts when it is compared. */
function sameWords(line: string): string {
  return line.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();
}

/** How many letters of a line of this length may differ. */
function farthest(length: number): number {
  return Math.min(SAME_LINE_DISTANCE, Math.ceil(length / 2) - 1);
}

/**
 * For each text the position of the first one that it stands together with, over others that are near to both: who is
 * together depends on what there is, never on its order.
 */
function groupSimilarTexts(texts: string[]): number[] {
  const leaders = texts.map((_, position) => position);
  const leader = (position: number): number => {
    const next = leaders[position] ?? position;
    return next === position ? position : leader(next);
  };
  const known: { text: string; letters: Uint8Array }[] = [];
  for (const [position, text] of texts.entries()) {
    const letters = countLetters(text);
    for (const [before, other] of known.entries()) {
      if (!mayBeNear(other.letters, letters)) continue;
      const [one, two] = [leader(before), leader(position)];
      if (one !== two && areNear(other.text, text)) leaders[Math.max(one, two)] = Math.min(one, two);
    }
    known.push({ text, letters });
  }
  return texts.map((_, position) => leader(position));
}

/** Kinds of letters that are counted; rare ones share a place. */
const KINDS = 32;

function countLetters(text: string): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (let at = 0; at < text.length; at++) {
    const kind = text.charCodeAt(at) % KINDS;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/**
 * Each edit changes two counts at most, and by one: where they differ by more, nobody has to look at the order of the
 * letters, which takes much longer.
 */
function mayBeNear(one: Uint8Array, other: Uint8Array): boolean {
  let differing = 0;
  for (let kind = 0; kind < KINDS; kind++) differing += Math.abs((one[kind] ?? 0) - (other[kind] ?? 0));
  return differing <= 2 * SAME_LINE_DISTANCE;
}
