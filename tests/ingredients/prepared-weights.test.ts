import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { parseFoods } from "../../src/ingredients/foods/food-table.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/amounts/measures.ts";
import { readLine, type IngredientLine } from "../../src/ingredients/lines/read-line.ts";
import { scaleStep } from "../../src/ingredients/steps/scale-step.ts";
import { showLine } from "../../src/ingredients/amounts/show-line.ts";

const foods = foodCatalog(FOOD_TEXTS);
const spelling = { style: "glyph", point: "." } as const;

function prepare(language: string, system: UnitSystem) {
  const findFood = ({ food }: Pick<IngredientLine, "food">) => foods.findOnly(food, language);
  const units = { system, region: findRegion(language, null), findFood };
  return { units, words: wordsFor(language) };
}

function convert(line: string, language = "en", system: UnitSystem = "metric"): string {
  const { units, words } = prepare(language, system);
  return showLine(readLine(line, words), { factor: 1, spelling, words }, units).text;
}

/** Household weights of the USDA National Nutrient Database, Standard Reference 28. */
describe("a prepared food weighs what the USDA measured", () => {
  test.each([
    ["1 cup mashed banana", 225],
    ["1 cup mashed ripe bananas (about 3)", 225],
    ["1 cup sliced bananas", 150],
    ["1 cup bananas, mashed", 225],
    ["1 cup mashed papaya", 230],
    ["1 cup puréed avocado", 230],
    ["1 cup puréed strawberries", 232],
    ["1 cup puréed pumpkin", 245],
    ["1 cup mashed potatoes", 210],
    ["1 cup mashed sweet potatoes", 255],
    ["1 cup mashed turnips", 230],
    ["1 cup cooked spinach", 180],
    ["2 cups cooked broccoli", 312],
    ["1 cup cooked kale", 130],
    ["1 cup cooked rice", 158],
    ["1 cup cooked brown rice", 195],
    ["1 cup cooked oatmeal", 234],
    ["1 cup cooked quinoa", 185],
    ["1 cup cooked lentils", 198],
    ["1 cup cooked black beans", 172],
    ["1 cup canned chickpeas, drained", 164],
    ["1 cup chickpeas, canned", 164],
    ["1 cup sliced almonds", 92],
    ["1 cup ground almonds", 95],
    ["1 cup chopped hazelnuts", 115],
    ["1 cup ground walnuts", 80],
    ["1 cup crushed cornflakes", 88],
    ["1 cup crushed graham crackers", 84],
    ["1 cup crushed tomatoes", 242],
    ["1 cup chopped onions", 160],
    ["1 cup sliced onions", 115],
    ["1 cup grated carrots", 110],
    ["1 cup shredded cabbage", 70],
    ["1 cup sliced red bell pepper", 92],
    ["1 cup shredded cheddar", 113],
    ["1 cup diced cheddar", 132],
    ["1 cup crumbled feta", 150],
    ["1 cup packed brown sugar", 220],
    ["1 cup packed raisins", 165],
  ])("%s: %d g", (line, grams) => {
    const shown = convert(line);
    expect(shown).toMatch(/^\d+ g /);
    expect(Math.abs(Number.parseInt(shown, 10) - grams)).toBeLessThanOrEqual(0.03 * grams);
  });
});

describe("the same in other languages", () => {
  test.each([
    ["fr", "1 tasse de riz cuit", "170 g de riz cuit"],
    ["pl", "1 szklanka ugotowanego ryżu", "170 g ugotowanego ryżu"],
    ["pt", "1 xícara de banana amassada", "225 g de banana amassada"],
    ["zh-CN", "1杯 煮熟的米饭", "160 g 煮熟的米饭"],
  ])("in %s: %s", (language, line, shown) => expect(convert(line, language)).toBe(shown));

  test.each([
    ["da", "2 dl kogte ris", "¾ cup + 1½ spsk kogte ris"],
    ["de", "100 g gekochter Reis", "½ cup + 2 EL gekochter Reis"],
    ["sv", "100 g kokt ris", "½ cup + 2 msk kokt ris"],
  ])("in %s: %s", (language, line, shown) => expect(convert(line, language, "us")).toBe(shown));
});

describe("a preparation that changes the weight, but isn't in the table, stays as written", () => {
  test.each([
    "1 cup shredded zucchini",
    "1 cup melted chocolate chips",
    "1 cup packed basil leaves",
    "1 cup crushed blueberries",
    "1 cup cooked red lentils",
  ])("%s", (line) => expect(convert(line)).toBe(line));
});

describe("a line stays if its food may be measured before its preparation", () => {
  test.each([
    "1 cup almonds, sliced",
    "2 cups rice, cooked",
    "1 cup spinach, cooked",
    "1 cup cornflakes, crushed",
  ])("%s", (line) => expect(convert(line)).toBe(line));
});

describe("other preparations hardly matter", () => {
  test.each([
    ["2 cups flour, sifted", "250 g flour, sifted"],
    ["1 cup butter, softened", "225 g butter, softened"],
    ["1 cup butter, melted", "225 g butter, melted"],
    ["1 cup walnuts, chopped", "115 g walnuts, chopped"],
    ["1 cup strawberries, hulled and sliced", "150 g strawberries, hulled and sliced"],
    ["1 cup uncooked rice", "185 g uncooked rice"],
    ["1 cup stone-ground grits", "155 g stone-ground grits"],
    ["1 cup fresh or canned pineapple", "165 g fresh or canned pineapple"],
    ["1 cup boiled water", "240 ml boiled water"],
    ["1 cup loosely packed spinach", "30 g loosely packed spinach"],
    ["1 cup flour, plus more for the mashed potatoes", "125 g flour, plus more for the mashed potatoes"],
  ])("%s", (line, shown) => expect(convert(line)).toBe(shown));
});

describe("in steps", () => {
  test.each([
    ["2 cups mashed bananas", "Stir in 1 cup of the mashed bananas.", "Stir in 225 g of the mashed bananas."],
    ["2 cups rice", "Stir in 1 cup cooked rice.", "Stir in 160 g cooked rice."],
    [
      "2 cups flour",
      "Add 1 cup flour, then the ground almonds.",
      "Add 125 g flour, then the ground almonds.",
    ],
  ])("%s: %s", (line, step, shown) => {
    const { units, words } = prepare("en", "metric");
    expect(scaleStep(step, [readLine(line, words)], { factor: 1, spelling, words }, units)).toBe(shown);
  });
});

test("prepared foods have plausible weights", () => {
  const odd = [...parseFoods(FOOD_TEXTS.readFoods()).values()].filter(({ preparedGramsPerMl }) =>
    Object.values(preparedGramsPerMl).some((density) => !(density > 0.05 && density < 1.3)),
  );
  expect(odd).toEqual([]);
});

test("long notes and steps are searched at once", () => {
  const { units, words } = prepare("en", "metric");
  const ingredients = [readLine("2 cups rice", words)];
  const step = "Add 1 cup of the cooked rice ".repeat(350);
  convert("1 cup cooked rice");
  const start = performance.now();
  scaleStep(step, ingredients, { factor: 1, spelling, words }, units);
  for (const line of [`1 cup rice, ${"cooked, ".repeat(60)}`, `1 cup rice ${"cooked ".repeat(60)}`])
    convert(line);
  expect(performance.now() - start).toBeLessThan(500);
});
