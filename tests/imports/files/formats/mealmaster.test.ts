import { expect, test } from "bun:test";
import { readLines, readOne, readRecipe, writeRecipe, writeRow } from "../../../support/mealmaster-lines.ts";

test("a recipe keeps its fields, sections, and notes", async () => {
  const { formats, found } = await readLines(
    writeRecipe("Lentil pot", [
      writeRow("200", "g", "Red lentils; rinsed"),
      writeRow("1 1/2", "c", "Water"),
      writeRow("1", "T", "Oil, the good kind that"),
      writeRow("", "", "-comes in a tin"),
      writeRow("2", "ts", "Cumin"),
      writeRow("2", "cn", "Tomatoes"),
      writeRow("3", "lg", "Eggs"),
      writeRow("1", "x", "Salt to taste"),
      "",
      "MMMMM--------------------------GARNISH-------------------------------",
      writeRow("1", "bn", "Coriander"),
      "",
      "  Rinse the lentils until the water that runs off is no longer cloudy, then",
      "  simmer them for 20 minutes.",
      "",
      "  Stir in the oil.",
      "",
      "  Note: Freezes well.",
      "",
      "  Recipe by: Ada Example",
      "",
      "  Source: https://example.com/lentils",
      "",
    ]),
  );
  expect(formats).toEqual({ "recipes.mmf": "mealmaster" });
  expect(found[0]?.recipe).toMatchObject({
    name: "Lentil pot",
    recipeCategory: ["Soups", "Quick meals"],
    recipeYield: "4 servings",
    author: "Ada Example",
    orgURL: "https://example.com/lentils",
    ingredientGroups: [
      {
        title: "",
        items: [
          "200 g Red lentils, rinsed",
          "1 1/2 cups Water",
          "1 tbsp Oil, the good kind that comes in a tin",
          "2 tsp Cumin",
          "2 cans Tomatoes",
          "3 large Eggs",
          "Salt to taste",
        ],
      },
      { title: "GARNISH", items: ["1 bunch Coriander"] },
    ],
    recipeInstructions: [
      {
        text: "Rinse the lentils until the water that runs off is no longer cloudy, then simmer them for 20 minutes.",
      },
      { text: "Stir in the oil." },
    ],
    notes: [{ title: "Note", text: "Freezes well." }],
  });
});

test("two columns are read one after the other", async () => {
  const recipe = await readRecipe("Stew", [
    writeRow("2", "lb", "Beef; in cubes that are as", writeRow("1", "t", "Pepper")),
    writeRow("", "", "-large as a walnut", writeRow("", "", "Salt")),
    writeRow("3", "md", "Onions", writeRow("1/2", "c", "Red wine, or more if you")),
    writeRow("4", "c", "Stock", writeRow("", "", "-like it")),
    writeRow("", "", "", writeRow("2", "", "Bay leaves")),
    "",
    "  Cook it.",
  ]);
  expect(recipe.recipeIngredient).toEqual([
    "2 lb Beef, in cubes that are as large as a walnut",
    "3 medium Onions",
    "4 cups Stock",
    "1 tsp Pepper",
    "Salt",
    "1/2 cup Red wine, or more if you like it",
    "2 Bay leaves",
  ]);
  expect(recipe.recipeInstructions).toEqual([{ text: "Cook it." }]);
});

test("a long line in one column isn't two", async () => {
  const recipe = await readRecipe("Salad", [
    writeRow("1", "c", "Beans that were soaked for a night  and cooked until soft"),
    writeRow("2", "T", "Vinegar"),
    "",
    "  Mix.",
  ]);
  expect(recipe.recipeIngredient).toEqual([
    "1 cup Beans that were soaked for a night and cooked until soft",
    "2 tbsp Vinegar",
  ]);
});

test("lines that someone typed without columns are ingredients, too", async () => {
  const recipe = await readRecipe("Pancakes", [
    " 2 c Flour",
    " 1 1/2 c Milk",
    " 2 Eggs",
    "",
    "1. Whisk everything.",
    "2. Bake in a pan.",
  ]);
  expect(recipe.recipeIngredient).toEqual(["2 cups Flour", "1 1/2 cups Milk", "2 Eggs"]);
  expect(recipe.recipeInstructions).toEqual([{ text: "Whisk everything." }, { text: "Bake in a pan." }]);
});

test("spelled-out units and lines without a dash belong to the ingredients", async () => {
  const recipe = await readRecipe("Salsa", [
    writeRow("4", "", "Tomatoes; peeled, seeded and"),
    writeRow("", "", "Chopped"),
    "      3 cups onions, chopped",
    writeRow("2", "cl", "Garlic"),
    writeRow("2", "cl", "Rum"),
    writeRow("1/2", "pk", "Seasoning"),
    "",
    "  Mix.",
    "",
    "  Per serving: 210 calories, 6 g protein, (15 g fat), 2 exchanges.",
    "",
    "  Typed by Bo Sample",
  ]);
  expect(recipe.recipeIngredient).toEqual([
    "4 Tomatoes, peeled, seeded and Chopped",
    "3 cups onions, chopped",
    "2 cloves Garlic",
    "2 cl Rum",
    "1/2 package Seasoning",
  ]);
  expect(recipe.recipeInstructions).toEqual([{ text: "Mix." }]);
  expect(recipe.nutrition).toEqual({ calories: "210", proteinContent: "6 g", fatContent: "15 g" });
  expect(recipe.notes).toEqual([
    { title: "Nutrition", text: "2 exchanges" },
    { title: "", text: "Typed by Bo Sample" },
  ]);
});

test("steps that begin with numbers aren't ingredients", async () => {
  const recipe = await readRecipe("Bread", [
    writeRow("500", "g", "Flour"),
    "",
    "  2 hours before baking, mix everything with your hands and let the dough",
    "  rest. 350 F is enough.",
  ]);
  expect(recipe.recipeIngredient).toEqual(["500 g Flour"]);
  expect(recipe.recipeInstructions).toEqual([
    {
      text: "2 hours before baking, mix everything with your hands and let the dough rest. 350 F is enough.",
    },
  ]);
});

test("Gourmet's export has narrower units, and lines without amounts", async () => {
  const recipe = await readOne([
    "MMMMM----- Meal-Master (tm) export from Gourmet Recipe Manager",
    "",
    "     Title: Plum cake",
    "Categories: Dessert",
    "     Yield: 8 servings",
    "",
    "      2 c flour, plus some more for",
    "           -the tin",
    "          butter for the tin",
    "      3   eggs",
    "-----------------TOPPING-----------------",
    "  1 1/2 c plums",
    "          whipped cream",
    "",
    "",
    "  Mix everything and bake it for 40 minutes.",
    "",
    "  Rating: 4/5 stars",
    "",
    "  Yield: 8 servings",
    "",
    "MMMMM",
  ]);
  expect(recipe).toMatchObject({
    rating: 4,
    recipeYield: "8 servings",
    extras: {},
    ingredientGroups: [
      { title: "", items: ["2 cups flour, plus some more for the tin", "butter for the tin", "3 eggs"] },
      { title: "TOPPING", items: ["1 1/2 cups plums", "whipped cream"] },
    ],
    recipeInstructions: [{ text: "Mix everything and bake it for 40 minutes." }],
  });
});

test("a line in another layout doesn't end the ingredients", async () => {
  const recipe = await readRecipe("Stew", [
    writeRow("2", "lb", "Beef"),
    writeRow("1", "T", "Oil"),
    writeRow("x", "", "Chives"),
    writeRow("4", "c", "Stock"),
    "",
    "  Cook it.",
  ]);
  expect(recipe.recipeIngredient).toEqual(["2 lb Beef", "1 tbsp Oil", "x Chives", "4 cups Stock"]);
});

test("sections below the steps keep their own steps, and notes are notes", async () => {
  const recipe = await readRecipe("Cake", [
    writeRow("2", "c", "Flour"),
    "",
    "  Bake it.",
    "",
    "MMMMM-------------------------FROSTING-------------------------------",
    writeRow("1", "c", "Sugar"),
    writeRow("2", "T", "Cocoa"),
    "",
    "  Stir them.",
    "",
    "MMMMM-------------------------VARIATION------------------------------",
    "",
    "  Use honey.",
    "",
  ]);
  expect(recipe).toMatchObject({
    recipeInstructions: [{ text: "Bake it." }, { title: "FROSTING", text: "Stir them." }],
    notes: [{ title: "VARIATION", text: "Use honey." }],
  });
});

test("nutrition keeps fat apart from its share and from exchanges", async () => {
  const recipe = await readRecipe("Salad", [
    writeRow("1", "c", "Beans"),
    "",
    "  Mix.",
    "",
    "  Per serving: 145 Calories; 11g Fat (70.4% calories from fat); 6g Protein.  Exchanges: 0 Fat; 1 Fruit.",
  ]);
  expect(recipe).toMatchObject({
    nutrition: { calories: "145", fatContent: "11 g", proteinContent: "6 g" },
    notes: [{ title: "Nutrition", text: "70.4% calories from fat; Exchanges: 0 Fat; 1 Fruit." }],
  });
});

test("“Source” and “From” are separate facts", async () => {
  const recipe = await readRecipe("Toast", [
    writeRow("2", "sl", "Bread"),
    "",
    "  Toast it.",
    "",
    "  Source: The Toast Book",
    "  From: Fred",
  ]);
  expect(recipe).toMatchObject({ author: "The Toast Book", extras: { source: "Fred" } });
});

test("a dash before a food that has an amount is left out", async () => {
  const recipe = await readRecipe("Tea", [
    writeRow("1", "ts", "Tea"),
    writeRow("1/2", "c", "-Water"),
    "",
    "  Steep it.",
  ]);
  expect(recipe.recipeIngredient).toEqual(["1 tsp Tea", "1/2 cup Water"]);
});
