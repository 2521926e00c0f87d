import { doItems } from "./do-items.ts";
import type { JobKind } from "./job-kind.ts";
import type { BegunItem } from "./job-queue.ts";
import { laneRests } from "./lane-rests.ts";
import { RETRY_MS, type JobParts } from "./store-results.ts";

const ABORT_GRACE_MS = 1000;

interface RunningItems {
  items: BegunItem[];
  aborter: AbortController;
  ended: Promise<void>;
}

export function jobRunner(kind: JobKind, parts: JobParts) {
  const { queue, clock, log, wait } = parts;
  const running = new Set<RunningItems>();
  const rests = laneRests(kind.laneGapMs ?? 0, clock);
  const closing = new AbortController();
  const closed = new AbortController();
  let isStarted = false;
  let next: ReturnType<typeof setImmediate> | null = null;
  let alarm = new AbortController();
  let delay: unknown = null;
  const noteDelay = (problem: unknown) => void (delay = problem);

  /** Deferred, so that the caller's transaction ends first and requests get through. */
  function wake(): void {
    if (isStarted) next ??= setImmediate(fill);
  }

  function fill(): void {
    next = null;
    alarm.abort();
    try {
      startReadyItems();
    } catch (problem) {
      log.error(`Couldn't continue jobs of kind ${kind.name}`, problem);
      noteDelay(problem);
      void continueIn(RETRY_MS);
    }
  }

  function startReadyItems(): void {
    const resting = rests.remainingMs();
    while (running.size < kind.atOnce) {
      const items = queue.begin(kind.name, {
        closedLanes: [...runningLanes(), ...resting.keys()],
        at: clock().toISOString(),
        isBatched: kind.isBatched,
      });
      if (items.length === 0) break;
      void begin(items);
    }
    if (running.size === kind.atOnce || resting.size === 0) return;
    if (queue.hasNext(kind.name, runningLanes())) void continueIn(Math.min(...resting.values()));
  }

  async function continueIn(ms: number): Promise<void> {
    const { signal } = (alarm = new AbortController());
    await wait(ms, signal);
    if (!signal.aborted) wake();
  }

  async function begin(items: BegunItem[]): Promise<void> {
    const aborter = new AbortController();
    const signals = { abort: aborter.signal, closing: closing.signal, closed: closed.signal };
    const one = { items, aborter, ended: doItems(kind, items, { ...parts, ...signals, noteDelay }) };
    running.add(one);
    await one.ended;
    running.delete(one);
    for (const { lane } of items) if (lane !== null) rests.begin(lane);
    wake();
  }

  function runningLanes(): string[] {
    return [...running].flatMap(({ items }) => items.flatMap(({ lane }) => lane ?? []));
  }

  async function waitUntilIdle(mostMs: number): Promise<void> {
    if (running.size === 0) return;
    const enough = new AbortController();
    await Promise.race([Promise.all([...running].map((one) => one.ended)), wait(mostMs, enough.signal)]);
    enough.abort();
  }

  return {
    begin(): void {
      isStarted = true;
      wake();
    },

    wake,

    getDelay: (): unknown => delay,

    abort(jobId: number): void {
      for (const one of running) if (one.items[0]?.jobId === jobId) one.aborter.abort();
      noteDelay(null);
    },

    /** Running items have `graceMs`, then they are aborted. Nothing is written afterwards. */
    async close(graceMs: number): Promise<void> {
      isStarted = false;
      closing.abort();
      alarm.abort();
      if (next) clearImmediate(next);
      await waitUntilIdle(graceMs);
      for (const one of running) one.aborter.abort();
      await waitUntilIdle(ABORT_GRACE_MS);
      closed.abort();
    },
  };
}
