import type { SummaryStore } from "../recipes/lists/summary-store.ts";
import type { Guard } from "../http/guard.ts";
import { snackbar } from "../contract/sentences.ts";
import type { WebhookResult } from "../contract/webhooks.ts";
import { localDay } from "../platform/clock.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { GroupStore } from "./group-store.ts";
import { testWebhooks, type WebhookParts } from "./send-webhooks.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { webhookCalls } from "../contract/calls/webhook-calls.ts";

interface Parts {
  groups: GroupStore;
  recipes: RecipeStore;
  summaries: SummaryStore;
  webhooking: WebhookParts;
}

export function webhookRoutes(guard: Guard, { groups, recipes, webhooking, summaries }: Parts) {
  function makeExample(group: number): string {
    const dinner = webhooking.findDinner(group, localDay(webhooking.clock()));
    if (dinner) return dinner.body;
    const [newest] = summaries.page({ order: "recent", start: 0, limit: 1 });
    return JSON.stringify((newest && recipes.get(newest.slug)) ?? {});
  }

  return bindCalls(guard, webhookCalls, {
    "POST site-settings/webhooks/test": async ({ caller }) => {
      const urls = groups.get(caller.groupId)?.webhookUrls ?? [];
      const results = await testWebhooks(urls, makeExample(caller.groupId), webhooking);
      return { ...summarizeResults(results), results };
    },

    "GET webhook-deliveries": () => webhooking.webhooks.list(),
  });
}

function summarizeResults(results: WebhookResult[]) {
  const failed = results.filter(({ ok }) => !ok).length;
  if (results.length === 0) return snackbar("webhooks-none", "info");
  if (failed === 0) return snackbar("webhooks-reached", "success");
  return snackbar("webhooks-not-reached", "warning", { failed, count: results.length });
}
