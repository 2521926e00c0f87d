import type { PageLine } from "./page-lines.ts";
import { isWord } from "./split-words.ts";

const MIN_LINES = 2;
const MAX_LINES = 200;
/** More would take too long to compare. */
const MAX_VISIBLE_LINES = 1000;
const MIN_REPEATED_SHARE = 0.6;
const MIN_SAME_SHARE = 0.75;
/** A step names its foods, too. */
const MAX_MORE_WORDS = 2;
/** Units are shorter. */
const MIN_FOOD_CHARACTERS = 3;

/** Without lists that repeat visible lines with other amounts until someone chooses their units. */
export function withoutHiddenRepeats(lines: PageLine[]): PageLine[] {
  const groups = groupHidden(lines);
  if (!groups.some(mayRepeat)) return lines;
  const shown = lines
    .filter(({ hidden, part }) => !hidden && part !== "noise")
    .slice(0, MAX_VISIBLE_LINES)
    .map(pickWords);
  return groups.flatMap((group) => (mayRepeat(group) && repeats(group, shown) ? [] : group));
}

/** Lines in a row that are all hidden, or all visible. */
function groupHidden(lines: PageLine[]): PageLine[][] {
  const groups: PageLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.hidden === line.hidden) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function mayRepeat(group: PageLine[]): boolean {
  return group[0]?.hidden === true && group.length >= MIN_LINES && group.length <= MAX_LINES;
}

function repeats(group: PageLine[], shown: Set<string>[]): boolean {
  return measureRepeats(group, shown) >= MIN_REPEATED_SHARE;
}

/**
 * Measures the share of lines that name the same foods as another line.
 * @param shown words of the other lines
 */
export function measureRepeats(lines: PageLine[], shown: Set<string>[]): number {
  const left = new Set(shown);
  const repeated = lines.filter((line) => {
    const words = pickWords(line);
    const same = shown.find((others) => left.has(others) && haveSameWords(words, others));
    return same && left.delete(same);
  });
  return repeated.length / lines.length;
}

function haveSameWords(some: Set<string>, others: Set<string>): boolean {
  const [fewer, more] = some.size < others.size ? [some, others] : [others, some];
  const isAsLong = more.size <= fewer.size + MAX_MORE_WORDS;
  return fewer.size > 0 && isAsLong && fewer.intersection(more).size >= fewer.size * MIN_SAME_SHARE;
}

export function pickWords({ words }: PageLine): Set<string> {
  const isFood = (word: string) => word.length >= MIN_FOOD_CHARACTERS || word > "\u2e80";
  return new Set(words.filter((word) => isWord(word) && isFood(word)));
}
