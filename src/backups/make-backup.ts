import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BackupCounts, BackupStatus } from "../contract/backups.ts";
import { openArchiveFolder } from "../platform/archive-folder.ts";
import { closeDatabase, openDatabase } from "../platform/database.ts";
import type { DomainError } from "../platform/errors.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import { writeZip } from "../platform/zip/write-zip.ts";
import type { Kinds } from "../archiving/archive-kinds.ts";
import { backupContents } from "./backup-contents.ts";
import { openStores } from "../imports/restores/open-stores.ts";
import { verifyBackup } from "./verify-backup.ts";
import { reduceSnapshot, takeSnapshot } from "./snapshot-store.ts";
import type { Templates } from "../exports/templates.ts";

export interface BackupOrder {
  database: string;
  /** The folder where it gets its name once it is whole, and what that begins with. */
  folder: string;
  base: string;
  /** A folder on the same disk, for what is needed on the way. */
  workFolder: string;
  kinds: Kinds;
  rendered: string[];
  version: string;
  migrations: SqlMigration[];
  madeAt: Date;
}

export interface BackupParts {
  images: Pick<PictureFiles, "file">;
  templates: Templates;
  onProgress(progress: NonNullable<BackupStatus["running"]>): void;
  signal?: AbortSignal | undefined;
}

export interface MadeBackup {
  name: string;
  counts: BackupCounts;
  bytes: number;
  /** Names of recipes and people whose pictures cannot be read. */
  missing: string[];
  /** Why what was restored of it was not what had been there; null when it was. */
  problem: DomainError | null;
}

/**
 * Writes a backup of a Tagine that may be in use, and proves it. It gets its name when it is whole and on the disk:
 * neither a kill nor a full disk leaves half of one.
 * @throws TemplateNotFound, TemplateBroken, and what the system says when it cannot write
 */
export async function makeBackup(order: BackupOrder, parts: BackupParts): Promise<MadeBackup> {
  // By the process it is known whose it is: another one may start meanwhile, and tidy up.
  const folder = mkdtempSync(join(order.workFolder, `backup-${process.pid}-`));
  try {
    const draft = join(folder, "backup.zip");
    await writeDraft(order, parts, { work: folder, draft });
    const { manifest, missing, problem } = await verifyBackup({
      path: draft,
      workFolder: folder,
      migrations: order.migrations,
      onFile: (done, total) => parts.onProgress({ step: "proving", done, total }),
      signal: parts.signal,
    });
    const { size: bytes } = statSync(draft);
    const name = openArchiveFolder(order.folder).take(draft, order.base);
    return { name, counts: manifest.counts, missing, bytes, problem };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeDraft(
  order: BackupOrder,
  { images, templates, onProgress, signal }: BackupParts,
  { work, draft }: { work: string; draft: string },
): Promise<void> {
  const [whole, database] = [join(work, "whole.db"), join(work, "tagine.db")];
  takeSnapshot(order.database, whole);
  takeSnapshot(whole, database);
  reduceSnapshot(database, order.kinds);
  const snapshot = openStores(openDatabase(whole, order.migrations), () => order.madeAt);
  try {
    const { kinds, rendered, version, madeAt } = order;
    const onFile = (done: number, total: number) => onProgress({ step: "writing", done, total });
    const source = {
      snapshot,
      database,
      images,
      templates,
      kinds,
      rendered,
      version,
      madeAt,
      onFile,
    };
    await writeZip(draft, backupContents(source), { made: madeAt, signal });
  } finally {
    closeDatabase(snapshot.db);
  }
}
