import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openArchiveFolder } from "../platform/archive-folder.ts";
import { DomainError, getMessage } from "../platform/errors.ts";
import { BackupCopyDiffers, BackupFolderMissing, BackupNotCopied } from "./backup.ts";

/** @throws BackupFolderMissing, BackupCopyDiffers, BackupNotCopied; the reason of `signal` */
export async function copyBackup(from: string, to: string, signal: AbortSignal): Promise<string> {
  const folder = dirname(to);
  // Without this, a copy would fill the mount point of a disk that isn't mounted.
  if (!isFolder(folder)) throw new BackupFolderMissing(folder);
  // Always the same name, so the next copy overwrites what a killed process left.
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
