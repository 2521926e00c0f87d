import type { Language } from "./languages.ts";

/** Imports only types, so the web may use it. */
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
