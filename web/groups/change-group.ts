import type { GroupSettings } from "../../src/contract/groups.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

type Change = Partial<Omit<GroupSettings, "name">>;

/**
 * Stores some settings of one's group. What was not sent would be emptied, so the others go along as they are by now:
 * somebody else in the group may have changed them.
 */
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
