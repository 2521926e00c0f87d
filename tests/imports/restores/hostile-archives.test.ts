import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  archive,
  createBackup,
  readArchive,
  restoreArchive,
  uploadArchive,
  type Contents,
} from "../../support/archives.ts";
import { readAllData } from "../../support/all-data.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";
import { zipOf, type RawEntry } from "../../support/raw-zip.ts";

const at = runTaginePerTest();

const soup = { name: "Soup" };
const row = (list: unknown, place = 0) =>
  (list as { name: string; status: boolean; exception: string }[])[place];

describe("an unusable file in an archive is reported and left out", () => {
  const entries: [why: string, entry: RawEntry, said: RegExp][] = [
    ["that leaves the folder", { name: "recipes/../../evil.json", content: "{}" }, /outside the archive/],
    ["with an absolute name", { name: "/etc/evil.json", content: "{}" }, /outside the archive/],
    ["of another drive", { name: "C:\\evil.json", content: "{}" }, /outside the archive/],
    ["that is a link", { name: "recipes/link.json", content: "/etc/passwd", mode: 0o120777 }, /it's a link/],
    [
      "that's there twice",
      { name: "recipes/soup.json", content: '{"name":"Other"}' },
      /in the archive twice/,
    ],
    ["that's encrypted", { name: "recipes/x.json", content: "{}", flags: 1 }, /protected by a password/],
    [
      "that unpacks to far more",
      { name: "recipes/bomb.json", content: " ".repeat(5_000_000), packed: true },
      /unpacks to a suspicious size/,
    ],
  ];
  test.each(entries)("%s", async (_, entry, message) => {
    const file = zipOf("bad.zip", [{ name: "recipes/soup.json", content: JSON.stringify(soup) }, entry]);
    const { recipeImports } = await restoreArchive(at, file);
    expect(recipeImports).toHaveLength(2);
    expect(row(recipeImports)).toMatchObject({ status: false, exception: expect.stringMatching(message) });
    expect(row(recipeImports, 1)).toEqual({ name: "Soup", status: true, exception: null } as never);
    expect(existsSync(join(dirname(at.app.folder.path), "evil.json"))).toBe(false);
  });
});

describe("an unusable recipe is reported and left out", () => {
  const recipes: [why: string, content: unknown, said: RegExp][] = [
    ["that isn't JSON", "{", /isn't valid JSON/],
    ["that's a list", [], /isn't a recipe/],
    ["without a name", { description: "x" }, /has no name/],
    ["nested a million levels deep", "[".repeat(1_000_000), /isn't valid JSON|nested too deeply/],
    ["that's too long", { name: "Long", description: "x".repeat(100_001) }, /“description” is too large/],
    [
      "with too many lines",
      { name: "Long", recipeIngredient: Array(5001).fill("x") },
      /“recipeIngredient” is too large/,
    ],
  ];
  test.each(recipes)("%s", async (_, content, message) => {
    const file = await archive("bad.zip", { "recipes/bad.json": content, "recipes/soup.json": soup });
    const { recipeImports } = await restoreArchive(at, file);
    expect(row(recipeImports)).toMatchObject({ status: false, exception: expect.stringMatching(message) });
    expect(row(recipeImports, 1)).toMatchObject({ name: "Soup", status: true });
  });

  test("nested half a million levels deep, and closed", async () => {
    const content = `${"[".repeat(5e5)}${"]".repeat(5e5)}`;
    const { recipeImports } = await restoreArchive(
      at,
      zipOf("deep.zip", [{ name: "recipes/deep.json", content }]),
    );
    expect(row(recipeImports)).toMatchObject({ status: false });
  });
});

test("broken lists and invalid list items are failed rows, never a crash", async () => {
  const odd = [null, 1, "x", [], { name: null }, { name: 5, colors: 3 }, { name: "  ", categories: "x" }];
  const file = await archive("bad.zip", {
    "recipes/soup.json": soup,
    "settings/settings.json": "{",
    "themes/themes.json": odd,
    "pages/pages.json": odd,
    "groups/groups.json": [
      ...odd,
      { name: "Ok", mealplans: [null, 3, { startDate: "x" }], webhookUrls: "y" },
    ],
    "users/users.json": { users: odd },
  });
  const report = await restoreArchive(at, file);
  expect(report.recipeImports).toEqual([{ name: "Soup", status: true, exception: null }]);
  expect(report.settingsImports).toMatchObject([{ status: false }]);
  const texts = Object.values<{ status: boolean; exception: string }[]>(report).flatMap((rows) =>
    rows.filter(({ status }) => !status).map(({ exception }) => exception),
  );
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => text === "" || /wrong at our end|internal/i.test(text))).toEqual([]);
});

test("a broken picture never loses its recipe, and the report says so", async () => {
  const file = await archive("bad.zip", {
    "recipes/soup.json": soup,
    "images/soup.jpg": "no picture",
    "recipes/stew.json": { name: "Stew" },
    "images/stew/original.jpg": (await picture(80, 60)).slice(0, 900),
  });
  const { recipeImports } = await restoreArchive(at, file);
  expect(recipeImports.map(({ status }: { status: boolean }) => status)).toEqual([true, true]);
  const [done] = (await at.admin.get("archive-imports")).body;
  const rows = (await at.admin.get(`archive-imports/${done.id}/rows?status=imported`)).body;
  expect(rows.map(({ refusal }: { refusal: { code: string } }) => refusal?.code)).toEqual([
    "not-a-picture",
    "picture-truncated",
  ]);
});

describe("a file that isn't an archive is refused and not stored", () => {
  const files: [why: string, make: () => Promise<File> | File, status: number][] = [
    ["a text", () => new File(["PK, but no zip"], "x.zip"), 415],
    ["nothing", () => new File([], "x.zip"), 415],
    ["a truncated zip", async () => cut(await archive("x.zip", { "recipes/soup.json": soup }), 0.7), 415],
    ["a zip with a million entries", () => zipOf("x.zip", [], { declaredEntries: 1_000_000 }), 413],
  ];
  test.each(files)("%s", async (_, make, status) => {
    for (const path of ["backups/upload", "migrations/nextcloud/upload"]) {
      const answer = await uploadArchive(at.admin, path, await make());
      expect([answer.status, typeof answer.body.code]).toEqual([status, "string"]);
    }
    expect((await at.admin.get("backups/available")).body.imports).toEqual([]);
    expect(readdirSync(join(at.app.folder.path, "work"))).toEqual([]);
  });
});

test("a zip of something else has nothing to restore", async () => {
  await uploadArchive(at.admin, "backups/upload", await archive("photos.zip", { "DCIM/1.jpg": "x" }));
  for (const answer of [
    await at.admin.get("backups/photos.zip/contents"),
    await at.admin.send("POST", "backups/photos.zip/import", {}),
  ])
    expect([answer.status, answer.body.code]).toEqual([415, "archive-without-backup"]);
});

describe("a damaged backup", () => {
  const changes: [what: string, change: (files: Map<string, unknown>) => void][] = [
    [
      "its database is truncated",
      (files) => files.set("tagine/tagine.db", cutBytes(files.get("tagine/tagine.db"))),
    ],
    [
      "its database is another file",
      (files) => files.set("tagine/tagine.db", "SQLite format 3\0 and then nothing"),
    ],
    ["its manifest is nonsense", (files) => files.set("tagine/manifest.json", { format: 1, files: 5 })],
  ];
  test.each(changes)("restores what it can if %s", async (_, change) => {
    await at.admin.send("POST", "recipes/create", { name: "Soup" });
    const files = await readArchive(await createBackup(at));
    change(files);
    await at.user.send("DELETE", "recipes/soup");
    const file = await archive("damaged.zip", Object.fromEntries(files) as Contents);
    const { recipeImports } = await restoreArchive(at, file);
    expect(recipeImports).toContainEqual({ name: "Soup", status: true, exception: null });
  });
});

test("file names in legacy encodings and from a Mac are decoded", async () => {
  const file = zipOf("names.zip", [
    { name: Buffer.from("recipes/caf\x82.json", "latin1"), content: JSON.stringify({ name: "One" }) },
    {
      name: Buffer.from("recipes/soupe\u0301.json".normalize("NFD")),
      content: JSON.stringify({ name: "Two" }),
    },
    { name: "__MACOSX/recipes/._soup.json", content: "x" },
    { name: "recipes/.DS_Store", content: "x" },
  ]);
  const { body } = await previewArchive(file);
  expect(body.kinds).toMatchObject([{ kind: "recipes", total: 2, fresh: 2 }]);
  await restoreArchive(at, new File([file], "again.zip"));
  const [, second = {}] = at.app.jobs.ofKinds(["restore"]).flatMap(({ id }) => at.app.jobs.items(id));
  expect(second).toMatchObject({ input: { file: "recipes/soupé.json" } });
});

async function previewArchive(file: File) {
  await uploadArchive(at.admin, "backups/upload", file);
  return at.admin.get(`backups/${file.name}/contents`);
}

test("previewing an archive changes nothing", async () => {
  await at.admin.send("POST", "recipes/create", { name: "Soup" });
  const before = await readAllData(at, 0);
  const file = await archive("look.zip", {
    "recipes/soup.json": soup,
    "recipes/stew.json": { name: "Stew" },
    "recipes/bad.json": "{",
    "images/stew.jpg": "no picture",
    "users/users.json": [{ email: "new@example.com", group: "Home" }],
    "themes/themes.json": [{ name: "Forest", colors: {} }],
  });
  await uploadArchive(at.admin, "backups/upload", file);
  const { body } = await at.admin.get("backups/look.zip/contents");
  expect(body).toMatchObject({ name: "look.zip", madeAt: null, program: null });
  expect(body.kinds).toEqual([
    { kind: "recipes", total: 3, fresh: 0, clashing: 1, damaged: 2 },
    { kind: "themes", total: 1, fresh: 1, clashing: 0, damaged: 0 },
    { kind: "users", total: 1, fresh: 1, clashing: 0, damaged: 0 },
  ]);
  expect(body.notices).toMatchObject([
    { item: "recipe", name: "Soup", state: "clashing", code: null },
    { item: "recipe", name: "Stew", state: "damaged", code: "not-a-picture" },
    { item: "recipe", name: "bad", state: "damaged", code: "archive-file-not-json" },
  ]);
  expect(await readAllData(at, 0)).toEqual(before);
});

function cut(file: File, part: number): File {
  return new File([file.slice(0, Math.floor(file.size * part))], file.name);
}

function cutBytes(bytes: unknown): Uint8Array {
  const whole = bytes as Uint8Array;
  return whole.slice(0, whole.length >> 1);
}
