import type { Send } from "../api/sending-with-progress.ts";

/** Broken networks fail very late. */
const LONGEST_MS = 30_000;

/** Bypasses caches, with low priority. */
export function quietly(known: string | null = null, longestMs = LONGEST_MS): { send: Send; quiet: true } {
  return {
    quiet: true,
    send(address, request) {
      const headers = new Headers(request.headers);
      if (known !== null) headers.set("If-None-Match", known);
      const signal = AbortSignal.timeout(longestMs);
      return fetch(address, { ...request, headers, signal, cache: "no-store", priority: "low" });
    },
  };
}
