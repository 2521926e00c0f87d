import { expect, test } from "bun:test";
import { blogPage, MASH, listItems, recipeOn, stepsOf } from "../../../support/reading.ts";

const METHOD = `<h2>Method</h2><ol>${listItems(MASH.method)}</ol>`;

const readItem = (item: string) =>
  recipeOn(blogPage("Mash", `<h2>Ingredients</h2><ul>${listItems([item, ...MASH.list])}</ul>${METHOD}`))
    ?.recipeIngredient[0];

test.each([
  ["1<sup>1</sup>/<sub>2</sub> cups milk", "1 1/2 cups milk"],
  ["1<span>1/2</span> tsp salt", "1 1/2 tsp salt"],
  ["200 g flour<sup>1</sup>", "200 g flour"],
  ["2 tbsp <b>sugar</b><sup>*</sup>", "2 tbsp sugar"],
  ["<span>1</span><span>lemon</span>", "1 lemon"],
  ["<span>200</span><span>g</span><span>chickpeas</span>", "200 g chickpeas"],
  ["<span>½</span><span>tsp</span><span>salt</span>", "½ tsp salt"],
  ["250 ml H<sub>2</sub>O", "250 ml H2O"],
])("an ingredient written as %s is %s", (item, read) => {
  expect(readItem(item)).toBe(read);
});

const readSteps = (method: string) =>
  stepsOf(
    recipeOn(
      blogPage("Mash", `<h2>Ingredients</h2><ul>${listItems(MASH.list)}</ul><h2>Method</h2>${method}`),
    ),
  );

test("a numbered step keeps the bullets in it", () => {
  const glaze = "Make the glaze:<ul><li>Mix sugar and lemon juice.</li><li>Stir until smooth.</li></ul>";
  const steps = ["Heat the oven to 180 °C.", glaze, "Bake for 30 minutes."];
  expect(readSteps(`<ol>${listItems(steps)}</ol>`)).toEqual([
    "Heat the oven to 180 °C.",
    "Make the glaze: Mix sugar and lemon juice. Stir until smooth.",
    "Bake for 30 minutes.",
  ]);
});

test("captions of pictures and links to videos aren't steps", () => {
  const figure = "<figure><img src=1.jpg><figcaption>Potatoes in the pot</figcaption></figure>";
  expect(readSteps(`<ol>${listItems(MASH.method.map((step) => `<p>${step}</p>${figure}`))}</ol>`)).toEqual(
    MASH.method,
  );
  const paragraphs = ["Watch the video", ...MASH.method].map((step) => `<p>${step}</p>`).join("");
  expect(readSteps(paragraphs)).toEqual(MASH.method);
});

test.each([
  ["Mary's Kitchen", "Fluffy Pancakes"],
  ["Pancakes | Mary's Kitchen", "Fluffy Buttermilk Pancakes"],
])("under the title “%s”, the only heading “%s” names the dish", (title, heading) => {
  const body = `<h1>${heading}</h1><h2>Ingredients</h2><ul>${listItems(MASH.list)}</ul>${METHOD}`;
  expect(recipeOn(`<html><head><title>${title}</title></head><body>${body}</body></html>`)?.name).toBe(
    heading,
  );
});

test("terms may be defined without an amount", () => {
  const list =
    "<dl><dt>flour</dt><dd>200 g</dd><dt>milk</dt><dd>1 dl</dd><dt>salt</dt><dd>to taste</dd></dl>";
  const recipe = recipeOn(blogPage("Bread", `<h2>Ingredients</h2>${list}${METHOD}`));
  expect(recipe?.recipeIngredient).toEqual(["200 g flour", "1 dl milk", "salt to taste"]);
});

test("amounts in two systems side by side are a recipe, too", () => {
  const rows = [
    ["Oats", "2 cups", "180 g"],
    ["Honey", "1/2 cup", "170 g"],
    ["Butter", "4 tbsp", "55 g"],
  ];
  const table = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
  expect(recipeOn(blogPage("Bars", `<h2>Ingredients</h2>${table}${METHOD}`))?.recipeIngredient).toHaveLength(
    3,
  );
});
