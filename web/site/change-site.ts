import type { SiteSettings } from "../../src/contract/site.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

type Change = Partial<Omit<SiteSettings, "categories">> & { categories?: { slug: string }[] };

/**
 * Stores some of the site's settings. What was not sent would go back to how it was at first, so the others go along as
 * they are by now: somebody else may have changed them.
 */
export async function changeSite(change: Change): Promise<Answer<unknown>> {
  const now = await callApi("GET site-settings");
  if (!now.ok) return now;
  return callApi("PUT site-settings", { body: { ...now.data, ...change } });
}
