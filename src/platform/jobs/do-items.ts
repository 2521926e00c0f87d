import { setImmediate } from "node:timers/promises";
import { DomainError } from "../errors.ts";
import type { JobKind } from "./job-kind.ts";
import type { BegunItem } from "./job-queue.ts";
import { ReadyItem } from "./ready-item.ts";
import {
  toDone,
  toFailed,
  nameItem,
  NotItsItem,
  storeResults,
  type ItemResult,
  type Storing,
} from "./store-results.ts";

/** So many items at most are stored in one transaction, so that requests wait only for a moment. */
const STORED_TOGETHER_MOST = 50;
/** What is ready waits no longer than so many milliseconds for others to be stored with it. */
const READY_MOST_MS = 25;

interface Doing extends Storing {
  breakOff: AbortSignal;
}

/**
 * Lets a worker do items one after the other and stores what came of each. Mostly it is a single item; of a batch, those
 * that are ready within a moment are stored together. Never throws.
 */
export async function doItems(kind: JobKind, items: BegunItem[], doing: Doing): Promise<void> {
  let results: ItemResult[] = [];
  let since = performance.now();
  for (const [position, item] of items.entries()) {
    const isLast = position === items.length - 1;
    // A program that ends lets the item it does come to its end, and begins no other.
    const isPutBack = doing.breakOff.aborted || (doing.closing.aborted && position > 0);
    results.push({ item, end: isPutBack ? null : await doItem(kind, item, doing) });
    const isTimeToStore =
      results.length === STORED_TOGETHER_MOST || performance.now() - since >= READY_MOST_MS;
    if (!isTimeToStore && !isLast) continue;
    await storeResults(kind, results, doing);
    results = [];
    // Requests are answered in between.
    if (!isLast) await setImmediate();
    since = performance.now();
  }
}

/** What came of an item; null when it was broken off. */
async function doItem(
  kind: JobKind,
  item: BegunItem,
  { breakOff, queue, clock, log }: Doing,
): Promise<ItemResult["end"]> {
  const settle = (outcome: unknown): void => {
    if (queue.settle(item, toDone(outcome), clock().toISOString())) return;
    throw new NotItsItem(`${nameItem(kind, item)} is settled already, or gone`);
  };
  try {
    const made = await kind.work(item.input, { about: item.about, signal: breakOff, settle });
    return made instanceof ReadyItem ? made : toDone(made);
  } catch (problem) {
    if (breakOff.aborted) return null;
    if (!(problem instanceof DomainError)) log.error(`${nameItem(kind, item)} failed`, problem);
    return toFailed(problem);
  }
}
