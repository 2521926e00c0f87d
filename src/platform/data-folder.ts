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
  /** Call it after the database exists: a secret without a database means lost data. */
  secret(): string;
  /** Whether the database's file was deleted: further writes would be lost. */
  isGone(): boolean;
  warnings: string[];
  release(): void;
}

const LOCK_WAIT_MS = 500;

/** @throws StartError if it isn't writable, is in use, or something in it is damaged or lost */
export function openDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  const [database, images, secret] = [join(path, "tagine.db"), join(path, "images"), join(path, "secret")];
  let unlock = () => {};
  try {
    mkdirSync(images, { recursive: true, mode: 0o700 });
    for (const required of [path, images]) {
      accessSync(required, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    [join(path, "lock"), database, secret].forEach(refuseFolder);
    unlock = lockFolder(path, LOCK_WAIT_MS);
    if (existsSync(secret)) readSecret(secret);
    refuseLoss(path, database, images, secret);
    const warnings = makePrivate({ folder: path, database, secret });
    const databaseFile = holdFile(database);
    const release = () => {
      databaseFile.release();
      unlock();
    };
    return {
      path,
      database,
      images,
      secret: () => createSecret(path, secret),
      isGone: databaseFile.isGone,
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
      `Allow the user that runs Tagine to write there, or set DATA_DIR to another folder.`,
  );
}

/** Replaces a file atomically. */
export function replaceFile(path: string, content: string | Uint8Array, mode = 0o600): void {
  const draft = `${path}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    writeFileSync(draft, content, { mode, flush: true });
    renameSync(draft, path);
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  }
}

export async function replaceFileAsync(path: string, content: Uint8Array, mode = 0o600): Promise<void> {
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
function lockFolder(path: string, waitMs: number): () => void {
  const lock = new Database(join(path, "lock"), { create: true });
  try {
    lock.run(`PRAGMA busy_timeout = ${waitMs}`);
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (problem) {
    lock.close();
    if (getErrorCode(problem) === "SQLITE_NOTADB") {
      throw new StartError(`The file ${join(path, "lock")} was not created by Tagine. Delete it.`);
    }
    if (!/locked|busy/i.test(getMessage(problem))) throw problem;
    throw new StartError(
      `The data folder ${path} is in use by another Tagine. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

export function whileNotRunning(path: string, work: () => void): void {
  let release: () => void;
  try {
    release = lockFolder(path, 0);
  } catch {
    return;
  }
  try {
    work();
  } finally {
    release();
  }
}

function refuseFolder(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new StartError(`${path} is a folder, but Tagine needs a file with this name. Move the folder away.`);
}

/** A missing database in a folder with other traces of Tagine means lost data. */
function refuseLoss(path: string, database: string, images: string, secret: string): void {
  if (statSync(database, { throwIfNoEntry: false })?.size) return;
  if (!existsSync(secret) && readdirSync(images).length === 0) return;
  throw new StartError(
    `The database ${database} is empty or missing, but ${path} has been used before. ` +
      `Put a good copy there, or set DATA_DIR to another folder to start over.`,
  );
}

/** Release it after closing the database: closing a file drops SQLite's locks on it. */
function holdFile(path: string): { isGone(): boolean; release(): void } {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  // Some network file systems don't count links.
  const counts = fstatSync(file).nlink > 0;
  return { isGone: () => counts && fstatSync(file).nlink === 0, release: () => closeSync(file) };
}

function createSecret(folder: string, path: string): string {
  try {
    if (!existsSync(path)) replaceFile(path, `${randomBytes(32).toString("hex")}\n`);
    return readSecret(path);
  } catch (problem) {
    throw toStartError(problem, folder);
  }
}

function readSecret(path: string): string {
  const secret = readFileSync(path, "utf8").trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new StartError(
    `The file ${path} does not contain a valid secret. Put back a good copy, ` +
      `or delete it to create a new one: everyone will have to sign in again.`,
  );
}
