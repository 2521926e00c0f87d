import { describe, expect, test } from "bun:test";
import { blogPage, listItems, recipeOn } from "../../../support/reading.ts";

type Row = [name: string, weight: string, share: string];

const BREADS: [language: string, parts: [string, string], rows: Row[], wanted: string[], steps: string[]][] =
  [
    [
      "English",
      ["Ingredients", "Method"],
      [
        ["Wheat flour", "6.000", "60.00"],
        ["Rye flour", "4.000", "40.00"],
        ["Salt", "0.180", "1.80"],
      ],
      ["6 kg Wheat flour", "4 kg Rye flour", "0.18 kg Salt"],
      ["Knead everything for ten minutes.", "Bake the loaves at 230 °C until they are brown."],
    ],
    [
      "German",
      ["Zutaten", "Zubereitung"],
      [
        ["Weizenmehl", "10,000", "100,00"],
        ["Wasser", "6,500", "65,00"],
        ["Hefe", "0,250", "2,50"],
      ],
      ["10 kg Weizenmehl", "6,5 kg Wasser", "0,25 kg Hefe"],
      ["Alles zehn Minuten kneten.", "Die Brote bei 230 °C backen, bis sie braun sind."],
    ],
    [
      "Dutch",
      ["Ingrediënten", "Bereiding"],
      [
        ["Tarwebloem", "2.000", "100.00"],
        ["Water", "1.250", "62.50"],
        ["Zout", "0.040", "2.00"],
      ],
      ["2 kg Tarwebloem", "1.25 kg Water", "0.04 kg Zout"],
      ["Kneed alles tien minuten.", "Bak de broden op 230 °C tot ze bruin zijn."],
    ],
  ];

const div = (text: string) => `<div class="cell">${text}</div>`;
const writeRows = (heads: string[], rows: string[][]) =>
  `<div class="row">${[...heads, ...rows.flat()].map(div).join("")}</div>`;

describe("weights in columns belong to the name before them", () => {
  test.each(BREADS)("in %s", (_, [ingredients, method], rows, wanted, steps) => {
    const recipe = recipeOn(
      blogPage(
        "Country loaf",
        `<h2>${ingredients}</h2>${writeRows(["KG", "%"], rows)}<h2>${method}</h2><ol>${listItems(steps)}</ol>`,
      ),
    );
    expect(recipe?.recipeIngredient).toEqual(wanted);
  });

  test("also if the percentages are first, and in several groups", () => {
    const [[, , rows, wanted, steps] = ["", ["", ""], [], [], []]] = BREADS;
    const swapped = rows.map(([name, weight, share]) => [name, share, weight]);
    const other = [
      ["Water", "50.00", "3.000"],
      ["Yeast", "2.00", "0.120"],
    ];
    const recipe = recipeOn(
      blogPage(
        "Country loaf",
        `<h2>Ingredients</h2>${writeRows(["Group 1", "%", "KG"], swapped)}${writeRows(["Group 2", "%", "KG"], other)}
         <h2>Method</h2><ol>${listItems(steps)}</ol>`,
      ),
    );
    expect(recipe?.ingredientGroups).toEqual([
      { title: "Group 1", items: wanted },
      { title: "Group 2", items: ["3 kg Water", "0.12 kg Yeast"] },
    ]);
  });
});
