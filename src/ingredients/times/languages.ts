import { getBaseLanguage } from "../../contract/languages.ts";
import type { WordLists } from "../words/line-words.ts";
import { DANISH } from "../words/lists/da.ts";
import { GERMAN } from "../words/lists/de.ts";
import { ENGLISH } from "../words/lists/en.ts";
import { SPANISH } from "../words/lists/es.ts";
import { FRENCH } from "../words/lists/fr.ts";
import { ITALIAN } from "../words/lists/it.ts";
import { DUTCH } from "../words/lists/nl.ts";
import { POLISH } from "../words/lists/pl.ts";
import { PORTUGUESE } from "../words/lists/pt.ts";
import { SWEDISH } from "../words/lists/sv.ts";
import { CHINESE } from "../words/lists/zh.ts";
import { DANISH_TIMES } from "./lists/da.ts";
import { GERMAN_TIMES } from "./lists/de.ts";
import { ENGLISH_TIMES } from "./lists/en.ts";
import { SPANISH_TIMES } from "./lists/es.ts";
import { FRENCH_TIMES } from "./lists/fr.ts";
import { ITALIAN_TIMES } from "./lists/it.ts";
import { DUTCH_TIMES } from "./lists/nl.ts";
import { POLISH_TIMES } from "./lists/pl.ts";
import { PORTUGUESE_TIMES } from "./lists/pt.ts";
import { SWEDISH_TIMES } from "./lists/sv.ts";
import { CHINESE_TIMES } from "./lists/zh.ts";
import { prepareTimeWords, type TimeLists, type TimeWords } from "./time-words.ts";

const LISTS: Record<string, readonly [TimeLists, WordLists]> = {
  da: [DANISH_TIMES, DANISH],
  de: [GERMAN_TIMES, GERMAN],
  en: [ENGLISH_TIMES, ENGLISH],
  es: [SPANISH_TIMES, SPANISH],
  fr: [FRENCH_TIMES, FRENCH],
  it: [ITALIAN_TIMES, ITALIAN],
  nl: [DUTCH_TIMES, DUTCH],
  pl: [POLISH_TIMES, POLISH],
  pt: [PORTUGUESE_TIMES, PORTUGUESE],
  sv: [SWEDISH_TIMES, SWEDISH],
  zh: [CHINESE_TIMES, CHINESE],
};

const prepared = new Map<string, TimeWords>();

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export function timeWordsFor(language: string): TimeWords {
  const base = getBaseLanguage(language);
  const key = Object.hasOwn(LISTS, base) ? base : "en";
  const known = prepared.get(key);
  if (known) return known;
  const [times, lists] = LISTS[key] ?? [ENGLISH_TIMES, ENGLISH];
  const words = prepareTimeWords(times, lists);
  prepared.set(key, words);
  return words;
}
