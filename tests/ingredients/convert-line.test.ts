import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/languages.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/measures.ts";
import { readLine } from "../../src/ingredients/read-line.ts";
import { showLine } from "../../src/ingredients/show-line.ts";

const foods = foodCatalog(FOOD_TEXTS);

function convert(line: string, system: UnitSystem, { factor = 1, language = "en", link = "" } = {}): string {
  const words = wordsFor(language);
  const findFood = ({ food }: { food: string }) => foods.findOnly(food, "en");
  const units = { system, region: findRegion(language, link), findFood };
  return showLine(readLine(line, words), { factor, spelling: { style: "glyph", point: "." }, words }, units)
    .text;
}

describe("to metric", () => {
  test.each([
    ["1 cup flour", "125 g flour"],
    ["2 cups all-purpose flour, sifted", "250 g all-purpose flour, sifted"],
    ["1 stick butter", "115 g butter"],
    ["½ cup milk", "120 ml milk"],
    ["1 lb 4 oz potatoes", "575 g potatoes"],
    ["8 oz chocolate (about 225 g), chopped", "225 g chocolate, chopped"],
    ["1 cup (240 ml) milk", "240 ml milk"],
    ["2–3 lb beef shin", "900–1350 g beef shin"],
    ["3-inch piece of ginger", "7.5 cm piece of ginger"],
  ])("%s", (line, shown) => expect(convert(line, "metric")).toBe(shown));
});

describe("to US units", () => {
  test.each([
    ["250 g flour", "2 cups flour"],
    ["240 ml milk", "1 cup milk"],
    ["500 g minced beef", "1 lb 2 oz minced beef"],
    ["100 g / 3½ oz butter", "3½ oz butter"],
    ["30 ml olive oil", "2 tbsp olive oil"],
    ["5 ml vanilla extract", "1 tsp vanilla extract"],
    ["100 ml milk", "⅓ cup + 1½ tbsp milk"],
    ["300 g minced beef", "10½ oz minced beef"],
    ["12 g fresh mystery", "12 g fresh mystery"],
  ])("%s", (line, shown) => expect(convert(line, "us")).toBe(shown));
});

describe("stays", () => {
  test.each(["1 cup leftover stew", "3 eggs", "1 bunch parsley", "salt", "1 tbsp oil", "1 can tomatoes"])(
    "%s",
    (line) => {
      expect(convert(line, "metric")).toBe(line);
      expect(convert(line, "us")).toBe(line);
    },
  );
});

test("scaled first, then converted", () => {
  expect(convert("1 cup flour", "metric", { factor: 2 })).toBe("250 g flour");
});

test("a cup is as large as in the recipe's country", () => {
  expect(convert("1 cup milk", "metric", { link: "https://kitchen.example.com.au/pie" })).toBe("250 ml milk");
  expect(convert("1 cup milk", "metric", { link: "https://kitchen.example.jp/pie" })).toBe("200 ml milk");
  expect(convert("1 Tasse milk", "metric", { language: "de" })).toBe("1 Tasse milk");
});
