import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = (recipe: object | string) => at.user.send("POST", "recipes/create", recipe);

test("everything sent is stored", async () => {
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
  const { slug: _, unknownField: __, ...expected } = sent;
  expect(body).toMatchObject({
    ...expected,
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

test("only the name is required, the rest has defaults, and arrays are never null", async () => {
  at.setNow(new Date(2026, 10, 21, 23, 30));
  await create({ name: "Bare" });
  at.setNow(null);
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

test("older clients' input is accepted: snake_case, empty lists, nulls and two old field names", async () => {
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

test("camelCase wins if both spellings of a field are sent", async () => {
  await create({ name: "Both", recipeYield: "camel", recipe_yield: "snake" });
  expect((await at.visitor.get("recipes/both")).body.recipeYield).toBe("camel");
});

test("tags and categories are matched by slug, created if missing, and blank ones dropped", async () => {
  await create({ name: "One", tags: ["Quick Meal", "  ", ""] });
  await create({ name: "Two", tags: ["quick meal", "QUICK-MEAL", "New"] });
  const { body: two } = await at.visitor.get("recipes/two");
  expect(two.tags).toEqual(["Quick Meal", "New"]);
  const { body: tag } = await at.visitor.get("tags/quick-meal");
  expect(tag).toMatchObject({ name: "Quick Meal", slug: "quick-meal" });
  expect(tag.recipes.map((recipe: { slug: string }) => recipe.slug)).toEqual(["one", "two"]);
});

test("tags without letters stay separate", async () => {
  await create({ name: "Hot", tags: ["🌶️", "🍋"] });
  expect((await at.visitor.get("recipes/hot")).body.tags).toEqual(["🌶️", "🍋"]);
});

test("control characters other than tabs and line breaks are removed", async () => {
  await create({
    name: " Zero\u0000\u0007\r\nSoup\u009b ",
    tags: ["Q\u0001uick", "\u200b"],
    description: "One\r\nTwo\tThree\u0000",
    recipeInstructions: [{ text: "Stir\u001b[31m\nServe" }],
    extras: { a: "b\u0000" },
  });
  expect((await at.visitor.get("recipes/zero-soup")).body).toMatchObject({
    name: "Zero Soup",
    tags: ["Quick"],
    description: "One\nTwo\tThree",
    recipeInstructions: [{ text: "Stir[31m\nServe" }],
    extras: { a: "b" },
  });
});

test("an empty date means today, and an empty list of extras means none", async () => {
  at.setNow(new Date("2026-03-04T12:00:00"));
  await create({ name: "Dateless", dateAdded: "", extras: [] });
  at.setNow(null);
  expect((await at.visitor.get("recipes/dateless")).body).toMatchObject({
    dateAdded: "2026-03-04",
    extras: {},
  });
});

test("extras are returned as text, whatever type was sent", async () => {
  await create({ name: "Extras", extras: { text: "1", number: 2.5, yes: true, no: false, nothing: null } });
  const { extras } = (await at.visitor.get("recipes/extras")).body;
  expect(extras).toEqual({ text: "1", number: "2.5", yes: "true", no: "false", nothing: "" });
});

describe("the slug comes from the name", () => {
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

  test("recipes with the same name get numbered slugs of at most a hundred characters", async () => {
    expect((await create({ name: "Soup" })).body).toBe("soup");
    expect((await create({ name: "Soup" })).body).toBe("soup-2");
    expect((await create({ name: "soup!" })).body).toBe("soup-3");
    expect((await create({ name: "y".repeat(120) })).body).toHaveLength(100);
    expect((await create({ name: "y".repeat(120) })).body).toBe(`${"y".repeat(98)}-2`);
  });
});
