import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { snackbar } from "../contract/sentences.ts";
import { WebhookDelivery, WebhookTest, type WebhookResult } from "../contract/webhooks.ts";
import { localDay } from "../platform/clock.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { GroupStore } from "./group-store.ts";
import { testWebhooks, type WebhookParts } from "./send-webhooks.ts";

interface Parts {
  groups: GroupStore;
  recipes: RecipeStore;
  webhooking: WebhookParts;
}

/** Tests webhooks, and tells what became of them. */
export function webhookRoutes(guard: Guard, { groups, recipes, webhooking }: Parts) {
  /** What is sent for a test: today's dinner, or the newest recipe to see what one would look like. */
  function example(group: number): string {
    const dinner = webhooking.dinnerOf(group, localDay(webhooking.clock()));
    if (dinner) return dinner.body;
    const [newest] = recipes.summaries({ order: "recent", start: 0, limit: 1 });
    return JSON.stringify((newest && recipes.get(newest.slug)) ?? {});
  }

  return new Elysia()
    .use(guard)
    .post(
      "/site-settings/webhooks/test",
      async ({ caller }) => {
        const urls = groups.get(caller.groupId)?.webhookUrls ?? [];
        const results = await testWebhooks(urls, example(caller.groupId), webhooking);
        return { ...saidOf(results), results };
      },
      {
        user: true,
        offInDemo: true,
        detail: docs({
          tag: "groups",
          summary: "Send the webhooks of one's group now",
          description:
            "To each address once, switched on or not: today's recipe, or the newest one where none is planned. " +
            'What is sent has `"test": true`, and the header `Tagine-Test: true`. Redirects are not followed.',
          answer: { description: "Which addresses were reached", body: WebhookTest },
        }),
      },
    )
    .get("/webhook-deliveries", () => webhooking.webhooks.list(), {
      admin: true,
      detail: docs({
        tag: "groups",
        summary: "What became of webhooks",
        description: "Of the last thirty days, 200 at most.",
        answer: { description: "The newest first", body: t.Array(WebhookDelivery) },
      }),
    });
}

function saidOf(results: WebhookResult[]) {
  const failed = results.filter(({ ok }) => !ok).length;
  if (results.length === 0) return snackbar("webhooks-none", "info");
  if (failed === 0) return snackbar("webhooks-reached", "success");
  return snackbar("webhooks-not-reached", "warning", { failed, count: results.length });
}
