import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";

/**
 * Turns `cup` into `cups` for 2.
 * @param unit as written in the line
 * @returns the same unit if its forms are unknown, or if it didn't agree with its number
 */
export function inflectUnit(
  unit: string,
  { before, after }: { before: number; after: number },
  words: LineWords,
): string {
  const forms = words.unitForms.get(foldLetters(unit));
  if (!forms) return inflectObject(unit, { before, after }, words);
  return inflectNoun(unit, { before, after }, forms, words) ?? unit;
}

/** Null if the noun didn't agree with its number. */
export function inflectNoun(
  noun: string,
  { before, after }: { before: number; after: number },
  forms: readonly string[],
  words: LineWords,
): string | null {
  const [now, wanted] = [findForm(before, forms, words), findForm(after, forms, words)];
  if (!now || !wanted || foldLetters(now) !== foldLetters(noun)) return null;
  if (now === wanted) return noun;
  return /^\p{Lu}/u.test(noun) && !/^\p{Lu}/u.test(wanted)
    ? wanted[0]?.toUpperCase() + wanted.slice(1)
    : wanted;
}

/** Polish steps say "dodaj szklankę": only the singular differs from that of lines. */
function inflectObject(
  unit: string,
  { before, after }: { before: number; after: number },
  words: LineWords,
): string {
  if (!unit.endsWith("ę") || before !== 1 || after === 1) return unit;
  const forms = words.unitForms.get(`${foldLetters(unit).slice(0, -1)}a`) ?? [];
  return findForm(after, forms, words) || unit;
}

export function isPlural(value: number, { pluralFrom }: Pick<LineWords, "pluralFrom">): boolean {
  return value >= pluralFrom;
}

/** Polish has forms for 1, a few, many, and fractions; other languages have a singular and a plural. */
export function findForm(
  value: number,
  forms: readonly string[],
  words: Pick<LineWords, "pluralFrom">,
): string {
  const [one = "", few = one, many = few, fraction = few] = forms;
  if (forms.length < 3) return isPlural(value, words) ? few : one;
  if (value === 1) return one;
  if (!Number.isInteger(value)) return fraction;
  const isFew = value % 10 >= 2 && value % 10 <= 4 && !(value % 100 >= 12 && value % 100 <= 14);
  return isFew ? few : many;
}
