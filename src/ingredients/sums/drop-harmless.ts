import { getFoodLanguage } from "../foods/find-foods.ts";
import { listWordStarts } from "../lines/food-words.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { LineWords } from "../words/line-words.ts";
import { listPhrases, matchPhrase, type Phrases } from "../words/phrases.ts";
import { HARMLESS_WORDS } from "./harmless-words.ts";

/** "LE GUSTO Pfeffer". */
const BRANDS = /^(?:\p{Lu}[\p{Lu}&'’.-]+\s+)+(?=\p{Lu}?\p{Ll})/u;
/** "9-inch flour tortillas" and "5% fat minced beef". */
const LENGTH = /^[\d.,¼-¾⅐-⅞]+(?:[\s-](?:inch|in|cm|mm)|\s?% (?:fat|lean))\s/u;
const HARMLESS = new Map<string, Phrases>(
  Object.entries(HARMLESS_WORDS).map(([language, list]) => [language, listPhrases(list)]),
);

/** Drops lengths, brands, "large", "fresh", and "finely chopped", wherever they are. */
export function dropHarmless(
  written: string,
  { words, language }: { words: LineWords; language: string },
): string {
  const name = written.replace(LENGTH, "").replace(BRANDS, "");
  const folded = foldLetters(name);
  const harmless = HARMLESS.get(getFoodLanguage(language));
  const tables = [words.sizes, words.states, words.adverbs, ...(harmless ? [harmless] : [])];
  let kept = "";
  let done = 0;
  for (const at of listWordStarts(folded, { from: 0, to: folded.length })) {
    if (at < done) continue;
    const to = Math.max(...tables.map((table) => matchPhrase(folded, at, table)?.to ?? 0));
    if (to <= at) continue;
    kept += name.slice(done, at);
    done = to;
  }
  const rest = `${kept}${name.slice(done)}`.replace(/\s+/g, " ").replace(/^[\s,&]+|[\s,&]+$/g, "");
  const and = done > 0 ? matchPhrase(foldLetters(rest), 0, words.and) : null;
  return (and ? rest.slice(and.to).trim() : rest) || name;
}
