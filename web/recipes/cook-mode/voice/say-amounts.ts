import { findForm } from "../../../../src/ingredients/amounts/unit-forms.ts";
import type { LineWords } from "../../../../src/ingredients/words/line-words.ts";
import { FRACTION_GLYPHS } from "../../../../src/ingredients/text/fraction-glyphs.ts";
import { chooseList } from "../../../../src/ingredients/words/choose-list.ts";
import { SPOKEN } from "./spoken-languages.ts";
import { FRACTIONS, type SpokenWords } from "./spoken-words.ts";

const GLYPH = `[${FRACTIONS.join("")}]`;
const NUMBER = `\\d+(?:[ -]\\d[/⁄]\\d+|\\s?${GLYPH}|[/⁄]\\d+|[.,]\\d+)?|${GLYPH}`;
const PARTS = new RegExp(`^(?:(\\d+(?:[.,]\\d+)?)(?![/⁄\\d]))?[\\s-]*(?:(\\d+)[/⁄](\\d+)|(${GLYPH}))?$`);
const THOUSANDS = /[.,](?=\d{3}$)/;
/** "30 Min. backen" isn't the end of a sentence. */
const ABBREVIATED = new RegExp(`((?:\\d|${GLYPH})\\s?\\p{L}{1,6})\\.(?=\\s?[\\p{Ll},;)])`, "gu");
/** Chinese has no spaces between words. */
const LETTER = "(?!\\p{Script=Han})\\p{L}";

export type SayAmounts = (text: string) => string;

/**
 * Writes amounts so that speech engines read them: many say "500 gee", "one slash two tee ess pee", and "ten dash
 * twelve" for "500 g", "1/2 tsp", and "10-12".
 * @param language a tag such as "de" or "zh-TW"; `words` are its words
 */
export function prepareAmounts(language: string, words: Pick<LineWords, "pluralFrom">): SayAmounts {
  const spoken = SPOKEN[chooseList(language, SPOKEN)];
  if (!spoken) return (text) => text;
  const names = spoken.units.flatMap(([list, forms]) =>
    list.split("|").map((name) => ({ name, forms: forms.split("/") })),
  );
  const units = new Map(names.map(({ name, forms }) => [fold(name), forms]));
  const unit = names
    .map(({ name }) => name.replaceAll(".", "\\.?").replaceAll(" ", "\\s?"))
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  const amount = new RegExp(
    `(?<![\\d.,/⁄]|${LETTER})(${NUMBER})(?:\\s?[-–—~～]\\s?(${NUMBER}))?(?![\\d/⁄])(?:\\s?(${unit})(?!${LETTER}))?`,
    "giu",
  );
  return (text) =>
    text.replace(ABBREVIATED, "$1").replace(amount, (_, first: string, last?: string, name?: string) => {
      const said = [first, ...(last ? [last] : [])].map((number) => sayNumber(number, spoken));
      const numbers = said.map(({ text: number }) => number).join(spoken.to);
      const forms = name && units.get(fold(name));
      if (!forms) return numbers;
      return `${numbers} ${findForm(said.at(-1)?.value ?? 1, forms, words)}`;
    });
}

const fold = (name: string) => name.toLowerCase().replace(/[\s.]/g, "");

interface SaidNumber {
  text: string;
  value: number;
}

function sayNumber(number: string, { and, fractions }: SpokenWords): SaidNumber {
  const [, whole, over, under, written] = PARTS.exec(number) ?? [];
  const [part = 0, parts = 1, glyph] =
    FRACTION_GLYPHS.find(
      ([top, bottom, sign]) => sign === written || (top === Number(over) && bottom === Number(under)),
    ) ?? [];
  const value = Number(whole?.replace(THOUSANDS, "").replace(",", ".") ?? 0) + part / parts;
  const [alone, after = alone] = fractions[FRACTIONS.findIndex((one) => one === glyph)]?.split("/") ?? [];
  if (!alone) return { text: number, value };
  return { text: whole ? `${whole}${and}${after}` : alone, value };
}
