import type { Database } from "bun:sqlite";
import type { Clock } from "../../platform/clock.ts";
import { trashItemStore, type TrashItem } from "./trash-item-store.ts";
import type { DoubtStore } from "../doubts/doubt-store.ts";
import type { PictureLabelStore } from "../pictures/picture-label-store.ts";
import type { FurtherPictureStore } from "../pictures/further-picture-store.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { NotInTrash, recipeContent } from "../recipe.ts";
import { toPictureColumns } from "../recipe-columns.ts";
import { fromRow, type Row } from "../recipe-rows.ts";
import type { RecipeStore } from "../recipe-store.ts";
import type { SearchStore } from "../search/search-store.ts";
import type { SlugStore } from "../slug-store.ts";
import type { VersionStore } from "../versions/version-store.ts";

interface Parts {
  clock: Clock;
  doubts: DoubtStore;
  slugs: SlugStore;
  search: SearchStore;
  labels: PictureLabelStore;
  pictures: PictureStore;
  furtherPictures: FurtherPictureStore;
  versions: VersionStore;
  recipes: RecipeStore;
}

export type TrashStore = ReturnType<typeof trashStore>;

export function trashStore(db: Database, parts: Parts) {
  const { clock, doubts, slugs, search, labels, pictures, furtherPictures, versions, recipes } = parts;
  const items = trashItemStore(db);
  const remove = db.query<null, [number]>("DELETE FROM recipe WHERE id = ?");

  function moveToTrash(row: Row, by: string | null): number {
    items.put(toDeletedRecipe(row), clock().toISOString(), by);
    remove.run(row.id);
    search.remove(row.id);
    return row.id;
  }

  const discard = db.transaction((slug: string, by: string | null) => moveToTrash(recipes.getRow(slug), by));

  function takeFromTrash(id: number): string | null {
    const deleted = items.get(id);
    if (!deleted) return null;
    const slug = slugs.takeAgain(deleted.slug);
    const { picture, pictureNumber } = deleted;
    recipes.insert(deleted.content, {
      id,
      slug,
      dateAdded: deleted.content.dateAdded,
      changedAt: deleted.changedAt,
      changedBy: deleted.changedBy,
      // With its own slug it keeps its label: no other picture got that.
      ...toPictureColumns(picture, picture && slug !== deleted.slug ? labels.next(slug) : pictureNumber),
    });
    // Only now: what belongs to the recipe is deleted with the last row of its id.
    items.drop(id);
    return slug;
  }

  const restore = db.transaction(takeFromTrash);

  const discardMany = db.transaction((ofSlugs: string[], by: string | null) => {
    const { rows, missing } = recipes.findRows(ofSlugs);
    return { ids: search.deferMerging(() => rows.map((row) => moveToTrash(row, by))), missing };
  });

  const restoreMany = db.transaction((ids: number[]) => {
    const inOrder = [...new Set(ids)].toSorted((one, other) => one - other);
    const restored = search
      .deferMerging(() => inOrder.map((id) => takeFromTrash(id)))
      .filter((slug) => slug !== null);
    if (restored.length === 0) throw new NotInTrash();
    return restored;
  });

  const empty = db.transaction((ids: number[]) => {
    const deleted = ids.map((id) => items.get(id)).filter((one) => one !== null);
    for (const { id } of deleted) {
      items.drop(id);
      versions.forget(id);
      doubts.set(id, []);
      slugs.forget(id);
    }
    return deleted.flatMap(({ id, picture }) => [
      ...pictures.forget(id),
      ...furtherPictures.forget(id),
      ...(picture ? [picture.key] : []),
    ]);
  });

  return {
    /** @throws RecipeNotFound */
    discard: (slug: string, by: string | null): number => discard.immediate(slug, by),

    restore: (id: number): string | null => restore.immediate(id),

    empty: (ids: number[]): string[] => empty.immediate(ids),

    /** @throws RecipeNotFound if none exists */
    discardMany: (ofSlugs: string[], by: string | null): { ids: number[]; missing: string[] } =>
      discardMany.immediate(ofSlugs, by),

    /** @throws NotInTrash if none is */
    restoreMany: (ids: number[]): string[] => restoreMany.immediate(ids),

    list: items.list,
    get: items.get,
    overdue: items.overdue,
  };
}

function toDeletedRecipe(row: Row): TrashItem {
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
