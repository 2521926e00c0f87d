import type { Clock, Wait } from "../../src/platform/clock.ts";

export interface FakeTime {
  clock: Clock;
  wait: Wait;
  /** Advances the clock by some milliseconds and runs everything due. */
  pass(ms: number): Promise<void>;
  waiting(): number;
}

export function fakeTime(start = "2026-03-01T12:00:00.000Z"): FakeTime {
  let now = Date.parse(start);
  const waits = new Set<{ until: number; over: () => void }>();

  return {
    clock: () => new Date(now),
    wait: (ms, signal) =>
      new Promise((done) => {
        const one = { until: now + ms, over };
        function over(): void {
          waits.delete(one);
          done();
        }
        if (signal.aborted) return done();
        signal.addEventListener("abort", over, { once: true });
        waits.add(one);
      }),
    async pass(ms) {
      now += ms;
      for (const one of waits) if (one.until <= now) one.over();
      await runPending();
    },
    waiting: () => waits.size,
  };
}

/** Resolves once everything that needs no time to pass has happened. */
export async function runPending(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
}
