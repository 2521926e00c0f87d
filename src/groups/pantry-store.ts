import type { Database } from "bun:sqlite";
import type { Pantry } from "../contract/cook-with.ts";

export type PantryStore = ReturnType<typeof pantryStore>;

const EMPTY: Pantry = { foods: [], staples: null };

export function pantryStore(db: Database) {
  const one = db.query<{ foods: string; staples: string | null }, [number]>(
    "SELECT foods, staples FROM group_pantry WHERE group_id = ?",
  );
  const put = db.query<null, [number, string, string | null]>(
    "INSERT OR REPLACE INTO group_pantry (group_id, foods, staples) VALUES (?, ?, ?)",
  );
  const removeAll = db.query<null, []>("DELETE FROM group_pantry");

  /** @returns null if the group never stored one */
  function find(group: number): Pantry | null {
    const row = one.get(group);
    return row && { foods: JSON.parse(row.foods), staples: row.staples && JSON.parse(row.staples) };
  }

  return {
    find,

    get: (group: number): Pantry => find(group) ?? EMPTY,

    put(group: number, { foods, staples }: Pantry): void {
      put.run(group, JSON.stringify(foods), staples && JSON.stringify(staples));
    },

    /** Call it inside the transaction that clears the data. */
    removeAll: (): void => void removeAll.run(),
  };
}

/** Used for backups without groups. */
export function removePantries(db: Database): void {
  db.run("DELETE FROM group_pantry");
}
