/** The process may grow by so many bytes before it is tidied. */
const GROW_MOST_BYTES = 20_000_000;

/**
 * Call the result after work that leaves much behind: once the process has grown, garbage is collected. Left alone, the
 * engine lets it pile up to hundreds of megabytes.
 */
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
