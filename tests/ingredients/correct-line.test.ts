import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import {
  correctLine,
  createLineReader,
  foldLine,
  indexCorrections,
  locateParts,
  summarizeLine,
  type LineCorrection,
} from "../../src/ingredients/correct-line.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import type { TaughtFoods } from "../../src/ingredients/foods/food-table.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { findRegion } from "../../src/ingredients/amounts/measures.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { scaleStep } from "../../src/ingredients/steps/scale-step.ts";
import { showLine } from "../../src/ingredients/amounts/show-line.ts";

const words = wordsFor("en");

function correct(line: string, parts: Partial<LineCorrection>, text = line) {
  return correctLine(text, { line, amount: "", unit: "", food: "", foodId: null, ...parts }, words);
}

function describeLine(line: string, parts: Partial<LineCorrection>, text = line) {
  const { amounts, food, note } = correct(line, parts, text);
  return {
    amounts: amounts.map(({ low, high, unit, from, to, relation }) => [
      low === high ? low : `${low}–${high}`,
      unit?.kind ?? null,
      text.slice(from, to),
      ...(relation ? [relation] : []),
    ]),
    food,
    note,
  };
}

describe("a corrected line", () => {
  test.each<[string, Partial<LineCorrection>, object]>([
    [
      "200 g tipo 00",
      { amount: "200", unit: "g", food: "tipo 00" },
      { amounts: [[200, "g", "200 g"]], food: "tipo 00", note: "" },
    ],
    ["7 up, cold", { food: "7 up" }, { amounts: [], food: "7 up", note: "cold" }],
    [
      "about 1 1/2 blobs of honey, warm",
      { amount: "1 1/2", unit: "blobs", food: "honey" },
      { amounts: [[1.5, "other", "1 1/2 blobs"]], food: "honey", note: "about; warm" },
    ],
    [
      "Flour 2-3 tbsp.",
      { amount: "2-3", unit: "tbsp.", food: "Flour" },
      { amounts: [["2–3", "tbsp", "2-3 tbsp."]], food: "Flour", note: "" },
    ],
    ["pinch salt", { unit: "pinch", food: "salt" }, { amounts: [[null, "pinch", "pinch"]], food: "salt" }],
    ["2 garlic cloves", { amount: "2", unit: "cloves", food: "garlic" }, { amounts: [[2, "clove", "2"]] }],
    ["12 eggs, 2 large", { amount: "2", food: "large" }, { amounts: [[2, null, "2"]], food: "large" }],
    [
      "200 g / 7 oz flour",
      { amount: "200", unit: "g", food: "flour" },
      {
        amounts: [
          [200, "g", "200 g"],
          [7, "oz", "7 oz", "same"],
        ],
        food: "flour",
      },
    ],
    [
      "2 (400 g) tins plum tomatoes",
      { amount: "2", unit: "tins", food: "tomatoes" },
      { amounts: [[2, "can", "2 (400 g) tins"]], food: "tomatoes", note: "400 g; plum" },
    ],
    ["食盐5克", { amount: "5", unit: "克", food: "食盐" }, { amounts: [[5, "other", "5克"]], food: "食盐" }],
  ])("%s", (line, parts, read) => expect(describeLine(line, parts)).toMatchObject(read));

  test("scales like any other", () => {
    const line = correct("Flour type 550 200 g", { amount: "200", unit: "g", food: "Flour type 550" });
    const spelling = { style: "glyph", point: "." } as const;
    expect(showLine(line, { factor: 2, spelling, words })).toMatchObject({
      text: "Flour type 550 400 g",
      isUnscaled: false,
    });
  });

  test("is also converted by its food in steps", () => {
    const line = correct("1 cup white stuff", {
      amount: "1",
      unit: "cup",
      food: "stuff",
      foodId: "wheat-flour",
    });
    const spelling = { style: "glyph", point: "." } as const;
    const findFood = ({ foodId }: { foodId?: string | null }) => foodCatalog(FOOD_TEXTS).get(foodId ?? "");
    const units = { system: "metric", region: findRegion("en", null), findFood } as const;
    const step = scaleStep("Stir in 1 cup of the stuff.", [line], { factor: 1, spelling, words }, units);
    expect(step).toBe("Stir in 125 g of the stuff.");
  });

  test("is never a heading", () => {
    expect(readLine("Dough:", words).isHeading).toBe(true);
    expect(correct("Dough:", { food: "Dough" })).toMatchObject({ food: "Dough", isHeading: false });
  });

  test("is read as usual if its text has changed", () => {
    expect(correct("2 eggs", { amount: "2", food: "eggs" }, "3 limes")).toEqual(readLine("3 limes", words));
  });

  test.each([
    ["2 to 3 cups zorks", "2", "cups"],
    ["1 500 g zorks", "1", "g"],
    ["1 lb 4 oz zorks", "1 lb 4", "oz"],
  ])("is read as usual if its amount is only a part, or two: %s, %s", (line, amount, unit) => {
    expect(correct(line, { amount, unit, food: "zorks" })).toEqual(readLine(line, words));
  });

  test("keeps its note if the correction changes nothing", () => {
    const read = readLine("2 cups flour, sifted", words);
    expect(correct("2 cups flour, sifted", { amount: "2", unit: "cups", food: "flour" })).toEqual({
      ...read,
      foodId: null,
    });
  });
});

describe("finding a line's correction", () => {
  const correction = { line: "200 g Crème  DOUBLE", amount: "", unit: "", food: "double", foodId: "cream" };
  const read = createLineReader(indexCorrections([correction]), words);

  test("ignores case, accents, and extra spaces", () => {
    expect(foldLine(" 200 g Crème  DOUBLE ")).toBe("200 g creme double");
    expect(read("200 G creme\tdouble")).toMatchObject({ food: "double", foodId: "cream", amounts: [] });
    expect(read("201 g crème double")).toEqual(readLine("201 g crème double", words));
  });

  test("also works for a cleaned-up copy of the line", () => {
    expect(read("crème double", "200 g crème double")).toMatchObject({ food: "double" });
  });
});

describe("locating parts", () => {
  test.each([
    ["2 eggs", { amount: "3", unit: "", food: "eggs" }, ["amount"]],
    ["2 eggs", { amount: "2", unit: "g", food: "ham" }, ["food"]],
    ["2 eggs", { amount: "2", unit: "2", food: "2" }, ["unit", "food"]],
    ["2 Eier (M)", { amount: "2", unit: "", food: "EIER (m)" }, []],
    ["2 eggs", { amount: " ", unit: "", food: "" }, []],
  ])("%s: %p lacks %p", (line, parts, missing) => {
    expect(locateParts(line, parts).missing).toEqual(missing as never);
  });

  test.each<[string, string, Partial<LineCorrection>]>([
    ["1 1/2 cups zorks", "1", { unit: "cups", food: "zorks" }],
    ["1 1/2 cups zorks", "1/2", { unit: "cups", food: "zorks" }],
    ["1½ cups zorks", "1", { unit: "cups", food: "zorks" }],
    ["1 ½ cups zorks", "½", { unit: "cups", food: "zorks" }],
    ["100 g zorks", "10", { unit: "g", food: "zorks" }],
    ["1.5 kg zorks", "5", { unit: "kg", food: "zorks" }],
    ["1,5 kg zorks", "1", { unit: "kg", food: "zorks" }],
    ["2–3 cups zorks", "2", { unit: "cups", food: "zorks" }],
    ["2 - 3 cups zorks", "3", { unit: "cups", food: "zorks" }],
    ["1 000 g zorks", "1", { unit: "g", food: "zorks" }],
    ["1\u202f500 g zorks", "500", { unit: "g", food: "zorks" }],
    ["1/0 cups zorks", "1/0", { unit: "cups", food: "zorks" }],
  ])("takes no part of a number: %s, %s", (line, amount, parts) => {
    expect(locateParts(line, { unit: "", food: "", ...parts, amount }).missing).toEqual(["amount"]);
    expect(correct(line, { ...parts, amount })).toEqual(readLine(line, words));
  });

  test.each([
    ["100 g with 10 zorks", "10", 11],
    ["Flour type 550 200 g", "200", 15],
    ["1 400 g can tomatoes", "1", 0],
    ["Step 1. 200 g flour", "200", 8],
  ])("takes whole numbers: %s, %s", (line, amount, from) => {
    expect(locateParts(line, { amount, unit: "", food: "" }).spans.amount?.from).toBe(from);
  });

  test("is fast for a part that is longer than its line", () => {
    const food = "egg ".repeat(100_000);
    expect(locateParts("2 eggs", { amount: "2", unit: "", food }).missing).toEqual(["food"]);
  });

  test("prefers whole words", () => {
    const { spans } = locateParts("eggplant and egg", { amount: "", unit: "", food: "egg" });
    expect(spans.food).toEqual({ from: 13, to: 16 });
  });
});

test.each([
  ["1 lb 4 oz potatoes", "1 lb + 4 oz · potatoes"],
  ["200 g / 7 oz flour, sifted", "200 g · flour"],
  ["2 eggs", "2 · eggs"],
  ["2 garlic cloves", "2 cloves · garlic"],
  ["pinch of salt", "pinch · salt"],
  ["salt", "salt"],
])("%s is summarized as %s", (line, summary) => expect(summarizeLine(readLine(line, words))).toBe(summary));

describe("taught foods", () => {
  let taught: TaughtFoods = new Map();
  const foods = foodCatalog(FOOD_TEXTS, () => taught);
  const find = (text: string) => foods.find(text, "en").map(({ id }) => id);

  test("override the table, even at the end of a text, until they're removed", () => {
    expect(find("fresh gloop")).toEqual([]);
    expect(find("flour")).not.toEqual(["honey"]);
    const before = find("flour");
    taught = new Map([
      ["gloop", "honey"],
      ["flour", "honey"],
    ]);
    expect([find("gloop"), find("fresh gloop"), find("flour")]).toEqual([["honey"], ["honey"], ["honey"]]);
    expect(foods.findByName("Gloop", "de")?.id).toBe("honey");
    taught = new Map();
    expect([find("gloop"), find("flour")]).toEqual([[], before]);
    expect(foods.findByName("Gloop", "de")).toBeNull();
  });

  test("are ignored if the table doesn't have the food", () => {
    taught = new Map([["gloop", "a-food-of-tomorrow"]]);
    expect(find("gloop")).toEqual([]);
  });
});
