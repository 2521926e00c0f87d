import type { Clock } from "../platform/clock.ts";

const HEARTBEAT_MS = 20_000;
/** Clients reconnect, with a session that's still valid. */
const LONGEST_MS = 15 * 60_000;
/** Someone who reads nothing doesn't fill the memory. */
const MOST_UNREAD_BYTES = 256_000;

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  // Otherwise, nginx would hold events back.
  "X-Accel-Buffering": "no",
};

const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(":\n\n");

export interface EventStream {
  response: Response;
  /** Ends the stream of a client that doesn't read. */
  send(event: Uint8Array): void;
  end(): void;
}

/** Encode once, send to many. Source: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function encodeEvent(data: object): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify(data)}\n\n`);
}

/** One timer for all streams. It only runs while there are any. */
export function eventStreams(clock: Clock, onBeat: () => void) {
  const streams = new Map<EventStream, number>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;

  function forget(stream: EventStream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function beat(): void {
    onBeat();
    const before = clock().getTime() - LONGEST_MS;
    for (const [stream, openedAt] of streams) {
      if (openedAt < before) stream.end();
      else stream.send(HEARTBEAT);
    }
  }

  return {
    open(onEnd: () => void): EventStream {
      const stream = openStream(() => {
        forget(stream);
        onEnd();
      });
      streams.set(stream, clock().getTime());
      timer ??= setInterval(beat, HEARTBEAT_MS).unref();
      stream.send(HEARTBEAT);
      if (isClosed) queueMicrotask(stream.end);
      return stream;
    },

    /** Runs every 20 seconds. */
    beat,

    close(): void {
      isClosed = true;
      for (const stream of streams.keys()) stream.end();
    },
  };
}

function openStream(onEnd: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
      },
      cancel: () => finish(() => {}),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
  );

  function finish(how: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
    if (!controller) return;
    const ended = controller;
    controller = null;
    how(ended);
    onEnd();
  }

  return {
    response: new Response(body, { headers: HEADERS }),

    send(event) {
      // What a client didn't read would also delay a normal end.
      if (controller && (controller.desiredSize ?? 0) <= 0)
        finish((unread) => unread.error(new Error("Unread")));
      else controller?.enqueue(event);
    },

    end: () => finish((open) => open.close()),
  };
}
