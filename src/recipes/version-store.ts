import type { Database } from "bun:sqlite";
import type { RecipeVersion } from "../contract/recipe-life.ts";
import type { RecipeContent } from "./recipe.ts";

export type VersionStore = ReturnType<typeof versionStore>;

interface Row {
  id: number;
  saved_at: string;
  saved_by: string | null;
  content: string;
}

/** A state of a recipe, who made it, and when. */
export interface SavedState {
  savedAt: string;
  savedBy: string | null;
  content: RecipeContent;
}

/** The one place with the SQL of the states that recipes had before. */
export function versionStore(db: Database) {
  const all = db.query<Omit<Row, "content">, [number]>(
    "SELECT id, saved_at, saved_by FROM recipe_version WHERE recipe_id = ? ORDER BY id DESC",
  );
  const one = db.query<Row, [number, number]>(
    "SELECT id, saved_at, saved_by, content FROM recipe_version WHERE recipe_id = ? AND id = ?",
  );
  const byId = db.query<{ recipe_id: number; content: string }, [number]>(
    "SELECT recipe_id, content FROM recipe_version WHERE id = ?",
  );
  const insert = db.query<{ id: number }, [number, string, string | null, string]>(
    "INSERT INTO recipe_version (recipe_id, saved_at, saved_by, content) VALUES (?, ?, ?, ?) RETURNING id",
  );
  const forget = db.query<null, [number]>("DELETE FROM recipe_version WHERE recipe_id = ?");

  return {
    /** Of one recipe, the last first. */
    list: (recipeId: number): RecipeVersion[] =>
      all.all(recipeId).map(({ id, saved_at, saved_by }) => ({ id, savedAt: saved_at, savedBy: saved_by })),

    /** Null when the recipe has none of this id. */
    get(recipeId: number, id: number): SavedState | null {
      const row = one.get(recipeId, id);
      return row && { savedAt: row.saved_at, savedBy: row.saved_by, content: JSON.parse(row.content) };
    },

    /** Whichever recipe it belongs to; null when there is none of this id. */
    find(id: number): { recipeId: number; content: RecipeContent } | null {
      const row = byId.get(id);
      return row && { recipeId: row.recipe_id, content: JSON.parse(row.content) };
    },

    /** Keeps a state that another takes the place of, and returns its id. Call it inside the recipe's transaction. */
    keep(recipeId: number, { savedAt, savedBy, content }: SavedState): number {
      const kept = insert.get(recipeId, savedAt, savedBy, JSON.stringify(content));
      if (!kept) throw new Error(`A version of the recipe ${recipeId} was not kept`);
      return kept.id;
    },

    /** Of a recipe that is gone for good. */
    forget: (recipeId: number): void => void forget.run(recipeId),
  };
}
