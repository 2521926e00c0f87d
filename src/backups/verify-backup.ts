import type { ArchiveOutcome } from "../imports/archives/archive-import.ts";
import { openDatabase } from "../platform/database.ts";
import { DomainError } from "../platform/errors.ts";
import { pictureFormat } from "../platform/pictures/formats.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import type { ArchivedTrashItem } from "../recipes/archived-recipe-store.ts";
import { chooseKinds, type Kinds } from "../archiving/archive-kinds.ts";
import { BackupNotProved } from "./backup.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../contract/rules.ts";
import { LAYOUT, type Manifest } from "../imports/restores/archive-layout.ts";
import { exportLists } from "../imports/restores/archive-lists.ts";
import { sha256 } from "./backup-contents.ts";
import { openStores, type Stores } from "../imports/restores/open-stores.ts";
import { nameMissingPictures } from "./name-missing-pictures.ts";
import { openArchive, type OpenedArchive } from "../imports/restores/opened-archive.ts";
import { restoreAlone } from "../imports/restores/restore-item.ts";
import { restorePlan, type RestoreItem } from "../imports/restores/restore-plan.ts";
import type { RestoreRun, RestoreTarget } from "../imports/restores/restore-run.ts";

interface Proof {
  path: string;
  workFolder: string;
  migrations: SqlMigration[];
  onFile(done: number, total: number): void;
  signal?: AbortSignal | undefined;
}

export interface Proved {
  manifest: Manifest;
  /** Names of recipes and people whose pictures are not in it, or are none. */
  missing: string[];
  /** Null when all was as it had been. */
  problem: BackupNotProved | null;
}

/**
 * Proves an archive: opens it, checks the sum of every file in it, restores it into a database in memory, and compares
 * what came of it with the database in the archive. Returns what the archive says of itself, and what was not as it had
 * been.
 * @throws BackupNotProved when it does not say what it holds, and what opening an archive throws
 */
export async function verifyBackup({ onFile, signal, ...where }: Proof): Promise<Proved> {
  const archive = await openArchive(where.path, where);
  try {
    const { manifest } = archive;
    if (!manifest) throw new BackupNotProved(LAYOUT.manifest);
    const { damaged, problem } = await findProblem(archive, manifest, { onFile, signal, ...where });
    const gone = archive.inside ? nameMissingPictures(manifest.missing, archive.inside) : manifest.missing;
    return { manifest, missing: [...new Set([...gone, ...damaged])], problem };
  } finally {
    archive.close();
  }
}

async function findProblem(
  archive: OpenedArchive,
  manifest: Manifest,
  { onFile, signal, migrations }: Proof,
): Promise<{ damaged: string[]; problem: BackupNotProved | null }> {
  const total = archive.files.names.length;
  try {
    await checkSums(archive, manifest, (done) => {
      signal?.throwIfAborted();
      onFile(done, total);
    });
    return { damaged: await checkRestored(archive, manifest, migrations, signal), problem: null };
  } catch (problem) {
    if (problem instanceof BackupNotProved) return { damaged: [], problem };
    throw problem;
  }
}

async function checkSums(
  { files, refused }: OpenedArchive,
  manifest: Manifest,
  onFile: (done: number) => void,
): Promise<void> {
  const [first] = refused;
  if (first) throw new BackupNotProved(String(first.params?.["file"]));
  const named = new Set(Object.keys(manifest.files));
  const there = files.names.filter((name) => name !== LAYOUT.manifest);
  const stranger =
    there.find((name) => !named.has(name)) ?? named.difference(new Set(there)).values().next().value;
  if (stranger !== undefined) throw new BackupNotProved(stranger);
  for (const [done, name] of there.entries()) {
    const sum = manifest.files[name];
    const bytes = await readBytes(name, files, sum?.bytes ?? 0);
    if (bytes.length !== sum?.bytes || sha256(bytes) !== sum.sha256) throw new BackupNotProved(name);
    onFile(done + 1);
  }
}

async function readBytes(name: string, files: OpenedArchive["files"], most: number): Promise<Uint8Array> {
  try {
    return await files.bytes(name, most);
  } catch (problem) {
    throw problem instanceof DomainError ? new BackupNotProved(name) : problem;
  }
}

/**
 * Restores into memory, and compares: whatever was lost on the way is seen.
 * @returns names of what has a picture that is none, as it was on the disk
 */
async function checkRestored(
  archive: OpenedArchive,
  manifest: Manifest,
  migrations: SqlMigration[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const { inside } = archive;
  if (!inside) throw new BackupNotProved(LAYOUT.database);
  const kinds = chooseKinds(manifest.kinds);
  const made = new Date(manifest.madeAt);
  const restored = openStores(openDatabase(":memory:", migrations), () => made);
  try {
    restored.site.makeDefaults();
    restored.themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
    // Accounts and plans belong to groups: where those were left out, here are those of the names that are known.
    if (!kinds.groups) for (const { name } of inside.groups.list()) restored.groups.findOrMake(name);
    const into = inMemory(restored, made);
    const how: RestoreRun = { force: true, rebase: false, kinds, archive, into, caller: null };
    const damaged: string[] = [];
    for (const item of await restorePlan(archive, how)) {
      signal?.throwIfAborted();
      const before = into.countDamaged();
      const { name } = await restoreForProof(item, how);
      if (into.countDamaged() > before) damaged.push(name);
    }
    if (into.countLost() > manifest.missing.length + into.countDamaged())
      throw new BackupNotProved(LAYOUT.pictures);
    compare(inside, restored, {
      kinds: manifest.kinds,
      lacksPictures: manifest.missing.length + damaged.length > 0,
    });
    return damaged;
  } finally {
    restored.db.close();
  }
}

/** @throws BackupNotProved for what can't be restored */
async function restoreForProof(item: RestoreItem, run: RestoreRun): Promise<ArchiveOutcome> {
  try {
    return await restoreAlone(item, run);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    throw new BackupNotProved(item.name || item.item);
  }
}

/** What a backup is restored into to prove it: nothing of it is on the disk. */
function inMemory(
  restored: Stores,
  made: Date,
): RestoreTarget & { countLost(): number; countDamaged(): number } {
  let pictures = 0;
  let lost = 0;
  let damaged = 0;
  const adopt = async (original: Uint8Array, hash: string): Promise<StoredPicture> => {
    try {
      return { key: `proof-${++pictures}`, ext: pictureFormat(original), hash };
    } catch (problem) {
      damaged++;
      throw problem;
    }
  };
  return {
    ...restored,
    clock: () => made,
    log: { warn: () => void lost++ },
    onAccountRemoved() {},
    onPasswordChanged() {},
    images: {
      // Its small forms were missing: the hash is made anew, too.
      store: (original) => adopt(original, ""),
      adopt: ({ original, hash }) => adopt(original, hash),
      format: async (bytes) => pictureFormat(bytes),
      remove() {},
    },
    countLost: () => lost,
    countDamaged: () => damaged,
  };
}

interface Compared {
  kinds: Kinds;
  /** Whether some pictures cannot come back. */
  lacksPictures: boolean;
}

/** @throws BackupNotProved with the name of the first that is another one */
function compare(inside: Stores, restored: Stores, { kinds, lacksPictures }: Compared): void {
  const withoutHashes = (value: unknown): unknown =>
    lacksPictures ? JSON.parse(JSON.stringify(value ?? null, withoutPictures)) : value;
  const same = (one: unknown, other: unknown) => Bun.deepEquals(withoutHashes(one), withoutHashes(other));
  const agree = (name: string, of: (instance: Stores) => unknown): void => {
    if (!same(of(inside), of(restored))) throw new BackupNotProved(name);
  };
  if (kinds.recipes) {
    agree(LAYOUT.recipes, ({ archivedRecipes }) => archivedRecipes.slugs());
    for (const slug of inside.archivedRecipes.slugs()) agree(slug, (instance) => readRecipe(slug, instance));
    agree(LAYOUT.database, ({ archivedRecipes }) => archivedRecipes.listDeleted().map(toComparable));
    agree(LAYOUT.database, ({ categories, tags }) => [categories.list(), tags.list()]);
  }
  const all = chooseKinds(kinds);
  const found = new Map(exportLists(restored, all).map(({ name, rows }) => [name, rows]));
  for (const { name, rows } of exportLists(inside, all))
    if (!same(rows, found.get(name))) throw new BackupNotProved(name);
}

function readRecipe(slug: string, { recipes, archivedRecipes }: Stores): object {
  const known = archivedRecipes.known(slug);
  return {
    recipe: recipes.get(slug),
    known: known && { ...withoutKeys(known), former: known.former?.replacedAt },
  };
}

function toComparable(deleted: ArchivedTrashItem): object {
  return { ...withoutKeys(deleted), former: deleted.former?.replacedAt };
}

function withoutKeys<Kept extends { picture: { hash: string } | null }>(kept: Kept) {
  return { ...kept, picture: kept.picture?.hash ?? null };
}

/** Of pictures whose files were gone nothing can be expected. */
function withoutPictures(key: string, value: unknown): unknown {
  return ["image", "imageHash", "picture"].includes(key) ? undefined : value;
}
