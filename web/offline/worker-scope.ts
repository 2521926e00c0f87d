/** TypeScript can't combine the types of pages and workers in one program. */
export interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "sync", listen: (event: LastingEvent & { tag: string }) => void): void;
  addEventListener(
    type: "notificationclick",
    listen: (event: LastingEvent & { notification: { data: unknown; close(): void } }) => void,
  ): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listen: (event: MessageEvent<unknown> & LastingEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export const TAKE_OVER = "take-over";

/** From worker to pages, after someone stored something. */
export const STORED = "stored";

/** Header of an answer that came from this device. */
export const KEPT = "Kept";

/** Per base path, since other programs may share the host. */
export function cacheNames(base: string): { shells: string; pictures: string } {
  return { shells: `tagine ${base} shell `, pictures: `tagine ${base} pictures` };
}
