import type { Database } from "bun:sqlite";
import type { RecipeDoubt } from "../../contract/recipe-doubts.ts";

export type DoubtStore = ReturnType<typeof doubtStore>;

/** The doubts of a recipe in a query of `recipe`; null without any. */
export const DOUBTS = "(SELECT doubts FROM recipe_doubt WHERE recipe_id = recipe.id) AS doubts";

export function doubtStore(db: Database) {
  const one = db.query<{ doubts: string }, [number]>("SELECT doubts FROM recipe_doubt WHERE recipe_id = ?");
  const bySlug = db.query<{ id: number }, [string]>(
    "SELECT id FROM recipe JOIN recipe_doubt ON recipe_id = id WHERE slug = ?",
  );
  const put = db.query<null, [number, string]>(
    "INSERT INTO recipe_doubt (recipe_id, doubts) VALUES (?, ?) ON CONFLICT DO UPDATE SET doubts = excluded.doubts",
  );
  const remove = db.query<null, [number]>("DELETE FROM recipe_doubt WHERE recipe_id = ?");

  return {
    get: (recipeId: number): RecipeDoubt[] => JSON.parse(one.get(recipeId)?.doubts ?? "[]"),

    hasAny: (slug: string): boolean => bySlug.get(slug) !== null,

    set(recipeId: number, doubts: RecipeDoubt[]): void {
      if (doubts.length === 0) remove.run(recipeId);
      else put.run(recipeId, JSON.stringify(doubts));
    },
  };
}
