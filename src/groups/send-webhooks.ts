import type { Sentence, SentenceParams } from "../contract/sentences.ts";
import type { WebhookResult } from "../contract/webhooks.ts";
import { localDay, localTime, type Clock } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import { PrivateAddress } from "../platform/safe-connect.ts";
import type { SafePost } from "../platform/safe-post.ts";
import type { Log } from "../platform/log.ts";
import { describeProblem, scheduleRetry, type Dinner, type Outcome, type WebhookProblem } from "./webhook.ts";
import type { WebhookStore } from "./webhook-store.ts";

const TIMEOUT_MS = 10_000;

const TEST_HEADERS = { "Tagine-Test": "true" };

interface Post {
  body: string;
  headers?: Record<string, string>;
}

export interface WebhookParts {
  webhooks: WebhookStore;
  safePost: SafePost;
  clock: Clock;
  log: Log;
  userAgent: string;
  findDinner(group: number, day: string): Dinner | null;
}

/** Webhooks that the signal interrupts are sent after the next start. */
export async function sendDueWebhooks(parts: WebhookParts, signal: AbortSignal): Promise<void> {
  const { webhooks, clock } = parts;
  const now = clock();
  const day = localDay(now);
  webhooks.begin({ day, time: localTime(now) }, now.toISOString(), (group) => parts.findDinner(group, day));
  const sending = webhooks.due(now.toISOString()).map(async ({ id, url, body, tries, event }) => {
    const post = { body, ...(event !== null && { headers: { "Tagine-Event": event } }) };
    const outcome = await postWebhook(url, post, parts, signal);
    if (outcome.status === null && signal.aborted) return;
    webhooks.settle(id, outcome, scheduleRetry(outcome, tries + 1, clock()));
  });
  await Promise.all(sending);
}

export async function testWebhooks(
  urls: string[],
  dinner: string,
  parts: WebhookParts,
): Promise<WebhookResult[]> {
  const post = { body: JSON.stringify({ ...JSON.parse(dinner), test: true }), headers: TEST_HEADERS };
  return Promise.all(
    urls.map(async (url) => {
      const { status, problem } = await postWebhook(url, post, parts);
      return { url, ok: problem === null, status, problem: problem && describeProblem(problem) };
    }),
  );
}

/** Never throws, so that one failing address doesn't stop the others. */
async function postWebhook(
  url: string,
  post: Post,
  parts: WebhookParts,
  signal?: AbortSignal,
): Promise<Outcome> {
  const { safePost, userAgent, log } = parts;
  try {
    const timeoutMs = TIMEOUT_MS;
    const status = await safePost(url, { ...post, userAgent, timeoutMs, ...(signal && { signal }) });
    return { status, problem: findProblem(status, new URL(url).hostname), isFinal: true };
  } catch (problem) {
    if (problem instanceof PrivateAddress) return describeFailure("webhook-private", problem.params, true);
    if (problem instanceof DomainError) return describeFailure(problem.problem, problem.params, false);
    log.error("sending a webhook failed", problem);
    return describeFailure("internal", undefined, true);
  }
}

function describeFailure(code: Sentence, params: SentenceParams | undefined, isFinal: boolean): Outcome {
  return { status: null, problem: { code, ...(params && { params }) }, isFinal };
}

function findProblem(status: number, host: string): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return { code: "webhook-moved", params: { host } };
  return { code: "webhook-refused", params: { host, status } };
}
