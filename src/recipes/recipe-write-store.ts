import type { Database } from "bun:sqlite";
import type { Recipe } from "../contract/recipes.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { binStore, type DeletedRecipe } from "./bin-store.ts";
import { etagOf, recipeContent, RecipeChanged, RecipeNotFound, type RecipeContent } from "./recipe.ts";
import type { StoredPicture } from "./recipe-images.ts";
import { COLUMNS, columnsOf, PICTURE_COLUMNS, pictureColumnsOf, type Values } from "./recipe-columns.ts";
import { fromRow, type Row } from "./recipe-rows.ts";
import type { PictureLabelStore } from "./picture-label-store.ts";
import type { PictureStore } from "./picture-store.ts";
import type { SearchStore } from "./search-store.ts";
import type { SlugStore } from "./slug-store.ts";
import { versionStore } from "./version-store.ts";

interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  slugs: SlugStore;
  search: SearchStore;
  labels: PictureLabelStore;
  pictures: PictureStore;
  rowOf(slug: string): Row | null;
}

export type RecipeWriteStore = ReturnType<typeof recipeWriteStore>;

/** What comes with a new recipe. */
interface NewRecipe {
  picture?: StoredPicture | null;
  /** The name of who stores it; null for what nobody did by hand. */
  by?: string | null;
  /** What must happen together with it, in the same transaction; when it throws, nothing is stored. */
  also?(slug: string): void;
}

/** Who changes a recipe, and the states of it that they know; null when they do not care. */
interface Change {
  by: string | null;
  knows?: string[] | null;
}

const INSERTED = { id: "id", ...COLUMNS, ...PICTURE_COLUMNS };

/** A new row; a null id gives it the next one. */
const INSERT = `INSERT INTO recipe (${Object.keys(INSERTED)})
  VALUES (${Object.values(INSERTED).map((value) => `$${value}`)}) RETURNING id`;

/** Another content in a row that is there. */
const UPDATE = `UPDATE recipe
  SET ${Object.entries(COLUMNS).map(([column, value]) => `${column} = $${value}`)} WHERE id = $id`;

/** The SQL of what changes recipes; reading them is `recipe-store.ts`. Each is one transaction: it happens whole, or not at all. */
export function recipeWriteStore(db: Database, parts: Parts) {
  const { categories, tags, clock, slugs, search, labels, pictures, rowOf } = parts;
  const versions = versionStore(db);
  const bin = binStore(db);
  const insert = db.query<{ id: number }, Values>(INSERT);
  const update = db.query<null, Values>(UPDATE);
  const remove = db.query<null, [number]>("DELETE FROM recipe WHERE id = ?");

  /** A row of its own, with its categories and tags, that is found. */
  function insertOne(content: RecipeContent, values: Values): void {
    const made = insert.get({ ...columnsOf(content), ...values });
    if (!made) throw new Error(`The recipe “${content.name}” was not stored`);
    organize(made.id, content);
    search.add(made.id);
  }

  function organize(id: number, content: RecipeContent): void {
    categories.setFor(id, content.recipeCategory);
    tags.setFor(id, content.tags);
  }

  const add = db.transaction((content: RecipeContent, { picture = null, by = null, also }: NewRecipe) => {
    const slug = slugs.forName(content.name);
    const now = clock();
    insertOne(content, {
      id: null,
      slug,
      dateAdded: content.dateAdded ?? localDay(now),
      changedAt: now.toISOString(),
      changedBy: by,
      ...pictureColumnsOf(picture, picture ? labels.next(slug) : 0),
    });
    also?.(slug);
    return slug;
  });

  function rowFor(slug: string): Row {
    const row = rowOf(slug);
    if (!row) throw new RecipeNotFound(slug, slugs.movedTo(slug));
    return row;
  }

  const change = db.transaction(
    (slug: string, next: (now: Recipe) => RecipeContent, { by, knows = null }: Change) => {
      const row = rowFor(slug);
      const now = fromRow(row);
      if (knows && !knows.includes(etagOf(now))) throw new RecipeChanged(now);
      const content = next(now);
      const before = recipeContent(now);
      if (Bun.deepEquals(before, content)) return slug;
      versions.keep(row.id, { savedAt: row.changed_at, savedBy: row.changed_by, content: before });
      const newSlug = slugs.afterRename(row, content.name);
      update.run({
        ...columnsOf(content),
        id: row.id,
        slug: newSlug,
        dateAdded: content.dateAdded ?? now.dateAdded,
        changedAt: clock().toISOString(),
        changedBy: by,
      });
      if (newSlug !== row.slug && row.picture_key !== null) labels.follow(row.id, newSlug);
      organize(row.id, content);
      search.change(row.id);
      return newSlug;
    },
  );

  function putIntoBin(row: Row, by: string | null): number {
    bin.put(deletedFrom(row), clock().toISOString(), by);
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
      ...pictureColumnsOf(picture, picture && slug !== deleted.slug ? labels.next(slug) : pictureNumber),
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
    /** Stores a new recipe whole, its picture with it, and returns its slug. */
    add: (content: RecipeContent, more: NewRecipe = {}): string => add.immediate(content, more),

    /**
     * Puts another state in place of the present one, which is kept as a version, and returns the recipe's slug: another
     * one when its name is another. Nothing happens when the two states are the same.
     * @throws RecipeNotFound, RecipeChanged when somebody else changed it meanwhile
     */
    change: (slug: string, next: (now: Recipe) => RecipeContent, how: Change): string =>
      change.immediate(slug, next, how),

    /**
     * Puts a recipe into the bin: it is nowhere else then, and its slug is free. Returns its id, by which it is taken back.
     * @throws RecipeNotFound
     */
    discard: (slug: string, by: string | null): number => discard.immediate(slug, by),

    /** Takes a recipe back from the bin and returns its slug; null when it does not lie there. */
    takeBack: (id: number): string | null => takeBack.immediate(id),

    /** Removes recipes from the bin for good. Returns the keys of their pictures, whose files nobody needs then. */
    empty: (ids: number[]): string[] => empty.immediate(ids),

    /** The same two for one of many; call them inside a transaction. One of its own would make each as slow as one alone. */
    putIntoBin,
    takeFromBin,

    /** The states that recipes had before. */
    versions,
    /** The recipes that can be taken back. */
    bin,
  };
}

function deletedFrom(row: Row): DeletedRecipe {
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
