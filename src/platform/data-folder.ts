import { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getErrorCode, getMessage, StartError } from "./errors.ts";
import { makePrivate } from "./private-files.ts";
import { diskFull, isDiskFull } from "./storage-errors.ts";

export interface DataFolder {
  path: string;
  database: string;
  images: string;
  /**
   * Signs tokens: 64 hexadecimal digits. Call it after the database exists: a secret without a database means lost
   * data.
   */
  secret(): string;
  /** Whether the database's file was deleted: further writes would be lost. */
  isGone(): boolean;
  /** Sentences about file permissions that were too open. */
  warnings: string[];
  release(): void;
}

/** A short-lived command may hold the folder; startup waits this long. */
const COMMAND_MOST_MS = 500;

/**
 * Creates the folder if needed and locks it for this process.
 * @throws StartError if it isn't writable, is in use, or something in it is damaged or lost
 */
export function openDataFolder(wanted: string): DataFolder {
  const path = resolve(wanted);
  const [database, images, secret] = [join(path, "tagine.db"), join(path, "images"), join(path, "secret")];
  let unlock = () => {};
  try {
    mkdirSync(images, { recursive: true, mode: 0o700 });
    for (const folder of [path, images]) {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    [join(path, "lock"), database, secret].forEach(refuseFolder);
    unlock = takeAlone(path, COMMAND_MOST_MS);
    if (existsSync(secret)) readSecret(secret);
    refuseLoss(path, database, images, secret);
    const warnings = makePrivate({ folder: path, database, secret });
    const held = holdFile(database);
    const release = () => {
      held.letGo();
      unlock();
    };
    return {
      path,
      database,
      images,
      secret: () => createSecret(path, secret),
      isGone: held.isGone,
      warnings,
      release,
    };
  } catch (problem) {
    unlock();
    throw toStartError(problem, path);
  }
}

function toStartError(problem: unknown, path: string): StartError {
  if (problem instanceof StartError) return problem;
  if (isDiskFull(problem)) return new StartError(diskFull(path));
  return new StartError(
    `The data folder ${path} cannot be written (${getMessage(problem)}). ` +
      `Give the user that runs Tagine the right to write there, or name another folder with DATA_DIR.`,
  );
}

/** Replaces a file atomically. */
export function writeWhole(path: string, content: string | Uint8Array, mode = 0o600): void {
  const draft = `${path}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    writeFileSync(draft, content, { mode, flush: true });
    renameSync(draft, path);
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  }
}

/** The same, asynchronously, for large files. */
export async function writeWholeAside(path: string, content: Uint8Array, mode = 0o600): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    await writeFile(draft, content, { mode, flush: true });
    renameSync(draft, path);
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  }
}

const NO_SYNC = new Set<unknown>(["EINVAL", "ENOTSUP", "ENOSYS"]);

/** Makes sure that new names in a folder are on disk. */
export function syncFolder(path: string): void {
  // Windows can't open folders.
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } catch (problem) {
    // Some network shares can't sync folders.
    if (!NO_SYNC.has(getErrorCode(problem))) throw problem;
  } finally {
    closeSync(folder);
  }
}

/** SQLite's lock serves as a file lock, which JavaScript lacks. The system releases it even if the process is killed. */
function takeAlone(path: string, waitMs: number): () => void {
  const lock = new Database(join(path, "lock"), { create: true });
  try {
    lock.run(`PRAGMA busy_timeout = ${waitMs}`);
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (problem) {
    lock.close();
    if (getErrorCode(problem) === "SQLITE_NOTADB") {
      throw new StartError(`The file ${join(path, "lock")} is not the one that Tagine made. Delete it.`);
    }
    if (!/locked|busy/i.test(getMessage(problem))) throw problem;
    throw new StartError(
      `The data folder ${path} is in use by another Tagine. Stop that one first, or name another folder with DATA_DIR.`,
    );
  }
  return () => lock.close();
}

/** Does nothing if Tagine is running in this data folder. */
export function whileNobodyRuns(path: string, work: () => void): void {
  let letGo: () => void;
  try {
    letGo = takeAlone(path, 0);
  } catch {
    return;
  }
  try {
    work();
  } finally {
    letGo();
  }
}

function refuseFolder(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new StartError(`${path} is a folder, but Tagine keeps a file of this name. Move the folder away.`);
}

/** A missing database in a folder with other traces of Tagine means lost data. */
function refuseLoss(path: string, database: string, images: string, secret: string): void {
  if (statSync(database, { throwIfNoEntry: false })?.size) return;
  if (!existsSync(secret) && readdirSync(images).length === 0) return;
  throw new StartError(
    `The database ${database} is empty or missing, although ${path} has been in use. ` +
      `Put a good copy of it there. To begin anew, name another folder with DATA_DIR.`,
  );
}

/**
 * SQLite loses its locks when a process closes a file that it has open elsewhere, so release this after closing the
 * database.
 */
function holdFile(path: string): { isGone(): boolean; letGo(): void } {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  // Some network file systems don't count links.
  const counts = fstatSync(file).nlink > 0;
  return { isGone: () => counts && fstatSync(file).nlink === 0, letGo: () => closeSync(file) };
}

function createSecret(folder: string, path: string): string {
  try {
    if (!existsSync(path)) writeWhole(path, `${randomBytes(32).toString("hex")}\n`);
    return readSecret(path);
  } catch (problem) {
    throw toStartError(problem, folder);
  }
}

function readSecret(path: string): string {
  const secret = readFileSync(path, "utf8").trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new StartError(
    `The file ${path} does not hold a secret. Put back a good copy of it, ` +
      `or delete it: a new one is then made, and everybody has to sign in again.`,
  );
}
