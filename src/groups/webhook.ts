import { sentence, type Sentence, type SentenceParams } from "../contract/sentences.ts";
import type { WebhookResult } from "../contract/webhooks.ts";
import type { ChosenGroupSettings } from "./group.ts";

export interface Dinner {
  name: string;
  body: string;
}

export interface WebhookProblem {
  code: Sentence;
  params?: SentenceParams;
}

export interface Outcome {
  status: number | null;
  problem: WebhookProblem | null;
  isFinal: boolean;
}

export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** Ten minutes in total with timeouts and the scheduler's one-minute rhythm. */
const RETRY_PAUSES_MS = [50_000, 110_000, 230_000];

export function scheduleRetry({ isFinal }: Outcome, tries: number, now: Date): string | null {
  const pause = RETRY_PAUSES_MS[tries - 1];
  return isFinal || pause === undefined ? null : new Date(now.getTime() + pause).toISOString();
}

export function webhooksDoneOn(
  before: Pick<ChosenGroupSettings, "webhookEnable" | "webhookTime"> & { doneOn: string | null },
  to: Pick<ChosenGroupSettings, "webhookEnable" | "webhookTime">,
  now: LocalTime,
): string | null {
  const isSame = before.webhookEnable === to.webhookEnable && before.webhookTime === to.webhookTime;
  if (isSame) return before.doneOn;
  return to.webhookTime <= now.time ? now.day : null;
}

export function describeProblem({ code, params }: WebhookProblem): NonNullable<WebhookResult["problem"]> {
  return { code, text: sentence(code, params), ...(params && { params }) };
}
