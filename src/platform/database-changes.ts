import type { Database } from "bun:sqlite";
import type { Clock } from "./clock.ts";

/** How often another program's changes are looked for, in milliseconds. */
const LOOK_ELSEWHERE_MS = 500;

/**
 * Tells whether anything in the database has changed since it was last asked. Changes of this program show at once,
 * those of other programs on the same file (there should be none) within half a second.
 */
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
