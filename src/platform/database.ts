import { Database, SQLiteError } from "bun:sqlite";
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { whileNobodyRuns } from "./data-folder.ts";
import { StartError } from "./errors.ts";
import { diskFull, isDiskFull } from "./storage-errors.ts";
import { refuseDamagedLog } from "./write-ahead-log.ts";
import { migrate, schemaNumber, type SqlMigration } from "./sql-migrations.ts";

/** A database no larger than this, in bytes, is checked from end to end at every start: it takes some milliseconds. */
const CHECK_ALWAYS_BYTES = 16_000_000;

/**
 * Opens the database in a file, or in memory for `":memory:"`, and brings it to the newest schema.
 * Every acknowledged write is on the disk (WAL with `synchronous=FULL`).
 * @throws StartError when the file is damaged, cannot be written, or was made by a newer Tagine or something else; what
 *   SQLite said is its cause where the disk is to blame, and not what is in the file
 */
export function openDatabase(path: string, migrations: SqlMigration[]): Database {
  if (path !== ":memory:") refuseDamagedLog(path);
  const check = needsCheck(path);
  let db: Database | null = null;
  try {
    db = new Database(path, { create: true, strict: true });
    db.run("PRAGMA busy_timeout = 5000");
    if (check) refuseDamage(db, path);
    if (!isOurs(db, migrations)) throw foreign(path);
    // SQLite opens for reading what it may not write, and tells only whoever begins to write.
    db.run("BEGIN IMMEDIATE");
    db.run("ROLLBACK");
    db.run("PRAGMA journal_mode = WAL");
    db.run("PRAGMA synchronous = FULL");
    db.run("PRAGMA foreign_keys = ON");
    const opened = db;
    migrate(opened, migrations, (from) => keepCopy(opened, path, from));
    return opened;
  } catch (problem) {
    db?.close();
    throw explainProblem(problem, path);
  }
}

/** The schema's number in a file; null when that is no database. */
export function readSchemaNumber(path: string): number | null {
  let db: Database | null = null;
  try {
    db = new Database(path, { readonly: true });
    return schemaNumber(db);
  } catch (problem) {
    if (problem instanceof SQLiteError) return null;
    throw problem;
  } finally {
    db?.close();
  }
}

/**
 * Opens the database of a Tagine that may be running at the same time; the schema stays as it is. The log of one that
 * runs isn't looked at: it changes meanwhile, and that one has looked at it.
 * @throws StartError when the file is damaged, cannot be written, or does not have the newest schema
 */
export function openPresentDatabase(path: string, migrations: SqlMigration[]): Database {
  whileNobodyRuns(dirname(path), () => refuseDamagedLog(path));
  let db: Database | null = null;
  try {
    db = new Database(path, { readwrite: true, strict: true });
    db.run("PRAGMA busy_timeout = 5000");
    if (!isOurs(db, migrations)) throw foreign(path);
    refuseOtherSchema(db, path, migrations);
    db.run("BEGIN IMMEDIATE");
    db.run("ROLLBACK");
    db.run("PRAGMA synchronous = FULL");
    db.run("PRAGMA foreign_keys = ON");
    return db;
  } catch (problem) {
    db?.close();
    throw explainProblem(problem, path);
  }
}

/**
 * Closes a database so that nothing but the one file is left; where there is no room for that, its log stays beside
 * it, with all that was acknowledged.
 */
export function closeDatabase(db: Database): void {
  try {
    db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (problem) {
    if (!(problem instanceof SQLiteError)) throw problem;
  }
  db.close();
}

/** What SQLite says of a file that cannot be used, as a sentence; anything else as it is. */
function explainProblem(problem: unknown, path: string): unknown {
  if (!(problem instanceof SQLiteError)) return problem;
  if (isDiskFull(problem)) return new StartError(diskFull(path), { cause: problem });
  const code = problem.code ?? "";
  if (/CORRUPT|NOTADB/.test(code)) return describeDamage(path);
  if (!/READONLY|CANTOPEN|PERM|AUTH/.test(code)) return problem;
  return new StartError(
    `The database ${path} cannot be written (${problem.message}). ` +
      `Give the user that runs Tagine the right to write it and the files beside it, or name another folder with DATA_DIR.`,
    { cause: problem },
  );
}

/** Whether a database is new, or holds what earlier migrations have made. That of a newer program is seen later. */
function isOurs(db: Database, migrations: SqlMigration[]): boolean {
  const number = schemaNumber(db);
  if (number === 0) return listTables(db).size === 0;
  if (number < 0) return false;
  const model = new Database(":memory:");
  for (const migration of migrations) if (migration.number <= number) model.run(migration.sql);
  const missing = listTables(model).difference(listTables(db));
  model.close();
  return missing.size === 0 || number > (migrations.at(-1)?.number ?? 0);
}

function refuseOtherSchema(db: Database, path: string, migrations: SqlMigration[]): void {
  const number = schemaNumber(db);
  const newest = migrations.at(-1)?.number ?? 0;
  if (number === newest) return;
  throw new StartError(
    `The database ${path} has schema ${number}, and this program knows ${newest}. ` +
      (number < newest
        ? "Start this Tagine once, which brings it up to date."
        : "Use the newer program that wrote it."),
  );
}

function listTables(db: Database): Set<string> {
  const tables = db.query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'");
  return new Set(tables.all().map((table) => table.name));
}

function foreign(path: string): StartError {
  return new StartError(
    `The database ${path} is not one of Tagine's. Nothing was changed. ` +
      `Move it away and put a good copy in its place, or start with another data folder.`,
  );
}

/** Large files are checked only when the last run did not end well, which its write-ahead log tells. */
function needsCheck(path: string): boolean {
  if (path === ":memory:" || !existsSync(path) || statSync(path).size === 0) return false;
  return statSync(path).size <= CHECK_ALWAYS_BYTES || existsSync(`${path}-wal`);
}

function refuseDamage(db: Database, path: string): void {
  const answer = db.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").get();
  if (answer?.quick_check !== "ok") throw describeDamage(path);
}

function describeDamage(path: string): StartError {
  return new StartError(
    `The database ${path} is damaged. Nothing was changed. ` +
      `Move it away and put a good copy in its place, or start with another data folder.`,
  );
}

/** Before a new version changes an existing database, it is kept as it was, beside itself. */
function keepCopy(db: Database, path: string, from: number): void {
  const copy = path.replace(/\.db$/, `.before-update-${from}.db`);
  rmSync(`${copy}.tmp`, { force: true });
  // SQLite would make a file that everybody may read; an empty one it takes as it is.
  writeFileSync(`${copy}.tmp`, "", { mode: 0o600 });
  db.run("VACUUM INTO ?", [`${copy}.tmp`]);
  renameSync(`${copy}.tmp`, copy);
}
