import { describe, expect, test } from "bun:test";
import { regionFor, type UnitSystem } from "../../../src/ingredients/amounts/measures.ts";
import { readWantedAmount } from "../../../src/ingredients/sums/adjust-amount.ts";
import { wordsFor } from "../../../src/ingredients/words/languages.ts";
import { describeItems, sumLines, type Line } from "./sum-lines.ts";

type Row = readonly [lines: readonly Line[], item: string, language?: string];

function spells(rows: readonly Row[], system?: UnitSystem) {
  test.each(
    rows.map(([lines, item, language = "en"]) => [lines.join(" · "), lines, item, language] as const),
  )("%s", (_name, lines, item, language) =>
    expect(describeItems(sumLines(lines, language, system))).toEqual([item]),
  );
}

describe("cups and spoons are those that a cook has", () => {
  spells([
    [["1 tsp salt", "1 tsp salt", "1 tsp salt"], "salt, 3 tsp"],
    [["2 cups sugar", "4 tbsp sugar", "½ tsp sugar"], "sugar, 2¼ cups"],
    [["2 cups flour", "3 tbsp flour", "1 tsp flour"], "flour, 2¼ cups"],
    [["2½ tbsp butter", "½ tsp butter"], "butter, 2 tbsp + 2 tsp"],
    [["4½ EL Honig", "½ TL Honig"], "Honig, 4 EL + 2 TL", "de"],
    [["1 dl grädde", "2 msk grädde", "1 tsk grädde"], "grädde, 1 dl + 2½ msk", "sv"],
    [["¾ cup milk", "⅓ cup milk"], "milk, 1 cup + 1½ tbsp"],
    [["1 quart milk", "1 pint milk", "2 tbsp milk"], "milk, 1½ quarts + 2 tbsp"],
    [["⅓ tsp salt", "⅓ tsp salt"], "salt, ⅔ tsp"],
    [["⅛ tsp salt", "⅛ tsp salt"], "salt, ¼ tsp"],
  ]);
});

describe("less than a quarter cup is written in spoons", () => {
  spells([
    [["1/16 cup soy sauce", "1/16 cup soy sauce"], "soy sauce, 2 tbsp"],
    [["⅛ cup soy sauce", "1/24 cup soy sauce"], "soy sauce, 2 tbsp + 2 tsp"],
  ]);
});

describe("odd parts are rounded", () => {
  spells([
    [["5 EL Öl", "3⅞ EL Öl"], "Öl, 9 EL", "de"],
    [["½ Prise Zucker", "1 EL Zucker"], "Zucker, 1 EL", "de"],
    [["1 pinch salt", "200 g salt"], "salt, 200 g"],
    [["1 pinch salt", "1 tsp salt"], "salt, 1 pinch + 1 tsp"],
  ]);
});

describe("many spoons are a cup, or milliliters where people don't use cups", () => {
  spells([
    [["16 tbsp butter", "15½ tbsp butter"], "butter, 2 cups"],
    [["20 tbsp butter", "12.3–13 tbsp butter"], "butter, 2 cups"],
    [["8 tsp vanilla", "7 tsp vanilla"], "vanilla, 5 tbsp"],
    [["10 colheres de sopa de azeite", "2⅛ colheres de sopa de azeite"], "azeite, 180 ml", "pt"],
    [["12 EL Milch", "3 EL Milch"], "Milch, 225 ml", "de"],
    [["12 EL Mehl", "3 EL Mehl"], "Mehl, 15 EL", "de"],
  ]);
});

describe("cups are never written beside milliliters", () => {
  spells([
    [["2½ cups buttermilk", "3.5 ml buttermilk"], "buttermilk, 2½ cups"],
    [["½ cup olive oil", "110 ml olive oil"], "olive oil, 230 ml"],
    [["2 tbsp milk", "100 ml milk"], "milk, 130 ml"],
  ]);
});

describe("from 100 g on, sums are rounded to 5 g", () => {
  spells([
    [["300 g sugar", "89 g sugar"], "sugar, 390 g"],
    [["284 g smør", "300 g smør"], "smør, 585 g", "da"],
    [["50 g sugar", "12 g sugar"], "sugar, 62 g"],
    [["1.5 kg potatoes", "157 g potatoes"], "potatoes, 1.66 kg"],
    [["389 g sugar"], "sugar, 389 g"],
  ]);
  spells(
    [
      [["284 g smør", "300 g smør"], "smør, 585 g", "da"],
      [["1 stick butter", "100 g butter"], "butter, 215 g"],
      [["389 g sugar"], "sugar, 389 g"],
      [["1 cup flour", "1 cup flour"], "flour, 250 g"],
      [["2 tbsp honey", "¼ cup honey"], "honey, 125 g"],
    ],
    "metric",
  );
});

describe("units are in the viewer's language, if the food is", () => {
  spells([
    [["fr|1 cuillère à soupe d'huile d'olive", "fr|1 cuillère à soupe d'huile d'olive"], "olive oil, 2 tbsp"],
    [["½ teaspoon pepper", "½ teaspoon pepper"].map((line) => `en|${line}`), "Pfeffer, 1 TL", "de"],
    [["en|½ teaspoon pepper"], "pepper, ½ teaspoon", "de"],
    [["en|1 teaspoon mystery", "en|1 teaspoon mystery"], "mystery, 2 teaspoons", "de"],
  ]);
  spells([[["en|½ teaspoon pepper"], "pepper, ½ teaspoon", "de"]], "metric");
});

describe("a food agrees with its count", () => {
  spells([
    [["1 Bananen"], "Banane, 1", "de"],
    [["2 Ei"], "Eier, 2", "de"],
    [["1 limões"], "limão, 1", "pt"],
    [["2 mystery"], "mystery, 2"],
    [["2 cans tomato"], "tomato, 2 cans"],
  ]);
});

/** No measure is close to every smaller amount. */
const SMALL_ML = 10;

/** Reads what the text says, in grams or milliliters. */
function measure(text: string): number {
  const wanted = readWantedAmount(text, wordsFor("en"), regionFor("us", "en"));
  return wanted?.reduce((sum, { value }) => sum + value, 0) ?? NaN;
}

describe("a sum stays within 3% of the truth", () => {
  const units = ["cup", "tbsp", "tsp", "ml", "fl oz", "quart"];
  const numbers = ["⅛", "⅓", "½", "¾", "1", "1¼", "1⅔", "2", "3", "5", "7½", "12", "1.7"];
  for (const food of ["milk", "mystery"])
    test.each(units.flatMap((one) => units.map((other) => [one, other] as const)))(
      `${food}: %s and %s`,
      (one, other) => {
        for (const first of numbers)
          for (const second of numbers) {
            const [item] = sumLines([`${first} ${one} ${food}`, `${second} ${other} ${food}`]);
            const truth = measure(`${first} ${one} + ${second} ${other}`);
            const error = Math.abs(measure(item?.amountText ?? "") / truth - 1);
            expect(
              `${first} ${one} + ${second} ${other} is ${item?.amountText}: ${error <= (truth < SMALL_ML ? 0.08 : 0.03)}`,
            ).toEndWith("true");
            expect(item?.amountText).not.toMatch(/[⅙⅛⅕] cup|cups? \+ .* ml|(?<!\.)(?:1[1-9]|[2-9]\d)\S* tsp/);
          }
      },
    );
});
