import { describe, expect, test } from "bun:test";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { archiveFiles, formatOf, readAll } from "../../support/archive-files.ts";

const mealie = formatOf("mealie");

async function read(fields: object) {
  const [found] = await readAll(mealie, archiveFiles({ "recipes/soup.json": { name: "Soup", ...fields } }));
  if (!found) throw new Error("There is no recipe");
  return found.recipe;
}

test("all fields that Tagine writes are unchanged", async () => {
  const step = { text: "", title: "Bake", name: "Hot", timers: [{ minutes: 50 }], summary: null };
  const whole: Recipe = {
    id: 7,
    name: "Banana  &amp; Bread",
    slug: "banana-bread",
    image: "banana-bread.2.jpg",
    imageHash: "abc",
    description: " **Moist**\n\nkeeps <3 days ",
    recipeCategory: ["Dinner, late"],
    categories: ["Dinner, late"],
    tags: ["a;b", "c,d"],
    organizers: { categories: [], tags: [] },
    rating: 3.5,
    sourceRating: 4.25,
    recipeYield: "2 loaves ",
    recipeIngredient: ["4 bananas ", "500.0 g flour", "", "4 bananas "],
    ingredientGroups: [
      { title: "", items: ["4 bananas "] },
      { title: "## Dough", items: ["500.0 g flour", "", "4 bananas "] },
    ],
    recipeInstructions: [{ text: "Notes", title: "" }, step],
    nutrition: {
      calories: "",
      fatContent: "9 g",
      fiberContent: null,
      proteinContent: null,
      sodiumContent: null,
      sugarContent: null,
      my_own_key: "1",
      carbohydrateContent: "x",
    },
    tools: ["pan", " "],
    totalTime: "1h",
    prepTime: " about <1 hour &c. ",
    performTime: "",
    dateAdded: "2021-01-12",
    notes: [
      { title: "n", text: "t\n- u" },
      { title: "", text: "" },
    ],
    author: "Anna",
    recipeCuisine: ["Thai", "Lao"],
    orgURL: "http://x.y/z",
    url: "http://x.y/z",
    sourceText: "Banana bread\n4 bananas",
    doubts: [],
    extras: { a: "1", "white space": "", org_url: "x" },
  };
  const { id, slug, image, imageHash, categories, organizers, url, doubts, ...content } = whole;
  expect([id, image, imageHash, categories, organizers, url, doubts]).toHaveLength(7);

  const [found] = await readAll(mealie, archiveFiles({ [`recipes/${slug}.json`]: whole }));

  expect(found?.recipe).toEqual(content);
  expect(found && recipeContent(found.recipe)).toEqual({ ...content, name: "Banana &amp; Bread" });
});

test("missing or null fields are empty", async () => {
  const empty = {
    name: "Soup",
    description: "",
    recipeCategory: [],
    tags: [],
    rating: 0,
    sourceRating: null,
    recipeYield: "",
    recipeIngredient: [],
    ingredientGroups: [],
    recipeInstructions: [],
    nutrition: {},
    tools: [],
    totalTime: null,
    prepTime: null,
    performTime: null,
    dateAdded: null,
    notes: [],
    author: "",
    recipeCuisine: [],
    orgURL: null,
    sourceText: null,
    extras: {},
  };
  expect(await read({})).toEqual(empty);
  expect(
    await read(
      Object.fromEntries(
        Object.keys(empty)
          .slice(1)
          .map((key) => [key, null]),
      ),
    ),
  ).toEqual(empty);
});

describe("a field is read in all its forms", () => {
  const written: [object, object][] = [
    [{ name: 7 }, { name: "7" }],
    [{ categories: ["Soups", ""] }, { recipeCategory: ["Soups"] }],
    [{ recipeCategory: [], categories: ["Soups"] }, { recipeCategory: ["Soups"] }],
    [{ recipe_category: [{ name: "Soups", slug: "soups", id: 1 }] }, { recipeCategory: ["Soups"] }],
    [{ tags: ["", { name: "quick" }, { name: "" }, "quick"] }, { tags: ["quick"] }],
    [{ tags: "vegan, quick" }, { tags: ["vegan", "quick"] }],
    [{ org_url: "https://a.example/b" }, { orgURL: "https://a.example/b" }],
    [{ url: "https://a.example/b" }, { orgURL: "https://a.example/b" }],
    [{ recipe_yield: 4 }, { recipeYield: "4" }],
    [{ rating: "4.5" }, { rating: 4.5 }],
    [{ rating: 9 }, { rating: 5 }],
    [{ rating: -1 }, { rating: 0 }],
    [{ rating: "good" }, { rating: 0 }],
    [{ prep_time: 90 }, { prepTime: "1 Hour 30 Minutes" }],
    [{ totalTime: "PT1H30M" }, { totalTime: "1 Hour 30 Minutes" }],
    [{ totalTime: "PT0S" }, { totalTime: null }],
    [{ perform_time: "a while" }, { performTime: "a while" }],
    [{ date_added: "2021-05-01 10:00:00.123" }, { dateAdded: "2021-05-01" }],
    [{ dateAdded: "2021-02-30" }, { dateAdded: null }],
    [{ extras: [] }, { extras: {} }],
    [
      { extras: { a: 1, b: null, c: true, d: { e: "f" } } },
      { extras: { a: "1", b: "", c: "true", d: '{"e":"f"}' } },
    ],
    [{ nutrition: [] }, { nutrition: {} }],
    [
      { nutrition: { fat_content: 9, saturated_fat_content: "2", serving_size: null, calories: [] } },
      { nutrition: { fatContent: "9", saturatedFatContent: "2", servingSize: null } },
    ],
    [
      { notes: ["Freezes well.", "", { title: "Tip", text: null }] },
      {
        notes: [
          { title: "", text: "Freezes well." },
          { title: "Tip", text: "" },
        ],
      },
    ],
    [{ tools: [{ name: "pot" }, "pan"] }, { tools: ["pot", "pan"] }],
  ];
  test.each(written)("%j", async (fields, expected) => {
    expect(await read(fields)).toMatchObject(expected);
  });
});

describe("steps are read", () => {
  const written: [string, unknown, unknown[]][] = [
    ["from texts", ["Cook.", "", "Eat."], [{ text: "Cook." }, { text: "Eat." }]],
    ["from a single text", "Cook.\r\n\r\n Eat.", [{ text: "Cook." }, { text: "Eat." }]],
    [
      "with titles",
      [
        { title: "Soup", text: "Cook." },
        { title: null, text: "Eat." },
      ],
      [{ title: "Soup", text: "Cook." }, { text: "Eat." }],
    ],
    ["with unknown keys", [{ text: null, id: 5 }], [{ text: "", id: 5 }]],
  ];
  test.each(written)("%s", async (_, steps, expected) => {
    expect((await read({ recipe_instructions: steps })).recipeInstructions).toEqual(expected as never);
  });
});

describe("an ingredient object becomes a line", () => {
  const parts: [object, string][] = [
    [{ note: "200 g  lentils ", quantity: 1, disable_amount: true, food: null, unit: null }, "200 g lentils"],
    [{ note: "200 g lentils", quantity: 1, disable_amount: false }, "200 g lentils"],
    [{ note: "3 eggs", quantity: 3, disable_amount: false }, "3 eggs"],
    [{ note: "eggs", quantity: 3 }, "3 eggs"],
    [{ note: "flour", quantity: 2, unit: { name: "cups" } }, "2 cups flour"],
    [{ quantity: 1, food: { name: "egg" } }, "1 egg"],
    [{ quantity: 0, food: "salt", note: "" }, "salt"],
    [{ quantity: 0.3333333, unit: "cup", food: { name: "milk" }, note: "warm" }, "1/3 cup milk, warm"],
    [{ quantity: 2, food: { name: "leeks" }, note: "(the white part)" }, "2 leeks (the white part)"],
    [{ quantity: 2, food: { name: "leeks" }, note: ", sliced" }, "2 leeks, sliced"],
    [{ disableAmount: true, food: { name: "salt" }, note: "a pinch" }, "a pinch"],
    [{ disable_amount: true, food: { name: "salt" }, quantity: 1 }, "salt"],
    [{ original_text: "one leek" }, "one leek"],
  ];
  test.each(parts)("%j", async (ingredient, line) => {
    expect((await read({ recipe_ingredient: [ingredient] })).recipeIngredient).toEqual([line]);
  });

  test("its title begins a section", async () => {
    const recipe_ingredient = [
      "water",
      { title: "Dough", note: "flour" },
      { title: null, note: "yeast" },
      { title: "Filling" },
      { title: "", note: "jam" },
      null,
    ];
    expect(await read({ recipe_ingredient })).toMatchObject({
      recipeIngredient: ["water", "flour", "yeast", "jam"],
      ingredientGroups: [
        { title: "", items: ["water"] },
        { title: "Dough", items: ["flour", "yeast"] },
        { title: "Filling", items: ["jam"] },
      ],
    });
  });

  test("a single text becomes one line each", async () => {
    expect((await read({ recipeIngredient: "1 leek\n\n salt" })).recipeIngredient).toEqual([
      "1 leek",
      "salt",
    ]);
  });
});
