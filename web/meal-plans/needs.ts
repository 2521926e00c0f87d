import { distance } from "fastest-levenshtein";
import type { ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { SAME_LINE_DISTANCE } from "../../src/contract/rules.ts";
import { formatServings } from "./meal-servings.ts";

/** Keys survive moves and edits of other lines; a recipe planned twice has different keys. */
export interface Need {
  key: string;
  text: string;
  recipe: string;
  slug: string;
}

export interface MealNeeds {
  name: string;
  slug: string;
  /** Reads "6 servings", or is empty for the recipe's own. */
  servings: string;
  date: string;
  needs: Need[];
}

export interface ListLine {
  text: string;
  needs: Need[];
  /** Adds up some of the needs. Lines of unknown foods aren't added up. */
  addUp?: (some: Need[]) => string;
}

const HEADING = /[:：]$|^#+\s|^(\*\*|__).+\1$/u;

/** In the plan's order, without titles and blank lines. */
export function needsOfMeals(rows: ShoppingListRow[]): MealNeeds[] {
  const seen = new Map<string, number>();
  return rows.map(({ name, slug, date, recipeIngredient, ...made }) => ({
    name,
    slug,
    servings: formatServings(made),
    date,
    needs: recipeIngredient.filter(isToBuy).map((line) => {
      const place = `${slug} ${sameWords(line)}`;
      const before = seen.get(place) ?? 0;
      seen.set(place, before + 1);
      return { key: `${place} ${before + 1}`, text: line.trim(), recipe: name, slug };
    }),
  }));
}

/** Equal lines are merged, similar ones only neighbors: "200 g flour" isn't "300 g flour". */
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

export function listRecipeNames({ needs }: ListLine): string[] {
  return [...new Set(needs.map(({ recipe }) => recipe))];
}

/** Short lines need more letters in common: "1 egg" isn't "2 figs". */
export function areNear(one: string, other: string): boolean {
  const most = farthest(Math.max(one.length, other.length));
  if (Math.abs(one.length - other.length) > most) return false;
  return distance(one, other) <= most;
}

function isToBuy(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !HEADING.test(line.trim());
}

function sameWords(line: string): string {
  return line.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();
}

function farthest(length: number): number {
  return Math.min(SAME_LINE_DISTANCE, Math.ceil(length / 2) - 1);
}

/** For each text, the first one that it is grouped with, independent of their order. */
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

/** Counted letters; rare ones share a slot. */
const KINDS = 32;

function countLetters(text: string): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (let at = 0; at < text.length; at++) {
    const kind = text.charCodeAt(at) % KINDS;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** An edit changes at most two counts by one, which rules out most pairs without comparing letters. */
function mayBeNear(one: Uint8Array, other: Uint8Array): boolean {
  let differing = 0;
  for (let kind = 0; kind < KINDS; kind++) differing += Math.abs((one[kind] ?? 0) - (other[kind] ?? 0));
  return differing <= 2 * SAME_LINE_DISTANCE;
}
