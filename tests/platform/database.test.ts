import { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sqlMigrations } from "../../src/assets.ts";
import { closeDatabase, listCreatedTables, openDatabase } from "../../src/platform/database.ts";
import { schemaNumber } from "../../src/platform/sql-migrations.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeFolder();
  file = join(folder, "tagine.db");
});
afterEach(() => removeFolder(folder));

const first = {
  number: 1,
  name: "start",
  sql: "CREATE TABLE dish (name TEXT) STRICT; INSERT INTO dish VALUES ('soup');",
};
const second = {
  number: 2,
  name: "more",
  sql: "ALTER TABLE dish ADD COLUMN hot INTEGER NOT NULL DEFAULT 0;",
};
const names = (db: Database) =>
  db
    .query<{ name: string }, []>("SELECT name FROM dish ORDER BY name")
    .all()
    .map((row) => row.name);

test("a database keeps acknowledged writes: WAL, full sync and foreign keys", () => {
  const db = openDatabase(file, [first]);
  const pragma = (name: string) => Object.values(db.query(`PRAGMA ${name}`).get() as object)[0];
  expect(pragma("journal_mode")).toBe("wal");
  expect(pragma("synchronous")).toBe(2);
  expect(pragma("foreign_keys")).toBe(1);
  closeDatabase(db);
  expect(readdirSync(folder)).toEqual(["tagine.db"]);
});

test("every table of the schema is strict", () => {
  const db = openDatabase(":memory:", sqlMigrations());
  const tables = db
    .query<{ name: string; strict: number }, []>(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all();
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter((table) => table.strict !== 1)).toEqual([]);
});

test("the tables that a database must have are those the migrations create", () => {
  const migrations = sqlMigrations();
  for (const { number } of migrations) {
    const present = migrations.filter((migration) => migration.number <= number);
    const db = openDatabase(":memory:", present);
    const tables = db.query<{ name: string }, []>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%'",
    );
    expect(listCreatedTables(migrations, number)).toEqual(new Set(tables.all().map(({ name }) => name)));
  }
  const replaced = {
    number: 1,
    name: "replaced",
    sql: "CREATE TABLE a (b);\nDROP TABLE a;\nCREATE TABLE c (d);",
  };
  expect(listCreatedTables([replaced], 1)).toEqual(new Set(["c"]));
});

test("migrations are numbered without a gap", () => {
  expect(sqlMigrations().map((migration) => migration.number)).toEqual(
    sqlMigrations().map((_, position) => position + 1),
  );
});

describe("an update", () => {
  test("keeps a copy of the database before the update", () => {
    closeDatabase(openDatabase(file, [first]));
    const db = openDatabase(file, [first, second]);
    expect(schemaNumber(db)).toBe(2);
    expect(names(db)).toEqual(["soup"]);
    closeDatabase(db);
    const copy = new Database(join(folder, "tagine.before-update-1.db"));
    expect(schemaNumber(copy)).toBe(1);
    expect(names(copy)).toEqual(["soup"]);
    copy.close();
    expect(statSync(join(folder, "tagine.before-update-1.db")).mode & 0o777).toBe(0o600);
  });

  test("keeps no copy of an empty database or without changes", () => {
    closeDatabase(openDatabase(file, [first]));
    closeDatabase(openDatabase(file, [first]));
    expect(readdirSync(folder)).toEqual(["tagine.db"]);
  });

  test("that fails leaves the database unchanged", () => {
    closeDatabase(openDatabase(file, [first]));
    const broken = {
      number: 2,
      name: "broken",
      sql: "INSERT INTO dish VALUES ('half'); INSERT INTO nowhere VALUES (1);",
    };
    expect(() => openDatabase(file, [first, broken])).toThrow("nowhere");
    expect(readdirSync(folder).toSorted()).toEqual(["tagine.before-update-1.db", "tagine.db"]);
    const db = openDatabase(file, [first]);
    expect(schemaNumber(db)).toBe(1);
    expect(names(db)).toEqual(["soup"]);
    db.close();
  });
});

test("a newer program's database is refused and untouched", () => {
  closeDatabase(openDatabase(file, [first, second]));
  const before = readFileSync(file);
  expect(() => openDatabase(file, [first])).toThrow("newer Tagine");
  expect(readFileSync(file).equals(before)).toBe(true);
});

describe("a damaged database is refused with a message", () => {
  test("if it isn't a database at all", () => {
    writeFileSync(file, "This is no database, and it is longer than a header has to be. ".repeat(20));
    expect(() => openDatabase(file, [first])).toThrow("is damaged");
  });

  test("if there's garbage in the middle", () => {
    const db = openDatabase(file, [first]);
    const add = db.query("INSERT INTO dish VALUES (?)");
    for (let dish = 0; dish < 2000; dish++) add.run(`dish ${dish} ${"x".repeat(50)}`);
    closeDatabase(db);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 8192, 24_576);
    writeFileSync(file, bytes);
    expect(() => openDatabase(file, [first])).toThrow("is damaged");
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test("if it's truncated", () => {
    const db = openDatabase(file, [first]);
    for (let dish = 0; dish < 2000; dish++) db.run("INSERT INTO dish VALUES (?)", ["x".repeat(80)]);
    closeDatabase(db);
    truncateSync(file, 20_480);
    expect(() => openDatabase(file, [first])).toThrow("is damaged");
  });
});

describe("a database that isn't Tagine's is refused and untouched", () => {
  test.each([
    ["without a number", "CREATE TABLE stars (name TEXT)"],
    ["with a number that Tagine also uses", "CREATE TABLE stars (name TEXT); PRAGMA user_version = 1"],
    ["with a number below 0", "PRAGMA user_version = -3"],
  ])("%s", (_, sql) => {
    const other = new Database(file, { create: true });
    other.run(sql);
    other.close();
    const before = readFileSync(file);
    expect(() => openDatabase(file, [first])).toThrow("was not created by Tagine");
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test("an unfinished copy isn't mistaken for a complete one", () => {
  closeDatabase(openDatabase(file, [first]));
  writeFileSync(join(folder, "tagine.before-update-1.db.tmp"), "half");
  closeDatabase(openDatabase(file, [first, second]));
  expect(existsSync(join(folder, "tagine.before-update-1.db.tmp"))).toBe(false);
  expect(existsSync(join(folder, "tagine.before-update-1.db"))).toBe(true);
});
