import { expect, spyOn, test } from "bun:test";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { archive } from "../../support/archives.ts";
import { eventually } from "../../support/eventually.ts";
import { getImport, reachState } from "../../support/import-files.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";

const at = runTaginePerTest();

const FULL = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
const WAITS = {
  code: "file-import-disk-full",
  params: {},
  text: "The disk is full. The import continues as soon as there's room.",
};

async function upload(): Promise<string> {
  const file = await archive("Recipes.zip", {
    "Recipes/Soup/recipe.json": { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 onion"] },
    "Recipes/Soup/full.jpg": await picture(80, 60),
    "Recipes/Bread/recipe.json": { "@type": "Recipe", name: "Bread", recipeIngredient: ["500 g flour"] },
  });
  const form = new FormData();
  form.append("files", file, file.name);
  return (await at.user.send("POST", "imports/files", form)).body.id;
}

const start = (id: string) => at.user.send("POST", `imports/files/${id}/start`, { existing: "skip" });

/** There's no room for pictures until `isFull` is false. */
function fillDisk(): { isFull: boolean } {
  const disk = { isFull: true };
  const { store } = at.app.images;
  spyOn(at.app.images, "store").mockImplementation(async (...input) => {
    if (disk.isFull) throw FULL;
    return store(...input);
  });
  return disk;
}

async function untilWaiting(id: string): Promise<FileImport> {
  return eventually(async () => {
    const now = await getImport(at.user, id);
    return now.delay !== null && now;
  });
}

test("reading files waits while the disk is full, says so, and continues by itself", async () => {
  const full = spyOn(at.app.recipes, "withIngredients").mockImplementation(() => {
    throw FULL;
  });
  const id = await upload();
  expect(await untilWaiting(id)).toMatchObject({ state: "reading", delay: WAITS });
  full.mockRestore();
  await eventually(() => at.app.fileImports.withPlan(id, (plan) => plan.getProgress().at));
  expect(await getImport(at.user, id)).toMatchObject({
    state: "ready",
    delay: null,
    found: { new: 2, unreadable: 0 },
  });
});

test("an import waits while there's no room for pictures, and no recipe is lost", async () => {
  const id = await upload();
  await reachState(at.user, id, "ready");
  const disk = fillDisk();
  await start(id);
  expect(await untilWaiting(id)).toMatchObject({
    state: "importing",
    delay: WAITS,
    counts: { failed: 0, done: 0 },
  });
  disk.isFull = false;
  expect(await reachState(at.user, id, "done")).toMatchObject({
    delay: null,
    results: { added: 2, failed: 0 },
  });
  expect((await at.user.get("recipes/soup")).body.image).toBe("soup.jpg");
});

test("an import waits while there's no room in the database", async () => {
  const id = await upload();
  await reachState(at.user, id, "ready");
  const full = spyOn(at.app.archivedRecipes, "addNew").mockImplementation(() => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  });
  await start(id);
  expect((await untilWaiting(id)).delay).toEqual(WAITS);
  full.mockRestore();
  expect((await reachState(at.user, id, "done")).results).toMatchObject({ added: 2, failed: 0 });
});

test("an import that waits for room can be stopped", async () => {
  const id = await upload();
  await reachState(at.user, id, "ready");
  fillDisk();
  await start(id);
  await untilWaiting(id);
  expect((await at.user.send("POST", `imports/files/${id}/stop`)).status).toBe(200);
  expect(await getImport(at.user, id)).toMatchObject({ state: "stopped", delay: null });
});
