import { describe, expect, test } from "bun:test";
import { blogPage, recipeOn, stepsOf } from "../../../support/reading.ts";

interface Step {
  items: string[];
  title?: string;
  sentences: string[];
}

const DISHES: [language: string, dish: string, steps: Step[]][] = [
  [
    "English",
    "Pea fritters",
    [
      {
        items: ["200 g frozen peas", "1 egg", "salt and pepper"],
        title: "Batter",
        sentences: ["Mash the peas.", "Stir in the egg and season well."],
      },
      { items: ["80 g flour"], sentences: ["Fold in the flour and let the batter rest."] },
      { items: ["2 tbsp oil"], sentences: ["Fry small fritters in the oil.", "Drain them on paper towels."] },
    ],
  ],
  [
    "German",
    "Erbsenpuffer",
    [
      {
        items: ["200 g Erbsen", "1 Ei", "Salz und Pfeffer"],
        title: "Teig",
        sentences: ["Die Erbsen zerdrücken.", "Das Ei unterrühren und kräftig würzen."],
      },
      { items: ["80 g Mehl"], sentences: ["Das Mehl unterheben und den Teig ruhen lassen."] },
      {
        items: ["2 EL Öl"],
        sentences: ["Kleine Puffer im Öl ausbacken.", "Auf Küchenpapier abtropfen lassen."],
      },
    ],
  ],
  [
    "French",
    "Beignets de petits pois",
    [
      {
        items: ["200 g de petits pois", "1 œuf", "sel et poivre"],
        title: "Pâte",
        sentences: ["Écrasez les petits pois.", "Incorporez l'œuf et assaisonnez."],
      },
      { items: ["80 g de farine"], sentences: ["Ajoutez la farine et laissez reposer la pâte."] },
      {
        items: ["2 c. à soupe d'huile"],
        sentences: ["Faites dorer de petits beignets dans l'huile.", "Égouttez-les sur du papier absorbant."],
      },
    ],
  ],
  [
    "Swedish",
    "Ärtplättar",
    [
      {
        items: ["200 g ärtor", "1 ägg", "salt och peppar"],
        title: "Smet",
        sentences: ["Mosa ärtorna.", "Rör ner ägget och krydda."],
      },
      { items: ["1 dl vetemjöl"], sentences: ["Vänd ner mjölet och låt smeten vila."] },
      { items: ["2 msk olja"], sentences: ["Stek små plättar i oljan.", "Låt dem rinna av på papper."] },
    ],
  ],
];

const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");

const STYLES: Record<string, (step: Step, number: number) => string> = {
  "in paragraphs, with numbers before the first word": ({ items, title, sentences }, number) =>
    paragraphs([
      ...items.map((item) => `• ${item}`),
      ...(title ? [`<b>${number}</b>${title}:`, ...sentences] : sentences).map((line, at) =>
        at === 0 && !title ? `<b>${number}</b>${line}` : line,
      ),
    ]),
  "in columns, with line breaks": ({ items, title, sentences }, number) => {
    const [first = "", ...others] = title ? [`${title}:`, ...sentences] : sentences;
    return `<div><p>${items.map((item) => `▪ ${item}`).join("<br>")}</p><p>${[`${number}. ${first}`, ...others].join("<br>")}</p></div>`;
  },
};

describe("bulleted ingredients beside each numbered step are read", () => {
  for (const [style, write] of Object.entries(STYLES)) {
    test.each(DISHES)(`${style}, in %s`, (_, dish, steps) => {
      const end = "<p>Enjoy</p><p>A tip for tomorrow: fritters are good cold, too.</p>";
      const recipe = recipeOn(blogPage(dish, steps.map((step, at) => write(step, at + 1)).join("") + end));
      expect(recipe?.recipeIngredient).toEqual(steps.flatMap(({ items }) => items));
      expect(stepsOf(recipe)).toEqual(
        steps.map(({ title, sentences }) => (title ? `${title}: ` : "") + sentences.join(" ")),
      );
    });
  }

  test("but not remarks below each step", () => {
    const lists = "<h2>Ingredients</h2><p>200 g peas<br>1 egg<br>80 g flour</p><h2>Method</h2>";
    const steps = [
      "1. Mash the peas well.",
      "2. Fold in the egg and the flour.",
      "3. Fry small fritters in oil.",
    ];
    const remarks = ["Use a large fork.", "Fresh eggs, please.", "Keep them warm.", "2 bowls are enough."];
    const method = steps.map((step, at) => `<p>${step}</p><p>• ${remarks[at]}</p>`).join("");
    const recipe = recipeOn(blogPage("Pea fritters", `${lists}<p>• ${remarks[3]}</p>${method}`));
    expect(recipe?.recipeIngredient).toEqual(["200 g peas", "1 egg", "80 g flour"]);
  });
});
