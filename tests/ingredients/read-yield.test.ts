import { describe, expect, test } from "bun:test";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { getFactor, readYield } from "../../src/ingredients/yields/read-yield.ts";
import { writeYield } from "../../src/ingredients/yields/write-yield.ts";

function writeIn(language: string, text: string, count: number): string {
  const words = wordsFor(language);
  return writeYield(text, readYield(text, words), count, { point: ",", words });
}

describe("the number of servings or pieces", () => {
  test.each([
    ["en", "4", 4],
    ["en", "4 people", 4],
    ["en", "4-6 servings", 4],
    ["en", "Serves four to six", 4],
    ["en", "Makes 24 cookies", 24],
    ["en", "1 serving", 1],
    ["en", "1", 1],
    ["en", "about 2 lb, serves 8", 8],
    ["da", "4 personer", 4],
    ["de", "für 6 Personen", 6],
    ["de", "Ergibt 12 Stück", 12],
    ["de", "zwei Portionen", 2],
    ["de", "1 Portion", 1],
    ["fr", "1 personne", 1],
    ["fr", "Pour 6 personnes", 6],
    ["pl", "4 porcje", 4],
    ["pt", "8 porções", 8],
    ["sv", "6 portioner", 6],
    ["zh-CN", "4人份", 4],
    ["zh-TW", "四人份", 4],
    ["zh-CN", "1人份", 1],
  ])("in %s: %s", (language, text, base) => {
    expect(readYield(text, wordsFor(language))).toMatchObject({ kind: "count", base });
  });
});

test.each([
  ["en", "one 20 cm cake", 20, "cm"],
  ["en", "1 cake (9-inch)", 9, "inch"],
  ["en", '1 tart, 10"', 10, "inch"],
  ["de", "1 Springform, 26 cm", 26, "cm"],
  ["de", "eine 26er Springform", 26, "cm"],
  ["zh-CN", "20厘米蛋糕", 20, "cm"],
  ["zh-TW", "8吋蛋糕", 8, "inch"],
])("the diameter of a pan, in %s: %s", (language, text, base, unit) => {
  expect(readYield(text, wordsFor(language))).toMatchObject({ kind: "pan", base, unit });
});

test.each([
  "",
  "a big pot",
  "1 loaf",
  "1 baking sheet, 20 x 30 cm",
  "about 1 liter",
  "750 ml",
  "one loaf",
  "0",
])("a yield without a number multiplies the whole recipe: %p", (text) =>
  expect(readYield(text, wordsFor("en"))).toEqual({ kind: "times", base: 1 }),
);

test("a number replaces a range", () => {
  const replace = (text: string, count: number) => writeIn("de", text, count);
  expect(replace("4–6 Portionen", 8)).toBe("8 Portionen");
  expect(replace("4 bis 6 Portionen", 8)).toBe("8 Portionen");
  expect(replace("Makes 12 cookies", 18)).toBe("Makes 18 cookies");
});

test("a pan is scaled by its area", () => {
  const pan = readYield("one 20 cm cake", wordsFor("en"));
  expect(getFactor(pan, 24)).toBeCloseTo(1.44);
  expect(getFactor(readYield("4", wordsFor("en")), 6)).toBe(1.5);
});

test.each([
  ["4 servings", 4, "4 servings"],
  ["4–6 servings", 8, "8 servings"],
  ["4", 2.5, "2,5"],
  ["one 20 cm cake", 24.495, "one 24,5 cm cake"],
  ["one 20 cm cake", 28.28, "one 28,5 cm cake"],
  ["1 loaf", 1, "1 loaf"],
  ["1 loaf", 2, "2 × 1 loaf"],
  ["1 loaf", 0.5, "½ × 1 loaf"],
  ["", 1, ""],
  ["", 3, "3×"],
])("“%s” for %p is “%s”", (text, count, written) => {
  expect(writeIn("en", text, count)).toBe(written);
});

describe("a dozen is 12", () => {
  test.each([
    ["en", "2 dozen cookies", 24, "48 cookies"],
    ["en", "1 dozen rolls", 12, "24 rolls"],
    ["en", "Makes 2–3 dozen", 24, "Makes 48"],
    ["en", "1 1/2 dozen muffins", 18, "36 muffins"],
    ["en", "half a dozen", 6, "12"],
    ["en", "1 dozen and a half", 18, "36"],
    ["en", "about a dozen", 12, "about 24"],
    ["da", "2 dusin småkager", 24, "48 småkager"],
    ["de", "Ergibt zwei Dutzend Plätzchen", 24, "Ergibt 48 Plätzchen"],
    ["es", "3 docenas de galletas", 36, "72 galletas"],
    ["fr", "2 douzaines de biscuits", 24, "48 biscuits"],
    ["fr", "une douzaine d'éclairs", 12, "24 éclairs"],
    ["fr", "une vingtaine de crêpes", 20, "40 crêpes"],
    ["it", "2 dozzine di biscotti", 24, "48 biscotti"],
    ["nl", "2 dozijn koekjes", 24, "48 koekjes"],
    ["pl", "2 tuziny ciastek", 24, "48 ciastek"],
    ["pt", "2 dúzias de biscoitos", 24, "48 biscoitos"],
    ["sv", "Ger 2 dussin kakor", 24, "Ger 48 kakor"],
    ["zh-CN", "一打饼干", 12, "24饼干"],
  ])("in %s: %s", (language, text, base, twice) => {
    expect(readYield(text, wordsFor(language))).toMatchObject({ kind: "count", base });
    expect(writeIn(language, text, base * 2)).toBe(twice);
  });
});

test.each(["several dozen", "a baker's dozen", "dozens of cookies"])("%s has no number", (text) =>
  expect(readYield(text, wordsFor("en")).kind).toBe("times"),
);

test.each([
  ["12 cookies (1 dozen)", "2 × 12 cookies (1 dozen)"],
  ["12 large or 24 small muffins", "2 × 12 large or 24 small muffins"],
  ["24 cookies / 12 muffins", "2 × 24 cookies / 12 muffins"],
  ["2 dozen (24 cookies)", "2 × 2 dozen (24 cookies)"],
])("a yield with two numbers is multiplied as a whole: %s", (text, twice) => {
  expect(writeIn("en", text, 2)).toBe(twice);
});

describe("servings and pieces take precedence over the size of a pan", () => {
  test.each([
    ["en", "8 inch cake, serves 12", 12, "8 inch cake, serves 24"],
    ["en", "one 8-inch cake (12 slices)", 12, "one 8-inch cake (24 slices)"],
    ["en", "9 x 13 inch pan, 12 servings", 12, "9 x 13 inch pan, 24 servings"],
    ["de", "1 Springform, 26 cm, für 10–12 Personen", 10, "1 Springform, 26 cm, für 20 Personen"],
    ["fr", "Un moule de 24 cm, pour 8 personnes", 8, "Un moule de 24 cm, pour 16 personnes"],
  ])("in %s: %s", (language, text, base, twice) => {
    expect(readYield(text, wordsFor(language))).toMatchObject({ kind: "count", base });
    expect(writeIn(language, text, base * 2)).toBe(twice);
  });

  test.each(["20 cm cake, 3 layers", "9-inch pie, bake for 40 minutes"])(
    "but other numbers don't: %s",
    (text) => expect(readYield(text, wordsFor("en")).kind).toBe("pan"),
  );
});

describe("the noun follows the number", () => {
  test.each([
    ["en", "4 servings", 1, "1 serving"],
    ["en", "1 serving", 3, "3 servings"],
    ["en", "1–2 servings", 3, "3 servings"],
    ["en", "Serves 4 people", 1, "Serves 1 person"],
    ["en", "2 Loaves", 1, "1 Loaf"],
    ["en", "2 zorks", 1, "1 zorks"],
    ["en", "4 person(s)", 1, "1 person(s)"],
    ["da", "4 personer", 1, "1 person"],
    ["de", "für 4 Personen", 1, "für 1 Person"],
    ["de", "12 Stück", 6, "6 Stück"],
    ["es", "1 ración", 2, "2 raciones"],
    ["fr", "Pour 4 à 6 personnes", 1, "Pour 1 personne"],
    ["it", "4 PORZIONI", 1, "1 PORZIONE"],
    ["nl", "4 personen", 1, "1 persoon"],
    ["pl", "4 porcje", 5, "5 porcji"],
    ["pl", "6 porcji", 1, "1 porcja"],
    ["pl", "6 porcji", 1.5, "1,5 porcji"],
    ["pl", "dla 4 osób", 1, "dla 1 osoby"],
    ["pl", "na 4 osoby", 1, "na 1 osobę"],
    ["pl", "4-6 porcji", 3, "3 porcje"],
    ["pl", "około 4 porcji", 3, "około 3 porcji"],
    ["pl", "ok. 12 placków", 24, "ok. 24 placków"],
    ["pt", "1 pessoa", 2, "2 pessoas"],
    ["pt", "8 porções", 1, "1 porção"],
    ["sv", "1 portion", 4, "4 portioner"],
    ["zh-CN", "4人份", 1, "1人份"],
  ])("in %s: %s for %p", (language, text, count, written) => {
    expect(writeIn(language, text, count)).toBe(written);
  });
});
