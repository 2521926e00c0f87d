import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

test("a text with labels keeps every field, also with indented headings", async () => {
  const { formats, found } = await readFiles({
    "Chili.txt": `Title: Chili
Description: Spicy stew

Source: Grandma
Original URL: https://kitchen.example/chili
Yield: 6
Active Time: 20 mins
Tags: dinner, beef

Ingredients:
    1 lb beef
    2 cans tomatoes
  Topping
    1 cup cheese

Instructions:
    Brown the beef.
    Simmer: 1 hour.

Notes:
    Better the next day.

Image: https://kitchen.example/chili.jpg
`,
  });
  expect(formats).toEqual({ "Chili.txt": "text" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Chili",
        description: "Spicy stew",
        author: "Grandma",
        orgURL: "https://kitchen.example/chili",
        recipeYield: "6",
        prepTime: "20 mins",
        tags: ["dinner", "beef"],
        ingredientGroups: [
          { title: "", items: ["1 lb beef", "2 cans tomatoes"] },
          { title: "Topping", items: ["1 cup cheese"] },
        ],
        recipeInstructions: [{ text: "Brown the beef." }, { text: "Simmer: 1 hour." }],
        notes: [{ title: "", text: "Better the next day." }],
      },
      pictures: [{ address: "https://kitchen.example/chili.jpg" }],
    },
  ]);
});

test("several recipes in one text are separated, and keep their section of the cookbook", async () => {
  const recipe = (name: string) =>
    `Title: ${name}\nDescription: \nYield: 4\nCookbook: Family\nSection: Breakfast\nIngredients: \n200 g flour\nFor the top:\n1 egg\nInstructions: \nMix.\n\n`;
  const { found, unreadable } = await readFiles({
    "all.txt": `${recipe("Pancakes")}${recipe("Waffles")}Title: Empty\nIngredients:\nInstructions:\n`,
  });
  expect(found.map(({ recipe: { name, recipeCategory } }) => [name, recipeCategory])).toEqual([
    ["Pancakes", ["Family / Breakfast"]],
    ["Waffles", ["Family / Breakfast"]],
  ]);
  expect(found[0]?.recipe.ingredientGroups).toEqual([
    { title: "", items: ["200 g flour"] },
    { title: "For the top", items: ["1 egg"] },
  ]);
  expect(unreadable).toMatchObject([{ name: "Empty", problem: { problem: "archive-file-not-recipe" } }]);
});

test("a short recipe without headings is recognized", async () => {
  const { formats, found } = await readFiles({
    "cheftap_export/Pie.txt":
      "Pie\nhttps://kitchen.example/pie\n1 crust\n2 cups apples\n\nBake the pie for 40 minutes.\n",
    "todo.txt": "Monday\n2 cups for Anna\n1 lamp\n\nCall the plumber about the kitchen.\n",
  });
  expect(formats).toEqual({ "cheftap_export/Pie.txt": "text" });
  expect(found[0]?.recipe).toMatchObject({ name: "Pie", orgURL: "https://kitchen.example/pie" });
});
