import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = (recipe: object | string) => at.user.send("POST", "recipes/create", recipe);

test("everything that is sent is stored", async () => {
  const sent = {
    name: "Banana Bread",
    description: "Moist, keeps three days",
    recipeCategory: ["Dinner Time"],
    tags: ["breakfast"],
    rating: 4,
    recipeYield: "2 loaves",
    recipeIngredient: ["4 bananas", "1/2 cup butter"],
    recipeInstructions: [{ text: "Beat the eggs", title: "Dough", timer: "5" }],
    nutrition: { calories: "200", fatContent: "3 g", cholesterolContent: "1 mg" },
    tools: ["pan"],
    totalTime: "1 Hour 30 Minutes",
    prepTime: null,
    performTime: "1h",
    dateAdded: "2021-01-12",
    notes: [{ title: "n", text: "t" }],
    orgURL: "http://x.y/z",
    extras: { a: "1", full_name: "stays" },
    ingredientGroups: [
      { title: "Dough", items: ["4 bananas"] },
      { title: "", items: ["1/2 cup butter"] },
    ],
    slug: "ignored",
    unknownField: true,
  };
  const reply = await create(sent);
  expect(reply.status).toBe(201);
  expect(reply.body).toBe("banana-bread");
  const { body, headers } = await at.visitor.get("recipes/banana-bread");
  const { slug: _, unknownField: __, ...kept } = sent;
  expect(body).toMatchObject({
    ...kept,
    slug: "banana-bread",
    id: expect.any(Number),
    image: null,
    categories: ["Dinner Time"],
    url: "http://x.y/z",
    nutrition: {
      calories: "200",
      fatContent: "3 g",
      fiberContent: null,
      proteinContent: null,
      sodiumContent: null,
      sugarContent: null,
      cholesterolContent: "1 mg",
    },
  });
  expect(body.unknownField).toBeUndefined();
  expect(body.organizers.categories).toEqual([
    { id: expect.any(Number), name: "Dinner Time", slug: "dinner-time" },
  ]);
  expect(headers.get("ETag")).toMatch(/^"\w+"$/);
});

test("only the name is needed; the rest has defaults, and arrays are never null", async () => {
  at.setNow(new Date(2026, 10, 21, 23, 30));
  await create({ name: "Bare" });
  at.setNow(new Date());
  expect((await at.visitor.get("recipes/bare")).body).toMatchObject({
    description: "",
    recipeCategory: [],
    tags: [],
    rating: 0,
    recipeYield: "",
    recipeIngredient: [],
    recipeInstructions: [],
    notes: [],
    tools: [],
    extras: {},
    dateAdded: "2026-11-21",
    totalTime: null,
    orgURL: null,
    image: null,
  });
});

test("old clients' ways are taken: snake_case, empty lists, nulls, and the older names of two fields", async () => {
  await create({
    name: "Old Ways",
    extras: [],
    rating: null,
    nutrition: null,
    tags: null,
    recipe_yield: "6",
    recipe_ingredient: ["1 egg"],
    org_url: null,
    url: "http://old.example/1",
    categories: ["Old"],
    date_added: "2020-02-29",
    notes: [{ text: "no title" }],
  });
  expect((await at.visitor.get("recipes/old-ways")).body).toMatchObject({
    extras: {},
    rating: 0,
    recipeYield: "6",
    recipeIngredient: ["1 egg"],
    orgURL: "http://old.example/1",
    recipeCategory: ["Old"],
    dateAdded: "2020-02-29",
    notes: [{ title: "", text: "no title" }],
  });
});

test("where both spellings of a name are sent, camelCase counts", async () => {
  await create({ name: "Both", recipeYield: "camel", recipe_yield: "snake" });
  expect((await at.visitor.get("recipes/both")).body.recipeYield).toBe("camel");
});

test("tags and categories are matched by slug, made when absent, and blank ones dropped", async () => {
  await create({ name: "One", tags: ["Quick Meal", "  ", ""] });
  await create({ name: "Two", tags: ["quick meal", "QUICK-MEAL", "New"] });
  const { body: two } = await at.visitor.get("recipes/two");
  expect(two.tags).toEqual(["Quick Meal", "New"]);
  const { body: tag } = await at.visitor.get("tags/quick-meal");
  expect(tag).toMatchObject({ name: "Quick Meal", slug: "quick-meal" });
  expect(tag.recipes.map((recipe: { slug: string }) => recipe.slug)).toEqual(["one", "two"]);
});

test("tags without a letter stay apart from each other", async () => {
  await create({ name: "Hot", tags: ["🌶️", "🍋"] });
  expect((await at.visitor.get("recipes/hot")).body.tags).toEqual(["🌶️", "🍋"]);
});

test("extras are answered as text, whatever was sent for them", async () => {
  await create({ name: "Extras", extras: { text: "1", number: 2.5, yes: true, no: false, nothing: null } });
  const { extras } = (await at.visitor.get("recipes/extras")).body;
  expect(extras).toEqual({ text: "1", number: "2.5", yes: "true", no: "false", nothing: "" });
});

describe("the slug is made from the name", () => {
  const cases: [string, string][] = [
    ["Crème brûlée", "creme-brulee"],
    ["Grüße, Straße & œufs", "grusse-strasse-oeufs"],
    ["北京", "bei-jing"],
    ["Popper’s", "poppers"],
    ["Popper's", "popper-s"],
    ["1,000 Layers", "1000-layers"],
    ["1,5 kg Brot", "1-5-kg-brot"],
    ["Fish &amp; Chips &#x26; Peas", "fish-chips-peas"],
    ["  --Spaces!!  and   more?--  ", "spaces-and-more"],
    ["🍕🍕", "recipe"],
    ["summary", "summary-2"],
    ["Create URL", "create-url-2"],
    ["create", "create-2"],
    ["Read-Url", "read-url-2"],
    ["Category", "category-2"],
    ["Tag", "tag-2"],
    ["x".repeat(300), "x".repeat(100)],
  ];
  test.each(cases)("%p → %p", async (name, slug) => {
    expect((await create({ name })).body).toBe(slug);
  });

  test("recipes of one name count up, within a hundred characters", async () => {
    expect((await create({ name: "Soup" })).body).toBe("soup");
    expect((await create({ name: "Soup" })).body).toBe("soup-2");
    expect((await create({ name: "soup!" })).body).toBe("soup-3");
    expect((await create({ name: "y".repeat(120) })).body).toHaveLength(100);
    expect((await create({ name: "y".repeat(120) })).body).toBe(`${"y".repeat(98)}-2`);
  });
});

describe("summaries", () => {
  test("hold what home, lists and search need, all in one answer", async () => {
    const { body } = await at.visitor.get("recipes/summary");
    const banana = body.find((row: { slug: string }) => row.slug === "banana-bread");
    expect(banana).toEqual({
      id: expect.any(Number),
      name: "Banana Bread",
      slug: "banana-bread",
      image: null,
      description: "Moist, keeps three days",
      recipeCategory: ["Dinner Time"],
      tags: ["breakfast"],
      rating: 4,
      dateAdded: "2021-01-12",
      imageHash: null,
    });
  });

  test("change at once when a recipe is added", async () => {
    const before = (await at.visitor.get("recipes/summary")).body.length;
    await create({ name: "One more" });
    expect((await at.visitor.get("recipes/summary")).body).toHaveLength(before + 1);
  });

  test("come in pages, by either pair of names", async () => {
    const all = (await at.visitor.get("recipes/summary")).body;
    expect((await at.visitor.get("recipes/summary?start=1&limit=2")).body).toEqual(all.slice(1, 3));
    expect((await at.visitor.get("recipes/summary?skip=1&end=2")).body).toEqual(all.slice(1, 3));
    expect((await at.visitor.get("recipes/summary?start=2")).body).toEqual(all.slice(2));
    expect((await at.visitor.get("recipes/summary?limit=0")).body).toEqual([]);
  });

  test("come newest first when asked", async () => {
    const days = (await at.visitor.get("recipes/summary?order=recent")).body.map(
      (row: { dateAdded: string }) => row.dateAdded,
    );
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test.each(["limit=x", "limit=-1", "start=1.5", "order=best"])("refuse %p", async (query) => {
    const reply = await at.visitor.get(`recipes/summary?${query}`);
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toHaveLength(1);
  });

  test("are packed for those who take it, and say the same", async () => {
    const request = new Request("http://localhost/api/recipes/summary", {
      headers: { "Accept-Encoding": "gzip" },
    });
    const answer = await at.handle(request);
    expect(answer.headers.get("Content-Encoding")).toBe("gzip");
    const unpacked = new TextDecoder().decode(Bun.gunzipSync(await answer.bytes()));
    expect(JSON.parse(unpacked)).toEqual((await at.visitor.get("recipes/summary")).body);
  });
});

describe("refusals", () => {
  test("an unknown slug is 404", async () => {
    const reply = await at.visitor.get("recipes/nothing-here");
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual({
      snackbar: { text: "There is no recipe “nothing-here”.", type: "error" },
      code: "recipe-not-found",
      params: { slug: "nothing-here" },
    });
  });

  test("a visitor is told to sign in, whatever is sent", async () => {
    for (const body of [{ name: "x" }, {}, "{broken"]) {
      const reply = await at.visitor.send("POST", "recipes/create", body);
      expect(reply.status).toBe(401);
      expect(reply.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
  });

  const wrong: [string, unknown, string[]][] = [
    ["no name", {}, ["name"]],
    ["an empty name", { name: "  " }, ["name"]],
    ["a name that is no text", { name: 7 }, ["name"]],
    [
      "several wrong types at once",
      { name: "x", tags: "a", rating: "many", notes: {} },
      ["tags", "rating", "notes"],
    ],
    ["a rating above five", { name: "x", rating: 6 }, ["rating"]],
    ["a day that does not exist", { name: "x", dateAdded: "2026-02-30" }, ["dateAdded"]],
    ["extras in extras", { name: "x", extras: { a: { b: 1 } } }, ["extras"]],
    ["a list", [], []],
    ["a text", '"x"', []],
  ];
  test.each(wrong)("%s is 422 with a row for each fault", async (_, body, fields) => {
    const before = (await at.visitor.get("recipes/summary")).body.length;
    const reply = await create(body as object);
    expect(reply.status).toBe(422);
    const faulty = new Set(reply.body.detail.map((row: { loc: string[] }) => row.loc[1]));
    for (const field of fields) expect(faulty).toContain(field);
    for (const row of reply.body.detail) {
      expect(row).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
    }
    expect((await at.visitor.get("recipes/summary")).body).toHaveLength(before);
  });

  test.each(["{", "", "[1,", "nonsense", "{\"name\": 'x'}"])(
    "a body that is no JSON (%p) is 422",
    async (body) => {
      expect((await create(body)).status).toBe(422);
    },
  );

  test("a body nested a hundred thousand deep is 422", async () => {
    const reply = await create(`{"name":"x","extras":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
    expect(reply.status).toBe(422);
    expect(reply.body.code).toBe("body-not-json");
  });

  test("a body of 11 MB is 413", async () => {
    const reply = await create(JSON.stringify({ name: "x", description: "y".repeat(11_000_000) }));
    expect(reply.status).toBe(413);
    expect(reply.body).toMatchObject({ code: "body-too-large", params: { megabytes: 10 } });
  });

  test("keys that mean something to JavaScript mean nothing here", async () => {
    const reply = await create(
      '{"name":"Proto","__proto__":{"admin":true},"extras":{"__proto__":"x","constructor":"y"}}',
    );
    expect(reply.status).toBe(201);
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
  });
});
