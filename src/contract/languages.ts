/** Imports nothing, so the web may use it. */
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

/** Leaves the choice to each browser. */
export const DEFAULT_LANGUAGE = "en";

/** Takes tags as browsers send them (`de-AT`, `zh-Hant-HK`, `pt`). */
export function languageFor(tag: string): Language | null {
  const wanted = tag.toLowerCase().replaceAll("_", "-");
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted);
  if (exact) return exact;
  if (/^zh\b/.test(wanted)) return /hant|-(tw|hk|mo)\b/.test(wanted) ? "zh-TW" : "zh-CN";
  const base = getBaseLanguage(tag);
  return LANGUAGES.find((language) => language.startsWith(`${base}-`)) ?? null;
}

/** Returns `zh` for `zh-TW`. */
export function getBaseLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}
