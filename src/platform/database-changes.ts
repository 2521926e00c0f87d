import type { Database } from "bun:sqlite";
import type { Clock } from "./clock.ts";

const LOOK_ELSEWHERE_MS = 500;

/** Whether the database changed since the last call. Changes by other programs are noticed within half a second. */
export function databaseChanges(db: Database, clock: Clock): () => boolean {
  const here = db.query<{ changes: number }, []>("SELECT total_changes() AS changes");
  const elsewhere = db.query<{ data_version: number }, []>("PRAGMA data_version");
  let looked = 0;
  let version = -1;
  let changes = -1;
  return () => {
    const [before, versionBefore] = [changes, version];
    const now = clock().getTime();
    if (now - looked > LOOK_ELSEWHERE_MS) {
      version = elsewhere.get()?.data_version ?? 0;
      looked = now;
    }
    changes = here.get()?.changes ?? 0;
    return changes !== before || version !== versionBefore;
  };
}
