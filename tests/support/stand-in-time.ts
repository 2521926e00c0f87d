import type { Clock, Wait } from "../../src/platform/clock.ts";

/** A time that passes only when it is told to. */
export interface StandInTime {
  clock: Clock;
  wait: Wait;
  /** Lets so many milliseconds pass, and all happen that they bring about. */
  pass(ms: number): Promise<void>;
  /** How many wait now. */
  waiting(): number;
}

export function standInTime(start = "2026-03-01T12:00:00.000Z"): StandInTime {
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
      await allHappened();
    },
    waiting: () => waits.size,
  };
}

/** Comes back when what can happen without time passing has happened. */
export async function allHappened(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
}
