import type { Database } from "bun:sqlite";
import type { LeftOut } from "../archiving/archive-list.ts";
import { toText, type Fields } from "../archiving/lenient-values.ts";
import { getValue } from "../archiving/row-values.ts";
import type { Clock } from "../platform/clock.ts";
import { LINK_COLUMNS, LINK_JOINS, recipeFinder, type ArchivedRecipeLink } from "./recipe-link-store.ts";

export type FavoriteStore = ReturnType<typeof favoriteStore>;

export function favoriteStore(db: Database, clock: Clock) {
  const slugs = db.query<{ slug: string }, [number]>(
    `SELECT slug FROM favorite JOIN recipe ON recipe.id = recipe_id WHERE user_id = ?
     ORDER BY added_at DESC, recipe_id DESC`,
  );
  const add = db.query<null, [number, number, string]>(
    "INSERT INTO favorite (user_id, recipe_id, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const remove = db.query<null, [number, number]>("DELETE FROM favorite WHERE user_id = ? AND recipe_id = ?");
  const removeAll = db.query<null, []>("DELETE FROM favorite");
  const archived = db.query<ArchivedRecipeLink & { added_at: string }, [number]>(
    `SELECT ${LINK_COLUMNS}, added_at FROM favorite ${LINK_JOINS}
     WHERE user_id = ? AND coalesce(recipe.id, bin.id) IS NOT NULL
     ORDER BY added_at, recipe, deleted_at, twins`,
  );
  const findRecipe = recipeFinder(db);

  return {
    listSlugs: (user: number): string[] => slugs.all(user).map(({ slug }) => slug),

    /** Returns whether it wasn't one already. */
    add: (user: number, recipe: number): boolean => add.run(user, recipe, clock().toISOString()).changes > 0,

    remove: (user: number, recipe: number): void => void remove.run(user, recipe),

    exportRows: (user: number): object[] => archived.all(user),

    /** Keeps what is a favorite already. Returns what has no recipe. */
    restore(user: number, rows: Fields[]): LeftOut[] {
      return rows.flatMap((row) => {
        const recipe = findRecipe(row);
        if (recipe === null) return { value: toText(row["recipe"]) };
        add.run(user, recipe, readMoment(getValue(row, "addedAt")) ?? clock().toISOString());
        return [];
      });
    },

    /** Call it inside the transaction that clears the data. */
    removeAll: (): void => void removeAll.run(),
  };
}

/** Null for anything but a moment as Tagine writes it. */
function readMoment(value: unknown): string | null {
  const text = toText(value);
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? text : null;
}

/** For a backup without people. */
export function removeFavorites(db: Database): void {
  db.run("DELETE FROM favorite");
}
