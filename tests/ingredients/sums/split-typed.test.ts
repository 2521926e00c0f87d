import { describe, expect, test } from "bun:test";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { regionFor } from "../../../src/ingredients/amounts/measures.ts";
import { readEntry } from "../../../src/ingredients/sums/read-entry.ts";
import { splitTyped } from "../../../src/ingredients/sums/split-typed.ts";
import { readerFor } from "./sum-lines.ts";

type Row = readonly [text: string, items: readonly string[], language?: string];

function splits(rows: readonly Row[]) {
  test.each(rows.map(([text, items, language = "en"]) => [text, items, language] as const))(
    "%j",
    (text, items, language) => expect(splitTyped(text, readerFor(language))).toEqual([...items]),
  );
}

describe("commas, semicolons, and lines divide items", () => {
  splits([
    ["milk, 6 eggs, 2 l juice", ["milk", "6 eggs", "2 l juice"]],
    ["milk; bread", ["milk", "bread"]],
    ["milk\n\n  eggs \r\nbread", ["milk", "eggs", "bread"]],
    ["1,5 l Milch", ["1,5 l Milch"], "de"],
    ["1,5 l Milch, 3 Eier", ["1,5 l Milch", "3 Eier"], "de"],
    ["batteries, toilet paper, milk", ["batteries", "toilet paper", "milk"]],
    ["牛奶、鸡蛋，面包", ["牛奶", "鸡蛋", "面包"], "zh-CN"],
    ["牛奶，6 个鸡蛋，2 升果汁", ["牛奶", "6 个鸡蛋", "2 升果汁"], "zh-CN"],
    ["牛奶，六个鸡蛋；一斤猪肉", ["牛奶", "六个鸡蛋", "一斤猪肉"], "zh-CN"],
    ["一斤猪肉，500克猪肉", ["一斤猪肉", "500克猪肉"], "zh-CN"],
    ["牛奶，鸡蛋6个，果汁", ["牛奶", "鸡蛋6个", "果汁"], "zh-CN"],
    ["牛奶，6 顆雞蛋，2 公升果汁", ["牛奶", "6 顆雞蛋", "2 公升果汁"], "zh-TW"],
    ["2 cans (400 g, drained) beans", ["2 cans (400 g, drained) beans"]],
    ["milk,, ,eggs", ["milk", "eggs"]],
  ]);
});

describe("the hint of the field is three items, each in its aisle", () => {
  test.each([...LANGUAGES])("%s", async (language) => {
    const { "shopping-list": texts } = await Bun.file(`locales/later/${language}.json`).json();
    const items = splitTyped(texts["add-hint"], readerFor(language));
    const aisles = items.map((item) => readEntry(item, readerFor(language), regionFor("", language)).aisle);
    expect(aisles).toEqual(["dairy", "dairy", "drinks"]);
  });
});

describe("a preparation stays with its food", () => {
  splits([
    ["flour, plain", ["flour, plain"]],
    ["parsley, chopped", ["parsley, chopped"]],
    ["onion, finely chopped, 2 carrots", ["onion, finely chopped", "2 carrots"]],
    ["butter, at room temperature, eggs", ["butter, at room temperature", "eggs"]],
    ["Zwiebel, gehackt", ["Zwiebel, gehackt"], "de"],
    ["tomates, pelées", ["tomates, pelées"], "fr"],
  ]);
});

describe("“and” divides foods, but not a food or a thing that has one in its name", () => {
  splits([
    ["salt and pepper", ["salt", "pepper"]],
    ["milk, eggs and bread", ["milk", "eggs", "bread"]],
    ["cream cheese and chives", ["cream cheese", "chives"]],
    ["mac and cheese", ["mac and cheese"]],
    ["salt and vinegar chips", ["salt and vinegar chips"]],
    ["half and half", ["half and half"]],
    ["dish soap and sponges", ["dish soap and sponges"]],
    ["Milch und Eier", ["Milch", "Eier"], "de"],
    ["lait, oeufs et pain", ["lait", "oeufs", "pain"], "fr"],
    ["latte, 6 uova e pane", ["latte", "6 uova", "pane"], "it"],
    ["leche, huevos y pan", ["leche", "huevos", "pan"], "es"],
    ["leite, ovos e pão", ["leite", "ovos", "pão"], "pt"],
    ["melk, eieren en brood", ["melk", "eieren", "brood"], "nl"],
    ["mleko, jajka i chleb", ["mleko", "jajka", "chleb"], "pl"],
    ["mælk, æg og brød", ["mælk", "æg", "brød"], "da"],
    ["mjölk, ägg och bröd", ["mjölk", "ägg", "bröd"], "sv"],
    ["盐和胡椒", ["盐", "胡椒"], "zh-CN"],
  ]);
});

describe("marks and titles of pasted lists are dropped", () => {
  splits([
    [
      "- [ ] milk\n- [x] bread\n• eggs\n1. butter\n2) flour\n☐ oil\n✗ rice",
      ["milk", "bread", "eggs", "butter", "flour", "oil", "rice"],
    ],
    ["Shopping list:\nmilk\neggs", ["milk", "eggs"]],
    ["Shopping list: milk, eggs", ["milk", "eggs"]],
    ["Einkaufsliste:\nMilch", ["Milch"], "de"],
    ["Milk: 2", ["Milk: 2"]],
    ["1.5 l milk", ["1.5 l milk"]],
    ["- 2 eggs", ["2 eggs"]],
    ["1. 500 g flour\n2. 3 eggs", ["500 g flour", "3 eggs"]],
  ]);
});

describe("dictated words are divided if each belongs to a food", () => {
  splits([
    ["milk eggs two liters of juice and bread", ["milk", "eggs", "two liters of juice", "bread"]],
    ["Milch Eier Brot", ["Milch", "Eier", "Brot"], "de"],
    ["zwei Liter Milch und sechs Eier", ["zwei Liter Milch", "sechs Eier"], "de"],
    ["coconut milk", ["coconut milk"]],
    ["chicken curry", ["chicken curry"]],
    ["chicken noodle soup", ["chicken noodle soup"]],
    ["milk eggs sparklers", ["milk eggs sparklers"]],
    ["牛奶 鸡蛋 面包", ["牛奶", "鸡蛋", "面包"], "zh-CN"],
    ["6 個雞蛋 2 公升果汁", ["6 個雞蛋 2 公升果汁"], "zh-TW"],
    ["6個雞蛋 2公升果汁", ["6個雞蛋", "2公升果汁"], "zh-TW"],
    ["蒙牛 牛奶", ["蒙牛 牛奶"], "zh-CN"],
    ["面粉 100克", ["面粉 100克"], "zh-CN"],
    ["half a dozen eggs and a loaf of bread", ["half a dozen eggs", "a loaf of bread"]],
  ]);
});

describe("a title stays if it's food, too, unless what follows says more", () => {
  splits([
    ["Obst: Äpfel, Bananen, Birnen", ["Äpfel", "Bananen", "Birnen"], "de"],
    ["fruit: apples, pears", ["apples", "pears"]],
    ["pizza: flour, yeast", ["pizza", "flour", "yeast"]],
    ["eggs: 6, milk: 2 l", ["eggs: 6", "milk: 2 l"]],
  ]);
});

describe("an amount divides foods, if each is known", () => {
  splits([
    ["ein Kilo Mehl zwei Becher Sahne", ["ein Kilo Mehl", "zwei Becher Sahne"], "de"],
    ["1 kilo aardappelen 2 uien", ["1 kilo aardappelen", "2 uien"], "nl"],
    ["une douzaine d'œufs et du pain", ["une douzaine d'œufs", "du pain"], "fr"],
    ["milk and a loaf of bread and some cheese", ["milk", "a loaf of bread", "some cheese"]],
    ["2 large eggs 1 small onion", ["2 large eggs", "1 small onion"]],
    ["7-up 2 bottles", ["7-up 2 bottles"]],
    ["milk 2 eggs 6", ["milk 2 eggs 6"]],
    ["water 6 x 1.5 l", ["water 6 x 1.5 l"]],
    ["half and half 2 cups", ["half and half 2 cups"]],
    ["chicken thighs 4 large", ["chicken thighs 4 large"]],
    ["milk two percent", ["milk two percent"]],
    ["1 and a half onions", ["1 and a half onions"]],
    ["1/2 and 1/2 cream", ["1/2 and 1/2 cream"]],
    ["Bio Eier 10 Stück", ["Bio Eier 10 Stück"], "de"],
    ["西红柿 2个 鸡蛋 3个", ["西红柿 2个 鸡蛋 3个"], "zh-CN"],
    ["chicken 2", ["chicken 2"]],
    ["3 x 400 g Dosentomaten", ["3 x 400 g Dosentomaten"], "de"],
    ["1 lb 4 oz potatoes", ["1 lb 4 oz potatoes"]],
    ["2 cans 400 g tomatoes", ["2 cans 400 g tomatoes"]],
  ]);
});

describe("counts are written as numbers", () => {
  splits([
    ["eggs x12", ["12 eggs"]],
    ["eggs x 12, milk", ["12 eggs", "milk"]],
    ["10er Eier", ["10 Eier"], "de"],
    ["10er Pack Eier", ["10er Pack Eier"], "de"],
    ["a couple of lemons", ["2 lemons"]],
    ["toilet paper x2", ["2 toilet paper"]],
    ["iphone x12", ["iphone x12"]],
    ["a couple of sparklers", ["a couple of sparklers"]],
  ]);
});

describe("a long text doesn't take long", () => {
  test.each([
    "1 milk and ",
    "- ",
    " ",
    "milk eggs ",
    "milk, ",
    "1 milk\n",
    "flour, plain, ",
    "and\n",
    "x",
    "(",
    "1 1 1 ",
    "salt and vinegar chips and ",
    "½ cup milk and ½ cup cheese and ",
    "1 kg carrots 2 onions 3 eggs\n",
    "a:",
  ])("%j", (part) => {
    const text = part.repeat(20_000 / part.length);
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      splitTyped(text, readerFor("en"));
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  });
});

test("no word of a text is lost", () => {
  const texts = [
    "milk, eggs and something odd (maybe 2, or 3), plain",
    "a and b and c",
    "x".repeat(700),
    "milk ".repeat(200),
    `flour${",fresh".repeat(49)}`,
    "milk, ".repeat(200),
    "pizza: flour, yeast and 2 eggs 1 onion",
    "🥛".repeat(200),
  ];
  for (const text of texts) {
    const items = splitTyped(text, readerFor("en"));
    const letters = (one: string) => one.replace(/[^\p{L}\p{N}🥛]/gu, "").replaceAll("and", "");
    expect(letters(items.join(""))).toBe(letters(text));
    for (const item of items) {
      expect(item.length).toBeLessThanOrEqual(300);
      expect(item.isWellFormed()).toBe(true);
    }
  }
});
