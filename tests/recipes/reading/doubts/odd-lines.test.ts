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
    "200克",
    "undefined",
    "1 loaf [Challah Bread | https://bakery.example/challah]",
  ])("%s", (line) => expect(findOddIngredients(["200 g flour", line])).toEqual([line]));
});

describe("these are ingredients", () => {
  test.each([
    "salt",
    "Salz und Pfeffer",
    "2 eggs",
    "2 large eggs - beat them lightly with a fork before starting.",
    "Preparation: 2 carrots, diced",
    "200 g flour, sifted. Use bread flour if you can.",
    "Mushrooms, any kind you like",
    "Optional toppings: shredded cheese, sour cream, chopped cilantro",
    "grated zest and juice of 1 lemon",
    "鸡蛋2个",
    "盐少许",
    "小麦粉 200g",
  ])("%s", (line) => expect(findOddIngredients([line])).toEqual([]));
});

test("a whole list in one line may not be an ingredient", () => {
  const list =
    "200 g flour, 100 g butter, 2 eggs, 80 g sugar, a pinch of salt, 1 tsp vanilla, 250 ml milk, 50 g raisins, icing sugar for dusting";
  expect(findOddIngredients([list])).toEqual([list]);
  expect(findOddIngredients([list, "salt"])).toEqual([]);
});

const LISTED = [
  "4 shallots",
  "1 bunch chives",
  "fresh sage",
  "2 tbsp olive oil",
  "1 EL Olivenöl",
  "1 EL Butter",
];

describe("these lines may not be steps", () => {
  test.each([
    "2 tbsp olive oil",
    "1 EL Olivenöl • 1 EL Butter",
    "Serves 6 – 8",
    "Ingredients:",
    "3:",
    "Pin it for later",
  ])("%s", (line) => expect(findOddSteps(["Chop the onions.", line], LISTED)).toEqual([line]));

  test("several ingredients among more steps", () => {
    const names = ["shallots", "chives", "fresh sage"];
    const steps = ["Chop the onions.", "Fry them in the oil.", "Stir in the herbs."];
    expect(findOddSteps([...steps, ...names], LISTED)).toEqual(names);
    expect(findOddSteps([...steps, ...names], ["3 onions"])).toEqual([]);
    expect(findOddSteps(["Chop the onions.", ...names], LISTED)).toEqual([]);
  });
});

describe("these are steps", () => {
  test.each([
    "Serve",
    "Enjoy!",
    "Gather the ingredients.",
    "Note: the dough can be frozen.",
    "Equipment: sterilise the jars",
    "Add 2 tbsp olive oil",
    "2 EL Olivenöl erhitzen",
    "2 EL Butter in die Pfanne",
    "Bake 20 min",
    "1 hour",
    "Preheat the oven to 200 °C",
    "Fold in the flour as shown in my guide, https://bakery.example/folding, then let the dough rest for an hour under a damp towel.",
    "把面粉过筛两次。",
  ])("%s", (line) => expect(findOddSteps([line], LISTED)).toEqual([]));

  test.each([
    [
      ["翻拌均匀", "倒入模具", "放凉脱模"],
      ["鸡蛋5个", "面粉90克"],
    ],
    [
      ["火を止める", "味噌を溶く", "豆腐を入れる"],
      ["味噌 大さじ2", "豆腐 1丁"],
    ],
    [
      ["Tritare tutto", "Unire il latte", "Servire freddo"],
      ["200 ml latte", "2 banane"],
    ],
    [
      ["Butter bread", "Toast", "Eat hot"],
      ["2 slices of bread", "butter"],
    ],
  ])("short ones: %p", (steps, ingredients) => expect(findOddSteps(steps, ingredients)).toEqual([]));
});
