import type { Clock } from "../clock.ts";

export function laneRests(gapMs: number, clock: Clock) {
  const endedAt = new Map<string, number>();

  return {
    begin(lane: string): void {
      if (gapMs > 0) endedAt.set(lane, clock().getTime());
    },

    remainingMs(): Map<string, number> {
      const now = clock().getTime();
      for (const [lane, ended] of endedAt) {
        if (now < ended || now - ended >= gapMs) endedAt.delete(lane);
      }
      return new Map([...endedAt].map(([lane, ended]) => [lane, ended + gapMs - now]));
    },
  };
}
