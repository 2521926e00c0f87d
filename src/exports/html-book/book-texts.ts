import { chooseLanguage } from "../../http/choose-language.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";
import type { SiteLanguage } from "../../contract/site.ts";
import { cookbook as da, recipe as daRecipe } from "../../../locales/later/da-DK.json";
import { cookbook as de, recipe as deRecipe } from "../../../locales/later/de-DE.json";
import { cookbook as en, recipe as enRecipe } from "../../../locales/later/en-US.json";
import { cookbook as fr, recipe as frRecipe } from "../../../locales/later/fr-FR.json";
import { cookbook as pl, recipe as plRecipe } from "../../../locales/later/pl-PL.json";
import { cookbook as pt, recipe as ptRecipe } from "../../../locales/later/pt-PT.json";
import { cookbook as sv, recipe as svRecipe } from "../../../locales/later/sv-SE.json";
import { cookbook as cn, recipe as cnRecipe } from "../../../locales/later/zh-CN.json";
import { cookbook as tw, recipe as twRecipe } from "../../../locales/later/zh-TW.json";

type Key =
  | ("default-title" | "contents" | "index" | "no-category" | "search" | "back" | "no-matches")
  | ("servings" | "prep-time" | "cook-time" | "total-time" | "ingredients" | "steps" | "notes" | "tags-line")
  | "source-at";

export type BookTexts = Record<Key, string>;

/** The rest of these files isn't part of the program. */
const TEXTS: Record<Language, BookTexts> = {
  "en-US": { ...en, ...enRecipe },
  "da-DK": { ...da, ...daRecipe },
  "de-DE": { ...de, ...deRecipe },
  "fr-FR": { ...fr, ...frRecipe },
  "pl-PL": { ...pl, ...plRecipe },
  "pt-PT": { ...pt, ...ptRecipe },
  "sv-SE": { ...sv, ...svRecipe },
  "zh-CN": { ...cn, ...cnRecipe },
  "zh-TW": { ...tw, ...twRecipe },
};

export function getBookTexts(language: Language): BookTexts {
  return TEXTS[language];
}

/** A site without a chosen language uses the browser's. */
export function chooseBookLanguage(request: Request, site: SiteLanguage): Language {
  return site === DEFAULT_LANGUAGE ? chooseLanguage(request.headers.get("Accept-Language")) : site;
}
