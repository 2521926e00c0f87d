import { doItems } from "./do-items.ts";
import type { JobKind } from "./job-kind.ts";
import type { BegunItem } from "./job-queue.ts";
import { laneRests } from "./lane-rests.ts";
import { TRY_AGAIN_MS, type JobParts } from "./store-results.ts";

/** How long interrupted items may take on shutdown. */
const PUT_DOWN_MS = 1000;

interface RunningItems {
  items: BegunItem[];
  breakOff: AbortController;
  ended: Promise<void>;
}

export function jobRunner(kind: JobKind, parts: JobParts) {
  const { queue, clock, log, wait } = parts;
  const running = new Set<RunningItems>();
  const rests = laneRests(kind.laneGapMs ?? 0, clock);
  const closing = new AbortController();
  const closed = new AbortController();
  let mayBegin = false;
  let next: ReturnType<typeof setImmediate> | null = null;
  let alarm = new AbortController();

  /** Deferred, so that the caller's transaction ends first and requests get through. */
  function goOn(): void {
    if (mayBegin) next ??= setImmediate(fill);
  }

  function fill(): void {
    next = null;
    alarm.abort();
    try {
      beginAll();
    } catch (problem) {
      log.error(`jobs of the kind ${kind.name} cannot go on for now`, problem);
      void continueIn(TRY_AGAIN_MS);
    }
  }

  function beginAll(): void {
    const resting = rests.msLeft();
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
    if (!signal.aborted) goOn();
  }

  async function begin(items: BegunItem[]): Promise<void> {
    const breakOff = new AbortController();
    const signals = { breakOff: breakOff.signal, closing: closing.signal, closed: closed.signal };
    const one = { items, breakOff, ended: doItems(kind, items, { ...parts, ...signals }) };
    running.add(one);
    await one.ended;
    running.delete(one);
    for (const { lane } of items) if (lane !== null) rests.begin(lane);
    goOn();
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
      mayBegin = true;
      goOn();
    },

    goOn,

    breakOff(jobId: number): void {
      for (const one of running) if (one.items[0]?.jobId === jobId) one.breakOff.abort();
    },

    /** Starts nothing more. Running items have `graceMs`, then they are aborted. Nothing is written afterwards. */
    async close(graceMs: number): Promise<void> {
      mayBegin = false;
      closing.abort();
      alarm.abort();
      if (next) clearImmediate(next);
      await waitUntilIdle(graceMs);
      for (const one of running) one.breakOff.abort();
      await waitUntilIdle(PUT_DOWN_MS);
      closed.abort();
    },
  };
}
