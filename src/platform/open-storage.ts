import type { Database } from "bun:sqlite";
import { openDataFolder } from "./data-folder.ts";
import { openDatabase } from "./database.ts";
import type { SqlMigration } from "./sql-migrations.ts";

/** @throws StartError if the data folder or its database can't be used */
export function openStorage(path: string, migrations: SqlMigration[]) {
  const folder = openDataFolder(path);
  let db: Database | null = null;
  try {
    db = openDatabase(folder.database, migrations);
    return { folder, db, secret: folder.secret() };
  } catch (problem) {
    db?.close();
    folder.release();
    throw problem;
  }
}
