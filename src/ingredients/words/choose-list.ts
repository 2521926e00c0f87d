import { getBaseLanguage } from "../../contract/languages.ts";

/**
 * Chooses the key of the list for a language.
 * @param language a tag such as "de" or "zh-TW"; unknown languages get English
 */
export function chooseList(language: string, lists: Record<string, unknown>): string {
  const base = getBaseLanguage(language);
  return Object.hasOwn(lists, base) ? base : "en";
}
