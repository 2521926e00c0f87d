import type { Clock, Wait } from "../clock.ts";
import { getErrorCode, DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import { isDiskFull, isFailedWrite } from "../storage-errors.ts";
import { toFailure, type Failure, type JobKind } from "./job-kind.ts";
import type { BegunItem, ItemEnd, JobQueue } from "./job-queue.ts";
import { ReadyItem } from "./ready-item.ts";

export const RETRY_MS = 30_000;

export class ItemNotCurrent extends Error {
  override name = "ItemNotCurrent";
}

export interface JobParts {
  queue: JobQueue;
  clock: Clock;
  log: Log;
  wait: Wait;
}

export interface Storing extends JobParts {
  /** Aborts waiting for disk space; the item runs again after the next start. */
  closing: AbortSignal;
  closed: AbortSignal;
  /** Receives why storing must wait, and null once a result is stored. */
  noteDelay(problem: unknown): void;
}

export interface ItemResult {
  item: BegunItem;
  end: ItemEnd | ReadyItem | null;
}

/** Never throws. */
export async function storeResults(kind: JobKind, results: ItemResult[], storing: Storing): Promise<void> {
  if (results.length > 1 && !storing.closed.aborted && storeTogether(kind, results, storing)) {
    if (results.some(({ end }) => end)) storing.noteDelay(null);
    return;
  }
  for (const result of results) await storeOrWait(kind, result, storing);
}

/** Tries without savepoints first, because SQLite flushes its search index at each. */
function storeTogether(kind: JobKind, results: ItemResult[], { queue, clock, log }: JobParts): boolean {
  for (const store of [storeInside, storeAlone]) {
    const stored = new Set<ItemResult>();
    try {
      queue.together(() => {
        for (const result of results) if (store(result, queue, clock)) stored.add(result);
      });
    } catch {
      continue;
    }
    for (const result of results) tidyUp(kind, result, { isStored: stored.has(result), log });
    return true;
  }
  return false;
}

/** The caller must roll back on errors. */
function storeInside({ item, end }: ItemResult, queue: JobQueue, clock: Clock): boolean {
  const at = clock().toISOString();
  if (end instanceof ReadyItem) {
    if (!queue.settle(item, toDone(end.steps.store()), at)) throw new ItemNotCurrent();
  } else if (end) queue.settle(item, end, at);
  else queue.putBack(item);
  return true;
}

/** @throws what isn't a refusal of the item */
function storeAlone(result: ItemResult, queue: JobQueue, clock: Clock): boolean {
  try {
    queue.together(() => void storeInside(result, queue, clock));
    return true;
  } catch (problem) {
    if (problem instanceof DomainError) queue.settle(result.item, toFailed(problem), clock().toISOString());
    else if (!(problem instanceof ItemNotCurrent)) throw problem;
    return false;
  }
}

async function storeOrWait(kind: JobKind, result: ItemResult, storing: Storing): Promise<void> {
  const { queue, clock, log, wait, closing, closed, noteDelay } = storing;
  const { item } = result;
  let { end } = result;
  while (!closed.aborted) {
    try {
      const isStored = storeAlone({ item, end }, queue, clock);
      if (end) noteDelay(null);
      return tidyUp(kind, { item, end }, { isStored, log });
    } catch (problem) {
      tidyUp(kind, { item, end }, { isStored: false, log });
      const isFault = end instanceof ReadyItem && !mayPass(problem);
      const what = isFault ? "failed" : "can't be stored for now";
      log.error(`${nameItem(kind, item)} ${what}`, problem);
      // The prepared result was discarded, so the item must run again.
      if (end instanceof ReadyItem) end = isFault ? toFailed(problem) : null;
      if (isFault) continue;
      noteDelay(problem);
    }
    if (closing.aborted) return;
    await wait(RETRY_MS, closing);
  }
  tidyUp(kind, { item, end }, { isStored: false, log });
}

/** A full disk, or a lock of another program. */
function mayPass(problem: unknown): boolean {
  return isDiskFull(problem) || isFailedWrite(problem) || getErrorCode(problem) === "SQLITE_BUSY";
}

/** Never throws. The daily sweep removes leftover files. */
function tidyUp(
  kind: JobKind,
  { item, end }: ItemResult,
  { isStored, log }: { isStored: boolean; log: Log },
): void {
  if (!(end instanceof ReadyItem)) return;
  try {
    if (isStored) end.steps.afterCommit?.();
    else end.steps.discard?.();
  } catch (problem) {
    log.error(`Couldn't clean up after ${nameItem(kind, item)}`, problem);
  }
}

export function toDone(outcome: unknown): ItemEnd {
  return { state: "done", outcome: JSON.stringify(outcome ?? null) };
}

export function toFailed(problem: unknown): ItemEnd {
  return { state: "failed", outcome: JSON.stringify(describeFailure(problem)) };
}

function describeFailure(problem: unknown): Failure {
  return problem instanceof DomainError ? toFailure(problem) : { code: "internal" };
}

export function nameItem({ name }: JobKind, { jobId, position }: BegunItem): string {
  return `item ${position} of job ${jobId} (${name})`;
}
