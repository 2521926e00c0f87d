import { expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const LINES = ["Soup", "Ingredients:", "500 g flour", "2 eggs", "Method:", "Mix it well.", "Bake it."];

test.each(["[14/11/2026, 18:22:05] Anna: ", "12.03.24, 10:11 - Anna: ", "[3/14/24, 6:22:05 PM] Anna Berg: "])(
  "%s is removed from chat lines",
  (sender) => {
    const texts = [
      LINES.map((line) => sender + line),
      LINES.map((line) => (/\d/.test(line) ? line : sender + line)),
    ];
    for (const lines of texts) {
      const recipe = readPlainText(lines.join("\n"));
      expect(recipe.name).toBe("Soup");
      expect(recipe.recipeIngredient).toEqual(["500 g flour", "2 eggs"]);
      expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
    }
  },
);

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
