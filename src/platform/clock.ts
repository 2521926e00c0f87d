export type Clock = () => Date;

/** In the server's time zone (`TZ`), as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  const day = String(now.getDate()).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

export function localTime(now: Date): string {
  return `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
}

/** Resolves early when the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (signal.aborted) return over();
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });

    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      over();
    }
  });
}
