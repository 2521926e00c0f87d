import type { Entry } from "../../../src/contract/shopping-sync.ts";
import { waitWithin } from "../../api/wait-within.ts";
import { listActive, readShown } from "../read-listed.ts";
import { syncList } from "../sync/lists-on-device.ts";

/** Without an answer by then, what this device has counts. */
const LONGEST_MS = 3000;

/** What's on the list now, also checked entries. */
export async function loadListed(list: number): Promise<Entry[]> {
  await waitWithin(LONGEST_MS, syncList(list));
  return listActive(await readShown(list));
}
