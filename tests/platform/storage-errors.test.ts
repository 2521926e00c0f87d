import { expect, test } from "bun:test";
import { isFailedWrite, storageProblem } from "../../src/platform/storage-errors.ts";
import { tagine } from "../support/tagine.ts";

const failure = (code: string) => Object.assign(new Error("disk I/O error"), { code });

test.each([
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_IOERR_DIR_FSYNC",
  "SQLITE_IOERR_TRUNCATE",
  "SQLITE_READONLY",
  "SQLITE_READONLY_DBMOVED",
  "SQLITE_READONLY_DIRECTORY",
  "SQLITE_CANTOPEN",
  "SQLITE_CANTOPEN_ISDIR",
])("%s means the disk can't be written", (code) => {
  expect(storageProblem(failure(code))).toMatchObject({ kind: "storage", problem: "disk-not-writing" });
});

test.each(["SQLITE_IOERR_READ", "SQLITE_CORRUPT", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_BUSY"])(
  "%s doesn't mean the disk can't be written",
  (code) => {
    expect(isFailedWrite(failure(code))).toBe(false);
    expect(storageProblem(failure(code))).toEqual(failure(code));
  },
);

test("a read-only database answers 507, and reading still works", async () => {
  using at = await tagine();
  at.app.db.run("PRAGMA query_only = ON");
  const { status, body } = await at.admin.send("POST", "recipes/create", { name: "Soup" });
  expect([status, body.code]).toEqual([507, "disk-not-writing"]);
  expect((await at.admin.get("users/self")).status).toBe(200);
  at.app.db.run("PRAGMA query_only = OFF");
  expect((await at.admin.send("POST", "recipes/create", { name: "Soup" })).status).toBe(201);
});
