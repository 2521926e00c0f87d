import { describe, expect, test } from "bun:test";
import { findOddIngredients, findOddSteps } from "../../../../src/recipes/reading/doubts/odd-lines.ts";

describe("these lines may not be ingredients", () => {
  test.each([
    "Whisk the eggs until they are pale and fluffy.",
    "Die Eier mit dem Zucker verrühren, bis die Masse hell ist.",
    "Mélangez la farine avec le beurre fondu.",
    "Equipment: a piping bag",
    "Zubehör: Backpapier",
    "Method",
    "200 g",
    "Follow us on Instagram",
    "Photo: Anna",
    "1 loaf [Challah Bread | https://bakery.example/challah]",
  ])("%s", (line) => expect(findOddIngredients(["200 g flour", line])).toEqual([line]));
});

describe("these are ingredients", () => {
  test.each([
    "salt",
    "Salz und Pfeffer",
    "2 eggs",
    "200 g flour, sifted. Use bread flour if you can.",
    "Mushrooms, any kind you like",
    "Optional toppings: shredded cheese, sour cream, chopped cilantro",
    "grated zest and juice of 1 lemon",
    "鸡蛋2个",
    "盐少许",
    "小麦粉 200g",
  ])("%s", (line) => expect(findOddIngredients([line])).toEqual([]));
});

describe("these lines may not be steps", () => {
  test.each([
    "2 tbsp olive oil",
    "1 EL Olivenöl • 1 EL Butter",
    "Serves 6 – 8",
    "Ingredients:",
    "3:",
    "Pin it for later",
  ])("%s", (line) => expect(findOddSteps(["Chop the onions.", line])).toEqual([line]));

  test("several names in a row", () => {
    const names = ["shallots", "chives", "fresh sage"];
    expect(findOddSteps(["Chop the onions.", ...names])).toEqual(names);
  });
});

describe("these are steps", () => {
  test.each([
    "Serve",
    "Enjoy!",
    "Gather the ingredients.",
    "Note: the dough can be frozen.",
    "Add 2 tbsp oil",
    "2 EL Öl erhitzen",
    "Preheat the oven to 200 °C",
    "Fold in the flour as shown in my guide, https://bakery.example/folding, then let the dough rest for an hour under a damp towel.",
    "把面粉过筛两次。",
  ])("%s", (line) => expect(findOddSteps([line])).toEqual([]));
});
