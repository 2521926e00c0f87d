import type { Log } from "../../platform/log.ts";
import type { SearchStore } from "./search-store.ts";

const BATCH_SIZE = 25;
const PAUSE_MS = 15;

export function completeSearch(search: SearchStore, log: Log): () => void {
  let timer = setTimeout(step, PAUSE_MS, 0);
  function step(after: number): void {
    try {
      const last = search.addMissing(after, BATCH_SIZE);
      if (last !== null) timer = setTimeout(step, PAUSE_MS, last);
    } catch (problem) {
      log.error("indexing recipes for search failed; it resumes at the next start", problem);
    }
  }
  return () => clearTimeout(timer);
}
