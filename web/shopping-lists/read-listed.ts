import type { Entry } from "../../src/contract/shopping-sync.ts";
import { watchList } from "./sync/lists-on-device.ts";
import type { ShownList } from "./sync/replica.ts";

/** What's on a list, also checked entries. */
export function listActive(shown: Pick<ShownList, "entries"> | null): Entry[] {
  return [...(shown?.entries.values() ?? [])].filter(({ gone }) => gone === null);
}

/** As this device has it; null if it never did. */
export function readShown(list: number): Promise<ShownList | null> {
  const { promise, resolve } = Promise.withResolvers<ShownList | null>();
  const stop = watchList(list, resolve);
  return promise.finally(stop);
}
