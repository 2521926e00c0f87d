import type { SiteSettings } from "../../src/contract/site.ts";
import { site } from "../state/site.ts";
import { call } from "./call.ts";

let onItsWay: Promise<SiteSettings> | null = null;

/**
 * Asks for the site's settings; without an answer, what was last heard stays. The start of the app and its first page
 * both ask: they get one answer.
 */
export function loadSite(): Promise<SiteSettings> {
  onItsWay ??= ask().finally(() => (onItsWay = null));
  return onItsWay;
}

async function ask(): Promise<SiteSettings> {
  const answer = await call<SiteSettings>("GET", "site-settings");
  if (answer.ok) site.value = answer.data;
  return site.value;
}
