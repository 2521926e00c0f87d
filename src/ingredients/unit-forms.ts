import { foldLetters } from "./fold-letters.ts";
import type { LineWords } from "./line-words.ts";

/**
 * The unit in the form that a number needs: `cup` for 2 is `cups`.
 * Unchanged if its forms aren't known, or if the author didn't use them.
 * @param unit as the line writes it
 */
export function inflectUnit(
  unit: string,
  { before, after }: { before: number; after: number },
  words: LineWords,
): string {
  const forms = words.unitForms.get(foldLetters(unit));
  if (!forms) return inflectObject(unit, { before, after }, words);
  const [now, wanted] = [forms[formFor(before, forms, words)], forms[formFor(after, forms, words)]];
  if (!now || !wanted || now === wanted || foldLetters(now) !== foldLetters(unit)) return unit;
  return /^\p{Lu}/u.test(unit) && !/^\p{Lu}/u.test(wanted)
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
  return forms[formFor(after, forms, words)] ?? unit;
}

export function isPlural(value: number, { pluralFrom }: LineWords): boolean {
  return value >= pluralFrom;
}

/** One, a few, many, and a part in Polish; singular and plural elsewhere. */
function formFor(value: number, forms: readonly string[], words: LineWords): number {
  if (forms.length < 3) return isPlural(value, words) ? 1 : 0;
  if (value === 1) return 0;
  if (!Number.isInteger(value) && forms.length > 3) return 3;
  const isFew =
    !Number.isInteger(value) ||
    (value % 10 >= 2 && value % 10 <= 4 && !(value % 100 >= 12 && value % 100 <= 14));
  return isFew ? 1 : 2;
}
