import { DANISH } from "./spoken/da.ts";
import { GERMAN } from "./spoken/de.ts";
import { ENGLISH } from "./spoken/en.ts";
import { SPANISH } from "./spoken/es.ts";
import { FRENCH } from "./spoken/fr.ts";
import { ITALIAN } from "./spoken/it.ts";
import { DUTCH } from "./spoken/nl.ts";
import { POLISH } from "./spoken/pl.ts";
import { PORTUGUESE } from "./spoken/pt.ts";
import { SWEDISH } from "./spoken/sv.ts";
import { CHINESE } from "./spoken/zh.ts";
import type { SpokenWords } from "./spoken-words.ts";

export const SPOKEN: Record<string, SpokenWords> = {
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
