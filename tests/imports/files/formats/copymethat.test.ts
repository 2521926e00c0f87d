import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);

const SOUP = `<div class = "recipe">
<div id = "name">
    Lentil soup
</div>
<div id = "link">
    Adapted from <a id = "original_link" href = "https://example.com/soup">https://example.com/soup</a>
</div>
<img class= "recipeImage" src = "images/soup%20one.jpg" width="120px"/>
<div id="description">Plain &amp; good.</div>
<div id = "categories"><span>Tags: </span> <span class = "recipeCategory">vegan</span> <span class = "recipeCategory">soup</span></div>
<div id = "extra_info">
    <span id="made_this"> I made this. </span> <span id="starred">Is starred. </span>
    <span id="rating">Rated <span id = "ratingValue">4</span>/5</span>
</div>
<div id = "servings">Servings: <a id="recipeYield">4</a> <span meta="prepTime">PT10M</span></div>
<div id= "recipeIngredient_header">Ingredients</div>
<ul id = "recipeIngredients">
  <li class= "recipeIngredient">200 g lentils</li>
  <li class= "recipeIngredient_note">Any color works.</li>
  <li class= "recipeIngredient_spacer"></li>
  <li class= "recipeIngredient_subheader">Topping:</li>
  <li class= "recipeIngredient">1
     leek</li>
</ul>
<ol id = "recipeInstructions">
  <li class = "instruction_subheader">Start</li>
  <li class = "instruction" value = "1">Simmer the lentils.</li>
  <li class = "instruction_next">Stir often.</li>
  <li class = "instruction" value = "2">Serve.</li>
</ol>
<ul id = "recipeNotes"><li class = "recipeNote">Freezes <a href="https://example.com/cold">well</a>.</li></ul>
</div>`;

const page = (...recipes: string[]) =>
  `<!DOCTYPE html>
<head><meta name="copymethat_class_id_version" content="2"></head>
<html><style>.recipe{ margin:0 }</style><body>${recipes.join("\n")}</body></html>`;

test("a recipe of CopyMeThat keeps its fields, subheaders, and picture", async () => {
  const { formats, found } = await readFiles({
    "export.zip/recipes.html": page(SOUP),
    "export.zip/images/soup one.jpg": PICTURE,
  });
  expect(formats).toEqual({ "export.zip/recipes.html": "copymethat" });
  expect(found).toEqual([
    {
      recipe: {
        name: "Lentil soup",
        description: "Plain & good.",
        recipeIngredient: ["200 g lentils", "1 leek"],
        ingredientGroups: [
          { title: "", items: ["200 g lentils"] },
          { title: "Topping", items: ["1 leek"] },
        ],
        recipeInstructions: [
          { title: "Start", text: "Simmer the lentils.\nStir often." },
          { text: "Serve." },
        ],
        notes: [
          { title: "", text: "Any color works." },
          { title: "", text: "Freezes [well](https://example.com/cold)." },
        ],
        recipeYield: "4",
        prepTime: "10 Minutes",
        performTime: null,
        totalTime: null,
        rating: 4,
        orgURL: "https://example.com/soup",
        tags: ["vegan", "soup"],
        extras: { "made-this": "true" },
      },
      pictures: [{ file: "export.zip/images/soup one.jpg" }],
      isFavorite: true,
    },
  ]);
});

test("each recipe of a page has its own fields, and one without a name doesn't stop the others", async () => {
  const bare = (name: string, more = "") => `<div class="recipe"><div id="name">${name}</div>${more}</div>`;
  const { found, unreadable } = await readFiles({
    "recipes.html": page(
      SOUP,
      bare(""),
      bare("Toast", `<div id="link">Adapted from Grandma</div><img class="recipeImage" src="../../x.jpg">`),
    ),
  });
  expect(
    found.map(({ recipe: { name, rating, orgURL, extras, notes }, pictures, isFavorite }) => ({
      name,
      rating,
      orgURL,
      extras,
      notes: notes?.length,
      pictures,
      isFavorite,
    })),
  ).toEqual([
    {
      name: "Lentil soup",
      rating: 4,
      orgURL: "https://example.com/soup",
      extras: { "made-this": "true" },
      notes: 2,
      pictures: [],
      isFavorite: true,
    },
    {
      name: "Toast",
      rating: null,
      orgURL: null,
      extras: { source: "Grandma" },
      notes: 0,
      pictures: [],
      isFavorite: undefined,
    },
  ]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
});

test("other pages aren't taken for CopyMeThat's", async () => {
  const { formats } = await readFiles({
    "a.html": "<html><body><div class='recipe'><div id=name>Soup</div></div></body></html>",
  });
  expect(formats).toEqual({});
});

test("pictures in the instructions belong to their steps", async () => {
  const html = page(`<div class="recipe"><div id="name">Toast</div><img src="images/0.jpg">
    <ol id="recipeInstructions"><li class="instruction_subheader">Start</li>
    <li class="instruction">Slice.</li><li class="instruction">Toast.<img src="images/1.jpg"></li>
    <li class="instruction"><img src="images/2.jpg"></li></ol></div>`);
  const files = Object.fromEntries([0, 1, 2].map((number) => [`images/${number}.jpg`, PICTURE]));
  const { found } = await readFiles({ "recipes.html": html, ...files });
  expect(found[0]?.pictures).toEqual([
    { file: "images/0.jpg" },
    { file: "images/1.jpg", step: 1 },
    { file: "images/2.jpg", step: 1 },
  ]);
});
