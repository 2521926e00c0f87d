import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PUDDING = `Rice pudding

Serves 4

1 l milk
200 g rice
2 tbsp sugar

Boil the milk and stir in the rice. Cook for 30 minutes.
Add the sugar.`;
const PANCAKES = `Pancakes

Ingredients
2 eggs
200 g flour
300 ml milk

Method
Mix the eggs, flour and milk. Fry in butter.`;

test("a text with a recipe is read, and kept as its source", async () => {
  const { formats, found } = await readFiles({ "note.txt": PUDDING });
  expect(formats).toEqual({ "note.txt": "text" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Rice pudding",
        recipeYield: "Serves 4",
        recipeIngredient: ["1 l milk", "200 g rice", "2 tbsp sugar"],
        recipeInstructions: [
          { text: "Boil the milk and stir in the rice. Cook for 30 minutes." },
          { text: "Add the sugar." },
        ],
        orgURL: null,
        sourceText: PUDDING,
      },
      pictures: [],
    },
  ]);
});

test("several recipes are divided, with and without lines between them", async () => {
  const { found } = await readFiles({
    "lines.txt": `Our recipes\n\n${PUDDING}\n\n-----------\n\n${PANCAKES}`,
    "gaps.txt": `${PANCAKES}\n\n\n${PANCAKES.replaceAll("Pancakes", "Waffles")}`,
  });
  expect(found.map(({ recipe: { name } }) => name)).toEqual([
    "Rice pudding",
    "Pancakes",
    "Pancakes",
    "Waffles",
  ]);
});

test("underlined titles stay with their recipes", async () => {
  const underlined = (text: string) =>
    text.replace(/^(.*)\n/, (_, title: string) => `${title}\n${"=".repeat(title.length)}\n`);
  const { found } = await readFiles({
    "book.txt": `${underlined(PANCAKES)}\n\n${underlined(PANCAKES.replace("Pancakes", "Waffles"))}\n`,
  });
  expect(found.map(({ recipe: { name } }) => name)).toEqual(["Pancakes", "Waffles"]);
});

test("a long text has all its recipes", async () => {
  const numbers = Array.from({ length: 45 }, (_, at) => `Pancakes with ${"abcdefghij"[at % 10]}${at}`);
  const all = numbers.map((name) => PANCAKES.replace("Pancakes", name)).join("\n\n\n");
  const { found } = await readFiles({ "book.txt": all });
  expect(found.map(({ recipe: { name } }) => name)).toEqual(numbers);
});

const WITHOUT_TITLE = PANCAKES.replace("Pancakes\n\n", "");

test("a recipe without a title has the name of its file", async () => {
  const { found, unreadable } = await readFiles({
    "Notes/Grandma's pancakes.txt": WITHOUT_TITLE,
    "Thin pancakes.txt": WITHOUT_TITLE.replace("\nMethod", "\n----------\nMethod"),
  });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Grandma's pancakes",
      recipeIngredient: ["2 eggs", "200 g flour", "300 ml milk"],
      recipeInstructions: [{ text: "Mix the eggs, flour and milk. Fry in butter." }],
    },
    { name: "Thin pancakes", recipeInstructions: [{}] },
  ]);
  expect(unreadable).toEqual([]);
});

test("dates and numbers of files aren't names of recipes", async () => {
  const { formats } = await readFiles({ "2019-07-01T12_00_00.txt": WITHOUT_TITLE, "001.txt": WITHOUT_TITLE });
  expect(formats).toEqual({});
});

test("a recipe without a title below a line isn't joined to the one above", async () => {
  const { found, unreadable } = await readFiles({
    "book.txt": `${PUDDING}\n\n----------\n\n${WITHOUT_TITLE}\n\n----------\n\n${PANCAKES}`,
  });
  expect(found.map(({ recipe: { name, recipeIngredient } }) => [name, recipeIngredient?.length])).toEqual([
    ["Rice pudding", 3],
    ["Pancakes", 3],
  ]);
  expect(unreadable).toMatchObject([{ name: "", problem: { problem: "archive-recipe-without-name" } }]);
});

test("a line within a recipe doesn't divide it", async () => {
  const { found } = await readFiles({ "note.txt": PUDDING.replace("Boil", "--------\nBoil") });
  expect(found).toMatchObject([{ recipe: { name: "Rice pudding", recipeInstructions: [{}, {}] } }]);
});

test("a recipe from a chat and one without lists are recognized", async () => {
  const chat = PANCAKES.replace(/^/gm, "[18:42, 7/11/2023] Anna: ").replace(/^\[.*: $/gm, "");
  const prose = `Omelette\n\nFor 2 people you need 4 eggs, 50 g cheese and 20 g butter. Beat the eggs, melt the butter in a pan, and fry them for 3 minutes. Add the cheese and serve.`;
  const { formats, found } = await readFiles({ "chat.txt": chat, "prose.txt": prose });
  expect(formats).toEqual({ "chat.txt": "text", "prose.txt": "text" });
  expect(found.map(({ recipe: { name } }) => name)).toEqual(["Pancakes", "Omelette"]);
});

test("texts in UTF-16 and in Windows' encoding are read", async () => {
  const french = PUDDING.replace("Rice pudding", "Crème de riz");
  const { found } = await readFiles({
    "a.txt": Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from(french, "utf16le")]),
    "b.txt": Buffer.from(french, "latin1"),
  });
  expect(found.map(({ recipe: { name } }) => name)).toEqual(["Crème de riz", "Crème de riz"]);
});

test("other texts aren't recognized", async () => {
  const { formats } = await readFiles({
    README: "Tool\n\nInstallation\n\n1. Download 200 MB\n2. Unpack it\n3. Run it for 5 minutes\n",
    LICENSE:
      "Permission is hereby granted, free of charge, to any person.\n\nThe software is provided as is.\n",
    "shopping.txt": "Saturday\n\n200 g flour\n1 l milk\n2 eggs\n",
    "letter.txt":
      "Dear Anna,\n\nwe cooked soup with 2 leeks yesterday, stirred it, and baked bread.\n\nLove,\nBob\n",
    "weights.txt": "Parcel 1: 200 g\nParcel 2: 1 kg\nSend both on Monday, please. The rest can wait.\n",
    "a.ts": `const RECIPE = \`\n${PUDDING}\n\`;\n`,
  });
  expect(formats).toEqual({});
});

test("texts with labels keep each field", async () => {
  const { formats, found } = await readFiles({
    "saffron.txt": `Title: Mango salad
Description: Fresh and quick.
Source: Ada's kitchen
Original URL: https://example.com/mango
Yield: 4 servings
Active time: 15 minutes
Total: 20 minutes
Section: Salads
Image: https://example.com/mango.jpg

Ingredients:
\t2 mangoes, sliced
\tDressing:
\t2 tbsp oil

Instructions:
\tSlice the mangoes.
\tServing: at once, on plates.

Notes:
\tGood with nuts.

Title: Toast

Ingredients:
\t2 slices bread

Instructions:
\tToast them.
`,
  });
  expect(formats).toEqual({ "saffron.txt": "text" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Mango salad",
        description: "Fresh and quick.",
        author: "Ada's kitchen",
        orgURL: "https://example.com/mango",
        recipeYield: "4 servings",
        prepTime: "15 minutes",
        totalTime: "20 minutes",
        recipeCategory: ["Salads"],
        ingredientGroups: [
          { title: "", items: ["2 mangoes, sliced"] },
          { title: "Dressing", items: ["2 tbsp oil"] },
        ],
        recipeInstructions: [{ text: "Slice the mangoes." }, { text: "Serving: at once, on plates." }],
        notes: [{ title: "", text: "Good with nuts." }],
      },
      pictures: [{ address: "https://example.com/mango.jpg" }],
    },
    { recipe: { name: "Toast", recipeIngredient: ["2 slices bread"] } },
  ]);
});

test("Gourmet's text has the names of lists between dashes, and wrapped steps", async () => {
  const frame = (name: string) => `---\r\n${name}\r\n---\r\n`;
  const { formats, found } = await readFiles({
    "gourmet.txt": [
      "Title: Focaccia\r\nRating: 4/5 stars\r\nCooking Time: 30 minutes\r\nYield: 1 loaf\r\n\r\n",
      frame("Ingredients"),
      "3 cups flour\r\n\r\nTopping:\r\n2 tbsp oil\r\n\r\n",
      frame("Instructions"),
      "\r\nMix everything in a large bowl and knead it for ten minutes, until the\r\ndough is smooth.\r\n",
      "Let it rise for an hour and bake it at 220 C for half an hour, or until\r\ngolden.\r\n\r\n",
      `Title: Pesto\r\n\r\n${frame("Ingredients")}1 bunch basil\r\n\r\n${frame("Instructions")}\r\nBlend.\r\n`,
    ].join(""),
  });
  expect(formats).toEqual({ "gourmet.txt": "text" });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Focaccia",
      rating: 4,
      performTime: "30 minutes",
      recipeYield: "1 loaf",
      ingredientGroups: [
        { title: "", items: ["3 cups flour"] },
        { title: "Topping", items: ["2 tbsp oil"] },
      ],
      recipeInstructions: [
        {
          text: "Mix everything in a large bowl and knead it for ten minutes, until the dough is smooth.",
        },
        { text: "Let it rise for an hour and bake it at 220 C for half an hour, or until golden." },
      ],
    },
    { name: "Pesto", recipeIngredient: ["1 bunch basil"], recipeInstructions: [{ text: "Blend." }] },
  ]);
});

test("a manual with blocks of code isn't a recipe", async () => {
  const { formats } = await readFiles({ "a.txt": `${PUDDING}\n\n\`\`\`bash\nbun run cook\n\`\`\`\n` });
  expect(formats).toEqual({});
});
