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

/** What came of sending a webhook once. */
export interface Outcome {
  /** Of the answer; null when none came. */
  status: number | null;
  /** Null when it arrived. */
  problem: WebhookProblem | null;
  isFinal: boolean;
}

export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/**
 * When no answer came, it is tried again after so many milliseconds, and so often: all within ten minutes, with the time
 * that each is waited for, since what is due is looked for on the minute.
 */
const TRY_AGAIN_MS = [50_000, 110_000, 230_000];

/** When a webhook is tried again (ISO 8601, UTC); null when it is not. */
export function scheduleRetry({ isFinal }: Outcome, tries: number, now: Date): string | null {
  const pause = TRY_AGAIN_MS[tries - 1];
  return isFinal || pause === undefined ? null : new Date(now.getTime() + pause).toISOString();
}

/**
 * The last day of which webhooks need not go out any more, when their settings change: another time counts from today
 * on, unless it is over already.
 */
export function webhooksDoneOn(
  before: Pick<ChosenGroupSettings, "webhookEnable" | "webhookTime"> & { doneOn: string | null },
  to: Pick<ChosenGroupSettings, "webhookEnable" | "webhookTime">,
  now: LocalTime,
): string | null {
  const isSame = before.webhookEnable === to.webhookEnable && before.webhookTime === to.webhookTime;
  if (isSame) return before.doneOn;
  return to.webhookTime <= now.time ? now.day : null;
}

/** With the sentence in English, as every client gets it. */
export function describeProblem({ code, params }: WebhookProblem): NonNullable<WebhookResult["problem"]> {
  return { code, text: sentence(code, params), ...(params && { params }) };
}
