import type { Send } from "../api/sending-with-progress.ts";

/** An answer that takes longer does not come any more, in milliseconds: networks that lead nowhere say so very late. */
const LONGEST_MS = 30_000;

/**
 * Asks the server itself, past all that is kept, and after what pages wait for.
 * @param known the `ETag` of an earlier answer: unchanged, it is answered with 304
 */
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
