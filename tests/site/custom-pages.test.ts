import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { NAME_MOST } from "../../src/contract/rules.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const PATH = "site-settings/custom-pages";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());
beforeEach(async () => {
  for (const table of ["custom_page", "organizer", "recipe"]) at.app.db.run(`DELETE FROM ${table}`);
  for (const name of ["Soups", "Cakes", "Salads"]) await at.user.send("POST", "categories", { name });
});

interface Page {
  id: number;
  name: string;
  slug: string;
  position: number;
  categories: { id: number; name: string; slug: string }[];
}

const pages = async (): Promise<Page[]> => (await at.visitor.get(PATH)).body;
const slugs = async () => (await pages()).map(({ slug }) => slug);
const make = (body: unknown) => at.admin.send("POST", PATH, body);
const putAll = (body: unknown) => at.admin.send("PUT", PATH, body);
const withSlugs = (...categories: string[]) => categories.map((slug) => ({ slug }));

async function createPages(...names: string[]): Promise<Page[]> {
  for (const name of names) await make({ name, position: 0, categories: [] });
  return pages();
}

async function createPage(name: string, categories: string[] = []): Promise<Page> {
  await make({ name, categories: withSlugs(...categories) });
  const page = (await pages()).at(-1);
  if (!page) throw new Error("There is no page");
  return page;
}

describe("creating a page", () => {
  test("makes it readable for everyone, in the documented shape", async () => {
    const { status, body } = await make({
      name: "Second Helping",
      position: 0,
      categories: [{ id: 77, name: "Anything", slug: "salads" }, { slug: "soups" }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      snackbar: { text: "New Page Created", type: "success" },
      code: "custom-page-created",
    });
    for (const who of [at.visitor, at.user, at.admin])
      expect((await who.get(PATH)).body).toEqual([
        {
          id: expect.any(Number),
          name: "Second Helping",
          slug: "second-helping",
          position: 0,
          categories: [
            { id: expect.any(Number), name: "Salads", slug: "salads" },
            { id: expect.any(Number), name: "Soups", slug: "soups" },
          ],
        },
      ]);
  });

  test("only requires a name, and there are none at first", async () => {
    expect(await pages()).toEqual([]);
    expect((await make({ name: "  Quick \n ones " })).status).toBe(200);
    expect(await pages()).toMatchObject([{ name: "Quick ones", position: 0, categories: [] }]);
  });

  test("puts new pages with position 0 last, in order", async () => {
    const [one, two, three] = await createPages("One", "Two", "Three");
    expect(await slugs()).toEqual(["one", "two", "three"]);
    await putAll([three, one, two]);
    await createPages("Four", "Five");
    expect(await slugs()).toEqual(["three", "one", "two", "four", "five"]);
    expect((await pages()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  });

  test("respects a position, including the last one", async () => {
    await make({ name: "Late", position: 1_000_000 });
    await make({ name: "Early", position: 5 });
    await make({ name: "New", position: 0 });
    expect((await pages()).map(({ name, position }) => [name, position])).toEqual([
      ["Early", 5],
      ["Late", 1_000_000],
      ["New", 1_000_000],
    ]);
    const [, , last] = await pages();
    expect((await at.admin.send("PUT", `${PATH}/${last?.id}`, last)).status).toBe(200);
  });

  test.each([
    ["Crème brûlée", "creme-brulee"],
    ["2024", "page-2024"],
    ["1,000", "page-1000"],
    ["10 min", "10-min"],
    ["🌶️", "page"],
    ["北京", "bei-jing"],
    ["x".repeat(NAME_MOST), "x".repeat(100)],
  ])("%p gets the slug %p, and a second one its own", async (name, slug) => {
    await createPages(name, name);
    const [first, second] = await slugs();
    expect([first, second]).toEqual([slug, `${slug.slice(0, 98)}-2`]);
  });

  test("skips unknown categories, tags and duplicates", async () => {
    await at.user.send("POST", "tags", { name: "Only a Tag" });
    const page = await createPage("Mixed", ["gone", "cakes", "only-a-tag", "soups", "cakes", "Salads"]);
    expect(page.categories.map(({ slug }) => slug)).toEqual(["cakes", "soups"]);
  });

  const wrong: [about: string, body: unknown, place: unknown[] | undefined][] = [
    ["no name", {}, ["name"]],
    ["an empty name", { name: "" }, ["name"]],
    ["a blank name", { name: " \t\n" }, ["name"]],
    ["an invisible name", { name: "\u200b\u2800" }, ["name"]],
    ["a name that's too long", { name: "x".repeat(NAME_MOST + 1) }, ["name"]],
    ["a number as the name", { name: 5 }, ["name"]],
    ["null as the name", { name: null }, ["name"]],
    ["a negative position", { name: "A", position: -1 }, ["position"]],
    ["a fractional position", { name: "A", position: 1.5 }, ["position"]],
    ["a position as text", { name: "A", position: "1" }, ["position"]],
    ["a position that's too large", { name: "A", position: 1e20 }, ["position"]],
    ["categories that aren't a list", { name: "A", categories: {} }, ["categories"]],
    ["slugs alone", { name: "A", categories: ["soups"] }, ["categories", "0"]],
    ["a category without a slug", { name: "A", categories: [{ id: 1 }] }, ["categories", "0", "slug"]],
    [
      "too many categories",
      { name: "A", categories: Array.from({ length: 1001 }, () => ({ slug: "a" })) },
      ["categories"],
    ],
    ["a list", [], undefined],
    ["null", "null", undefined],
    ["nothing", "", undefined],
    ["a body that isn't JSON", "{broken", undefined],
  ];
  test.each(wrong)("%s gets 422, and nothing is created or changed", async (_, body, place) => {
    const page = await createPage("Here", ["soups"]);
    for (const [method, path] of [
      ["POST", PATH],
      ["PUT", `${PATH}/${page.id}`],
    ] as const) {
      const reply = await at.admin.send(method, path, body);
      expect([method, reply.status]).toEqual([method, 422]);
      if (place)
        expect(reply.body.detail?.map((row: { loc: unknown[] }) => row.loc.slice(1))).toEqual([place]);
    }
    expect(await pages()).toEqual([page]);
  });

  test("null means the same as omitting an optional field", async () => {
    expect((await make({ name: "A", position: null, categories: null })).status).toBe(200);
    expect(await pages()).toMatchObject([{ name: "A", position: 0, categories: [] }]);
  });
});

describe("reading a page", () => {
  test("works by id or slug, and includes its categories' full recipes", async () => {
    for (const name of ["Leek Soup", "Bean Soup"])
      await at.user.send("POST", "recipes/create", { name, recipeCategory: ["Soups"], tags: ["quick"] });
    const page = await createPage("Warm", ["cakes", "soups"]);
    const soups = (await at.visitor.get("categories/soups")).body;
    expect(soups.recipes).toHaveLength(2);
    for (const path of [page.id, "warm"]) {
      const { status, body } = await at.visitor.get(`${PATH}/${path}`);
      expect(status).toBe(200);
      expect(body).toEqual({ ...page, categories: [{ ...page.categories[0], recipes: [] }, soups] });
    }
  });

  test("treats a whole number as an id, never as a slug", async () => {
    const [first] = await createPages("First");
    await make({ name: String((first?.id ?? 0) + 1000) });
    const other = (await pages()).at(-1);
    expect((await at.visitor.get(`${PATH}/${(first?.id ?? 0) + 1000}`)).status).toBe(404);
    expect((await at.visitor.get(`${PATH}/${other?.slug}`)).body.id).toBe(other?.id);
  });

  test.each(["0", "99999", "99999999999999999999", "none", "-1", "1.5", "%00", "%E0%A4%A", "x".repeat(300)])(
    "%s gets 404",
    async (path) => {
      const page = await createPage("Here");
      for (const reply of [
        await at.visitor.get(`${PATH}/${path}`),
        await at.admin.send("PUT", `${PATH}/${path}`, { name: "There" }),
        await at.admin.send("DELETE", `${PATH}/${path}`),
      ])
        expect([reply.status, reply.body.code]).toEqual([404, "custom-page-not-found"]);
      expect(await pages()).toEqual([page]);
    },
  );
});

describe("editing a page", () => {
  const change = ({ id }: Page, body: unknown) => at.admin.send("PUT", `${PATH}/${id}`, body);

  test("returns it, with a new slug for a new name", async () => {
    const page = await createPage("Old Name", ["soups"]);
    const { status, body } = await change(page, {
      ...page,
      name: "New Name",
      categories: withSlugs("cakes"),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: page.id,
      name: "New Name",
      slug: "new-name",
      position: 0,
      categories: [{ name: "Cakes", slug: "cakes" }],
    });
    expect(await pages()).toEqual([body]);
    expect((await at.visitor.get(`${PATH}/old-name`)).status).toBe(404);
  });

  test("with its own unchanged data changes nothing", async () => {
    await createPages("Twin", "Twin", "Other");
    for (const page of await pages()) expect((await change(page, page)).body).toEqual(page);
    await at.admin.send("DELETE", `${PATH}/${(await pages())[0]?.id}`);
    for (const page of await pages()) expect((await change(page, page)).body).toEqual(page);
  });

  test("ignores ids and slugs from the client, and keeps the slug if only letter case changes", async () => {
    const page = await createPage("Sunday");
    const { body } = await change(page, { name: "sunday!", slug: "mine", id: 999 });
    expect(body).toMatchObject({ id: page.id, name: "sunday!", slug: "sunday" });
  });

  test("keeps an omitted position but clears omitted categories", async () => {
    const [, second] = await createPages("One", "Two");
    if (!second) throw new Error("There is no second page");
    await change(second, { ...second, categories: withSlugs("soups") });
    expect((await change(second, { name: "Two" })).body).toMatchObject({ position: 1, categories: [] });
    expect((await change(second, { name: "Two", position: 0 })).body).toMatchObject({ position: 0 });
    expect(await slugs()).toEqual(["one", "two"]);
  });

  test("gives another slug to a duplicate name", async () => {
    const [, second] = await createPages("One", "Two");
    if (!second) throw new Error("There is no second page");
    expect((await change(second, { name: "One" })).body.slug).toBe("one-2");
    expect((await change(second, { name: "One" })).body.slug).toBe("one-2");
  });
});

describe("editing all pages at once", () => {
  test("uses the order of the array and each page's content", async () => {
    const [one, two, three] = await createPages("One", "Two", "Three");
    const { status, body } = await putAll([
      { ...three, position: 0, categories: withSlugs("cakes") },
      { ...one, position: 1, name: "Uno" },
      { ...two, position: 2 },
    ]);
    expect([status, body.snackbar, body.code]).toEqual([
      200,
      { text: "Pages Updated", type: "success" },
      "custom-pages-updated",
    ]);
    expect(await pages()).toMatchObject([
      { id: three?.id, position: 0, categories: [{ slug: "cakes" }] },
      { id: one?.id, position: 1, name: "Uno", slug: "uno" },
      { id: two?.id, position: 2, slug: "two" },
    ]);
  });

  test("ignores contradicting positions", async () => {
    const [one, two, three] = await createPages("One", "Two", "Three");
    await putAll([two, three, one]);
    expect(await slugs()).toEqual(["two", "three", "one"]);
    await putAll([one, two, three].map((page) => ({ ...page, position: 0 })));
    expect(await slugs()).toEqual(["one", "two", "three"]);
  });

  test("lets two pages swap names and slugs", async () => {
    const [one, two] = await createPages("One", "Two");
    await putAll([
      { ...one, name: "Two" },
      { ...two, name: "One" },
    ]);
    expect((await pages()).map(({ id, slug }) => [id, slug])).toEqual([
      [one?.id ?? 0, "two"],
      [two?.id ?? 0, "one"],
    ]);
  });

  test("puts missing pages after the others and skips unknown ones", async () => {
    const [one, two, three] = await createPages("One", "Two", "Three");
    await at.admin.send("DELETE", `${PATH}/${two?.id}`);
    expect((await putAll([three, two, { id: 987654, name: "Never Was" }])).status).toBe(200);
    expect((await pages()).map(({ id, position }) => [id, position])).toEqual([
      [three?.id ?? 0, 0],
      [one?.id ?? 0, 1],
    ]);
    expect((await putAll([])).status).toBe(200);
    expect(await slugs()).toEqual(["three", "one"]);
  });

  test("uses the first of duplicates", async () => {
    const [one, two] = await createPages("One", "Two");
    await putAll([two, { ...one, name: "Uno" }, { ...two, name: "Due" }, { ...one, name: "Eins" }]);
    expect((await pages()).map(({ name }) => name)).toEqual(["Two", "Uno"]);
  });

  test("removes omitted categories from a page", async () => {
    const page = await createPage("Warm", ["soups"]);
    await putAll([{ id: page.id, name: page.name }]);
    expect(await pages()).toMatchObject([{ name: "Warm", categories: [] }]);
  });

  test.each([
    ["one without an id", [{ name: "New" }], ["0", "id"]],
    ["one without a name", [{ id: 1 }], ["0", "name"]],
    [
      "one with an invisible name",
      [
        { id: 1, name: "A" },
        { id: 2, name: " " },
      ],
      ["1", "name"],
    ],
    ["an id as text", [{ id: "1", name: "A" }], ["0", "id"]],
    ["too many", Array.from({ length: 1001 }, (_, id) => ({ id, name: "A" })), []],
    ["a single page", { id: 1, name: "A" }, []],
    ["texts", ["A"], ["0"]],
    ["null", "null", []],
  ])("%s gets 422, and all pages stay", async (_, body, place) => {
    const before = await createPages("One", "Two");
    const reply = await putAll(body);
    expect([reply.status, reply.body.detail?.[0]?.loc.slice(1)]).toEqual([422, place]);
    expect(await pages()).toEqual(before);
  });

  test("a failure halfway changes nothing", async () => {
    const before = await createPages("One", "Two");
    at.app.db.run(
      "CREATE TEMP TRIGGER no_more BEFORE UPDATE OF position ON custom_page BEGIN SELECT RAISE(ABORT, 'no more'); END",
    );
    expect((await putAll(before.toReversed().map((page) => ({ ...page, name: "Same" })))).status).toBe(500);
    at.app.db.run("DROP TRIGGER no_more");
    expect(await pages()).toEqual(before);
  });

  test("simultaneous requests of two admins end in one order with every page", async () => {
    const before = await createPages("One", "Two", "Three");
    const replies = await Promise.all([putAll(before.toReversed()), putAll(before), make({ name: "Four" })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await slugs()).toSorted()).toEqual(["four", "one", "three", "two"]);
    expect((await pages()).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

describe("deleting a page", () => {
  test("frees its slug and keeps its categories and recipes", async () => {
    await at.user.send("POST", "recipes/create", { name: "Leek Soup", recipeCategory: ["Soups"] });
    const page = await createPage("Warm", ["soups"]);
    const { status, body } = await at.admin.send("DELETE", `${PATH}/${page.id}`);
    expect([status, body.snackbar]).toEqual([200, { text: "Page Deleted", type: "success" }]);
    expect(await pages()).toEqual([]);
    for (const path of [page.id, "warm"]) expect((await at.visitor.get(`${PATH}/${path}`)).status).toBe(404);
    expect((await at.visitor.get("categories/soups")).body.recipes).toHaveLength(1);
    expect((await createPage("Warm")).slug).toBe("warm");
    expect((await at.admin.send("DELETE", `${PATH}/${page.id}`)).status).toBe(404);
  });
});

describe("categories of pages", () => {
  const readPage = async () =>
    (await pages()).map(({ name, categories }) => [name, ...categories.map((one) => one.slug)]);

  test("show their new name after a rename", async () => {
    await createPage("Warm", ["soups", "cakes"]);
    await at.admin.send("PUT", "categories/soups", { name: "Broths" });
    expect(await readPage()).toEqual([["Warm", "broths", "cakes"]]);
  });

  test("disappear when deleted, alone or with all empty ones", async () => {
    await createPage("Warm", ["soups", "cakes"]);
    await createPage("Cold", ["salads", "soups"]);
    await at.admin.send("DELETE", "categories/soups");
    expect(await readPage()).toEqual([
      ["Warm", "cakes"],
      ["Cold", "salads"],
    ]);
    await at.admin.send("DELETE", "empty-categories");
    expect(await readPage()).toEqual([["Warm"], ["Cold"]]);
  });

  test("are listed once at the better position after a merge", async () => {
    await createPage("Only Going", ["salads", "soups"]);
    await createPage("Both", ["soups", "salads", "cakes"]);
    await createPage("Only Staying", ["cakes"]);
    await at.admin.send("POST", "categories/soups/merge", { into: "cakes" });
    expect(await readPage()).toEqual([
      ["Only Going", "salads", "cakes"],
      ["Both", "cakes", "salads"],
      ["Only Staying", "cakes"],
    ]);
  });

  test("stay when a bulk edit that created them is undone", async () => {
    await at.user.send("POST", "recipes/create", { name: "Soup" });
    const changed = await at.user.send("POST", "recipe-changes", {
      recipes: ["soup"],
      addCategories: ["Stews", "Pies"],
    });
    await createPage("Warm", ["stews"]);
    await at.user.send("POST", "recipe-changes/undo", { versions: changed.body.versions });
    expect((await at.visitor.get("categories/pies")).status).toBe(404);
    expect(await readPage()).toEqual([["Warm", "stews"]]);
  });
});

test("only admins can edit pages: visitors are asked to sign in, users are refused", async () => {
  const page = await createPage("Here", ["soups"]);
  const calls: [method: string, path: string][] = [
    ["POST", PATH],
    ["PUT", PATH],
    ["PUT", `${PATH}/${page.id}`],
    ["DELETE", `${PATH}/${page.id}`],
    ["DELETE", `${PATH}/none`],
  ];
  for (const [method, path] of calls)
    for (const body of [{ name: "Mine" }, [], "{broken"]) {
      const sent = method === "DELETE" ? undefined : body;
      expect([method, path, (await at.visitor.send(method, path, sent)).status]).toEqual([method, path, 401]);
      expect([method, path, (await at.user.send(method, path, sent)).status]).toEqual([method, path, 403]);
    }
  expect(await pages()).toEqual([page]);
});

test("on a closed site, pages require signing in", async () => {
  await createPage("Here");
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  for (const path of [PATH, `${PATH}/here`]) {
    expect((await at.visitor.get(path)).status).toBe(401);
    expect((await at.user.get(path)).status).toBe(200);
  }
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: false });
});
