import type { Database } from "bun:sqlite";
import { StartError } from "./errors.ts";

export interface SqlMigration {
  number: number;
  name: string;
  sql: string;
}

export function schemaNumber(db: Database): number {
  return db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;
}

/** @throws StartError if the database is from a newer Tagine */
export function migrate(db: Database, migrations: SqlMigration[], keepCopy: (from: number) => void): void {
  const from = schemaNumber(db);
  const newest = migrations.at(-1)?.number ?? 0;
  if (from > newest) {
    throw new StartError(
      `This data folder was written by a newer Tagine (schema ${from}, this program knows ${newest}). ` +
        `Start the newer program, or restore the copy from before the update.`,
    );
  }
  const ahead = migrations.filter((migration) => migration.number > from);
  if (ahead.length === 0) return;
  if (from > 0) keepCopy(from);
  for (const migration of ahead) {
    db.transaction(() => {
      db.run(migration.sql);
      db.run(`PRAGMA user_version = ${migration.number}`);
    })();
  }
}
