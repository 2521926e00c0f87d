import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PHOTO = Uint8Array.from({ length: 90 }, (_, at) => at);
const OTHER_PHOTO = PHOTO.toReversed();
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const SOUP = {
  id: "kitchen.example/soup",
  title: "Lentil Soup",
  text: "Plain **soup**, with [bread](mela://recipe?id=2).",
  yield: "4 servings",
  prepTime: "10 min",
  cookTime: "25 min",
  totalTime: "35 min",
  ingredients: "200 g red lentils\n# Topping\n- parsley\n1 batch [Flat Bread](mela://recipe?id=2)",
  instructions: "Rinse.\n# Cook\n1. Simmer with [this trick](https://kitchen.example/trick).\nServe.",
  notes: "Freezes well.",
  nutrition: "Calories 310\nTotal Fat 4.5 g\nLow in salt",
  categories: ["Soups", "Vegan"],
  favorite: true,
  wantToCook: true,
  link: "https://kitchen.example/soup",
  date: 650827246.5,
  images: [encode(PHOTO), encode(OTHER_PHOTO), encode(PHOTO)],
};

test("a Mela recipe keeps every field", async () => {
  const path = "Recipes.melarecipes/Soup.melarecipe";
  const { formats, found } = await readFiles({ [path]: JSON.stringify(SOUP) });
  expect(formats).toEqual({ [path]: "mela" });
  expect(found).toEqual([
    {
      recipe: {
        name: "Lentil Soup",
        description: "Plain **soup**, with [bread](recipe:bread).",
        recipeCategory: ["Soups", "Vegan"],
        tags: [],
        rating: 0,
        recipeYield: "4 servings",
        recipeIngredient: ["200 g red lentils", "parsley", "1 batch Flat Bread"],
        ingredientGroups: [
          { title: "", items: ["200 g red lentils"] },
          { title: "Topping", items: ["parsley", "1 batch Flat Bread"] },
        ],
        recipeInstructions: [
          { text: "Rinse." },
          { title: "Cook", text: "Simmer with [this trick](https://kitchen.example/trick)." },
          { text: "Serve." },
        ],
        nutrition: { calories: "310", fatContent: "4.5 g" },
        notes: [
          { title: "", text: "Freezes well." },
          { title: "Nutrition", text: "Low in salt" },
          { title: "", text: "- [Flat Bread](recipe:Flat%20Bread)" },
        ],
        prepTime: "10 min",
        performTime: "25 min",
        totalTime: "35 min",
        dateAdded: "2021-08-16",
        orgURL: "https://kitchen.example/soup",
        author: "",
        extras: { wantToCook: "true" },
      },
      pictures: [{ bytes: Buffer.from(PHOTO) }, { bytes: Buffer.from(OTHER_PHOTO) }],
      isFavorite: true,
    },
  ]);
});

test("a link that isn't an address is the author", async () => {
  const { found } = await readFiles({ "a.melarecipe": JSON.stringify({ ...SOUP, link: "Grandma" }) });
  expect(found[0]?.recipe).toMatchObject({ orgURL: null, author: "Grandma" });
});

test("pictures before all other keys don't hide the format", async () => {
  const { images: _, ...rest } = SOUP;
  const { formats, found } = await readFiles({
    "Soup.melarecipe": JSON.stringify({ images: ["QUJD".repeat(40_000)], ...rest }),
  });
  expect(formats).toEqual({ "Soup.melarecipe": "mela" });
  expect(found[0]?.pictures).toHaveLength(1);
});

test("odd values are left out, and a recipe without a title is reported", async () => {
  const { found, unreadable } = await readFiles({
    "odd.json": JSON.stringify({
      ...SOUP,
      title: "Odd",
      ingredients: ["salt", null, "pepper"],
      date: 1e300,
      images: ["no picture", 3],
      categories: "Soups",
      favorite: "yes",
      wantToCook: false,
    }),
    "none.json": JSON.stringify({ ...SOUP, title: "  " }),
  });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    recipe: { recipeIngredient: ["salt", "pepper"], dateAdded: null, recipeCategory: ["Soups"], extras: {} },
    pictures: [],
    isFavorite: false,
  });
});

test("other JSON isn't Mela's", async () => {
  const { formats } = await readFiles({
    "page.json": JSON.stringify({ id: 1, title: "A page", text: "Some text", link: "/a", images: [] }),
    "want.json": JSON.stringify({ wantToCook: true }),
    "list.json": JSON.stringify([{ title: "x", date: 1 }]),
  });
  expect(formats).toEqual({});
});

test("an address without its scheme is a link, and the name of a book isn't", async () => {
  const { found } = await readFiles({
    "1.melarecipe": JSON.stringify({ ...SOUP, id: "kitchen.example/soup", link: "kitchen.example/soup" }),
    "2.melarecipe": JSON.stringify({ ...SOUP, link: "www.kitchen.example/soup" }),
    "3.melarecipe": JSON.stringify({ ...SOUP, link: "Grandma's book, p. 12" }),
  });
  expect(found.map(({ recipe: { orgURL, author } }) => [orgURL, author])).toEqual([
    ["https://kitchen.example/soup", ""],
    ["https://www.kitchen.example/soup", ""],
    [null, "Grandma's book, p. 12"],
  ]);
});
