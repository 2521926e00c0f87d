import { expect, mock, onTestFinished, test } from "bun:test";
import { dom, waitFor } from "../support/dom.tsx";

await dom();
const { listen } = await import("../../web/api/listen.ts");
const { printPage } = await import("../../web/ui/print-page.ts");

const beat = new TextEncoder().encode(":\n\n");

/** Streams that say something once, and never end. */
function openSilentStreams() {
  const before = globalThis.fetch;
  const signals: AbortSignal[] = [];
  globalThis.fetch = Object.assign(
    async (_: unknown, init?: RequestInit) => {
      if (init?.signal) signals.push(init.signal);
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(beat);
          init?.signal?.addEventListener("abort", () => stream.error(new Error("Aborted")));
        },
      });
      return new Response(body);
    },
    { preconnect: before.preconnect },
  );
  onTestFinished(() => void (globalThis.fetch = before));
  return signals;
}

/** Listens until the test ends, or until it calls `stop`. */
async function startListening() {
  const onOpen = mock();
  const stop = listen({
    address: "/events",
    getToken: () => null,
    onOpen,
    onUpdate: mock(),
    onSilence: mock(),
  });
  onTestFinished(stop);
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  return { onOpen, stop };
}

test("a device that gets its connection back replaces a stream that went silent, and asks what it missed", async () => {
  const signals = openSilentStreams();
  const { onOpen, stop } = await startListening();
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2), { timeout: 3000 });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test("streams end before the page is printed, and connect again", async () => {
  const signals = openSilentStreams();
  const { onOpen } = await startListening();
  let open: boolean[] = [];
  globalThis.print = () => void (open = signals.map(({ aborted }) => !aborted));
  await printPage();
  expect(open).toEqual([false]);
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2), { timeout: 3000 });
});
