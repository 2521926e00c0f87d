import { DEFAULT_LANGUAGE, languageFor, type Language } from "../../src/contract/languages.ts";
import { loadText } from "./storage.ts";

export const ENGLISH: Language = "en-US";

/** The choice on this device, then the site's setting, then the browser's languages, then English. */
export function choosePreferredLanguage(siteSetting: string): Language {
  const setting = siteSetting === DEFAULT_LANGUAGE ? null : siteSetting;
  for (const preference of [loadText("language"), setting, ...navigator.languages]) {
    const found = preference && languageFor(preference);
    if (found) return found;
  }
  return ENGLISH;
}
