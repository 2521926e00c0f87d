import { afterAll, beforeAll, expect, test } from "bun:test";
import { MANY_RECIPES_MOST } from "../../../src/contract/rules.ts";
import { tinyGif } from "../../support/made-pictures.ts";
import { pictureOf, recipeWith } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = async (recipe: object): Promise<string> =>
  (await at.user.send("POST", "recipes/create", recipe)).body;
const remove = (recipes: string[]) => at.user.send("POST", "recipe-bin", { recipes });
const takeBack = (ids: number[]) => at.user.send("POST", "recipe-bin/restore", { ids });
const slugs = async () =>
  (await at.visitor.get("recipes/summary")).body.map((one: { slug: string }) => one.slug).toSorted();
const read = async (slug: string) => (await at.visitor.get(`recipes/${slug}`)).body;

test("many recipes go to the trash at once and come back complete", async () => {
  await recipeWith(at, tinyGif(), "Trifle");
  await create({ name: "Soup", tags: ["x"], rating: 3 });
  await create({ name: "Stays" });
  const before = await Promise.all(["trifle", "soup"].map(read));
  const { status, body } = await remove(["trifle", "soup", "soup"]);
  expect([status, body.snackbar.text, body.ids.length]).toEqual([200, "Recipes moved to the trash: 2", 2]);
  expect(await slugs()).toEqual(["stays"]);
  expect((await at.visitor.get("recipes/search?q=soup")).body).toEqual([]);
  expect((await at.user.get("recipe-bin")).body).toHaveLength(2);
  const back = await takeBack(body.ids.toReversed());
  expect([back.status, back.body.snackbar.text]).toEqual([200, "Recipes restored: 2"]);
  expect(back.body.recipes.toSorted()).toEqual(["soup", "trifle"]);
  expect(await Promise.all(["trifle", "soup"].map(read))).toEqual(before);
  expect((await pictureOf(at, "trifle")).status).toBe(200);
  expect((await at.visitor.get("recipes/search?q=soup")).body).toHaveLength(1);
  const none = await takeBack(body.ids);
  expect([none.status, none.body.code]).toEqual([404, "not-in-bin"]);
});

test("recipes already deleted are skipped, and the request fails only if none is left", async () => {
  await create({ name: "One" });
  await create({ name: "Two" });
  const { body } = await remove(["one", "nothing"]);
  expect([body.ids.length, body.missing]).toEqual([1, ["nothing"]]);
  const none = await remove(["one", "nothing"]);
  expect([none.status, none.body.params]).toEqual([404, { slug: "one" }]);
  const back = await takeBack([...body.ids, 12_345]);
  expect(back.body.recipes).toEqual(["one"]);
});

test("two recipes with the same name get different slugs when restored", async () => {
  await create({ name: "Waffles" });
  await create({ name: "Waffles" });
  const { body } = await remove(["waffles", "waffles-2"]);
  await create({ name: "Waffles" });
  expect((await takeBack(body.ids)).body.recipes.toSorted()).toEqual(["waffles-2", "waffles-2-2"]);
});

test("too many recipes or none at all are refused", async () => {
  const many = Array.from({ length: MANY_RECIPES_MOST + 1 }, (_, number) => `r-${number}`);
  const reply = await remove(many);
  const limit = MANY_RECIPES_MOST;
  const fault = { msg: `At most ${limit} are possible here`, type: "value_error.too-many", ctx: { limit } };
  expect([reply.status, reply.body.detail]).toEqual([422, [{ loc: ["body", "recipes"], ...fault }]]);
  expect((await remove(many.slice(1))).body.code).toBe("recipe-not-found");
  expect((await remove([])).status).toBe(422);
  expect((await takeBack([])).status).toBe(422);
  const ids = many.map((_, number) => number);
  expect((await takeBack(ids)).body.detail).toEqual([{ loc: ["body", "ids"], ...fault }]);
  expect((await takeBack(ids.slice(1))).body.code).toBe("not-in-bin");
});

test("users and admins can delete and restore in bulk, visitors can't", async () => {
  await create({ name: "Locked" });
  expect((await at.visitor.send("POST", "recipe-bin", { recipes: ["locked"] })).status).toBe(401);
  const { body } = await at.admin.send("POST", "recipe-bin", { recipes: ["locked"] });
  expect((await at.visitor.send("POST", "recipe-bin/restore", { ids: body.ids })).status).toBe(401);
  expect((await at.admin.send("POST", "recipe-bin/restore", { ids: body.ids })).status).toBe(200);
  expect((await read("locked")).name).toBe("Locked");
});
