import { effect, signal } from "@preact/signals-core";
import { DEFAULT_LANGUAGE } from "../../src/contract/languages.ts";
import { CARDS_PER_SECTION } from "../../src/contract/home-rules.ts";
import type { SiteSettings } from "../../src/contract/site.ts";
import { isRecord, saveText, loadJson } from "./storage.ts";

const AT_FIRST: SiteSettings = {
  language: DEFAULT_LANGUAGE,
  showRecent: true,
  cardsPerSection: CARDS_PER_SECTION.default,
  categories: [],
  visitorsMustSignIn: false,
};

export const site = signal<SiteSettings>(loadJson("site", isSite) ?? AT_FIRST);

effect(() => saveText("site", JSON.stringify(site.value)));

/** Keeps only that the site is closed. */
export function forgetSite(): void {
  saveText("places", null);
  site.value = { ...AT_FIRST, visitorsMustSignIn: true };
}

function isSite(value: unknown): value is SiteSettings {
  return (
    isRecord(value) &&
    typeof value["language"] === "string" &&
    typeof value["showRecent"] === "boolean" &&
    typeof value["cardsPerSection"] === "number" &&
    Array.isArray(value["categories"]) &&
    typeof value["visitorsMustSignIn"] === "boolean"
  );
}
