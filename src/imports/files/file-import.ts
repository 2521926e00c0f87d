import type { FileImportChoice } from "../../contract/file-import-choice.ts";
import type { Undone } from "../../contract/file-import-undo.ts";
import type { FileImport } from "../../contract/file-imports.ts";
import type { Language } from "../../contract/languages.ts";
import { ARCHIVE_MOST_BYTES } from "../../contract/rules.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Job } from "../../platform/jobs/job.ts";

export const FILE_IMPORT = "file-import";

export class FileImportNotFound extends DomainError {
  constructor() {
    super("not-found", "import-not-found");
  }
}
export class FileImportNotReady extends DomainError {
  constructor() {
    super("conflict", "file-import-not-ready");
  }
}
export class NothingChosen extends DomainError {
  constructor() {
    super("invalid", "file-import-nothing-chosen");
  }
}
export class NoGroupChosen extends DomainError {
  constructor() {
    super("invalid", "file-import-no-group");
  }
}
export class FilesTooLarge extends DomainError {
  constructor() {
    super("too-large", "file-import-too-large", { gigabytes: ARCHIVE_MOST_BYTES / 1_000_000_000 });
  }
}
export class PartOutOfOrder extends DomainError {
  constructor(received: number) {
    super("conflict", "file-import-part-out-of-order", undefined, { received });
  }
}

/** The person who imports. */
export interface Importer {
  id: number;
  name: string;
  group: number;
  /** The language of what the import writes, and of texts whose language can't be detected. */
  language: Language;
}

/** Stored with each job. */
export interface AboutFileImport {
  draft: string;
  existing: FileImportChoice["existing"];
  tags: string[];
  by: Importer;
  /** ISO 8601, UTC */
  undoneAt?: string;
  /** Missing, at least in part, if an earlier build undid it. */
  undone?: Omit<Undone, "keptAlso"> & Partial<Undone>;
}

export interface FileImportInput {
  position: number;
  /** Whether it's an item other than a recipe. */
  isAlso?: true;
}

export function isUndone({ about }: Job): boolean {
  return (about as AboutFileImport).undoneAt !== undefined;
}

export function toState(
  job: Job | null,
  { isReceived, isRead }: { isReceived: boolean; isRead: boolean },
): FileImport["state"] {
  if (job && isUndone(job)) return "undone";
  if (job) return job.state === "running" ? "importing" : job.state;
  if (isRead) return "ready";
  return isReceived ? "reading" : "receiving";
}
