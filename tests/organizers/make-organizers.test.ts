import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const KINDS = [
  { calls: "categories", kind: "category", field: "recipeCategory" },
  { calls: "tags", kind: "tag", field: "tags" },
];

describe.each(KINDS)("creating $calls", ({ calls, kind, field }) => {
  const make = (body: unknown) => at.user.send("POST", calls, body);
  const all = async (): Promise<{ id: number; name: string; slug: string; recipeCount: number }[]> =>
    (await at.visitor.get(calls)).body;

  test("a user gets it back with its slug and no recipes", async () => {
    const { status, body } = await make({ name: "Dinner Time" });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), name: "Dinner Time", slug: "dinner-time", recipes: [] });
    expect((await at.visitor.get(`${calls}/dinner-time`)).body).toEqual(body);
  });

  test("an admin can create one too, also with a trailing slash", async () => {
    expect((await at.admin.send("POST", `${calls}/`, { name: "By the Admin" })).status).toBe(200);
  });

  test("a visitor is asked to sign in, and nothing is created", async () => {
    for (const body of [{ name: "Sneaked In" }, {}, "{broken"]) {
      const reply = await at.visitor.send("POST", calls, body);
      expect(reply.status).toBe(401);
      expect(reply.body.code).toBe("not-signed-in");
    }
    expect((await all()).map(({ slug }) => slug)).not.toContain("sneaked-in");
  });

  test("unknown fields are ignored, including slug and recipes", async () => {
    const sent = { name: "With More", slug: "other", id: 999_999, recipes: [{ name: "x" }], more: true };
    const { status, body } = await make(sent);
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), name: "With More", slug: "with-more", recipes: [] });
    expect(body.id).not.toBe(999_999);
  });

  const names: [about: string, sent: string, name: string, slug: string][] = [
    ["white space around and inside", "  Quick \n  and\tEasy  ", "Quick and Easy", "quick-and-easy"],
    ["control characters", "So\u0000up\u0007", "Soup", "soup"],
    ["five hundred characters", "n".repeat(500), "n".repeat(500), "n".repeat(100)],
    ["HTML", '<b onclick="x()">Bold</b>', '<b onclick="x()">Bold</b>', "b-onclick-x-bold-b"],
    ["entities", "Fish &amp; Chips", "Fish &amp; Chips", "fish-chips"],
    ["accents", "Crème brûlée", "Crème brûlée", "creme-brulee"],
    [
      "special SQL characters",
      "'; DROP TABLE organizer; --",
      "'; DROP TABLE organizer; --",
      "drop-table-organizer",
    ],
  ];
  test.each(names)("%s in a name", async (_, sent, name, slug) => {
    const { status, body } = await make({ name: sent });
    expect([status, body.name, body.slug]).toEqual([200, name, slug]);
    expect((await at.visitor.get(`${calls}/${slug}`)).body.name).toBe(name);
  });

  test.each(["עוגות לשבת", "حلويات", "\u200fעוגות"])(
    "a right-to-left name (%p) stays as it is",
    async (name) => {
      const { status, body } = await make({ name });
      expect([status, body.name]).toEqual([200, name]);
      expect(body.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect((await at.visitor.get(`${calls}/${body.slug}`)).body.name).toBe(name);
      await at.admin.send("DELETE", `${calls}/${body.slug}`);
    },
  );

  test("emoji-only names stay separate and unique", async () => {
    expect((await make({ name: "🌶️" })).body).toMatchObject({ name: "🌶️", slug: kind });
    expect((await make({ name: "🍋" })).body).toMatchObject({ name: "🍋", slug: `${kind}-2` });
    const again = await make({ name: " 🌶️ " });
    expect([again.status, again.body.params]).toEqual([409, { name: "🌶️" }]);
  });

  const duplicates = ["Weekend", "  weekend ", "WEEKEND!", "Wéekend"];
  test.each(duplicates)("%p is refused as a duplicate of Weekend, with its name", async (name) => {
    await make({ name: "Weekend" });
    const { status, body } = await make({ name });
    expect(status).toBe(409);
    expect(body).toEqual({
      snackbar: { text: `A ${kind} named “Weekend” already exists.`, type: "error" },
      code: `${kind}-exists`,
      params: { name: "Weekend" },
    });
    expect((await all()).filter(({ slug }) => slug === "weekend")).toHaveLength(1);
  });

  const wrong: [about: string, body: unknown][] = [
    ["an empty name", { name: "" }],
    ["a blank name", { name: "  \n " }],
    ["an invisible name", { name: "\u200b\u2060\u00ad\u3164" }],
    ["a name of control characters", { name: "\u0000\u0001" }],
    ["no name", {}],
    ["null as the name", { name: null }],
    ["a number as the name", { name: 5 }],
    ["a list as the name", { name: ["x"] }],
    ["a name too long for a recipe", { name: "n".repeat(100_001) }],
    ["a list", []],
    ["a text", '"Soup"'],
    ["null", "null"],
    ["a body that isn't JSON", "{broken"],
  ];
  test.each(wrong)("%s gets 422, and nothing is created", async (_, body) => {
    const before = await all();
    const reply = await make(body);
    expect(reply.status).toBe(422);
    expect(reply.body.snackbar.type).toBe("error");
    expect(await all()).toEqual(before);
  });

  test("an invisible name is reported as missing", async () => {
    for (const name of ["", " ", "\u200b"]) {
      expect((await make({ name })).body.detail).toEqual([
        { loc: ["body", "name"], msg: "A Name is Required", type: "value_error.missing" },
      ]);
    }
  });

  test("simultaneous requests for the same name create one", async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => make({ name: "At Once" })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect((await all()).filter(({ slug }) => slug === "at-once")).toHaveLength(1);
  });

  test("the list is sorted by name with recipe counts, including zero", async () => {
    await make({ name: "aa Empty" });
    await at.user.send("POST", "recipes/create", { name: "One", [field]: ["AA Full", "aa Half"] });
    await at.user.send("POST", "recipes/create", { name: "Two", [field]: ["AA Full"] });
    const rows = (await all()).filter(({ slug }) => slug.startsWith("aa-"));
    expect(rows).toEqual([
      { id: expect.any(Number), name: "aa Empty", slug: "aa-empty", recipeCount: 0 },
      { id: expect.any(Number), name: "AA Full", slug: "aa-full", recipeCount: 2 },
      { id: expect.any(Number), name: "aa Half", slug: "aa-half", recipeCount: 1 },
    ]);
  });

  test("recipes use the existing one", async () => {
    const { body: created } = await make({ name: "Used Later" });
    await at.user.send("POST", "recipes/create", { name: "Later", [field]: ["used later"] });
    const { body } = await at.visitor.get(`${calls}/used-later`);
    expect(body).toMatchObject({
      id: created.id,
      name: "Used Later",
      recipes: [{ slug: expect.any(String) }],
    });
  });
});

test("a category and a tag can share a name", async () => {
  expect((await at.user.send("POST", "categories", { name: "Both Kinds" })).status).toBe(200);
  expect((await at.user.send("POST", "tags", { name: "Both Kinds" })).status).toBe(200);
});
