import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { emptyTrash } from "../../../src/scheduler.ts";
import { tinyGif } from "../../support/made-pictures.ts";
import { pictureOf, recipeWith } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

const DAY_MS = 24 * 60 * 60_000;

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = async (recipe: object): Promise<string> =>
  (await at.user.send("POST", "recipes/create", recipe)).body;
const remove = (slug: string) => at.user.send("DELETE", `recipes/${slug}`);
const takeBack = (id: number) => at.user.send("POST", `recipe-bin/${id}/restore`);
const listTrash = async (): Promise<number[]> =>
  (await at.user.get("recipe-bin")).body.map((one: { id: number }) => one.id);
const folders = () => readdirSync(at.app.folder.images).length;

test("a deleted recipe is gone everywhere and its slug is free", async () => {
  const slug = await create({ name: "Porridge", tags: ["oats"], recipeCategory: ["Breakfast"] });
  const reply = await remove(slug);
  expect([reply.status, reply.body.snackbar]).toEqual([
    200,
    { text: "Recipe porridge Deleted", type: "success" },
  ]);
  expect((await at.visitor.get("recipes/porridge")).body.movedTo).toBeUndefined();
  expect((await at.visitor.get("recipes/porridge")).status).toBe(404);
  expect((await at.visitor.get("tags/oats")).body.recipes).toEqual([]);
  expect((await at.visitor.send("POST", "recipes/category", ["Breakfast"])).body).toEqual([]);
  expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  expect((await remove(slug)).status).toBe(404);
  expect((await at.user.send("PUT", "recipes/porridge", { name: "Porridge" })).status).toBe(404);
  expect(await create({ name: "Porridge" })).toBe("porridge");
});

test("it can be restored with its tags, picture, versions and old addresses", async () => {
  const slug = await recipeWith(at, tinyGif(), "Trifle");
  await at.user.send("PUT", `recipes/${slug}`, { name: "Sherry trifle", tags: ["party"], author: "Ada" });
  const before = await at.visitor.get("recipes/sherry-trifle");
  const { id } = (await remove("sherry-trifle")).body;
  expect((await pictureOf(at, "sherry-trifle")).status).toBe(404);
  expect((await at.visitor.get("recipes/trifle")).body.movedTo).toBeUndefined();
  expect(await listTrash()).toContain(id);
  const back = await takeBack(id);
  expect([back.status, back.body]).toEqual([200, "sherry-trifle"]);
  const after = await at.visitor.get("recipes/sherry-trifle");
  expect(after.body).toEqual(before.body);
  expect(after.headers.get("ETag")).toBe(before.headers.get("ETag"));
  expect((await pictureOf(at, "sherry-trifle")).status).toBe(200);
  expect((await at.visitor.get("recipes/trifle")).body.movedTo).toBe("sherry-trifle");
  expect((await at.user.get("recipes/sherry-trifle/versions")).body.versions).toHaveLength(1);
  expect(await listTrash()).not.toContain(id);
  expect((await takeBack(id)).body.code).toBe("not-in-bin");
});

test("a restored recipe gets the next free slug if its own is taken", async () => {
  const slug = await create({ name: "Waffles" });
  const { id } = (await remove(slug)).body;
  await create({ name: "Waffles" });
  expect((await takeBack(id)).body).toBe("waffles-2");
});

test("the trash shows who deleted what and until when it can be restored", async () => {
  at.setNow(new Date("2026-03-01T12:00:00Z"));
  const slug = await create({ name: "Sorbet" });
  const { id } = (await remove(slug)).body;
  const { body } = await at.user.get("recipe-bin");
  at.setNow(null);
  expect(body).toContainEqual({
    id,
    name: "Sorbet",
    deletedAt: "2026-03-01T12:00:00.000Z",
    deletedBy: "A User",
    goneAt: "2026-03-31T12:00:00.000Z",
  });
});

test("a recipe is deleted for good after thirty days, with its picture and versions", async () => {
  const start = new Date("2025-06-01T00:00:00Z");
  at.setNow(start);
  const slug = await recipeWith(at, tinyGif(), "Fondue");
  await at.user.send("PUT", `recipes/${slug}`, { name: "Fondue", description: "more" });
  const [version] = (await at.user.get(`recipes/${slug}/versions`)).body.versions;
  const { id } = (await remove(slug)).body;
  const pictures = folders();
  at.setNow(new Date(start.getTime() + 30 * DAY_MS));
  emptyTrash(at.app);
  expect([(await listTrash()).includes(id), folders()]).toEqual([true, pictures]);
  at.setNow(new Date(start.getTime() + 30 * DAY_MS + 1));
  emptyTrash(at.app);
  at.setNow(null);
  expect([(await listTrash()).includes(id), folders()]).toEqual([false, pictures - 1]);
  expect(at.app.versions.get(id, version.id)).toBeNull();
  expect((await takeBack(id)).status).toBe(404);
});

test("only an admin can delete a recipe for good", async () => {
  const slug = await recipeWith(at, tinyGif(), "Aspic");
  const { id } = (await remove(slug)).body;
  const pictures = folders();
  expect((await at.visitor.send("DELETE", `recipe-bin/${id}`)).status).toBe(401);
  expect((await at.user.send("DELETE", `recipe-bin/${id}`)).status).toBe(403);
  expect((await at.admin.send("DELETE", `recipe-bin/${id}`)).status).toBe(200);
  expect((await at.admin.send("DELETE", `recipe-bin/${id}`)).status).toBe(404);
  expect(folders()).toBe(pictures - 1);
});

test("pictures in the trash aren't removed as leftovers, and others are untouched", async () => {
  const slug = await recipeWith(at, tinyGif(), "Blini");
  const other = await recipeWith(at, tinyGif(), "Pancakes");
  const { id } = (await remove(slug)).body;
  at.app.images.sweep(at.app.pictures.keys(), new Date(Date.now() + 2 * DAY_MS));
  await takeBack(id);
  expect((await pictureOf(at, slug)).status).toBe(200);
  expect((await pictureOf(at, other)).status).toBe(200);
});

test("visitors can't delete recipes or see the trash", async () => {
  await create({ name: "Locked" });
  expect((await at.visitor.send("DELETE", "recipes/locked")).status).toBe(401);
  expect((await at.visitor.get("recipe-bin")).status).toBe(401);
  expect((await at.visitor.send("POST", "recipe-bin/1/restore")).status).toBe(401);
  expect((await at.visitor.get("recipes/locked")).status).toBe(200);
});
