import { expect, test } from "bun:test";
import { readFiles } from "../../support/read-files.ts";

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
