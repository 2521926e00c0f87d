import { DEFAULT_LANGUAGE, languageFor, type Language } from "../../src/contract/languages.ts";
import { loadText } from "./storage.ts";

/** For whoever speaks none of the nine. */
export const ENGLISH: Language = "en-US";

/**
 * What counts: the person's choice on this device, then the site's setting when it makes one, then the first of the
 * browser's languages that Tagine speaks, then English.
 */
export function choosePreferredLanguage(siteSetting: string): Language {
  const setting = siteSetting === DEFAULT_LANGUAGE ? null : siteSetting;
  for (const preference of [loadText("language"), setting, ...navigator.languages]) {
    const found = preference && languageFor(preference);
    if (found) return found;
  }
  return ENGLISH;
}
