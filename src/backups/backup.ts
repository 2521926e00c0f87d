import type { BackupCounts } from "../contract/backups.ts";
import { isBackupTag } from "../contract/backup-tag.ts";
import { DomainError } from "../platform/errors.ts";

class InvalidTag extends DomainError {
  constructor() {
    super("invalid", "backup-tag-not-fit");
  }
}
export class BackupInUse extends DomainError {
  constructor(name: string) {
    super("conflict", "backup-in-use", { name });
  }
}
/** The backup was made, but the data restored from it differs from the original. */
export class BackupNotVerified extends DomainError {
  /** @param why the first file or item that differs */
  constructor(why: string) {
    super("storage", "backup-not-proved", { why });
  }
}
/** The backup was made, but couldn't be written to the folder for copies. */
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
/** The copy read back from the disk isn't what was written. */
export class BackupCopyDiffers extends DomainError {
  constructor(folder: string) {
    super("storage", "backup-copy-differs", { folder });
  }
}

export const AUTO_TAG = "Auto";
export const BEFORE_TAG = "Before-restore";

/**
 * `tag_2026-Nov-21.zip`, or the day alone. Months are in English because other programs recognize such names.
 * @param day in the server's time zone
 * @throws InvalidTag
 */
export function backupName(tag: string, day: Date): string {
  const trimmed = tag.trim();
  if (trimmed !== "" && !isBackupTag(trimmed)) throw new InvalidTag();
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
