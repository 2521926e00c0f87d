import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

describe("ingredients on the same line as their heading", () => {
  const texts: [string, string[], string[][]][] = [
    [
      "Zutaten für den Teig: 300 g Mehl, 150 g Butter, 1 Ei\nZutaten für den Belag: 500 g Äpfel, 50 g Zucker",
      ["für den Teig", "für den Belag"],
      [
        ["300 g Mehl", "150 g Butter", "1 Ei"],
        ["500 g Äpfel", "50 g Zucker"],
      ],
    ],
    [
      "SKŁADNIKI NA CIASTO: 3 szklanki mąki, 2 jajka, 1,5 szklanki mleka.\nSKŁADNIKI NA KREM: 200 g masła, 100 g cukru",
      ["NA CIASTO", "NA KREM"],
      [
        ["3 szklanki mąki", "2 jajka", "1,5 szklanki mleka"],
        ["200 g masła", "100 g cukru"],
      ],
    ],
    [
      "Ingredients for the crust: 2 cups flour, 1 cup butter, 1 egg\nIngredients for the filling: apples, sugar",
      ["for the crust", "for the filling"],
      [
        ["2 cups flour", "1 cup butter", "1 egg"],
        ["apples", "sugar"],
      ],
    ],
    [
      "For the crust: 2 cups flour, 1 cup butter, 1 egg\nFilling: 3 apples; 1/2 cup sugar; salt",
      ["For the crust", "Filling"],
      [
        ["2 cups flour", "1 cup butter", "1 egg"],
        ["3 apples", "1/2 cup sugar", "salt"],
      ],
    ],
  ];
  test.each(texts)("are read from %p", (text, titles, items) => {
    for (const start of ["Pie\n\n", "Pie\n\nIngredients\n"]) {
      const recipe = readPlainText(`${start}${text}\n\nMethod\nMix it all.\nBake it.`);
      expect(recipe.name).toBe("Pie");
      expect((recipe.ingredientGroups ?? []).map((group) => group.items)).toEqual(items);
      expect((recipe.ingredientGroups ?? []).map((group) => group.title)).toEqual(titles);
      expect(recipe.recipeInstructions.map((step) => step.text)).toEqual(["Mix it all.", "Bake it."]);
    }
  });

  test("stay one line if the second amount is for dusting", () => {
    const recipe = readPlainText(
      "Biscuits\n\nIngredients\n2 cups flour, plus more for dusting\n1 egg\n\nMix and bake.",
    );
    expect(recipe.recipeIngredient).toEqual(["2 cups flour, plus more for dusting", "1 egg"]);
  });

  test("stay a sentence within a step", () => {
    const step = "For the crust: mix 2 cups flour, 1 cup butter and 1 egg.";
    const recipe = readPlainText(`Pie\n\nIngredients\n2 cups flour\n\nMethod\n${step}\nBake it.`);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual([step, "Bake it."]);
  });
});

test.each([
  "2 cups flour, plus more for dusting",
  "100 g Butter, plus etwas für die Form",
  "30 g de beurre, plus un peu pour le moule",
  "1 lemon, plus extra wedges to serve",
])("%p is one ingredient", (line) => {
  expect(
    readPlainText(`Cake\n\nIngredients\n${line}\n2 eggs\n\nMethod\nMix it all.`).recipeIngredient,
  ).toEqual([line, "2 eggs"]);
});
