import { effect, signal } from "@preact/signals-react";
import type { SiteSettings } from "../../src/contract/site.ts";
import { keep, keptJson } from "./kept.ts";

const OF_A_NEW_TAGINE: SiteSettings = {
  language: "en",
  showRecent: true,
  cardsPerSection: 9,
  categories: [],
};

/** The site's settings as last heard. */
export const site = signal<SiteSettings>(keptJson<SiteSettings>("site") ?? OF_A_NEW_TAGINE);

effect(() => keep("site", JSON.stringify(site.value)));
