import { setImmediate } from "node:timers/promises";
import { DomainError } from "../errors.ts";
import type { JobKind } from "./job-kind.ts";
import type { BegunItem } from "./job-queue.ts";
import { isDiskFull } from "../storage-errors.ts";
import { ReadyItem } from "./ready-item.ts";
import {
  RETRY_MS,
  toDone,
  toFailed,
  nameItem,
  ItemNotCurrent,
  storeResults,
  type ItemResult,
  type Storing,
} from "./store-results.ts";

const MAX_STORED_TOGETHER = 50;
const MAX_READY_MS = 25;

interface Doing extends Storing {
  abort: AbortSignal;
}

/** Never throws. */
export async function doItems(kind: JobKind, items: BegunItem[], doing: Doing): Promise<void> {
  let results: ItemResult[] = [];
  let since = performance.now();
  for (const [position, item] of items.entries()) {
    const isLast = position === items.length - 1;
    // On shutdown, the current item is finished and no other is started.
    const isPutBack = doing.abort.aborted || (doing.closing.aborted && position > 0);
    results.push({ item, end: isPutBack ? null : await doItem(kind, item, doing) });
    const isTimeToStore = results.length === MAX_STORED_TOGETHER || performance.now() - since >= MAX_READY_MS;
    if (!isTimeToStore && !isLast) continue;
    await storeResults(kind, results, doing);
    results = [];
    if (!isLast) await setImmediate();
    since = performance.now();
  }
}

async function doItem(kind: JobKind, item: BegunItem, doing: Doing): Promise<ItemResult["end"]> {
  const { abort, closing, log, wait, noteDelay } = doing;
  for (;;) {
    try {
      return await tryItem(kind, item, doing);
    } catch (problem) {
      log.error(`${nameItem(kind, item)} waits for room on the disk`, problem);
      noteDelay(problem);
    }
    await wait(RETRY_MS, AbortSignal.any([abort, closing]));
    if (abort.aborted || closing.aborted) return null;
  }
}

/** @throws if the disk is full and the kind waits for room */
async function tryItem(
  kind: JobKind,
  item: BegunItem,
  { abort, queue, clock, log }: Doing,
): Promise<ItemResult["end"]> {
  const settle = (outcome: unknown): void => {
    if (queue.settle(item, toDone(outcome), clock().toISOString())) return;
    throw new ItemNotCurrent(`${nameItem(kind, item)} is settled already, or gone`);
  };
  try {
    const result = await kind.work(item.input, { about: item.about, signal: abort, settle });
    return result instanceof ReadyItem ? result : toDone(result);
  } catch (problem) {
    if (abort.aborted) return null;
    if (kind.waitsForRoom && isDiskFull(problem)) throw problem;
    if (!(problem instanceof DomainError)) log.error(`${nameItem(kind, item)} failed`, problem);
    return toFailed(problem);
  }
}
