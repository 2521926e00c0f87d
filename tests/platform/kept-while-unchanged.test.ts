import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { join } from "node:path";
import { cacheWhileUnchanged } from "../../src/platform/cache-while-unchanged.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

const clock = () => new Date();

let folder: string;
let db: Database;
let computed: number;

beforeEach(() => {
  folder = makeFolder();
  db = new Database(join(folder, "a.db"), { create: true });
  db.run("PRAGMA journal_mode = WAL");
  db.run("CREATE TABLE dish (name TEXT)");
  computed = 0;
});
afterEach(() => {
  db.close();
  removeFolder(folder);
});

const make = () => `made ${++computed}`;
const roomFor = (mostEntries: number, mostBytes = 1000) => ({
  mostEntries,
  mostBytes,
  measure: (value: string) => value.length,
});

test("a value is cached until something changes", () => {
  const cache = cacheWhileUnchanged<string>(db, clock, roomFor(10));
  expect([cache("a", make), cache("a", make), cache("b", make)]).toEqual(["made 1", "made 1", "made 2"]);
  db.run("INSERT INTO dish VALUES ('soup')");
  expect(cache("a", make)).toBe("made 3");
  db.run("UPDATE dish SET name = 'stew'");
  expect(cache("a", make)).toBe("made 4");
  db.run("DELETE FROM dish WHERE name = 'nothing'");
  expect(cache("a", make)).toBe("made 4");
});

test("changes by another program are soon noticed too", async () => {
  const cache = cacheWhileUnchanged<string>(db, clock, roomFor(10));
  expect(cache("a", make)).toBe("made 1");
  const other = new Database(join(folder, "a.db"));
  other.run("INSERT INTO dish VALUES ('soup')");
  other.close();
  await eventually(() => cache("a", make) === "made 2", 2000);
});

test("failures aren't cached", () => {
  const cache = cacheWhileUnchanged<string>(db, clock, roomFor(10));
  expect(() =>
    cache("a", () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(cache("a", make)).toBe("made 1");
});

test("the least recently used value is evicted first", () => {
  const cache = cacheWhileUnchanged<string>(db, clock, roomFor(2));
  cache("a", make);
  cache("b", make);
  cache("a", make);
  cache("c", make);
  expect([cache("a", make), cache("c", make), cache("b", make)]).toEqual(["made 1", "made 3", "made 4"]);
});

test("the cache never exceeds its size in bytes", () => {
  const cache = cacheWhileUnchanged<string>(db, clock, roomFor(10, 100));
  const long = () => `${++computed}${"x".repeat(59)}`;
  cache("a", long);
  cache("b", long);
  expect([cache("b", make)[0], cache("a", make)]).toEqual(["2", "made 3"]);
});

test("a value larger than the cache is computed each time and evicts nothing", () => {
  const cache = cacheWhileUnchanged<string>(db, clock, roomFor(10, 100));
  const huge = () => `${++computed}${"x".repeat(200)}`;
  cache("a", make);
  expect([cache("b", huge)[0], cache("b", huge)[0], cache("a", make)]).toEqual(["2", "3", "made 1"]);
});
