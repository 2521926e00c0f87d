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

describe.each(KINDS)("renaming $calls", ({ calls, kind, field }) => {
  const make = async (name: string) => (await at.user.send("POST", calls, { name })).body;
  const rename = (slug: string, body: unknown) => at.admin.send("PUT", `${calls}/${slug}`, body);

  test("it keeps its id and recipes and gets the slug of its new name", async () => {
    const slug = (await at.user.send("POST", "recipes/create", { name: "Stew", [field]: ["Old", "Other"] }))
      .body;
    const { id } = (await at.visitor.get(`${calls}/old`)).body;
    const { status, body } = await rename("old", { name: "  New   Name " });
    expect(status).toBe(200);
    expect(body).toEqual({ id, name: "New Name", slug: "new-name" });
    expect((await at.visitor.get(`${calls}/old`)).status).toBe(404);
    expect((await at.visitor.get(`${calls}/new-name`)).body.recipes).toHaveLength(1);
    expect((await at.visitor.get(`recipes/${slug}`)).body[field]).toEqual(["New Name", "Other"]);
  });

  test("only admins can: visitors are asked to sign in, users are refused", async () => {
    await make("Kept");
    for (const body of [{ name: "Taken Over" }, {}, "{broken"]) {
      expect((await at.visitor.send("PUT", `${calls}/kept`, body)).status).toBe(401);
      expect((await at.user.send("PUT", `${calls}/kept`, body)).status).toBe(403);
    }
    expect((await at.visitor.get(`${calls}/kept`)).body.name).toBe("Kept");
  });

  test("changing only capitals or nothing is fine", async () => {
    const { id } = await make("Low Carb");
    for (const name of ["LOW CARB", "low-carb", "low-carb"]) {
      const reply = await rename("low-carb", { name });
      expect([reply.status, reply.body]).toEqual([200, { id, name, slug: "low-carb" }]);
    }
  });

  test("a taken name is refused, however it's written, and nothing changes", async () => {
    await make("First");
    await make("Second");
    for (const name of ["First", "FIRST", "first!"]) {
      const { status, body } = await rename("second", { name });
      expect([status, body.code, body.params]).toEqual([409, `${kind}-exists`, { name: "First" }]);
    }
    expect((await at.visitor.get(`${calls}/second`)).body.name).toBe("Second");
    expect((await at.visitor.get(`${calls}/first`)).body.name).toBe("First");
  });

  test("an unknown one gets 404", async () => {
    const { status, body } = await rename("no-such", { name: "Anything" });
    expect([status, body.code, body.params]).toEqual([404, `${kind}-not-found`, { slug: "no-such" }]);
    expect((await at.visitor.get(`${calls}/anything`)).status).toBe(404);
  });

  test("unknown fields are ignored, as when it's sent back unchanged", async () => {
    const read = await make("Read");
    const { status, body } = await rename("read", { ...read, name: "Sent Back", slug: "elsewhere", more: 1 });
    expect([status, body]).toEqual([200, { id: read.id, name: "Sent Back", slug: "sent-back" }]);
  });

  const wrong: [about: string, body: unknown][] = [
    ["an empty name", { name: " " }],
    ["an invisible name", { name: "\u200b\u3164" }],
    ["no name", {}],
    ["a number as the name", { name: 5 }],
    ["null as the name", { name: null }],
    ["a list", []],
    ["a body that isn't JSON", "{broken"],
  ];
  test.each(wrong)("%s gets 422, and it stays", async (_, body) => {
    await make("Stays");
    expect((await rename("stays", body)).status).toBe(422);
    expect((await at.visitor.get(`${calls}/stays`)).body.name).toBe("Stays");
  });

  test("a name with five hundred characters, HTML or right-to-left text is kept as it is", async () => {
    let { slug } = await make("Strange");
    for (const name of ["x".repeat(500), "<i>Strange</i>", "עוגות"]) {
      const { status, body } = await rename(slug, { name });
      expect([status, body.name]).toEqual([200, name]);
      slug = body.slug;
    }
  });

  test("an emoji name can become another, but not an existing one", async () => {
    const { slug: pepper } = await make("🌶️");
    const { slug: lemon, id } = await make("🍋");
    expect((await rename(lemon, { name: "🌶️" })).status).toBe(409);
    expect((await rename(lemon, { name: "🍋" })).body).toEqual({ id, name: "🍋", slug: lemon });
    expect((await rename(lemon, { name: "🥑" })).body).toEqual({ id, name: "🥑", slug: lemon });
    expect((await rename(pepper, { name: "🍋" })).body).toMatchObject({ name: "🍋", slug: pepper });
  });

  test("its old name is free afterwards", async () => {
    const { id } = await make("Before");
    await rename("before", { name: "After" });
    const { id: other } = await make("Before");
    expect(other).not.toBe(id);
  });

  test("one of two simultaneous renames to the same name is refused", async () => {
    await make("Left");
    await make("Right");
    const replies = await Promise.all([
      rename("left", { name: "Middle" }),
      rename("right", { name: "Middle" }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test("the home section shows the new name", async () => {
  await at.user.send("POST", "categories", { name: "On Home" });
  await at.admin.send("PUT", "site-settings", { categories: [{ slug: "on-home" }] });
  await at.admin.send("PUT", "categories/on-home", { name: "Still on Home" });
  expect((await at.visitor.get("site-settings")).body.categories).toEqual([
    { id: expect.any(Number), name: "Still on Home", slug: "still-on-home", position: 0 },
  ]);
});

test("an open recipe becomes stale when its category is renamed", async () => {
  await at.user.send("POST", "recipes/create", { name: "Open", recipeCategory: ["Shown"] });
  const before = (await at.visitor.get("recipes/open")).headers.get("ETag");
  await at.admin.send("PUT", "categories/shown", { name: "Shown Otherwise" });
  expect((await at.visitor.get("recipes/open")).headers.get("ETag")).not.toBe(before);
});
