import type { RecipeContent } from "../../contract/recipe-life.ts";
import type { Database } from "bun:sqlite";
import type { Clock } from "../../platform/clock.ts";
import { binStore, type DeletedRecipe } from "./trash-store.ts";
import type { PictureLabelStore } from "../pictures/picture-label-store.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { recipeContent } from "../recipe.ts";
import { toPictureColumns, type Values } from "../recipe-columns.ts";
import { fromRow, type Row } from "../recipe-rows.ts";
import type { SearchStore } from "../search/search-store.ts";
import type { SlugStore } from "../slug-store.ts";
import type { VersionStore } from "../versions/version-store.ts";

interface Parts {
  clock: Clock;
  slugs: SlugStore;
  search: SearchStore;
  labels: PictureLabelStore;
  pictures: PictureStore;
  versions: VersionStore;
  /** @throws RecipeNotFound */
  rowFor(slug: string): Row;
  /** Stores a recipe's row, with its categories and tags. */
  insertOne(content: RecipeContent, values: Values): number;
}

/** The SQL of what moves recipes into the bin, and out of it. Each is one transaction. */
export function binMovesStore(db: Database, parts: Parts) {
  const { clock, slugs, search, labels, pictures, versions, rowFor, insertOne } = parts;
  const bin = binStore(db);
  const remove = db.query<null, [number]>("DELETE FROM recipe WHERE id = ?");

  function putIntoBin(row: Row, by: string | null): number {
    bin.put(toDeletedRecipe(row), clock().toISOString(), by);
    remove.run(row.id);
    search.remove(row.id);
    return row.id;
  }

  const discard = db.transaction((slug: string, by: string | null) => putIntoBin(rowFor(slug), by));

  function takeFromBin(id: number): string | null {
    const deleted = bin.get(id);
    if (!deleted) return null;
    const slug = slugs.again(deleted.slug);
    const { picture, pictureNumber } = deleted;
    bin.drop(id);
    insertOne(deleted.content, {
      id,
      slug,
      dateAdded: deleted.content.dateAdded,
      changedAt: deleted.changedAt,
      changedBy: deleted.changedBy,
      // Under its own slug, its picture has the label that it had: nobody else got that.
      ...toPictureColumns(picture, picture && slug !== deleted.slug ? labels.next(slug) : pictureNumber),
    });
    return slug;
  }

  const takeBack = db.transaction(takeFromBin);

  const empty = db.transaction((ids: number[]) => {
    const gone = ids.map((id) => bin.get(id)).filter((one) => one !== null);
    for (const { id } of gone) {
      bin.drop(id);
      versions.forget(id);
      slugs.forget(id);
    }
    return gone.flatMap(({ id, picture }) => [...pictures.forget(id), ...(picture ? [picture.key] : [])]);
  });

  return {
    /**
     * Puts a recipe into the bin: it is nowhere else then, and its slug is free. Returns its id, by which it is taken back.
     * @throws RecipeNotFound
     */
    discard: (slug: string, by: string | null): number => discard.immediate(slug, by),

    /** Takes a recipe back from the bin and returns its slug; null when it does not lie there. */
    takeBack: (id: number): string | null => takeBack.immediate(id),

    /** Removes recipes from the bin for good. Returns the keys of their pictures, whose files nobody needs then. */
    empty: (ids: number[]): string[] => empty.immediate(ids),

    /** The first two for one of many; call them inside a transaction. One of its own would make each as slow as one alone. */
    putIntoBin,
    takeFromBin,

    /** The recipes that can be taken back. */
    bin,
  };
}

function toDeletedRecipe(row: Row): DeletedRecipe {
  const { picture_key: key, picture_ext: ext, picture_hash: hash } = row;
  return {
    id: row.id,
    slug: row.slug,
    content: recipeContent(fromRow(row)),
    picture: key === null || ext === null ? null : { key, ext, hash: hash ?? "" },
    pictureNumber: row.picture_number,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  };
}
