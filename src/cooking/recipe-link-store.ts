import type { Database } from "bun:sqlite";
import { toText, type Fields } from "../archiving/lenient-values.ts";
import { getNumber, getValue } from "../archiving/row-values.ts";

/** How an archive names a recipe: by its slug, one in the trash also by when it was deleted. */
export interface ArchivedRecipeLink {
  recipe: string;
  deleted_at: string | null;
  /** How many earlier ones in the trash have the same slug and time of deletion. */
  twins: number | null;
}

/** For a query that joins `recipe` and `bin` as below. */
export const LINK_COLUMNS = `coalesce(recipe.slug, bin.slug) AS recipe, bin.deleted_at,
  CASE WHEN bin.id IS NOT NULL THEN (SELECT count(*) FROM deleted_recipe AS twin
    WHERE twin.slug = bin.slug AND twin.deleted_at = bin.deleted_at AND twin.id < bin.id) END AS twins`;

export const LINK_JOINS = `LEFT JOIN recipe ON recipe.id = recipe_id
  LEFT JOIN deleted_recipe AS bin ON bin.id = recipe_id AND recipe.id IS NULL`;

export function recipeFinder(db: Database): (row: Fields) => number | null {
  const bySlug = db.query<{ id: number }, { slug: string }>(
    `SELECT id FROM recipe WHERE slug = $slug UNION ALL
     SELECT id FROM recipe JOIN recipe_old_slug AS old ON old.recipe_id = id WHERE old.slug = $slug LIMIT 1`,
  );
  const inTrash = db.query<{ id: number }, { slug: string; deletedAt: string; twins: number }>(
    `SELECT id FROM deleted_recipe WHERE slug = $slug AND deleted_at = $deletedAt
     ORDER BY id LIMIT 1 OFFSET $twins`,
  );
  return (row) => {
    const slug = toText(row["recipe"]);
    const deletedAt = toText(getValue(row, "deletedAt"));
    const found = deletedAt
      ? inTrash.get({ slug, deletedAt, twins: getNumber(row, "twins") ?? 0 })
      : bySlug.get({ slug });
    return found?.id ?? null;
  };
}
