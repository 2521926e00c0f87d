import { getErrorCode, DomainError } from "./errors.ts";

class DiskFull extends DomainError {
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

/** The disk did not take what was written, for another reason than that it is full. */
class DiskNotWriting extends DomainError {
  constructor() {
    super("storage", "disk-not-writing");
  }
}

/** A folder that Tagine keeps things in does not take any. */
class NotWritable extends DomainError {
  constructor(path: string) {
    super("storage", "folder-not-writable", { path });
  }
}

const REFUSED = new Set<unknown>(["EROFS", "EACCES", "EPERM"]);

/** What is to be told of a problem with the disk; anything else as it is. */
export function storageProblem(problem: unknown): unknown {
  if (isDiskFull(problem)) return new DiskFull();
  if (isFailedWrite(problem)) return new DiskNotWriting();
  if (!REFUSED.has(getErrorCode(problem))) return problem;
  const path = problem instanceof Error && "path" in problem ? String(problem.path) : "";
  return new NotWritable(path);
}

/** What the system and SQLite say when there is no room left, or no more is granted. */
const FULL = new Set<unknown>(["ENOSPC", "EDQUOT", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"]);

export function isDiskFull(problem: unknown): boolean {
  return FULL.has(getErrorCode(problem));
}

/** What SQLite says when the disk or its rights fail a write: https://sqlite.org/rescode.html */
const FAILED_WRITE =
  /^SQLITE_(?:IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|CLOSE|DELETE|SHMOPEN|SHMMAP|(?:BEGIN|COMMIT|ROLLBACK)_ATOMIC)|READONLY(?:_\w+)?|CANTOPEN(?:_\w+)?)$/;

/** Whether something could not be written although there is room for it. */
export function isFailedWrite(problem: unknown): boolean {
  return FAILED_WRITE.test(String(getErrorCode(problem)));
}

/** What is said at the start, where nobody can be answered yet. */
export function diskFull(path: string): string {
  return `The disk of ${path} is full. Make room on it, or name a folder on another one with DATA_DIR.`;
}
