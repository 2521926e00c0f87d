import { callApi } from "../api/call-api.ts";
import { isOffline, isServerAway } from "../state/connection.ts";
import { quietly } from "./quietly.ts";

const LONGEST_MS = 5000;
const ASK_AFTER_MS = { first: 2000, most: 30_000 };

export function watchConnection(): void {
  let wait = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (!navigator.onLine) {
      isOffline.value = true;
      return;
    }
    await callApi("GET health", { ...quietly(null, LONGEST_MS) });
    isOffline.value = isServerAway.peek();
    if (!isOffline.peek()) return;
    wait = Math.min(wait * 2 || ASK_AFTER_MS.first, ASK_AFTER_MS.most);
    timer = setTimeout(() => {
      if (!document.hidden) void ask();
    }, wait);
  }

  function askNow(): void {
    if (!isServerAway.peek()) return;
    wait = 0;
    void ask();
  }

  isServerAway.subscribe((away) => {
    if (away) return askNow();
    clearTimeout(timer);
    isOffline.value = false;
  });
  addEventListener("online", askNow);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) askNow();
  });
  addEventListener("offline", () => {
    isServerAway.value = true;
  });
}
