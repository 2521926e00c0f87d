import { effect, signal } from "@preact/signals-react";
import { DEFAULT_LANGUAGE, languageFor, type Language } from "../../src/contract/languages.ts";
import { kept } from "./kept.ts";

/** For whoever speaks none of the nine. */
const ENGLISH: Language = "en-US";

/** The language that is shown; before its texts are there, the one that the first paint named. */
export const language = signal<Language>(languageFor(document.documentElement.lang) ?? ENGLISH);

effect(() => {
  document.documentElement.lang = language.value;
});

/**
 * What counts: the person's choice on this device, then the site's setting when it makes one, then the first of the
 * browser's languages that Tagine speaks, then English.
 */
export function preferredLanguage(siteSetting: string): Language {
  const setting = siteSetting === DEFAULT_LANGUAGE ? null : siteSetting;
  for (const wish of [kept("language"), setting, ...navigator.languages]) {
    const found = wish && languageFor(wish);
    if (found) return found;
  }
  return ENGLISH;
}
