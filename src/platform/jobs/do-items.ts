import { setImmediate } from "node:timers/promises";
import type { Clock, Wait } from "../clock.ts";
import { codeOf, DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import { isDiskFull, isFailedWrite } from "../storage-errors.ts";
import type { Failure, JobKind } from "./job-kind.ts";
import type { BegunItem, ItemEnd, JobQueue } from "./job-queue.ts";
import { ReadyItem } from "./ready-item.ts";

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

/** So many items at most are stored in one transaction, so that requests wait only for a moment. */
const STORED_TOGETHER_MOST = 50;
/** What is ready waits no longer than so many milliseconds for others to be stored with it. */
const READY_MOST_MS = 25;

/** What a worker has made of an item; null when it was broken off. */
interface EndedItem {
  item: BegunItem;
  end: ItemEnd | ReadyItem | null;
}

type How = DoingParts & DoingSignals;

/** Lets a worker do items one after the other and keeps how each ended. Never throws. */
export async function doItems(kind: JobKind, items: BegunItem[], how: How): Promise<void> {
  let ended: EndedItem[] = [];
  let since = performance.now();
  for (const item of items) {
    const isFirst = item === items[0];
    const isLate = how.breakOff.aborted || (how.closing.aborted && !isFirst);
    ended.push({ item, end: isLate ? null : await endOf(kind, item, how) });
    const isReady = ended.length === STORED_TOGETHER_MOST || performance.now() - since >= READY_MOST_MS;
    if (!isReady && item !== items.at(-1)) continue;
    await keepAll(kind, ended, how);
    ended = [];
    if (item !== items.at(-1)) await setImmediate();
    since = performance.now();
  }
}

/** In one transaction, where that goes well; else one by one, so that each is kept as far as it can be. */
async function keepAll(kind: JobKind, ended: EndedItem[], how: How): Promise<void> {
  if (ended.length > 1 && !how.closed.aborted && areKept(kind, ended, how)) return;
  for (const one of ended) await keepOne(kind, one, how);
}

function areKept(kind: JobKind, ended: EndedItem[], { queue, clock, log }: DoingParts): boolean {
  const notStored = new Set<EndedItem>();
  try {
    queue.together(() => {
      for (const one of ended) if (!isKept(one, { queue, clock })) notStored.add(one);
    });
  } catch {
    // Whose fault it is turns out one by one.
    return false;
  }
  for (const one of ended) tidyUp(kind, one, { isStored: !notStored.has(one), log });
  return true;
}

/**
 * Keeps how an item ended; false when nothing of it was stored.
 * @throws what is no refusal of the item itself
 */
function isKept({ item, end }: EndedItem, { queue, clock }: Pick<DoingParts, "queue" | "clock">): boolean {
  const at = clock().toISOString();
  if (end === null) queue.putBack(item);
  else if (end instanceof ReadyItem) {
    try {
      queue.together(() => {
        if (!queue.settle(item, done(end.steps.store()), at)) throw new NotItsItem();
      });
    } catch (problem) {
      if (problem instanceof DomainError) queue.settle(item, failed(problem), at);
      else if (!(problem instanceof NotItsItem)) throw problem;
      return false;
    }
  } else queue.settle(item, end, at);
  return true;
}

/** Never throws: what is stored stays stored, and files that nothing names are swept away daily. */
function tidyUp(
  kind: JobKind,
  { item, end }: EndedItem,
  { isStored, log }: { isStored: boolean; log: Log },
): void {
  if (!(end instanceof ReadyItem)) return;
  try {
    if (isStored) end.steps.afterwards?.();
    else end.steps.discard?.();
  } catch (problem) {
    log.error(`what ${named(kind, item)} no longer needs cannot be removed`, problem);
  }
}

/** Tries again for as long as the database cannot be written. */
async function keepOne(
  kind: JobKind,
  { item, end }: EndedItem,
  { closing, closed, ...parts }: How,
): Promise<void> {
  const { log } = parts;
  while (!closed.aborted) {
    try {
      const isStored = isKept({ item, end }, parts);
      return tidyUp(kind, { item, end }, { isStored, log });
    } catch (problem) {
      tidyUp(kind, { item, end }, { isStored: false, log });
      const isFault = end instanceof ReadyItem && !mayPass(problem);
      log.error(
        isFault ? `${named(kind, item)} failed` : `the end of ${named(kind, item)} cannot be kept for now`,
        problem,
      );
      // What was made ready is removed by now: the item is done anew.
      if (end instanceof ReadyItem) end = isFault ? failed(problem) : null;
      if (isFault) continue;
    }
    if (closing.aborted) return;
    await parts.wait(TRY_AGAIN_MS, closing);
  }
  tidyUp(kind, { item, end }, { isStored: false, log });
}

/** Whether something was not stored because of the disk, or because another program was writing. */
function mayPass(problem: unknown): boolean {
  return isDiskFull(problem) || isFailedWrite(problem) || codeOf(problem) === "SQLITE_BUSY";
}

/** Null when it was broken off. */
async function endOf(
  kind: JobKind,
  item: BegunItem,
  { breakOff, queue, clock, log }: How,
): Promise<EndedItem["end"]> {
  const settle = (outcome: unknown): void => {
    if (queue.settle(item, done(outcome), clock().toISOString())) return;
    throw new NotItsItem(`${named(kind, item)} is settled already, or gone`);
  };
  try {
    const made = await kind.work(item.input, { about: item.about, signal: breakOff, settle });
    return made instanceof ReadyItem ? made : done(made);
  } catch (problem) {
    if (breakOff.aborted) return null;
    if (!(problem instanceof DomainError)) log.error(`${named(kind, item)} failed`, problem);
    return failed(problem);
  }
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
