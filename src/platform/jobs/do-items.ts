import { setImmediate } from "node:timers/promises";
import { DomainError } from "../errors.ts";
import type { JobKind } from "./job-kind.ts";
import type { BegunItem } from "./job-queue.ts";
import { ReadyItem } from "./ready-item.ts";
import {
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

async function doItem(
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
    if (!(problem instanceof DomainError)) log.error(`${nameItem(kind, item)} failed`, problem);
    return toFailed(problem);
  }
}
