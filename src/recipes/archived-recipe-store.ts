import type { Database } from "bun:sqlite";
import type { RecipeContent } from "../contract/recipe-life.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import type {
  ArchivedDetails,
  ArchivedTrashItem,
  DetailsAndPicture,
  RestoreDeletedHow,
  Restored,
  RestoreInput,
  RestoreItemOptions,
} from "./archived-recipe.ts";
import type { DoubtStore } from "./doubts/doubt-store.ts";
import { tidyDoubts } from "./doubts/doubts.ts";
import { trashItemStore } from "./trash/trash-item-store.ts";
import type { PictureLabelStore } from "./pictures/picture-label-store.ts";
import type { FurtherPictureStore } from "./pictures/further-picture-store.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import { TrashedRecipeExists, RecipeExists } from "./recipe.ts";
import { toPictureColumns } from "./recipe-columns.ts";
import type { RecipeStore } from "./recipe-store.ts";
import type { SearchStore } from "./search/search-store.ts";
import type { SlugStore } from "./slug-store.ts";
import type { VersionStore } from "./versions/version-store.ts";

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

const RECIPE_TABLES =
  "recipe deleted_recipe recipe_version recipe_old_slug former_picture further_picture recipe_doubt".split(
    " ",
  );

export type ArchivedRecipeStore = ReturnType<typeof archivedRecipeStore>;

export function archivedRecipeStore(db: Database, parts: Parts) {
  const { clock, doubts, slugs, search, labels, pictures, furtherPictures, versions, recipes } = parts;
  const trash = trashItemStore(db);
  const holder = db.query<{ id: number }, [number]>(
    "SELECT id FROM recipe WHERE id = ?1 UNION ALL SELECT id FROM deleted_recipe WHERE id = ?1",
  );
  const allIds = db.query<{ id: number }, []>(
    "SELECT id FROM recipe UNION ALL SELECT id FROM deleted_recipe ORDER BY id",
  );
  const lastId = db.query<{ id: number }, []>(
    `SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'recipe'), 0),
       coalesce((SELECT max(id) FROM deleted_recipe), 0)) AS id`,
  );
  const raiseIds = db.query<null, [number]>(
    "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'recipe'",
  );
  const beginIds = db.query<null, [number]>("INSERT INTO sqlite_sequence (name, seq) VALUES ('recipe', ?)");
  const clear = RECIPE_TABLES.map((table) => db.query<null, []>(`DELETE FROM ${table}`));

  const nameOf = db.query<{ name: string }, [string]>("SELECT name FROM recipe WHERE slug = ?");
  const slugsOf = db.query<{ slug: string }, []>("SELECT slug FROM recipe ORDER BY id");
  const oldSlugsOf = db.query<{ slug: string }, [number]>(
    "SELECT slug FROM recipe_old_slug WHERE recipe_id = ? ORDER BY slug",
  );

  function getKnownState(slug: string): DetailsAndPicture | null {
    const row = recipes.findRow(slug);
    if (!row) return null;
    const { picture_key: key, picture_ext: ext, picture_hash: hash } = row;
    return {
      id: row.id,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
      pictureNumber: row.picture_number,
      picture: key === null || ext === null ? null : { key, ext, hash: hash ?? "" },
      oldSlugs: oldSlugsOf.all(row.id).map((old) => old.slug),
      versions: versions.states(row.id),
      former: pictures.former(row.id),
      further: furtherPictures.list(row.id),
      doubts: doubts.get(row.id),
    };
  }

  function addNew({ content, slug: archivedSlug, picture, known }: RestoreInput, by: string | null): string {
    const slug = archivedSlug === null ? slugs.forName(content.name) : slugs.takeAgain(archivedSlug);
    const number = chooseNumber(slug, picture, known);
    const id = recipes.insert(content, {
      id: known && !holder.get(known.id) ? known.id : null,
      slug,
      dateAdded: content.dateAdded ?? localDay(clock()),
      changedAt: known?.changedAt ?? clock().toISOString(),
      changedBy: known ? known.changedBy : by,
      ...toPictureColumns(picture, number),
    });
    if (known) restorePast(id, known);
    return slug;
  }

  function restorePast(
    id: number,
    past: Pick<ArchivedDetails, "oldSlugs" | "versions" | "former" | "further" | "doubts">,
  ): void {
    for (const old of past.oldSlugs) slugs.redirect(old, id);
    for (const version of past.versions) versions.restore(id, version);
    doubts.set(id, tidyDoubts(past.doubts));
    if (past.former) pictures.keepFormer(id, past.former);
    furtherPictures.replaceAll(id, past.further);
  }

  /** Keeps the archived number, so that browsers can use their cached picture. */
  function chooseNumber(slug: string, picture: StoredPicture | null, known: ArchivedDetails | null): number {
    if (known) return labels.atLeast(slug, known.pictureNumber);
    return picture ? labels.next(slug) : 0;
  }

  function chooseSlug({ slug, content }: Pick<RestoreInput, "slug" | "content">): string {
    return slug ?? slugs.predict(content.name);
  }

  function restore(archived: RestoreInput, { force, by }: RestoreItemOptions): Restored {
    const slug = chooseSlug(archived);
    const existing = recipes.findRow(slug);
    if (!existing) return { slug: addNew(archived, by), dropped: [] };
    if (!force) throw new RecipeExists(existing.name, slug);
    const changed = recipes.change(slug, () => archived.content, { by });
    const dropped = archived.picture ? pictures.set(existing.id, archived.picture)?.droppedKey : null;
    const further = archived.known?.further ?? [];
    const replaced = further.length > 0 ? furtherPictures.replaceAll(existing.id, further) : [];
    return { slug: changed, dropped: [...(dropped ? [dropped] : []), ...replaced] };
  }

  /** Keeps the archived id if it's free, and makes sure no later recipe gets it. */
  function chooseTrashId(own: number): number {
    const id = holder.get(own) ? (lastId.get()?.id ?? 0) + 1 : own;
    if (raiseIds.run(id).changes === 0) beginIds.run(id);
    return id;
  }

  const restoreDeleted = db.transaction(
    (deleted: ArchivedTrashItem, { force, also }: RestoreDeletedHow): boolean => {
      const exists =
        trash.countSame(deleted.slug, deleted.deletedAt, Number.MAX_SAFE_INTEGER) > deleted.twins;
      if (exists && !force) throw new TrashedRecipeExists(deleted.content.name);
      if (!exists) {
        const id = chooseTrashId(deleted.id);
        trash.put({ ...deleted, id }, deleted.deletedAt, deleted.deletedBy);
        restorePast(id, deleted);
      }
      also?.();
      return !exists;
    },
  );

  function getDeleted(id: number): ArchivedTrashItem | null {
    const deleted = trash.getFull(id);
    if (!deleted) return null;
    const twins = trash.countSame(deleted.slug, deleted.deletedAt, id);
    const oldSlugs = oldSlugsOf.all(id).map((old) => old.slug);
    return {
      ...deleted,
      versions: versions.states(id),
      oldSlugs,
      former: pictures.former(id),
      further: furtherPictures.list(id),
      doubts: doubts.get(id),
      twins,
    };
  }

  return {
    slugs: (): string[] => slugsOf.all().map(({ slug }) => slug),

    known: getKnownState,

    listDeleted: (): ArchivedTrashItem[] => trash.names().flatMap(({ id }) => getDeleted(id) ?? []),

    getDeleted: getDeleted,

    namesInBin: (): { id: number; name: string }[] => trash.names(),

    pictureLabels: labels.all,

    raisePictureLabels: (numbers: { slug: string; number: number }[]) =>
      numbers.forEach(({ slug, number }) => labels.atLeast(slug, number)),

    isNew: (archived: Pick<RestoreInput, "slug" | "content">): boolean =>
      nameOf.get(chooseSlug(archived)) === null,

    /** @throws RecipeExists */
    refuseClash(archived: Pick<RestoreInput, "slug" | "content">, force: boolean): void {
      const slug = chooseSlug(archived);
      const existing = force ? null : nameOf.get(slug);
      if (existing) throw new RecipeExists(existing.name, slug);
    },

    /** With a number in its slug if another recipe has the name. Call it in a transaction. */
    addNew: (content: RecipeContent, picture: StoredPicture | null, by: string | null): string =>
      addNew({ content, slug: null, picture, known: null }, by),

    /** @throws RecipeExists unless `force`; call it in a transaction */
    restore,

    /** @throws TrashedRecipeExists if it's in the trash, unless `force` */
    restoreDeleted: (deleted: ArchivedTrashItem, options: RestoreDeletedHow): boolean =>
      restoreDeleted.immediate(deleted, options),

    /** Returns the keys of all pictures. Call it inside the transaction that clears the data. */
    removeAll(): string[] {
      const keys = [...pictures.keys()];
      search.deferMerging(() => allIds.all().forEach(({ id }) => search.remove(id)));
      for (const statement of clear) statement.run();
      return keys;
    },
  };
}

/** Removes all recipes from a copy of the database, with the numbers in their picture URLs. */
export function removeRecipes(db: Database): void {
  db.run("DELETE FROM recipe_organizer");
  db.run("DELETE FROM picture_label");
  for (const table of RECIPE_TABLES) db.run(`DELETE FROM ${table}`);
}
