// Imports nothing, so the web may use it.

interface Group {
  title: string;
  items: string[];
}

/** `ingredientGroups` is empty without section titles. */
interface Ingredients {
  recipeIngredient: string[];
  ingredientGroups: Group[];
}

/** Null if lines and sections both changed in different ways. */
export function reconcileIngredients(given: Ingredients, before: Ingredients): Ingredients | null {
  const { recipeIngredient: lines, ingredientGroups: groups } = given;
  const grouped = groups.flatMap(({ items }) => items);
  if (isSame(lines, grouped)) return given;
  if (isSame(groups, before.ingredientGroups)) return inSections(lines, groups);
  return isSame(lines, before.recipeIngredient) && groups.length > 0
    ? { recipeIngredient: grouped, ingredientGroups: groups }
    : null;
}

export function inSections(lines: string[], groups: Group[]): Ingredients {
  const sectionsOf = new Map<string, number[]>();
  // Reversed, so that duplicates are taken from the first section first.
  for (const [section, { items }] of [...groups.entries()].toReversed()) {
    for (const text of items) {
      const known = sectionsOf.get(text);
      if (known) known.push(section);
      else sectionsOf.set(text, [section]);
    }
  }
  const told = lines.map((line) => sectionsOf.get(line)?.pop() ?? null);
  const stays = longestRising(told);
  // If all lines are new, their sections are unknown.
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

/** Source: https://en.wikipedia.org/wiki/Longest_increasing_subsequence */
function longestRising(numbers: (number | null)[]): Set<number> {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    if (number === null) continue;
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
