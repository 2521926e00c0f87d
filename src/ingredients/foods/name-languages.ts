import { getBaseLanguage, languageFor, LANGUAGES, type Language } from "../../contract/languages.ts";

/** The app isn't in these languages, but recipes often are. */
const OTHERS = ["es", "it", "nl"] as const;

/** Foods have names in these languages. */
export const NAME_LANGUAGES = [...LANGUAGES, ...OTHERS] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

export const ENGLISH: Language = "en-US";

export function nameLanguageFor(tag: string): NameLanguage | null {
  const base = getBaseLanguage(tag);
  return languageFor(tag) ?? OTHERS.find((language) => language === base) ?? null;
}

/**
 * Adds English, since recipes often use English names. A language without names gets none, since English
 * ones would match the wrong foods.
 */
export function listNameLanguages(language: string): NameLanguage[] {
  const tag = nameLanguageFor(language);
  return tag ? [...new Set<NameLanguage>([tag, ENGLISH])] : [];
}
