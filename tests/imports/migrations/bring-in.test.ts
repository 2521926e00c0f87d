import { afterEach, beforeEach, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { archive, uploadArchive } from "../../support/archives.ts";
import { pictureOf } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.app.jobs.begin();
});
afterEach(() => at.close());

/** As Nextcloud's app writes it: a folder per recipe. */
async function cookbook() {
  return archive("Recipes.zip", {
    "Recipes/Bean Stew/recipe.json": {
      "@type": "Recipe",
      name: "Bean Stew",
      keywords: "cheap,warm",
      url: "https://example.com/stew",
      recipeIngredient: ["2 cans beans"],
      recipeInstructions: ["Simmer"],
      prepTime: "PT0H15M",
    },
    "Recipes/Bean Stew/full.jpg": await picture(80, 60),
    "Recipes/Bean Stew/thumb.jpg": "x",
    "Recipes/Salad/recipe.json": { "@type": "Recipe", name: "Salad", keywords: ["green"] },
    "Recipes/Broken/recipe.json": "no json at all",
  });
}

test("Nextcloud Cookbook recipes are imported with pictures, and failures have a row with the reason", async () => {
  const uploaded = await uploadArchive(at.admin, "migrations/nextcloud/upload", await cookbook());
  expect(uploaded.body).toMatchObject({ snackbar: { text: "Migration data uploaded", type: "success" } });
  const findArchive = (await at.admin.get("migrations")).body;
  expect(findArchive.map(({ type }: { type: string }) => type)).toEqual(["nextcloud", "chowdown", "mealie"]);
  expect(findArchive[0].files).toMatchObject([
    { name: "Recipes.zip", date: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  await at.user.send("POST", "recipes/create", { name: "Salad" });

  const { status, body } = await at.admin.send("POST", "migrations/nextcloud/Recipes.zip/import");
  expect([status, body]).toEqual([
    200,
    [
      { name: "Bean Stew", slug: "bean-stew", status: true, exception: "" },
      {
        name: "Salad",
        slug: "",
        status: false,
        exception: "A recipe named “Salad” already exists (salad).",
      },
      {
        name: "Recipes/Broken/recipe.json",
        slug: "",
        status: false,
        exception: expect.stringContaining("isn't valid JSON"),
      },
    ],
  ]);
  expect((await at.admin.get("recipes/bean-stew")).body).toMatchObject({
    tags: ["cheap", "warm"],
    orgURL: "https://example.com/stew",
    prepTime: "15 Minutes",
    image: "bean-stew.jpg",
  });
  expect((await pictureOf(at, "bean-stew", "tiny")).status).toBe(200);

  const deleted = await at.admin.send("DELETE", "migrations/nextcloud/Recipes.zip/delete");
  expect(deleted.body.snackbar).toEqual({ text: "Migration Data Remove: Recipes.zip", type: "success" });
  expect((await at.admin.get("migrations")).body[0].files).toEqual([]);
});

test("Chowdown recipes are imported from a downloaded repository", async () => {
  const repository = await archive("chowdown-gh-pages.zip", {
    "chowdown-gh-pages/_recipes/pie.md":
      "---\ntitle: Pie\nimage: pie.jpg\ntags: sweet, old\ningredients:\n- 1 cup flour\ndirections:\n- Bake\n---\nBest cold.\n",
    "chowdown-gh-pages/images/pie.jpg": await picture(80, 60),
  });
  await uploadArchive(at.admin, "migrations/chowdown/upload", repository);
  const { body } = await at.admin.send("POST", "migrations/chowdown/chowdown-gh-pages.zip/import");
  expect(body).toEqual([{ name: "Pie", slug: "pie", status: true, exception: "" }]);
  expect((await at.admin.get("recipes/pie")).body).toMatchObject({
    description: "Best cold.",
    recipeIngredient: ["1 cup flour"],
    recipeInstructions: [{ text: "Bake" }],
    tags: ["sweet", "old"],
    image: "pie.jpg",
  });
});

test("a recipe with a missing or broken picture is imported without it", async () => {
  const repository = await archive("c.zip", {
    "c/_recipes/pie.md": "---\ntitle: Pie\nimage: gone.jpg\n---\n",
    "c/_recipes/tart.md": "---\ntitle: Tart\nimage: tart.jpg\n---\n",
    "c/images/tart.jpg": "no picture",
  });
  await uploadArchive(at.admin, "migrations/chowdown/upload", repository);
  const { body } = await at.admin.send("POST", "migrations/chowdown/c.zip/import");
  expect(body.map((row: { status: boolean }) => row.status)).toEqual([true, true]);
});

test("a background import shows its progress and ends with a report to download", async () => {
  await uploadArchive(at.admin, "migrations/nextcloud/upload", await cookbook());
  const started = await at.admin.send("POST", "migrations/nextcloud/Recipes.zip/start");
  expect([started.status, started.body]).toMatchObject([
    201,
    {
      purpose: "recipe-migration",
      type: "nextcloud",
      archive: "Recipes.zip",
      before: null,
      counts: { total: 3 },
    },
  ]);
  const { id } = started.body;
  await at.app.jobs.waitForEnd(id);
  expect((await at.admin.get(`archive-imports/${id}`)).body).toMatchObject({
    state: "done",
    counts: { done: 2, failed: 1 },
  });
  const failed = (await at.admin.get(`archive-imports/${id}/rows?status=failed`)).body;
  expect(failed).toMatchObject([
    { item: "recipe", status: false, refusal: { code: "archive-file-not-json" } },
  ]);
  const { fileToken } = (await at.admin.get(`archive-imports/${id}/report`)).body;
  const report = await at.visitor.get(`utils/download?token=${fileToken}`);
  expect(report.headers.get("Content-Disposition")).toContain(`report-${id}.csv`);
  expect(report.body.split("\r\n")).toEqual([
    "\uFEFFwhat,name,slug,status,exception".replace("\uFEFF", ""),
    "recipe,Bean Stew,bean-stew,Imported,",
    "recipe,Salad,salad,Imported,",
    expect.stringMatching(/^recipe,Recipes\/Broken\/recipe.json,,Failed,.*isn't valid JSON/),
  ]);
  expect((await at.admin.send("DELETE", `archive-imports/${id}`)).status).toBe(200);
  expect((await at.admin.get(`archive-imports/${id}`)).status).toBe(404);
});

test("report cells are never formulas in a spreadsheet", async () => {
  await uploadArchive(
    at.admin,
    "migrations/nextcloud/upload",
    await archive("a.zip", {
      "x/recipe.json": { "@type": "Recipe", name: "=HYPERLINK(1)" },
    }),
  );
  const { id } = (await at.admin.send("POST", "migrations/nextcloud/a.zip/start")).body;
  await at.app.jobs.waitForEnd(id);
  const { fileToken } = (await at.admin.get(`archive-imports/${id}/report`)).body;
  expect((await at.visitor.get(`utils/download?token=${fileToken}`)).body).toContain("'=HYPERLINK(1)");
});

test("file names can't leave the folder, and a second file of the same name gets a number", async () => {
  const file = await cookbook();
  for (const name of [
    "../../../evil.zip",
    "a/b\\evil.zip",
    "evil.ZIP",
    ".zip",
    "für Oma 🍲.zip",
    "no ending",
  ])
    await uploadArchive(at.admin, "migrations/nextcloud/upload", new File([file], name));
  const names = (await at.admin.get("migrations")).body[0].files.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual(
    ["archive.zip", "evil-2.zip", "evil-3.zip", "evil.zip", "für Oma 🍲.zip", "no ending.zip"].toSorted(),
  );
  const { body } = await at.admin.send(
    "POST",
    `migrations/nextcloud/${encodeURIComponent("für Oma 🍲.zip")}/import`,
  );
  expect(body).toHaveLength(3);
  for (const path of ["%2e%2e%2f%2e%2e%2ftagine.db", "..%2Ftagine.db", "tagine.db"])
    expect((await at.admin.send("DELETE", `migrations/nextcloud/${path}/delete`)).status).toBe(404);
  expect(readFileSync(at.app.folder.database).length).toBeGreaterThan(0);
});

test.each([
  ["POST", "migrations/paprika/upload", 404],
  ["POST", "migrations/paprika/x.zip/import", 404],
  ["POST", "migrations/nextcloud/x.zip/import", 404],
  ["POST", "migrations/nextcloud/x.zip/start", 404],
  ["DELETE", "migrations/nextcloud/x.zip/delete", 404],
] as const)("%s %s is %p", async (method, path, status) => {
  const answer = path.endsWith("upload")
    ? await uploadArchive(at.admin, path, await cookbook())
    : await at.admin.send(method, path);
  expect([answer.status, typeof answer.body.snackbar.text]).toEqual([status, "string"]);
});

test("an archive without matching recipes says so", async () => {
  await uploadArchive(at.admin, "migrations/chowdown/upload", await cookbook());
  const answer = await at.admin.send("POST", "migrations/chowdown/Recipes.zip/import");
  expect([answer.status, answer.body.code]).toEqual([422, "migration-without-recipes"]);
});

test("a waiting import keeps its archive and report until it may run", async () => {
  at.close();
  at = await tagine();
  await uploadArchive(at.admin, "migrations/nextcloud/upload", await cookbook());
  const { id } = (await at.admin.send("POST", "migrations/nextcloud/Recipes.zip/start")).body;
  expect((await at.admin.get(`archive-imports/${id}`)).body.state).toBe("running");
  expect((await at.admin.send("DELETE", `archive-imports/${id}`)).status).toBe(409);
  expect((await at.admin.send("DELETE", "migrations/nextcloud/Recipes.zip/delete")).status).toBe(409);
  at.app.jobs.begin();
  await at.app.jobs.waitForEnd(id);
  expect((await at.admin.get("recipes/summary")).body).toHaveLength(2);
});
