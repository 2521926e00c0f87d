import type { SiteSettings } from "../../src/contract/site.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

type Change = Partial<Omit<SiteSettings, "categories">> & { categories?: { slug: string }[] };

/** The server resets what isn't sent, so the other settings are sent as they are now. */
export async function changeSite(change: Change): Promise<Answer<unknown>> {
  const now = await callApi("GET site-settings");
  if (!now.ok) return now;
  return callApi("PUT site-settings", { body: { ...now.data, ...change } });
}
