/** The languages Tagine speaks. Imports nothing, so that the web app may use these values too. */
export const LANGUAGES = [
  "en-US",
  "da-DK",
  "de-DE",
  "fr-FR",
  "pl-PL",
  "pt-PT",
  "sv-SE",
  "zh-CN",
  "zh-TW",
] as const;

export type Language = (typeof LANGUAGES)[number];

/** What a site's setting may say: one of the nine, or `en`, which leaves the choice to each browser. */
export const DEFAULT_LANGUAGE = "en";

/**
 * The best of the nine for a language tag as browsers send it (`de-AT`, `zh-Hant-HK`, `pt`).
 * Null when Tagine does not speak it.
 */
export function languageFor(tag: string): Language | null {
  const wanted = tag.toLowerCase();
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted);
  if (exact) return exact;
  if (/^zh\b/.test(wanted)) return /hant|-(tw|hk|mo)\b/.test(wanted) ? "zh-TW" : "zh-CN";
  const family = wanted.split("-")[0];
  return LANGUAGES.find((language) => language.startsWith(`${family}-`)) ?? null;
}
