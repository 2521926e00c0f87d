import { describe, expect, test } from "bun:test";
import { regionFor } from "../../../src/ingredients/amounts/measures.ts";
import { readEntry } from "../../../src/ingredients/sums/read-entry.ts";
import { readerFor } from "./sum-lines.ts";

const read = (text: string, language = "en") => readEntry(text, readerFor(language), regionFor("", language));

describe("a line is read as one product", () => {
  test.each<readonly [line: string, language: string, key: string, aisle: string]>([
    ["2 large free-range eggs", "en", "egg", "dairy"],
    ["fresh flat-leaf parsley, chopped", "en", "parsley", "produce"],
    ["1 red onion", "en", "red-onion", "produce"],
    ["1 can tomatoes", "en", "canned-tomato", "canned"],
    ["400 g can chickpeas", "en", "chickpea~canned", "canned"],
    ["1 tsp dried basil", "en", "basil~dried", "spices"],
    ["1 Prise Petersilie, getrocknet", "de", "parsley~dried", "spices"],
    ["50 g dried unsweetened cranberries", "en", "cranberry~dried~unsweetened", "dry-goods"],
    ["200 g Erbsen (TK)", "de", "pea~frozen", "frozen"],
    ["400 g lentils (canned, drained)", "en", "lentil~canned", "canned"],
    ["1 cup crushed tomatoes (canned)", "en", "crushed-tomato", "canned"],
    ["1 can (28 ounce) whole tomatoes with juice", "en", "canned-tomato", "canned"],
    ["2 cups (450 g) cooked pumpkin (or canned pumpkin)", "en", "pumpkin~cooked", "produce"],
    ["400g/14oz can chopped tomatoes", "en", "canned-tomato", "canned"],
    ["400 g gemischte Bohnen aus der Dose", "de", "mixed-beans~canned", "canned"],
    ["250 ml (kook)room", "nl", "single-cream", "dairy"],
    ["1 bottle 750ML of a good Red Wine", "en", "red-wine", "alcohol"],
    ["200 ml juice from 2 oranges", "en", "?juice from 2 orange", "other"],
    ["1 cup cooked rice", "en", "rice~cooked", "dry-goods"],
    ["200 g rice, cooked", "en", "rice~cooked", "dry-goods"],
    ["6 slices bacon, cooked and crumbled", "en", "bacon", "meat"],
    ["2 tsp freshly ground black pepper", "en", "black-pepper", "spices"],
    ["300 ml double cream, whipped", "en", "double-cream", "dairy"],
    ["200 g TK-Erbsen", "de", "frozen-pea", "frozen"],
    ["mystery", "en", "?mystery", "other"],
    ["3 mysteries", "en", "?mystery", "other"],
    ["200 ml torrt vitt vin", "sv", "white-wine", "alcohol"],
  ])("%s (%s)", (line, language, key, aisle) => {
    const entry = read(line, language);
    expect([entry.key, entry.aisle]).toEqual([key, aisle]);
  });
});

describe("a line's own weight tells its density", () => {
  test.each<readonly [line: string, gramsPerMl: number]>([
    ["1 cup (240 g) yogurt", 1.014],
    ["1 cup plus 1 tbsp / 235 g olive oil", 0.935],
    ["½ cup (4 ounces) honey", 1.43],
    ["1 cup flour", 0.528],
  ])("%s", (line, gramsPerMl) => expect(read(line).gramsPerMl).toBeCloseTo(gramsPerMl, 2));
});

test("a corrected line is read as corrected", () => {
  const correction = { line: "2 cups pop", amount: "2", unit: "cups", food: "pop", foodId: "cola" };
  const entry = readEntry("2 cups pop", readerFor("en", [correction]), regionFor("us", "en"));
  expect(entry.foodId).toBe("cola");
});

test.each([
  "1 cup milk, 1 egg",
  "For the sauce:",
  "¼ tsp each ground ginger, salt, nutmeg",
  "2/3 + 1/4 cup mystery",
  "сливочное масло - 50г",
  "bananas (4-5 small bananas, or 2-3 large ones)",
])("%s is shown as written", (line) => {
  const entry = read(line);
  expect(entry.isMixed).toBe(true);
  expect(entry.food).toBe(line);
  expect(entry.amounts).toEqual([]);
});
