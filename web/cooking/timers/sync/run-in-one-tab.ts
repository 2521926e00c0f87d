/** Each of several tabs waits a different time, so that one is first. */
const CLAIM_WITHIN_MS = 500;

const TAKEN = "taken";
const FREE = "free";

interface Options<Message> {
  /** Of the channel between the tabs. */
  name: string;
  /** Returns a function that stops it. */
  start(tell: (message: Message) => void): () => void;
  onMessage(message: Message): void;
}

/**
 * Runs in the tab that was in front last, since a browser has only a few connections.
 * @returns a function that stops it
 */
export function runInOneTab<Message extends object>({ name, start, onMessage }: Options<Message>) {
  const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : null;
  const stopping = new AbortController();
  let stop: (() => void) | null = null;
  let claim: ReturnType<typeof setTimeout> | undefined;

  // A channel only reaches pages of the same origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: Message | typeof TAKEN | typeof FREE) => tabs?.postMessage(message);

  function take(): void {
    clearTimeout(claim);
    if (stop || stopping.signal.aborted) return;
    tell(TAKEN);
    stop = start(tell);
  }

  function yieldToOther(): void {
    clearTimeout(claim);
    stop?.();
    stop = null;
  }

  function leave(): void {
    if (stop) tell(FREE);
    yieldToOther();
  }

  function takeInFront(): void {
    if (!document.hidden) take();
  }

  tabs?.addEventListener("message", ({ data }: MessageEvent<Message | typeof TAKEN | typeof FREE>) => {
    if (data === TAKEN) return yieldToOther();
    if (data !== FREE) return onMessage(data);
    clearTimeout(claim);
    claim = setTimeout(take, Math.random() * CLAIM_WITHIN_MS);
  });
  const { signal } = stopping;
  document.addEventListener("visibilitychange", takeInFront, { signal });
  for (const event of ["focus", "pageshow"]) addEventListener(event, takeInFront, { signal });
  addEventListener("pagehide", leave, { signal });
  takeInFront();

  return () => {
    stopping.abort();
    leave();
    tabs?.close();
  };
}
