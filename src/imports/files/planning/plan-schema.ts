import type { Database } from "bun:sqlite";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS row (
    position INTEGER PRIMARY KEY, file TEXT NOT NULL, format TEXT, kind TEXT NOT NULL DEFAULT 'recipe',
    name TEXT NOT NULL, day TEXT, "group" TEXT, words TEXT NOT NULL, state TEXT NOT NULL, problem TEXT, existing TEXT,
    pictures INTEGER NOT NULL DEFAULT 0, extras INTEGER NOT NULL DEFAULT 0, recipe TEXT, also TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS row_state ON row (state, position);
  CREATE INDEX IF NOT EXISTS row_name ON row (name);
  CREATE TABLE IF NOT EXISTS picture (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS progress (id INTEGER PRIMARY KEY CHECK (id = 1), done INTEGER, total INTEGER, at TEXT) STRICT;`;

/** Columns that plans made by an earlier version lack. */
const ADDED_COLUMNS = { group: "TEXT", extras: "INTEGER NOT NULL DEFAULT 0" };

/** Counts without reading the rows, since they contain whole recipes. */
const EXTRAS_INDEX = "CREATE INDEX IF NOT EXISTS row_extras ON row (state, extras) WHERE extras > 0";

export function createTables(db: Database): void {
  db.run(SCHEMA);
  const columns = db.query<{ name: string }, []>("PRAGMA table_info(row)").all();
  for (const [added, type] of Object.entries(ADDED_COLUMNS))
    if (!columns.some(({ name }) => name === added)) db.run(`ALTER TABLE row ADD COLUMN "${added}" ${type}`);
  db.run(EXTRAS_INDEX);
}
