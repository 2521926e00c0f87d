import type { Database } from "bun:sqlite";
import type { VersionHistory, RecipeVersion, RecipeContent } from "../../contract/recipe-life.ts";
import { listChangedFields } from "../recipe.ts";

/** In characters; comparing them takes a hundredth of a second. */
const MAX_COMPARED_LENGTH = 4_000_000;

/** Older ones are thinned to one a day. */
const MAX_VERSIONS = 100;
/** More than one save adds, so that long histories from older versions shrink gradually. */
const MAX_THINNED = 50;

export type VersionStore = ReturnType<typeof versionStore>;

interface Row {
  id: number;
  saved_at: string;
  saved_by: string | null;
  content: string;
}

export interface SavedState {
  savedAt: string;
  savedBy: string | null;
  content: RecipeContent;
}

export function versionStore(db: Database) {
  const all = db.query<Omit<Row, "content">, [number]>(
    "SELECT id, saved_at, saved_by FROM recipe_version WHERE recipe_id = ? ORDER BY id DESC",
  );
  const one = db.query<Row, [number, number]>(
    "SELECT id, saved_at, saved_by, content FROM recipe_version WHERE recipe_id = ? AND id = ?",
  );
  const stated = db.query<Row, [number]>(
    "SELECT id, saved_at, saved_by, content FROM recipe_version WHERE recipe_id = ? ORDER BY id",
  );
  const lastBefore = db.query<Pick<Row, "content">, [number, number]>(
    "SELECT content FROM recipe_version WHERE recipe_id = ? AND id < ? ORDER BY id DESC LIMIT 1",
  );
  const contents = db.query<Pick<Row, "content">, [number]>(
    "SELECT content FROM recipe_version WHERE recipe_id = ? ORDER BY id DESC",
  );
  const byId = db.query<{ recipe_id: number; content: string }, [number]>(
    "SELECT recipe_id, content FROM recipe_version WHERE id = ?",
  );
  const insert = db.query<{ id: number }, [number, string, string | null, string]>(
    "INSERT INTO recipe_version (recipe_id, saved_at, saved_by, content) VALUES (?, ?, ?, ?) RETURNING id",
  );
  const thin = db.query<null, [number, number, number]>(
    `WITH early AS (
       SELECT id, substr(saved_at, 1, 10) AS day FROM recipe_version
       WHERE recipe_id = ? ORDER BY id DESC LIMIT ? OFFSET ?
     )
     DELETE FROM recipe_version
     WHERE id IN (SELECT id FROM early) AND id NOT IN (SELECT max(id) FROM early GROUP BY day)`,
  );
  const forget = db.query<null, [number]>("DELETE FROM recipe_version WHERE recipe_id = ?");

  function listChanges(recipeId: number, present: RecipeContent): RecipeVersion["changed"][] {
    const found: RecipeVersion["changed"][] = [];
    let [state, compared] = [present, 0];
    for (const { content } of contents.iterate(recipeId)) {
      compared += content.length;
      if (compared > MAX_COMPARED_LENGTH) break;
      const before: RecipeContent = JSON.parse(content);
      found.push(listChangedFields(before, state));
      state = before;
    }
    return found;
  }

  function add(recipeId: number, { savedAt, savedBy, content }: SavedState): number {
    const added = insert.get(recipeId, savedAt, savedBy, JSON.stringify(content));
    if (!added) throw new Error(`A version of recipe ${recipeId} was not stored`);
    return added.id;
  }

  return {
    history(recipeId: number, present: RecipeContent): Pick<VersionHistory, "changed" | "versions"> {
      const [changed = null, ...earlier] = listChanges(recipeId, present);
      const versions = all.all(recipeId).map(({ id, saved_at, saved_by }, at) => {
        return { id, savedAt: saved_at, savedBy: saved_by, changed: earlier[at] ?? null };
      });
      return { changed, versions };
    },

    states: (recipeId: number): SavedState[] =>
      stated.all(recipeId).map(({ saved_at, saved_by, content }) => ({
        savedAt: saved_at,
        savedBy: saved_by,
        content: JSON.parse(content),
      })),

    get(recipeId: number, id: number): SavedState | null {
      const row = one.get(recipeId, id);
      return row && { savedAt: row.saved_at, savedBy: row.saved_by, content: JSON.parse(row.content) };
    },

    before(recipeId: number, id: number): RecipeContent | null {
      const row = lastBefore.get(recipeId, id);
      return row && JSON.parse(row.content);
    },

    find(id: number): { recipeId: number; content: RecipeContent } | null {
      const row = byId.get(id);
      return row && { recipeId: row.recipe_id, content: JSON.parse(row.content) };
    },

    /** Call it inside the recipe's transaction. */
    keep(recipeId: number, state: SavedState): number {
      const id = add(recipeId, state);
      thin.run(recipeId, MAX_THINNED, MAX_VERSIONS);
      return id;
    },

    /** Doesn't thin, since a restore must equal the archive. */
    restore: (recipeId: number, state: SavedState): void => void add(recipeId, state),

    forget: (recipeId: number): void => void forget.run(recipeId),
  };
}
