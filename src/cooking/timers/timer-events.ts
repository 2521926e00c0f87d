import { encodeEvent, eventStreams, type EventStream } from "../../http/event-stream.ts";
import type { Clock } from "../../platform/clock.ts";
import type { GroupTimerStore } from "./group-timers.ts";

/** Of one group. Further devices poll. */
const MOST_LISTENERS = 500;

interface Listening {
  stream: EventStream;
  /** Asked again before each event. */
  mayListen(): boolean;
}

export type TimerEvents = ReturnType<typeof openTimerEvents>;

/** Tells listening devices all timers of their group after each change. */
export function openTimerEvents({ timers, clock }: { timers: GroupTimerStore; clock: Clock }) {
  const groups = new Map<number, Set<Listening>>();
  const streams = eventStreams(clock, recheck);

  function recheck(): void {
    for (const listening of groups.values())
      for (const { stream, mayListen } of listening) if (!mayListen()) stream.end();
  }

  function leave(group: number, listening: Listening): void {
    groups.get(group)?.delete(listening);
    if (groups.get(group)?.size === 0) groups.delete(group);
  }

  return {
    listen(group: number, mayListen: () => boolean): Response {
      const stream = streams.open(() => leave(group, listening));
      const listening: Listening = { stream, mayListen };
      const all = groups.get(group) ?? new Set();
      groups.set(group, all.add(listening));
      if (all.size > MOST_LISTENERS) stream.end();
      stream.send(encodeEvent(timers.list(group)));
      return stream.response;
    },

    announce(group: number): void {
      const listening = groups.get(group);
      if (!listening) return;
      const event = encodeEvent(timers.list(group));
      for (const { stream, mayListen } of listening) {
        if (mayListen()) stream.send(event);
        else stream.end();
      }
    },

    /** Ends streams of those who may no longer listen. */
    recheck,

    /** Runs every 20 seconds. */
    beat: streams.beat,

    /** Streams would keep the server from stopping. */
    close: streams.close,
  };
}
