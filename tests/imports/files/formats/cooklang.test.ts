import { describe, expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const lines = (...all: string[]) => all.join("\n");
const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0);

test("a recipe keeps its metadata, sections, links of steps, tools, and pictures", async () => {
  const { formats, found } = await readFiles({
    "Soups/Leek Soup.cook": lines(
      "---",
      "title: Leek soup",
      "servings: 4",
      "tags: [vegan, quick]",
      "course: Dinner",
      "cuisine: French",
      "prep time: 10 min",
      "cook time: PT25M",
      "author: Anna",
      "source: https://kitchen.example/leek",
      "difficulty: easy",
      "---",
      "-- to be tried with oil",
      "= Soup",
      "",
      "Slice @leeks{2}(washed) on a #board{} and fry them in @butter{30%g}",
      "for ~{10%minutes}.",
      "",
      "> Freezes well.",
      "> Thaw slowly.",
      "",
      "== Topping ==",
      "Toast @bread{2-3%slices} for ~toast{=5%minutes}; add the leeks, @&butter and @salt{to taste}. [- or",
      "chives -]",
    ),
    "Soups/Leek Soup.jpg": PICTURE,
    "Soups/Leek Soup.2.jpg": PICTURE,
    "Soups/Leek Soup with cream.jpg": PICTURE,
  });
  expect(formats).toEqual({ "Soups/Leek Soup.cook": "cooklang" });
  expect(found).toEqual([
    {
      recipe: {
        name: "Leek soup",
        description: "",
        tags: ["vegan", "quick"],
        recipeCategory: ["Dinner"],
        recipeCuisine: ["French"],
        recipeYield: "4",
        prepTime: "10 min",
        performTime: "25 Minutes",
        totalTime: null,
        orgURL: "https://kitchen.example/leek",
        author: "Anna",
        rating: 0,
        dateAdded: null,
        recipeIngredient: ["2 leeks, washed", "30 g butter", "2-3 slices bread", "salt, to taste"],
        ingredientGroups: [
          { title: "Soup", items: ["2 leeks, washed", "30 g butter"] },
          { title: "Topping", items: ["2-3 slices bread", "salt, to taste"] },
        ],
        recipeInstructions: [
          {
            title: "Soup",
            text: "Slice leeks on a board and fry them in butter for 10 minutes.",
            ingredients: ["2 leeks, washed", "30 g butter"],
          },
          {
            title: "Topping",
            text: "Toast bread for 5 minutes; add the leeks, butter and salt.",
            ingredients: ["2-3 slices bread", "30 g butter", "salt, to taste"],
          },
        ],
        tools: ["board"],
        nutrition: {},
        notes: [
          { title: "", text: "Freezes well.\nThaw slowly." },
          { title: "", text: "or\nchives\nto be tried with oil" },
        ],
        extras: { difficulty: "easy" },
      },
      pictures: [{ file: "Soups/Leek Soup.jpg" }, { file: "Soups/Leek Soup.2.jpg", step: 1 }],
    },
  ]);
});

test("cookware in the metadata is kept, and a rating out of 10 isn't taken for stars", async () => {
  const { found } = await readFiles({
    "a.cook": "---\ncookware: pot, pan\nrating: 10\n---\nBoil @water{1%l}.",
    "b.cook": "---\nrating: 4.5/5\n---\nBoil @water{1%l}.",
  });
  expect(found.map(({ recipe: { tools, rating } }) => [tools, rating])).toEqual([
    [["pot", "pan"], 0],
    [[], 4.5],
  ]);
});

test("older files have metadata in lines of the text", async () => {
  const { found } = await readFiles({
    "Bread.cook": lines(">> servings: 8", ">> source: Grandma", "Mix @flour{500%g} and @water."),
  });
  expect(found[0]?.recipe).toMatchObject({
    name: "Bread",
    recipeYield: "8",
    author: "Grandma",
    recipeIngredient: ["500 g flour", "water"],
    recipeInstructions: [{ text: "Mix flour and water.", ingredients: ["500 g flour", "water"] }],
  });
});

test("nested metadata and comments at the start are read", async () => {
  const { found } = await readFiles({
    "a.cook": lines(
      "---",
      "source:",
      "  name: Kitchen",
      "  url: https://kitchen.example/a",
      "time:",
      "  prep: 10 min",
      "  cook: 1 hour",
      "locale: en",
      "calories: 310 kcal",
      "---",
      "Boil @water{1%l}.",
    ),
    "b.cook": "[- a comment -]\r\nBoil @water{1%l}.\r\n\r\nDrink.\r\n",
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "a",
      orgURL: "https://kitchen.example/a",
      author: "Kitchen",
      prepTime: "10 min",
      performTime: "1 hour",
      nutrition: { calories: "310 kcal" },
      extras: { locale: "en" },
    },
    {
      name: "b",
      recipeInstructions: [{ text: "Boil water." }, { text: "Drink." }],
      notes: [{ text: "a comment" }],
    },
  ]);
});

test("other recipes become lines and links, with their titles", async () => {
  const { found } = await readFiles({
    "Dinner/Soup.cook": "Boil @water{1%l}. Serve with @./Bread{2} and @../Sauces/Aioli{150%g}.",
    "Dinner/Bread.cook": lines("---", "title: White bread", "---", "Bake @flour{500%g}."),
  });
  expect(found[0]?.recipe).toMatchObject({
    recipeIngredient: ["1 l water", "2 Bread", "150 g Aioli"],
    recipeInstructions: [{ text: "Boil water. Serve with Bread and Aioli." }],
    notes: [{ title: "", text: "- [White bread](recipe:White%20bread)\n- [Aioli](recipe:Aioli)" }],
  });
});

test.each([
  ["@1000 island dressing{ }", "1000 island dressing", "1000 island dressing"],
  ["@salt, then", "salt", "salt, then"],
  ["@half-and-half now", "half-and-half", "half-and-half now"],
  ["@🧂 now", "🧂", "🧂 now"],
  ["@rosemary{a sprig%}", "a sprig rosemary", "rosemary"],
  ["@white wine|wine{1%cup}", "1 cup white wine", "wine"],
  ["@?parsley{1%bunch}", "1 bunch parsley, optional", "parsley"],
  ["@sugar{2|4%tbsp}", "2 tbsp sugar", "sugar"],
  ["@olive oil{1 1/2%tbsp}(extra virgin)", "1 1/2 tbsp olive oil, extra virgin", "olive oil"],
])("%s is read", async (mark, line, text) => {
  const { found } = await readFiles({ "a.cook": `Add ${mark}` });
  expect(found[0]?.recipe.recipeIngredient).toEqual([line]);
  expect(found[0]?.recipe.recipeInstructions?.[0]?.text).toBe(`Add ${text}`);
});

test("marks without a name stay, and timers keep a name that the step doesn't mention", async () => {
  const { found } = await readFiles({
    "a.cook": "Write to anna@kitchen.example about @ noon, wait ~dough{2%hours}, add @salt{1%g} in step # 2.",
  });
  expect(found[0]?.recipe.recipeInstructions?.[0]?.text).toBe(
    "Write to anna@kitchen.example about @ noon, wait 2 hours (dough), add salt in step # 2.",
  );
});

test("pictures of steps may be counted from 0, or by section", async () => {
  const steps = lines("Boil @water{1%l}.", "", "Wait.", "", "= Later", "Eat.");
  const { found } = await readFiles({
    "a.cook": steps,
    "a.0.png": PICTURE,
    "a.2.png": PICTURE,
    "b.cook": steps,
    "b.2.1.png": PICTURE,
  });
  expect(found.map(({ pictures }) => pictures)).toEqual([
    [
      { file: "a.0.png", step: 0 },
      { file: "a.2.png", step: 2 },
    ],
    [{ file: "b.2.1.png", step: 2 }],
  ]);
});

test("files are recognized by their content, not by their names", async () => {
  const { formats } = await readFiles({
    "recipe.txt": "Mix @flour{500%g} with @water{350%ml}.",
    "notes.cook": "Call the cook tomorrow.",
    "week.menu": "Monday:\n- @./Soup{2%servings}",
    "style.css": "@media print{width:50%}\n@page{margin:0}",
    "refs.bib": "@article{smith2020,\n  title = {Bread}\n}",
    "mail.txt": "Ask @anna about #lunch, it's 50% off {today}.",
  });
  expect(formats).toEqual({ "recipe.txt": "cooklang" });
});

test("numbered lines are separate steps, and results of earlier steps aren't ingredients", async () => {
  const { found } = await readFiles({
    "a.cook": lines("1. Knead @flour{200%g}.", "2. Roll @&(~1)dough{} out", "thinly. It is ~ {5}"),
  });
  expect(found[0]?.recipe).toMatchObject({
    recipeIngredient: ["200 g flour"],
    recipeInstructions: [{ text: "Knead flour." }, { text: "Roll dough out thinly. It is ~ {5}" }],
  });
});

test.each([">> servings: 4\n\nStir it.", "Simmer in #pan for some time.", "Let it ~rest, then serve."])(
  "a file with little markup is recognized by its extension: %j",
  async (text) => {
    const { formats } = await readFiles({ "a.cook": text });
    expect(formats).toEqual({ "a.cook": "cooklang" });
  },
);

test("a list of ingredients counts as a step when pictures are numbered", async () => {
  const { found } = await readFiles({
    "Soup.cook": "@water{1%l}\n@salt{}\n\nBoil.\n\n== Topping ==\n\n@parsley{}\n\nChop.\n",
    "Soup.1.jpg": PICTURE,
    "Soup.2.jpg": PICTURE,
    "Soup.2.2.jpg": PICTURE,
  });
  expect(found[0]?.pictures).toEqual([
    { file: "Soup.1.jpg" },
    { file: "Soup.2.jpg", step: 0 },
    { file: "Soup.2.2.jpg", step: 1 },
  ]);
});

test("bold text at the start of a step is its name, and the yield may have a unit", async () => {
  const { found } = await readFiles({
    "Soup.cook": "---\nservings: 4\nyields: 4 bowls\ntime: 1h 5min\n---\n\n**Season:** Add @salt{}.\n",
  });
  expect(found[0]?.recipe).toMatchObject({
    recipeYield: "4 bowls",
    totalTime: "1 Hour 5 Minutes",
    recipeInstructions: [{ name: "Season", text: "Add salt." }],
  });
});

describe("folders are categories", () => {
  const SOUP = "Boil @leek{1} in @water{1%l}.";
  const read = async (contents: Record<string, string>) => {
    const { found } = await readFiles(contents);
    return found.map(({ recipe }) => recipe.recipeCategory);
  };

  test("unless the metadata has some", async () => {
    expect(
      await read({
        "Box/Mains/Sub/Pie.cook": SOUP,
        "Box/Mains/Tart.cook": SOUP,
        "Box/Soup.cook": SOUP,
        "Box/Mains/Roast/Roast.cook": SOUP,
        "Box/Mains/Bun.cook": `---\ncourse: Baking\n---\n${SOUP}`,
      }),
    ).toEqual([["Mains / Sub"], ["Mains"], [], ["Mains"], ["Baking"]]);
  });

  test("without archives, and folders around all recipes", async () => {
    expect(
      await read({
        "a.zip/recipes-main/cook/Soups/Leek.cook": SOUP,
        "a.zip/recipes-main/cook/Pies/Leek pie.cook": SOUP,
        "a.zip/recipes-main/README.txt": "Mine",
        "a.zip/b.zip/All/Stew.cook": SOUP,
        "Stew 2.cook": SOUP,
      }),
    ).toEqual([["Soups"], ["Pies"], [], []]);
  });
});

test("a picture that is beside the recipe and in its metadata is kept once", async () => {
  const { found } = await readFiles({
    "Soup.cook": "---\nimages: [soup.jpg]\n---\nBoil @water{1%l}.\n",
    "Soup.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0),
  });
  expect(found[0]?.pictures).toEqual([{ file: "Soup.jpg" }]);
});
