/**
 * What a service worker sees of itself, as far as it is used here: TypeScript knows the world of a page or that of a
 * worker, and not both in one program.
 */
export interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listen: (event: MessageEvent<unknown>) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a page says to the worker that waits: it shall take the place of the one before. */
export const TAKE_OVER = "take-over";

/** What the worker says to pages: somebody on this device has just sent something to be stored. */
export const STORED = "stored";

/** The header of an answer that came from what is kept, and not from the server. */
export const KEPT = "Kept";

/** The names of the caches of a Tagine that is reached below a path; other programs may live on the same host. */
export function cacheNames(base: string): { shells: string; pictures: string } {
  return { shells: `tagine ${base} shell `, pictures: `tagine ${base} pictures` };
}
