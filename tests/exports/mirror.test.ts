import { afterEach, beforeEach, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { openMirror } from "../../src/exports/mirror/mirror.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { upload } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;
let folder: string;

beforeEach(async () => {
  folder = makeFolder();
  at = await tagine({ mirrorDir: folder });
});
afterEach(() => {
  at.close();
  removeFolder(folder);
});

const sync = () => at.app.mirror?.sync();
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const list = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile() && path !== ".tagine-mirror.json")
    .toSorted();

async function create(name: string, recipe: object = {}): Promise<string> {
  return (await at.user.send("POST", "recipes/create", { name, ...recipe })).body;
}

async function addPicture(slug: string, width: number): Promise<void> {
  const form = new FormData();
  form.set("image", new File([(await picture(width, 60)).slice()], "a.jpg"));
  form.set("extension", "jpg");
  expect((await at.user.send("PUT", `recipes/${slug}/image`, form)).status).toBe(200);
}

test("each recipe is a Markdown file with its picture", async () => {
  await addPicture(await create("Bean stew / hot", { recipeIngredient: ["200 g beans"] }), 80);
  await sync();
  expect(list()).toEqual(["Bean stew hot.md", expect.stringMatching(/^images\/Bean stew hot\.\w+$/)]);
  expect(read("Bean stew hot.md")).toStartWith("# Bean stew / hot\n\n![](images/Bean%20stew%20hot.");
});

test("further pictures are in the mirror, and follow changes of their steps", async () => {
  const slug = await create("Soup", { recipeInstructions: [{ text: "Chop." }, { text: "Stir." }] });
  await addPicture(slug, 80);
  for (const [width, step] of [
    [90, ""],
    [91, "?step=1"],
  ] as const) {
    const added = await at.user.send(
      "POST",
      `recipes/${slug}/pictures${step}`,
      upload(await picture(width, 60)),
    );
    expect(added.status).toBe(201);
  }
  await sync();
  expect(list()).toEqual(["Soup.md", "images/Soup.jpg", "images/Soup~2.jpg", "images/Soup~3.jpg"]);
  expect(read("Soup.md")).toContain("2. Stir.\n\n   ![](images/Soup~3.jpg)");
  const [, ofStep] = (await at.user.get(`recipes/${slug}/pictures`)).body;
  expect((await at.user.send("PUT", `recipes/${slug}/pictures/${ofStep.id}`, { step: 0 })).status).toBe(200);
  await sync();
  expect(read("Soup.md")).toContain("1. Chop.\n\n   ![](images/Soup~3.jpg)");
  expect((await at.user.send("DELETE", `recipes/${slug}/pictures/${ofStep.id}`)).status).toBeLessThan(300);
  await sync();
  expect(list()).toEqual(["Soup.md", "images/Soup.jpg", "images/Soup~2.jpg"]);
});

test("the mirror can be in Cooklang, too", async () => {
  using other = await tagine({ mirrorDir: folder, mirrorFormat: "cooklang" });
  await other.user.send("POST", "recipes/create", { name: "Soup", recipeIngredient: ["1 l water"] });
  await other.app.mirror?.sync();
  expect(list()).toEqual(["Soup.cook"]);
  expect(read("Soup.cook")).toContain("@water{1%l}");
});

test("edits, new names, deletions, and restored recipes are followed", async () => {
  const soup = await create("Soup", { notes: [{ title: "", text: "With [Bread](/recipe/bread)." }] });
  await create("Bread");
  await create("Soup");
  await sync();
  expect(list()).toEqual(["Bread.md", "Soup (2).md", "Soup.md"]);
  expect(read("Soup.md")).toContain("[Bread](Bread.md)");

  await at.user.send("PUT", `recipes/${soup}`, { name: "Stew", description: "Thick" });
  await sync();
  expect(list()).toEqual(["Bread.md", "Soup (2).md", "Stew.md"]);
  expect(read("Stew.md")).toContain("Thick");

  await at.user.send("DELETE", "recipes/bread");
  await sync();
  expect(list()).toEqual(["Soup (2).md", "Stew.md"]);

  const [item] = (await at.user.get("recipe-bin")).body;
  expect((await at.user.send("POST", `recipe-bin/${item.id}/restore`)).status).toBeLessThan(300);
  await sync();
  expect(list()).toEqual(["Bread.md", "Soup (2).md", "Stew.md"]);
});

test("changes of many recipes, and renamed tags, are followed", async () => {
  const slugs = [await create("One"), await create("Two")];
  await sync();
  const change = { recipes: slugs, addTags: ["Quick"] };
  expect((await at.user.send("POST", "recipe-changes", change)).status).toBe(200);
  await sync();
  expect(read("One.md")).toContain("*Quick*");
  expect((await at.admin.send("PUT", "tags/quick", { name: "Fast" })).status).toBeLessThan(300);
  await sync();
  expect([read("One.md"), read("Two.md")].every((text) => text.includes("*Fast*"))).toBe(true);
});

test("a replaced picture is replaced in the mirror, and a removed one is removed", async () => {
  const slug = await create("Soup");
  await addPicture(slug, 80);
  await sync();
  const path = list()[1] ?? "";
  const before = readFileSync(join(folder, path));
  await addPicture(slug, 90);
  await sync();
  expect(readFileSync(join(folder, path)).equals(before)).toBe(false);
  expect((await at.user.send("DELETE", `recipes/${slug}/image`)).status).toBeLessThan(300);
  await sync();
  expect(list()).toEqual(["Soup.md"]);
});

test("only files whose text changed are written", async () => {
  await create("One");
  await create("Two");
  await sync();
  const paths = ["One.md", "Two.md"].map((path) => join(folder, path));
  for (const path of paths) utimesSync(path, 1, 1);
  await at.user.send("PUT", "recipes/two", { name: "Two", description: "New" });
  await sync();
  const [one, two] = paths.map((path) => statSync(path).mtimeMs);
  expect(one).toBe(1000);
  expect(two).toBeGreaterThan(1000);
});

test("other files in the folder are never touched", async () => {
  writeFileSync(join(folder, "Soup.md"), "mine");
  writeFileSync(join(folder, "notes.txt"), "mine");
  await create("Soup");
  await create("Bread");
  await sync();
  expect(list()).toEqual(["Bread.md", "Soup (soup).md", "Soup.md", "notes.txt"]);
  writeFileSync(join(folder, "Bread.md"), "changed by hand");
  for (const slug of ["soup", "bread"]) await at.user.send("DELETE", `recipes/${slug}`);
  await sync();
  expect(list()).toEqual(["Bread.md", "Soup.md", "notes.txt"]);
  expect([read("Soup.md"), read("notes.txt")]).toEqual(["mine", "mine"]);
});

test("after a restart, missing and outdated files are written, and those of deleted recipes are removed", async () => {
  await create("One");
  await create("Two");
  await create("Three");
  await sync();
  rmSync(join(folder, "One.md"));
  writeFileSync(join(folder, "Two.md"), "outdated");
  await at.user.send("DELETE", "recipes/three");
  const db = new Database(at.app.folder.database, { readonly: true });
  await openMirror({ ...at.app, folder, format: "markdown", db }).sync();
  db.close();
  expect(list()).toEqual(["One.md", "Two.md"]);
  expect(read("Two.md")).toStartWith("# Two");
});

test("a missing or full folder never fails a save, is logged once, and is retried", async () => {
  const root = makeFolder();
  const missing = join(root, "disk", "mirror");
  using other = await tagine({ mirrorDir: missing });
  const warnings: string[] = [];
  other.app.log.warn = (text: string) => void warnings.push(text);
  expect((await other.user.send("POST", "recipes/create", { name: "Soup" })).status).toBe(201);
  await other.app.mirror?.sync();
  await other.app.mirror?.sync();
  expect(warnings).toEqual([expect.stringContaining("couldn't be updated")]);
  mkdirSync(join(root, "disk"));
  await other.app.mirror?.sync();
  expect(existsSync(join(missing, "Soup.md"))).toBe(true);
  removeFolder(root);
});

test("long names, and names that differ only in punctuation, get separate files", async () => {
  const long = "很长的菜名".repeat(20);
  for (const name of [long, long, "A/B", "A:B", "a b", "CON"]) await create(name);
  await sync();
  expect(list()).toHaveLength(6);
  expect(list()).toContain("CON_.md");
});

test("a save is in the mirror a moment later", async () => {
  const stop = at.app.mirror?.start();
  await create("Soup");
  await eventually(() => existsSync(join(folder, "Soup.md")));
  await stop?.();
});
