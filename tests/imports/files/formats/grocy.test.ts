import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const RECIPE = {
  id: 1,
  name: "Lentil Soup",
  description: "<h3>Prepare</h3><p>Rinse the lentils.</p><ol><li>Simmer &amp; stir.</li><li>Serve.</li></ol>",
  row_created_timestamp: "2021-05-01 10:00:00",
  picture_file_name: "abc.jpg",
  base_servings: 4,
  desired_servings: 2,
  not_check_shoppinglist: 0,
  type: "normal",
  product_id: null,
  userfields: null,
};
const DAY = { ...RECIPE, id: -3, name: "2021-05-01", type: "mealplan-day" };
const DOUGH = {
  ...RECIPE,
  id: "2",
  name: "Flat Bread",
  description: null,
  picture_file_name: null,
  base_servings: "1",
};

function position(product_id: number, amount: number | string, more: object = {}) {
  return { recipe_id: 1, product_id, amount, qu_id: null, note: null, ingredient_group: null, ...more };
}

const TABLES = {
  recipes_pos: [
    position(1, 0.2, { qu_id: 2, note: "rinsed" }),
    position(2, "0.333333333", { qu_id: 3 }),
    position(3, 3, { ingredient_group: "Topping", qu_id: 4 }),
    position(3, 1, { ingredient_group: "Topping", variable_amount: "a little" }),
    position(1, 500, { qu_id: 2, only_check_single_unit_in_stock: 1 }),
    position(4, 2, { qu_id: 5, note: "no conversion" }),
    { ...position(3, 2), recipe_id: "2" },
    position(99, 1, { note: "something else" }),
  ],
  recipes_nestings: [{ recipe_id: 1, includes_recipe_id: 2, servings: 1 }],
  products: [
    { id: 1, name: "Lentils", qu_id_stock: 1 },
    { id: 2, name: "Water", qu_id_stock: 3 },
    { id: 3, name: "Eggs", qu_id_stock: 4 },
    { id: 4, name: "Oil", qu_id_stock: 3 },
  ],
  quantity_units: [
    { id: 1, name: "Kilogram", name_plural: "Kilograms" },
    { id: 2, name: "g", name_plural: "g" },
    { id: 3, name: "Cup", name_plural: "Cups" },
    { id: 4, name: "Piece", name_plural: "Pieces" },
    { id: 5, name: "Spoon", name_plural: "Spoons" },
  ],
  quantity_unit_conversions: [
    { from_qu_id: 1, to_qu_id: 2, factor: 999, product_id: 7 },
    { from_qu_id: 2, to_qu_id: 1, factor: 0.001, product_id: null },
  ],
};

const EXPECTED = {
  name: "Lentil Soup",
  recipeYield: "4",
  recipeIngredient: [
    "200 g Lentils, rinsed",
    "1/3 Cup Water",
    "500 g Lentils",
    "2 Cups Oil, no conversion",
    "1 something else",
    "3 Pieces Eggs",
    "a little Eggs",
  ],
  recipeInstructions: [
    { title: "Prepare", text: "Rinse the lentils." },
    { text: "Simmer & stir." },
    { text: "Serve." },
  ],
  notes: [{ title: "", text: "- [Flat Bread](recipe:Flat%20Bread)" }],
  dateAdded: "2021-05-01",
  extras: {},
};

test("tables in one file are read, with amounts in the unit that the recipe shows", async () => {
  const { formats, found } = await readFiles({
    "grocy.json": JSON.stringify({ recipes: [RECIPE, DAY, DOUGH], ...TABLES }),
    "storage/recipepictures/abc.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0),
  });
  expect(formats).toEqual({ "grocy.json": "grocy" });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Lentil Soup", "Flat Bread"]);
  expect(found[0]).toMatchObject({
    recipe: EXPECTED,
    pictures: [{ file: "storage/recipepictures/abc.jpg" }],
  });
  expect(found[0]?.recipe.ingredientGroups?.map(({ title }) => title)).toEqual(["", "Topping"]);
  expect(found[1]).toMatchObject({
    recipe: { recipeIngredient: ["2 Pieces Eggs"], recipeYield: "1" },
    pictures: [],
  });
});

test("tables in files of their own are found beside the recipes", async () => {
  const { formats, found } = await readFiles({
    "grocy/recipes.json": JSON.stringify([RECIPE, DOUGH]),
    ...Object.fromEntries(
      Object.entries(TABLES).map(([table, rows]) => [`grocy/${table}.json`, JSON.stringify(rows)]),
    ),
  });
  expect(formats).toEqual({ "grocy/recipes.json": "grocy" });
  expect(found[0]?.recipe).toMatchObject(EXPECTED);
});

test("a damaged table or a recipe without a name doesn't stop the others", async () => {
  const { found, unreadable } = await readFiles({
    "recipes.json": JSON.stringify([{ ...RECIPE, name: "" }, RECIPE]),
    "recipes_pos.json": JSON.stringify([position(1, 200, { note: "lentils" })]),
    "products.json": "{broken",
  });
  expect(found.map(({ recipe }) => recipe.recipeIngredient)).toEqual([["200 lentils"]]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test("other JSON isn't Grocy's", async () => {
  const { formats } = await readFiles({
    "a.json": JSON.stringify([{ id: 1, name: "x", base_servings: 2 }]),
    "products.json": JSON.stringify(TABLES.products),
  });
  expect(formats).toEqual({});
});

test("fields that people added are kept, and an address is the source", async () => {
  const recipe = { ...RECIPE, userfields: { origin: "https://kitchen.example/soup", season: "Winter" } };
  const { found } = await readFiles({ "grocy.json": JSON.stringify({ recipes: [recipe], ...TABLES }) });
  expect(found[0]?.recipe).toMatchObject({
    orgURL: "https://kitchen.example/soup",
    extras: { season: "Winter" },
  });
  expect(found[0]?.recipe.extras).not.toHaveProperty("origin");
});
