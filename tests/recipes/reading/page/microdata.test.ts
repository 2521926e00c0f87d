import { expect, test } from "bun:test";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";

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

test("microdata is read, including nested items", () => {
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

test("fields missing in JSON-LD come from microdata", () => {
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

test("other items aren't recipes", () => {
  expect(
    read('<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Pan</b></div>'),
  ).toBeNull();
});

const marked = (lines: string) =>
  read(`<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Mash</h1>${lines}
    <p itemprop="recipeInstructions">Mash it well.</p></div>`);

test("a complete item takes precedence over incomplete JSON-LD", () => {
  const partial = { "@type": "Recipe", name: "Leek & Potato Soup" };
  const recipe = read(`<script type="application/ld+json">${JSON.stringify(partial)}</script>${SOUP}`);
  expect(recipe?.recipeIngredient).toEqual(["2 leeks", "3 potatoes"]);
});

test("amounts and names in separate elements stay separate words", () => {
  const spans = marked(
    '<li itemprop="recipeIngredient"><span>300</span><span>g</span><span>chickpeas</span></li>',
  );
  expect(spans?.recipeIngredient).toEqual(["300 g chickpeas"]);
  const cells = marked('<table><tr itemprop="recipeIngredient"><td>2</td><td>carrots</td></tr></table>');
  expect(cells?.recipeIngredient).toEqual(["2 carrots"]);
});

test("a list that's marked up twice counts once", () => {
  const list = ["1 egg", "2 leeks", "1 l water"]
    .map((line) => `<li itemprop="recipeIngredient">${line}</li>`)
    .join("");
  expect(marked(`<ul>${list}</ul><ul class="for-phones">${list}</ul>`)?.recipeIngredient).toEqual([
    "1 egg",
    "2 leeks",
    "1 l water",
  ]);
});

test("an ingredient listed twice stays twice", () => {
  const list = ["1 egg", "2 leeks", "1 egg"]
    .map((line) => `<li itemprop="recipeIngredient">${line}</li>`)
    .join("");
  expect(marked(list)?.recipeIngredient).toEqual(["1 egg", "2 leeks", "1 egg"]);
});

test("machine-readable values take precedence over visible ones", () => {
  const recipe = marked(
    '<b itemprop="recipeYield" content="4 servings">four</b><time itemprop="totalTime" datetime="PT1H">a while</time>',
  );
  expect(recipe).toMatchObject({ recipeYield: "4 servings", totalTime: "1 Hour" });
});

test("an element may have several properties", () => {
  expect(marked('<p itemprop="description recipeCategory">Side dish</p>')).toMatchObject({
    description: "Side dish",
    recipeCategory: ["Side dish"],
  });
});

test("a nested item's name isn't the dish's name", () => {
  const recipe = marked(
    '<div itemprop="video" itemscope itemtype="https://schema.org/VideoObject"><b itemprop="name">A film</b></div>',
  );
  expect(recipe?.name).toBe("Mash");
});
