import { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { messageOf, StartError } from "./errors.ts";

/** The one folder that holds all a Tagine keeps. */
export interface DataFolder {
  /** Absolute path. */
  path: string;
  database: string;
  images: string;
  /** Signs the tokens of this instance: 64 hexadecimal digits. */
  secret: string;
  /** Lets another Tagine have the folder. */
  release(): void;
}

/**
 * Makes the folder if there is none and takes it for this process alone.
 * @throws StartError when it cannot be written, when another Tagine has it, or when its secret is damaged
 */
export function openDataFolder(wanted: string): DataFolder {
  const path = resolve(wanted);
  let release = () => {};
  try {
    mkdirSync(join(path, "images"), { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    release = takeAlone(path);
    return {
      path,
      database: join(path, "tagine.db"),
      images: join(path, "images"),
      secret: readOrMakeSecret(join(path, "secret")),
      release,
    };
  } catch (problem) {
    release();
    if (problem instanceof StartError) throw problem;
    throw new StartError(
      `The data folder ${path} cannot be written (${messageOf(problem)}). ` +
        `Give the user that runs Tagine the right to write there, or name another folder with DATA_DIR.`,
    );
  }
}

/** Writes a file so that, whatever happens, either the old or the new content stands under its name. */
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

/** Makes sure that names given in a folder are on the disk, not only the files they stand for. */
export function syncFolder(path: string): void {
  // Windows does not open folders; there the file system sees to it.
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}

/**
 * The system forgets a lock with the process that holds it, even a killed one, so no stale lock can bar the next
 * start. JavaScript has no file locks of its own, but SQLite has.
 */
function takeAlone(path: string): () => void {
  const lock = new Database(join(path, "lock"), { create: true });
  try {
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (problem) {
    lock.close();
    if (!/locked|busy/i.test(messageOf(problem))) throw problem;
    throw new StartError(
      `The data folder ${path} is in use by another Tagine. Stop that one first, or name another folder with DATA_DIR.`,
    );
  }
  return () => lock.close();
}

function readOrMakeSecret(path: string): string {
  if (!existsSync(path)) writeWhole(path, `${randomBytes(32).toString("hex")}\n`);
  const secret = readFileSync(path, "utf8").trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new StartError(
    `The file ${path} does not hold a secret. Put back a good copy of it, ` +
      `or delete it: a new one is then made, and everybody has to sign in again.`,
  );
}
