import { describe, expect, test } from "bun:test";
import { archiveFiles, formatOf, readAll } from "../../support/archive-files.ts";

const nextcloud = formatOf("nextcloud");
const SOUP = { "@context": "http://schema.org", "@type": "Recipe", name: "Soup" };

async function read(fields: object) {
  const [found] = await readAll(nextcloud, archiveFiles({ "Soup/recipe.json": { ...SOUP, ...fields } }));
  if (!found) throw new Error("There is no recipe");
  return found.recipe;
}

test("a recipe keeps everything the app stores", async () => {
  const recipe = await read({
    description: "Our **best**.\r\n\r\n\r\n\r\n- warm\r\n  - hot &amp; spicy",
    url: "https://kitchen.example/soup",
    image: "https://kitchen.example/soup.jpg",
    author: { "@type": "Person", name: "Anna" },
    prepTime: "PT0H10M",
    cookTime: "PT1H0M",
    totalTime: null,
    recipeYield: 4,
    recipeCategory: "Soups",
    keywords: "mac &amp; cheese,, diet: vegan,quick,quick",
    tool: ["Pot"],
    recipeIngredient: ["200.0 g lentils", " 1 leek", ""],
    recipeInstructions: ["Wash.\n", "Cook:\n20 minutes &lt; 1 hour", "  "],
    nutrition: { "@type": "NutritionInformation", calories: "310 kcal", servingSize: null },
    dateCreated: "2021-05-01T10:00:00+0000",
    dateModified: "2022-05-01T10:00:00+0000",
    datePublished: "2020-05-01",
    aggregateRating: { "@type": "AggregateRating", ratingValue: "8.6", bestRating: 10 },
    id: "101",
    printImage: true,
    imageUrl: "/apps/cookbook/recipes/101/image?size=full",
    _groceryState: "bought",
    _mealPlan: [{ day: 1 }],
    "meal type": 2,
    story: "long ".repeat(200),
  });
  expect(recipe).toEqual({
    name: "Soup",
    description: "Our **best**.\n\n- warm\n  - hot & spicy",
    orgURL: "https://kitchen.example/soup",
    author: "Anna",
    prepTime: "10 Minutes",
    performTime: "1 Hour",
    totalTime: null,
    recipeYield: "4",
    recipeCategory: ["Soups"],
    recipeCuisine: [],
    tags: ["mac & cheese", "diet: vegan", "quick"],
    tools: ["Pot"],
    recipeIngredient: ["200 g lentils", "1 leek"],
    ingredientGroups: [],
    recipeInstructions: [{ text: "Wash." }, { text: "Cook:\n20 minutes < 1 hour" }],
    nutrition: {
      calories: "310 kcal",
      fatContent: null,
      fiberContent: null,
      proteinContent: null,
      sodiumContent: null,
      sugarContent: null,
    },
    notes: [],
    dateAdded: "2021-05-01",
    sourceRating: 4.3,
    sourceText: null,
    extras: { _groceryState: "bought", "meal-type": "2" },
  });
});

describe("files by other programs in its folders are read too", () => {
  const written: [string, object, object][] = [
    ["tags in a list", { keywords: ["vegan", "quick"] }, { tags: ["vegan", "quick"] }],
    ["no nutrition as a list", { nutrition: [] }, { nutrition: { calories: null } }],
    ["an empty link", { url: "" }, { orgURL: null }],
    ["an invalid date", { dateCreated: "0", datePublished: "2019-03-16T20:15" }, { dateAdded: "2019-03-16" }],
    [
      "steps and sections as schema.org has them, and nothing of them is lost",
      {
        recipeInstructions: [
          { "@type": "HowToStep", text: "Mix." },
          {
            "@type": "HowToSection",
            name: "Bake",
            itemListElement: [{ "@type": "HowToStep", text: "Heat." }],
          },
          { "@type": "HowToStep", text: "Notes" },
          { "@type": "HowToStep", text: "Freezes well." },
        ],
      },
      {
        recipeInstructions: [
          { text: "Mix." },
          { title: "Bake", text: "Heat." },
          { text: "Notes" },
          { text: "Freezes well." },
        ],
      },
    ],
    [
      "all steps in one text",
      { recipeInstructions: "<p>Mix.</p><p>Notes</p><p>Bake.</p>" },
      { recipeInstructions: [{ text: "Mix." }, { text: "Notes" }, { text: "Bake." }] },
    ],
    [
      "sections as headings",
      {
        recipeIngredient: ["salt", "## Dough", "flour", "## Nothing", "# Filling", "jam"],
        recipeInstructions: ["## Dough", "Knead.", "## Bake", "Bake.", "## Enjoy"],
      },
      {
        recipeIngredient: ["salt", "flour", "jam"],
        ingredientGroups: [
          { title: "", items: ["salt"] },
          { title: "Dough", items: ["flour"] },
          { title: "Filling", items: ["jam"] },
        ],
        recipeInstructions: [
          { title: "Dough", text: "Knead." },
          { title: "Bake", text: "Bake." },
          { text: "## Enjoy" },
        ],
      },
    ],
    [
      "HTML tags",
      { description: "<p>Our <b>best</b></p>\n\n<p>soup</p>" },
      { description: "Our best\nsoup" },
    ],
  ];
  test.each(written)("%s", async (_, fields, expected) => {
    expect(await read(fields)).toMatchObject(expected);
  });

  const files: [string, string][] = [
    ["a recipe without a type", '{"name": "Soup", "recipeIngredient": ["salt"]}'],
    ["a recipe in a list", '[{"@type": "Recipe", "name": "Soup"}]'],
    ["a recipe in a graph", '{"@graph": [{"@type": "WebPage"}, {"@type": ["Recipe"], "name": "Soup"}]}'],
    ["broken JSON", '{"@type": "Recipe", "name": "Soup", "description": "Our\nbest",}'],
  ];
  test.each(files)("%s", async (_, content) => {
    const [found] = await readAll(nextcloud, archiveFiles({ "Soup/x.json": content }));
    expect(found?.recipe.name).toBe("Soup");
  });

  test("but half a recipe isn't", async () => {
    const cut = '{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion", "1 car';
    const reading = readAll(nextcloud, archiveFiles({ "Soup/recipe.json": cut }));
    await expect(reading).rejects.toThrow("archive-file-not-json");
  });
});

describe("recipes are found", () => {
  const layouts: [string, string[], string[]][] = [
    ["at the top of the archive", ["recipe.json"], ["full.jpg"]],
    ["in folders of any depth", ["Soup/recipe.json", "a/b/Bread/recipe.json"], ["a/b/Bread/thumb.jpg"]],
    ["under any name", ["Soup/soup.JSON"], ["Soup/full.jpg", "Soup/.hidden.json"]],
    [
      "and the app's own file takes precedence",
      ["Soup/recipe.json"],
      ["Soup/plan.json", ".trash/recipe.json"],
    ],
    ["several in one folder", ["all/soup.json", "all/bread.json"], []],
  ];
  test.each(layouts)("%s", (_, recipes, others) => {
    expect(nextcloud.findRecipes([...others, ...recipes])).toEqual(recipes.map((file) => ({ file })));
  });
});

describe("a picture is found", () => {
  const folders: [string | null, string[]][] = [
    ["Soup/full.jpg", ["Soup/thumb.jpg", "Soup/full.jpg", "Soup/thumb16.jpg"]],
    ["Soup/FULL.JPEG", ["Soup/FULL.JPEG"]],
    ["Soup/full", ["Soup/full"]],
    ["Soup/thumb.png", ["Soup/thumb16.png", "Soup/thumb.png"]],
    [null, ["Soup/thumb16.jpg", "full.jpg", "Bread/full.jpg", "Soup/more/full.jpg", "Soup/full.jpg.txt"]],
  ];
  test.each(folders)("%p", async (picture, names) => {
    const files = archiveFiles({
      "Soup/recipe.json": SOUP,
      ...Object.fromEntries(names.map((name) => [name, "picture"])),
    });
    const found = await nextcloud.read({ file: "Soup/recipe.json" }, files);
    expect(found).toMatchObject({ picture, slug: null });
  });

  test("unless several recipes share a folder", async () => {
    const files = archiveFiles({ "a.json": SOUP, "b.json": SOUP, "full.jpg": "picture" });
    expect((await readAll(nextcloud, files)).map(({ picture }) => picture)).toEqual([null, null]);
  });
});
