import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const HEADER =
  "Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At";

test("a CSV export keeps all columns", async () => {
  const row = [
    "Leek soup",
    "Dinner",
    "French",
    "Leeks",
    '"A plain soup.\nVery plain."',
    "Grandma",
    "https://kitchen.example/leek",
    "kitchen.example",
    "10",
    "80",
    "90",
    "4",
    "2 bowls",
    '"2 itm leeks, washed\n, Topping\n1 pkg bread\n"',
    '"Cook.\nServe."',
    '"vegan, quick"',
    "4",
    "https://app.plantoeat.com/recipes/1",
    "https://pictures.example/1.jpg?2",
    "yes",
    "",
    "310",
    "9",
    "1",
    "",
    "400",
    "",
    "",
    "",
    "12",
    "3.50",
    "2023-10-13 20:29:29",
    "2023-10-14 20:29:29",
  ];
  const { formats, found, unreadable } = await readFiles({
    "export.csv": `\ufeff${HEADER}\r\n${row.join(",")}\r\nToast,,,,,,,,,,,,,"bread",Toast it.\r\n,Dinner\r\n`,
  });
  expect(formats).toEqual({ "export.csv": "plantoeat" });
  expect(unreadable).toMatchObject([{ name: "", problem: { problem: "archive-recipe-without-name" } }]);
  expect(found).toEqual([
    {
      recipe: {
        name: "Leek soup",
        description: "A plain soup.\nVery plain.",
        recipeCategory: ["Dinner"],
        recipeCuisine: ["French"],
        tags: ["vegan", "quick", "Leeks"],
        rating: 4,
        recipeYield: "4 servings, 2 bowls",
        recipeIngredient: ["2 leeks, washed", "1 pkg bread"],
        ingredientGroups: [
          { title: "", items: ["2 leeks, washed"] },
          { title: "Topping", items: ["1 pkg bread"] },
        ],
        recipeInstructions: [{ text: "Cook." }, { text: "Serve." }],
        nutrition: {
          calories: "310",
          fatContent: "9",
          saturatedFatContent: "1",
          sodiumContent: "400",
          proteinContent: "12",
        },
        prepTime: "10 Minutes",
        performTime: "1 Hour 20 Minutes",
        totalTime: "1 Hour 30 Minutes",
        dateAdded: "2023-10-13",
        orgURL: "https://kitchen.example/leek",
        author: "Grandma",
        extras: {
          private: "yes",
          cost: "3.50",
          "updated-at": "2023-10-14 20:29:29",
          "public-url": "https://app.plantoeat.com/recipes/1",
        },
      },
      pictures: [{ address: "https://pictures.example/1.jpg?2" }],
    },
    expect.objectContaining({
      recipe: expect.objectContaining({ name: "Toast", recipeIngredient: ["bread"] }),
    }),
  ]);
});

const TEXT = `--------------
Title: "Leek soup"
Description: Plain.
And simple.
Source: https://kitchen.example/leek
Serves: 4
Prep Time: 10 min
Cook Time: 1 hour
Tags: vegan^quick
Photo Url:

Ingredients:
2 leeks
200 ml crème

Directions:
Cook.
Serves: more than you think.

--------------
Title: "Toast"
Serves: 1
Ingredients:
bread
Directions:
Toast it.
`;

test("an older text export has several recipes, also in Windows' encoding", async () => {
  const { formats, found } = await readFiles({ "export.txt": Buffer.from(TEXT, "latin1") });
  expect(formats).toEqual({ "export.txt": "plantoeat" });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Leek soup",
      description: "Plain.\nAnd simple.",
      orgURL: "https://kitchen.example/leek",
      recipeYield: "4",
      prepTime: "10 min",
      performTime: "1 hour",
      tags: ["vegan", "quick"],
      recipeIngredient: ["2 leeks", "200 ml crème"],
      recipeInstructions: [{ text: "Cook." }, { text: "Serves: more than you think." }],
    },
    {
      name: "Toast",
      recipeYield: "1",
      recipeIngredient: ["bread"],
      recipeInstructions: [{ text: "Toast it." }],
    },
  ]);
});

test("other tables and texts aren't recognized", async () => {
  const { formats } = await readFiles({
    "courses.csv": "Title,Course,Url\nAlgebra,Math,https://school.example",
    "letter.txt": "Title: Hello\nSource: me\n\nDirections:\nTurn left.",
  });
  expect(formats).toEqual({});
});
