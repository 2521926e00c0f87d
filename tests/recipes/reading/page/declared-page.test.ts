import { describe, expect, test } from "bun:test";
import { emptyRecipe, type ParsedRecipe } from "../../../../src/recipes/text/parsed-recipe.ts";
import { showsDeclared } from "../../../../src/recipes/reading/page/declared-page.ts";
import { recipeOn } from "../../../support/reading.ts";
import { measureFastest } from "../../../support/measure-fastest.ts";

const DECLARED: ParsedRecipe = {
  ...emptyRecipe("https://kitchen.example/"),
  name: "Plum cake",
  description: "As my aunt made it.",
  image: "https://kitchen.example/cake.jpg",
  author: "Ada",
  recipeYield: "12 pieces",
  totalTime: "1 Hour",
  recipeCategory: ["Cake"],
  recipeIngredient: ["300 g flour & salt", "2 eggs"],
  recipeInstructions: ["Stir the flour.", "Add the eggs.", "Stone the plums.", "Bake it."].map((text) => ({
    text,
  })),
};
const LIST = "<ul><li>300 g <b>flour</b> &amp; salt</li><li><input type=checkbox>2 eggs</li></ul>";
const STEPS =
  "<ol><li>Stir the flour.</li><li>Add the eggs.</li><img><li>Stone the plums.</li><li>Bake it.</li></ol>";

describe("a page that shows the recipe exactly as its data", () => {
  test("adds nothing to it, whatever its tags", () => {
    expect(showsDeclared(`<h1>Plum cake</h1>${LIST}<p>Now:</p>${STEPS}<p>Enjoy!</p>`, DECLARED)).toBe(true);
  });

  test.each<[string, string, Partial<ParsedRecipe>]>([
    ["has titles among the ingredients", LIST.replace("<li><input", "<h3>Glaze</h3><li><input") + STEPS, {}],
    ["has titles among the steps", LIST + STEPS.replace("<img>", "<h3>Topping</h3>"), {}],
    ["has another line", LIST.replace("<li><input", "<li>1 lemon</li><li><input") + STEPS, {}],
    ["uses other words", LIST + STEPS.replace("Bake it", "Bake the cake"), {}],
    ["may show the author", LIST + STEPS, { author: "" }],
    ["may show the categories", LIST + STEPS, { recipeCategory: [] }],
    ["may show the time", LIST + STEPS, { totalTime: null }],
    ["may show a picture", LIST + STEPS, { image: null }],
    ["may show a better name", LIST + STEPS, { name: "Plum cake (4.8/5)" }],
    ["may show more steps", LIST + STEPS, { recipeInstructions: DECLARED.recipeInstructions.slice(0, 2) }],
    ["may show the amounts", LIST + STEPS, { recipeIngredient: ["flour & salt", "eggs"] }],
    ["is implausibly long", LIST + STEPS + "<p>x</p>".repeat(200_000), {}],
  ])("is examined closely if it %s", (_, source, lacks) => {
    expect(showsDeclared(source, { ...DECLARED, ...lacks })).toBe(false);
  });

  test("empty data never matches the page", () => {
    expect(showsDeclared(LIST + STEPS, undefined)).toBe(false);
  });
});

test("a matching page is read without a close look, a differing one isn't", () => {
  const data = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: DECLARED.name,
    description: DECLARED.description,
    image: DECLARED.image,
    author: DECLARED.author,
    recipeYield: DECLARED.recipeYield,
    totalTime: "PT1H",
    recipeCategory: DECLARED.recipeCategory,
    recipeIngredient: DECLARED.recipeIngredient,
    recipeInstructions: DECLARED.recipeInstructions.map(({ text }) => text),
  };
  const page = (list: string) =>
    recipeOn(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><body><h2>Ingredients</h2>${list}${STEPS}`,
    );
  expect(page(LIST)).toMatchObject({ recipeIngredient: DECLARED.recipeIngredient, ingredientGroups: [] });
  const titled = LIST.replace("<ul>", "<h3>Dough</h3><ul>").replace(
    "<li><input",
    "</ul><h3>Glaze</h3><ul><li><input",
  );
  expect(page(titled)?.ingredientGroups.map(({ title }) => title)).toEqual(["Dough", "Glaze"]);
});

test.each(["<", "<a ", "&", "&amp;", "<a<", "ß"])(
  "a page of only %p is searched within a second",
  async (sign) => {
    const source = sign.repeat(Math.floor(1_000_000 / sign.length));
    expect(showsDeclared(source, DECLARED)).toBe(false);
    expect(await measureFastest(() => showsDeclared(source, DECLARED), 3, 1000)).toBeLessThan(1000);
  },
);
