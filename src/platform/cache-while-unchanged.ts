import type { Database } from "bun:sqlite";
import type { Clock } from "./clock.ts";
import { databaseChanges } from "./database-changes.ts";

interface Limits<Value> {
  mostEntries: number;
  mostBytes: number;
  measure(value: Value): number;
}

/** Errors aren't cached. */
export function cacheWhileUnchanged<Value>(
  db: Database,
  clock: Clock,
  { mostEntries, mostBytes, measure }: Limits<Value>,
): (key: string, make: () => Value) => Value {
  const hasChanged = databaseChanges(db, clock);
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function clear(): void {
    entries.clear();
    total = 0;
  }

  return (key, make) => {
    if (hasChanged()) clear();
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.value;
    }
    const value = make();
    const bytes = measure(value) + key.length;
    if (bytes > mostBytes) return value;
    entries.set(key, { value, bytes });
    total += bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= mostEntries && total <= mostBytes) break;
      drop(oldest);
    }
    return value;
  };
}
