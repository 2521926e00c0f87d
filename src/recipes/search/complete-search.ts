import type { Log } from "../../platform/log.ts";
import type { FoodChanges } from "./food-changes.ts";
import type { SearchStore } from "./search-store.ts";

const BATCH_SIZE = 10;
const PAUSE_MS = 6;

interface Parts {
  search: SearchStore;
  foodChanges: FoodChanges;
  log: Log;
}

/** Indexes recipes in the background after an update, a correction, or a taught food. Returns a function that stops it. */
export function completeSearch({ search, foodChanges, log }: Parts): () => void {
  let next: Step | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    next = () => addBatch(search, 0);
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  }

  function run(): void {
    try {
      next = next?.() ?? null;
      if (next) timer = setTimeout(run, PAUSE_MS);
    } catch (problem) {
      log.error("indexing recipes for search failed; it resumes at the next start", problem);
    }
  }

  begin();
  foodChanges.whenExpired(begin);
  return () => {
    foodChanges.whenExpired(() => {});
    clearTimeout(timer);
  };
}

/** Returns the next step, or null at the end. */
type Step = () => Step | null;

function addBatch(search: SearchStore, after: number): Step | null {
  const { last, isEnd } = search.addMissing(after, BATCH_SIZE);
  if (!isEnd) return () => addBatch(search, last);
  return last > 0 ? () => mergePart(search, true) : null;
}

function mergePart(search: SearchStore, isFirst: boolean): Step | null {
  return search.mergePart(isFirst) ? () => mergePart(search, false) : null;
}
