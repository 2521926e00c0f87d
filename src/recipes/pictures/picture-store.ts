import type { Database } from "bun:sqlite";
import type { Clock } from "../../platform/clock.ts";
import { imageLabel, type CurrentPicture } from "../recipe.ts";
import type { PictureLabelStore } from "./picture-label-store.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";

export interface PictureChange {
  label: string | null;
  /** Of a picture that no row uses anymore. */
  droppedKey: string | null;
}

export interface FormerPicture {
  picture: StoredPicture | null;
  replacedAt: string;
}

interface Columns {
  key: string | null;
  ext: string | null;
  hash: string | null;
}

const NONE: Columns = { key: null, ext: null, hash: null };

export type PictureStore = ReturnType<typeof pictureStore>;

export function pictureStore(db: Database, { labels, clock }: { labels: PictureLabelStore; clock: Clock }) {
  const current = db.query<CurrentPicture, [string]>(
    `SELECT slug, picture_key AS key, picture_ext AS ext, picture_number AS number FROM recipe
     WHERE slug = ? AND picture_key IS NOT NULL`,
  );
  const keys = db.query<{ key: string }, []>(
    `SELECT picture_key AS key FROM recipe WHERE picture_key IS NOT NULL
     UNION SELECT picture_key FROM deleted_recipe WHERE picture_key IS NOT NULL
     UNION SELECT key FROM former_picture WHERE key IS NOT NULL
     UNION SELECT key FROM further_picture`,
  );
  const one = db.query<Columns & { slug: string; number: number }, [number]>(
    `SELECT slug, picture_number AS number, picture_key AS key, picture_ext AS ext, picture_hash AS hash
     FROM recipe WHERE id = ?`,
  );
  const update = db.query<null, Record<string, string | number | null>>(
    `UPDATE recipe SET picture_key = $key, picture_ext = $ext, picture_hash = $hash, picture_number = $number
     WHERE id = $id`,
  );
  const formerOf = db.query<Columns & { replacedAt: string }, [number]>(
    "SELECT key, ext, hash, replaced_at AS replacedAt FROM former_picture WHERE recipe_id = ?",
  );
  const keep = db.query<null, Record<string, string | number | null>>(
    `INSERT OR REPLACE INTO former_picture (recipe_id, key, ext, hash, replaced_at)
     VALUES ($id, $key, $ext, $hash, $replacedAt)`,
  );
  const forget = db.query<{ key: string | null }, [number]>(
    "DELETE FROM former_picture WHERE recipe_id = ? RETURNING key",
  );
  const forgetOld = db.query<{ key: string | null }, [string, string]>(
    `DELETE FROM former_picture WHERE replaced_at < ? AND recipe_id NOT IN (SELECT value FROM json_each(?))
     RETURNING key`,
  );

  function change(id: number, { key, ext, hash }: Columns): PictureChange | null {
    const before = one.get(id);
    if (!before) return null;
    const dropped = formerOf.get(id)?.key ?? null;
    const number = key === null ? before.number : labels.next(before.slug);
    update.run({ id, key, ext, hash, number });
    keep.run({ id, key: before.key, ext: before.ext, hash: before.hash, replacedAt: clock().toISOString() });
    return {
      label: ext === null ? null : imageLabel({ slug: before.slug, ext, number }),
      droppedKey: dropped === key ? null : dropped,
    };
  }

  const set = db.transaction((id: number, picture: StoredPicture | null) => change(id, picture ?? NONE));

  const restore = db.transaction((id: number): PictureChange | null => {
    const former = formerOf.get(id);
    return former && change(id, former);
  });

  return {
    current: (slug: string): CurrentPicture | null => current.get(slug),

    keys: (): Set<string> => new Set(keys.all().map((row) => row.key)),

    /** By id, since the slug may change while a picture is processed. Doesn't count as editing the recipe. */
    set: (recipeId: number, picture: StoredPicture | null): PictureChange | null =>
      set.immediate(recipeId, picture),

    restore: (recipeId: number): PictureChange | null => restore.immediate(recipeId),

    former(recipeId: number): FormerPicture | null {
      const row = formerOf.get(recipeId);
      if (!row) return null;
      const { key, ext, hash, replacedAt } = row;
      return { picture: key === null || ext === null ? null : { key, ext, hash: hash ?? "" }, replacedAt };
    },

    /** Call it inside the recipe's transaction. */
    keepFormer: (recipeId: number, { picture, replacedAt }: FormerPicture) =>
      void keep.run({ id: recipeId, ...(picture ?? NONE), replacedAt }),

    forget: (recipeId: number): string[] => forget.all(recipeId).flatMap(({ key }) => key ?? []),

    /**
     * @param before ISO 8601, UTC
     * @param kept ids of recipes whose former pictures stay
     * @returns keys of the pictures that no row uses anymore
     */
    forgetOld: (before: string, kept: number[] = []): string[] =>
      forgetOld.all(before, JSON.stringify(kept)).flatMap(({ key }) => key ?? []),
  };
}
