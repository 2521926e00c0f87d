import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const SOUP = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lentil Soup",
  recipeIngredient: ["200.0 g lentils", "For serving:", "parsley"],
  recipeInstructions: "1. Rinse.\n2. Simmer &lt; 1 hour.",
};

test("an object keeps what schema.org has fields for", async () => {
  const recipe = {
    ...SOUP,
    description: "Our **best**.\n\nReally.",
    author: [{ "@type": "Person", name: "Anna" }],
    creditText: "Sample Press",
    image: [
      { "@type": "ImageObject", url: "https://kitchen.example/a.jpg" },
      "pictures/b%20b.jpg",
      "https://kitchen.example/a.jpg",
    ],
    url: "https://tagine.example/recipe/soup",
    mainEntityOfPage: "https://kitchen.example/soup#recipe",
    isBasedOn: { "@type": "WebPage", url: "https://kitchen.example/soup" },
    prepTime: "PT10M",
    cookTime: "P0Y0M0DT0H25M0.000S",
    totalTime: "35 min",
    recipeYield: ["4", "4 bowls"],
    recipeCategory: "Soups, Starters",
    recipeCuisine: ["Turkish"],
    keywords: "vegan, quick,vegan",
    tool: [{ "@type": "HowToTool", name: "Pot" }],
    suitableForDiet: ["https://schema.org/VeganDiet", "GlutenFreeDiet"],
    cookingMethod: "Boiling",
    aggregateRating: { ratingValue: 8, bestRating: 10 },
    nutrition: { "@type": "NutritionInformation", calories: "310 kcal", fatContent: "4 g" },
    dateCreated: "2021-05-01T10:00:00Z",
    video: [{ "@type": "VideoObject", embedUrl: "https://videos.example/1" }],
    comment: [{ "@type": "Comment", author: { name: "Ben" }, text: "Nice." }],
    recipeInstructions: [
      {
        "@type": "HowToSection",
        name: "Prepare",
        itemListElement: [
          {
            "@type": "HowToStep",
            name: "Rinsing",
            text: "Rinse the lentils.",
            image: "https://kitchen.example/step.jpg",
          },
          { "@type": "HowToStep", text: "Chop.", video: "https://videos.example/chop.mp4" },
        ],
        video: { "@type": "Clip", url: "https://videos.example/1?t=20" },
      },
      "Simmer.\nStir.",
      ["Serve."],
    ],
  };
  const { formats, found } = await readFiles({
    "Export/Soup.jsonld": JSON.stringify(recipe),
    "Export/pictures/b b.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0),
  });
  expect(formats).toEqual({ "Export/Soup.jsonld": "json-ld" });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    recipe: {
      name: "Lentil Soup",
      description: "Our **best**.\n\nReally.",
      author: "Anna",
      orgURL: "https://kitchen.example/soup",
      recipeIngredient: ["200 g lentils", "parsley"],
      ingredientGroups: [
        { title: "", items: ["200 g lentils"] },
        { title: "For serving", items: ["parsley"] },
      ],
      recipeInstructions: [
        { title: "Prepare", name: "Rinsing", text: "Rinse the lentils." },
        { text: "Chop." },
        { text: "Simmer.\nStir." },
        { text: "Serve." },
      ],
      prepTime: "10 Minutes",
      performTime: "25 Minutes",
      totalTime: "35 min",
      recipeYield: "4 bowls",
      recipeCategory: ["Soups", "Starters"],
      recipeCuisine: ["Turkish"],
      tags: ["vegan", "quick"],
      tools: ["Pot"],
      sourceRating: 4,
      nutrition: { calories: "310 kcal", fatContent: "4 g" },
      dateAdded: "2021-05-01",
      notes: [
        { title: "Ben", text: "Nice." },
        {
          title: "Video",
          text: "https://videos.example/1\nhttps://videos.example/1?t=20\nhttps://videos.example/chop.mp4",
        },
      ],
    },
    pictures: [
      { address: "https://kitchen.example/a.jpg" },
      { file: "Export/pictures/b b.jpg" },
      { address: "https://kitchen.example/step.jpg", step: 0 },
    ],
  });
  expect(found[0]?.recipe.extras).toEqual({
    url: "https://tagine.example/recipe/soup",
    creditText: "Sample Press",
    suitableForDiet: "VeganDiet, GlutenFreeDiet",
    cookingMethod: "Boiling",
  });
});

test.each<[what: string, content: unknown]>([
  ["a list", [SOUP, { ...SOUP, name: "Bread" }]],
  ["{ recipes }", { recipes: [SOUP, { ...SOUP, name: "Bread" }] }],
  [
    "a graph",
    {
      "@graph": [
        { "@type": "WebSite", name: "x" },
        SOUP,
        { ...SOUP, name: "Bread", "@type": ["Recipe", "NewsArticle"] },
      ],
    },
  ],
  [
    "a list of items",
    {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", item: SOUP },
        { "@type": "ListItem", item: { ...SOUP, name: "Bread" } },
      ],
    },
  ],
  [
    "objects without types",
    [
      { ...SOUP, "@type": undefined },
      { ...SOUP, "@type": undefined, name: "Bread" },
    ],
  ],
])("all recipes of %s are found in order", async (_, content) => {
  const { formats, found } = await readFiles({ "x.json": JSON.stringify(content) });
  expect(formats).toEqual({ "x.json": "json-ld" });
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeInstructions])).toEqual(
    ["Lentil Soup", "Bread"].map((name) => [name, [{ text: "Rinse." }, { text: "Simmer < 1 hour." }]]),
  );
});

test("a list of thousands is read whole", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...SOUP,
    name: `Soup ${at}`,
    recipeInstructions: Array.from({ length: 5 }, () => ({ "@type": "HowToStep", text: "Cook." })),
  }));
  const { found } = await readFiles({ "x.json": JSON.stringify(many) });
  expect(found).toHaveLength(5000);
  expect(found.at(-1)?.recipe).toMatchObject({
    name: "Soup 4999",
    recipeIngredient: ["200 g lentils", "parsley"],
  });
});

test("references to objects elsewhere in the file are followed", async () => {
  const { found } = await readFiles({
    "x.json": JSON.stringify({
      "@graph": [
        { ...SOUP, author: { "@id": "#anna" }, image: { "@id": "#photo" } },
        { "@id": "#anna", "@type": "Person", name: "Anna" },
        { "@id": "#photo", "@type": "ImageObject", url: "https://kitchen.example/a.jpg" },
      ],
    }),
  });
  expect(found[0]).toMatchObject({
    recipe: { author: "Anna" },
    pictures: [{ address: "https://kitchen.example/a.jpg" }],
  });
});

test("a picture with the same name belongs to the recipe, and recipes inside it don't", async () => {
  const { found } = await readFiles({
    "Soup.json": JSON.stringify({ ...SOUP, isRelatedTo: { ...SOUP, name: "Other" } }),
    "Soup.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0),
    "Bread.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0),
  });
  expect(found.map(({ recipe, pictures }) => [recipe.name, pictures])).toEqual([
    ["Lentil Soup", [{ file: "Soup.jpg" }]],
  ]);
});

test("a single file in a folder has the folder's full picture", async () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0);
  const { found } = await readFiles({
    "Soup/data.json": JSON.stringify({ ...SOUP, image: "https://kitchen.example/soup.jpg" }),
    "Soup/thumb.jpg": picture,
    "Soup/full.jpg": picture,
    "Others/a.json": JSON.stringify(SOUP),
    "Others/b.json": JSON.stringify(SOUP),
    "Others/full.jpg": picture,
  });
  expect(found.map(({ pictures }) => pictures)).toEqual([
    [{ file: "Soup/full.jpg" }, { address: "https://kitchen.example/soup.jpg" }],
    [],
    [],
  ]);
});

test("broken JSON is repaired, and a recipe without a name is reported", async () => {
  const { found, unreadable } = await readFiles({
    "broken.json": `{"@context":"https://schema.org","@type":"Recipe","name":"Soup\ncold","recipeIngredient":["salt",],}`,
    "nameless.json": JSON.stringify([{ ...SOUP, name: "" }, SOUP]),
    "blank.json": JSON.stringify([
      { name: " ", slug: "x", recipeIngredient: ["salt"] },
      { ...SOUP, name: "Last" },
    ]),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soup cold", "Lentil Soup", "Last"]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual([
    "archive-recipe-without-name",
    "archive-recipe-without-name",
  ]);
});

test("empty sections and deep lists don't lose steps", async () => {
  const steps = [
    { "@type": "HowToSection", name: "Later" },
    { "@type": "HowToSection", name: "Now", itemListElement: { "@type": "HowToStep", text: "Cook." } },
    "[Last]",
  ];
  const { found } = await readFiles({ "x.json": JSON.stringify({ ...SOUP, recipeInstructions: steps }) });
  expect(found[0]?.recipe.recipeInstructions).toEqual([
    { text: "Later" },
    { title: "Now", text: "Cook." },
    { text: "Last" },
  ]);
});

test("a recipe as an API of Mealie sends it keeps its ingredients, notes, and tags", async () => {
  const recipe = {
    name: "Soup",
    slug: "soup",
    recipeIngredient: [{ quantity: 2, unit: { name: "cup" }, food: { name: "water" }, note: "cold" }],
    recipeInstructions: [{ title: "Cook", text: "Boil." }],
    tags: [{ name: "Quick" }],
    notes: [{ title: "Tip", text: "Salt it." }],
    orgURL: "https://kitchen.example/soup",
  };
  const { formats, found } = await readFiles({ "soup.json": JSON.stringify(recipe) });
  expect(formats).toEqual({ "soup.json": "json-ld" });
  expect(found[0]?.recipe).toMatchObject({
    recipeIngredient: ["2 cup water, cold"],
    recipeInstructions: [{ title: "Cook", text: "Boil." }],
    tags: ["Quick"],
    notes: [{ title: "Tip", text: "Salt it." }],
    orgURL: "https://kitchen.example/soup",
  });
});

test("JSON without recipes isn't recognized", async () => {
  const { formats } = await readFiles({
    "package.json": JSON.stringify({ name: "x", keywords: ["recipe"] }),
    "org.json": JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name: "Recipe" }),
    "article.json": JSON.stringify({ "@type": "Article", name: "Recipe", about: "RecipeBook" }),
  });
  expect(formats).toEqual({});
});

test("JSON-LD with a recipe per line is read", async () => {
  const recipe = (name: string) =>
    JSON.stringify({ "@type": "Recipe", name, recipeIngredient: ["2 eggs"], recipeInstructions: "Fry." });
  const { formats, found } = await readFiles({ "a.jsonl": `${recipe("Eggs")}\n${recipe("Omelet")}\n` });
  expect(formats).toEqual({ "a.jsonl": "json-ld" });
  expect(found.map(({ recipe: { name } }) => name)).toEqual(["Eggs", "Omelet"]);
});

test("all authors of a list are kept", async () => {
  const author = [{ "@type": "Person", name: "Anna" }, { name: "Bob" }];
  const recipe = { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 leek"], author };
  const { found } = await readFiles({ "a.json": JSON.stringify(recipe) });
  expect(found[0]?.recipe.author).toBe("Anna, Bob");
});

test("nested categories are written with a slash, but “and/or” stays", async () => {
  const { found } = await readFiles({
    "a.json": JSON.stringify({ ...SOUP, recipeCategory: ["Mains > Pasta", "Soups/Cold", "and/or", "Soups"] }),
  });
  expect(found[0]?.recipe.recipeCategory).toEqual(["Mains / Pasta", "Soups / Cold", "and/or", "Soups"]);
});

test("categories of Tagine's own export stay as they are", async () => {
  const own = { ...SOUP, sdPublisher: { name: "Tagine" }, recipeCategory: ["Soups/Cold"] };
  const { found } = await readFiles({ "a.json": JSON.stringify(own) });
  expect(found[0]?.recipe.recipeCategory).toEqual(["Soups/Cold"]);
});
