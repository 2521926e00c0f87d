import type { Log } from "../../platform/log.ts";
import type { SearchStore } from "./search-store.ts";

/** So many recipes at a time, in some ten milliseconds, and as long for whoever waits meanwhile. */
const AT_ONCE = 25;
const PAUSE_MS = 15;

/**
 * Makes recipes of earlier versions found, little by little: searches meanwhile find those that are done. Returns what
 * breaks it off; the next start goes on with it.
 */
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
