import type { Database } from "bun:sqlite";
import type { Clock } from "./clock.ts";

const POLL_MS = 500;

/** Changes by other programs are noticed within half a second. */
export function databaseChanges(db: Database, clock: Clock): () => boolean {
  const ownChanges = db.query<{ changes: number }, []>("SELECT total_changes() AS changes");
  const otherChanges = db.query<{ data_version: number }, []>("PRAGMA data_version");
  let looked = 0;
  let version = -1;
  let changes = -1;
  return () => {
    const [before, versionBefore] = [changes, version];
    const now = clock().getTime();
    if (now - looked > POLL_MS) {
      version = otherChanges.get()?.data_version ?? 0;
      looked = now;
    }
    changes = ownChanges.get()?.changes ?? 0;
    return changes !== before || version !== versionBefore;
  };
}
