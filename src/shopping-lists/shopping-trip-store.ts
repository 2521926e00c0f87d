import type { Database } from "bun:sqlite";
import type { Entry } from "../contract/shopping-sync.ts";

export type ShoppingTripStore = ReturnType<typeof shoppingTripStore>;

export interface Trip {
  id: string;
  /** ISO 8601, UTC. */
  endedAt: string;
  endedBy: string;
  /** In the order in which they were checked, without pictures. */
  entries: Omit<Entry, "picture">[];
}

/** Reads what was bought. `clear` stores trips, and `shoppingEntryStore` applies it. */
export function shoppingTripStore(db: Database) {
  const newest = db.query<{ id: string; ended_at: string; ended_by: string }, [number, number]>(
    `SELECT id, ended_at, ended_by FROM shopping_trip
     WHERE list_id = ? AND EXISTS (SELECT 1 FROM shopping_entry
       WHERE shopping_entry.list_id = shopping_trip.list_id AND gone = shopping_trip.id)
     ORDER BY ended_at DESC, rowid DESC LIMIT ?`,
  );
  const bought = db.query<{ entry: string }, [number, string]>(
    "SELECT json_remove(entry, '$.picture') AS entry FROM shopping_entry WHERE list_id = ? AND gone = ?",
  );

  return {
    list: (list: number, limit: number): Trip[] =>
      newest.all(list, limit).map(({ id, ended_at: endedAt, ended_by: endedBy }) => ({
        id,
        endedAt,
        endedBy,
        entries: bought
          .all(list, id)
          .map(({ entry }): Trip["entries"][number] => JSON.parse(entry))
          .toSorted((one, other) => (one.checked?.version ?? 0) - (other.checked?.version ?? 0)),
      })),
  };
}
