import { t } from "elysia";
import { WebhookTest, WebhookDelivery } from "../webhooks.ts";
import { defineCalls } from "./call.ts";

export const webhookCalls = defineCalls({
  "POST site-settings/webhooks/test": {
    role: "user",
    tag: "groups",
    summary: "Send your group's webhooks now",
    description:
      "To each address once, switched on or not: today's recipe, or the newest one where none is planned. " +
      'What is sent has `"test": true`, and the header `Tagine-Test: true`. Redirects are not followed.',
    offInDemo: true,
    answer: { description: "Which addresses were reached", body: WebhookTest },
  },
  "GET webhook-deliveries": {
    role: "admin",
    tag: "groups",
    summary: "List webhook deliveries",
    description: "Of the last thirty days, 200 at most.",
    answer: { description: "The newest first", body: t.Array(WebhookDelivery) },
  },
});
