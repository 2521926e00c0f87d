import { t } from "elysia";
import { WebhookTest, WebhookDelivery } from "../webhooks.ts";
import { defineCalls } from "./call.ts";

export const webhookCalls = defineCalls({
  "POST site-settings/webhooks/test": {
    role: "user",
    tag: "groups",
    summary: "Send your group's webhooks now",
    description:
      "To each URL once, even if switched off: today's recipe, or the newest one if none is planned. " +
      'What is sent has `"test": true`, and the header `Tagine-Test: true`. Redirects are not followed.',
    offInDemo: true,
    answer: { description: "Which URLs were reached", body: WebhookTest },
  },
  "GET webhook-deliveries": {
    role: "admin",
    tag: "groups",
    summary: "List webhook deliveries",
    description: "The last thirty days, up to 200.",
    answer: { description: "Newest first", body: t.Array(WebhookDelivery) },
  },
});
