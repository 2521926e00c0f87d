import { chooseKinds, type Kinds } from "../archiving/archive-kinds.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../contract/rules.ts";
import { LAYOUT, type Manifest } from "../imports/restores/archive-layout.ts";
import { exportLists } from "../imports/restores/archive-lists.ts";
import { openStores, type Stores } from "../imports/restores/open-stores.ts";
import type { OpenedArchive } from "../imports/restores/opened-archive.ts";
import { restoreAlone } from "../imports/restores/restore-item.ts";
import { restorePlan, type RestoreItem } from "../imports/restores/restore-plan.ts";
import type { RestoreRun, RestoreTarget } from "../imports/restores/restore-run.ts";
import { openDatabase } from "../platform/database.ts";
import { DomainError } from "../platform/errors.ts";
import { pictureFormat } from "../platform/pictures/formats.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import type { ArchivedTrashItem } from "../recipes/archived-recipe.ts";
import { BackupNotVerified } from "./backup.ts";

interface Options {
  migrations: SqlMigration[];
  signal: AbortSignal | undefined;
}

/** @throws BackupNotVerified */
export async function verifyRestore(
  archive: OpenedArchive,
  manifest: Manifest,
  { migrations, signal }: Options,
): Promise<string[]> {
  const { inside } = archive;
  if (!inside) throw new BackupNotVerified(LAYOUT.database);
  const kinds = chooseKinds(manifest.kinds);
  const madeAt = new Date(manifest.madeAt);
  const restored = openStores(openDatabase(":memory:", migrations), () => madeAt);
  try {
    addDefaults(restored, inside, kinds);
    const into = createTarget(restored, madeAt);
    const run: RestoreRun = { force: true, rebase: false, kinds, archive, into, caller: null };
    const damaged: string[] = [];
    for (const item of await restorePlan(archive, run)) {
      signal?.throwIfAborted();
      const before = into.countDamaged();
      const { name } = await restoreOrFail(item, run);
      if (into.countDamaged() > before) damaged.push(name);
    }
    if (into.countMissing() > manifest.missing.length + into.countDamaged())
      throw new BackupNotVerified(LAYOUT.pictures);
    compare(inside, restored, { kinds, lacksPictures: manifest.missing.length + damaged.length > 0 });
    return damaged;
  } finally {
    restored.db.close();
  }
}

function addDefaults(restored: Stores, inside: Stores, kinds: Kinds): void {
  restored.site.makeDefaults();
  restored.themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
  // Accounts and plans refer to groups by name, even in a backup without groups.
  if (!kinds.groups) for (const { name } of inside.groups.list()) restored.groups.findOrMake(name);
}

async function restoreOrFail(item: RestoreItem, run: RestoreRun) {
  try {
    return await restoreAlone(item, run);
  } catch (problem) {
    throw problem instanceof DomainError ? new BackupNotVerified(item.name || item.item) : problem;
  }
}

function createTarget(
  restored: Stores,
  madeAt: Date,
): RestoreTarget & { countMissing(): number; countDamaged(): number } {
  let pictures = 0;
  let missing = 0;
  let damaged = 0;
  const adopt = async (original: Uint8Array, hash: string): Promise<StoredPicture> => {
    try {
      return { key: `verified-${++pictures}`, ext: pictureFormat(original), hash };
    } catch (problem) {
      damaged++;
      throw problem;
    }
  };
  return {
    ...restored,
    clock: () => madeAt,
    log: { warn: () => void missing++ },
    onAccountRemoved() {},
    onPasswordChanged() {},
    images: {
      // Used without small sizes, whose hash would be made again, too.
      store: (original) => adopt(original, ""),
      adopt: ({ original, hash }) => adopt(original, hash),
      format: async (bytes) => pictureFormat(bytes),
      remove() {},
    },
    countMissing: () => missing,
    countDamaged: () => damaged,
  };
}

interface CompareOptions {
  kinds: Kinds;
  lacksPictures: boolean;
}

/** @throws BackupNotVerified */
function compare(inside: Stores, restored: Stores, { kinds, lacksPictures }: CompareOptions): void {
  const normalize = (value: unknown): unknown =>
    lacksPictures ? JSON.parse(JSON.stringify(value ?? null, dropPictures)) : value;
  const isSame = (a: unknown, b: unknown) => Bun.deepEquals(normalize(a), normalize(b));
  const expectSame = (name: string, read: (stores: Stores) => unknown): void => {
    if (!isSame(read(inside), read(restored))) throw new BackupNotVerified(name);
  };
  if (kinds.recipes) {
    expectSame(LAYOUT.recipes, ({ archivedRecipes }) => archivedRecipes.slugs());
    for (const slug of inside.archivedRecipes.slugs()) expectSame(slug, (stores) => readRecipe(slug, stores));
    expectSame(LAYOUT.database, ({ archivedRecipes }) =>
      archivedRecipes.listDeleted().map((deleted) => replacePictures(deleted)),
    );
    expectSame(LAYOUT.database, ({ categories, tags }) => [categories.list(), tags.list()]);
  }
  const restoredLists = exportLists(restored, kinds);
  for (const [position, { name, rows }] of exportLists(inside, kinds).entries())
    if (!isSame(rows, restoredLists[position]?.rows)) throw new BackupNotVerified(name);
}

function readRecipe(slug: string, { recipes, archivedRecipes }: Stores): object {
  const known = archivedRecipes.known(slug);
  return {
    recipe: recipes.get(slug),
    known: known && replacePictures(known),
  };
}

/** Keys of pictures differ, their hashes don't. */
function replacePictures<Item extends Pick<ArchivedTrashItem, "picture" | "former" | "further">>(item: Item) {
  return {
    ...item,
    picture: item.picture?.hash ?? null,
    former: item.former?.replacedAt,
    further: item.further.map(({ hash, step }) => ({ hash, step })),
  };
}

function dropPictures(key: string, value: unknown): unknown {
  return ["image", "imageHash", "picture", "further"].includes(key) ? undefined : value;
}
