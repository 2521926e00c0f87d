import type { Clock } from "../clock.ts";

/** Tracks the pause of each lane after its last item. */
export function laneRests(gapMs: number, clock: Clock) {
  const endedAt = new Map<string, number>();

  return {
    begin(lane: string): void {
      if (gapMs > 0) endedAt.set(lane, clock().getTime());
    },

    msLeft(): Map<string, number> {
      const now = clock().getTime();
      for (const [lane, ended] of endedAt) {
        // Ends early if the clock was set back.
        if (now < ended || now - ended >= gapMs) endedAt.delete(lane);
      }
      return new Map([...endedAt].map(([lane, ended]) => [lane, ended + gapMs - now]));
    },
  };
}
