import type { BackupCounts } from "../contract/backups.ts";
import { isBackupTag } from "../contract/backup-tag.ts";
import { DomainError } from "../platform/errors.ts";

class TagNotFit extends DomainError {
  constructor() {
    super("invalid", "backup-tag-not-fit");
  }
}
export class BackupInUse extends DomainError {
  constructor(name: string) {
    super("conflict", "backup-in-use", { name });
  }
}
/** It was made, but what was restored of it was not what had been there. */
export class BackupNotProved extends DomainError {
  /** @param why the first file of the archive, or the first thing in it, that is not as it was */
  constructor(why: string) {
    super("storage", "backup-not-proved", { why });
  }
}
/** It was made, but the folder for copies did not take it. */
export class BackupNotCopied extends DomainError {
  constructor(why: string) {
    super("storage", "backup-not-copied", { why });
  }
}
export class BackupFolderMissing extends DomainError {
  constructor(folder: string) {
    super("storage", "backup-folder-missing", { folder });
  }
}
/** What was read again of a copy was not what had been written. */
export class BackupCopyDiffers extends DomainError {
  constructor(folder: string) {
    super("storage", "backup-copy-differs", { folder });
  }
}
/** The tag of those by the clock. */
export const AUTO_TAG = "Auto";
/** The tag of what was there before a restore that changes or removes something. */
export const BEFORE_TAG = "Before-restore";

/**
 * What a backup is called: `tag_2026-Nov-21.zip`, or the day alone. Months are in English, whoever reads it: other
 * programs know archives by such names.
 * @param day in the server's own time zone
 * @throws TagNotFit
 */
export function backupName(tag: string, day: Date): string {
  const trimmed = tag.trim();
  if (trimmed !== "" && !isBackupTag(trimmed)) throw new TagNotFit();
  const month = day.toLocaleString("en-US", { month: "short" });
  const date = `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, "0")}`;
  return trimmed === "" ? date : `${trimmed}_${date}`;
}

export const NO_COUNTS: BackupCounts = {
  recipes: 0,
  pictures: 0,
  themes: 0,
  pages: 0,
  groups: 0,
  users: 0,
  mealPlans: 0,
};
