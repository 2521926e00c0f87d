import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const SOUP = {
  name: "Lentil Soup",
  description:
    "# Preparation\n1. Rinse the @red_lentils.\n2. Add @Salt and mail me@kitchen.example.\n\nServe warm.",
  time: 35,
  cook_time: 25,
  prep_time: 10,
  yields: 4,
  source: "https://kitchen.example/soup",
  photo: "a1b2.jpg",
  items: [
    { name: "Red lentils", description: "200 g, rinsed", optional: false },
    { name: "Leek", description: "1 (large)", optional: false },
    { name: "Salt", description: "", optional: false },
    { name: "Parsley", description: "chopped", optional: true },
    { name: "Water", description: "½ l", optional: false },
  ],
  tags: ["Vegan", "Quick"],
};

test("a household's recipes keep every field", async () => {
  const { formats, found, unreadable } = await readFiles({
    "export.json": JSON.stringify({
      items: [{ name: "Milk", category: "Dairy" }],
      recipes: [
        SOUP,
        { ...SOUP, name: "" },
        "odd",
        {
          name: "Bread",
          items: null,
          yields: 0,
          time: null,
          source: "Grandma",
          photo: null,
          tags: null,
          description: null,
        },
      ],
    }),
    "upload/a1b2.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0),
  });
  expect(formats).toEqual({ "export.json": "kitchenowl" });
  expect(found).toHaveLength(2);
  expect(found[0]).toEqual({
    recipe: {
      name: "Lentil Soup",
      tags: ["Vegan", "Quick"],
      rating: 0,
      recipeYield: "4",
      recipeIngredient: [
        "200 g Red lentils, rinsed",
        "1 Leek (large)",
        "Salt",
        "Parsley, chopped (optional)",
        "½ l Water",
      ],
      recipeInstructions: [
        { title: "Preparation", text: "Rinse the Red lentils." },
        { text: "Add Salt and mail me@kitchen.example." },
        { text: "Serve warm." },
      ],
      prepTime: "10 Minutes",
      performTime: "25 Minutes",
      totalTime: "35 Minutes",
      dateAdded: null,
      orgURL: "https://kitchen.example/soup",
      author: "",
      extras: {},
    },
    pictures: [{ file: "upload/a1b2.jpg" }],
  });
  expect(found[1]).toMatchObject({
    recipe: { name: "Bread", recipeYield: "", recipeIngredient: [], author: "Grandma", orgURL: null },
    pictures: [],
  });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual([
    "archive-recipe-without-name",
    "archive-file-not-recipe",
  ]);
});

test("thousands of items before the recipes don't hide them", async () => {
  const items = Array.from({ length: 2000 }, (_, at) => ({
    category: "Other",
    icon: "milk",
    name: `Item ${at}`,
  }));
  const { formats, found } = await readFiles({ "export.json": JSON.stringify({ items, recipes: [SOUP] }) });
  expect(formats).toEqual({ "export.json": "kitchenowl" });
  expect(found).toHaveLength(1);
});

test("other JSON isn't KitchenOwl's", async () => {
  const { formats } = await readFiles({
    "a.json": JSON.stringify({ items: [{ name: "x", description: "y" }], name: "List" }),
    "b.json": JSON.stringify({ recipes: [{ name: "x", items: ["salt"], tags: [] }] }),
    "c.json": JSON.stringify([{ name: "x", time: 3 }]),
  });
  expect(formats).toEqual({});
});
