import { signal } from "@preact/signals-core";
import { callApi } from "../api/call-api.ts";
import { isAway } from "../state/connection.ts";
import { quietly } from "./quietly.ts";

/** Whether there is no way to the server: it did not answer, and neither did it when it was asked just for that. */
export const isOffline = signal(false);

/** How long an answer to that may take, in milliseconds. */
const LONGEST_MS = 5000;
/** How often a server that is away is asked, in milliseconds; less and less often. */
const ASK_AFTER_MS = { first: 2000, most: 30_000 };

/** Finds out whether a call that was not answered means that there is no connection, and when there is one again. */
export function watchConnection(): void {
  let wait = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (!navigator.onLine) {
      // The device says so itself, and also when it is over.
      isOffline.value = true;
      return;
    }
    // It tells by itself that the server is back.
    await callApi("GET health", { ...quietly(null, LONGEST_MS) });
    isOffline.value = isAway.peek();
    if (!isOffline.peek()) return;
    wait = Math.min(wait * 2 || ASK_AFTER_MS.first, ASK_AFTER_MS.most);
    timer = setTimeout(() => {
      // Nobody looks: it is asked as soon as somebody does.
      if (!document.hidden) void ask();
    }, wait);
  }

  function askNow(): void {
    if (!isAway.peek()) return;
    wait = 0;
    void ask();
  }

  isAway.subscribe((away) => {
    if (away) return askNow();
    clearTimeout(timer);
    isOffline.value = false;
  });
  addEventListener("online", askNow);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) askNow();
  });
  // Nobody has asked for anything yet, but it is known already.
  addEventListener("offline", () => {
    isAway.value = true;
  });
}
