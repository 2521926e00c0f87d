import { afterAll, beforeAll, expect, test } from "bun:test";
import { completeSearch } from "../../../src/recipes/search/complete-search.ts";
import { eventually } from "../../support/eventually.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = async (name: string, recipeIngredient: string[]): Promise<string> =>
  (await at.user.send("POST", "recipes/create", { name, recipeIngredient })).body;

const listUsing = (...foods: string[]) => at.app.recipeFoods.listUsing(foods);
const idOf = (slug: string) => at.app.recipes.getRow(slug).id;

test("a recipe's foods are updated with each change", async () => {
  const slug = await create("Borscht", ["3 beets", "1 onion"]);
  const id = idOf(slug);
  expect(listUsing("beetroot", "onion")).toEqual([id, id]);
  const recipe = (await at.user.get(`recipes/${slug}`)).body;
  await at.user.send("PUT", `recipes/${slug}`, { ...recipe, recipeIngredient: ["2 carrots"] });
  expect([listUsing("beetroot", "onion"), listUsing("carrot")]).toEqual([[], [id]]);
});

test("a recipe loses its foods in the trash, and regains them when restored", async () => {
  const slug = await create("Daal", ["1 cup red lentils"]);
  const id = idOf(slug);
  const binned = at.app.trash.discard(slug, null);
  expect([listUsing("red-lentil"), at.app.recipeFoods.getLines(id)]).toEqual([[], null]);
  at.app.trash.restore(binned);
  expect(listUsing("red-lentil")).toEqual([id]);
});

test("after many changes, the index is merged in parts", async () => {
  for (let number = 0; number < 30; number++) await create(`Stew ${number}`, ["1 onion"]);
  at.app.db.run("DELETE FROM recipe_foods");
  let last = 0;
  for (let isEnd = false; !isEnd;) ({ last, isEnd } = at.app.search.addMissing(last, 3));
  const countParts = () =>
    at.app.db
      .query<{ parts: number }, []>("SELECT count(DISTINCT segid) AS parts FROM recipe_words_idx")
      .get()?.parts;
  expect(countParts()).toBeGreaterThan(1);
  for (let isFirst = true; at.app.search.mergePart(isFirst);) isFirst = false;
  expect(countParts()).toBe(1);
});

test("recipes read by another version are read again after the start", async () => {
  const id = idOf(await create("Earlier", ["1 celeriac"]));
  at.app.db.run("UPDATE recipe_foods SET version = 1, lines = '[]', needed = 0");
  at.app.db.run("DELETE FROM recipe_food");
  const stop = completeSearch(at.app);
  await eventually(() => listUsing("celeriac").length > 0);
  stop();
  expect(listUsing("celeriac")).toEqual([id]);
});
