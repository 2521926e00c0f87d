import { describe, expect, test } from "bun:test";
import { recipeOn } from "../../../support/reading.ts";

type Names = [singular: string, plural: string, abbreviation?: string];
type Line = [
  amount: number | null,
  unit: Names | null,
  thing: Names,
  around?: { prefix?: string; suffix?: string },
];

const toNames = ([name_singular, name_plural, abbreviation = ""]: Names) => ({
  name_singular,
  name_plural,
  abbreviation: abbreviation || null,
});

const toObjects = (lines: Line[]) =>
  lines.map(([amount, unit, ingredient, around = {}]) => ({
    amount,
    unit: unit && toNames(unit),
    ingredient: toNames(ingredient),
    prefix: around.prefix ?? null,
    suffix: around.suffix ?? null,
  }));

function pageWithState(state: object): string {
  const recipe = {
    title: "Sunday soup",
    steps: ["Chop the vegetables and fry them gently.", "Add the stock and simmer for 20 minutes."],
    story: "It rained. ".repeat(50),
    ...state,
  };
  return `<title>Sunday soup</title><div id="app"></div><script>window.__STATE__ = ${JSON.stringify({ recipe })};</script>`;
}

const listed = (state: object) => recipeOn(pageWithState(state))?.recipeIngredient;

const SPOON_DA: Names = ["spiseske", "spiseskeer", "spsk."];
const GRAM: Names = ["gram", "gram", "g"];

describe("amounts for one person are multiplied by the number of servings", () => {
  test.each<[language: string, servings: object, lines: Line[], wanted: string[]]>([
    [
      "Danish",
      { serving_size: 4 },
      [
        [0.25, ["stk.", "stk.", "stk."], ["løg", "løg"]],
        [0.75, ["stk.", "stk."], ["gulerod", "gulerødder"]],
        [0.5, SPOON_DA, ["rapsolie", "rapsolie"], { suffix: "til stegning" }],
        [null, null, ["salt", "salt"]],
      ],
      ["1 løg", "3 gulerødder", "2 spsk. rapsolie til stegning", "salt"],
    ],
    [
      "German",
      { servings: "4" },
      [
        [0.25, ["Stück", "Stück", "St."], ["Zwiebel", "Zwiebeln"]],
        [0.5, ["Zehe", "Zehen"], ["Knoblauch", "Knoblauch"]],
        [0.75, null, ["Ei", "Eier"], { prefix: "große" }],
        [62.5, GRAM, ["Mehl", "Mehl"]],
      ],
      ["1 Zwiebel", "2 Zehen Knoblauch", "3 große Eier", "250 g Mehl"],
    ],
    [
      "English",
      { portions: 6 },
      [
        [0.1667, ["pcs.", "pcs."], ["lemon", "lemons"]],
        [0.3333, ["pcs.", "pcs."], ["egg", "eggs"]],
        [0.08, ["teaspoon", "teaspoons", "tsp"], ["salt", "salt"]],
        [41.67, GRAM, ["rice", "rice"]],
      ],
      ["1 lemon", "2 eggs", "½ tsp salt", "250 g rice"],
    ],
    [
      "Polish",
      { servings: 4 },
      [
        [0.25, ["sztuka", "sztuki", "szt."], ["cebula", "cebule"]],
        [0.25, ["sztuka", "sztuki", "szt."], ["papryka", "papryki"], { prefix: "czerwona" }],
        [0.5, ["łyżka", "łyżki"], ["oliwy", "oliwy"]],
      ],
      ["1 cebula", "1 czerwona papryka", "2 łyżki oliwy"],
    ],
    [
      "French",
      { servings: 12 },
      [
        [6.25, ["gramme", "grammes", "g"], ["beurre", "beurre"], { prefix: "de" }],
        [0.25, ["pièce", "pièces"], ["œuf", "œufs"]],
        [0.2083, ["décilitre", "décilitres", "dl"], ["lait", "lait"], { prefix: "de" }],
      ],
      ["75 g de beurre", "3 œufs", "2½ dl de lait"],
    ],
  ])("in %s", (_, servings, lines, wanted) => {
    expect(listed({ ...servings, ingredients: toObjects(lines) })).toEqual(wanted);
  });

  test("in each section of a list", () => {
    const recipe = recipeOn(
      pageWithState({
        serving_size: 12,
        grouped_ingredients: [
          { title: "Boller", ingredients: toObjects([[4.166666666666667, GRAM, ["gær", "gær"]]]) },
          { title: "Creme", ingredients: toObjects([[0.25, null, ["citron", "citroner"]]]) },
        ],
      }),
    );
    expect(recipe?.ingredientGroups).toEqual([
      { title: "Boller", items: ["50 g gær"] },
      { title: "Creme", items: ["3 citroner"] },
    ]);
    expect(recipe?.recipeYield).toBe("12");
  });
});

const DOUGH: Line[] = [
  [0.5, ["cup", "cups"], ["butter", "butter"]],
  [0.75, ["cup", "cups"], ["sugar", "sugar"]],
  [0.25, ["teaspoon", "teaspoons", "tsp"], ["salt", "salt"]],
  [0.5, null, ["vanilla bean", "vanilla beans"]],
];
const DOUGH_LINES = ["0.5 cup butter", "0.75 cup sugar", "0.25 tsp salt", "0.5 vanilla bean"];

describe("amounts stay as they are", () => {
  test.each<[title: string, servings: object, lines: Line[], wanted: string[]]>([
    ["if people measure them like this", { servings: 4 }, DOUGH, DOUGH_LINES],
    [
      "if several things would still be broken",
      { servings: 3 },
      [
        [0.25, null, ["onion", "onions"]],
        [0.25, null, ["lemon", "lemons"]],
      ],
      ["0.25 onion", "0.25 lemon"],
    ],
    [
      "without servings",
      {},
      [
        [0.25, null, ["onion", "onions"]],
        [0.25, null, ["egg", "eggs"]],
      ],
      ["0.25 onion", "0.25 egg"],
    ],
    [
      "if most are whole",
      { servings: 4 },
      [
        [0.25, null, ["onion", "onions"]],
        [0.25, null, ["egg", "eggs"]],
        [2, null, ["carrot", "carrots"]],
        [300, GRAM, ["rice", "rice"]],
      ],
      ["0.25 onion", "0.25 egg", "2 carrots", "300 g rice"],
    ],
    [
      "for weights that a scale shows",
      { servings: 4 },
      [
        [12.5, GRAM, ["yeast", "yeast"]],
        [7.5, GRAM, ["salt", "salt"]],
      ],
      ["12.5 g yeast", "7.5 g salt"],
    ],
  ])("%s", (_, servings, lines, wanted) => {
    expect(listed({ ...servings, ingredients: toObjects(lines) })).toEqual(wanted);
  });
});
