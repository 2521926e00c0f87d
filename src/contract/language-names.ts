import type { Language } from "./languages.ts";

/** What each language calls itself. Imports nothing but types, so that the web app may use these values too. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  "en-US": "English",
  "da-DK": "Dansk",
  "de-DE": "Deutsch",
  "fr-FR": "Français",
  "pl-PL": "Polski",
  "pt-PT": "Português",
  "sv-SE": "Svenska",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};
