import { chooseList } from "../../words/choose-list.ts";
import { prepareApartWords, type ApartWords } from "./find-apart.ts";
import { DANISH } from "./words/da.ts";
import { GERMAN } from "./words/de.ts";
import { ENGLISH } from "./words/en.ts";
import { SPANISH } from "./words/es.ts";
import { FRENCH } from "./words/fr.ts";
import { ITALIAN } from "./words/it.ts";
import { DUTCH } from "./words/nl.ts";
import { POLISH } from "./words/pl.ts";
import { PORTUGUESE } from "./words/pt.ts";
import { SWEDISH } from "./words/sv.ts";
import { CHINESE } from "./words/zh.ts";

const LISTS: Record<string, string> = {
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

const prepared = new Map<string, ApartWords>();

/** @param language a tag such as "de" or "zh-TW"; unknown languages get English */
export function getApartWords(language: string): ApartWords {
  const key = chooseList(language, LISTS);
  const known = prepared.get(key);
  if (known) return known;
  const words = prepareApartWords(LISTS[key] ?? ENGLISH);
  prepared.set(key, words);
  return words;
}
