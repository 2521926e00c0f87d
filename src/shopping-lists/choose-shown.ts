import type { Display } from "../contract/shopping-lists.ts";
import { chooseLanguage } from "../http/choose-language.ts";
import { nameLanguageFor } from "../ingredients/foods/name-languages.ts";
import type { ShowOptions } from "./list-items.ts";

export type ShowQuery = typeof Display.static;

/** Ignores languages without words for ingredients, and anything that isn't a tag. */
export function chooseShown({ language, units }: ShowQuery, request: Request): ShowOptions {
  const wanted = language === undefined ? null : nameLanguageFor(language);
  return {
    language: wanted ?? chooseLanguage(request.headers.get("Accept-Language")),
    units: units ?? "written",
  };
}

/** Returns the code of a region: "uk" for "en-GB", and nothing without a country. */
export function findCountry({ language = "" }: ShowQuery): string {
  const country = /[-_]([a-z]{2})$/i.exec(language)?.[1]?.toLowerCase() ?? "";
  return country === "gb" ? "uk" : country;
}
