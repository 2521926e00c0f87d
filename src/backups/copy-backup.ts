import { createHash } from "node:crypto";
import { createReadStream, openSync, closeSync, fsyncSync, rmSync, renameSync, statSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { messageOf } from "../platform/errors.ts";
import { BackupNotCopied } from "./backup.ts";

/**
 * Copies a backup to another folder, which may be another disk, and reads it there again. It gets its name there when it
 * is whole.
 * @throws BackupNotCopied
 */
export async function copyBackup(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  // A disk that is not mounted is an empty folder or none; one must not be filled in its place.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupNotCopied(`there is no folder ${folder}`);
  // Always the same name: what a killed process left there goes with the next copy.
  const draft = join(folder, "tagine-copy.tmp");
  try {
    await copyFile(from, draft);
    sync(draft);
    if (statSync(draft).size !== statSync(from).size || (await sumOf(draft)) !== (await sumOf(from)))
      throw new Error("it reads otherwise there");
    renameSync(draft, to);
  } catch (problem) {
    rmSync(draft, { force: true });
    throw new BackupNotCopied(messageOf(problem));
  }
}

function sync(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

async function sumOf(path: string): Promise<string> {
  const sum = createHash("sha256");
  for await (const part of createReadStream(path)) sum.update(part as Uint8Array);
  return sum.digest("hex");
}
