import type { Clock, Wait } from "../clock.ts";
import { DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Failure, JobKind } from "./job-kind.ts";
import type { BegunItem, ItemEnd, JobQueue } from "./job-queue.ts";

/** When the database cannot be written, as on a full disk, it is tried again after so many milliseconds. */
export const TRY_AGAIN_MS = 30_000;

/** The item is settled, or its job is gone: what was to be stored with it must not be. */
export class NotItsItem extends Error {
  override name = "NotItsItem";
}

export interface DoingParts {
  queue: JobQueue;
  clock: Clock;
  log: Log;
  wait: Wait;
}

export interface DoingSignals {
  /** Breaks this item off. */
  breakOff: AbortSignal;
  /** Waiting for a disk to have room again ends here; the item then runs again after the next start. */
  closing: AbortSignal;
  /** Nothing may be written any more. */
  closed: AbortSignal;
}

/** Lets a worker do one item and keeps how it ended. Never throws. */
export async function doItem(
  kind: JobKind,
  item: BegunItem,
  { breakOff, closing, closed, ...parts }: DoingParts & DoingSignals,
): Promise<void> {
  const end = await endOf(kind, item, { breakOff, ...parts });
  while (!closed.aborted) {
    try {
      return keep(item, end, parts);
    } catch (problem) {
      parts.log.error(`the end of ${named(kind, item)} cannot be kept for now`, problem);
    }
    if (closing.aborted) return;
    await parts.wait(TRY_AGAIN_MS, closing);
  }
}

/** Null when it was broken off. */
async function endOf(
  kind: JobKind,
  item: BegunItem,
  { breakOff, queue, clock, log }: DoingParts & { breakOff: AbortSignal },
): Promise<ItemEnd | null> {
  const settle = (outcome: unknown): void => {
    if (queue.settle(item, done(outcome), clock().toISOString())) return;
    throw new NotItsItem(`${named(kind, item)} is settled already, or gone`);
  };
  try {
    return done(await kind.work(item.input, { about: item.about, signal: breakOff, settle }));
  } catch (problem) {
    if (breakOff.aborted) return null;
    if (!(problem instanceof DomainError)) log.error(`${named(kind, item)} failed`, problem);
    return failed(problem);
  }
}

/** What its worker has settled stays as it is. */
function keep(item: BegunItem, end: ItemEnd | null, { queue, clock }: DoingParts): void {
  if (end) queue.settle(item, end, clock().toISOString());
  else queue.putBack(item);
}

function done(outcome: unknown): ItemEnd {
  return { state: "done", outcome: JSON.stringify(outcome ?? null) };
}

function failed(problem: unknown): ItemEnd {
  return { state: "failed", outcome: JSON.stringify(failureOf(problem)) };
}

function failureOf(problem: unknown): Failure {
  if (!(problem instanceof DomainError)) return { code: "internal" };
  const { problem: code, params, beside } = problem;
  return { code, ...(params && { params }), ...(beside && { beside }) };
}

function named({ name }: JobKind, { jobId, position }: BegunItem): string {
  return `item ${position} of job ${jobId} (${name})`;
}
