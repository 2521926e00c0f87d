import { getFoodLanguage } from "../foods/find-foods.ts";
import { listWordStarts } from "../lines/food-words.ts";
import { foldLetters } from "../text/fold-letters.ts";
import { listPhrases, matchPhrase, type Phrases } from "../words/phrases.ts";
import { APART_WORDS } from "./apart-words.ts";

const WORDS = new Map<string, Phrases<string>>(
  Object.entries(APART_WORDS).map(([language, list]) => [
    language,
    listPhrases(
      list.split(/[|\n]/).map((forms) => [foldLetters(forms.split("/")[0]?.trim() ?? ""), forms] as const),
    ),
  ]),
);

/** Finds the "yellow squash" of a name, which is no zucchini, or returns an empty text. */
export function findApart(name: string, language: string): string {
  const words = WORDS.get(getFoodLanguage(language));
  if (!words) return "";
  const folded = foldLetters(name);
  for (const at of listWordStarts(folded, { from: 0, to: folded.length })) {
    const found = matchPhrase(folded, at, words);
    if (found) return found.value;
  }
  return "";
}
