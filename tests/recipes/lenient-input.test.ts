import { afterAll, beforeAll, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

test("null is dropped from a list of names", async () => {
  const sent = { name: "Soup", recipeCategory: [null, "Dinner"], tags: ["warm", null] };
  expect((await at.user.send("POST", "recipes/create", sent)).status).toBe(201);
  expect((await at.visitor.get("recipes/soup")).body).toMatchObject({
    recipeCategory: ["Dinner"],
    tags: ["warm"],
  });
  expect((await at.user.send("PUT", "recipes/soup", { name: "Soup", categories: [null] })).status).toBe(200);
  expect((await at.visitor.get("recipes/soup")).body).toMatchObject({ recipeCategory: [], tags: [] });
});

test.each([
  ["4", 4],
  ["4.5", 4.5],
  ["0", 0],
  ["5.0", 5],
  [3, 3],
])("a rating can be the text or number %j", async (rating, stored) => {
  expect((await at.user.send("PUT", "recipes/soup", { name: "Soup", rating })).status).toBe(200);
  expect((await at.visitor.get("recipes/soup")).body.rating).toBe(stored);
});

test.each(["", "x", "6", "-1", "5.1", "1e1", " 4", "NaN", "0x4", [["4"]], true, { toString: 1 }])(
  "the rating %j is refused",
  async (rating) => {
    const { status, body } = await at.user.send("PUT", "recipes/soup", { name: "Soup", rating });
    expect([status, body.detail[0].loc]).toEqual([422, ["body", "rating"]]);
  },
);
