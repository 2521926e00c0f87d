import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = (recipe: object | string) => at.user.send("POST", "recipes/create", recipe);

describe("creating a recipe is refused", () => {
  test("a visitor is asked to sign in, whatever they send", async () => {
    for (const body of [{ name: "x" }, {}, "{broken"]) {
      const reply = await at.visitor.send("POST", "recipes/create", body);
      expect(reply.status).toBe(401);
      expect(reply.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
  });

  const wrong: [string, unknown, string[]][] = [
    ["no name", {}, ["name"]],
    ["an empty name", { name: "  " }, ["name"]],
    ["a name that isn't text", { name: 7 }, ["name"]],
    [
      "several wrong types at once",
      { name: "x", tags: "a", rating: "many", notes: {} },
      ["tags", "rating", "notes"],
    ],
    ["a rating above five", { name: "x", rating: 6 }, ["rating"]],
    ["an invisible name", { name: "\u200b\u2060\u00ad \u3164" }, ["name"]],
    [
      "text instead of objects",
      { name: "x", nutrition: "a", extras: "b", notes: ["c"] },
      ["nutrition", "extras", "notes"],
    ],
    [
      "lists instead of objects",
      { name: "x", nutrition: ["a"], extras: ["b"], notes: [[]] },
      ["nutrition", "extras", "notes"],
    ],
    ["too many tags", { name: "x", tags: Array(201).fill("a") }, ["tags"]],
    ["too many lines", { name: "x", recipeIngredient: Array(5001).fill("a") }, ["recipeIngredient"]],
    [
      "too many steps",
      { name: "x", recipeInstructions: Array.from({ length: 5001 }, () => ({ text: "a" })) },
      ["recipeInstructions"],
    ],
    ["text that's too long", { name: "x", description: "a".repeat(100_001) }, ["description"]],
    ["millions of lines", { name: "x", recipeIngredient: Array(2_000_000).fill("a") }, ["recipeIngredient"]],
    [
      "millions of steps",
      { name: "x", recipeInstructions: [{ text: "a", more: Array(2_000_000).fill(1) }] },
      ["recipeInstructions"],
    ],
    ["an invalid date", { name: "x", dateAdded: "2026-02-30" }, ["dateAdded"]],
    ["extras with an empty key", { name: "x", extras: { " ": "a" } }, ["extras"]],
    ["extras with spaces in a key", { name: "x", extras: { "a b": "c" } }, ["extras"]],
    ["nested extras", { name: "x", extras: { a: { b: 1 } } }, ["extras"]],
    ["a list", [], []],
    ["a text", '"x"', []],
  ];
  test.each(wrong)("%s gets 422 with a row for each problem", async (_, body, fields) => {
    const before = (await at.visitor.get("recipes/summary")).body.length;
    const reply = await create(body as object);
    expect(reply.status).toBe(422);
    const faulty = new Set(reply.body.detail.map((row: { loc: string[] }) => row.loc[1]));
    for (const field of fields) expect(faulty).toContain(field);
    for (const row of reply.body.detail) {
      expect(row).toMatchObject({
        loc: expect.any(Array),
        msg: expect.any(String),
        type: expect.any(String),
      });
    }
    expect((await at.visitor.get("recipes/summary")).body).toHaveLength(before);
  });

  test.each(["{", "", "[1,", "nonsense", "{\"name\": 'x'}"])(
    "a body that isn't JSON (%p) gets 422",
    async (body) => {
      expect((await create(body)).status).toBe(422);
    },
  );

  test("a body nested a hundred thousand levels deep gets 422", async () => {
    const reply = await create(`{"name":"x","extras":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
    expect(reply.status).toBe(422);
    expect(reply.body.code).toBe("body-not-json");
  });

  test("an 11 MB body gets 413", async () => {
    const reply = await create(JSON.stringify({ name: "x", description: "y".repeat(11_000_000) }));
    expect(reply.status).toBe(413);
    expect(reply.body).toMatchObject({ code: "body-too-large", params: { megabytes: 10 } });
  });

  test("keys with a special meaning in JavaScript are ordinary keys", async () => {
    const reply = await create(
      '{"name":"Proto","__proto__":{"admin":true},"extras":{"__proto__":"x","constructor":"y"}}',
    );
    expect(reply.status).toBe(201);
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
  });
});
