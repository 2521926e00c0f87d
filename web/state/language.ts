import { effect, signal } from "@preact/signals-react";
import { languageFor, type Language } from "../../src/contract/languages.ts";
import { kept } from "./kept.ts";

/** The language that is shown. */
export const language = signal<Language>("en-US");

effect(() => {
  document.documentElement.lang = language.value;
});

/**
 * What counts: the person's choice on this device, then the site's setting when it is not `en`, then the first of the
 * browser's languages that Tagine speaks, then English.
 */
export function preferredLanguage(siteSetting: string): Language {
  const wishes = [kept("language"), siteSetting === "en" ? null : siteSetting, ...navigator.languages];
  for (const wish of wishes) {
    const found = wish && languageFor(wish);
    if (found) return found;
  }
  return "en-US";
}
