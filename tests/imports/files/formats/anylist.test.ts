import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const TACOS = {
  identifier: "a1",
  name: "Tacos",
  note: "Spicy",
  sourceName: "Anna",
  sourceUrl: "https://kitchen.example/tacos",
  ingredients: [
    { rawIngredient: "# Filling", name: "# Filling" },
    { rawIngredient: "1 lb beef", name: "beef", quantity: "1 lb" },
    { rawIngredient: "", name: "onions", quantity: "2", note: "diced" },
  ],
  preparationSteps: ["Brown the beef.", "Serve."],
  photoUrls: ["https://kitchen.example/tacos.jpg"],
  scaleFactor: 1,
  rating: 4,
  creationTimestamp: 1609502400.5,
  nutritionalInfo: "Calories: 300",
  cookTime: 1200,
  prepTime: 600,
  servings: "4",
};

test("a recipe of AnyList keeps every field, and its times are in seconds", async () => {
  const { formats, found, unreadable } = await readFiles({
    "recipes.json": JSON.stringify([TACOS, { name: "" }]),
  });
  expect(formats).toEqual({ "recipes.json": "anylist" });
  expect(unreadable).toMatchObject([{ problem: { problem: "archive-recipe-without-name" } }]);
  expect(found).toEqual([
    {
      recipe: {
        name: "Tacos",
        rating: 4,
        recipeYield: "4",
        recipeIngredient: ["1 lb beef", "2 onions, diced"],
        ingredientGroups: [{ title: "Filling", items: ["1 lb beef", "2 onions, diced"] }],
        recipeInstructions: [{ text: "Brown the beef." }, { text: "Serve." }],
        nutrition: { calories: "300" },
        notes: [{ title: "", text: "Spicy" }],
        prepTime: "10 Minutes",
        performTime: "20 Minutes",
        dateAdded: "2021-01-01",
        orgURL: "https://kitchen.example/tacos",
        author: "Anna",
        extras: {},
      },
      pictures: [{ address: "https://kitchen.example/tacos.jpg" }],
    },
  ]);
});

test("other JSON isn't AnyList's", async () => {
  const { formats } = await readFiles({ "x.json": '{"name":"x","preparationSteps":[]}' });
  expect(formats).toEqual({});
});
