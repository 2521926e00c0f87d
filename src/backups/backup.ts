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
export class BackupNotVerified extends DomainError {
  constructor(why: string) {
    super("storage", "backup-not-proved", { why });
  }
}
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
export class BackupCopyDiffers extends DomainError {
  constructor(folder: string) {
    super("storage", "backup-copy-differs", { folder });
  }
}

export const AUTO_TAG = "Auto";
export const BEFORE_TAG = "Before-restore";

/** @throws InvalidTag */
export function backupName(tag: string, day: Date): string {
  const trimmed = tag.trim();
  if (trimmed !== "" && !isBackupTag(trimmed)) throw new InvalidTag();
  // Other programs recognize names with English months.
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
