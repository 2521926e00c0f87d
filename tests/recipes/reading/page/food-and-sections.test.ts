import { describe, expect, test } from "bun:test";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";
import { listItems } from "../../../support/reading.ts";

const read = (body: string) =>
  readPage({ url: "https://kitchen.example/pie", html: `<title>Pie</title><h1>Pie</h1>${body}` }).recipes[0];
const data = (recipe: object) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;

const METHOD =
  "<h2>Method</h2><ol><li>Make the dough and chill it.</li><li>Mix the filling and bake.</li></ol>";

describe("a list in two sections is complete", () => {
  test("if only the first list has a title", () => {
    const lists = `<div><h3>Dough</h3><ul class="lines"><li>200 g flour</li><li>100 g butter</li></ul></div>
      <div><h3>Filling</h3><ul><li>3 apples</li><li>50 g sugar</li></ul></div>`;
    expect(read(`<h2>Ingredients</h2>${lists}${METHOD}`)?.ingredientGroups).toEqual([
      { title: "Dough", items: ["200 g flour", "100 g butter"] },
      { title: "Filling", items: ["3 apples", "50 g sugar"] },
    ]);
  });

  test("if a section has two lines separated by a line break", () => {
    const lists =
      "<p>200 g flour<br>100 g butter<br>1 egg</p><p><b>Filling:</b></p><p>3 apples<br>50 g sugar</p>";
    expect(read(`<h2>Ingredients</h2>${lists}${METHOD}`)?.recipeIngredient).toEqual([
      "200 g flour",
      "100 g butter",
      "1 egg",
      "3 apples",
      "50 g sugar",
    ]);
  });

  test("if structured data uses lines ending in a colon as titles", () => {
    const recipeIngredient = ["Dough:", "200 g flour", "Filling:", "3 apples"];
    const recipe = { "@type": "Recipe", name: "Pie", recipeIngredient, recipeInstructions: ["Bake it."] };
    expect(read(data(recipe))?.ingredientGroups).toEqual([
      { title: "Dough", items: ["200 g flour"] },
      { title: "Filling", items: ["3 apples"] },
    ]);
  });
});

describe("the first section of a table keeps its title, even above a list for printing", () => {
  const putAmountFirst = (item: string) => item.split(": ").toReversed().join(" ");
  const row = (cell: string) => `<tr><td></td><td>${cell}</td></tr>`;
  test.each([
    ["FOR THE DOUGH", "FOR THE FILLING", "FOR DUSTING"],
    ["FÜR DEN TEIG", "FÜR DIE FÜLLUNG", "ZUM BESTÄUBEN"],
    ["POUR LA PÂTE", "POUR LA GARNITURE", "POUR LA FINITION"],
    ["PARA LA MASA", "PARA EL RELLENO", "PARA ESPOLVOREAR"],
    ["NA CIASTO", "NA NADZIENIE", "DO POSYPANIA"],
  ])("“%s”", (first, second, third) => {
    const groups = [
      { title: first, items: ["flour: 200 g", "butter: 100 g", "eggs: 1"] },
      { title: second, items: ["apples: 3", "sugar: 50 g"] },
      { title: third, items: ["icing sugar"] },
    ];
    const list = groups.flatMap(({ items }) => items);
    const shown = groups.map(({ title, items }) => ({ title, lines: items.map(putAmountFirst) }));
    const rows = shown.map(({ title, lines }) => [title, ...lines].map(row).join("")).join("");
    const printed = shown
      .map(
        ({ title, lines }) => `<h3>${title}</h3><ul>${listItems(lines.map((line) => `${line}, bio`))}</ul>`,
      )
      .join("");
    const declared = data({ "@type": "Recipe", name: "Pie", recipeIngredient: list });
    const body = `${declared}<div class="ingredients"><p>Adjust servings:</p><table>${rows}</table></div>
      <h3>Nutrition</h3><p>790 kcal</p><div class="ingredients"><h2>Ingredients</h2>${printed}</div>${METHOD}`;
    expect(read(body)?.ingredientGroups).toEqual(groups);
  });
});

test("steps lose their numbers", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Pie",
    recipeIngredient: ["1 egg"],
    recipeInstructions: ["1. Boil water.", "2. Cook it."],
  };
  expect(read(data(recipe))?.recipeInstructions).toEqual([{ text: "Boil water." }, { text: "Cook it." }]);
});

test("a duration in a step isn't the recipe's time", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Pie",
    recipeIngredient: ["1 egg"],
    recipeInstructions: ["Boil.", "Bake 10 minutes."],
  };
  const steps = "<h2>Directions</h2><ol><li>Boil.</li><li>Bake 10 minutes.</li></ol>";
  expect(read(data(recipe) + steps)?.performTime).toBeNull();
});

describe("things that aren't food aren't recipes", () => {
  test("a manual that lists what you need", () => {
    const needs = "<h2>You will need</h2><ul><li>1 paper clip</li><li>1 cable</li><li>5 minutes</li></ul>";
    const steps =
      "<h2>Instructions</h2><ol><li>Press the button for ten seconds.</li><li>Wait for the light.</li></ol>";
    expect(read(needs + steps)).toBeUndefined();
  });

  test("a pot in a shop, even with a weight", () => {
    const pot = data({ "@type": "Product", name: "Pot" });
    const parts =
      "<h2>Ingredients</h2><ul><li>4.2 l capacity</li><li>2 handles</li><li>5 kg weight</li></ul>";
    const steps =
      "<h2>Instructions</h2><ol><li>Wash with warm water before first use.</li><li>Heat it slowly.</li></ol>";
    expect(read(pot + parts + steps)).toBeUndefined();
  });

  test("but a food box in a shop is one", () => {
    const box = data({ "@type": "Product", name: "Pie" });
    const parts = "<h2>Ingredients</h2><ul><li>1 pack of beef</li><li>1 pack of brown rice</li></ul>";
    expect(read(box + parts + METHOD)?.recipeIngredient).toHaveLength(2);
  });
});
