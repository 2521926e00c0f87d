import { listWordStarts } from "../../lines/food-words.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { listPhrases, matchPhrase, type Phrases } from "../../words/phrases.ts";

/**
 * Names of products that nobody buys for the other ones of their food: "sharp cheddar". The table of foods
 * has them as other names, since they weigh the same.
 */
export type ApartWords = Phrases<string>;

/** @param list forms of a product with `/` between them, and products with `|` or a line break */
export function prepareApartWords(list: string): ApartWords {
  return listPhrases(
    list.split(/[|\n]/).map((forms) => [foldLetters(forms.split("/")[0]?.trim() ?? ""), forms] as const),
  );
}

/** Finds the "sharp cheddar" of a name, or returns an empty text. */
export function findApart(name: string, words: ApartWords): string {
  const folded = foldLetters(name);
  for (const at of listWordStarts(folded, { from: 0, to: folded.length })) {
    const found = matchPhrase(folded, at, words);
    if (found) return found.value;
  }
  return "";
}
