import type { Database } from "bun:sqlite";
import { parseMinutes } from "../../contract/cooking-time.ts";
import type { SearchOrder } from "../../contract/rules.ts";

import type { DoubtStore } from "../doubts/doubt-store.ts";

export interface FactFilters {
  maxMinutes: number | null;
  minRating: number | null;
  /** Null where it isn't asked for. */
  favoritesOf: number | null;
  neverCookedBy: number | null;
  toCheck: boolean;
}

export type FilterStore = ReturnType<typeof filterStore>;

const FIRST = "FROM json_each(?1) AS given CROSS JOIN recipe ON recipe.id = given.value";
const NEWEST = "date_added DESC, recipe.id DESC";

export function filterStore(db: Database, doubts: DoubtStore) {
  const rated = db.query<{ id: number }, [number]>("SELECT id FROM recipe WHERE rating >= ?");
  const times = db.query<{ text: string }, []>(
    "SELECT DISTINCT total_time AS text FROM recipe WHERE total_time IS NOT NULL",
  );
  const taking = db.query<{ id: number }, [string]>(
    "SELECT id FROM recipe WHERE total_time IN (SELECT value FROM json_each(?))",
  );
  const favorites = db.query<{ id: number }, [number]>(
    "SELECT recipe_id AS id FROM favorite WHERE user_id = ?",
  );
  const uncooked = db.query<{ id: number }, [number]>(
    "SELECT id FROM recipe EXCEPT SELECT recipe_id FROM cooked WHERE group_id = ?",
  );
  const timeOf = db.query<{ id: number; text: string }, []>(
    "SELECT id, total_time AS text FROM recipe WHERE total_time IS NOT NULL",
  );
  const lastCooked = db.query<{ id: number }, [string, number]>(
    `SELECT recipe.id ${FIRST} LEFT JOIN (
       SELECT recipe_id, max(day) AS day FROM cooked WHERE group_id = ?2 GROUP BY recipe_id
     ) AS last ON last.recipe_id = recipe.id ORDER BY last.day DESC NULLS LAST, ${NEWEST}`,
  );
  const by = (order: string) =>
    db.query<{ id: number }, [string]>(`SELECT recipe.id ${FIRST} ORDER BY ${order}`);
  const sorted = { newest: by(NEWEST), name: by("slug"), rating: by(`rating DESC, ${NEWEST}`) };

  function listTaking(maxMinutes: number): { id: number }[] {
    const short = times.all().filter(({ text }) => (parseMinutes(text) ?? Infinity) <= maxMinutes);
    return taking.all(JSON.stringify(short.map(({ text }) => text)));
  }

  /** Without a time last. */
  function sortByTime(ids: number[]): number[] {
    const minutes = new Map<string, number>();
    for (const { text } of times.all()) minutes.set(text, parseMinutes(text) ?? Infinity);
    const ofRecipe = new Map(timeOf.all().map(({ id, text }) => [id, minutes.get(text) ?? Infinity]));
    const get = (id: number) => ofRecipe.get(id) ?? Infinity;
    return ids.toSorted((one, other) => (get(one) === get(other) ? other - one : get(one) - get(other)));
  }

  return {
    /** Null if nothing is filtered. */
    listAllowed({
      maxMinutes,
      minRating,
      favoritesOf,
      neverCookedBy,
      toCheck,
    }: FactFilters): Set<number> | null {
      const lists = [
        maxMinutes === null ? null : listTaking(maxMinutes),
        minRating === null ? null : rated.all(minRating),
        favoritesOf === null ? null : favorites.all(favoritesOf),
        neverCookedBy === null ? null : uncooked.all(neverCookedBy),
      ].filter((list) => list !== null);
      const sets = lists.map((list) => new Set(list.map(({ id }) => id)));
      if (toCheck) sets.push(doubts.listIds());
      if (sets.length === 0) return null;
      return sets.reduce((one, other) => one.intersection(other));
    },

    sort(ids: number[], order: Exclude<SearchOrder, "relevance">, group: number | null): number[] {
      if (order === "time") return sortByTime(ids);
      const given = JSON.stringify(ids);
      const rows = order === "cooked" ? lastCooked.all(given, group ?? 0) : sorted[order].all(given);
      return rows.map(({ id }) => id);
    },
  };
}
