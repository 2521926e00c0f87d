import { expect, test } from "bun:test";
import { readPage } from "../../../src/recipes/scraper/read-page.ts";

const read = (html: string) => readPage({ url: "https://kitchen.example/soup", html }).recipes[0] ?? null;

const SOUP = `
  <div itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Leek &amp; Potato Soup</h1>
    <img itemprop="image" src="/leek.jpg">
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="name">Ann Baker</a></span>
    <meta itemprop="prepTime" content="PT10M"><time itemprop="cookTime" datetime="PT20M">20 min</time>
    <span itemprop="recipeYield">4 servings</span>
    <ul><li itemprop="recipeIngredient">2 leeks<li itemprop="recipeIngredient"><b>3</b> potatoes</ul>
    <div itemprop="recipeInstructions"><ol><li>Slice the leeks.</li><li>Cook everything.</li></ol></div>
    <div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation"><i itemprop="calories">180 kcal</i></div>
    <div itemprop="aggregateRating" itemscope><meta itemprop="ratingValue" content="4.2"></div>
  </div>`;

test("microdata is read, things inside things included", () => {
  expect(read(SOUP)).toMatchObject({
    name: "Leek & Potato Soup",
    image: "https://kitchen.example/leek.jpg",
    author: "Ann Baker",
    prepTime: "10 Minutes",
    performTime: "20 Minutes",
    recipeYield: "4 servings",
    recipeIngredient: ["2 leeks", "3 potatoes"],
    recipeInstructions: [{ text: "Slice the leeks." }, { text: "Cook everything." }],
    nutrition: { calories: "180 kcal" },
    rating: 4.2,
  });
});

test("what JSON-LD lacks is taken from microdata", () => {
  const partial = { "@type": "Recipe", name: "Soup, as JSON-LD says", recipeIngredient: ["1 leek"] };
  const recipe = read(`<script type="application/ld+json">${JSON.stringify(partial)}</script>${SOUP}`);
  expect(recipe).toMatchObject({
    name: "Soup, as JSON-LD says",
    recipeIngredient: ["1 leek"],
    recipeInstructions: [{ text: "Slice the leeks." }, { text: "Cook everything." }],
  });
});

test("several elements with one property are several values", () => {
  const recipe = read(`<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Toast</b>
    <p itemprop="ingredients">Bread</p><p itemprop="recipeInstructions">Toast it.</p><p itemprop="recipeInstructions">Eat it.</p></div>`);
  expect(recipe).toMatchObject({
    recipeIngredient: ["Bread"],
    recipeInstructions: [{ text: "Toast it." }, { text: "Eat it." }],
  });
});

test("other things are no recipes", () => {
  expect(
    read('<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Pan</b></div>'),
  ).toBeNull();
});
