import type { Send } from "./sending-with-progress.ts";

/** Asks the server itself, and gives up after a while, as in a shop. */
export function fetchWithin(ms: number): Send {
  return (address, request) =>
    fetch(address, { ...request, cache: "no-store", signal: AbortSignal.timeout(ms) });
}
