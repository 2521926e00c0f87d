import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const lines = (...all: string[]) => all.join("\n");
const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0);

test("a page exported from Notion keeps everything", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const { formats, found } = await readFiles({
    [`Leek soup ${id}.md`]: lines(
      "# Leek soup",
      "",
      "Tags: Dinner, Vegan",
      "Servings: 4",
      "URL: https://kitchen.example/leek",
      "Created: May 1, 2021 10:00 AM",
      "Rating: ⭐⭐⭐⭐",
      "- **Prep time:** 10 min",
      "",
      "A *plain* soup with [Toast](Toast.md).",
      "",
      "![photo](Leek%20soup/photo.jpg)",
      "",
      "## Ingredients",
      "",
      "- [ ] 2 **large** leeks",
      "- [x] 1 l water",
      "",
      "### For the topping",
      "",
      "- [ ] 2 slices [toast](Toast.md)",
      "",
      "## Equipment",
      "- large pot",
      "",
      "## Method",
      "",
      "1. Wash the leeks.",
      "2. Cook for 20 minutes.",
      "",
      "   Stir often.",
      "   ![](step.png)",
      "### Topping",
      "3. Fry the bread as [shown](https://kitchen.example/fry).",
      "",
      "## Tips",
      "- Freezes well.",
      "",
      "## Nutrition",
      "- Calories: 310 kcal",
      "- Salt: little",
      "",
      "## History",
      "",
      "Known since 1950.",
    ),
    "Leek soup/photo.jpg": PICTURE,
    "step.png": PICTURE,
  });
  expect(formats).toEqual({ [`Leek soup ${id}.md`]: "markdown" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Leek soup",
        description: "A *plain* soup with Toast.",
        tags: ["Dinner", "Vegan"],
        recipeYield: "4",
        orgURL: "https://kitchen.example/leek",
        dateAdded: "2021-05-01",
        rating: 4,
        prepTime: "10 min",
        recipeIngredient: ["2 large leeks", "1 l water", "2 slices toast"],
        ingredientGroups: [
          { title: "", items: ["2 large leeks", "1 l water"] },
          { title: "For the topping", items: ["2 slices toast"] },
        ],
        tools: ["large pot"],
        recipeInstructions: [
          { text: "Wash the leeks." },
          { text: "Cook for 20 minutes.\nStir often." },
          { title: "Topping", text: "Fry the bread as shown (https://kitchen.example/fry)." },
        ],
        nutrition: { calories: "310 kcal" },
        notes: [
          { title: "Tips", text: "- Freezes well." },
          { title: "Nutrition", text: "Salt: little" },
          { title: "History", text: "Known since 1950." },
          { title: "", text: "- [Toast](recipe:Toast)" },
        ],
        extras: {},
      },
      pictures: [{ file: "Leek soup/photo.jpg" }, { file: "step.png", step: 1 }],
    },
  ]);
});

test("a note of Obsidian is named after its file, and its front matter is kept", async () => {
  const { found } = await readFiles({
    "Kochbuch/Weißbrot.md": lines(
      "---",
      "tags: [backen, brot]",
      "Quelle: https://kitchen.example/brot",
      "Bewertung: 4",
      "cssclass: recipe",
      "mood: happy",
      "---",
      "![[brot.jpg]]",
      "#hefe #einfach",
      "## Zutaten",
      "- 500 g Mehl",
      "- 350 ml Wasser",
      "- 1 [[Vorteig|Sauerteig]]",
      "## Zubereitung",
      "Alles mischen und kneten.",
      "Im Ofen 40 Minuten backen.",
    ),
    "Kochbuch/Anhang/brot.jpg": PICTURE,
    "Kochbuch/Vorteig.md": "Mehl, Wasser",
  });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Weißbrot",
        tags: ["hefe", "einfach", "backen", "brot"],
        orgURL: "https://kitchen.example/brot",
        rating: 4,
        recipeIngredient: ["500 g Mehl", "350 ml Wasser", "1 Sauerteig"],
        recipeInstructions: [{ text: "Alles mischen und kneten." }, { text: "Im Ofen 40 Minuten backen." }],
        notes: [{ title: "", text: "- [Vorteig](recipe:Vorteig)" }],
        extras: { mood: "happy" },
      },
      pictures: [{ file: "Kochbuch/Anhang/brot.jpg" }],
    },
  ]);
});

test("parts in bold, facts on one line, a table, and remarks below the steps are read", async () => {
  const { found } = await readFiles({
    "a.md": lines(
      "# Chili",
      "**Portionen:** 4 | **Zeit:** 45 min",
      "",
      "**Zutaten:**",
      "",
      "| Menge | Zutat |",
      "|---|---|",
      "| 400 g | Bohnen |",
      "| 1 | Zwiebel |",
      "",
      "**Zubereitung:**",
      "",
      "Alles würfeln und 30 Minuten köcheln lassen.",
      "",
      "**Tipp:** Schmeckt aufgewärmt besser.",
      "",
      "---",
      "Quelle: [Blog](https://kitchen.example/chili)",
    ),
  });
  expect(found).toMatchObject([
    {
      recipe: {
        recipeYield: "4",
        totalTime: "45 min",
        recipeIngredient: ["400 g Bohnen", "1 Zwiebel"],
        recipeInstructions: [{ text: "Alles würfeln und 30 Minuten köcheln lassen." }],
        notes: [{ title: "Tipp", text: "Schmeckt aufgewärmt besser." }],
        orgURL: "https://kitchen.example/chili",
      },
    },
  ]);
});

test("a file with several recipes is divided, and headings above them are categories", async () => {
  const recipe = (name: string, item: string) => [
    `## ${name}`,
    "Serves 4",
    "### Ingredients",
    `* ${item}`,
    "* 2 tbsp oil",
    "### Steps",
    "1. Fry in the oil.",
    "",
  ];
  const { found } = await readFiles({
    "all.md": lines(
      "# Breakfast",
      "From our kitchen.",
      ...recipe("Pancakes", "2 eggs"),
      ...recipe("Toast", "2 slices bread"),
      "# Dinner",
      ...recipe("Leeks", "2 leeks"),
    ),
  });
  expect(
    found.map(({ recipe: { name, description, recipeCategory } }) => ({ name, description, recipeCategory })),
  ).toEqual([
    { name: "Pancakes", description: "From our kitchen.", recipeCategory: ["Breakfast"] },
    { name: "Toast", description: "", recipeCategory: ["Breakfast"] },
    { name: "Leeks", description: "", recipeCategory: ["Dinner"] },
  ]);
  expect(found[2]?.recipe).toMatchObject({
    recipeYield: "Serves 4",
    recipeIngredient: ["2 leeks", "2 tbsp oil"],
    recipeInstructions: [{ text: "Fry in the oil." }],
  });
});

test("components with their own lists are one recipe", async () => {
  const { found } = await readFiles({
    "cake.md": lines(
      "Cake",
      "====",
      "## Dough",
      "### Ingredients",
      "* 2 eggs",
      "* 200 g flour",
      "### Steps",
      "1. Mix and bake.",
      "## Glaze",
      "### Ingredients",
      "* 100 g sugar",
      "### Steps",
      "1. Stir.",
    ),
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Cake",
      ingredientGroups: [
        { title: "Dough", items: ["2 eggs", "200 g flour"] },
        { title: "Glaze", items: ["100 g sugar"] },
      ],
      recipeInstructions: [
        { title: "Dough", text: "Mix and bake." },
        { title: "Glaze", text: "Stir." },
      ],
    },
  ]);
});

test("a recipe that a text links to several times is linked once, in the order of the text", async () => {
  const { found } = await readFiles({
    "Soup.md": lines(
      "# Soup",
      "## Ingredients",
      "- 1 l [Stock](Stock.md)",
      "- 2 slices [[Toast]]",
      "## Steps",
      "1. Boil the [[stock]] for 20 minutes.",
      "![](photo.jfif)",
    ),
    "photo.jfif": PICTURE,
    "Toast.md": "Bread",
  });
  expect(found[0]?.recipe.notes).toEqual([
    { title: "", text: "- [Stock](recipe:Stock)\n- [Toast](recipe:Toast)" },
  ]);
  expect(found[0]?.pictures).toEqual([{ file: "photo.jfif", step: 0 }]);
});

test("manuals and programs aren't recognized", async () => {
  const { formats } = await readFiles({
    "README.md": lines(
      "# Tool",
      "## What you need",
      "- Node 18",
      "- 2 GB of memory",
      "## Steps",
      "1. Clone it.",
      "2. Build it.",
    ),
    "notes.md": lines("# Groceries", "## Ingredients", "- 2 eggs", "- 200 g flour"),
    "test.ts": lines(
      'import { test } from "bun:test";',
      "",
      "const page = `",
      "## Ingredients",
      "- 2 eggs",
      "- 200 g flour",
      "## Steps",
      "1. Mix and bake.",
      "`;",
    ),
  });
  expect(formats).toEqual({});
});

test("facts after symbols, tags at the end, and Obsidian's marks are read", async () => {
  const { found } = await readFiles({
    "Soup.md": lines(
      "---",
      'cover: "[[soup.jpg]]"',
      "---",
      "> [!info] For cold days",
      "",
      "- ⏲️ Prep time: 15 min",
      "- 🍽️ Servings: 4",
      "",
      "## Ingredients",
      "- 2 leeks ^leeks",
      "- 1 l water",
      "",
      "## Directions",
      "1. Boil the leeks for 20 minutes.",
      "",
      ";tags: quick soup",
    ),
    "soup.jpg": PICTURE,
  });
  expect(found[0]).toMatchObject({
    recipe: {
      name: "Soup",
      description: "> For cold days",
      prepTime: "15 min",
      recipeYield: "4",
      recipeIngredient: ["2 leeks", "1 l water"],
      recipeInstructions: [{ text: "Boil the leeks for 20 minutes." }],
      tags: ["quick", "soup"],
    },
    pictures: [{ file: "soup.jpg" }],
  });
});

test("a book with a sauce among its recipes is still several recipes", async () => {
  const recipe = (name: string) => [
    `## ${name}`,
    "**Ingredients**",
    "- 200 g tomatoes",
    "- 1 onion",
    "",
    "**Directions**",
    "1. Cook everything for 20 minutes.",
    "",
  ];
  const { found } = await readFiles({
    "book.md": lines("# Our book", "", ...["Stew", "Tomato sauce", "Pea soup"].flatMap(recipe)),
  });
  expect(found.map(({ recipe: { name } }) => name)).toEqual(["Stew", "Tomato sauce", "Pea soup"]);
});

test("a picture and a text above the title belong to the recipe", async () => {
  const { found } = await readFiles({
    "Soup.md": lines(
      "---",
      "tags: [winter]",
      "---",
      "![[soup.jpg]]",
      "From Grandma.",
      "# Soup",
      "Warm.",
      "## Ingredients",
      "- 200 g lentils",
      "- 1 leek",
      "## Steps",
      "1. Boil for 20 minutes.",
    ),
    "soup.jpg": PICTURE,
  });
  expect(found).toMatchObject([
    { recipe: { name: "Soup", tags: ["winter"] }, pictures: [{ file: "soup.jpg" }] },
  ]);
  expect(found[0]?.recipe.description).toMatch(/^From Grandma\.\s+Warm\.$/);
});
