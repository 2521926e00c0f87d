import { TIMERS_MOST, type GroupTimers, type TimerInput } from "../../contract/timers.ts";
import type { Clock } from "../../platform/clock.ts";
import { DomainError } from "../../platform/errors.ts";

class TooManyTimers extends DomainError {
  constructor() {
    super("conflict", "too-many-timers", { limit: TIMERS_MOST });
  }
}

/** As it was received, at a time in milliseconds since 1970. */
interface Received {
  timer: TimerInput;
  at: number;
}

interface Kept {
  timers: Map<string, Received>;
  /** When each was stopped, the oldest first. */
  stopped: Map<string, number>;
}

const DAY_MS = 24 * 3_600_000;
const PAUSED_KEPT_MS = 7 * DAY_MS;
const STOPPED_MOST = 500;

export type GroupTimerStore = ReturnType<typeof openGroupTimers>;

/** In memory, since devices send their timers again when they reconnect. */
export function openGroupTimers(clock: Clock) {
  const groups = new Map<number, Kept>();

  /** Forgets what's too old first. */
  function read(group: number, now: number): Kept {
    const kept = groups.get(group) ?? { timers: new Map(), stopped: new Map() };
    for (const [id, received] of kept.timers) if (isForgotten(received, now)) kept.timers.delete(id);
    for (const [id, at] of kept.stopped)
      if (now - at > DAY_MS || kept.stopped.size > STOPPED_MOST) kept.stopped.delete(id);
    if (kept.timers.size === 0 && kept.stopped.size === 0) groups.delete(group);
    return kept;
  }

  return {
    list(group: number): GroupTimers {
      const now = clock().getTime();
      const { timers, stopped } = read(group, now);
      return {
        timers: Array.from(timers, ([id, one]) => ({ id, ...one.timer, left: countLeft(one, now) })),
        stopped: [...stopped.keys()],
      };
    },

    /**
     * The last change wins, but never over a stop.
     * @throws TooManyTimers
     */
    put(group: number, id: string, input: TimerInput): void {
      const now = clock().getTime();
      const kept = read(group, now);
      const { timers, stopped } = kept;
      if (stopped.has(id)) return;
      const before = timers.get(id)?.timer;
      if (!before && timers.size >= TIMERS_MOST) throw new TooManyTimers();
      // Two devices may have made the same version, and each must notice the other's.
      const version = Math.max(input.version, (before?.version ?? 0) + 1);
      timers.set(id, { timer: { ...input, version }, at: now });
      groups.set(group, kept);
    },

    stop(group: number, id: string): void {
      const now = clock().getTime();
      const kept = read(group, now);
      kept.timers.delete(id);
      kept.stopped.set(id, now);
      groups.set(group, kept);
    },
  };
}

function countLeft({ timer, at }: Received, now: number): number {
  return timer.isPaused ? timer.left : timer.left - (now - at);
}

function isForgotten(received: Received, now: number): boolean {
  const { timer, at } = received;
  if (timer.isPaused) return now - at > PAUSED_KEPT_MS;
  return countLeft(received, now) + timer.extra < -DAY_MS;
}
