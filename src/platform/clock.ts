/** The time now. An argument wherever time matters, so that tests can set it. */
export type Clock = () => Date;

/** The day in the server's own time zone (`TZ`), as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  const day = String(now.getDate()).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** The time of the day in the server's own time zone, as `HH:MM`. */
export function localTime(now: Date): string {
  return `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
}

/** Comes back after so many milliseconds, or at once when the signal is given. An argument, as the clock is. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits in real time; a signal leaves no timer behind. */
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
