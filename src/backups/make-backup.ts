import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Kinds } from "../archiving/archive-kinds.ts";
import type { BackupCounts, BackupStatus } from "../contract/backups.ts";
import type { Templates } from "../exports/templates.ts";
import { openStores } from "../imports/restores/open-stores.ts";
import { openArchiveFolder } from "../platform/archive-folder.ts";
import { closeDatabase, openDatabase } from "../platform/database.ts";
import type { DomainError } from "../platform/errors.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import { writeZip } from "../platform/zip/write-zip.ts";
import { backupContents } from "./backup-contents.ts";
import { removeLeftOutKinds, takeSnapshot } from "./snapshot-store.ts";
import { verifyBackup } from "./verify-backup.ts";

export interface BackupOrder {
  database: string;
  folder: string;
  base: string;
  /** A folder on the same disk, for temporary files. */
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
  /** Names of recipes and people whose pictures can't be read. */
  missing: string[];
  problem: DomainError | null;
}

/** @throws TemplateNotFound, TemplateBroken, and file system errors */
export async function makeBackup(order: BackupOrder, parts: BackupParts): Promise<MadeBackup> {
  // The process id keeps another process from removing the folder when it starts.
  const folder = mkdtempSync(join(order.workFolder, `backup-${process.pid}-`));
  try {
    const draft = join(folder, "backup.zip");
    await writeArchive(draft, folder, order, parts);
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

async function writeArchive(
  path: string,
  workFolder: string,
  order: BackupOrder,
  { onProgress, signal, ...parts }: BackupParts,
): Promise<void> {
  const [full, archived] = [join(workFolder, "whole.db"), join(workFolder, "tagine.db")];
  takeSnapshot(order.database, full);
  takeSnapshot(full, archived);
  removeLeftOutKinds(archived, order.kinds);
  const snapshot = openStores(openDatabase(full, order.migrations), () => order.madeAt);
  try {
    const onFile = (done: number, total: number) => onProgress({ step: "writing", done, total });
    const source = { ...order, ...parts, snapshot, database: archived, onFile };
    await writeZip(path, backupContents(source), { made: order.madeAt, signal });
  } finally {
    closeDatabase(snapshot.db);
  }
}
