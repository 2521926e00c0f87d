import { describe, expect, test } from "bun:test";
import { findIngredientShape } from "../../../../src/recipes/reading/plain-text/ingredient-shape.ts";
import { unitAtStart } from "../../../../src/recipes/text/unit-at-start.ts";

describe("a line with an amount and a unit is certainly an ingredient", () => {
  test.each([
    "200 g flour",
    "200g flour",
    "1 1/2 cups sugar",
    "1½ cups sugar",
    "½ tsp. salt",
    "1-2 tbsp oil",
    "1 to 2 tbsp oil",
    "2 x 400 g tins of beans",
    "about 3 tablespoons milk",
    "one cup of rice",
    "1,5 kg Kartoffeln",
    "2 EL Öl",
    "1 Pck. Backpulver",
    "eine Prise Salz",
    "ca. 250 ml Milch",
    "3 spsk sukker",
    "2 dåser tomater",
    "2 msk smör",
    "1 krm peppar",
    "2 c. à s. d'huile",
    "1 cuillère à café de sel",
    "une gousse d'ail",
    "3 łyżki oleju",
    "szklanka mąki 1 szkl",
    "2 colheres (sopa) de azeite",
    "1 dente de alho",
    "2 cucharadas de aceite",
    "1 spicchio d'aglio",
    "2 ст. л. масла",
    "鸡蛋 2个",
    "3大匙醤油",
    "大さじ2 醤油",
    "牛奶：250毫升",
    "半杯米酒",
    "两个鸡蛋",
    "面粉300克",
    "Mehl: 200 g",
    "Sugar - 100g",
    "간장 2큰술",
  ])("%s", (line) => {
    expect(findIngredientShape(line)).toBe("sure");
  });
});

describe("a line with just an amount, also in words, is probably an ingredient", () => {
  test.each([
    "2 eggs",
    "3 large carrots, diced",
    "4 Eier",
    "1 æg",
    "a little butter",
    "etwas Salz",
    "un peu de sel",
    "Pfeffer nach Geschmack",
    "sól do smaku",
    "sal a gosto",
    "盐 适量",
    "胡椒 少々",
    "juice of half a lemon",
  ])("%s", (line) => {
    expect(findIngredientShape(line)).toBe("likely");
  });
});

describe("other lines aren't ingredients", () => {
  test.each([
    "Mix well",
    "20 minutes",
    "180 °C",
    "200 Grad Ober-/Unterhitze",
    "Bake for 20 minutes.",
    "2",
    "30分钟",
    "Salt",
    "2 weeks ago we went to the sea and had this for the first time.",
    "100 % Liebe",
    "",
  ])("%p", (line) => {
    expect(findIngredientShape(line)).toBeNull();
  });
});

test.each([
  ["Tbsp. oil", "tbsp", ". oil"],
  ["EL Öl", "tbsp", " Öl"],
  ["cuillères à café de sel", "tsp", " de sel"],
  ["łyżeczki soli", "tsp", " soli"],
  ["colheres de sopa de óleo", "tbsp", " de óleo"],
  ["汤匙油", "tbsp", "油"],
  ["큰술 간장", "tbsp", " 간장"],
  ["g", "g", ""],
])("the unit of %p is %s, in any language", (text, kind, rest) => {
  expect(unitAtStart(text)).toMatchObject({ kind, rest });
});

test("a word that only starts like a unit isn't one", () => {
  expect(unitAtStart("garlic")).toBeNull();
  expect(unitAtStart("Elch")).toBeNull();
});
