export interface HandedOver {
  url: string;
  html: string;
}

/** Why no page comes: the other window cannot be reached, or it does not answer. */
export type NotHandedOver = "no-opener" | "no-answer";

/** What Tagine says to the window that opened it. It holds nothing, so any site may hear it. */
export const READY = "tagine-ready";

/** How long the window that opened this one has to hand its page over, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Pages larger than this hold more than a recipe, in characters; the server takes no more. */
const MOST_CHARACTERS = 9_000_000;

let arriving: Promise<HandedOver | NotHandedOver> | null = null;

/** The page that is handed over to this window. It is asked for once, and kept while somebody signs in. */
export function receivePage(): Promise<HandedOver | NotHandedOver> {
  return (arriving ??= arrival());
}

/** The other window is asked once more. */
export function askAgain(): void {
  arriving = null;
}

function arrival(): Promise<HandedOver | NotHandedOver> {
  // `opener` may be any site's window: nothing but `postMessage` is used of it.
  const opener = window.opener as WindowProxy | null;
  if (!opener) return Promise.resolve("no-opener");
  return new Promise((arrived) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== opener) return;
      const page = parsePageMessage(event.data, event.origin);
      if (page) settle(page);
    };
    const patience = setTimeout(() => settle("no-answer"), PATIENCE_MS);
    const settle = (outcome: HandedOver | NotHandedOver) => {
      removeEventListener("message", listen);
      clearTimeout(patience);
      arrived(outcome);
    };
    addEventListener("message", listen);
    opener.postMessage(READY, "*");
  });
}

/**
 * The page in a message; null for anything else. A site can hand over its own pages alone: the address of the page has
 * to be of the site that the message came from.
 */
export function parsePageMessage(message: unknown, origin: string): HandedOver | null {
  if (typeof message !== "object" || message === null) return null;
  const { url, html } = message as Record<string, unknown>;
  if (typeof url !== "string" || typeof html !== "string" || html.length > MOST_CHARACTERS) return null;
  if (!/^https?:/i.test(url) || !URL.canParse(url) || new URL(url).origin !== origin) return null;
  return { url, html };
}

/** What a page calls itself; its address where it has no title. Nothing of the page runs or is loaded. */
export function getPageTitle({ url, html }: HandedOver): string {
  return new DOMParser().parseFromString(html, "text/html").title.trim() || url;
}
