import type { SiteSettings } from "../../src/contract/site.ts";
import { isRecord, keptJson } from "./kept.ts";

/** The site's settings as this browser keeps them; null when it has not heard of them yet. */
export function keptSite(): SiteSettings | null {
  return keptJson("site", isSite);
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
