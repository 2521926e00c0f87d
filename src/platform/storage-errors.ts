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

/** A folder that Tagine keeps things in does not take any. */
export class NotWritable extends DomainError {
  constructor(path: string) {
    super("storage", "folder-not-writable", { path });
  }
}

const REFUSED = new Set<unknown>(["EROFS", "EACCES", "EPERM"]);

/** What is to be told of a problem with the disk; anything else as it is. */
export function storageProblem(problem: unknown): unknown {
  if (isDiskFull(problem)) return new DiskFull();
  if (!REFUSED.has(codeOf(problem))) return problem;
  const path = problem instanceof Error && "path" in problem ? String(problem.path) : "";
  return new NotWritable(path);
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
