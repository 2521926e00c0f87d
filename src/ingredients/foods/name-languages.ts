import { getBaseLanguage, languageFor, LANGUAGES, type Language } from "../../contract/languages.ts";

/** Recipes are often in these, although the app isn't. */
const OTHERS = ["es", "it", "nl"] as const;

/** The languages that have names of foods. */
export const NAME_LANGUAGES = [...LANGUAGES, ...OTHERS] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

export const ENGLISH: Language = "en-US";

export function nameLanguageFor(tag: string): NameLanguage | null {
  const base = getBaseLanguage(tag);
  return languageFor(tag) ?? OTHERS.find((language) => language === base) ?? null;
}

/**
 * Includes English, since recipes often use English names. Without names in its own language, a recipe
 * gets none, since English ones would match the wrong food.
 */
export function listNameLanguages(language: string): NameLanguage[] {
  const tag = nameLanguageFor(language);
  return tag ? [...new Set<NameLanguage>([tag, ENGLISH])] : [];
}
