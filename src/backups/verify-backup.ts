import { LAYOUT, type Manifest } from "../imports/restores/archive-layout.ts";
import { openArchive, type OpenedArchive } from "../imports/restores/opened-archive.ts";
import { DomainError } from "../platform/errors.ts";
import type { SqlMigration } from "../platform/sql-migrations.ts";
import { sha256 } from "./backup-contents.ts";
import { BackupNotVerified } from "./backup.ts";
import { nameMissingPictures } from "./name-missing-pictures.ts";
import { verifyRestore } from "./verify-restore.ts";

interface VerifyOptions {
  path: string;
  workFolder: string;
  migrations: SqlMigration[];
  onFile(done: number, total: number): void;
  signal?: AbortSignal | undefined;
}

export interface VerifiedBackup {
  manifest: Manifest;
  /** Names of recipes and people whose pictures are missing or damaged. */
  missing: string[];
  problem: BackupNotVerified | null;
}

/** @throws BackupNotVerified for an archive without a manifest, and what opening an archive throws */
export async function verifyBackup(options: VerifyOptions): Promise<VerifiedBackup> {
  const archive = await openArchive(options.path, options);
  try {
    const { manifest } = archive;
    if (!manifest) throw new BackupNotVerified(LAYOUT.manifest);
    const { damaged, problem } = await findProblem(archive, manifest, options);
    const missing = archive.inside ? nameMissingPictures(manifest.missing, archive.inside) : manifest.missing;
    return { manifest, missing: [...new Set([...missing, ...damaged])], problem };
  } finally {
    archive.close();
  }
}

async function findProblem(
  archive: OpenedArchive,
  manifest: Manifest,
  { onFile, signal, migrations }: VerifyOptions,
): Promise<{ damaged: string[]; problem: BackupNotVerified | null }> {
  const total = archive.files.names.length;
  try {
    await verifyChecksums(archive, manifest, (done) => {
      signal?.throwIfAborted();
      onFile(done, total);
    });
    return { damaged: await verifyRestore(archive, manifest, { migrations, signal }), problem: null };
  } catch (problem) {
    if (problem instanceof BackupNotVerified) return { damaged: [], problem };
    throw problem;
  }
}

async function verifyChecksums(
  { files, refused }: OpenedArchive,
  manifest: Manifest,
  onFile: (done: number) => void,
): Promise<void> {
  const [first] = refused;
  if (first) throw new BackupNotVerified(String(first.params?.["file"]));
  const listed = new Set(Object.keys(manifest.files));
  const existing = files.names.filter((name) => name !== LAYOUT.manifest);
  const difference = listed.symmetricDifference(new Set(existing)).values().next().value;
  if (difference !== undefined) throw new BackupNotVerified(difference);
  for (const [done, name] of existing.entries()) {
    const sum = manifest.files[name];
    const bytes = await readBytes(name, files, sum?.bytes ?? 0);
    if (bytes.length !== sum?.bytes || sha256(bytes) !== sum.sha256) throw new BackupNotVerified(name);
    onFile(done + 1);
  }
}

async function readBytes(name: string, files: OpenedArchive["files"], most: number): Promise<Uint8Array> {
  try {
    return await files.bytes(name, most);
  } catch (problem) {
    throw problem instanceof DomainError ? new BackupNotVerified(name) : problem;
  }
}
