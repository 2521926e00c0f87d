import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createBackup, readArchive, restoreArchive } from "../support/archives.ts";
import { tinyGif } from "../support/made-pictures.ts";
import { recipeWith, upload } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
  const picture = tinyGif();
  await recipeWith(at, picture, "Whole");
  const fileOf = (slug: string, size: "original" | "small") =>
    at.app.images.file(at.app.archivedRecipes.known(slug)?.picture ?? { key: "", ext: "" }, size);
  const small = fileOf(await recipeWith(at, picture, "No small form"), "small");
  const original = fileOf(await recipeWith(at, picture, "No original"), "original");
  const folder = dirname(fileOf(await recipeWith(at, picture, "No folder"), "original"));
  const empty = fileOf(await recipeWith(at, picture, "Empty"), "original");
  const garbage = fileOf(await recipeWith(at, picture, "Garbage"), "original");
  const isFolder = fileOf(await recipeWith(at, picture, "A folder instead"), "original");
  const binned = fileOf(await recipeWith(at, picture, "Deleted"), "original");
  await at.user.send("DELETE", "recipes/deleted");
  const former = fileOf(await recipeWith(at, picture, "Former"), "original");
  await at.user.send("DELETE", "recipes/former/image");
  await at.admin.send("PUT", "users/1/image", upload(picture, { field: "profile_image" }));
  const further = await addFurther(await recipeWith(at, picture, "Further"));
  const person = at.app.images.file(at.app.users.picture(1) ?? { key: "", ext: "" }, "original");
  for (const file of [small, original, folder, binned, former, further, person])
    rmSync(file, { recursive: true });
  writeFileSync(empty, "");
  writeFileSync(garbage, "This is no picture");
  rmSync(isFolder);
  mkdirSync(isFolder);
});
afterAll(() => at.close());

/** Returns the path of its original. */
async function addFurther(slug: string): Promise<string> {
  const { body } = await at.user.send("POST", `recipes/${slug}/pictures`, upload(tinyGif()));
  return at.app.images.file({ key: body.id, ext: "gif" }, "original");
}

test("unreadable pictures never stop a backup, and admins are told about them", async () => {
  const file = await createBackup(at);
  const expected = [
    "A folder instead",
    "Change Me",
    "Deleted",
    "Empty",
    "Former",
    "Further",
    "Garbage",
    "No folder",
    "No original",
    "No small form",
  ];
  const [listed] = (await at.admin.get("backups/available")).body.imports;
  expect(listed.missing.toSorted()).toEqual(expected);
  expect(listed.provedAt).toEqual(expect.any(String));
  const { last, failed } = (await at.admin.get("backups/status")).body;
  expect([last.missing.toSorted(), failed]).toEqual([expected, null]);

  const files = await readArchive(file);
  const manifest = files.get("tagine/manifest.json");
  expect(manifest).toMatchObject({
    missing: expect.arrayContaining([
      "images/no-original/original.gif",
      "images/no-small-form/min-original.webp",
    ]),
  });
});

test("a restore brings back the available pictures and reports the missing ones", async () => {
  const file = await createBackup(at);
  using to = await tagine();
  to.app.jobs.begin();
  await restoreArchive(to, file);
  const { body } = await to.admin.get("recipes/no-small-form");
  expect(body.image).toEqual(expect.any(String));
  const picture = to.app.archivedRecipes.known("no-small-form")?.picture;
  expect(readFileSync(to.app.images.file(picture ?? { key: "", ext: "" }, "small")).length).toBeGreaterThan(
    0,
  );
  const [job] = (await to.admin.get("archive-imports")).body;
  const noticed = (await to.admin.get(`archive-imports/${job.id}/rows?status=noticed`)).body;
  expect(noticed.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    "A folder instead",
    "Deleted",
    "Empty",
    "Former",
    "Further",
    "Garbage",
    "No folder",
    "No original",
  ]);
});
