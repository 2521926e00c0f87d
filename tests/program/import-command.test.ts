import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { archive } from "../support/archives.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { run, startTagine } from "../support/program.ts";

const folder = makeFolder();
const file = join(folder, "export.bin");

beforeAll(async () => {
  const made = await archive("export.zip", {
    "Recipes/Soup/recipe.json": { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 onion"] },
    "Recipes/Salad/recipe.json": { "@type": "Recipe", name: "Salad" },
    "Recipes/Broken/recipe.json": '{ "@type" is broken',
  });
  writeFileSync(file, await made.bytes());
  mkdirSync(join(folder, "loose/Tart"), { recursive: true });
  writeFileSync(join(folder, "loose/Tart/recipe.json"), JSON.stringify({ "@type": "Recipe", name: "Tart" }));
});
afterAll(() => removeFolder(folder));

test("a dry run tells what files contain, and leaves nothing behind", async () => {
  const dataDir = join(folder, "nowhere");
  const { code, out, err } = await run([
    "import",
    file,
    join(folder, "loose"),
    "--dry-run",
    "--data-dir",
    dataDir,
  ]);
  expect([code, out]).toEqual([0, "Nextcloud Cookbook: 3\nNew recipes: 3\nUnreadable: 1\n"]);
  expect(err).toContain("Recipes/Broken/recipe.json");
  expect(existsSync(dataDir)).toBe(false);
});

test("a dry run counts repeated recipes, and names empty files", async () => {
  const twice = join(folder, "twice");
  for (const name of ["Soup", "Again"]) {
    mkdirSync(join(twice, name), { recursive: true });
    writeFileSync(join(twice, name, "recipe.json"), JSON.stringify({ "@type": "Recipe", name: "Soup" }));
  }
  writeFileSync(join(twice, "nothing.txt"), "");
  const { out, err } = await run(["import", twice, "--dry-run", "--data-dir", join(folder, "nowhere")]);
  expect(out).toBe("Nextcloud Cookbook: 2\nNew recipes: 1\nRepeated in these files: 1\nWithout recipes: 1\n");
  expect(err).toContain("Without recipes: twice/nothing.txt: This file is empty.");
});

test("files without recipes are told, whether they have rows or not", async () => {
  const pages = join(folder, "pages");
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, "a.html"), `<html><body><a href="b.html">Recipes</a></body></html>`);
  writeFileSync(join(pages, "b.html"), `<html><body><a href="a.html">Back</a></body></html>`);
  const args = ["import", pages, "--dry-run", "--data-dir", join(folder, "nowhere")];
  expect((await run(args)).out).toBe("No recipes found in these files.\n");
  writeFileSync(join(pages, "c.html"), "<html><body><p>Hello</p></body></html>");
  expect((await run(args)).out).toBe("No recipes found in these files.\nWithout recipes: 1\n");
});

test("a dry run prints every row as JSON for scripts", async () => {
  const { out } = await run(["import", file, "--dry-run", "--json", "--data-dir", join(folder, "nowhere")]);
  const rows = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(rows.map(({ format, state, recipe }) => [format, state, recipe?.name ?? null])).toEqual([
    ["nextcloud", "new", "Soup"],
    ["nextcloud", "new", "Salad"],
    ["nextcloud", "unreadable", null],
  ]);
});

test("recipes are imported for the first admin, once", async () => {
  const tagine = await startTagine();
  const { dataDir } = tagine;
  const running = await run(["import", file, "--data-dir", dataDir]);
  expect([running.code, running.err]).toEqual([1, expect.stringContaining("is in use")]);
  await tagine.stop();
  const first = await run(["import", file, "--data-dir", dataDir]);
  expect([first.code, first.out]).toEqual([0, expect.stringContaining(`Imported 2 recipes to ${dataDir}.`)]);
  const again = await run(["import", file, "--dry-run", "--data-dir", dataDir]);
  expect(again.out).toContain("Already in Tagine: 2");
  expect(readdirSync(join(dataDir, "file-imports")).length).toBe(1);
  removeFolder(dataDir);
});

test("values without a field are counted before and after the import", async () => {
  const table = join(folder, "table.csv");
  writeFileSync(
    table,
    "name,ingredients,steps,Kol 4,Kol 5\nSoup,1 onion,Cook.,a,b\nSalad,1 fig,Mix.,c,\nTart,2 figs,Bake.,,\n",
  );
  const tagine = await startTagine();
  const { dataDir } = tagine;
  await tagine.stop();
  const dry = await run(["import", table, "--dry-run", "--data-dir", dataDir]);
  expect(dry.out).toContain("Values without a field, kept as extras: 3\n");
  const { out } = await run(["import", table, "--data-dir", dataDir]);
  expect(out).toContain("Kept 3 values without a field as extras in 2 recipes.\n");
  const again = await run(["import", table, "--dry-run", "--data-dir", dataDir]);
  expect(again.out).not.toContain("extras");
  removeFolder(dataDir);
});

test("a recipe that can't be imported is named, and the others are imported", async () => {
  const tagine = await startTagine();
  const { dataDir } = tagine;
  await tagine.stop();
  const db = new Database(join(dataDir, "tagine.db"));
  db.run(`CREATE TRIGGER refuse BEFORE INSERT ON recipe WHEN NEW.name = 'Salad'
    BEGIN SELECT RAISE(ABORT, 'no salad'); END`);
  db.close();
  const { code, out, err } = await run(["import", file, "--data-dir", dataDir]);
  expect(code).toBe(1);
  expect(out).toContain("Imported 1 recipe to");
  expect(err).toMatch(/^Failed: export\.bin\/Recipes\/Salad\/recipe\.json \(Salad\): \w.*$/m);
  removeFolder(dataDir);
});

test.each([
  [["import"], 2, "import needs at least one file or folder."],
  [["import", "nowhere.zip"], 1, "There is no file"],
])("%p is refused", async (words, exit, sentence) => {
  const { code, err } = await run(words);
  expect(err).toContain(sentence);
  expect(code).toBe(exit);
});
