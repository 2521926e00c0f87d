/** The first calls are answered by then, and what they brought is drawn, pictures too; in milliseconds. */
const AFTER_MS = 1000;
/** A browser that still has something to do then always has, in milliseconds. */
const BUSY_MS = 200;

let quiet: Promise<void> | null = null;

/** Waits until the first page is there with all that it shows, and the browser has nothing else to do. */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((settled) => {
    const wait = () => {
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => settled(), { timeout: BUSY_MS });
      else settled();
    };
    if (document.readyState === "complete") setTimeout(wait, AFTER_MS);
    else addEventListener("load", () => setTimeout(wait, AFTER_MS));
  });
  return quiet;
}
