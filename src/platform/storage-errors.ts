import { getErrorCode, DomainError } from "./errors.ts";

class DiskFull extends DomainError {
  constructor() {
    super("storage", "disk-full");
  }
}

export class DataFolderMissing extends DomainError {
  constructor() {
    super("storage", "data-gone");
  }
}

class DiskNotWriting extends DomainError {
  constructor() {
    super("storage", "disk-not-writing");
  }
}

class NotWritable extends DomainError {
  constructor(path: string) {
    super("storage", "folder-not-writable", { path });
  }
}

const REFUSED = new Set<unknown>(["EROFS", "EACCES", "EPERM"]);

/** Turns disk problems into domain errors; returns all others unchanged. */
export function storageProblem(problem: unknown): unknown {
  if (isDiskFull(problem)) return new DiskFull();
  if (isFailedWrite(problem)) return new DiskNotWriting();
  if (!REFUSED.has(getErrorCode(problem))) return problem;
  const path = problem instanceof Error && "path" in problem ? String(problem.path) : "";
  return new NotWritable(path);
}

const FULL = new Set<unknown>(["ENOSPC", "EDQUOT", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"]);

export function isDiskFull(problem: unknown): boolean {
  return FULL.has(getErrorCode(problem));
}

/** Source: https://sqlite.org/rescode.html */
const FAILED_WRITE =
  /^SQLITE_(?:IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|CLOSE|DELETE|SHMOPEN|SHMMAP|(?:BEGIN|COMMIT|ROLLBACK)_ATOMIC)|READONLY(?:_\w+)?|CANTOPEN(?:_\w+)?)$/;

export function isFailedWrite(problem: unknown): boolean {
  return FAILED_WRITE.test(String(getErrorCode(problem)));
}

export function diskFull(path: string): string {
  return `The disk of ${path} is full. Make room on it, or name a folder on another one with DATA_DIR.`;
}
