import { t } from "elysia";
import { Snackbar } from "./sentences.ts";

const Status = t.Nullable(t.Integer({ description: "The response status; null if there was none" }));
const Url = t.String({ description: "The target URL" });

const Problem = t.Nullable(
  t.Object({
    code: t.String(),
    text: t.String({ description: "The sentence in English" }),
    params: t.Optional(t.Record(t.String(), t.Union([t.String(), t.Number()]))),
  }),
);

export const WebhookResult = t.Object({
  url: Url,
  ok: t.Boolean({ description: "Whether it answered with a success status" }),
  status: Status,
  problem: Problem,
});
export type WebhookResult = typeof WebhookResult.static;

export const WebhookTest = t.Composite([Snackbar, t.Object({ results: t.Array(WebhookResult) })]);

export const WebhookDelivery = t.Object({
  id: t.Integer(),
  group: t.String({ description: "Its name" }),
  url: Url,
  event: t.Nullable(t.String({ description: "`shopping-list-changed`; null for a dinner" })),
  recipe: t.String({ description: "The name of today's dinner, or of the shopping list" }),
  createdAt: t.String({ description: "ISO 8601, UTC" }),
  tries: t.Integer(),
  nextAt: t.Nullable(t.String({ description: "When it's retried; null once it's done" })),
  ok: t.Nullable(t.Boolean({ description: "Null while pending" })),
  status: Status,
  problem: Problem,
});
export type WebhookDelivery = typeof WebhookDelivery.static;
