import { chooseList } from "./choose-list.ts";
import { prepareWords, type LineWords, type WordLists } from "./line-words.ts";
import { DANISH } from "./lists/da.ts";
import { GERMAN } from "./lists/de.ts";
import { ENGLISH } from "./lists/en.ts";
import { SPANISH } from "./lists/es.ts";
import { FRENCH } from "./lists/fr.ts";
import { ITALIAN } from "./lists/it.ts";
import { DUTCH } from "./lists/nl.ts";
import { POLISH } from "./lists/pl.ts";
import { PORTUGUESE } from "./lists/pt.ts";
import { SWEDISH } from "./lists/sv.ts";
import { CHINESE } from "./lists/zh.ts";
import { EVERYWHERE } from "./units.ts";

const LISTS: Record<string, WordLists> = {
  da: DANISH,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  sv: SWEDISH,
  zh: CHINESE,
};

const prepared = new Map<string, LineWords>();

/** Lists them for texts in an unknown language. */
export function listAllWords(): LineWords[] {
  return Object.keys(LISTS).map(wordsFor);
}

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export function wordsFor(language: string): LineWords {
  const key = chooseList(language, LISTS);
  const known = prepared.get(key);
  if (known) return known;
  const words = prepareWords(LISTS[key] ?? ENGLISH, EVERYWHERE);
  prepared.set(key, words);
  return words;
}
