import type { Log } from "../../platform/log.ts";
import type { SearchStore } from "./search-store.ts";

const AT_ONCE = 25;
const PAUSE_MS = 15;

/** Indexes recipes from older versions in the background. Returns a function that stops it until the next start. */
export function completeSearch(search: SearchStore, log: Log): () => void {
  let timer = setTimeout(step, PAUSE_MS, 0);
  function step(after: number): void {
    try {
      const last = search.addMissing(after, AT_ONCE);
      if (last !== null) timer = setTimeout(step, PAUSE_MS, last);
    } catch (problem) {
      log.error("not all recipes could be made ready for the search; the next start goes on", problem);
    }
  }
  return () => clearTimeout(timer);
}
