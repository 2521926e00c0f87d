import type { Clock } from "../clock.ts";

/** Which lanes rest after their last item, for `gapMs` milliseconds each. */
export function laneRests(gapMs: number, clock: Clock) {
  const endedAt = new Map<string, number>();

  return {
    begin(lane: string): void {
      if (gapMs > 0) endedAt.set(lane, clock().getTime());
    },

    /** The lanes that rest, and for how many milliseconds still. */
    msLeft(): Map<string, number> {
      const now = clock().getTime();
      for (const [lane, ended] of endedAt) {
        // A clock that was set back must not close a lane for hours.
        if (now < ended || now - ended >= gapMs) endedAt.delete(lane);
      }
      return new Map([...endedAt].map(([lane, ended]) => [lane, ended + gapMs - now]));
    },
  };
}
