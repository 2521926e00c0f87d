import { describe, expect, test } from "bun:test";
import { blogPage, listItems, pageWithData, recipeOn, stepsOf } from "../../../support/reading.ts";

const LIST = ["200 g flour", "100 g butter", "4 apples", "2 tbsp sugar"];
const METHOD = [
  "Rub the butter into the flour and chill the dough.",
  "Peel the apples and slice them thinly.",
  "Toss the slices in the sugar and fill the tart.",
];
const INGREDIENTS = `<h2>Ingredients</h2><ul>${listItems(LIST)}</ul><h2>Instructions</h2>`;
const DATA = {
  "@type": "Recipe",
  name: "Apple tart",
  recipeIngredient: LIST,
  recipeInstructions: METHOD.map((text) => ({ "@type": "HowToStep", text })),
};

const PHOTOS = ["Chilled pastry", "Sliced apples", "Ready to bake"];

const readSteps = (body: string) => stepsOf(recipeOn(blogPage("Apple tart", INGREDIENTS + body)));
const readBesideData = (body: string) => stepsOf(recipeOn(pageWithData(DATA, INGREDIENTS + body)));

test("a step with things to mix in a list stays one step", () => {
  const [first = "", ...others] = METHOD;
  const mix = "<li>Whisk together<ul><li>2 tbsp sugar</li><li>1 pinch of salt</li></ul></li>";
  expect(readSteps(`<ol><li>${first}</li>${mix}${listItems(others)}</ol>`)).toEqual([
    first,
    "Whisk together 2 tbsp sugar 1 pinch of salt",
    ...others,
  ]);
});

test("items of one list are titles if all of them have lists", () => {
  const parts = METHOD.slice(0, 2).map(
    (text, at) => `<b>Part ${"AB"[at] ?? ""}</b><ul><li>${text}</li></ul>`,
  );
  expect(readSteps(`<ol>${listItems(parts)}</ol>`)).toEqual([
    `Part A: ${METHOD[0] ?? ""}`,
    `Part B: ${METHOD[1] ?? ""}`,
  ]);
});

test.each(["Dough", "The dough", "Butter dough"])(
  "a title is read even if steps have its words: %s",
  (title) => {
    const [first = "", ...others] = METHOD;
    const body = `<p>${title}</p><p>${first}</p><p>Topping</p><p>${others.join("</p><p>")}</p>`;
    expect(readBesideData(body)).toEqual([
      `${title}: ${first}`,
      `Topping: ${others[0] ?? ""}`,
      ...others.slice(1),
    ]);
  },
);

test.each([
  ["in figures", (text: string) => `<figure><figcaption>${text}</figcaption></figure>`],
  ["in paragraphs of figures", (text: string) => `<figure><figcaption><p>${text}</p></figcaption></figure>`],
  ["as an advertisement", () => "<p>Advertisement</p>"],
])("lines between steps %s aren't titles", (_, render) => {
  const body = METHOD.map((text, at) => `<p>${text}</p>${render(PHOTOS[at] ?? "")}`);
  expect(readBesideData(body.join(""))).toEqual(METHOD);
});

test.each(["1.- ", "1.-", "1) - ", "1. – "])("numbers with a dash aren't part of a step: %s", (number) => {
  const texts = ["Pela las manzanas.", "Cuécelas con el azúcar.", "Tritúralas y déjalas enfriar."];
  const numbered = texts.map((text, at) => `${number.replace("1", String(at + 1))}${text}`);
  const list = listItems(["4 manzanas", "50 g de azúcar"]);
  const body = `<h2>Ingredientes</h2><ul>${list}</ul><h2>Preparación</h2><p>${numbered.join("</p><p>")}</p>`;
  expect(stepsOf(recipeOn(blogPage("Compota de manzana", body)))).toEqual(texts);
  const data = { ...DATA, name: "Compota de manzana", recipeInstructions: numbered.join(" ") };
  expect(stepsOf(recipeOn(pageWithData(data)))).toEqual(texts);
});

test.each(["1:", "1.", "1)", "1", "Step 1:", "Schritt 1"])(
  "a number on a line of its own is no step: %s",
  (number) => {
    const lines = METHOD.flatMap((text, at) => [number.replace("1", String(at + 1)), `<p>${text}</p>`]);
    expect(stepsOf(recipeOn(pageWithData({ ...DATA, recipeInstructions: lines.join(" ") })))).toEqual(METHOD);
  },
);

describe("ingredients of another part among the steps are kept", () => {
  const STOCKS: [language: string, parts: [string, string], list: string[], method: string[]][] = [
    [
      "English",
      ["Ingredients", "Method"],
      ["8 large shrimp", "200 g short-grain rice", "650 ml stock, made from the shells and a leek"],
      [
        "2 crushed lobster heads",
        "1 leek",
        "25 ml olive oil",
        "Fry the heads and the leek in the oil for five minutes.",
        "Add the rice and the stock and simmer for 15 minutes.",
      ],
    ],
    [
      "German",
      ["Zutaten", "Zubereitung"],
      ["8 große Garnelen", "200 g Rundkornreis", "650 ml Fond, aus den Schalen und Lauch"],
      [
        "200 g Garnelenschalen",
        "1 Stange Lauch",
        "25 ml Olivenöl",
        "Die Schalen und den Lauch fünf Minuten im Öl anbraten.",
        "Reis und Fond zugeben und 15 Minuten köcheln lassen.",
      ],
    ],
    [
      "Spanish",
      ["Ingredientes", "Preparación"],
      ["8 langostinos", "200 g de arroz redondo", "650 ml de fumet, hecho con las cabezas y un puerro"],
      [
        "200 g de carcasas de gamba",
        "1 puerro",
        "25 ml de aceite de oliva",
        "Sofríe las carcasas y el puerro en el aceite durante cinco minutos.",
        "Añade el arroz y el fumet y cuece todo 15 minutos.",
      ],
    ],
  ];
  test.each(STOCKS)("in %s", (_, [ingredients, method], list, lines) => {
    const paragraphs = lines.map((line) => `<p>${line}</p>`).join("");
    const page = `<h2>${ingredients}</h2><ul>${listItems(list)}</ul><h2>${method}</h2><div>${paragraphs}</div>`;
    expect(stepsOf(recipeOn(blogPage("Paella", page)))).toEqual(lines);
  });
});
