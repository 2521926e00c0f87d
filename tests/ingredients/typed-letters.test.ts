import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { createLineReader, foldLine, indexCorrections } from "../../src/ingredients/correct-line.ts";
import { detectLanguage } from "../../src/ingredients/words/detect-language.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { readIngredients } from "../../src/ingredients/read-ingredients.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { scaleStep } from "../../src/ingredients/steps/scale-step.ts";
import { showLine } from "../../src/ingredients/amounts/show-line.ts";

const foods = foodCatalog(FOOD_TEXTS);
const spelling = { style: "glyph", point: "," } as const;

const scale = (line: string, language: string, factor = 2) => {
  const words = wordsFor(language);
  return showLine(readLine(line, words), { factor, spelling, words }).text;
};

describe("accents may be separate characters", () => {
  test.each([
    ["da", "2 spsk rødløg på kød", "spsk", "rødløg på kød"],
    ["de", "500 g Möhren, geschält", "g", "Möhren"],
    ["de", "2 EL Öl", "EL", "Öl"],
    ["fr", "2 c. à café de crème fraîche épaisse", "c. à café", "crème fraîche épaisse"],
    ["pl", "2 łyżki świeżego soku", "łyżki", "świeżego soku"],
    ["pt", "2 colheres de chá de açúcar", "colheres de chá", "açúcar"],
    ["sv", "3 skivor bröd", "skivor", "bröd"],
  ])("in %s: %s", (language, line, unit, food) => {
    const read = readLine(line.normalize("NFD"), wordsFor(language));
    const [first] = read.amounts;
    expect(first?.unit && read.text.slice(first.unit.from, first.unit.to)).toBe(unit);
    expect(read.food).toBe(food);
    expect(read).toEqual(readLine(line, wordsFor(language)));
  });

  test.each([
    ["fr", "crème fraîche", "creme-fraiche"],
    ["de", "Möhren", "carrot"],
    ["de", "Öl", "oil"],
    ["pl", "mąka pszenna", "wheat-flour"],
    ["sv", "grädde", "cream"],
  ])("the food in %s: %s", (language, name, id) => {
    expect(foods.find(name.normalize("NFD"), language).map((food) => food.id)).toEqual([id]);
    expect(foods.findByName(name.normalize("NFD"), language)?.id).toBe(id);
  });

  test("a line keeps the text that was typed", async () => {
    const line = "200 g crème fraîche".normalize("NFD");
    const { lines } = await readIngredients([line], "fr", { foods, corrections: new Map() });
    expect(lines[0]).toMatchObject({ text: line, foodId: "creme-fraiche" });
  });

  test("a correction applies however the line is typed", () => {
    const line = "2 blobs crème de la maison";
    const correction = { line, amount: "2", unit: "blobs", food: "crème", foodId: "creme-fraiche" };
    for (const [typed, corrected] of [
      [line.normalize("NFD"), correction],
      [line, { ...correction, line: line.normalize("NFD"), food: "crème".normalize("NFD") }],
    ] as const) {
      const read = createLineReader(indexCorrections([corrected]), wordsFor("en"))(typed);
      expect(read).toMatchObject({ food: "crème", foodId: "creme-fraiche", note: "de la maison" });
      expect(foldLine(typed)).toBe(foldLine(corrected.line));
    }
  });

  test("steps scale the foods they name", () => {
    const words = wordsFor("de");
    const ingredients = [readLine("200 g Möhren", words)];
    const step = "100 g Möhren schälen.".normalize("NFD");
    expect(scaleStep(step, ingredients, { factor: 2, spelling, words })).toBe("200 g Möhren schälen.");
  });

  test("the language is detected", () => {
    expect(detectLanguage(["Mjölk", "Rödlök"].map((line) => line.normalize("NFD")))).toBe("sv");
  });
});

describe("full-width characters", () => {
  test.each([
    ["zh-CN", "２００ｇ 面粉", "400ｇ 面粉"],
    ["zh-CN", "面粉　２００ｇ", "面粉　400ｇ"],
    ["zh-TW", "２－３個雞蛋", "4－6個雞蛋"],
    ["zh-TW", "１．５公斤 豬肉", "3公斤 豬肉"],
    ["zh-CN", "１，５００ｇ 面粉", "3000ｇ 面粉"],
    ["zh-CN", "面粉２００ｇ，过筛", "面粉400ｇ，过筛"],
    ["en", "２ cups rice", "4 cups rice"],
  ])("in %s: %s", (language, line, shown) => expect(scale(line, language)).toBe(shown));

  test("a full-width T is a tablespoon", () => {
    const [amount] = readLine("１Ｔ 醬油", wordsFor("zh-TW")).amounts;
    expect(amount?.unit?.kind).toBe("tbsp");
  });
});
