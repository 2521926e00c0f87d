import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openArchiveFolder } from "../platform/archive-folder.ts";
import { DomainError, getMessage } from "../platform/errors.ts";
import { BackupCopyDiffers, BackupFolderMissing, BackupNotCopied } from "./backup.ts";

/**
 * Copies a backup to another folder, which may be another disk, and reads it there again. It gets its name there when it
 * is whole; where somebody else's lies there under that name, it gets the next one that is free.
 * @param to its path there
 * @returns its name there
 * @throws BackupFolderMissing, BackupCopyDiffers, BackupNotCopied; what `signal` was aborted with
 */
export async function copyBackup(from: string, to: string, signal: AbortSignal): Promise<string> {
  const folder = dirname(to);
  // A disk that is not mounted is an empty folder or none; one must not be filled in its place.
  if (!isFolder(folder)) throw new BackupFolderMissing(folder);
  // Always the same name: what a killed process left there goes with the next copy.
  const draft = join(folder, "tagine-copy.tmp");
  try {
    await pipeline(createReadStream(from), createWriteStream(draft, { flush: true, mode: 0o600 }), {
      signal,
    });
    if ((await hashFile(draft, signal)) !== (await hashFile(from, signal)))
      throw new BackupCopyDiffers(folder);
    return openArchiveFolder(folder).take(draft, basename(to, ".zip"));
  } catch (problem) {
    rmSync(draft, { force: true });
    signal.throwIfAborted();
    throw problem instanceof DomainError ? problem : new BackupNotCopied(getMessage(problem));
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

async function hashFile(path: string, signal: AbortSignal): Promise<string> {
  const sum = createHash("sha256");
  for await (const part of createReadStream(path, { signal })) sum.update(part as Uint8Array);
  return sum.digest("hex");
}
