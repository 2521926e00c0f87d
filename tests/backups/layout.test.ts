import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { createBackup, readArchive } from "../support/archives.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { fillKitchen } from "../support/full-kitchen.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let files: Map<string, unknown>;

beforeAll(async () => {
  at = await tagine();
  await fillKitchen(at);
  files = await readArchive(await createBackup(at, { tag: "mytag", templates: ["recipes.md"] }));
}, 30_000);
afterAll(() => at.close());

const list = (name: string) => files.get(name) as Record<string, unknown>[];

test("each recipe is a file with the same content as in the API", async () => {
  const slugs = at.app.archivedRecipes.slugs();
  const recipes = [...files.keys()].filter((name) => name.startsWith("recipes/"));
  expect(recipes.toSorted()).toEqual(slugs.map((slug) => `recipes/${slug}.json`).toSorted());
  const { body } = await at.admin.get("recipes/a-renamed-one");
  expect(files.get("recipes/a-renamed-one.json")).toEqual(body);
});

test("a picture has three sizes in a folder named after the recipe's slug", () => {
  const pictured = at.app.archivedRecipes.slugs().find((slug) => at.app.pictures.current(slug));
  const { ext = "" } = at.app.pictures.current(pictured ?? "") ?? {};
  for (const name of [`original.${ext}`, "min-original.webp", "tiny-original.webp"])
    expect([name, files.has(`images/${pictured}/${name}`)]).toEqual([name, true]);
});

test("a template makes one text per recipe", () => {
  const text = files.get("templates/recipes.md/a-renamed-one.md");
  expect(text).toStartWith("# A renamed one\n");
  expect([...files.keys()].filter((name) => name.startsWith("templates/"))).toHaveLength(
    at.app.archivedRecipes.slugs().length,
  );
});

test("settings, themes, pages, groups and users are lists with the names older programs expect", () => {
  expect(list("settings/settings.json")).toEqual([
    expect.objectContaining({ language: "de-DE", show_recent: true, cards_per_section: 12 }),
  ]);
  expect(list("themes/themes.json").map(({ name }) => name)).toEqual(["default", "Søndag"]);
  expect(list("pages/pages.json")).toMatchObject([{ name: "Weekend", slug: "weekend", position: 0 }]);
  const [home, neighbours] = list("groups/groups.json");
  expect(home).toMatchObject({ name: "Home", webhook_enable: true, webhook_time: "17:30" });
  expect(home?.["webhook_urls"]).toEqual(["https://example.com/hook"]);
  expect(home?.["mealplans"]).toMatchObject([{ start_date: "2026-11-16", end_date: "2026-11-22" }]);
  expect(neighbours).toMatchObject({ name: "Neighbours", mealplans: [] });
  const [first] = list("users/users.json");
  expect(first).toMatchObject({ id: 1, full_name: "Change Me", admin: true, group: "Home" });
  expect(first?.["password"]).toStartWith("$argon2id$");
});

test("the manifest counts everything and has a checksum of each file", () => {
  const { counts, files: sums, kinds } = files.get("tagine/manifest.json") as Record<string, object>;
  expect(counts).toMatchObject({ recipes: 8, users: 3, groups: 2, themes: 2, pages: 1, mealPlans: 1 });
  expect(Object.values(kinds ?? {})).toEqual([true, true, true, true, true, true]);
  expect(Object.keys(sums ?? {}).toSorted()).toEqual(
    [...files.keys()].filter((name) => name !== "tagine/manifest.json").toSorted(),
  );
});

test("excluded kinds aren't in any file", async () => {
  const hash = at.app.users.passwordHash(1) ?? "";
  const without = { users: false, recipes: false, groups: false, settings: false, themes: false };
  const archive = await createBackup(at, { options: without });
  const small = await readArchive(archive);
  expect([...small.keys()].toSorted()).toEqual([
    "pages/pages.json",
    "tagine/manifest.json",
    "tagine/tagine.db",
  ]);
  const bytes = Buffer.from(small.get("tagine/tagine.db") as Uint8Array);
  for (const secret of [hash, "changeme@email.com", "A renamed one", "example.com/hook"])
    expect([secret, bytes.includes(secret)]).toEqual([secret, false]);
});

test("sessions are never included, so a restore can't let anyone back in", async () => {
  const folder = makeFolder();
  try {
    const path = join(folder, "tagine.db");
    await Bun.write(path, files.get("tagine/tagine.db") as Uint8Array<ArrayBuffer>);
    const db = new Database(path);
    for (const table of ["session", "job", "webhook_delivery"])
      expect(db.query(`SELECT count(*) AS number FROM ${table}`).get()).toEqual({ number: 0 });
    db.close();
  } finally {
    removeFolder(folder);
  }
});

test("sign-up links are never included, since each creates an account", async () => {
  const links = (await at.admin.get("users/sign-ups")).body;
  expect(links).toHaveLength(1);
  const database = Buffer.from(files.get("tagine/tagine.db") as Uint8Array);
  for (const secret of [links[0].token, links[0].name, "For Ann"])
    expect(database.includes(secret)).toBe(false);
});

test("share links are never included, since each lets strangers read a recipe", async () => {
  const links = (await at.user.get("share-links")).body;
  expect(links).toHaveLength(1);
  const database = Buffer.from(files.get("tagine/tagine.db") as Uint8Array);
  expect(database.includes(links[0].token)).toBe(false);
});

test("a backup is named after its tag and day, and a second one gets a number", async () => {
  at.setNow(new Date(2026, 10, 3, 9));
  const options = { recipes: false, groups: false };
  const names: string[] = [];
  for (const tag of ["mytag", "mytag", undefined, "", "Für Oma"])
    names.push((await createBackup(at, { tag, options })).name);
  at.setNow(null);
  expect(names).toEqual([
    "mytag_2026-Nov-03.zip",
    "mytag_2026-Nov-03-2.zip",
    "2026-Nov-03.zip",
    "2026-Nov-03-2.zip",
    "Für Oma_2026-Nov-03.zip",
  ]);
  const { imports, templates } = (await at.admin.get("backups/available")).body;
  expect(templates).toEqual(["recipes.md"]);
  expect(imports[0]).toMatchObject({ counts: { recipes: 0, users: 3 }, provedAt: expect.any(String) });
  const dates = imports.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
}, 30_000);

test.each(["../up", "a/b", ".hidden", "a".repeat(101), "\u0000"])("the tag %p is refused", async (tag) => {
  const { status, body } = await at.admin.send("POST", "backups/export/database", { tag });
  expect([status, typeof body.snackbar.text]).toEqual([422, "string"]);
});
