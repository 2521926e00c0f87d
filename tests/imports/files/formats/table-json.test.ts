import { describe, expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

test("JSON with a list of objects is read", async () => {
  const recipes = [
    {
      id: 7,
      title: "Leek soup",
      ingredients: ["2 leeks", { quantity: 200, unit: "g", name: "cream", note: "cold" }],
      steps: [{ text: "Cook." }, "Serve."],
      total_time: 90,
      image: "https://kitchen.example/leek.jpg",
      is_favorite: true,
      created: "May 1, 2021 10:00 AM",
    },
    { id: 8, title: "Toast", ingredients: "bread", steps: "Toast it.", rating: "★★★" },
    null,
  ];
  const { formats, found, unreadable } = await readFiles({
    "a.json": JSON.stringify({ recipes }),
    "b.json": JSON.stringify(recipes[1]),
  });
  expect(formats).toEqual({ "a.json": "table", "b.json": "table" });
  expect(unreadable).toEqual([]);
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Leek soup",
        recipeIngredient: ["2 leeks", "200 g cream, cold"],
        recipeInstructions: [{ text: "Cook." }, { text: "Serve." }],
        totalTime: "1 Hour 30 Minutes",
        dateAdded: "2021-05-01",
        extras: { id: "7" },
      },
      pictures: [{ address: "https://kitchen.example/leek.jpg" }],
      isFavorite: true,
    },
    { recipe: { name: "Toast", rating: 3 } },
    { recipe: { name: "Toast", recipeIngredient: ["bread"] } },
  ]);
});

const NAMELESS = {
  ingredients: Array.from({ length: 15 }, () => ({ quantity: 1, name: "egg" })),
  steps: ["Boil."],
};

test.each<[string, unknown[]]>([
  ["an empty name", Array.from({ length: 14 }, () => ({ title: "", ...NAMELESS }))],
  ["null as its name", [{ title: null, ...NAMELESS }]],
  ["no name", [NAMELESS]],
])("recipes after one with %s are read, and it has its own row", async (_, first) => {
  const { found, unreadable } = await readFiles({
    "a.json": JSON.stringify([...first, { title: "Eggs", ingredients: ["1 egg"], steps: ["Fry."] }]),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Eggs"]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(
    first.map(() => "archive-recipe-without-name"),
  );
});

test("recipes after null, or after one without ingredients, are read", async () => {
  const drafts = [null, { title: "Draft", ingredients: [], steps: [] }];
  const { found, unreadable } = await readFiles({
    "a.json": JSON.stringify([...drafts, { title: "Eggs", ingredients: ["1 egg"], steps: ["Fry."] }]),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Eggs"]);
  expect(unreadable.map(({ name }) => name)).toEqual(["Draft"]);
});

const SOUP = { ingredients: ["200 g lentils", "1 l water"], steps: ["Boil the lentils."] };

const CAKE = { ingredients: ["200 g flour", "2 eggs"], steps: ["Bake it."] };

describe("recipes are found anywhere in JSON", () => {
  const named = [
    { name: "Soup", ...SOUP },
    { title: "Cake", ...CAKE },
  ];
  test.each([
    ["nested lists", JSON.stringify({ data: { count: 2, recipes: named } })],
    ["wrapped items", JSON.stringify({ hits: named.map((recipe) => ({ recipe, _links: { self: "x" } })) })],
    ["by id", JSON.stringify({ a1: named[0], b2: named[1] })],
    ["by name", JSON.stringify({ Soup: SOUP, Cake: CAKE })],
    ["one per line", named.map((one) => JSON.stringify(one)).join("\r\n")],
  ])("%s", async (_, text) => {
    const { formats, found, unreadable } = await readFiles({ "a.json": text });
    expect(formats).toEqual({ "a.json": "table" });
    expect(unreadable).toEqual([]);
    expect(found.map(({ recipe: { name, recipeIngredient } }) => ({ name, recipeIngredient }))).toEqual([
      { name: "Soup", recipeIngredient: SOUP.ingredients },
      { name: "Cake", recipeIngredient: CAKE.ingredients },
    ]);
  });

  test("lists of several kinds are categories", async () => {
    const { found } = await readFiles({
      "a.json": JSON.stringify({ version: 2, Soups: [named[0]], Cakes: [named[1]] }),
    });
    expect(found.map(({ recipe }) => recipe.recipeCategory)).toEqual([["Soups"], ["Cakes"]]);
  });
});

const GROUPS = [
  { title: "Dough", items: ["200 g flour", "2 eggs"] },
  { title: "Glaze", items: ["100 g sugar"] },
];

test.each([
  [
    [
      { section: "Dough", items: GROUPS[0]?.items },
      { section: "Glaze", items: GROUPS[1]?.items },
    ],
    GROUPS,
  ],
  [{ Dough: GROUPS[0]?.items, Glaze: GROUPS[1]?.items }, GROUPS],
  [
    [
      { group: "Dough", name: "flour", amount: 200, unit: "g" },
      { group: "Dough", name: "eggs", amount: 2 },
      { group: "Glaze", name: "sugar", quantity: { value: 100, unit: "g" } },
    ],
    GROUPS,
  ],
])("sections of ingredients in JSON stay: %j", async (ingredients, groups) => {
  const { found } = await readFiles({
    "a.json": JSON.stringify([{ name: "Cake", ingredients, steps: ["Bake it."] }]),
  });
  expect(found[0]?.recipe.ingredientGroups).toEqual(groups);
});

test.each([
  [
    [
      ["200", "g", "flour"],
      ["2", "", "eggs"],
    ],
  ],
  [{ flour: "200 g", eggs: "2" }],
  [
    [
      { menge: 200, einheit: "g", zutat: "flour" },
      { food: { name: "eggs" }, amount: 2, unit: null },
    ],
  ],
  [[{ original: "200 g flour", name: "flour", amount: 0.2 }, "2 eggs"]],
])("ingredients in JSON are lines: %j", async (ingredients) => {
  const { found } = await readFiles({
    "a.json": JSON.stringify([{ name: "Cake", ingredients, steps: ["Bake it."] }]),
  });
  expect(found[0]?.recipe.recipeIngredient).toEqual(["200 g flour", "2 eggs"]);
});

test("nested times, sources, and steps in JSON are read", async () => {
  const { found } = await readFiles({
    "a.json": JSON.stringify([
      {
        _id: { $oid: "5160" },
        name: "Cake",
        ingredients: ["2 eggs"],
        steps: { 1: "Mix.", 2: "Bake it." },
        times: { prep: "10 min", cook: "20 min" },
        source: { name: "Ada's book", url: "https://example.com/cake" },
        images: [{ url: "https://example.com/cake.jpg" }],
        nutrition: [{ name: "Calories", amount: 320, unit: "kcal" }],
        createdAt: 1620290000000,
      },
    ]),
  });
  expect(found[0]).toMatchObject({
    recipe: {
      recipeInstructions: [{ text: "Mix." }, { text: "Bake it." }],
      prepTime: "10 min",
      performTime: "20 min",
      author: "Ada's book",
      orgURL: "https://example.com/cake",
      nutrition: { calories: "320 kcal" },
      dateAdded: "2021-05-06",
      extras: { _id: "5160" },
    },
    pictures: [{ address: "https://example.com/cake.jpg" }],
  });
});

test.each([
  ["their ids", { recipes: { a: { title: "Soup", ...SOUP }, b: { title: "Cake", ...CAKE } } }],
  ["their names", { recipes: { Soup: SOUP, Cake: CAKE } }],
  [
    "a person",
    {
      users: {
        u1: { name: "Anna", recipes: { a: { title: "Soup", ...SOUP }, b: { title: "Cake", ...CAKE } } },
      },
    },
  ],
  ["a book", { name: "Our book", a: { title: "Soup", ...SOUP }, b: { title: "Cake", ...CAKE } }],
])("recipes of %s below another key aren't merged", async (_, value) => {
  const { found } = await readFiles({ "a.json": JSON.stringify(value) });
  expect(found.map(({ recipe: { name, recipeIngredient } }) => [name, recipeIngredient])).toEqual([
    ["Soup", SOUP.ingredients],
    ["Cake", CAKE.ingredients],
  ]);
});

test("translations and schemas of a program aren't recipes", async () => {
  const { formats } = await readFiles({
    "en.json": JSON.stringify({
      name: "Name",
      ingredients: "All of {{count}} ingredients",
      steps: "Step {{number}}",
    }),
    "schema.json": JSON.stringify({
      $schema: "http://json-schema.org/draft-07/schema#",
      title: "Recipe",
      properties: { name: { type: "string" }, ingredients: { type: "array" }, steps: { type: "array" } },
    }),
  });
  expect(formats).toEqual({});
});
