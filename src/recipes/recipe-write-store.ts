import type { RecipeContent } from "../contract/recipe-life.ts";
import type { Database } from "bun:sqlite";
import type { Recipe } from "../contract/recipes.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { binMovesStore } from "./trash/trash-moves-store.ts";
import { makeEtag, recipeContent, RecipeChanged, RecipeNotFound } from "./recipe.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import { recipeRestoreStore } from "./recipe-restore-store.ts";
import { COLUMNS, toColumns, PICTURE_COLUMNS, toPictureColumns, type Values } from "./recipe-columns.ts";
import { fromRow, type Row } from "./recipe-rows.ts";
import type { PictureLabelStore } from "./pictures/picture-label-store.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import type { SearchStore } from "./search/search-store.ts";
import type { SlugStore } from "./slug-store.ts";
import { versionStore } from "./versions/version-store.ts";

interface Parts {
  categories: OrganizerStore;
  tags: OrganizerStore;
  clock: Clock;
  slugs: SlugStore;
  search: SearchStore;
  labels: PictureLabelStore;
  pictures: PictureStore;
  findRow(slug: string): Row | null;
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

/**
 * The SQL of what changes recipes; reading them is `recipe-store.ts`, what moves them into the bin and out of it
 * `bin-moves-store.ts`. Each is one transaction: it happens whole, or not at all.
 */
export function recipeWriteStore(db: Database, parts: Parts) {
  const { categories, tags, clock, slugs, search, labels, findRow: rowOf } = parts;
  const versions = versionStore(db);
  const insert = db.query<{ id: number }, Values>(INSERT);
  const update = db.query<null, Values>(UPDATE);

  /** A row of its own, with its categories and tags, that is found. */
  function insertOne(content: RecipeContent, values: Values): number {
    const made = insert.get({ ...toColumns(content), ...values });
    if (!made) throw new Error(`The recipe “${content.name}” was not stored`);
    organize(made.id, content);
    search.add(made.id);
    return made.id;
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
      ...toPictureColumns(picture, picture ? labels.next(slug) : 0),
    });
    also?.(slug);
    return slug;
  });

  function rowFor(slug: string): Row {
    const row = rowOf(slug);
    if (!row) throw new RecipeNotFound(slug, slugs.findNewSlug(slug));
    return row;
  }

  const change = db.transaction(
    (slug: string, next: (now: Recipe) => RecipeContent, { by, knows = null }: Change) => {
      const row = rowFor(slug);
      const now = fromRow(row);
      if (knows && !knows.includes(makeEtag(now))) throw new RecipeChanged(now);
      const content = next(now);
      const before = recipeContent(now);
      if (Bun.deepEquals(before, content)) return slug;
      versions.keep(row.id, { savedAt: row.changed_at, savedBy: row.changed_by, content: before });
      const newSlug = slugs.afterRename(row, content.name);
      update.run({
        ...toColumns(content),
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

    /** The states that recipes had before. */
    versions,

    ...binMovesStore(db, { ...parts, versions, rowFor, insertOne }),

    /** What comes back from archives. */
    archived: recipeRestoreStore(db, { ...parts, versions, insertOne, change }),
  };
}
