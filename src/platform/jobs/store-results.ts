import type { Clock, Wait } from "../clock.ts";
import { getErrorCode, DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import { isDiskFull, isFailedWrite } from "../storage-errors.ts";
import type { Failure, JobKind } from "./job-kind.ts";
import type { BegunItem, ItemEnd, JobQueue } from "./job-queue.ts";
import { ReadyItem } from "./ready-item.ts";

/** When the database can't be written, as on a full disk, it is tried again after so many milliseconds. */
export const TRY_AGAIN_MS = 30_000;

/** The item is settled, or its job is gone: what was to be stored with it must not be. */
export class NotItsItem extends Error {
  override name = "NotItsItem";
}

export interface JobParts {
  queue: JobQueue;
  clock: Clock;
  log: Log;
  wait: Wait;
}

export interface Storing extends JobParts {
  /** Waiting for a disk to have room again ends here; the item then runs again after the next start. */
  closing: AbortSignal;
  closed: AbortSignal;
}

/** What came of an item; null when it waits again. */
export interface ItemResult {
  item: BegunItem;
  end: ItemEnd | ReadyItem | null;
}

/** Stores results in one transaction where that goes well, else one by one. Never throws. */
export async function storeResults(kind: JobKind, results: ItemResult[], storing: Storing): Promise<void> {
  if (results.length > 1 && !storing.closed.aborted && storeTogether(kind, results, storing)) return;
  for (const result of results) await storeOrWait(kind, result, storing);
}

/**
 * False, with nothing changed, when it doesn't go well; whose fault that is turns out one by one. Most often nothing is
 * refused, so that no item needs a savepoint, at each of which SQLite writes its search index.
 */
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

/**
 * Stores what came of an item inside a transaction, which whatever is thrown has to undo.
 * @returns true
 * @throws what storing it throws, and NotItsItem
 */
function storeInside({ item, end }: ItemResult, queue: JobQueue, clock: Clock): boolean {
  const at = clock().toISOString();
  if (end instanceof ReadyItem) {
    if (!queue.settle(item, toDone(end.steps.store()), at)) throw new NotItsItem();
  } else if (end) queue.settle(item, end, at);
  else queue.putBack(item);
  return true;
}

/**
 * Stores what came of an item, or that it was refused; false when nothing of it was stored.
 * @throws what is no refusal of the item itself
 */
function storeAlone(result: ItemResult, queue: JobQueue, clock: Clock): boolean {
  try {
    queue.together(() => void storeInside(result, queue, clock));
    return true;
  } catch (problem) {
    if (problem instanceof DomainError) queue.settle(result.item, toFailed(problem), clock().toISOString());
    else if (!(problem instanceof NotItsItem)) throw problem;
    return false;
  }
}

/** Tries again for as long as the database can't be written. */
async function storeOrWait(kind: JobKind, result: ItemResult, storing: Storing): Promise<void> {
  const { queue, clock, log, wait, closing, closed } = storing;
  const { item } = result;
  let { end } = result;
  while (!closed.aborted) {
    try {
      const isStored = storeAlone({ item, end }, queue, clock);
      return tidyUp(kind, { item, end }, { isStored, log });
    } catch (problem) {
      tidyUp(kind, { item, end }, { isStored: false, log });
      const isFault = end instanceof ReadyItem && !mayPass(problem);
      const what = isFault ? "failed" : "can't be stored for now";
      log.error(`${nameItem(kind, item)} ${what}`, problem);
      // What was made ready is removed by now: the item is done anew.
      if (end instanceof ReadyItem) end = isFault ? toFailed(problem) : null;
      if (isFault) continue;
    }
    if (closing.aborted) return;
    await wait(TRY_AGAIN_MS, closing);
  }
  tidyUp(kind, { item, end }, { isStored: false, log });
}

/** Whether something wasn't stored because of the disk, or because another program was writing. */
function mayPass(problem: unknown): boolean {
  return isDiskFull(problem) || isFailedWrite(problem) || getErrorCode(problem) === "SQLITE_BUSY";
}

/** Never throws: what is stored stays stored, and files that nothing names are swept away daily. */
function tidyUp(
  kind: JobKind,
  { item, end }: ItemResult,
  { isStored, log }: { isStored: boolean; log: Log },
): void {
  if (!(end instanceof ReadyItem)) return;
  try {
    if (isStored) end.steps.afterwards?.();
    else end.steps.discard?.();
  } catch (problem) {
    log.error(`what ${nameItem(kind, item)} no longer needs can't be removed`, problem);
  }
}

export function toDone(outcome: unknown): ItemEnd {
  return { state: "done", outcome: JSON.stringify(outcome ?? null) };
}

export function toFailed(problem: unknown): ItemEnd {
  return { state: "failed", outcome: JSON.stringify(describeFailure(problem)) };
}

function describeFailure(problem: unknown): Failure {
  if (!(problem instanceof DomainError)) return { code: "internal" };
  const { problem: code, params, beside } = problem;
  return { code, ...(params && { params }), ...(beside && { beside }) };
}

export function nameItem({ name }: JobKind, { jobId, position }: BegunItem): string {
  return `item ${position} of job ${jobId} (${name})`;
}
