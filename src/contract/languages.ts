/** The languages Tagine speaks. Imports nothing, so that the web app may use these values too. */
export const LANGUAGES = [
  { name: "English", value: "en-US" },
  { name: "Dansk", value: "da-DK" },
  { name: "Deutsch", value: "de-DE" },
  { name: "Français", value: "fr-FR" },
  { name: "Polski", value: "pl-PL" },
  { name: "Português", value: "pt-PT" },
  { name: "Svenska", value: "sv-SE" },
  { name: "简体中文", value: "zh-CN" },
  { name: "繁體中文", value: "zh-TW" },
] as const;

export type Language = (typeof LANGUAGES)[number]["value"];

/** What a site's setting may say: one of the nine, or `en`, which leaves the choice to each browser. */
export const DEFAULT_LANGUAGE = "en";

/**
 * The best of the nine for a language tag as browsers send it (`de-AT`, `zh-Hant-HK`, `pt`).
 * Null when Tagine does not speak it.
 */
export function languageFor(tag: string): Language | null {
  const wanted = tag.toLowerCase();
  const exact = LANGUAGES.find((language) => language.value.toLowerCase() === wanted);
  if (exact) return exact.value;
  if (/^zh\b/.test(wanted)) return /hant|-(tw|hk|mo)\b/.test(wanted) ? "zh-TW" : "zh-CN";
  const family = wanted.split("-")[0];
  return LANGUAGES.find((language) => language.value.startsWith(`${family}-`))?.value ?? null;
}
