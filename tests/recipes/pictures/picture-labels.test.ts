import { afterAll, beforeAll, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { sqlMigrations } from "../../../src/assets.ts";
import { metadataOf, pictureOf, recipeWith, upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

let at: Tagine;
/** Everything each label has led to, since browsers cache it forever. */
const cache = new Map<string, string | null>();

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const labelOf = async (slug: string): Promise<string> => (await at.visitor.get(`recipes/${slug}`)).body.image;
const rename = (slug: string, name: string) => at.user.send("PUT", `recipes/${slug}`, { name });
const remove = async (slug: string): Promise<number> =>
  (await at.user.send("DELETE", `recipes/${slug}`)).body.id;
const takeBack = async (id: number): Promise<string> =>
  (await at.user.send("POST", `recipe-bin/${id}/restore`)).body;

async function look(slug: string): Promise<string> {
  const label = await labelOf(slug);
  const answer = await pictureOf(at, label);
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  const etag = answer.headers.get("ETag");
  expect([label, cache.get(label) ?? etag]).toEqual([label, etag]);
  cache.set(label, etag);
  return label;
}

test("another recipe that takes over a slug gets other labels", async () => {
  expect(await look(await recipeWith(at, await picture(60, 40), "Soup"))).toBe("soup.jpg");
  await remove("soup");
  expect(await look(await recipeWith(at, await picture(50, 80), "Soup"))).toBe("soup.2.jpg");
  expect((await metadataOf(await pictureOf(at, "soup.2.jpg"))).width).toBe(50);
  await rename("soup", "Stew");
  expect(await look("stew")).toBe("stew.jpg");
  expect(await look(await recipeWith(at, await picture(30, 30), "Soup"))).toBe("soup.3.jpg");
  await rename("stew", "Soup");
  expect(await look("soup-2")).toBe("soup-2.jpg");
  // Other labels still lead to the recipe, but aren't cached.
  expect((await pictureOf(at, "soup.jpg")).headers.get("Cache-Control")).toBe("no-cache");
});

test("a recipe without a picture takes no label when it takes over a slug", async () => {
  const { body: slug } = await at.user.send("POST", "recipes/create", { name: "Bare" });
  await rename(slug, "Barer");
  await at.user.send("PUT", "recipes/barer/image", upload(await picture(60, 40)));
  expect(await look("barer")).toBe("barer.jpg");
});

test("a restored recipe gets its label back, or a new one under another slug", async () => {
  const pie = await recipeWith(at, await picture(60, 40), "Pie");
  expect(await look(pie)).toBe("pie.jpg");
  const id = await remove(pie);
  expect(await look(await recipeWith(at, await picture(50, 80), "Pie"))).toBe("pie.2.jpg");
  expect(await look(await takeBack(id))).toBe("pie-2.jpg");
  const [newer, again] = [await remove("pie"), await remove("pie-2")];
  expect(await look(await takeBack(newer))).toBe("pie.2.jpg");
  expect(await look(await takeBack(again))).toBe("pie-2.jpg");
});

test("labels from before the migration are never reused", () => {
  using db = new Database(":memory:");
  const migrations = sqlMigrations();
  for (const { number, sql } of migrations) if (number < 6) db.run(sql);
  const fill = `'', '', '', '[]', '', '', '[]', '[]', '[]', '[]', '[]', '{}', '{}'`;
  db.run(`INSERT INTO recipe (id, slug, picture_number, name, date_added, description, author, cuisines, recipe_yield,
      changed_at, ingredients, ingredient_groups, instructions, notes, tools, nutrition, extras)
    VALUES (1, 'now', 3, 'Now', ${fill}), (2, 'bare', 0, 'Bare', ${fill})`);
  db.run("INSERT INTO recipe_old_slug VALUES ('before', 1)");
  db.run(`INSERT INTO recipe_bin (id, slug, name, content, picture_number, changed_at, deleted_at)
    VALUES (3, 'binned', 'Binned', '{}', 2, '', '')`);
  for (const { number, sql } of migrations) if (number === 6) db.run(sql);
  expect(db.query("SELECT slug, number FROM picture_label ORDER BY slug").values()).toEqual([
    ["before", 3],
    ["binned", 2],
    ["now", 3],
  ]);
});
