import { expect, test } from "bun:test";
import {
  HEAD,
  readLines,
  readOne,
  readRecipe,
  writeFields,
  writeRecipe,
  writeRow,
} from "../../../support/mealmaster-lines.ts";
import { readFiles } from "../../../support/read-files.ts";

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
    ...writeFields("Soup"),
    writeRow("1", "c", "Peas"),
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
  const recipe = await readRecipe("Pie", [
    writeRow("1", "c", "Flour"),
    "",
    "  Knead.",
    "",
    "MMMMM---------------------------FILLING-------------------------------",
    "  Peel the apples.",
    "",
    "-----",
    "",
    "  Bake.",
  ]);
  expect(recipe.recipeInstructions).toEqual([
    { text: "Knead." },
    { title: "FILLING", text: "Peel the apples." },
    { text: "Bake." },
  ]);
});

test("the “>” of quoted emails is removed", async () => {
  const lines = writeRecipe("Rice", [writeRow("1", "c", "Rice"), "", "  Boil."]);
  const recipe = await readOne(lines.map((line) => `>${line}`));
  expect(recipe).toMatchObject({ name: "Rice", recipeIngredient: ["1 cup Rice"], recipeYield: "4 servings" });
});

test("recipes without names don't stop the others, and text between recipes is a note", async () => {
  const { found, unreadable } = await readLines([
    "Recipes of the club",
    ...writeRecipe("First", [writeRow("1", "c", "Rice"), "", "  Boil."]),
    "",
    "Ada likes this one.",
    "",
    ...writeRecipe("", [writeRow("1", "c", "Peas")]),
    "---------- Recipe via Meal-Master (tm) v8.02",
    ...writeFields("Third", "   Servings: 2"),
    writeRow("2", "", "Eggs"),
    "",
    "  Fry.",
  ]);
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeYield, recipe.notes])).toEqual([
    ["First", "4 servings", [{ title: "", text: "Ada likes this one." }]],
    ["Third", "2 servings", []],
  ]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test.each([
  ["short lines", "x.\n".repeat(100_000)],
  ["empty lines", "\n".repeat(300_000)],
  ["dashes", `${"-".repeat(200_000)}x`],
  ["spaces", `${" ".repeat(200_000)}x`],
  ["semicolons", `      1 c  ${" ;".repeat(100_000)}x`],
])("a recipe of endless %s doesn't take long", async (_name, text) => {
  const start = performance.now();
  const { found } = await readLines([HEAD, ...writeFields("Soup"), text, "", "  Boil."]);
  expect(found).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(5000);
});

const ENCODED = {
  "CP437 and CP850": ["K\x84sesp\x84tzle mit R\x94stzwiebeln", "\xab Tasse M\x81sli, gro\xe1"],
  "Windows-1252": ["K\xe4sesp\xe4tzle mit R\xf6stzwiebeln", "\xbd Tasse M\xfcsli, gro\xdf"],
  "Mac Roman": ["K\x8asesp\x8atzle mit R\x9astzwiebeln", "1/2 Tasse M\x9fsli, gro\xa7"],
};

test.each(Object.entries(ENCODED))("%s is recognized by its letters", async (_name, [title, step]) => {
  const text = writeRecipe(title ?? "", [writeRow("1", "c", "Mehl"), "", `  ${step}`]).join("\n");
  const { found } = await readFiles({ "a.mmf": Buffer.from(text, "latin1") });
  expect(found[0]?.recipe.name).toBe("Käsespätzle mit Röstzwiebeln");
  expect(found[0]?.recipe.recipeInstructions?.[0]?.text).toMatch(/^(?:½|1\/2) Tasse Müsli, groß$/);
});

test("recipes in different encodings may share a file", async () => {
  const recipe = (title: string) => `${writeRecipe(title, [writeRow("1", "c", "Mehl")]).join("\n")}\n`;
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
    ...writeRecipe("Peas", [writeRow("1", "c", "Peas")]),
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
  const steps = Array<string>(40).fill("  Stir it.".padEnd(70, "x"));
  const one = [...writeRecipe("Soup", [writeRow("1", "c", "Peas"), "", ...steps]), ""];
  const start = performance.now();
  const { found } = await readFiles({ "a.mmf": Array(2000).fill(one.join("\r\n")).join("") });
  expect(found).toHaveLength(2000);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("email headers and signatures between recipes aren't notes", async () => {
  const { found } = await readLines([
    ...writeRecipe("Salad", [writeRow("1", "c", "Beans"), "", "  Mix."]),
    "",
    "This was good.",
    "--",
    "Ada",
    "",
    "From: ada@example.com",
    ...writeRecipe("Toast", [writeRow("2", "sl", "Bread"), "", "  Toast it."]),
  ]);
  expect(found.map(({ recipe }) => recipe.notes)).toEqual([[{ title: "", text: "This was good." }], []]);
});
