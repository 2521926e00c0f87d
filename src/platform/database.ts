import { Database, SQLiteError } from "bun:sqlite";
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { whileNotRunning } from "./data-folder.ts";
import { StartError } from "./errors.ts";
import { diskFull, isDiskFull } from "./storage-errors.ts";
import { refuseDamagedLog } from "./write-ahead-log.ts";
import { migrate, schemaNumber, type SqlMigration } from "./sql-migrations.ts";

/** Checking files up to this size takes milliseconds. */
const CHECK_ALWAYS_BYTES = 16_000_000;

const TABLE_STATEMENTS =
  /^CREATE (?:VIRTUAL )?TABLE (\w+)|^ALTER TABLE (\w+) RENAME TO (\w+)|^DROP TABLE (\w+)/gm;

/** @throws StartError with a cause only if the disk is to blame */
export function openDatabase(path: string, migrations: SqlMigration[]): Database {
  if (path !== ":memory:") refuseDamagedLog(path);
  const check = needsCheck(path);
  let db: Database | null = null;
  try {
    db = new Database(path, { create: true, strict: true });
    db.run("PRAGMA busy_timeout = 5000");
    if (check) refuseDamage(db, path);
    if (!isOurs(db, migrations)) throw foreign(path);
    // SQLite opens read-only files and complains only at the first write.
    db.run("BEGIN IMMEDIATE");
    db.run("ROLLBACK");
    db.run("PRAGMA journal_mode = WAL");
    // So that every confirmed write is on disk.
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

/** @throws StartError if the file is damaged, not writable, or has another schema */
export function openPresentDatabase(path: string, migrations: SqlMigration[]): Database {
  // The log changes while Tagine runs.
  whileNotRunning(dirname(path), () => refuseDamagedLog(path));
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

/** On a full disk, the log stays beside it with all confirmed writes. */
export function closeDatabase(db: Database): void {
  try {
    db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (problem) {
    if (!(problem instanceof SQLiteError)) throw problem;
  }
  db.close();
}

function explainProblem(problem: unknown, path: string): unknown {
  if (!(problem instanceof SQLiteError)) return problem;
  if (isDiskFull(problem)) return new StartError(diskFull(path), { cause: problem });
  const code = problem.code ?? "";
  if (/CORRUPT|NOTADB/.test(code)) return describeDamage(path);
  if (!/READONLY|CANTOPEN|PERM|AUTH/.test(code)) return problem;
  return new StartError(
    `The database ${path} cannot be written (${problem.message}). ` +
      `Allow the user that runs Tagine to write it and the files beside it, or set DATA_DIR to another folder.`,
    { cause: problem },
  );
}

function isOurs(db: Database, migrations: SqlMigration[]): boolean {
  const number = schemaNumber(db);
  if (number === 0) return listTables(db).size === 0;
  if (number < 0) return false;
  const missing = listCreatedTables(migrations, number).difference(listTables(db));
  return missing.size === 0 || number > (migrations.at(-1)?.number ?? 0);
}

/** Reads the statements, since running them takes several times as long as the rest of opening. */
export function listCreatedTables(migrations: SqlMigration[], upTo: number): Set<string> {
  const tables = new Set<string>();
  for (const { number, sql } of migrations) {
    if (number > upTo) continue;
    for (const [, created, renamed, to, dropped] of sql.matchAll(TABLE_STATEMENTS)) {
      for (const removed of [renamed, dropped]) if (removed) tables.delete(removed);
      for (const added of [created, to]) if (added) tables.add(added);
    }
  }
  return tables;
}

function refuseOtherSchema(db: Database, path: string, migrations: SqlMigration[]): void {
  const number = schemaNumber(db);
  const newest = migrations.at(-1)?.number ?? 0;
  if (number === newest) return;
  throw new StartError(
    `The database ${path} has schema ${number}, but this program needs ${newest}. ` +
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
    `The database ${path} was not created by Tagine. Nothing was changed. ` +
      `Move it away and put a good copy in its place, or start with another data folder.`,
  );
}

/** Large files are only checked after a crash, which leaves a write-ahead log. */
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

function keepCopy(db: Database, path: string, from: number): void {
  const copy = path.replace(/\.db$/, `.before-update-${from}.db`);
  rmSync(`${copy}.tmp`, { force: true });
  // Created first, because SQLite would make it readable for everyone.
  writeFileSync(`${copy}.tmp`, "", { mode: 0o600 });
  db.run("VACUUM INTO ?", [`${copy}.tmp`]);
  renameSync(`${copy}.tmp`, copy);
}
