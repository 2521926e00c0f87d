import { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, openDatabase, openPresentDatabase } from "../../src/platform/database.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

const PAGE = 4096;
const FRAME = 24 + PAGE;
const migration = { number: 1, name: "start", sql: "CREATE TABLE dish (name TEXT) STRICT;" };

let folder: string;
let path: string;

/** As after a kill: a database, its log with twenty acknowledged changes, and the shared memory file. */
beforeEach(() => {
  folder = makeFolder();
  const live = join(folder, "live.db");
  path = join(folder, "tagine.db");
  const db = openDatabase(live, [migration]);
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  for (let at = 0; at < 20; at++) db.run("INSERT INTO dish VALUES (?)", [`dish ${at} ${"x".repeat(3000)}`]);
  for (const end of ["", "-wal", "-shm"]) copyFileSync(`${live}${end}`, `${path}${end}`);
  closeDatabase(db);
});
afterEach(() => removeFolder(folder));

const wal = () => readFileSync(`${path}-wal`);

function flip(at: number): void {
  const bytes = wal();
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(`${path}-wal`, bytes);
}

function dishes(): number {
  const db = openDatabase(path, [migration]);
  try {
    return db.query<{ count: number }, []>("SELECT count(*) AS count FROM dish").get()?.count ?? 0;
  } finally {
    closeDatabase(db);
  }
}

test("all acknowledged writes are there after a kill", () => {
  expect(dishes()).toBe(20);
});

test("even without the shared memory file", () => {
  rmSync(`${path}-shm`);
  expect(dishes()).toBe(20);
});

describe("a damaged log is refused and named, and nothing is changed", () => {
  const damage: [where: string, at: (size: number) => number][] = [
    ["the log's magic number", () => 0],
    ["the log's page size", () => 9],
    ["the log's salt", () => 17],
    ["the log's checksum", () => 25],
    ["the first frame's page", () => 32 + 24 + 100],
    ["the first frame's salt", () => 32 + 9],
    ["the first frame's checksum", () => 32 + 17],
    ["the page in the middle", (size) => 32 + Math.floor(size / FRAME / 2) * FRAME + 500],
    ["the third last frame", (size) => size - 3 * FRAME + 500],
  ];
  for (const memory of ["with", "without"])
    test.each(damage)(`%s, ${memory} the shared memory file`, (_, at) => {
      if (memory === "without") rmSync(`${path}-shm`);
      flip(at(wal().length));
      const before = [readFileSync(path), wal()];
      expect(dishes).toThrow(/tagine\.db-wal is damaged.*Nothing was changed.*tagine restore FILE/);
      expect([readFileSync(path), wal()]).toEqual(before);
    });

  test("a damaged last frame and a truncation are noticed with the shared memory file", () => {
    const { length } = wal();
    flip(length - 10);
    expect(dishes).toThrow("is damaged");
    flip(length - 10);
    truncateSync(`${path}-wal`, Math.floor(length / FRAME / 2) * FRAME);
    expect(dishes).toThrow("is damaged");
  });
});

test("a command also refuses damage and leaves the log unchanged", () => {
  flip(32 + 10 * FRAME + 500);
  const before = [readFileSync(path), wal()];
  expect(() => closeDatabase(openPresentDatabase(path, [migration]))).toThrow("is damaged");
  expect([readFileSync(path), wal()]).toEqual(before);
});

test("a command doesn't check the log of a running Tagine", () => {
  flip(32 + 10 * FRAME + 500);
  const running = new Database(join(folder, "lock"), { create: true });
  running.run("PRAGMA locking_mode = EXCLUSIVE");
  running.run("BEGIN EXCLUSIVE");
  const db = openPresentDatabase(path, [migration]);
  db.close();
  running.close();
});

test("truncating where the message says keeps everything before the damage", () => {
  flip(32 + 10 * FRAME + 500);
  let message = "";
  try {
    dishes();
  } catch (problem) {
    message = String(problem);
  }
  expect(message).toContain("delete ");
  const bytes = Number(/truncate -s (\d+)/.exec(message)?.[1]);
  expect(bytes).toBeGreaterThan(32);
  truncateSync(`${path}-wal`, bytes);
  rmSync(`${path}-shm`);
  const remaining = dishes();
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThan(20);
});

describe("a power cut isn't damage", () => {
  beforeEach(() => rmSync(`${path}-shm`));

  test("a partly written frame", () => {
    for (const cut of [1, 10, 24, 1000, FRAME - 1]) {
      truncateSync(`${path}-wal`, wal().length - cut);
      expect(dishes()).toBeGreaterThan(0);
      if (!existsSync(`${path}-wal`)) return;
    }
  });

  test("an unfinished transaction and remains of an earlier round", () => {
    const bytes = wal();
    const old = Buffer.from(bytes.subarray(32));
    for (let at = 0; at < old.length; at += FRAME) old[at + 9] = (old[at + 9] ?? 0) ^ 0xff;
    writeFileSync(`${path}-wal`, Buffer.concat([bytes, old]));
    expect(dishes()).toBe(20);
  });

  test("trailing zeros and an empty log", () => {
    writeFileSync(`${path}-wal`, Buffer.concat([wal(), Buffer.alloc(3 * FRAME)]));
    expect(dishes()).toBe(20);
    writeFileSync(`${path}-wal`, "");
    expect(dishes()).toBe(20);
  });
});

test("a log with another page size is read too", () => {
  const other = join(folder, "other.db");
  const db = new Database(other);
  db.run("PRAGMA page_size = 8192");
  db.run("PRAGMA journal_mode = WAL");
  db.run("CREATE TABLE dish (name TEXT) STRICT");
  db.run("PRAGMA user_version = 1");
  for (let at = 0; at < 5; at++) db.run("INSERT INTO dish VALUES ('x')");
  for (const end of ["", "-wal"]) copyFileSync(`${other}${end}`, `${path}${end}`);
  rmSync(`${path}-shm`);
  db.close();
  expect(dishes()).toBe(5);
});
