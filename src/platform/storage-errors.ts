import { codeOf, DomainError } from "./errors.ts";

export class DiskFull extends DomainError {
  constructor() {
    super("storage", "disk-full");
  }
}

/** Somebody deleted the data folder under the running program: what is written is lost when it ends. */
export class DataGone extends DomainError {
  constructor() {
    super("storage", "data-gone");
  }
}

/** What the system and SQLite say when there is no room left, or no more is granted. */
const FULL = new Set<unknown>(["ENOSPC", "EDQUOT", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"]);

export function isDiskFull(problem: unknown): boolean {
  return FULL.has(codeOf(problem));
}

/** What is said at the start, where nobody can be answered yet. */
export function diskFull(path: string): string {
  return `The disk of ${path} is full. Make room on it, or name a folder on another one with DATA_DIR.`;
}
