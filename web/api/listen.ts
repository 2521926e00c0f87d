import { authorizationHeaders } from "./first-answers.ts";
import { STREAM_PAUSE } from "./pause-streams.ts";

interface Listening<Update> {
  /** Of the stream, with the base path. */
  address: string;
  getToken(): string | null;
  /** Called after each connection, since something may have changed in between. */
  onOpen(): void;
  onUpdate(update: Update): void;
  /** Called regularly as long as no stream arrives, for example because a proxy holds it back. */
  onSilence(): void;
  askEveryMs?: number;
}

/** The server sends something at least every 20 seconds. */
const SILENT_AFTER_MS = 45_000;
/** The device has slept, and its stream may be dead. */
const QUIET_MS = 25_000;
const FIRST_WITHIN_MS = 5000;
const ASK_EVERY_MS = 3000;
const AGAIN_MS = { first: 1000, most: 15_000 };

/** Uses `fetch`, since an EventSource can't sign in. Returns a function that stops. */
export function listen<Update>({
  address,
  getToken,
  onOpen,
  onUpdate,
  onSilence,
  askEveryMs = ASK_EVERY_MS,
}: Listening<Update>): () => void {
  const stopping = new AbortController();
  let wait = AGAIN_MS.first;
  let isStreaming = false;

  const asking = setInterval(() => {
    if (!isStreaming && !document.hidden) onSilence();
  }, askEveryMs);

  async function connect(attempt: AbortController): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, attempt.signal]);
    let heardAt = Date.now();
    // A lost network leaves a stream that never ends and says nothing.
    addEventListener("online", () => attempt.abort(), { signal });
    addEventListener(STREAM_PAUSE, () => attempt.abort(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (!document.hidden && Date.now() - heardAt > QUIET_MS) attempt.abort();
      },
      { signal },
    );
    let timer = setTimeout(() => attempt.abort(), FIRST_WITHIN_MS);
    const answer = await fetch(address, {
      headers: authorizationHeaders(getToken()),
      // Streams must not be answered from this device.
      cache: "no-store",
      signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
    const text = answer.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
    let rest = "";
    for await (const chunk of readChunks(text)) {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(() => attempt.abort(), SILENT_AFTER_MS);
      if (!isStreaming) {
        isStreaming = true;
        wait = AGAIN_MS.first;
        onOpen();
      }
      const events = (rest + chunk).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1];
        if (data) onUpdate(JSON.parse(data));
      }
    }
    clearTimeout(timer);
  }

  async function keepConnected(): Promise<void> {
    while (!stopping.signal.aborted) {
      const attempt = new AbortController();
      await connect(attempt).catch(() => null);
      attempt.abort();
      isStreaming = false;
      await pause(wait, stopping.signal);
      wait = Math.min(wait * 2, AGAIN_MS.most);
    }
  }

  void keepConnected();
  return () => {
    clearInterval(asking);
    stopping.abort();
  };
}

/** Not every browser can iterate over a stream. */
async function* readChunks(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Ends early if the device gets a connection, or the page is shown again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (signal.aborted) return over();
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      document.removeEventListener("visibilitychange", end);
      signal.removeEventListener("abort", end);
      over();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    document.addEventListener("visibilitychange", end);
    signal.addEventListener("abort", end);
  });
}
