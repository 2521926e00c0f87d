import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PHOTO = Uint8Array.from({ length: 90 }, (_, at) => at);
const CODE = Buffer.from(PHOTO).toString("base64");

const SOUP = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  identifier: "9a6f",
  datePublished: "2024-01-01T10:00:00.000Z",
  description: "First line\n\nSecond **line**",
  image: [`data:image/png;base64,${CODE}`, "https://kitchen.example/soup.jpg"],
  name: "Lentil Soup",
  prepTime: "PT10M",
  totalTime: "half an hour",
  recipeIngredient: ["[For the soup]", "200 g red lentils", "[Topping]", "parsley"],
  recipeInstructions: [
    { "@type": "HowToSection", name: "Soup" },
    { "@type": "HowToStep", text: "Rinse." },
    { "@type": "HowToStep", text: "Simmer.\nStir." },
    { "@type": "HowToSection", name: "Topping" },
    { "@type": "HowToStep", text: "Chop." },
  ],
  recipeYield: "4 servings",
  recipeCategory: ["soups", "vegan"],
  creditText: "Sample Press",
  isBasedOn: "https://kitchen.example/soup",
  comment: [{ "@type": "Comment", name: "Author Notes", text: "Freezes well.\n\nKeeps 3 days." }],
  nutrition: { "@type": "NutritionInformation", description: "Calories: 310\nPer bowl" },
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4", bestRating: "5" },
};

const RECIPE = {
  name: "Lentil Soup",
  description: "First line\n\nSecond **line**",
  tags: ["soups", "vegan"],
  rating: 4,
  recipeYield: "4 servings",
  recipeIngredient: ["200 g red lentils", "parsley"],
  ingredientGroups: [
    { title: "For the soup", items: ["200 g red lentils"] },
    { title: "Topping", items: ["parsley"] },
  ],
  recipeInstructions: [
    { title: "Soup", text: "Rinse." },
    { text: "Simmer.\nStir." },
    { title: "Topping", text: "Chop." },
  ],
  nutrition: { calories: "310" },
  notes: [
    { title: "", text: "Freezes well.\n\nKeeps 3 days." },
    { title: "Nutrition", text: "Per bowl" },
  ],
  prepTime: "10 Minutes",
  totalTime: "half an hour",
  dateAdded: "2024-01-01",
  author: "Sample Press",
  orgURL: "https://kitchen.example/soup",
  extras: {},
};

test("a list in JSON-LD keeps every field", async () => {
  const other = { ...SOUP, name: "Bread", aggregateRating: undefined, image: [] };
  const { formats, found } = await readFiles({
    "recipesage-data.json-ld.json": JSON.stringify([SOUP, other, { ...SOUP, name: "" }]),
  });
  expect(formats).toEqual({ "recipesage-data.json-ld.json": "recipesage" });
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({
    recipe: RECIPE,
    pictures: [{ bytes: Buffer.from(PHOTO) }, { address: "https://kitchen.example/soup.jpg" }],
  });
  expect(found[0]?.recipe).not.toHaveProperty("recipeCategory");
  expect(found[1]?.recipe).toMatchObject({ name: "Bread", rating: 0 });
});

test("a recipe without a name doesn't stop the others", async () => {
  const { found, unreadable } = await readFiles({
    "data.json": JSON.stringify({ recipes: [{ ...SOUP, name: null }, SOUP] }),
  });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Lentil Soup"]);
});

const XML = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE data [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
<data>
  <recipes>
    <id>1</id><title>Lentil &amp; Bean Soup</title><description>Plain.</description><yield>4 servings</yield>
    <activeTime>10 min</activeTime><totalTime>35</totalTime><source>Sample Press</source>
    <url>https://kitchen.example/soup</url><notes>Freezes well. &secret;</notes>
    <ingredients>[For the soup]
200 g lentils
1 leek</ingredients>
    <instructions><![CDATA[Rinse.
Simmer < 1 hour.]]></instructions>
    <rating>4</rating><createdAt>2020-02-03T10:00:00.000Z</createdAt><updatedAt>2021-02-03</updatedAt>
    <folder>main</folder><diet>any</diet>
    <labels><id>7</id><title>soups</title><createdAt>2020-01-01</createdAt></labels>
    <labels><id>8</id><title>vegan</title></labels>
    <images><id>9</id><location>https://kitchen.example/soup.jpg</location></images>
  </recipes>
  <recipes><title></title><activeTime/><ingredients>salt</ingredients><instructions/></recipes>
  <recipes><title>Bread</title><activeTime/><ingredients>flour</ingredients><instructions/><labels/></recipes>
</data>`;

test("the export in XML is read without loading entities", async () => {
  const { formats, found, unreadable } = await readFiles({ "recipes.xml": XML });
  expect(formats).toEqual({ "recipes.xml": "recipesage" });
  expect(unreadable).toHaveLength(1);
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Lentil & Bean Soup", "Bread"]);
  expect(JSON.stringify(found)).not.toContain("root:");
  expect(found[0]).toMatchObject({
    recipe: {
      description: "Plain.",
      tags: ["soups", "vegan"],
      rating: 4,
      recipeYield: "4 servings",
      ingredientGroups: [{ title: "For the soup", items: ["200 g lentils", "1 leek"] }],
      recipeInstructions: [{ text: "Rinse." }, { text: "Simmer < 1 hour." }],
      prepTime: "10 min",
      totalTime: "35 Minutes",
      dateAdded: "2020-02-03",
      orgURL: "https://kitchen.example/soup",
      author: "Sample Press",
      extras: { diet: "any" },
    },
    pictures: [{ address: "https://kitchen.example/soup.jpg" }],
  });
});

test("rows of its API are recipes, too", async () => {
  const row = {
    title: "Soup",
    activeTime: "5 min",
    totalTime: "",
    yield: "2",
    ingredients: "salt",
    instructions: "Cook.",
    recipeLabels: [{ label: { title: "soups" } }],
    recipeImages: [{ image: { location: "https://kitchen.example/a.jpg" } }],
  };
  const { formats, found } = await readFiles({ "recipes.json": JSON.stringify({ recipes: [row] }) });
  expect(formats).toEqual({ "recipes.json": "recipesage" });
  expect(found[0]).toMatchObject({
    recipe: { name: "Soup", tags: ["soups"], recipeIngredient: ["salt"] },
    pictures: [{ address: "https://kitchen.example/a.jpg" }],
  });
});

test("other XML and JSON isn't RecipeSage's", async () => {
  const { formats } = await readFiles({
    "feed.xml": `<?xml version="1.0"?><rss><channel><title>x</title></channel></rss>`,
    "menu.xml": `<?xml version="1.0"?><menu><dish><title>x</title><ingredients/></dish></menu>`,
    "data.json": JSON.stringify([{ title: "x", totalTime: 3, yield: 2 }]),
  });
  expect(formats).toEqual({});
});

test("a link in the source's field is a link, and numbers are labels", async () => {
  const label = {
    recipeCategory: ["2024", "50%"],
    creditText: "https://kitchen.example/soup",
    isBasedOn: "",
  };
  const { found } = await readFiles({ "a.json": JSON.stringify([{ ...SOUP, ...label }]) });
  expect(found[0]?.recipe).toMatchObject({
    author: "",
    orgURL: "https://kitchen.example/soup",
    tags: ["2024", "50%"],
  });
});
