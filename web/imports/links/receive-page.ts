export interface ReceivedPage {
  url: string;
  html: string;
}

export type ReceiveFailure = "no-opener" | "no-answer";

/** Sent to the window that opened Tagine. It has no content, so any site may receive it. */
export const READY = "tagine-ready";

const PATIENCE_MS = 10_000;

/** The server accepts no larger pages. */
const MAX_CHARACTERS = 9_000_000;

let arriving: Promise<ReceivedPage | ReceiveFailure> | null = null;

/** The page that another window posts to this one. Requested once, and kept during a sign-in. */
export function receivePage(): Promise<ReceivedPage | ReceiveFailure> {
  return (arriving ??= arrival());
}

export function askAgain(): void {
  arriving = null;
}

function arrival(): Promise<ReceivedPage | ReceiveFailure> {
  // `opener` may be any site's window, so only `postMessage` is used.
  const opener = window.opener as WindowProxy | null;
  if (!opener) return Promise.resolve("no-opener");
  return new Promise((arrived) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== opener) return;
      const page = parsePageMessage(event.data, event.origin);
      if (page) settle(page);
    };
    const patience = setTimeout(() => settle("no-answer"), PATIENCE_MS);
    const settle = (outcome: ReceivedPage | ReceiveFailure) => {
      removeEventListener("message", listen);
      clearTimeout(patience);
      arrived(outcome);
    };
    addEventListener("message", listen);
    opener.postMessage(READY, "*");
  });
}

/** Null for other messages. A site can only send its own pages, so the page's URL must match the message's origin. */
export function parsePageMessage(message: unknown, origin: string): ReceivedPage | null {
  if (typeof message !== "object" || message === null) return null;
  const { url, html } = message as Record<string, unknown>;
  if (typeof url !== "string" || typeof html !== "string" || html.length > MAX_CHARACTERS) return null;
  if (!/^https?:/i.test(url) || !URL.canParse(url) || new URL(url).origin !== origin) return null;
  return { url, html };
}

/** Falls back to the URL. Nothing of the page is run or loaded. */
export function getPageTitle({ url, html }: ReceivedPage): string {
  return new DOMParser().parseFromString(html, "text/html").title.trim() || url;
}
