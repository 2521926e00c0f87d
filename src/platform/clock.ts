/** The time now. An argument wherever time matters, so that tests can set it. */
export type Clock = () => Date;

/** The day in the server's own time zone (`TZ`), as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  const day = String(now.getDate()).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
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
