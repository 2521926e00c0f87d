import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const COMPONENTS = [
  { title: "Dough", ingredients: ["300 g flour", "150 g butter"], steps: ["Knead flour and butter."] },
  {
    title: "Filling",
    ingredients: ["1 kg apples", "2 tbsp sugar"],
    steps: ["Slice the apples and mix them with the sugar.", "Fill the dough and bake it for 40 minutes."],
  },
];

const HEADINGS: [string, string, string][] = [
  ["English", "Ingredients", "Method"],
  ["German", "Zutaten:", "Zubereitung:"],
  ["French", "INGRÉDIENTS", "PRÉPARATION"],
  ["Swedish", "Ingredienser", "Gör så här"],
  ["Japanese", "材料", "作り方"],
];

describe("components with headings of their own", () => {
  test.each(HEADINGS)("in %s keep their ingredients and steps", (_, ingredients, steps) => {
    const parts = COMPONENTS.map((part) =>
      [part.title, "", ingredients, ...part.ingredients, "", steps, ...part.steps].join("\n"),
    );
    const recipe = readPlainText(["Apple pie", ...parts].join("\n\n"));
    expect(recipe.name).toBe("Apple pie");
    expect(recipe.ingredientGroups).toEqual(
      COMPONENTS.map((part) => ({ title: part.title, items: part.ingredients })),
    );
    expect(recipe.recipeInstructions).toEqual([
      { text: "Knead flour and butter.", title: "Dough" },
      { text: "Slice the apples and mix them with the sugar.", title: "Filling" },
      { text: "Fill the dough and bake it for 40 minutes." },
    ]);
  });

  test("leave the steps untitled if these are for all of them", () => {
    const lists = COMPONENTS.map((part) => [part.title, "Ingredients", ...part.ingredients].join("\n"));
    const recipe = readPlainText(["Apple pie", ...lists, "Method\nKnead, fill, and bake it."].join("\n\n"));
    expect(recipe.ingredientGroups.map(({ title }) => title)).toEqual(["Dough", "Filling"]);
    expect(recipe.recipeInstructions).toEqual([{ text: "Knead, fill, and bake it." }]);
  });
});

test("a component below the steps without headings keeps its ingredients and steps", () => {
  const recipe = readPlainText(
    "Salad\n\nIngredients\n2 lettuces\n1 cucumber\n\nMethod\nSlice it.\nToss it.\n\nDressing\n2 tbsp oil\n1 tbsp vinegar\n\nWhisk oil and vinegar until smooth.",
  );
  expect(recipe.ingredientGroups).toEqual([
    { title: "", items: ["2 lettuces", "1 cucumber"] },
    { title: "Dressing", items: ["2 tbsp oil", "1 tbsp vinegar"] },
  ]);
  expect(recipe.recipeInstructions).toEqual([
    { text: "Slice it." },
    { text: "Toss it." },
    { text: "Whisk oil and vinegar until smooth.", title: "Dressing" },
  ]);
});
