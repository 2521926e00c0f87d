import { afterEach, beforeEach, expect, test } from "bun:test";
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDataFolder, writeWhole } from "../../src/platform/data-folder.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

test("a folder that is not there is made, with a secret that only its owner can read and that stays", () => {
  const path = join(folder, "new/data");
  const first = openDataFolder(path);
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(path, "secret")).mode & 0o777).toBe(0o600);
  expect(statSync(path).mode & 0o077).toBe(0);
  first.release();
  const second = openDataFolder(path);
  expect(second.secret).toBe(first.secret);
  second.release();
});

test("a damaged secret is refused with a sentence and left as it is: replaced, it would sign everybody out", () => {
  openDataFolder(folder).release();
  const file = join(folder, "secret");
  for (const damaged of ["", "short", `${"0".repeat(64)}x`]) {
    writeFileSync(file, damaged);
    expect(() => openDataFolder(folder)).toThrow(`${file} does not hold a secret`);
    expect(readFileSync(file, "utf8")).toBe(damaged);
  }
  rmSync(file);
  openDataFolder(folder).release();
});

test("a file where the folder should be is refused with a sentence", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => openDataFolder(join(folder, "file"))).toThrow("cannot be written");
});

test("a folder that may not be written is refused with a sentence", () => {
  // Nobody may make folders here, not even root.
  expect(() => openDataFolder("/proc/tagine-data")).toThrow("cannot be written");
});

test("a file is written whole or not at all", () => {
  const file = join(folder, "file");
  writeWhole(file, "old");
  const opened = openSync(file, "r");
  writeWhole(file, "new");
  // Who has the old file open goes on reading it: nothing was written over.
  expect(readFileSync(opened, "utf8")).toBe("old");
  closeSync(opened);
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["file"]);
  expect(() => writeWhole(join(folder, "nowhere/file"), "x")).toThrow();
});
