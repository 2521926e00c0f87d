import { Database, SQLiteError } from "bun:sqlite";
import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { StartError } from "./errors.ts";
import { migrate, type SqlMigration } from "./sql-migrations.ts";

/** A database no larger than this, in bytes, is checked from end to end at every start: it takes some milliseconds. */
const CHECK_ALWAYS_BYTES = 16_000_000;

/**
 * Opens the database in a file, or in memory for `":memory:"`, and brings it to the newest schema.
 * Every acknowledged write is on the disk (WAL with `synchronous=FULL`).
 * @throws StartError when the file is damaged, or was written by a newer Tagine
 */
export function openDatabase(path: string, migrations: SqlMigration[]): Database {
  const check = needsCheck(path);
  const db = new Database(path, { create: true, strict: true });
  try {
    db.run("PRAGMA journal_mode = WAL");
    db.run("PRAGMA synchronous = FULL");
    db.run("PRAGMA foreign_keys = ON");
    db.run("PRAGMA busy_timeout = 5000");
    if (check) refuseDamage(db, path);
    migrate(db, migrations, (from) => keepCopy(db, path, from));
    return db;
  } catch (problem) {
    db.close();
    if (problem instanceof SQLiteError && /CORRUPT|NOTADB/.test(problem.code ?? "")) throw damaged(path);
    throw problem;
  }
}

/** Closes a database so that nothing but the one file is left. */
export function closeDatabase(db: Database): void {
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
}

/** Large files are checked only when the last run did not end well, which its write-ahead log tells. */
function needsCheck(path: string): boolean {
  if (path === ":memory:" || !existsSync(path)) return false;
  return statSync(path).size <= CHECK_ALWAYS_BYTES || existsSync(`${path}-wal`);
}

function refuseDamage(db: Database, path: string): void {
  const answer = db.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").get();
  if (answer?.quick_check !== "ok") throw damaged(path);
}

function damaged(path: string): StartError {
  return new StartError(
    `The database ${path} is damaged. Nothing was changed. ` +
      `Move it away and put a good copy in its place, or start with another data folder.`,
  );
}

/** Before a new version changes an existing database, it is kept as it was, beside itself. */
function keepCopy(db: Database, path: string, from: number): void {
  const copy = path.replace(/\.db$/, `.before-update-${from}.db`);
  rmSync(`${copy}.tmp`, { force: true });
  db.run("VACUUM INTO ?", [`${copy}.tmp`]);
  renameSync(`${copy}.tmp`, copy);
}
