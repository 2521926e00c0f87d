import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PHOTO = Uint8Array.from({ length: 90 }, (_, at) => at);

function line(order: number, name: string, quantityType?: string, amount?: number, secondaryAmount?: number) {
  const quantity = quantityType && { quantityType, amount, secondaryAmount };
  return { order, uuid: `I${order}`, ingredient: { uuid: `N${order}`, name }, ...(quantity && { quantity }) };
}

const SOUP = {
  uuid: "U1",
  name: "Lentil Soup",
  serves: 4,
  duration: 10,
  cookingDuration: 85,
  defaultScale: 1,
  isPublicRecipe: false,
  webLink: "https://kitchen.example/soup",
  sourceName: "Sample Press",
  sourceImage: "QUJD",
  notes: "Freezes well.",
  neutritionalInfo: "Calories 310, Fat 4 g",
  tags: [{ uuid: "T1", name: "Vegan", color: "#00FF00" }, "Quick"],
  folderIDs: ["F1"],
  images: [Buffer.from(PHOTO).toString("base64")],
  difficulty: "Easy",
  ingredients: [
    line(6, "salt"),
    line(0, "Soup", "SECTION"),
    line(1, "red lentils", "GRAMS", 200),
    line(2, "water", "CUP", 1.3333333),
    line(3, "tomatoes", "CAN", 0.5),
    line(4, "parsley", "BUNCH", 2),
    line(5, "olive oil", "TABLESPOON", 1, 2),
    line(7, "Topping", "SECTION"),
    line(8, "eggs", "ITEM", 2),
    line(9, "stock", "FLUID_OUNCE", 4),
    line(10, "rice", "SOME_NEW_UNIT", 0),
  ],
  steps: [
    { order: 2, uuid: "S2", step: "Simmer.\nStir.", isSection: false },
    { order: 0, uuid: "S0", step: "Cook", isSection: true },
    { order: 1, uuid: "S1", step: "Rinse.", isSection: false },
    { order: 3, uuid: "S3", step: "Later", isSection: true },
  ],
};

test("a Crouton recipe keeps every field", async () => {
  const { formats, found } = await readFiles({ "Recipes.zip/Soup.crumb": JSON.stringify(SOUP) });
  expect(formats).toEqual({ "Recipes.zip/Soup.crumb": "crouton" });
  const soup = [
    "200 g red lentils",
    "1 1/3 cups water",
    "0.5 can tomatoes",
    "2 bunches parsley",
    "1–2 tbsp olive oil",
    "salt",
  ];
  const topping = ["2 eggs", "4 fl oz stock", "rice"];
  expect(found).toEqual([
    {
      recipe: {
        name: "Lentil Soup",
        description: "",
        recipeCategory: [],
        tags: ["Vegan", "Quick"],
        rating: 0,
        recipeYield: "4",
        recipeIngredient: [...soup, ...topping],
        ingredientGroups: [
          { title: "Soup", items: soup },
          { title: "Topping", items: topping },
        ],
        recipeInstructions: [
          { title: "Cook", text: "Rinse." },
          { text: "Simmer.\nStir." },
          { text: "Later" },
        ],
        nutrition: { calories: "310", fatContent: "4 g" },
        notes: [{ title: "", text: "Freezes well." }],
        prepTime: "10 Minutes",
        performTime: "1 Hour 25 Minutes",
        dateAdded: null,
        orgURL: "https://kitchen.example/soup",
        author: "Sample Press",
        extras: { difficulty: "Easy" },
      },
      pictures: [{ bytes: Buffer.from(PHOTO) }],
      isFavorite: false,
    },
  ]);
});

test("it's recognized without its extension, and odd parts are left out", async () => {
  const { formats, found, unreadable } = await readFiles({
    "a.json": JSON.stringify({
      ...SOUP,
      ingredients: [null, "x", { quantity: 3 }],
      steps: "x",
      serves: null,
      duration: 0,
    }),
    "b.json": JSON.stringify({ ...SOUP, name: "" }),
  });
  expect(formats).toEqual({ "a.json": "crouton", "b.json": "crouton" });
  expect(found).toHaveLength(1);
  expect(found[0]?.recipe).toMatchObject({
    recipeIngredient: [],
    recipeInstructions: [],
    recipeYield: "",
    prepTime: null,
  });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test("UTF-16 is read, too", async () => {
  const bytes = Buffer.from(`\ufeff${JSON.stringify({ ...SOUP, name: "Soupe à l’oignon" })}`, "utf16le");
  const { found } = await readFiles({ "a.crumb": bytes });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soupe à l’oignon"]);
});

test("other JSON isn't Crouton's", async () => {
  const { formats } = await readFiles({
    "a.json": JSON.stringify({ uuid: "1", name: "x", steps: [{ order: 1 }], serves: 2, webLink: "" }),
    "b.crumb": JSON.stringify({ crumbs: 3 }),
  });
  expect(formats).toEqual({});
});

test("amounts written as text are read, too", async () => {
  const quantity = { quantityType: "MILLS", amount: "250" };
  const recipe = {
    ...SOUP,
    isArchived: false,
    ingredients: [{ order: 0, ingredient: { name: "stock" }, quantity }],
  };
  const { found } = await readFiles({ "Soup.crumb": JSON.stringify(recipe) });
  expect(found[0]?.recipe.recipeIngredient).toEqual(["250 ml stock"]);
  expect(found[0]?.recipe.extras).not.toHaveProperty("isArchived");
});
