import type { SiteSettings } from "../../src/contract/site.ts";
import { site } from "../state/site.ts";
import { call } from "./call.ts";

/** Asks for the site's settings; without an answer, what was last heard stays. */
export async function loadSite(): Promise<SiteSettings> {
  const answer = await call<SiteSettings>("GET", "site-settings");
  if (answer.ok) site.value = answer.data;
  return site.value;
}
