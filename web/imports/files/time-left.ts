import type { FileImport } from "../../../src/contract/file-imports.ts";
import { t } from "../../text/translation.ts";

interface Progress {
  /** Milliseconds of any clock. */
  at: number;
  settled: number;
}

/** Recipes with many pictures take longer, so the pace of the last minute counts. */
const WINDOW_MS = 60_000;

/** A shorter time says too little. */
const LEAST_MS = 8000;

const MINUTE_MS = 60_000;
const MINUTES_MOST = 90;

/** What this tab has seen of running imports, by their id. */
const seen = new Map<string, Progress[]>();

/** Call it whenever an import was loaded. Returns milliseconds; null if they aren't known, or it waits. */
export function measureTimeLeft({ id, state, counts, delay }: FileImport): number | null {
  if (state !== "importing" || !counts) {
    seen.delete(id);
    return null;
  }
  const now = { at: performance.now(), settled: counts.done + counts.failed };
  const progress = addProgress(seen.get(id) ?? [], now);
  seen.set(id, progress);
  return delay ? null : estimateTimeLeft(progress, counts.total);
}

/** `About 3 minutes left` */
export function describeTimeLeft(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 1) return t("file-import.minute-left");
  if (minutes <= MINUTES_MOST) return t("file-import.minutes-left", { count: minutes });
  return t("file-import.hours-left", { count: Math.round(minutes / 60) });
}

export function addProgress(before: Progress[], now: Progress): Progress[] {
  // Someone stopped the import, undid it, and started it again.
  const comparable = before.filter(({ settled }) => settled <= now.settled);
  const recent = comparable.filter(({ at }) => now.at - at <= WINDOW_MS);
  return [...recent, now];
}

/** Milliseconds until all are settled at the recent pace; null if that isn't known. */
export function estimateTimeLeft(progress: Progress[], total: number): number | null {
  const [first, last] = [progress[0], progress.at(-1)];
  if (!first || !last) return null;
  const [took, settled] = [last.at - first.at, last.settled - first.settled];
  if (took < LEAST_MS || settled === 0) return null;
  return ((total - last.settled) * took) / settled;
}
