import { plainLetters } from "../text/plain-letters.ts";

const SHOWN = 50;

/** Ignores accents and case, and skips chosen ones; matches at the start come first. */
export function suggest(suggestions: string[], typed: string, chosen: string[]): string[] {
  const looked = plainLetters(typed);
  const taken = new Set(chosen.map(plainLetters));
  const ranked = suggestions
    .map((name) => ({ name, plain: plainLetters(name) }))
    .filter(({ plain }) => plain.includes(looked) && !taken.has(plain))
    .map(({ name, plain }) => ({ name, rank: rank(plain, looked) }));
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

function rank(plain: string, looked: string): number {
  if (plain === looked) return 0;
  if (plain.startsWith(looked)) return 1;
  return plain.includes(` ${looked}`) ? 2 : 3;
}

export function sameName(names: string[], text: string): string | undefined {
  const wanted = plainLetters(text);
  return names.find((name) => name === text) ?? names.find((name) => plainLetters(name) === wanted);
}
