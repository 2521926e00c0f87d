import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { join } from "node:path";
import { cacheWhileUnchanged } from "../../src/platform/cache-while-unchanged.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

const clock = () => new Date();

let folder: string;
let db: Database;
let made: number;

beforeEach(() => {
  folder = makeFolder();
  db = new Database(join(folder, "a.db"), { create: true });
  db.run("PRAGMA journal_mode = WAL");
  db.run("CREATE TABLE dish (name TEXT)");
  made = 0;
});
afterEach(() => {
  db.close();
  removeFolder(folder);
});

const make = () => `made ${++made}`;
const roomFor = (mostEntries: number, mostBytes = 1000) => ({
  mostEntries,
  mostBytes,
  measure: (value: string) => value.length,
});

test("a value is cached until something changes", () => {
  const kept = cacheWhileUnchanged<string>(db, clock, roomFor(10));
  expect([kept("a", make), kept("a", make), kept("b", make)]).toEqual(["made 1", "made 1", "made 2"]);
  db.run("INSERT INTO dish VALUES ('soup')");
  expect(kept("a", make)).toBe("made 3");
  db.run("UPDATE dish SET name = 'stew'");
  expect(kept("a", make)).toBe("made 4");
  db.run("DELETE FROM dish WHERE name = 'nothing'");
  expect(kept("a", make)).toBe("made 4");
});

test("changes by another program are soon noticed too", async () => {
  const kept = cacheWhileUnchanged<string>(db, clock, roomFor(10));
  expect(kept("a", make)).toBe("made 1");
  const other = new Database(join(folder, "a.db"));
  other.run("INSERT INTO dish VALUES ('soup')");
  other.close();
  await eventually(() => kept("a", make) === "made 2", 2000);
});

test("failures aren't cached", () => {
  const kept = cacheWhileUnchanged<string>(db, clock, roomFor(10));
  expect(() =>
    kept("a", () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(kept("a", make)).toBe("made 1");
});

test("the least recently used value is evicted first", () => {
  const kept = cacheWhileUnchanged<string>(db, clock, roomFor(2));
  kept("a", make);
  kept("b", make);
  kept("a", make);
  kept("c", make);
  expect([kept("a", make), kept("c", make), kept("b", make)]).toEqual(["made 1", "made 3", "made 4"]);
});

test("the cache never exceeds its size in bytes", () => {
  const kept = cacheWhileUnchanged<string>(db, clock, roomFor(10, 100));
  const long = () => `${++made}${"x".repeat(59)}`;
  kept("a", long);
  kept("b", long);
  expect([kept("b", make)[0], kept("a", make)]).toEqual(["2", "made 3"]);
});

test("a value larger than the cache is computed each time and evicts nothing", () => {
  const kept = cacheWhileUnchanged<string>(db, clock, roomFor(10, 100));
  const huge = () => `${++made}${"x".repeat(200)}`;
  kept("a", make);
  expect([kept("b", huge)[0], kept("b", huge)[0], kept("a", make)]).toEqual(["2", "3", "made 1"]);
});
