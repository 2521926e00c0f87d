const GROW_MOST_BYTES = 25_000_000;

/** At first, about what Tagine needs after the start. */
let settled = 100_000_000;

/**
 * Collects garbage when memory has grown by 25 MB. Call it often during work that reads many files; the engine alone
 * would let memory grow to hundreds of megabytes.
 */
export function tidyMemory(): void {
  const size = process.memoryUsage.rss();
  settled = Math.min(settled, size);
  if (size < settled + GROW_MOST_BYTES) return;
  Bun.gc(true);
  settled = process.memoryUsage.rss();
}
