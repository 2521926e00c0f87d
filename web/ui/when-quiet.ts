const AFTER_MS = 1000;
const BUSY_MS = 200;

let quiet: Promise<void> | null = null;

/** Waits until the first page is complete and the browser idle. */
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
