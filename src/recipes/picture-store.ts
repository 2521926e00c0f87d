import type { Database } from "bun:sqlite";
import type { StoredPicture } from "./recipe-images.ts";

/** A recipe with another picture. */
export interface PictureChange {
  slug: string;
  /** How many pictures it has had so far. */
  number: number;
  /** Of the picture that counted before, which no row names any more; null when there was none. */
  formerKey: string | null;
}

/** Which picture of a recipe counts. */
export function pictureStore(db: Database) {
  const current = db.query<{ key: string | null }, [number]>(
    "SELECT picture_key AS key FROM recipe WHERE id = ?",
  );
  const update = db.query<{ slug: string; number: number }, Record<string, string | number | null>>(
    `UPDATE recipe SET picture_key = $key, picture_ext = $ext, picture_hash = $hash,
       picture_number = picture_number + ($key IS NOT NULL)
     WHERE id = $id RETURNING slug, picture_number AS number`,
  );
  const set = db.transaction((id: number, picture: StoredPicture | null): PictureChange | null => {
    const former = current.get(id);
    const { key, ext, hash } = picture ?? { key: null, ext: null, hash: null };
    const now = update.get({ id, key, ext, hash });
    return former && now && { ...now, formerKey: former.key };
  });

  return {
    /**
     * Makes another picture the one that counts, or none; null when the recipe is gone by now. It goes by the recipe's
     * id, since its slug may change while a picture is made ready. When the recipe was changed stays as it was: another
     * picture is not another state of it.
     */
    set: (recipeId: number, picture: StoredPicture | null): PictureChange | null =>
      set.immediate(recipeId, picture),
  };
}
