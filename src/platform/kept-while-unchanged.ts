import type { Database } from "bun:sqlite";
import type { Clock } from "./clock.ts";
import { databaseChanges } from "./database-changes.ts";

/**
 * Keeps what was made from the database for as long as nothing in it changes. What `make` throws is thrown on, and
 * nothing is kept.
 * @param mostEntries kept at once; what was asked for longest ago goes first
 */
export function keptWhileUnchanged<Value>(
  db: Database,
  clock: Clock,
  mostEntries: number,
): (key: string, make: () => Value) => Value {
  const hasChanged = databaseChanges(db, clock);
  const entries = new Map<string, Value>();

  return (key, make) => {
    if (hasChanged()) entries.clear();
    const known = entries.get(key);
    const value = known ?? make();
    // Put in anew, the one asked for last stands last.
    if (known !== undefined) entries.delete(key);
    entries.set(key, value);
    const oldest = entries.keys().next().value;
    if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
