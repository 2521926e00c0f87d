import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const check = (recipe: object) => at.user.send("POST", "recipe-check", recipe);

describe("checking a recipe", () => {
  test("requires signing in", async () => {
    expect((await at.visitor.send("POST", "recipe-check", { name: "x" })).status).toBe(401);
    expect((await at.user.send("POST", "recipe-check", { name: "x" })).status).toBe(200);
    expect((await at.admin.send("POST", "recipe-check", { name: "x" })).status).toBe(200);
  });

  test("returns the normalized recipe and stores nothing", async () => {
    const reply = await check({
      name: " Soup ",
      categories: ["Dinner"],
      url: "https://a.example/",
      rating: null,
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      name: "Soup",
      recipeCategory: ["Dinner"],
      orgURL: "https://a.example/",
      rating: 0,
      recipeIngredient: [],
      dateAdded: null,
    });
    expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
    expect((await at.visitor.get("categories")).body).toEqual([]);
  });

  const faults: [string, object, string, string][] = [
    ["a name that isn't text", { name: 5 }, "name", "type_error.string"],
    ["text instead of a list", { recipeIngredient: "x" }, "recipeIngredient", "type_error.array"],
    ["a number among the tags", { tags: ["a", 1] }, "tags/1", "type_error.string"],
    [
      "text instead of a step",
      { recipeInstructions: [{ text: "a" }, "b"] },
      "recipeInstructions/1",
      "type_error.object",
    ],
    [
      "a step without text",
      { recipeInstructions: [{ title: "a" }] },
      "recipeInstructions/0/text",
      "value_error.missing",
    ],
    ["a list in the nutrition", { nutrition: { calories: [] } }, "nutrition/calories", "type_error.string"],
    ["a list in the extras", { extras: { a: [1] } }, "extras/a", "type_error.string"],
    ["a key with a slash", { extras: { "a/b": [1] } }, "extras/a/b", "type_error.string"],
    ["a rating above five", { rating: 9 }, "rating", "value_error.too-large"],
    ["a rating as text", { rating: "good" }, "rating", "type_error.number"],
    ["an invalid date", { dateAdded: "2026-02-30" }, "dateAdded", "value_error.date"],
    [
      "too many lines",
      { recipeIngredient: Array(5001).fill("a") },
      "recipeIngredient",
      "value_error.too-many",
    ],
    [
      "a step that's too long",
      { recipeInstructions: [{ text: "a".repeat(100_001) }] },
      "recipeInstructions/0/text",
      "value_error.too-long",
    ],
  ];
  test.each(faults)("%s is reported with its position", async (_, part, place, type) => {
    const reply = await check({ name: "x", ...part });
    expect(reply.status).toBe(422);
    const rows = reply.body.detail.map((row: { loc: string[]; type: string }) => [
      row.loc.join("/"),
      row.type,
    ]);
    expect(rows).toEqual([[`body/${place}`, type]]);
  });

  test("a limit is reported with its number", async () => {
    const reply = await check({ name: "x", rating: -1 });
    expect(reply.body.detail).toEqual([
      {
        loc: ["body", "rating"],
        msg: "It must be at least 0",
        type: "value_error.too-small",
        ctx: { limit: 0 },
      },
    ]);
  });
});

test("a recipe with two thousand ingredients and steps keeps them all", async () => {
  const recipeIngredient = Array.from({ length: 2000 }, (_, grams) => `${grams} g of something`);
  const recipeInstructions = recipeIngredient.map((text) => ({ text }));
  const { status, body } = await at.user.send("POST", "recipes/create", {
    name: "Big",
    recipeIngredient,
    recipeInstructions,
  });
  expect(status).toBe(201);
  expect((await at.visitor.get(`recipes/${body}`)).body).toMatchObject({
    recipeIngredient,
    recipeInstructions,
  });
});

describe("extras", () => {
  test("new keys can't contain spaces, existing keys keep theirs", async () => {
    const old = { name: "Old", extras: { fine: "1" } };
    const slug = (await at.user.send("POST", "recipes/create", old)).body;
    const refused = await at.user.send("PUT", `recipes/${slug}`, {
      ...old,
      extras: { fine: "1", "not fine": "2" },
    });
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      [{ loc: ["body", "extras"], msg: "No White Space Allowed", type: "value_error.white-space" }],
    ]);
    const nameless = await at.user.send("PUT", `recipes/${slug}`, { ...old, extras: { "": "2" } });
    expect(nameless.body.detail[0].msg).toBe("Key Name Required");
    expect((await at.visitor.get(`recipes/${slug}`)).body.extras).toEqual({ fine: "1" });
    at.app.recipes.change(slug, (now) => ({ ...now, extras: { "came with white space": "1" } }), {
      by: null,
    });
    const updated = await at.user.send("PUT", `recipes/${slug}`, {
      ...old,
      extras: { "came with white space": "2" },
    });
    expect(updated.status).toBe(200);
  });
});

describe("invalid queries and lists", () => {
  const faults: [string, string, string][] = [
    ["recipes/search?limit=abc", "query/limit", "A whole number is expected here"],
    ["recipes/search?limit=9999", "query", "It must be at most 300"],
    ["recipes/summary?skip=abc", "query/skip", "A whole number is expected here"],
    ["recipes/summary?order=best", "query/order", "It must be one of: stored, recent, name"],
  ];
  test.each(faults)("%s names what is wrong", async (path, place, msg) => {
    const { status, body } = await at.visitor.get(path);
    expect(status).toBe(422);
    expect(body.detail.map((row: { loc: string[]; msg: string }) => [row.loc.join("/"), row.msg])).toEqual([
      [place, msg],
    ]);
  });

  test("an empty required list is reported", async () => {
    const { body } = await at.user.send("POST", "recipe-bin", { recipes: [] });
    expect(body.detail).toMatchObject([{ msg: "At least 1 is needed here", type: "value_error.too-few" }]);
  });
});
