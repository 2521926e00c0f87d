import { afterEach, beforeEach, expect, test } from "bun:test";
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { openDataFolder, replaceFile } from "../../src/platform/data-folder.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

test("a missing folder is created with a permanent secret that only its owner can read", () => {
  const path = join(folder, "new/data");
  const first = openDataFolder(path);
  const secret = first.secret();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(first.database, "recipes");
  expect(statSync(join(path, "secret")).mode & 0o777).toBe(0o600);
  expect(statSync(path).mode & 0o077).toBe(0);
  first.release();
  const second = openDataFolder(path);
  expect(second.secret()).toBe(secret);
  second.release();
});

test("a start makes files private that other users could read, and says so", () => {
  const path = join(folder, "data");
  openDataFolder(path).release();
  for (const [file, mode] of [
    ["secret", 0o644],
    ["tagine.db", 0o664],
  ] as const) {
    writeFileSync(join(path, file), `${"0".repeat(64)}\n`);
    chmodSync(join(path, file), mode);
  }
  chmodSync(path, 0o757);
  const again = openDataFolder(path);
  expect(again.warnings).toEqual([
    expect.stringMatching(/data\/secret \(mode 644\)\. It's 600 now\. .*delete the file and restart Tagine/),
    expect.stringMatching(/data\/tagine\.db \(mode 664\)\. It's 660 now\./),
    expect.stringMatching(/data \(mode 757\)\. It's 755 now\./),
  ]);
  expect(statSync(join(path, "secret")).mode & 0o777).toBe(0o600);
  again.release();
  const third = openDataFolder(path);
  expect(third.warnings).toEqual([]);
  third.release();
});

test("a start takes access from others, and from the file's group only for the secret", () => {
  const path = join(folder, "data");
  openDataFolder(path).release();
  mkdirSync(join(path, "backups"), { mode: 0o755 });
  writeFileSync(join(path, "secret"), `${"0".repeat(64)}\n`);
  const modes: Record<string, [number, number]> = {
    secret: [0o640, 0o600],
    "tagine.db": [0o640, 0o640],
    "tagine.before-update-3.db": [0o644, 0o640],
    "tagine.before-update-4.db": [0o604, 0o600],
    backups: [0o755, 0o750],
  };
  for (const [file, [mode]] of Object.entries(modes)) {
    if (file.startsWith("tagine")) writeFileSync(join(path, file), "x");
    chmodSync(join(path, file), mode);
  }
  const again = openDataFolder(path);
  again.release();
  for (const [file, [, mode]] of Object.entries(modes))
    expect([file, (statSync(join(path, file)).mode & 0o777).toString(8)]).toEqual([file, mode.toString(8)]);
  expect(again.warnings).toHaveLength(4);
});

test("a damaged secret is refused and kept, since a new one would sign everyone out", () => {
  const file = join(folder, "secret");
  for (const damaged of ["", "short", `${"0".repeat(64)}x`]) {
    writeFileSync(file, damaged);
    expect(() => openDataFolder(folder)).toThrow(`${file} does not contain a valid secret`);
    expect(readFileSync(file, "utf8")).toBe(damaged);
  }
  rmSync(file);
  openDataFolder(folder).release();
});

test("an empty database in a used folder is refused as lost", () => {
  const before = openDataFolder(folder);
  before.secret();
  before.release();
  for (const lose of [
    () => writeFileSync(join(folder, "tagine.db"), ""),
    () => rmSync(join(folder, "tagine.db")),
  ]) {
    lose();
    expect(() => openDataFolder(folder)).toThrow("is empty or missing");
  }
  rmSync(join(folder, "secret"));
  mkdirSync(join(folder, "images/key"));
  expect(() => openDataFolder(folder)).toThrow("Put a good copy there");
});

test("a start that failed before storing anything isn't a loss", () => {
  openDataFolder(folder).release();
  openDataFolder(folder).release();
});

test.each(["lock", "secret", "tagine.db"])("a folder in place of %p is named in the error", (name) => {
  mkdirSync(join(folder, name));
  expect(() => openDataFolder(folder)).toThrow(`${name} is a folder`);
});

const COMMAND = `
  const { Database } = require("bun:sqlite");
  const lock = new Database(process.argv[1], { create: true });
  lock.run("BEGIN EXCLUSIVE");
  console.log("taken");
  Bun.sleepSync(50);
  lock.close();
`;

test("a command that checks for a running Tagine doesn't block its start", async () => {
  const command = Bun.spawn([process.execPath, "-e", COMMAND, join(folder, "lock")]);
  await command.stdout.getReader().read();
  openDataFolder(folder).release();
  await command.exited;
});

test("a lock file that isn't Tagine's is named in the error", () => {
  writeFileSync(join(folder, "lock"), "garbage ".repeat(200));
  expect(() => openDataFolder(folder)).toThrow("was not created by Tagine");
});

test("the database is private to its owner", () => {
  const data = openDataFolder(folder);
  expect(statSync(data.database).mode & 0o777).toBe(0o600);
  data.release();
});

test("a deleted folder is noticed", () => {
  const data = openDataFolder(folder);
  expect(data.isGone()).toBe(false);
  rmSync(folder, { recursive: true });
  expect(data.isGone()).toBe(true);
  data.release();
});

test("a file in place of the folder is refused with a message", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => openDataFolder(join(folder, "file"))).toThrow("cannot be written");
});

test("a read-only folder is refused with a message", () => {
  // Not even root can create folders here.
  expect(() => openDataFolder("/proc/tagine-data")).toThrow("cannot be written");
});

test("a file is written completely or not at all", () => {
  const file = join(folder, "file");
  replaceFile(file, "old");
  const opened = openSync(file, "r");
  replaceFile(file, "new");
  // Processes that have the old file open can still read it.
  expect(readFileSync(opened, "utf8")).toBe("old");
  closeSync(opened);
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["file"]);
  expect(() => replaceFile(join(folder, "nowhere/file"), "x")).toThrow();
});
