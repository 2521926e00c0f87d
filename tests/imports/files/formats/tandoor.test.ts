import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);

const SOUP = {
  name: "Lentil soup",
  description: "Plain and **good**.",
  keywords: [{ name: "Vegan", description: "" }, { name: "" }, { name: "Soups" }],
  steps: [
    {
      name: "Soup",
      instruction:
        "Rinse {{ ingredients[0] }}.\n\nAdd {% scale(500) %} ml of water and {{ ingredients[2].food }}.",
      ingredients: [
        {
          food: { name: "salt", plural_name: null },
          unit: null,
          amount: 0,
          note: "to taste",
          order: 3,
          no_amount: true,
        },
        {
          food: { name: "red lentil", plural_name: "red lentils" },
          unit: { name: "g", plural_name: null },
          amount: 200.0,
          note: "rinsed",
          order: 0,
        },
        { food: null, unit: null, amount: 0, note: "Seasoning", order: 1, is_header: true },
        {
          food: { name: "bay leaf", plural_name: "bay leaves" },
          unit: null,
          amount: 1,
          note: "",
          order: 2,
        },
      ],
      time: 20,
      order: 0,
      show_as_header: true,
    },
    { name: "", instruction: "Serve.", ingredients: [], time: 0, order: 1 },
  ],
  working_time: 10,
  waiting_time: 25,
  internal: true,
  nutrition: { carbohydrates: 40, fats: "9.50", proteins: 0, calories: 310, source: "Label" },
  servings: 4,
  servings_text: "bowls",
  source_url: "https://example.com/soup",
};

test("a recipe of Tandoor keeps its fields, sections, and picture", async () => {
  const { formats, found } = await readFiles({
    "export.zip/12.zip/recipe.json": JSON.stringify(SOUP),
    "export.zip/12.zip/image.jpg": PICTURE,
  });
  expect(formats).toEqual({ "export.zip/12.zip/recipe.json": "tandoor" });
  expect(found).toEqual([
    {
      recipe: {
        name: "Lentil soup",
        description: "Plain and **good**.",
        recipeIngredient: ["200 g red lentils, rinsed", "1 bay leaf", "salt, to taste"],
        ingredientGroups: [
          { title: "Soup", items: ["200 g red lentils, rinsed"] },
          { title: "Seasoning", items: ["1 bay leaf", "salt, to taste"] },
        ],
        recipeInstructions: [
          { title: "Soup", text: "Rinse 200 g red lentils, rinsed." },
          { text: "Add 500 ml of water and bay leaf. (20 Minutes)" },
          { text: "Serve." },
        ],
        notes: [],
        prepTime: "10 Minutes",
        performTime: "25 Minutes",
        totalTime: "35 Minutes",
        recipeYield: "4 bowls",
        nutrition: { calories: "310 kcal", carbohydrateContent: "40 g", fatContent: "9.5 g" },
        rating: null,
        orgURL: "https://example.com/soup",
        tags: ["Vegan", "Soups"],
        dateAdded: null,
        extras: { "nutrition-source": "Label" },
      },
      pictures: [{ file: "export.zip/12.zip/image.jpg" }],
    },
  ]);
});

test("a list of Tandoor's API is read recipe by recipe, and one without a name doesn't stop the others", async () => {
  const results = [
    { ...SOUP, name: " " },
    7,
    { name: "Toast", steps: null, working_time: "x", rating: 4.5, last_cooked: "2024-05-01T10:00:00Z" },
    {
      name: "Menu",
      steps: [
        { name: "First", instruction: "", step_recipe_data: { name: "Toast" }, time: 5 },
        { name: "Rest" },
      ],
      image: "https://example.com/menu.jpg",
    },
  ];
  const { found, unreadable } = await readFiles({ "recipes.json": JSON.stringify({ count: 4, results }) });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual([
    "archive-recipe-without-name",
    "archive-file-not-recipe",
  ]);
  expect(
    found.map(({ recipe, cookedOn, pictures }) => [recipe.name, recipe.rating, cookedOn, pictures]),
  ).toEqual([
    ["Toast", 4.5, ["2024-05-01"], []],
    ["Menu", null, undefined, [{ address: "https://example.com/menu.jpg" }]],
  ]);
  expect(found[1]?.recipe.recipeInstructions).toEqual([
    { title: "First", text: "[Toast](recipe:Toast) (5 Minutes)" },
    { text: "Rest" },
  ]);
});

test("other JSON isn't taken for Tandoor's", async () => {
  const { formats } = await readFiles({
    "package.json": JSON.stringify({ name: "x", steps: ["build"] }),
    "recipe.json": JSON.stringify({ name: "Soup", steps: [{ instruction: "Cook." }] }),
    "ci.json": JSON.stringify({ steps: [{ name: "test" }], working_directory: "." }),
  });
  expect(formats).toEqual({});
});

test("properties, links to recipes, and recipes as ingredients are read", async () => {
  const recipe = {
    ...SOUP,
    nutrition: null,
    properties: [
      { property_amount: 12.5, property_type: { name: "Protein", unit: "g" } },
      { property_amount: "3.50", property_type: { name: "Price", unit: "€" } },
      { property_amount: null, property_type: { name: "Fat", unit: "g" } },
    ],
    steps: [
      {
        instruction: "See [Flat bread](/view/recipe/7).\n![](/media/files/1.jpg)",
        ingredients: [{ food: { name: "stock", recipe: { id: 3, name: "Clear stock" } }, amount: 1 }],
      },
    ],
  };
  const { found } = await readFiles({ "recipe.json": JSON.stringify(recipe) });
  expect(found[0]?.recipe).toMatchObject({
    nutrition: { proteinContent: "12.5 g" },
    extras: { Price: "3.5 €" },
    recipeInstructions: [{ text: "See [Flat bread](recipe:Flat%20bread)." }],
    notes: [{ title: "", text: "- [Clear stock](recipe:Clear%20stock)" }],
  });
});
