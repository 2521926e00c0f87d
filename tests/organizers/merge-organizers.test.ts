import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());
beforeEach(() => {
  for (const table of ["recipe", "organizer"]) at.app.db.run(`DELETE FROM ${table}`);
});

const KINDS = [
  { calls: "categories", kind: "category", field: "recipeCategory" },
  { calls: "tags", kind: "tag", field: "tags" },
];

describe.each(KINDS)("merging $calls", ({ calls, kind, field }) => {
  const cook = (name: string, names: string[]) =>
    at.user.send("POST", "recipes/create", { name, [field]: names });
  const namesOf = async (slug: string) => (await at.visitor.get(`recipes/${slug}`)).body[field];
  const merge = (slug: string, body: unknown) => at.admin.send("POST", `${calls}/${slug}/merge`, body);
  const counts = async () =>
    Object.fromEntries(
      (await at.visitor.get(calls)).body.map((row: { slug: string; recipeCount: number }) => [
        row.slug,
        row.recipeCount,
      ]),
    );

  test("moves all recipes, each listed once at the better position", async () => {
    await cook("Only Going", ["A", "Going", "Z"]);
    await cook("Only Staying", ["Staying", "A"]);
    await cook("Going First", ["Going", "A", "Staying", "Z"]);
    await cook("Staying First", ["Staying", "A", "Going", "Z"]);
    await cook("Neither", ["A"]);
    const { id } = (await at.visitor.get(`${calls}/staying`)).body;
    const { status, body } = await merge("going", { into: "staying" });
    expect([status, body]).toEqual([200, { id, name: "Staying", slug: "staying" }]);
    expect(await namesOf("only-going")).toEqual(["A", "Staying", "Z"]);
    expect(await namesOf("only-staying")).toEqual(["Staying", "A"]);
    expect(await namesOf("going-first")).toEqual(["Staying", "A", "Z"]);
    expect(await namesOf("staying-first")).toEqual(["Staying", "A", "Z"]);
    expect(await namesOf("neither")).toEqual(["A"]);
    expect((await at.visitor.get(`${calls}/going`)).status).toBe(404);
    expect(await counts()).toEqual({ a: 5, staying: 4, z: 3 });
  });

  test("works with empty ones on either side", async () => {
    await cook("Soup", ["Full"]);
    for (const name of ["Empty", "Other Empty"]) await at.user.send("POST", calls, { name });
    expect((await merge("empty", { into: "full" })).status).toBe(200);
    expect((await merge("full", { into: "other-empty" })).status).toBe(200);
    expect(await namesOf("soup")).toEqual(["Other Empty"]);
    expect(await counts()).toEqual({ "other-empty": 1 });
  });

  test("only admins can: visitors are asked to sign in, users are refused", async () => {
    await cook("Soup", ["Here", "There"]);
    for (const body of [{ into: "there" }, {}, "{broken"]) {
      expect((await at.visitor.send("POST", `${calls}/here/merge`, body)).status).toBe(401);
      expect((await at.user.send("POST", `${calls}/here/merge`, body)).status).toBe(403);
    }
    expect(await namesOf("soup")).toEqual(["Here", "There"]);
  });

  test("with itself gets 422, and it stays", async () => {
    await cook("Soup", ["Same"]);
    const { status, body } = await merge("same", { into: "same" });
    expect([status, body.code]).toEqual([422, "merge-into-itself"]);
    expect(body.detail).toEqual([
      { loc: ["body", "into"], msg: expect.any(String), type: "value_error.same" },
    ]);
    expect(await namesOf("soup")).toEqual(["Same"]);
  });

  test("with an unknown one gets 404 and changes nothing", async () => {
    await cook("Soup", ["Here"]);
    const cases: [from: string, into: string, missing: string][] = [
      ["here", "nowhere", "nowhere"],
      ["nowhere", "here", "nowhere"],
      ["gone", "gone", "gone"],
      ["here", "", ""],
    ];
    for (const [from, into, slug] of cases) {
      const { status, body } = await merge(from, { into });
      expect([from, into, status, body.code, body.params]).toEqual([
        from,
        into,
        404,
        `${kind}-not-found`,
        { slug },
      ]);
    }
    expect(await namesOf("soup")).toEqual(["Here"]);
  });

  test("with one of the other kind gets 404", async () => {
    const other = calls === "tags" ? "categories" : "tags";
    await at.user.send("POST", calls, { name: "Mine" });
    await at.user.send("POST", other, { name: "Theirs" });
    expect((await merge("mine", { into: "theirs" })).status).toBe(404);
  });

  test.each([[{}], [{ into: 5 }], [{ into: null }], [[]], ["{broken"]])("%j gets 422", async (body) => {
    await cook("Soup", ["Here", "There"]);
    expect((await merge("here", body)).status).toBe(422);
    expect(await namesOf("soup")).toEqual(["Here", "There"]);
  });

  test("unknown fields are ignored", async () => {
    await cook("Soup", ["Here", "There"]);
    expect((await merge("here", { into: "there", name: "x", more: [] })).status).toBe(200);
  });

  test("simultaneous requests merge once", async () => {
    await cook("Soup", ["Here", "There"]);
    const replies = await Promise.all([merge("here", { into: "there" }), merge("here", { into: "there" })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await namesOf("soup")).toEqual(["There"]);
  });
});

describe("merging categories shown on home", () => {
  const sections = async () =>
    (await at.visitor.get("site-settings")).body.categories.map(
      (section: { slug: string; position: number }) => [section.slug, section.position],
    );
  async function home(...slugs: string[]) {
    for (const name of ["a", "b", "c", "d"]) await at.user.send("POST", "categories", { name });
    await at.admin.send("PUT", "site-settings", { categories: slugs.map((slug) => ({ slug })) });
  }
  const merge = (slug: string, into: string) => at.admin.send("POST", `categories/${slug}/merge`, { into });

  test("moves the section to a category without one, at the same position", async () => {
    await home("a", "b", "c");
    await merge("b", "d");
    expect(await sections()).toEqual([
      ["a", 0],
      ["d", 1],
      ["c", 2],
    ]);
  });

  test("keeps the first of two sections, whichever is merged", async () => {
    await home("a", "b", "c", "d");
    await merge("b", "d");
    expect(await sections()).toEqual([
      ["a", 0],
      ["d", 1],
      ["c", 2],
    ]);
    await merge("c", "a");
    expect(await sections()).toEqual([
      ["a", 0],
      ["d", 1],
    ]);
  });

  test("adds no section if there was none", async () => {
    await home("a");
    await merge("b", "c");
    expect(await sections()).toEqual([["a", 0]]);
  });

  test("a merge that fails halfway changes nothing", async () => {
    await home("a", "b");
    await at.user.send("POST", "recipes/create", { name: "Soup", recipeCategory: ["a"] });
    const fail = () => {
      throw new Error("no more");
    };
    expect(() => at.app.categories.merge("a", "c", fail)).toThrow("no more");
    expect((await at.visitor.get("recipes/soup")).body.recipeCategory).toEqual(["a"]);
    expect((await at.visitor.get("categories/c")).body.recipes).toEqual([]);
  });
});
