import type { Database } from "bun:sqlite";
import type { RecipeDoubt } from "../../contract/recipe-doubts.ts";

export type DoubtStore = ReturnType<typeof doubtStore>;

/** A column for queries of `recipe`; null without doubts. */
export const DOUBTS = "(SELECT doubts FROM recipe_doubt WHERE recipe_id = recipe.id) AS doubts";

export function doubtStore(db: Database) {
  const one = db.query<{ doubts: string }, [number]>("SELECT doubts FROM recipe_doubt WHERE recipe_id = ?");
  const bySlug = db.query<{ id: number }, [string]>(
    `SELECT recipe_id AS id FROM recipe_doubt WHERE recipe_id IN (
       SELECT id FROM recipe WHERE slug = ?1 UNION SELECT recipe_id FROM recipe_old_slug WHERE slug = ?1)`,
  );
  const ids = db.query<{ id: number }, []>(
    "SELECT id FROM recipe WHERE id IN (SELECT recipe_id FROM recipe_doubt)",
  );
  const put = db.query<null, [number, string]>(
    "INSERT INTO recipe_doubt (recipe_id, doubts) VALUES (?, ?) ON CONFLICT DO UPDATE SET doubts = excluded.doubts",
  );
  const remove = db.query<null, [number]>("DELETE FROM recipe_doubt WHERE recipe_id = ?");

  return {
    get: (recipeId: number): RecipeDoubt[] => JSON.parse(one.get(recipeId)?.doubts ?? "[]"),

    /** Few recipes have doubts, so looking them up once is faster than joining. */
    listIds: (): Set<number> => new Set(ids.all().map(({ id }) => id)),

    /** @param slug may be a former one */
    hasAny: (slug: string): boolean => bySlug.get(slug) !== null,

    set(recipeId: number, doubts: RecipeDoubt[]): void {
      if (doubts.length === 0) remove.run(recipeId);
      else put.run(recipeId, JSON.stringify(doubts));
    },
  };
}
