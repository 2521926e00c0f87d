import { loadLastPerson } from "../shopping-lists/sync/last-person.ts";

/** Counts changes that wait on this device until the same person signs in again. */
export async function countKept(): Promise<number> {
  if (loadLastPerson() === null) return 0;
  try {
    const { countWaitingOfLast } = await import("../shopping-lists/sync/lists-on-device.ts");
    return await countWaitingOfLast();
  } catch {
    return 0;
  }
}
