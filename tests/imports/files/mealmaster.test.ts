import { expect, test } from "bun:test";
import { readFiles } from "../../support/read-files.ts";

/** As Meal-Master prints: amount to 7, unit at 9, text at 12 with 28 characters, then the right column. */
function row(amount: string, unit: string, text: string, right = ""): string {
  return `${`${amount.padStart(7)} ${unit.padEnd(2)} ${text}`.padEnd(right ? 41 : 0)}${right}`;
}

const HEAD = "MMMMM----- Recipe via Meal-Master (tm) v8.05";

function fields(title: string, more = "      Yield: 4 servings"): string[] {
  return [" ", `      Title: ${title}`, " Categories: Soups, Quick meals", more, " "];
}

async function readLines(lines: string[], name = "recipes.mmf") {
  return readFiles({ [name]: lines.join("\r\n") });
}

async function readOne(lines: string[]) {
  const { found } = await readLines(lines);
  const [first] = found;
  if (!first || found.length !== 1) throw new Error(`${found.length} recipes`);
  return first.recipe;
}

test("a recipe keeps its fields, sections, and notes", async () => {
  const { formats, found } = await readLines([
    HEAD,
    ...fields("Lentil pot"),
    row("200", "g", "Red lentils; rinsed"),
    row("1 1/2", "c", "Water"),
    row("1", "T", "Oil, the good kind that"),
    row("", "", "-comes in a tin"),
    row("2", "ts", "Cumin"),
    row("2", "cn", "Tomatoes"),
    row("3", "lg", "Eggs"),
    row("1", "x", "Salt to taste"),
    "",
    "MMMMM--------------------------GARNISH-------------------------------",
    row("1", "bn", "Coriander"),
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
    "MMMMM",
  ]);
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
  const recipe = await readOne([
    HEAD,
    ...fields("Stew"),
    row("2", "lb", "Beef; in cubes that are as", row("1", "t", "Pepper")),
    row("", "", "-large as a walnut", row("", "", "Salt")),
    row("3", "md", "Onions", row("1/2", "c", "Red wine, or more if you")),
    row("4", "c", "Stock", row("", "", "-like it")),
    row("", "", "", row("2", "", "Bay leaves")),
    "",
    "  Cook it.",
    "MMMMM",
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
  const recipe = await readOne([
    HEAD,
    ...fields("Salad"),
    row("1", "c", "Beans that were soaked for a night  and cooked until soft"),
    row("2", "T", "Vinegar"),
    "",
    "  Mix.",
    "MMMMM",
  ]);
  expect(recipe.recipeIngredient).toEqual([
    "1 cup Beans that were soaked for a night and cooked until soft",
    "2 tbsp Vinegar",
  ]);
});

test.each([
  "MMMMM----- Recipe via Meal-Master (tm) v8.05",
  "---------- Recipe via Meal-Master (tm) v8.02",
  "---------- Recipe via UNREGISTERED Meal-Master (tm) v8.06",
  "----- Recipe via Meal-Master (tm)",
  "MMMMM----- Recipe via UNREGISTERED Meal-Master (tm) v8.05",
  "MMMMM-----Meal-Master - formatted by MC_Buster 2.0d",
  "MMMMM----- Now You're Cooking! v5.93 [Meal-Master Export Format]",
  "MMMMM----- Meal-Master Recipe exported by some program",
  "---------- Recipe Extracted from Meal-Master (tm) Database ----------",
  ":MMMMM----- Recipe via Meal-Master (tm) v8.05",
  "> ---------- Recipe via Meal-Master (tm) v8.02",
  "-----MEAL-MASTER Format-----",
  "MMMMM-------------MEALMASTER FORMAT------------",
])("a recipe may start with %s", async (head) => {
  const { formats, found } = await readLines([
    head,
    ...fields("Soup"),
    row("1", "c", "Peas"),
    "",
    "  Boil.",
    /^\W*MMMMM/.test(head) ? "MMMMM" : "-----",
  ]);
  expect(Object.values(formats)).toEqual(["mealmaster"]);
  expect(
    found.map(({ recipe }) => [recipe.name, recipe.recipeIngredient, recipe.recipeInstructions]),
  ).toEqual([["Soup", ["1 cup Peas"], [{ text: "Boil." }]]]);
});

test("dashes within a recipe that starts with letters don't end it", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Pie"),
    row("1", "c", "Flour"),
    "",
    "  Knead.",
    "",
    "MMMMM---------------------------FILLING-------------------------------",
    "  Peel the apples.",
    "",
    "-----",
    "",
    "  Bake.",
    "MMMMM",
  ]);
  expect(recipe.recipeInstructions).toEqual([
    { text: "Knead." },
    { title: "FILLING", text: "Peel the apples." },
    { text: "Bake." },
  ]);
});

test("quote signs in a mail are removed", async () => {
  const lines = [HEAD, ...fields("Rice"), row("1", "c", "Rice"), "", "  Boil.", "MMMMM"];
  const recipe = await readOne(lines.map((line) => `>${line}`));
  expect(recipe).toMatchObject({ name: "Rice", recipeIngredient: ["1 cup Rice"], recipeYield: "4 servings" });
});

test("recipes without names don't stop the others, and text between recipes is a note", async () => {
  const { found, unreadable } = await readLines([
    "Recipes of the club",
    HEAD,
    ...fields("First"),
    row("1", "c", "Rice"),
    "",
    "  Boil.",
    "MMMMM",
    "",
    "Ada likes this one.",
    "",
    HEAD,
    ...fields(""),
    row("1", "c", "Peas"),
    "MMMMM",
    "---------- Recipe via Meal-Master (tm) v8.02",
    ...fields("Third", "   Servings: 2"),
    row("2", "", "Eggs"),
    "",
    "  Fry.",
  ]);
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeYield, recipe.notes])).toEqual([
    ["First", "4 servings", [{ title: "", text: "Ada likes this one." }]],
    ["Third", "2 servings", []],
  ]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test("lines that someone typed without columns are ingredients, too", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Pancakes"),
    " 2 c Flour",
    " 1 1/2 c Milk",
    " 2 Eggs",
    "",
    "1. Whisk everything.",
    "2. Bake in a pan.",
    "MMMMM",
  ]);
  expect(recipe.recipeIngredient).toEqual(["2 cups Flour", "1 1/2 cups Milk", "2 Eggs"]);
  expect(recipe.recipeInstructions).toEqual([{ text: "Whisk everything." }, { text: "Bake in a pan." }]);
});

test("units that are written out and lines without a dash belong to the ingredients", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Salsa"),
    row("4", "", "Tomatoes; peeled, seeded and"),
    row("", "", "Chopped"),
    "      3 cups onions, chopped",
    row("2", "cl", "Garlic"),
    row("2", "cl", "Rum"),
    row("1/2", "pk", "Seasoning"),
    "",
    "  Mix.",
    "",
    "  Per serving: 210 calories, 6 g protein, (15 g fat), 2 exchanges.",
    "",
    "  Typed by Bo Sample",
    "MMMMM",
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

test.each([
  ["short lines", "x.\n".repeat(100_000)],
  ["empty lines", "\n".repeat(300_000)],
  ["dashes", `${"-".repeat(200_000)}x`],
  ["spaces", `${" ".repeat(200_000)}x`],
  ["semicolons", `      1 c  ${" ;".repeat(100_000)}x`],
])("a recipe of endless %s doesn't take long", async (_name, text) => {
  const start = performance.now();
  const { found } = await readLines([HEAD, ...fields("Soup"), text, "", "  Boil."]);
  expect(found).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(5000);
});

test("steps that begin with numbers aren't ingredients", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Bread"),
    row("500", "g", "Flour"),
    "",
    "  2 hours before baking, mix everything with your hands and let the dough",
    "  rest. 350 F is enough.",
    "MMMMM",
  ]);
  expect(recipe.recipeIngredient).toEqual(["500 g Flour"]);
  expect(recipe.recipeInstructions).toEqual([
    {
      text: "2 hours before baking, mix everything with your hands and let the dough rest. 350 F is enough.",
    },
  ]);
});

const ENCODED = {
  "CP437 and CP850": ["K\x84sesp\x84tzle mit R\x94stzwiebeln", "\xab Tasse M\x81sli, gro\xe1"],
  "Windows-1252": ["K\xe4sesp\xe4tzle mit R\xf6stzwiebeln", "\xbd Tasse M\xfcsli, gro\xdf"],
  "Mac Roman": ["K\x8asesp\x8atzle mit R\x9astzwiebeln", "1/2 Tasse M\x9fsli, gro\xa7"],
};
test.each(Object.entries(ENCODED))("%s is recognized by its letters", async (_name, [title, step]) => {
  const text = [HEAD, ...fields(title ?? ""), row("1", "c", "Mehl"), "", `  ${step}`, "MMMMM"].join("\n");
  const { found } = await readFiles({ "a.mmf": Buffer.from(text, "latin1") });
  expect(found[0]?.recipe.name).toBe("Käsespätzle mit Röstzwiebeln");
  expect(found[0]?.recipe.recipeInstructions?.[0]?.text).toMatch(/^(?:½|1\/2) Tasse Müsli, groß$/);
});

test("recipes in different encodings may share a file", async () => {
  const recipe = (title: string) => [HEAD, ...fields(title), row("1", "c", "Mehl"), "MMMMM", ""].join("\n");
  const { found } = await readFiles({
    "a.mmf": Buffer.concat([
      Buffer.from(recipe("Gem\x81sebr\x81he"), "latin1"),
      Buffer.from(recipe("Gr\xfcne K\xfcchle"), "latin1"),
      Buffer.from(recipe("Süße Knödel")),
    ]),
    "b.txt": Buffer.from(`\ufeff${recipe("Spätzle")}`, "utf16le"),
  });
  expect(found.map(({ recipe: { name } }) => name)).toEqual([
    "Gemüsebrühe",
    "Grüne Küchle",
    "Süße Knödel",
    "Spätzle",
  ]);
});

test("a collection may have recipes of other programs", async () => {
  const { formats, found } = await readLines([
    HEAD,
    ...fields("Peas"),
    row("1", "c", "Peas"),
    "MMMMM",
    "                     *  Exported from  MasterCook  *",
    "",
    "                         Beans",
    "",
    "Recipe By     : Ada",
    "Serving Size  : 3    Preparation Time :0:10",
    "Categories    : Sides",
    "",
    "  Amount  Measure       Ingredient -- Preparation Method",
    "--------  ------------  --------------------------------",
    "   2      cups          beans -- soaked",
    "",
    "Boil.",
  ]);
  expect(formats).toEqual({ "recipes.mmf": "mealmaster" });
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeIngredient])).toEqual([
    ["Peas", ["1 cup Peas"]],
    ["Beans", ["2 cups beans, soaked"]],
  ]);
});

test.each([
  "# Notes\n\nMeal-Master is an old program.\n",
  "Soup\n-----\n\n1 cup peas\n",
  "name,meal-master\nSoup,yes\n",
  '{"name":"Meal-Master","version":"1.0.0"}',
  "MMMMM that was good\n",
  "",
])("other text isn't recognized: %j", async (text) => {
  const { formats } = await readFiles({ "README.txt": text });
  expect(formats).toEqual({});
});

test("thousands of recipes take linear time", async () => {
  const one = [
    HEAD,
    ...fields("Soup"),
    row("1", "c", "Peas"),
    "",
    ...Array(40).fill("  Stir it.".padEnd(70, "x")),
    "MMMMM",
    "",
  ];
  const start = performance.now();
  const { found } = await readFiles({ "a.mmf": Array(2000).fill(one.join("\r\n")).join("") });
  expect(found).toHaveLength(2000);
  expect(performance.now() - start).toBeLessThan(10_000);
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

test("a line in another form doesn't end the ingredients", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Stew"),
    row("2", "lb", "Beef"),
    row("1", "T", "Oil"),
    row("x", "", "Chives"),
    row("4", "c", "Stock"),
    "",
    "  Cook it.",
    "MMMMM",
  ]);
  expect(recipe.recipeIngredient).toEqual(["2 lb Beef", "1 tbsp Oil", "x Chives", "4 cups Stock"]);
});

test("sections below the steps keep their own steps, and notes are notes", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Cake"),
    row("2", "c", "Flour"),
    "",
    "  Bake it.",
    "",
    "MMMMM-------------------------FROSTING-------------------------------",
    row("1", "c", "Sugar"),
    row("2", "T", "Cocoa"),
    "",
    "  Stir them.",
    "",
    "MMMMM-------------------------VARIATION------------------------------",
    "",
    "  Use honey.",
    "",
    "MMMMM",
  ]);
  expect(recipe).toMatchObject({
    recipeInstructions: [{ text: "Bake it." }, { title: "FROSTING", text: "Stir them." }],
    notes: [{ title: "VARIATION", text: "Use honey." }],
  });
});

test("mail text between recipes isn't a note", async () => {
  const { found } = await readLines([
    HEAD,
    ...fields("Salad"),
    row("1", "c", "Beans"),
    "",
    "  Mix.",
    "MMMMM",
    "",
    "This was good.",
    "--",
    "Ada",
    "",
    "From: ada@example.com",
    HEAD,
    ...fields("Toast"),
    row("2", "sl", "Bread"),
    "",
    "  Toast it.",
    "MMMMM",
  ]);
  expect(found.map(({ recipe }) => recipe.notes)).toEqual([[{ title: "", text: "This was good." }], []]);
});

test("nutrition keeps fat apart from its share and from exchanges", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Salad"),
    row("1", "c", "Beans"),
    "",
    "  Mix.",
    "",
    "  Per serving: 145 Calories; 11g Fat (70.4% calories from fat); 6g Protein.  Exchanges: 0 Fat; 1 Fruit.",
    "MMMMM",
  ]);
  expect(recipe).toMatchObject({
    nutrition: { calories: "145", fatContent: "11 g", proteinContent: "6 g" },
    notes: [{ title: "Nutrition", text: "70.4% calories from fat; Exchanges: 0 Fat; 1 Fruit." }],
  });
});

test("a source and where it's from are two facts", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Toast"),
    row("2", "sl", "Bread"),
    "",
    "  Toast it.",
    "",
    "  Source: The Toast Book",
    "  From: Fred",
    "MMMMM",
  ]);
  expect(recipe).toMatchObject({ author: "The Toast Book", extras: { source: "Fred" } });
});

test("a dash before a food that has an amount is left out", async () => {
  const recipe = await readOne([
    HEAD,
    ...fields("Tea"),
    row("1", "ts", "Tea"),
    row("1/2", "c", "-Water"),
    "",
    "  Steep it.",
    "MMMMM",
  ]);
  expect(recipe.recipeIngredient).toEqual(["1 tsp Tea", "1/2 cup Water"]);
});
