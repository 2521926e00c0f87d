import type { GroupSettings } from "../../src/contract/groups.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

type Change = Partial<Omit<GroupSettings, "name">>;

/** The server resets what isn't sent, so the other settings are sent as they are now. */
export async function changeGroup(change: Change): Promise<Answer<unknown>> {
  const now = await callApi("GET groups/self");
  if (!now.ok) return now;
  const { id, webhookEnable, webhookTime, webhookUrls, categories } = now.data;
  const whole: GroupSettings = {
    webhookEnable,
    webhookTime,
    webhookUrls,
    categories: categories.map(({ slug }) => ({ slug })),
    ...change,
  };
  return callApi("PUT groups/{id}", { params: { id }, body: whole });
}
