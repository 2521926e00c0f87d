import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_COUNTS } from "../../src/backups/backup.ts";
import { backupRunStore } from "../../src/backups/backup-run-store.ts";
import { runAutomaticBackup } from "../../src/backups/automatic-backup.ts";
import { isBackupMissed } from "../../src/scheduler.ts";
import { archive, createBackup, uploadArchive } from "../support/archives.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine({ backupsKept: 2 });
});
afterEach(() => at.close());

const names = async () =>
  (await at.admin.get("backups/available")).body.imports.map(({ name }: { name: string }) => name);

test("an archive is uploaded, downloaded and deleted", async () => {
  const file = await archive("Ärger & Co.zip", { "recipes/soup.json": { name: "Soup" } });
  expect((await uploadArchive(at.admin, "backups/upload", file)).body.snackbar.text).toBe("Backup uploaded");
  const [listed] = (await at.admin.get("backups/available")).body.imports;
  expect(listed).toMatchObject({ name: "Ärger & Co.zip", provedAt: null, counts: null, bytes: file.size });
  const path = `backups/${encodeURIComponent(listed.name)}`;
  const { fileToken } = (await at.admin.get(`${path}/download`)).body;
  const download = await at.handle(new Request(`http://localhost/api/utils/download?token=${fileToken}`));
  expect(download.headers.get("Content-Disposition")).toContain("%C3%84rger");
  expect(await download.bytes()).toEqual(new Uint8Array(await file.arrayBuffer()));
  expect((await at.admin.send("DELETE", `${path}/delete`)).body.snackbar).toEqual({
    text: "Ärger & Co.zip Deleted",
    type: "success",
  });
  const deleted = await at.visitor.get(`utils/download?token=${fileToken}`);
  expect(deleted.status).toBe(404);
});

test.each([
  ["GET", "download"],
  ["GET", "contents"],
  ["DELETE", "delete"],
  ["POST", "import"],
  ["POST", "restore"],
] as const)("%s backups/none.zip/%s gets 404, and no path leads out of the folder", async (method, what) => {
  for (const name of ["none.zip", "..%2Ftagine.db", "%2e%2e%2fsecret", "tagine.db"]) {
    const { status, body } = await at.admin.send(
      method,
      `backups/${name}/${what}`,
      method === "POST" ? {} : undefined,
    );
    expect([name, status, body.code]).toEqual([name, 404, "backup-not-found"]);
  }
});

test("a failed backup leaves nothing behind, and admins see the reason", async () => {
  expect((await at.admin.get("backups/status")).body).toMatchObject({
    running: null,
    last: null,
    failed: null,
    keeps: 2,
  });
  // A file in place of the work folder makes it fail.
  writeFileSync(join(at.app.folder.path, "work"), "");
  const answer = await at.admin.send("POST", "backups/export/database", {});
  expect(answer.status).toBe(500);
  const { failed, last } = (await at.admin.get("backups/status")).body;
  expect([failed, last]).toMatchObject([{ automatic: false, code: "internal" }, null]);
  expect(await names()).toEqual([]);

  rmSync(join(at.app.folder.path, "work"));
  await createBackup(at, { options: { recipes: false } });
  expect((await at.admin.get("backups/status")).body).toMatchObject({
    last: null,
    failed: { code: "internal" },
  });
  const { name } = await createBackup(at);
  expect((await at.admin.get("backups/status")).body).toMatchObject({ last: { name }, failed: null });
  const { imports } = (await at.admin.get("backups/available")).body;
  expect(imports.map((one: { whole: boolean }) => one.whole)).toEqual([true, false]);
});

test("each backup is copied to the second folder, and a missing folder is reported", async () => {
  const second = join(at.app.folder.path, "other-disk");
  at.close();
  at = await tagine({ backupCopyDir: second });
  await createBackup(at, { tag: "one" });
  expect((await at.admin.get("backups/status")).body).toMatchObject({
    failed: { code: "backup-folder-missing", params: { folder: second } },
    secondFolder: second,
  });
  expect(await names()).toHaveLength(1);
  mkdirSync(second, { recursive: true });
  const { name } = await createBackup(at, { tag: "two" });
  expect(readdirSync(second)).toEqual([name]);
  expect((await at.admin.get("backups/status")).body).toMatchObject({ failed: null, last: { name } });
});

test("the newest automatic backups are kept, and manual ones aren't touched", async () => {
  await createBackup(at, { tag: "mine" });
  for (const day of [1, 2, 3]) {
    at.setNow(new Date(2026, 2, day, 3));
    await runAutomaticBackup(at.app);
  }
  at.setNow(null);
  const remaining = (await names()).filter((name: string) => name.startsWith("Auto_"));
  expect(remaining).toHaveLength(2);
  expect(remaining.toSorted()).toEqual(["Auto_2026-Mar-02.zip", "Auto_2026-Mar-03.zip"]);
  expect(await names()).toHaveLength(3);
}, 20_000);

test("only the last unverified backup is kept, and it replaces no verified one", async () => {
  const runs = backupRunStore(at.app.db);
  const folder = join(at.app.folder.path, "backups");
  mkdirSync(folder, { recursive: true });
  const proof = { counts: NO_COUNTS, provedAt: "2026-01-01T03:01:00.000Z" };
  const addBackup = (day: string, isVerified: boolean) => {
    const name = `Auto_2026-Jan-${day}.zip`;
    writeFileSync(join(folder, name), "zip");
    const started = { at: `2026-01-${day}T03:00:00.000Z`, automatic: true };
    runs.add(
      started,
      { name, bytes: 3, whole: true, missing: [], proof: isVerified ? proof : null },
      isVerified ? null : { code: "internal" },
    );
  };
  addBackup("01", true);
  for (const day of ["02", "03", "04", "05"]) addBackup(day, false);
  expect(at.app.backups.listOutdated().map(({ name }) => name)).toEqual([
    "Auto_2026-Jan-04.zip",
    "Auto_2026-Jan-03.zip",
    "Auto_2026-Jan-02.zip",
  ]);
  expect((await at.admin.get("backups/status")).body).toMatchObject({
    last: { name: "Auto_2026-Jan-01.zip" },
    failed: { automatic: true },
  });
});

test("an automatic backup isn't deleted while it's being restored", async () => {
  at.close();
  at = await tagine({ backupsKept: 1 });
  at.setNow(new Date(2026, 2, 1, 3));
  await runAutomaticBackup(at.app);
  // Jobs aren't started, so the restore stays pending.
  expect((await at.admin.send("POST", "backups/Auto_2026-Mar-01.zip/restore", {})).status).toBe(201);
  at.setNow(new Date(2026, 2, 2, 3));
  await runAutomaticBackup(at.app);
  expect(await names()).toHaveLength(2);
}, 20_000);

test("a copy replaces no other file and is deleted with its own backup only", async () => {
  const second = join(at.app.folder.path, "other-disk");
  at.close();
  at = await tagine({ backupCopyDir: second, backupsKept: 1 });
  mkdirSync(second, { recursive: true });
  at.setNow(new Date(2026, 2, 1, 3));
  writeFileSync(join(second, "Auto_2026-Mar-01.zip"), "another Tagine's");
  await runAutomaticBackup(at.app);
  expect(readdirSync(second).toSorted()).toEqual(["Auto_2026-Mar-01-2.zip", "Auto_2026-Mar-01.zip"]);
  at.setNow(new Date(2026, 2, 2, 3));
  await runAutomaticBackup(at.app);
  expect(readdirSync(second).toSorted()).toEqual(["Auto_2026-Mar-01.zip", "Auto_2026-Mar-02.zip"]);
}, 20_000);

test("a resolved failure stays resolved if the later backup is deleted", async () => {
  const runs = backupRunStore(at.app.db);
  runs.add({ at: "2026-01-01T03:00:00.000Z", automatic: true }, null, { code: "internal" });
  const { name } = await createBackup(at);
  await at.admin.send("DELETE", `backups/${name}/delete`);
  expect((await at.admin.get("backups/status")).body).toMatchObject({ failed: null, last: null });
});

test("archives from a lost database aren't deleted", async () => {
  for (const day of ["01", "02", "03"])
    await uploadArchive(
      at.admin,
      "backups/upload",
      await archive(`Auto_2026-Jan-${day}.zip`, { "recipes/a.json": {} }),
    );
  await runAutomaticBackup(at.app);
  expect(await names()).toHaveLength(4);
});

test("other archives can be viewed and deleted during a restore, which loses nothing", async () => {
  const recipes = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [`recipes/r${number}.json`, { name: `Recipe ${number}` }]),
  );
  await uploadArchive(at.admin, "backups/upload", await archive("one.zip", recipes));
  await uploadArchive(
    at.admin,
    "backups/upload",
    await archive("two.zip", { "recipes/soup.json": { name: "Soup" } }),
  );
  await uploadArchive(
    at.admin,
    "backups/upload",
    await archive("three.zip", { "recipes/soup.json": { name: "Soup" } }),
  );
  at.app.jobs.begin();
  const { id } = (await at.admin.send("POST", "backups/one.zip/restore", {})).body;
  const looks = Array.from({ length: 20 }, () => at.admin.get("backups/two.zip/contents"));
  const deleted = await at.admin.send("DELETE", "backups/three.zip/delete");
  expect((await Promise.all(looks)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(deleted.status).toBe(200);
  await at.app.jobs.waitForEnd(id);
  expect((await at.admin.get(`archive-imports/${id}`)).body.counts).toMatchObject({ done: 60, failed: 0 });
});

test("two simultaneous backups with the same name are separate", async () => {
  const two = await Promise.all([createBackup(at, { tag: "same" }), createBackup(at, { tag: "same" })]);
  expect(new Set(two.map(({ name }) => name)).size).toBe(2);
  expect(await names()).toHaveLength(2);
});

describe("last night's backup was missed", () => {
  const now = new Date(2026, 2, 10, 9);
  const cases: [what: string, last: Date | null, hasRecipes: boolean, missed: boolean][] = [
    ["after one made today", new Date(2026, 2, 10, 3, 0, 1), true, false],
    ["after one made yesterday", new Date(2026, 2, 9, 3, 0, 1), true, true],
    ["if there never was one", null, true, true],
    ["in a new Tagine", null, false, false],
  ];
  test.each(cases)("%s: %p, %p is %p", (_, last, hasRecipes, missed) => {
    expect(isBackupMissed(last, now, hasRecipes)).toBe(missed);
  });

  test("but not before it's due", () => {
    expect(isBackupMissed(new Date(2026, 2, 9, 3, 0, 1), new Date(2026, 2, 10, 2, 59), true)).toBe(false);
  });
});

test("only one archive is restored at a time, and it can't be deleted meanwhile", async () => {
  const file = await archive("a.zip", { "recipes/soup.json": { name: "Soup" } });
  await uploadArchive(at.admin, "backups/upload", file);
  const started = await at.admin.send("POST", "backups/a.zip/restore", {});
  expect([started.status, started.body]).toMatchObject([
    201,
    { purpose: "restore", archive: "a.zip", state: "running" },
  ]);
  expect((await at.admin.send("POST", "backups/a.zip/restore", {})).body.code).toBe("archive-import-runs");
  expect((await at.admin.send("DELETE", "backups/a.zip/delete")).body.code).toBe("backup-in-use");
  at.app.jobs.begin();
  await at.app.jobs.waitForEnd(started.body.id);
  expect((await at.admin.get("recipes/soup")).status).toBe(200);
  const undo = await at.admin.send("POST", `archive-imports/${started.body.id}/undo`);
  expect([undo.status, undo.body.code]).toEqual([409, "backup-without-undo"]);
  expect((await at.admin.send("DELETE", "backups/a.zip/delete")).status).toBe(200);
});

test("no temporary files are left", async () => {
  await createBackup(at);
  expect(readdirSync(join(at.app.folder.path, "work"))).toEqual([]);
  expect(existsSync(at.app.backups.archives.path)).toBe(true);
});
