import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArchive } from "../support/archives.ts";
import { recipeWith } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
  await recipeWith(at, await picture(80, 60), "Bean Stew");
  await at.user.send("PUT", "recipes/bean-stew", {
    name: "Bean Stew",
    description: "Warm & <cheap>",
    recipeIngredient: ["2 cans beans"],
    recipeInstructions: [{ text: "Simmer", title: "On the day" }],
    prepTime: "15 Minutes",
    tags: ["warm"],
  });
  await at.user.send("POST", "recipes/create", { name: "Salad" });
  const folder = join(at.app.folder.path, "templates");
  mkdirSync(folder);
  writeFileSync(
    join(folder, "card.txt"),
    "{{ recipe.name | upper }}{% if recipe.tags %}: {{ recipe.tags | join }}{% endif %}",
  );
  writeFileSync(join(folder, "broken.md"), "{% if %}");
  writeFileSync(join(folder, "clever.txt"), '{{ recipe.constructor.constructor("return process.pid")() }}');
  writeFileSync(join(folder, "nosy.md"), '{% include "/etc/passwd" %}');
});
afterAll(() => at.close());

async function exportRecipes(options: object) {
  const { status, body } = await at.user.send("POST", "recipe-exports", options);
  expect([status, body]).toEqual([200, { fileToken: expect.any(String) }]);
  const answer = await at.handle(new Request(`http://localhost/api/utils/download?token=${body.fileToken}`));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  return new File([await answer.bytes()], name);
}

test("a recipe is exported as Markdown for anyone who can see it", async () => {
  const { status, headers, body } = await at.visitor.get("recipes/bean-stew/export?format=markdown");
  expect([status, headers.get("Content-Disposition")]).toEqual([
    200,
    expect.stringContaining('filename="bean-stew.md"'),
  ]);
  expect(body).toBe(
    "# Bean Stew\n\nWarm & <cheap>\n\n- Prep: 15 Minutes\n\n## Ingredients\n\n- [ ] 2 cans beans\n\n## Instructions\n\n### On the day\n\n1. Simmer\n\nTags: warm\n",
  );
});

test("a recipe is exported as schema.org JSON that any program can import", async () => {
  const { headers, body } = await at.visitor.get("recipes/bean-stew/export?format=json");
  expect(headers.get("Content-Type")).toContain("json");
  expect(body).toMatchObject({ "@type": "Recipe", name: "Bean Stew", prepTime: "PT15M", keywords: ["warm"] });
});

test("an admin's template can produce any text", async () => {
  expect((await at.user.get("recipe-exports/templates")).body).toEqual({
    templates: ["recipes.md", "broken.md", "card.txt", "clever.txt", "nosy.md"],
  });
  const { headers, body } = await at.user.get("recipes/bean-stew/export?format=template&template=card.txt");
  expect([headers.get("Content-Disposition"), body]).toEqual([
    expect.stringContaining('filename="bean-stew.txt"'),
    "BEAN STEW: warm",
  ]);
});

test("visitors can only use the built-in template, not an admin's", async () => {
  for (const name of ["card.txt", "none.md", "", "recipes.md/"]) {
    const path = `recipes/bean-stew/export?format=template&template=${encodeURIComponent(name)}`;
    expect(await at.visitor.get(path)).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
  }
  expect((await at.visitor.get("recipes/bean-stew/export?format=template")).status).toBe(401);
  const own = await at.visitor.get("recipes/bean-stew/export?format=template&template=recipes.md");
  expect([own.status, own.body]).toEqual([200, expect.stringContaining("# Bean Stew")]);
});

test("all recipes are exported as a zip with their pictures", async () => {
  const file = await exportRecipes({ format: "markdown" });
  expect(file.name).toBe("recipes.zip");
  const files = await readArchive(file);
  expect([...files.keys()].toSorted()).toEqual(["bean-stew.md", "images/bean-stew.jpg", "salad.md"]);
  expect(files.get("bean-stew.md")).toStartWith("# Bean Stew\n\n![](images/bean-stew.jpg)\n");
  expect(files.get("salad.md")).not.toContain("![]");
  const json = await exportRecipes({ format: "json" });
  expect(json.name).toBe("recipes-json.zip");
  const list = (await readArchive(json)).get("recipes.json");
  expect(list).toMatchObject([{ name: "Bean Stew" }, { name: "Salad" }]);
});

test("one selected recipe is a single file, and deleted ones are skipped", async () => {
  expect((await exportRecipes({ format: "markdown", slugs: ["salad"] })).name).toBe("salad.md");
  const files = await readArchive(await exportRecipes({ format: "markdown", slugs: ["salad", "gone"] }));
  expect([...files.keys()]).toEqual(["salad.md"]);
  const selected = await exportRecipes({ format: "markdown", slugs: ["salad", "bean-stew", "salad"] });
  expect([...(await readArchive(selected)).keys()].toSorted()).toEqual([
    "bean-stew.md",
    "images/bean-stew.jpg",
    "salad.md",
  ]);
});

describe("invalid exports are refused", () => {
  const cases: [wish: object, status: number, code: string][] = [
    [{ format: "markdown", slugs: ["gone"] }, 404, "recipe-not-found"],
    [{ format: "markdown", slugs: ["gone", "lost"] }, 422, "export-nothing"],
    [{ format: "markdown", slugs: [] }, 422, "export-nothing"],
    [{ format: "template", template: "../secret", slugs: ["salad"] }, 404, "template-not-found"],
    [{ format: "template", slugs: ["salad"] }, 404, "template-not-found"],
    [{ format: "template", template: "broken.md" }, 422, "template-broken"],
    [{ format: "template", template: "nosy.md" }, 422, "template-broken"],
    [{ format: "template", template: "clever.txt" }, 422, "template-broken"],
    [{ format: "pdf" }, 422, "not-valid"],
    [{}, 422, "not-valid"],
  ];
  test.each(cases)("%j", async (options, status, code) => {
    const answer = await at.user.send("POST", "recipe-exports", options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

test("a backup with a broken template isn't made, and the error names the template", async () => {
  for (const [name, status] of [
    ["broken.md", 422],
    ["none.md", 404],
  ] as const) {
    const answer = await at.admin.send("POST", "backups/export/database", { templates: [name] });
    expect([answer.status, answer.body.params.name]).toEqual([status, name]);
  }
  expect((await at.admin.get("backups/available")).body.imports).toEqual([]);
  expect((await at.admin.get("backups/status")).body.failed).toBeNull();
});
