import { expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const LINES = ["Soup", "Ingredients:", "500 g flour", "2 eggs", "Method:", "Mix it well.", "Bake it."];

test.each([
  "[14/11/2026, 18:22:05] Anna: ",
  "12.03.24, 10:11 - Anna: ",
  "[3/14/24, 6:22:05 PM] Anna Berg: ",
  "[12:05, 3/5/2024] Mum: ",
  "[12:05] Mum: ",
  "12:05 - Mum: ",
  "12:05 Mum ",
  "Mum: ",
])("%s is removed from chat lines", (sender) => {
  const texts = [
    LINES.map((line) => sender + line),
    LINES.map((line) => (/2/.test(line) ? line : sender + line)),
  ];
  for (const lines of texts) {
    const recipe = readPlainText(lines.join("\n"));
    expect(recipe.name).toBe("Soup");
    expect(recipe.recipeIngredient).toEqual(["500 g flour", "2 eggs"]);
    expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
  }
});

test.each(["Mum, 12:05", "Mum 12:05", "妈妈 12:05", "Mum, [12.05.24 18:22]", "12:05 Mum", "[12:05] Mum"])(
  "%s on separate lines is removed",
  (stamp) => {
    const recipe = readPlainText([stamp, ...LINES.slice(0, 4), stamp, ...LINES.slice(4)].join("\n"));
    expect(recipe.name).toBe("Soup");
    expect(recipe.recipeIngredient).toEqual(["500 g flour", "2 eggs"]);
    expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
    expect(recipe.description).toBe("");
  },
);

test("a sender on the first line only is removed, but a time of the recipe isn't", () => {
  const text = "500 g flour\n2 eggs\n\nMix it well.\nBake it.";
  expect(readPlainText(`Mum, 12:05\nSoup\n\n${text}`)).toMatchObject({ name: "Soup", description: "" });
  expect(readPlainText(`Cooking time, 1:30\nSoup\n\n${text}`).description).toBe("Cooking time, 1:30");
});

test("the first and the last message of a chat aren't a title or a step", () => {
  const lines = [
    "this is the recipe you asked for",
    ...LINES.filter((line) => !line.endsWith(":")),
    "Freezes well x",
  ];
  const recipe = readPlainText(lines.map((line) => `[12:05, 3/5/2024] Mum: ${line}`).join("\n"));
  expect(recipe.name).toBe("Soup");
  expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
  expect(recipe.description).toContain("Freezes well x");
});

test.each([
  "so here's the recipe I promised",
  "so, hier das Rezept",
  "coucou, voici la recette",
  "oi querida, a receita do bolo",
  "宝贝，红烧肉这样做",
  "スープのレシピ送るね",
])("%s isn't the title", (message) => {
  expect(readPlainText([message, ...LINES].join("\n")).name).toBe("Soup");
});

test("in a chat of two, messages around the recipe aren't a title or a step", () => {
  const plain = LINES.filter((line) => !line.endsWith(":"));
  const text = `Ann 19:02\ndo you still have it??\nDan 19:05\nyep one sec\nDan 19:07\n${plain.join("\n")}\nAnn 19:10\nlegend, thank you!!`;
  const recipe = readPlainText(text);
  expect(recipe.name).toBe("Soup");
  expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
  expect(recipe.description).toContain("legend, thank you!!");
});

test.each(["Posted by hollowoak on Oct 6, 2019 7:14 pm", "hej du 🙂 her er den"])(
  "%s isn't a title",
  (line) => {
    expect(readPlainText([line, ...LINES].join("\n")).name).toBe("Soup");
  },
);

test("a time of printing before the title is removed", () => {
  expect(readPlainText(["14/02/2024, 19:31    Braised beans", ...LINES.slice(1)].join("\n")).name).toBe(
    "Braised beans",
  );
});

test("markup pasted as text is read as what it shows", () => {
  const recipe = readPlainText(
    "<h1>Soup</h1><ul><li>500 g flour</li><li>2 eggs &amp; salt</li></ul><ol><li>Mix it well.</li><li>Bake it.</li></ol>",
  );
  expect(recipe.name).toBe("Soup");
  expect(recipe.recipeIngredient).toEqual(["500 g flour", "2 eggs & salt"]);
  expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
});

test("a character that isn't markup stays", () => {
  expect(readPlainText("Soup <3\n\n500 g flour\n2 eggs\n\nMix it well.\nBake it.").name).toBe("Soup <3");
});

test.each(["- 3 -", "– 12 –", "11/25/26, 6:45 PM   Leek soup", "14/11/2023, 18:42   Leek soup"])(
  "%p of a print is removed",
  (line) => {
    const recipe = readPlainText(["Leek soup", ...LINES.slice(1), line].join("\n"));
    expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
  },
);
