import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);

const SOUP = `<div class="recipe-details">
  <meta content="id-1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite">
  <meta content="4" itemprop="recipeRating">
  <img src="images/soup_0.jpg" class="recipe-photo" />
  <h2 itemprop="name">Lentil &amp; leek soup</h2>
  <div>Courses: <span itemprop="recipeCourse">Main dish</span>, <span itemprop="recipeCourse">Soup</span></div>
  <div>Categories: <span>Vegan</span><meta content="Vegan" itemprop="recipeCategory"></div>
  <div>Collections: <span>Winter</span><meta content="Winter" itemprop="recipeCollection"></div>
  <div>Source: <span itemprop="recipeSource"><a href="https://example.com/soup">Example kitchen</a></span></div>
  <div>Serving size: <span itemprop="recipeYield">4 bowls</span></div>
  <div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div>
  <div>Cooking time: <span>0 mins</span><meta content="PT0S" itemprop="cookTime"></div>
  <div itemprop="recipeIngredients"><p>200 g lentils,
     rinsed</p><p>For the topping:</p><p>1 leek</p></div>
  <div itemprop="recipeDirections"><p>1. Simmer the lentils.</p><p>2. Serve.</p></div>
  <div itemprop="recipeNotes"><p>Freezes well.</p><p>Better on day 2.</p></div>
  <meta content="310" itemprop="recipeNutCalories"><meta content="9" itemprop="recipeNutTotalFat">
  <img src="images/soup_0.jpg" class="recipe-photos" itemprop="photo0" />
  <img src="images/soup_1.jpg" class="recipe-photos" itemprop="photo1" />
  <img src="images/missing.jpg" class="recipe-photos" itemprop="photo2" />
</div>`;

const page = (...recipes: string[]) =>
  `<!DOCTYPE html><html><head><title>Recipe Keeper</title></head><body>${recipes.join("\n")}</body></html>`;

const named = (name: string) =>
  `<div class="recipe-details"><h2 itemprop="name">${name}</h2><div itemprop="recipeIngredients"><p>1 egg</p></div></div>`;

test("a recipe of Recipe Keeper keeps its fields and photos", async () => {
  const { formats, found } = await readFiles({
    "Export/recipes.html": page(SOUP),
    "Export/images/soup_0.jpg": PICTURE,
    "Export/images/soup_1.jpg": PICTURE,
  });
  expect(formats).toEqual({ "Export/recipes.html": "recipekeeper" });
  expect(found).toEqual([
    {
      recipe: {
        name: "Lentil & leek soup",
        description: "",
        recipeIngredient: ["200 g lentils, rinsed", "1 leek"],
        ingredientGroups: [
          { title: "", items: ["200 g lentils, rinsed"] },
          { title: "For the topping", items: ["1 leek"] },
        ],
        recipeInstructions: [{ text: "Simmer the lentils." }, { text: "Serve." }],
        notes: [{ title: "", text: "Freezes well.\nBetter on day 2." }],
        prepTime: "10 Minutes",
        performTime: null,
        totalTime: null,
        recipeYield: "4 bowls",
        nutrition: { calories: "310 kcal", fatContent: "9 g" },
        rating: 4,
        orgURL: "https://example.com/soup",
        recipeCategory: ["Main dish", "Soup"],
        tags: ["Vegan", "Winter"],
        extras: { source: "Example kitchen" },
      },
      pictures: [{ file: "Export/images/soup_0.jpg" }, { file: "Export/images/soup_1.jpg" }],
      isFavorite: true,
    },
  ]);
});

test("recipes of one page are read one by one, and one without a name doesn't stop the others", async () => {
  const { found, unreadable } = await readFiles({
    "recipes.html": page(named("Omelet"), named(" "), named("Fried egg")),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Omelet", "Fried egg"]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test("a source without a link is kept, and a page in Windows-1252 is read", async () => {
  const html = page(
    `<div class='recipe-details'><h2 itemprop="name">Crème</h2><span itemprop="recipeSource">Grandma</span></div>`,
  );
  const { found } = await readFiles({ "recipes.html": Buffer.from(`${html}<i itemprop=recipeX>`, "latin1") });
  expect(found.map(({ recipe }) => [recipe.name, recipe.orgURL, recipe.extras])).toEqual([
    ["Crème", null, { source: "Grandma" }],
  ]);
});

test("thousands of recipes in one page are read in linear time", async () => {
  const start = performance.now();
  const { found } = await readFiles({ "recipes.html": page(...Array.from({ length: 3000 }, () => SOUP)) });
  expect(found).toHaveLength(3000);
  expect(performance.now() - start).toBeLessThan(15_000);
});

test("other pages aren't taken for Recipe Keeper's", async () => {
  const { formats } = await readFiles({
    "index.html": "<html><body><div class='recipe-details'>Our details</div></body></html>",
    "README.md": "Export as `<div class=recipe-details>` with itemprop=recipeYield",
  });
  expect(formats).toEqual({});
});

test("bold lines start sections, links in notes stay, and photos need no names", async () => {
  const recipe = `<div class="recipe-details"><img src="images/only.jpg" class="recipe-photo"><h2 itemprop="name">Pie</h2>
    <span meta="cookTime">PT40M</span>
    <div itemprop="recipeIngredients"><p>2 eggs</p><p><b>Topping:</b></p><p>1 leek</p><p><b>2 onions</b></p></div>
    <div itemprop="recipeDirections"><p>1. Mix.</p><p><strong>Topping</strong></p><p>2. Bake.</p></div>
    <div itemprop="recipeNotes"><p>Use <a href="https://example.com/tin">this tin</a>.</p></div>
    <meta content="0.5" itemprop="recipeNutTransFat"><meta content="90" itemprop="recipeNutPotassium"></div>`;
  const { found } = await readFiles({ "recipes.html": page(recipe), "images/only.jpg": PICTURE });
  expect(found).toMatchObject([
    {
      recipe: {
        ingredientGroups: [
          { title: "", items: ["2 eggs"] },
          { title: "Topping", items: ["1 leek", "2 onions"] },
        ],
        recipeInstructions: [{ text: "Mix." }, { title: "Topping", text: "Bake." }],
        notes: [{ title: "", text: "Use [this tin](https://example.com/tin)." }],
        performTime: "40 Minutes",
        nutrition: { transFatContent: "0.5 g" },
        extras: { recipeNutPotassium: "90" },
      },
      pictures: [{ file: "images/only.jpg" }],
    },
  ]);
});

test("a picture that was chosen without its folder is found by its name", async () => {
  const { found } = await readFiles({
    "recipes.html": `<html><body><div class="recipe-details"><h2 itemprop="name">Leek pie</h2>
<div itemprop="recipeIngredients"><p>1 leek</p></div><img src="images\\pie.jpg" class="recipe-photo"></div></body></html>`,
    "pie.jpg": Uint8Array.of(0xff, 0xd8, 0xff),
  });
  expect(found[0]?.pictures).toEqual([{ file: "pie.jpg" }]);
});
