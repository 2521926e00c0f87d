import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PHOTO = Uint8Array.from({ length: 90 }, (_, at) => at);
const OTHER_PHOTO = Uint8Array.from({ length: 90 }, (_, at) => 200 - at);
const SMALL_PHOTO = Uint8Array.from({ length: 60 }, (_, at) => at * 2);
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const SOUP = {
  uid: "A1",
  name: "Lentil Soup",
  description: "Goes well with [recipe:Flat Bread].",
  ingredients:
    "**For the soup**\n200 g red lentils\n1 _small_ onion\n1 batch [recipe:Flat Bread]\nTopping:\nParsley",
  directions: "Rinse the lentils. [photo:rinsed]\n\n[photo:pot]\n\nSimmer for **20 minutes**.\nStir.",
  notes: "Freezes well.\n\nKeeps 3 days.",
  nutritional_info: "Calories: 310\nProtein: 18 g\nPer bowl",
  servings: "4 bowls",
  difficulty: "Easy",
  prep_time: "10 mins",
  cook_time: "1:30",
  total_time: "",
  source: "Grandma",
  source_url: "https://kitchen.example/soup",
  image_url: "https://kitchen.example/soup.jpg",
  photo: "s.jpg",
  photo_hash: "00",
  photo_large: "large.jpg",
  photo_data: encode(SMALL_PHOTO),
  photos: [
    { name: "rinsed", filename: "r.jpg", data: encode(OTHER_PHOTO), hash: "1" },
    { name: "main", filename: "large.jpg", data: encode(PHOTO), hash: "2" },
    { name: "pot", filename: "p.jpg", data: encode(OTHER_PHOTO.toReversed()), hash: "3" },
  ],
  categories: ["Soups", "Vegan"],
  rating: 4,
  created: "2021-05-01 10:00:00",
  hash: "22",
  on_favorites: true,
  scale: "2/1",
};

async function read(recipe: object) {
  return readFiles({ "Export.paprikarecipes/Soup.paprikarecipe": JSON.stringify(recipe) });
}

test("a Paprika recipe keeps every field", async () => {
  const { formats, found, unreadable } = await read(SOUP);
  expect(formats).toEqual({ "Export.paprikarecipes/Soup.paprikarecipe": "paprika" });
  expect(unreadable).toEqual([]);
  expect(found.map(({ recipe }) => recipe)).toEqual([
    {
      name: "Lentil Soup",
      description: "Goes well with [Flat Bread](recipe:Flat%20Bread).",
      recipeCategory: ["Soups", "Vegan"],
      rating: 4,
      recipeYield: "4 bowls",
      recipeIngredient: ["200 g red lentils", "1 small onion", "1 batch Flat Bread", "Parsley"],
      ingredientGroups: [
        { title: "For the soup", items: ["200 g red lentils", "1 small onion", "1 batch Flat Bread"] },
        { title: "Topping", items: ["Parsley"] },
      ],
      recipeInstructions: [{ text: "Rinse the lentils." }, { text: "Simmer for **20 minutes**.\nStir." }],
      nutrition: { calories: "310", proteinContent: "18 g" },
      notes: [
        { title: "", text: "Freezes well.\n\nKeeps 3 days." },
        { title: "Nutrition", text: "Per bowl" },
        { title: "", text: "- [Flat Bread](recipe:Flat%20Bread)" },
      ],
      prepTime: "10 mins",
      performTime: "1 Hour 30 Minutes",
      totalTime: null,
      dateAdded: "2021-05-01",
      author: "Grandma",
      orgURL: "https://kitchen.example/soup",
      extras: { image_url: "https://kitchen.example/soup.jpg", difficulty: "Easy", scale: "2/1" },
    },
  ]);
  expect(found[0]?.isFavorite).toBe(true);
});

test("the large photo comes first, and photos in the directions belong to their step", async () => {
  const { found } = await read(SOUP);
  expect(found[0]?.pictures).toEqual([
    { bytes: Buffer.from(PHOTO) },
    { bytes: Buffer.from(OTHER_PHOTO), step: 0 },
    { bytes: Buffer.from(OTHER_PHOTO.toReversed()), step: 0 },
  ]);
});

test("a photo that Paprika writes twice is kept once", async () => {
  const photos = [{ name: "1", filename: "1.jpg", data: encode(PHOTO) }];
  const { found } = await read({ ...SOUP, photo_large: null, photo_data: encode(PHOTO), photos });
  expect(found[0]?.pictures).toEqual([{ bytes: Buffer.from(PHOTO) }]);
});

test("without photos, the address of the picture is kept", async () => {
  const { found } = await read({ ...SOUP, photo_data: null, photos: [] });
  expect(found[0]?.pictures).toEqual([{ address: "https://kitchen.example/soup.jpg" }]);
  expect(found[0]?.recipe.extras).not.toHaveProperty("image_url");
});

test.each([
  ["kitchen.example", "https://www.kitchen.example/soup", "", "https://www.kitchen.example/soup"],
  ["https://kitchen.example/a", "", "", "https://kitchen.example/a"],
  ["A book", "", "A book", null],
])("source %p at %p is author %p and link %p", async (source, source_url, author, orgURL) => {
  const { found } = await read({ ...SOUP, source, source_url });
  expect(found[0]?.recipe).toMatchObject({ author, orgURL });
});

test("a large picture before all other keys doesn't hide the format", async () => {
  const { photo_data: _, photos: _photos, ...rest } = SOUP;
  const { formats, found } = await read({ photo_data: "QUJD".repeat(40_000), ...rest });
  expect(Object.values(formats)).toEqual(["paprika"]);
  expect(found[0]?.recipe.name).toBe("Lentil Soup");
});

test("a recipe without a name, or without anything else, doesn't stop the others", async () => {
  const { found, unreadable } = await readFiles({
    "a.paprikarecipe": JSON.stringify({ ...SOUP, name: null }),
    "b.paprikarecipe": JSON.stringify({
      ...SOUP,
      name: "Empty",
      ingredients: null,
      directions: 7,
      photos: "x",
      categories: null,
      rating: "9",
    }),
    "c.json": JSON.stringify({ ...SOUP, photos: null }),
  });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
  expect(found.map(({ recipe }) => [recipe.name, recipe.rating, recipe.recipeCategory?.length])).toEqual([
    ["Empty", 5, 0],
    ["Lentil Soup", 4, 2],
  ]);
});

const PAGE = `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>Lentil Soup</title></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
 <div class="infobox">
  <div class="photobox"><a href="Images/A1/big%20one.jpg"><img src="Images/A1/small.jpg" itemprop="image" class="photo photoswipe"></a></div>
  <h1 itemprop="name" class="name">Lentil &amp; Bean Soup</h1>
  <p itemprop="aggregateRating" class="rating" value="4">★★★★☆</p>
  <p itemprop="recipeCategory" class="categories">Soups, Vegan</p>
  <p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">10 mins</span>
   <b>Cook Time: </b><span itemprop="cookTime">25 mins</span>
   <b>Servings: </b><span itemprop="recipeYield">4</span>
   <b>Difficulty: </b><span itemprop="difficulty">Easy</span>
   <b>Source: </b><a itemprop="url" href="https://kitchen.example/soup?a=1&amp;b=2"><span itemprop="author">Sample Press</span></a></p>
 </div>
 <div class="ingredientsbox"><h3 class="subhead">Ingredients</h3><div class="ingredients text">
  <p class="line" itemprop="recipeIngredient">Soup:</p>
  <p class="line" itemprop="recipeIngredient"><strong>200</strong> g lentils</p>
 </div></div>
 <div class="directionsbox"><h3 class="subhead">Directions</h3><div itemprop="recipeInstructions" class="directions text">
  <p class="line">Rinse the
   lentils.</p><p class="line">Simmer.</p></div></div>
 <div class="textbox"><div itemprop="description" class="description text"><p>Plain.</p></div></div>
 <div class="notesbox"><div itemprop="comment" class="notes text"><p>Freezes well.</p></div></div>
 <div class="nutritionbox"><div itemprop="nutrition" class="nutrition text"><p>Calories: 310</p></div></div>
</div></body></html>`;

test("pages of Paprika's HTML export are recipes, but not their index", async () => {
  const { formats, found } = await readFiles({
    "Export/index.html": `<html><body><ul><li><a href="Recipes/Soup.html">Lentil Soup</a></li></ul></body></html>`,
    "Export/Recipes/Soup.html": PAGE,
    "Export/Recipes/Images/A1/big one.jpg": PHOTO,
    "Export/Recipes/Images/A1/small.jpg": SMALL_PHOTO,
  });
  expect(formats).toEqual({ "Export/Recipes/Soup.html": "paprika" });
  expect(found).toEqual([
    {
      recipe: {
        name: "Lentil & Bean Soup",
        description: "Plain.",
        recipeCategory: ["Soups", "Vegan"],
        rating: 4,
        recipeYield: "4",
        recipeIngredient: ["200 g lentils"],
        ingredientGroups: [{ title: "Soup", items: ["200 g lentils"] }],
        recipeInstructions: [{ text: "Rinse the lentils." }, { text: "Simmer." }],
        nutrition: { calories: "310" },
        notes: [{ title: "", text: "Freezes well." }],
        prepTime: "10 mins",
        performTime: "25 mins",
        totalTime: null,
        author: "Sample Press",
        orgURL: "https://kitchen.example/soup?a=1&b=2",
        extras: { difficulty: "Easy" },
      },
      pictures: [{ file: "Export/Recipes/Images/A1/big one.jpg" }],
    },
  ]);
});

test("pages without their folder of pictures have none", async () => {
  const folder = "Images/0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9";
  const html = PAGE.replaceAll("Images/A1", folder).replaceAll("small.jpg", `${"0".repeat(36)}.jpg`);
  const { found } = await readFiles({ "Soup.html": html });
  expect(found.map(({ pictures }) => pictures)).toEqual([[]]);
});

test("other JSON and HTML isn't Paprika's", async () => {
  const { formats } = await readFiles({
    "package.json": JSON.stringify({ name: "app", description: "d", scripts: {}, servings: 1 }),
    "list.json": JSON.stringify([{ uid: 1, name: "x", notes: "", rating: 3 }]),
    "page.html": `<html><body class="infobox"><h1>About Paprika</h1><p>directions</p></body></html>`,
    "empty.json": "{}",
    "broken.json": `{"name": "`,
  });
  expect(formats).toEqual({});
});

test("a scale that changes nothing isn't kept", async () => {
  const { found } = await read({ ...SOUP, scale: "1/1" });
  expect(found[0]?.recipe.extras).not.toHaveProperty("scale");
});

test("links between pages of the HTML export are links between recipes", async () => {
  const html = `<html><head><style>.infobox{}</style></head><body>
    <div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox"><h1 itemprop="name">Soup</h1></div>
    <div class="ingredientsbox"><p class="line" itemprop="recipeIngredient">1 cup <a href="Stock.html">Stock</a></p></div>
    <div class="directionsbox"><div itemprop="recipeInstructions"><p>Heat the <a href="Stock.html">Stock</a>.</p></div></div>
    <div class="notesbox"><div itemprop="comment"><p>From <a href="https://kitchen.example/s?a=1&amp;b=2">a friend</a>.</p></div></div>
    <div class="subhead"></div></div></body></html>`;
  const { formats, found } = await readFiles({ "Recipes/Soup.html": html });
  expect(formats).toEqual({ "Recipes/Soup.html": "paprika" });
  expect(found[0]?.recipe).toMatchObject({
    recipeIngredient: ["1 cup Stock"],
    recipeInstructions: [{ text: "Heat the [Stock](recipe:Stock)." }],
    notes: [
      { title: "", text: "From [a friend](https://kitchen.example/s?a=1&b=2)." },
      { title: "", text: "- [Stock](recipe:Stock)" },
    ],
  });
});
