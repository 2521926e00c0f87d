import { describe, expect, test } from "bun:test";
import { isDish } from "../../../../src/recipes/reading/pdf/is-dish.ts";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const judge = (text: string) => isDish(readPlainText(text), text);

describe("a file is a recipe", () => {
  const texts: [string, string][] = [
    [
      "with headings",
      "Mint tea\n\nIngredients\n1 bunch mint\n1 l water\n\nMethod\nPour the hot water over the mint.",
    ],
    [
      "without headings",
      "Pancakes\n\n2 eggs\n200 g flour\n300 ml milk\n1 pinch salt\n\n1. Whisk everything into a batter.\n2. Fry it in butter.",
    ],
  ];
  test.each(texts)("%s", (_, text) => expect(judge(text)).toBe(true));
});

describe("a file isn't a recipe", () => {
  const texts: [string, string][] = [
    ["if it only has ingredients", "Shopping\n\nIngredients\n200 g flour\n2 eggs\n1 l milk"],
    [
      "if it lists what a machine comes with",
      "Mixer\n\nIngredients\n4.5 l bowl of stainless steel\n1 dough hook\n1 measuring cup\n\nMethod\nPut the bowl on the base and add water.",
    ],
    [
      "if it lists nutrients",
      "Oat bar\n\nIngredients\nFat 21 g\nCarbohydrate 56 g\nProtein 10 g\nSalt 0.2 g\n\nMethod\nStore it in a cool and dry place.",
    ],
    [
      "if it lists nothing to eat",
      "Birdhouse\n\nIngredients\n4 boards\n12 screws\n1 hinge\n2 hooks\n\nMethod\nCut the boards and put them together.",
    ],
    [
      "if it's about making something else",
      "Slime\n\nIngredients\n150 ml PVA glue\n2 cups shaving foam\n\nMethod\nMix it.",
    ],
    [
      "if it only talks about food",
      "Our magazine\n\nIngredients\nButter and sugar\n\nMethod\nWrite to us about them.",
    ],
    ["if it has a few amounts", "Market days\n\n500 g coffee\n1 kg flour\n\nStop by for a stir-fry."],
  ];
  test.each(texts)("%s", (_, text) => expect(judge(text)).toBe(false));
});
