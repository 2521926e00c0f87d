import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { showLine } from "../../src/ingredients/amounts/show-line.ts";

const foods = foodCatalog(FOOD_TEXTS);

function scale(line: string, factor: number, language = "pl"): string {
  const words = wordsFor(language);
  const inflectFood = (food: string, isPlural: boolean) => foods.inflect(food, language, isPlural);
  const spelling = { style: "glyph", point: "," } as const;
  return showLine(readLine(line, words), { factor, spelling, words, inflectFood }).text;
}

describe("counted foods in Polish take the case of their number", () => {
  test.each([
    ["1 jajko", 2, "2 jajka"],
    ["1 jajko", 5, "5 jajek"],
    ["2 jajka", 2, "4 jajka"],
    ["3 jajka", 2, "6 jajek"],
    ["2 jajka", 0.5, "1 jajko"],
    ["6 jajek", 0.5, "3 jajka"],
    ["11 jajek", 2, "22 jajka"],
    ["6 jajek", 2, "12 jajek"],
    ["1 cebula", 0.5, "½ cebuli"],
    ["pół cebuli", 2, "1 cebula"],
    ["1 cebula", 1.5, "1½ cebuli"],
    ["2 cebule", 3, "6 cebul"],
    ["2–3 marchewki", 2, "4–6 marchewek"],
    ["4 pomidory po ok. 100 g", 2, "8 pomidorów po ok. 100 g"],
    ["2 filety z kurczaka", 3, "6 filetów z kurczaka"],
    ["2 ząbki czosnku", 2, "4 ząbki czosnku"],
  ])("%s × %d", (line, factor, shown) => expect(scale(line, factor)).toBe(shown));
});

describe("their adjectives agree", () => {
  test.each([
    ["1 duża cebula", 2, "2 duże cebule"],
    ["1 duża cebula", 5, "5 dużych cebul"],
    ["1 duża cebula, posiekana", 5, "5 dużych cebul, posiekanych"],
    ["1 cebula, drobno posiekana", 2, "2 cebule, drobno posiekane"],
    ["1 cebula pokrojona w kostkę", 2, "2 cebule pokrojone w kostkę"],
    ["1 czerwona papryka", 3, "3 czerwone papryki"],
    ["2 duże jajka", 3, "6 dużych jajek"],
    ["2 duże jajka", 0.5, "1 duże jajko"],
    ["1 mały ogórek", 2, "2 małe ogórki"],
    ["1 średni ziemniak", 6, "6 średnich ziemniaków"],
    ["2 liście laurowe", 3, "6 liści laurowych"],
  ])("%s × %d", (line, factor, shown) => expect(scale(line, factor)).toBe(shown));
});

describe("unknown words keep the food as written", () => {
  test.each([
    ["1 wiejska cebula", 2, "2 wiejska cebula"],
    ["1 marakuja", 2, "2 marakuja"],
    ["1 jajka", 2, "2 jajka"],
    ["2 avocado", 2, "4 avocado"],
  ])("%s × %d", (line, factor, shown) => expect(scale(line, factor)).toBe(shown));
});

test("other languages only have a plural", () => {
  expect(scale("1 large onion", 5, "en")).toBe("5 large onions");
  expect(scale("1 große Zwiebel", 5, "de")).toBe("5 große Zwiebeln");
});
