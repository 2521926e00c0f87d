import type { TaughtFood } from "../../contract/ingredients.ts";
import { normalizeName, type TaughtFoods } from "../foods/food-table.ts";
import type { Attribution } from "./correction-store.ts";
import { TaughtFoodExists, TaughtFoodNotFound, type NamedFood } from "./correction.ts";
import type { Database } from "bun:sqlite";

export type TaughtFoodStore = ReturnType<typeof taughtFoodStore>;

interface Row {
  id: number;
  name: string;
  written: string;
  food_id: string;
  taught_by: string | null;
  taught_at: string;
}

const COLUMNS = "id, name, written, food_id, taught_by, taught_at";

export function taughtFoodStore(db: Database) {
  const all = db.query<Row, []>(`SELECT ${COLUMNS} FROM taught_food ORDER BY id`);
  const byName = db.query<Row, [string]>(`SELECT ${COLUMNS} FROM taught_food WHERE name = ?`);
  const put = db.query<Row, [string, string, string, string | null, string]>(
    `INSERT INTO taught_food (name, written, food_id, taught_by, taught_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET written = excluded.written, food_id = excluded.food_id,
     taught_by = excluded.taught_by, taught_at = excluded.taught_at
     RETURNING ${COLUMNS}`,
  );
  const remove = db.query<{ name: string }, [number]>(
    "DELETE FROM taught_food WHERE id = ? RETURNING written AS name",
  );
  const removeAll = db.query<null, []>("DELETE FROM taught_food");

  let cached: TaughtFoods | null = null;

  function store({ name, foodId }: NamedFood, { by, at }: Attribution): Row {
    const row = put.get(normalizeName(name), name, foodId, by, at);
    cached = null;
    if (!row) throw new Error("A taught food wasn't stored");
    return row;
  }

  return {
    list: (): TaughtFood[] => all.all().map(fromRow),

    /** Returns the same map until something changes, so callers can compare it. */
    byName: (): TaughtFoods => (cached ??= new Map(all.all().map((row) => [row.name, row.food_id]))),

    put: (food: NamedFood, attribution: Attribution): TaughtFood => fromRow(store(food, attribution)),

    /**
     * @returns the name as it was written
     * @throws TaughtFoodNotFound
     */
    remove(id: number): { name: string } {
      const removed = remove.get(id);
      if (!removed) throw new TaughtFoodNotFound();
      cached = null;
      return removed;
    },

    exportRows: (): object[] =>
      all.all().map(({ written, food_id, taught_by, taught_at }) => ({
        name: written,
        food_id,
        taught_by,
        taught_at,
      })),

    /** @throws TaughtFoodExists if the name has a food and `force` is false */
    restore(food: NamedFood, attribution: Attribution, force: boolean): void {
      if (!force && byName.get(normalizeName(food.name))) throw new TaughtFoodExists(food.name);
      store(food, attribution);
    },

    /** Call it inside the transaction that clears the data. */
    removeAll(): void {
      removeAll.run();
      cached = null;
    },
  };
}

function fromRow({ id, written, food_id, taught_at }: Row): TaughtFood {
  return { id, name: written, foodId: food_id, taughtAt: taught_at };
}

/** Used for backups without settings. */
export function removeTaughtFoods(db: Database): void {
  db.run("DELETE FROM taught_food");
}
