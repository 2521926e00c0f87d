import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { archive as zipped } from "../support/archives.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { run, startTagine, type Run, type RunningTagine } from "../support/program.ts";

let tagine: RunningTagine;
let backup: Run;
let archive = "";
let folders: string[] = [];

beforeAll(async () => {
  tagine = await startTagine();
  const cook = await tagine.signIn();
  for (const name of ["Bean Stew", "Salad"]) await cook.send("POST", "recipes/create", { name });
  backup = await run(["backup", "--tag", "shell", "--data-dir", tagine.dataDir]);
  archive = backup.out.split("\n")[0] ?? "";
}, 20_000);
afterAll(async () => {
  await tagine.end();
  folders.forEach(removeFolder);
});

const folder = () => {
  folders = [...folders, makeFolder()];
  return folders.at(-1) ?? "";
};

test("a backup is made and verified while Tagine runs", async () => {
  expect([backup.code, backup.err]).toEqual([0, ""]);
  expect(backup.out).toContain(
    "Created and verified: 2 recipes, 0 pictures, 1 account, 1 group, 0 meal plans.",
  );
  expect(existsSync(archive)).toBe(true);
  const cook = await tagine.signIn();
  const [listed] = (await cook.get("backups/available")).body.imports;
  expect(listed).toMatchObject({ name: expect.stringMatching(/^shell_/), counts: { recipes: 2 } });
});

test("a good backup is verified, and a damaged one isn't", async () => {
  const good = await run(["verify", archive]);
  expect([good.code, good.err]).toEqual([0, ""]);
  expect(good.out).toStartWith("Verified: 2 recipes,");
  const bytes = await Bun.file(archive).bytes();
  const damaged = join(folder(), "damaged.zip");
  // In the middle of the database's content, wherever its name appears first.
  const at = Buffer.from(bytes).indexOf("tagine/tagine.db") + 400;
  bytes.fill(0, at, at + 16);
  await Bun.write(damaged, bytes);
  const bad = await run(["verify", damaged]);
  expect([bad.code, bad.out]).toEqual([1, ""]);
  expect(bad.err).toContain("tagine/tagine.db");
});

test("a backup is restored into a data folder, and people can sign in", async () => {
  const dataDir = folder();
  const { code, out, err } = await run(["restore", archive, "--data-dir", dataDir]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(`restored to ${dataDir}`);
  const restored = await startTagine({}, dataDir);
  try {
    const cook = await restored.signIn();
    expect((await cook.get("recipes/summary")).body).toHaveLength(2);
    await cook.send("POST", "recipes/create", { name: "Made since" });
  } finally {
    await restored.stop();
  }
  // Restores over existing data, which is saved first.
  const again = await run(["restore", archive, "--data-dir", dataDir]);
  expect([again.code, again.err]).toEqual([0, ""]);
  const [, before = ""] = /Backup of the previous data: (.*)/.exec(again.out) ?? [];
  const verified = await run(["verify", before]);
  expect(verified.out).toStartWith("Verified: 3 recipes,");
  expect(readdirSync(join(dataDir, "work"))).toEqual([]);
}, 30_000);

test("an invalid tag is refused", async () => {
  const { code, err } = await run(["backup", "--tag", "a/b", "--data-dir", tagine.dataDir]);
  expect([code, err]).toEqual([1, expect.stringContaining("Tags can have letters")]);
});

test("restoring a file that isn't an archive leaves no copy and no data folder", async () => {
  const [elsewhere, dataDir] = [folder(), join(folder(), "new")];
  const none = join(elsewhere, "photos.zip");
  await Bun.write(none, await zipped("photos.zip", { "photos/one.txt": "x" }));
  const { code, err } = await run(["restore", none, "--data-dir", dataDir]);
  expect([code, err]).toEqual([1, expect.stringContaining("archive")]);
  expect(existsSync(dataDir)).toBe(false);
});

test("an archive of another program can't be verified, but is restored with a list of what's missing", async () => {
  const old = join(folder(), "old.zip");
  const files = { "recipes/stew.json": { name: "Stew" }, "images/stew.jpg": "no picture" };
  await Bun.write(old, await zipped("old.zip", files));
  const verified = await run(["verify", old]);
  expect([verified.code, verified.err]).toEqual([1, expect.stringContaining("can't be verified")]);
  const env = { DEFAULT_PASSWORD: "set-by-hand-1" };
  const { code, out, err } = await run(["restore", old, "--data-dir", folder()], { env });
  expect([code, err]).toEqual([1, expect.stringContaining("Incomplete: recipe Stew")]);
  expect(out).toContain("2 of 2 items restored");
  // The archive had no accounts, so the first one was created.
  expect(out).toContain("Password  the one set in DEFAULT_PASSWORD");
  expect(out).not.toContain("set-by-hand-1");
}, 30_000);

test("nothing is restored while Tagine is running", async () => {
  const { code, err } = await run(["restore", archive, "--data-dir", tagine.dataDir]);
  expect([code, err]).toEqual([1, expect.stringContaining("in use by another Tagine")]);
});

test.each([
  [["backup", "--data-dir", "/nowhere/at/all"], 1, "There is no database"],
  [["backup", "--tag"], 2, "--tag needs a value"],
  [["backup", "--tag", "--data-dir"], 2, "--tag needs a value"],
  [["verify"], 2, "verify needs one file"],
  [["verify", "/nowhere.zip"], 1, "There is no file /nowhere.zip"],
  [["restore"], 2, "restore needs one file"],
  [["restore", "/nowhere.zip"], 1, "There is no file /nowhere.zip"],
])("%p exits with %p", async (words, code, message) => {
  const ended = await run(words);
  expect([ended.code, ended.out]).toEqual([code, ""]);
  expect(ended.err).toContain(message);
});
