import type { SiteSettings } from "../../src/contract/site.ts";
import { call, type Answer } from "../api/call.ts";

type Change = Partial<Omit<SiteSettings, "categories">> & { categories?: { slug: string }[] };

/**
 * Stores some of the site's settings. What was not sent would go back to how it was at first, so the others go along as
 * they are by now: somebody else may have changed them.
 */
export async function changeSite(change: Change): Promise<Answer<unknown>> {
  const now = await call<SiteSettings>("GET", "site-settings");
  if (!now.ok) return now;
  return call("PUT", "site-settings", { ...now.data, ...change });
}
