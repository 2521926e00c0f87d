import { onTestFinished } from "bun:test";
import { TOAST_MS } from "../../src/contract/home-rules.ts";

/** Shorter timers run by themselves, as between a server in this process and its database. */
const SHORT_MS = 100;

/** Stops longer timers until the test ends. The returned function advances them by some milliseconds. */
export function stopTime(): (ms: number) => void {
  // Taken now, since the page has timers of its own, which end with it.
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { setTimeout: begin, clearTimeout: end }));
  let now = 0;
  const waits = new Set<{ at: number; over: () => void }>();
  Object.assign(globalThis, {
    setTimeout(over: () => void, ms = 0, ...words: never[]) {
      if (ms < SHORT_MS) return begin(over, ms, ...words);
      const one = { at: now + ms, over };
      waits.add(one);
      return one;
    },
    clearTimeout(one: ReturnType<typeof begin>) {
      if (!waits.delete(Object(one))) end(one);
    },
  });
  return (ms) => {
    const until = now + ms;
    for (;;) {
      const next = [...waits].toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > until) break;
      waits.delete(next);
      now = next.at;
      next.over();
    }
    now = until;
  };
}

/** Between these, pages wait before they ask again; longer waits are limits. */
const POLLING_MS = { from: 1000, to: 5000 };

/** Shortens the pauses between a page's polls to a tenth until the test ends. Toasts stay as long as usual. */
export function hurryPolls(): void {
  const { setTimeout: begin } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { setTimeout: begin }));
  Object.assign(globalThis, {
    setTimeout(over: () => void, ms = 0, ...words: never[]) {
      const isPause = ms >= POLLING_MS.from && ms <= POLLING_MS.to && ms !== TOAST_MS;
      return begin(over, isPause ? ms / 10 : ms, ...words);
    },
  });
}
