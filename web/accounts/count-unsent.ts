import { waitWithin } from "../api/wait-within.ts";
import { countWaiting, sendWaiting } from "../shopping-lists/sync/lists-on-device.ts";

const PATIENCE_MS = 4000;

/** Sends changes of shopping lists, and counts those that couldn't be sent. */
export async function countUnsent(): Promise<number> {
  await waitWithin(
    PATIENCE_MS,
    sendWaiting().catch(() => undefined),
  );
  return countWaiting();
}
