import { afterAll, beforeAll, expect, test } from "bun:test";
import { measureFastest } from "../../support/measure-fastest.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

const RECIPES = 30;
const TAGS_EACH = 200;

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
  for (let recipe = 0; recipe < RECIPES; recipe++) {
    const tags = Array.from({ length: TAGS_EACH }, (_, tag) => `dinner ${recipe * TAGS_EACH + tag} quick`);
    await at.user.send("POST", "recipes/create", { name: `Recipe ${recipe}`, tags });
  }
  await at.user.send("POST", "recipes/create", { name: "Soup", tags: ["Dinner"] });
}, 30_000);
afterAll(() => at.close());

const search = async (text: string): Promise<string[]> =>
  (await at.visitor.get(`recipes/search?limit=50&q=${encodeURIComponent(text)}`)).body.map(
    ({ name }: { name: string }) => name,
  );

test("6,000 tags that share a word are searched within a tenth of a second", async () => {
  expect(await search("dinner")).toContain("Soup");
  expect((await search("dinner")).length).toBe(RECIPES + 1);
  for (const text of ["dinner", "dinner quick", "dinnre"])
    expect(await measureFastest(() => search(text), 5, 100)).toBeLessThan(100);
  expect(
    await measureFastest(() => search("dinner quick dinn quic d q di qu din qui dinne quickk"), 5, 300),
  ).toBeLessThan(300);
});

test("no recipe is missed when a word matches many tags", async () => {
  using other = await tagine();
  for (let number = 0; number < 200; number++)
    await other.user.send("POST", "recipes/create", { name: `Dish ${number}`, tags: [`noodle ${number}`] });
  const found = async (text: string, limit = 100): Promise<string[]> =>
    (await other.visitor.get(`recipes/search?limit=${limit}&q=${encodeURIComponent(text)}`)).body.map(
      ({ name }: { name: string }) => name,
    );
  expect(await found("noodle 157")).toEqual(["Dish 157"]);
  for (let number = 0; number < 200; number += 17)
    expect(await found(`noodle dish ${number}`)).toContain(`Dish ${number}`);
  for (const text of ["noodle", "noodl", "n"]) expect(await found(text)).toHaveLength(100);
}, 30_000);
