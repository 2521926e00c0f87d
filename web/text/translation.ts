import { createInstance } from "i18next";
import type english from "../../locales/en-US.json";
import type { Language } from "../../src/contract/languages.ts";
import type { Sentence, SentenceParams } from "../../src/contract/sentences.ts";

const i18n = createInstance();

type Texts = typeof english;

/** `recipe.minutes_one` and `recipe.minutes_other` are both written `recipe.minutes`. */
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${"one" | "other"}` ? Base : Name;

/** Every text of the app: `area.kebab-words`. A wrong one does not compile. */
export type TextKey = {
  [Area in keyof Texts & string]: `${Area}.${WithoutPlural<keyof Texts[Area] & string>}`;
}[keyof Texts & string];

const LOADERS: Record<Language, () => Promise<{ default: object }>> = {
  "en-US": () => import("../../locales/en-US.json"),
  "da-DK": () => import("../../locales/da-DK.json"),
  "de-DE": () => import("../../locales/de-DE.json"),
  "fr-FR": () => import("../../locales/fr-FR.json"),
  "pl-PL": () => import("../../locales/pl-PL.json"),
  "pt-PT": () => import("../../locales/pt-PT.json"),
  "sv-SE": () => import("../../locales/sv-SE.json"),
  "zh-CN": () => import("../../locales/zh-CN.json"),
  "zh-TW": () => import("../../locales/zh-TW.json"),
};

/** Loads a language's texts, only those, and speaks it from then on. */
export async function loadTexts(language: Language): Promise<void> {
  const { default: texts } = await LOADERS[language]();
  const resources = { [language]: { translation: texts } };
  if (!i18n.isInitialized) {
    // React escapes what it shows.
    await i18n.init({
      lng: language,
      resources,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    });
    return;
  }
  i18n.addResourceBundle(language, "translation", texts);
  await i18n.changeLanguage(language);
}

/** A text in the language that is shown; `count` chooses the plural. Empty when there is none of this key. */
export function t(key: TextKey, params?: Record<string, string | number>): string {
  return i18n.t(key, { ...params, defaultValue: "" });
}

/** What the server says, in the language that is shown; its own English where that has no translation. */
export function sentenceFor(code: string, params: SentenceParams | undefined, english: string): string {
  return t(`server.${code as Sentence}`, params) || english;
}
