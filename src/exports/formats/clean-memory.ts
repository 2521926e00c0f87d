const HEAVY_BYTES = 200_000_000;

/** Otherwise, garbage would grow to several times the memory in use. */
export function cleanMemory(): void {
  if (process.memoryUsage.rss() > HEAVY_BYTES) Bun.gc(true);
}
