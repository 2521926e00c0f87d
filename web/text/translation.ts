import { createInstance } from "i18next";
import { formatNumber } from "./number.ts";
import type first from "../../locales/en-US.json";
import type { later } from "./later/en-US.ts";
import type { Language } from "../../src/contract/languages.ts";
import type { Sentence, SentenceParams } from "../../src/contract/sentences.ts";

const i18n = createInstance();

type Texts = typeof first & typeof later;

/** `count_one` and `count_other` are `count`. */
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${"one" | "other"}` ? Base : Name;

/** `area.kebab-words`; a wrong key doesn't compile. */
export type TextKey = {
  [Area in keyof Texts & string]: `${Area}.${WithoutPlural<keyof Texts[Area] & string>}`;
}[keyof Texts & string];

type Loaders<Loaded> = Record<Language, () => Promise<Loaded>>;

/** Only what home needs. */
const FIRST: Loaders<{ default: object }> = {
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

/** All others, with the server's sentences. */
const LATER: Loaders<{ later: object }> = {
  "en-US": () => import("./later/en-US.ts"),
  "da-DK": () => import("./later/da-DK.ts"),
  "de-DE": () => import("./later/de-DE.ts"),
  "fr-FR": () => import("./later/fr-FR.ts"),
  "pl-PL": () => import("./later/pl-PL.ts"),
  "pt-PT": () => import("./later/pt-PT.ts"),
  "sv-SE": () => import("./later/sv-SE.ts"),
  "zh-CN": () => import("./later/zh-CN.ts"),
  "zh-TW": () => import("./later/zh-TW.ts"),
};

let needsLater = false;
const whole = new Set<Language>();

/** Loads a language's texts before switching to it. */
export async function loadTexts(language: Language): Promise<void> {
  const [{ default: texts }] = await Promise.all([FIRST[language](), needsLater && addLater(language)]);
  if (!i18n.isInitialized) {
    // React escapes texts.
    await i18n.init({
      lng: language,
      resources: {},
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    });
    i18n.services.formatter?.add("number", (number: number, spoken) =>
      formatNumber(number, spoken as Language),
    );
  }
  i18n.addResourceBundle(language, "translation", texts, true);
  await i18n.changeLanguage(language);
}

export async function allTexts(): Promise<void> {
  needsLater = true;
  await addLater(i18n.language as Language);
}

async function addLater(language: Language): Promise<void> {
  if (whole.has(language)) return;
  const { later: texts } = await LATER[language]();
  i18n.addResourceBundle(language, "translation", texts, true);
  whole.add(language);
}

export function t(key: TextKey, params?: Record<string, string | number>): string {
  return i18n.t(key, { ...params, defaultValue: "" });
}

/** The server's English until `allTexts` has loaded. */
export function sentenceFor(code: string, params: SentenceParams | undefined, english: string): string {
  return t(`server.${code as Sentence}`, params) || english;
}
