// What the lines of ingredients and their sections say together. Imports nothing, so that the web may use it, too.

interface Group {
  title: string;
  items: string[];
}

/** All lines in order, and the same in their sections; without titles there are none. */
interface Ingredients {
  recipeIngredient: string[];
  ingredientGroups: Group[];
}

/**
 * Lines and sections that say the same, made of some that may not: of the two, the one that was changed counts.
 * New lines come into the section of the line before them. Null where both were changed, and say different
 * things.
 * @param before what was there when somebody began to change it
 */
export function reconcileIngredients(given: Ingredients, before: Ingredients): Ingredients | null {
  const { recipeIngredient: lines, ingredientGroups: groups } = given;
  const grouped = groups.flatMap(({ items }) => items);
  if (isSame(lines, grouped)) return given;
  if (isSame(groups, before.ingredientGroups)) return inSections(lines, groups);
  return isSame(lines, before.recipeIngredient) && groups.length > 0
    ? { recipeIngredient: grouped, ingredientGroups: groups }
    : null;
}

/** Lines in the sections that they are in already, as far as their order allows; a new one goes with the line before it. */
export function inSections(lines: string[], groups: Group[]): Ingredients {
  const sectionsOf = new Map<string, number[]>();
  // From the last to the first, so that the first is taken first.
  for (const [section, { items }] of [...groups.entries()].toReversed()) {
    for (const text of items) {
      const known = sectionsOf.get(text);
      if (known) known.push(section);
      else sectionsOf.set(text, [section]);
    }
  }
  const told = lines.map((line) => sectionsOf.get(line)?.pop() ?? null);
  const stays = longestRising(told);
  // Of a list that is all new, nobody knows the sections.
  if (stays.size === 0) return { recipeIngredient: lines, ingredientGroups: [] };
  const sections = groups.map(({ title }) => ({ title, items: [] as string[] }));
  let section = 0;
  for (const [position, line] of lines.entries()) {
    if (stays.has(position)) section = told[position] ?? section;
    sections[section]?.items.push(line);
  }
  const filled = sections.filter(({ items }) => items.length > 0);
  return { recipeIngredient: lines, ingredientGroups: filled.some(({ title }) => title) ? filled : [] };
}

/**
 * The positions of as many numbers as can stay where they are, so that none is below one before it: all others were
 * moved, or are new. Source: https://en.wikipedia.org/wiki/Longest_increasing_subsequence
 */
function longestRising(numbers: (number | null)[]): Set<number> {
  /** The position of the lowest number that a row of each length can end with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    if (number === null) continue;
    // They rise, so that the first higher one is found by halves.
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) > number) high = middle;
      else low = middle + 1;
    }
    before[position] = ends[low - 1];
    ends[low] = position;
  }
  const found = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) found.add(at);
  return found;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
