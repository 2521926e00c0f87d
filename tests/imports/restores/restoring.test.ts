import { afterEach, beforeEach, expect, test } from "bun:test";
import { chooseKinds } from "../../../src/archiving/archive-kinds.ts";
import { ADMIN_EMAIL } from "../../support/sign-ins.ts";
import { completeSearch } from "../../../src/recipes/search/complete-search.ts";
import { eventually } from "../../support/eventually.ts";
import { archive, createBackup, readArchive, restoreArchive, uploadArchive } from "../../support/archives.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.app.jobs.begin();
});
afterEach(() => at.close());

const listTrash = async () =>
  (await at.admin.get("recipe-bin")).body.map(({ id, name }: { id: number; name: string }) => ({ id, name }));

async function addDeleted(name: string): Promise<void> {
  const slug = (await at.admin.send("POST", "recipes/create", { name })).body;
  await at.admin.send("DELETE", `recipes/${slug}`);
}

test("a closed site stays closed during and after a rebase from an archive without that setting", async () => {
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  const foreign = await archive("foreign.zip", {
    "recipes/soup.json": { name: "Soup" },
    "settings/settings.json": { language: "pl-PL" },
  });
  const report = await restoreArchive(at, foreign, { rebase: true });
  expect(report.settingsImports).toMatchObject([{ status: true }]);
  expect((await at.admin.get("site-settings")).body).toMatchObject({
    language: "pl-PL",
    visitorsMustSignIn: true,
  });
  expect((await at.visitor.get("recipes/summary")).status).toBe(401);
});

test("which tags imported recipes get is restored, and older archives keep or reset it", async () => {
  const read = async () => (await at.admin.get("site-settings")).body.importedOrganizers;
  await at.admin.send("PUT", "site-settings", { importedOrganizers: "none" });
  const backup = await createBackup(at);
  await at.admin.send("PUT", "site-settings", { importedOrganizers: "known" });
  await restoreArchive(at, backup, { force: true });
  expect(await read()).toBe("none");

  const older = await archive("older.zip", { "settings/settings.json": { language: "pl-PL" } });
  await restoreArchive(at, older, { force: true });
  expect(await read()).toBe("none");
  await restoreArchive(at, older, { rebase: true });
  expect(await read()).toBe("useful");
});

test("trashed recipes get another id if theirs is taken, and are restored once", async () => {
  await addDeleted("Lost Soup");
  const backup = await createBackup(at);
  at.close();
  at = await tagine();
  at.app.jobs.begin();
  // Another recipe has the same id here.
  await at.admin.send("POST", "recipes/create", { name: "Ours" });
  await restoreArchive(at, backup);
  const [lost] = await listTrash();
  expect(lost).toMatchObject({ name: "Lost Soup" });
  const again = await restoreArchive(at, backup);
  expect(again.recipeImports).toMatchObject([{ name: "Lost Soup", status: false }]);
  expect(await listTrash()).toEqual([lost]);
  expect((await restoreArchive(at, backup, { force: true })).recipeImports).toEqual([]);
  expect(await listTrash()).toEqual([lost]);

  // New recipes never get the id of a restorable one.
  for (const name of ["One", "Two", "Three"]) await at.admin.send("POST", "recipes/create", { name });
  expect((await at.admin.send("POST", `recipe-bin/${lost.id}/restore`)).status).toBe(200);
  expect((await at.admin.get("recipes/lost-soup")).status).toBe(200);
});

test("a new recipe never gets the id of a restored one in the trash", async () => {
  await addDeleted("Lost Soup");
  const backup = await createBackup(at);
  at.close();
  at = await tagine();
  at.app.jobs.begin();
  await restoreArchive(at, backup);
  await at.admin.send("POST", "recipes/create", { name: "New Soup" });
  const [lost] = await listTrash();
  expect((await at.admin.send("POST", `recipe-bin/${lost.id}/restore`)).status).toBe(200);
  expect((await at.admin.get("recipes/summary")).body).toHaveLength(2);
});

test("nothing is emptied if the archive lacks the files it lists, and the report says so", async () => {
  await at.admin.send("POST", "recipes/create", { name: "Soup" });
  const files = await readArchive(await createBackup(at));
  const lacking = new Map([...files].filter(([name]) => !/^(?:recipes|pages|themes)\//.test(name)));
  const report = await restoreArchive(at, await archive("lacking.zip", Object.fromEntries(lacking)), {
    rebase: true,
  });
  expect((await at.admin.get("recipes/summary")).body).toHaveLength(1);
  const failed = report.recipeImports.filter(({ status }: { status: boolean }) => !status);
  expect(failed.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    "pages/pages.json",
    "recipes/soup.json",
    "themes/themes.json",
  ]);
});

test("plans of a group that can't be restored go to no other group", async () => {
  const plan = { startDate: "2026-03-02", endDate: "2026-03-03", meals: [{ name: "Theirs" }] };
  const report = await restoreArchive(
    at,
    await archive("plans.zip", {
      "groups/groups.json": [
        { name: " ", mealplans: [plan] },
        { name: "Neighbours", mealplans: [plan] },
      ],
    }),
  );
  const plans = report.groupImports.filter(({ name }: { name: string }) => name.includes("2026-03-02"));
  expect(plans).toMatchObject([{ status: false }]);
  expect((await at.admin.get("meal-plans/all")).body).toEqual([]);
});

test("a missing picture is reported, and so is an undone restore", async () => {
  await uploadArchive(
    at.admin,
    "backups/upload",
    await archive("half.zip", {
      "recipes/stew.json": { name: "Stew" },
      "recipes/soup.json": { name: "Soup" },
      "images/stew.jpg": "no picture",
    }),
  );
  const { id } = (await at.admin.send("POST", "backups/half.zip/restore", { force: true })).body;
  await at.app.jobs.waitForEnd(id);
  expect((await at.admin.get(`archive-imports/${id}`)).body).toMatchObject({
    noticed: 1,
    undoes: null,
    undoneBy: null,
  });
  const rows = (await at.admin.get(`archive-imports/${id}/rows?status=noticed`)).body;
  expect(rows).toMatchObject([{ name: "Stew", status: true, refusal: { code: "not-a-picture" } }]);

  const undoing = (await at.admin.send("POST", `archive-imports/${id}/undo`)).body;
  await at.app.jobs.waitForEnd(undoing.id);
  expect(undoing).toMatchObject({ undoes: id });
  expect((await at.admin.get(`archive-imports/${id}`)).body).toMatchObject({ undoneBy: undoing.id });
});

test("a restore continues and can be undone after its owner's account is deleted", async () => {
  const { id: second } = (
    await at.admin.send("POST", "users", {
      fullName: "Second",
      email: "second@example.com",
      password: "password9",
      admin: true,
    })
  ).body;
  const form = new URLSearchParams({ username: "second@example.com", password: "password9" });
  const { access_token: token } = (await at.visitor.send("POST", "auth/token", form)).body;
  await uploadArchive(
    at.admin,
    "backups/upload",
    await archive("soup.zip", { "recipes/soup.json": { name: "Soup" } }),
  );
  const { id } = (await at.withToken(token).send("POST", "backups/soup.zip/restore", { rebase: true })).body;
  expect((await at.admin.send("DELETE", `users/${second}`)).status).toBe(200);
  await at.app.jobs.waitForEnd(id);
  expect((await at.admin.get(`archive-imports/${id}`)).body).toMatchObject({
    state: "done",
    before: expect.stringContaining("Before-restore"),
  });
  expect((await at.admin.get("users")).body).toMatchObject([{ email: ADMIN_EMAIL }, {}]);
});

test("archives are imported one at a time, of any kind", async () => {
  at.close();
  // Jobs aren't started, so the import stays pending.
  at = await tagine();
  const soup = await archive("soup.zip", { "recipes/soup.json": { name: "Soup" } });
  const book = await archive("book.zip", { "Recipes/Soup/recipe.json": { name: "Soup" } });
  await uploadArchive(at.admin, "backups/upload", soup);
  await uploadArchive(at.admin, "migrations/nextcloud/upload", book);
  expect((await at.admin.send("POST", "migrations/nextcloud/book.zip/start")).status).toBe(201);
  for (const path of ["backups/soup.zip/restore", "migrations/nextcloud/book.zip/start"])
    expect((await at.admin.send("POST", path, {})).body.code).toBe("archive-import-runs");
});

test("the safety backup can't be deleted while its restore is being prepared", async () => {
  const { restores, jobs } = at.app;
  const soup = await archive("soup.zip", { "recipes/soup.json": { name: "Soup" } });
  await uploadArchive(at.admin, "backups/upload", soup);
  let before = "";
  const startSlowly: typeof jobs.startSlowly = async (job) => {
    ({ before } = job.about as { before: string });
    expect((await at.admin.send("DELETE", `backups/${before}/delete`)).status).toBe(409);
    return jobs.startSlowly(job);
  };
  const how = { force: true, rebase: false, kinds: chooseKinds() };
  const id = await restores.start("soup.zip", how, { caller: null, jobs: { ...jobs, startSlowly } });
  await jobs.waitForEnd(id);
  expect((await at.admin.send("DELETE", `backups/${before}/delete`)).status).toBe(200);
});

test("existing ingredient corrections stay, unless the restore replaces them", async () => {
  const correct = (food: string) =>
    at.admin.send("PUT", "ingredient-corrections", { line: "200 g soft flour", food });
  const teach = (foodId: string) => at.admin.send("PUT", "taught-foods", { name: "Gloop", foodId });
  const read = async () => {
    const { lines, foods } = (await at.admin.get("ingredient-corrections")).body;
    return [lines, foods].map((rows) =>
      rows.map((row: Record<string, string>) => row["food"] ?? row["foodId"]),
    );
  };
  await correct("soft flour");
  await teach("honey");
  const backup = await createBackup(at);
  await correct("flour");
  await teach("sugar");
  await restoreArchive(at, backup);
  expect(await read()).toEqual([["flour"], ["sugar"]]);
  await restoreArchive(at, new File([backup], "forced.zip"), { force: true });
  expect(await read()).toEqual([["soft flour"], ["honey"]]);

  const older = await archive("older.zip", { "settings/settings.json": { language: "pl-PL" } });
  await restoreArchive(at, older, { force: true });
  expect(await read()).toEqual([["soft flour"], ["honey"]]);
  await restoreArchive(at, older, { rebase: true });
  expect(await read()).toEqual([[], []]);
});

test("search uses restored corrections, and no longer uses removed ones", async () => {
  const stop = completeSearch(at.app);
  const recipeIngredient = ["1 cup white stuff", "2 tbsp gloop"];
  await at.admin.send("POST", "recipes/create", { name: "Dip", recipeIngredient });
  const count = async (food: string) =>
    (await at.visitor.get(`recipes/search?with=${food}`)).body.length as number;
  const corrected = await archive("corrected.zip", {
    "settings/settings.json": {
      ingredientCorrections: [{ line: "1 CUP white stuff", food: "stuff", foodId: "wheat-flour" }],
      taughtFoods: [{ name: "Gloop", foodId: "honey" }],
    },
  });
  await restoreArchive(at, corrected);
  await eventually(async () => (await count("flour")) + (await count("honey")) === 2);
  const older = await archive("older.zip", { "settings/settings.json": { language: "pl-PL" } });
  await restoreArchive(at, older, { rebase: true });
  await eventually(async () => (await count("flour")) + (await count("honey")) === 0);
  stop();
});

test("a correction with part of a number, from an older version, is restored but ignored", async () => {
  const line = "100 g zorks";
  const file = await archive("older.zip", {
    "settings/settings.json": { ingredientCorrections: [{ line, amount: "10", food: "zorks" }] },
  });
  await restoreArchive(at, file);
  const { lines } = (await at.admin.get("ingredient-corrections")).body;
  expect(lines).toMatchObject([{ line, amount: "10" }]);
  const read = await at.visitor.send("POST", "ingredients/read", { lines: [line] });
  expect(read.body.lines).toMatchObject([{ amounts: [{ quantity: 100, kind: "g" }] }]);
});

test("an invalid correction in an archive isn't restored, and the others are", async () => {
  const file = await archive("odd.zip", {
    "settings/settings.json": {
      ingredientCorrections: [
        { line: "2 eggs", food: "ham" },
        { line: "2 eggs", food: "eggs", foodId: "egg" },
      ],
      taughtFoods: [
        { name: "", foodId: "egg" },
        { name: "Egggs", foodId: "egg" },
      ],
    },
  });
  await restoreArchive(at, file);
  expect((await at.admin.get("ingredient-corrections")).body).toMatchObject({
    lines: [{ line: "2 eggs", food: "eggs", foodId: "egg" }],
    foods: [{ name: "Egggs", foodId: "egg" }],
  });
});
