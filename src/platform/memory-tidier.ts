const GROW_MOST_BYTES = 20_000_000;

/** Call the result after work that leaves much garbage: the engine alone would let it grow to hundreds of megabytes. */
export function memoryTidier(): () => void {
  let settled = Number.POSITIVE_INFINITY;
  return () => {
    const size = process.memoryUsage.rss();
    settled = Math.min(settled, size);
    if (size < settled + GROW_MOST_BYTES) return;
    Bun.gc(true);
    settled = process.memoryUsage.rss();
  };
}
