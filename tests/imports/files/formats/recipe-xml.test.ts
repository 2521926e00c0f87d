import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
const BASE64 = Buffer.from(PICTURE).toString("base64");

test("Cookmate: a backup keeps fields, sections, and pictures", async () => {
  const { formats, found, unreadable } = await readFiles({
    "Backup.mcb/recipes.xml": `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">
<recipe><title>Lentil &amp; leek pot</title><preptime>10 min</preptime><cooktime>0:25</cooktime><totaltime></totaltime>
<description><li>Plain.</li><li>Warm.</li></description>
<ingredient><li>200&amp;nbsp;g &lt;i&gt;lentils&lt;/i&gt;</li><li></li><li>For the top:</li><li>1 leek</li></ingredient>
<recipetext><li>1. Rinse.</li><li></li><li>Simmer &lt;b&gt;slowly&lt;/b&gt;.</li></recipetext>
<url>https://example.com/pot</url><imagepath>/storage/emulated/0/x/Pot.jpg</imagepath><imagepath>images/second.jpg</imagepath>
<imageurl>https://example.com/pot.jpg</imageurl><video>https://example.com/v</video>
<quantity>4 servings</quantity><category>Soups</category><category>Quick</category><tag>winter</tag>
<comments><li>Freezes well.</li></comments><nutrition><li>Calories: 250</li></nutrition><source>Ada Example</source>
<lang>en</lang><rating>4</rating><favorite>true</favorite><difficulty>easy</difficulty></recipe>
<recipe><title></title></recipe>
<recipe><title>Toast</title><imageurl>https://example.com/toast.jpg</imageurl></recipe></cookbook>`,
    "Backup.mcb/images/pot.jpg": PICTURE,
    "Backup.mcb/images/second.jpg": PICTURE,
  });
  expect(formats).toEqual({ "Backup.mcb/recipes.xml": "cookmate" });
  expect(unreadable).toHaveLength(1);
  expect(found[0]).toMatchObject({
    isFavorite: true,
    pictures: [{ file: "Backup.mcb/images/pot.jpg" }, { file: "Backup.mcb/images/second.jpg" }],
    recipe: {
      name: "Lentil & leek pot",
      description: "Plain.\nWarm.",
      prepTime: "10 min",
      performTime: "25 Minutes",
      totalTime: null,
      recipeYield: "4 servings",
      rating: 4,
      author: "Ada Example",
      orgURL: "https://example.com/pot",
      recipeCategory: ["Soups", "Quick"],
      tags: ["winter"],
      ingredientGroups: [
        { title: "", items: ["200 g lentils"] },
        { title: "For the top", items: ["1 leek"] },
      ],
      recipeInstructions: [{ text: "Rinse." }, { text: "Simmer slowly." }],
      nutrition: { calories: "250" },
      notes: [
        { title: "", text: "Freezes well." },
        { title: "Video", text: "https://example.com/v" },
      ],
      extras: { language: "en", difficulty: "easy" },
    },
  });
  expect(found[1]?.pictures).toEqual([{ address: "https://example.com/toast.jpg" }]);
});

test("RecipeML: amounts, sections, and steps become text", async () => {
  const { formats, found } = await readFiles({
    "pot.xml": `<?xml version="1.0"?><!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "recipeml.dtd">
<recipeml version="0.5"><recipe><head><title>Lentil pot</title><source><srcitem>Ada Example</srcitem></source>
<categories><cat>Soups</cat><cat>Quick</cat></categories>
<preptime type="cooking"><time><qty>25</qty><timeunit>min</timeunit></time></preptime><yield>4</yield></head>
<description>Plain.</description>
<ingredients><ing-div><title>Pot</title>
<ing><amt><qty><frac><n>1</n><d>2</d></frac></qty><unit>cup</unit></amt><item>lentils</item><prep>rinsed</prep></ing>
<ing optional="yes"><amt><range><q1>1</q1><sep>-</sep><q2>2</q2></range><size>large</size></amt><item>leeks</item>
<alt-ing><amt><qty>3</qty></amt><item>onions</item></alt-ing></ing></ing-div>
<ing><item>Salt; to taste</item></ing></ingredients>
<directions><step>  Rinse the lentils until the water
  that runs off is clear at <temp><qty>20</qty><tempunit>C</tempunit></temp>.

  Simmer.</step><step>Serve.</step></directions><nutrition calories="90"/></recipe>
<menu><head><title>Dinner</title></head><recipe><head><title>Toast</title></head>
<directions>Toast it.</directions></recipe></menu></recipeml>`,
  });
  expect(formats).toEqual({ "pot.xml": "recipeml" });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Lentil pot", "Toast"]);
  expect(found[1]?.recipe.recipeInstructions).toEqual([{ text: "Toast it." }]);
  expect(found[0]?.recipe).toMatchObject({
    description: "Plain.",
    author: "Ada Example",
    recipeCategory: ["Soups", "Quick"],
    performTime: "25 min",
    recipeYield: "4 servings",
    ingredientGroups: [
      { title: "Pot", items: ["1/2 cup lentils, rinsed", "1-2 large leeks or 3 onions, optional"] },
      { title: "", items: ["Salt, to taste"] },
    ],
    recipeInstructions: [
      { text: "Rinse the lentils until the water that runs off is clear at 20 C." },
      { text: "Simmer." },
      { text: "Serve." },
    ],
    nutrition: { calories: "90" },
  });
});

test("Krecipes: nested categories, groups, ratings, and pictures are kept", async () => {
  const { formats, found } = await readFiles({
    "pots.kreml": `<?xml version="1.0" encoding="UTF-8"?><krecipes version="1.0" lang="en">
<krecipes-category-structure><category name="Soups"><category name="Cold"/></category></krecipes-category-structure>
<krecipes-recipe id="1"><krecipes-description><title>Lentil pot</title><author>Ada Example</author><author>Bo</author>
<pictures><pic format="JPEG" id="1"><![CDATA[${BASE64}]]></pic></pictures><category><cat>Cold</cat><cat>Quick</cat></category>
<yield><amount><min>4</min><max>6</max></amount><type>bowls</type></yield><preparation-time>00:35</preparation-time>
</krecipes-description><krecipes-ingredients>
<ingredient><name>lentils</name><amount>200</amount><unit>g</unit><prep>rinsed</prep></ingredient>
<ingredient-group name="Top"><ingredient><name>leek</name><amount>1</amount><substitutes><ingredient><name>onion</name><amount>2</amount></ingredient></substitutes></ingredient></ingredient-group>
</krecipes-ingredients><krecipes-instructions><![CDATA[Rinse.

Simmer.]]></krecipes-instructions>
<krecipes-ratings><rating><comment>Good</comment><rater>Bo</rater><criterion><criteria><name>Taste</name><stars>4</stars></criteria></criterion></rating>
<rating><criterion><criteria><stars>5</stars></criteria></criterion></rating></krecipes-ratings>
</krecipes-recipe></krecipes>`,
  });
  expect(formats).toEqual({ "pots.kreml": "krecipes" });
  expect(found[0]?.pictures).toEqual([{ bytes: PICTURE }]);
  expect(found[0]?.recipe).toMatchObject({
    name: "Lentil pot",
    author: "Ada Example, Bo",
    recipeCategory: ["Soups / Cold", "Quick"],
    recipeYield: "4-6 bowls",
    prepTime: "35 Minutes",
    rating: 4.5,
    ingredientGroups: [
      { title: "", items: ["200 g lentils, rinsed"] },
      { title: "Top", items: ["1 leek or 2 onion"] },
    ],
    recipeInstructions: [{ text: "Rinse." }, { text: "Simmer." }],
    notes: [{ title: "Bo", text: "Good\nTaste: 4" }],
  });
});

test("Gourmet: all fields and the picture are kept", async () => {
  const { formats, found, unreadable } = await readFiles({
    "pots.grmt": `<?xml version="1.0" ?><!DOCTYPE gourmetDoc><gourmetDoc>
<recipe id="1"><title>Lentil pot</title><category>Soups, Quick</category><cuisine>French</cuisine><rating>4/5 stars</rating>
<preptime>10 minutes</preptime><cooktime>25 minutes</cooktime><yields>4 servings</yields><source>Book of Pots</source>
<link>https://example.com/pot</link>
<ingredient-list><ingredient><amount>200</amount><unit>g</unit><item>lentils, rinsed</item><key>lentil</key></ingredient>
<inggroup><groupname>Top</groupname><ingredient optional="yes"><amount>1-2</amount><item>leeks</item><key>leek</key></ingredient>
<ingredient refid="2"><amount>1</amount><unit>recipe</unit><item>Toast</item></ingredient></inggroup></ingredient-list>
<instructions>Rinse.

&lt;i&gt;Simmer&lt;/i&gt;.</instructions><modifications>Freezes well.</modifications>
<image format="jpeg" encoding="base64"><![CDATA[${BASE64}]]></image></recipe>
<recipe id="3"><title></title></recipe>
<recipe id="2"><title>Toast</title><rating>7</rating><servings>1</servings></recipe></gourmetDoc>`,
  });
  expect(formats).toEqual({ "pots.grmt": "gourmet" });
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual(["archive-recipe-without-name"]);
  expect(found[0]?.pictures).toEqual([{ bytes: PICTURE }]);
  expect(found[0]?.recipe).toMatchObject({
    name: "Lentil pot",
    recipeCategory: ["Soups", "Quick"],
    recipeCuisine: ["French"],
    rating: 4,
    prepTime: "10 minutes",
    performTime: "25 minutes",
    recipeYield: "4 servings",
    author: "Book of Pots",
    orgURL: "https://example.com/pot",
    ingredientGroups: [
      { title: "", items: ["200 g lentils, rinsed"] },
      { title: "Top", items: ["1-2 leeks, optional", "1 recipe [Toast](recipe:Toast)"] },
    ],
    recipeInstructions: [{ text: "Rinse." }, { text: "Simmer." }],
    notes: [{ title: "", text: "Freezes well." }],
  });
  expect(found[1]?.recipe).toMatchObject({ name: "Toast", rating: 3.5, recipeYield: "1 serving" });
});

test("complete recipes in a file that was cut off are read", async () => {
  const whole = `<recipe><title>Toast</title><yields>1 slice</yields></recipe>`;
  const { found } = await readFiles({
    "a.xml": `<gourmetDoc>${whole}<recipe><title>Rice</title><instructions>Boil`,
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Toast", "Rice"]);
});

test("other encodings of XML are read", async () => {
  const xml = `<?xml version="1.0" encoding="iso-8859-2"?><gourmetDoc><recipe><title>\xb9i\xb9ka</title></recipe></gourmetDoc>`;
  const utf16 = `\ufeff<?xml version="1.0" encoding="utf-16"?><gourmetDoc><recipe><title>Žemle</title></recipe></gourmetDoc>`;
  const { found } = await readFiles({
    "a.xml": Buffer.from(xml, "latin1"),
    "b.xml": Buffer.from(utf16, "utf16le"),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["šiška", "Žemle"]);
});

test.each([
  `<?xml version="1.0"?><feed><gourmetDoc/></feed>`,
  `<cookbook><chapter>1</chapter></cookbook>`,
  `<html><body><recipeml></recipeml></body></html>`,
  `<?xml version="1.0"?><recipes><recipe><title>Soup</title></recipe></recipes>`,
  `The tag <krecipes> starts a file.`,
])("other files aren't recognized: %j", async (text) => {
  const { formats } = await readFiles({ "a.xml": text });
  expect(formats).toEqual({});
});

test("large files take linear time, with one recipe in memory at a time", async () => {
  const steps = "Stir it well. ".repeat(400);
  const one = `<recipe><title>Soup</title><instructions>${steps}</instructions></recipe>`;
  const start = performance.now();
  const { found } = await readFiles({ "a.xml": `<gourmetDoc>${one.repeat(1500)}</gourmetDoc>` });
  expect(found).toHaveLength(1500);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("RecipeML converted from Meal-Master keeps continued lines and facts", async () => {
  const { found } = await readFiles({
    "a.xml": `<recipeml><recipe><head><title>Salad</title></head><ingredients>
<ing><amt><qty>2</qty></amt><item>tomatoes, in very thin</item></ing>
<ing><amt><qty></qty></amt><item>-slices</item></ing></ingredients>
<directions><step>  Mix everything.

  Recipe by: Ada Example</step></directions></recipe></recipeml>`,
  });
  expect(found[0]?.recipe).toMatchObject({
    author: "Ada Example",
    recipeIngredient: ["2 tomatoes, in very thin slices"],
    recipeInstructions: [{ text: "Mix everything." }],
  });
});

test("Gourmet's numbers are written as people write them", async () => {
  const { found } = await readFiles({
    "a.grmt": `<gourmetDoc><recipe id="1"><title>Bread</title><yields>4.0</yields><rating>9</rating><ingredient-list>
<ingredient><amount>3</amount><unit>c.</unit><item>flour; sifted</item></ingredient><ingref refid="2" amount="1.0">Pesto</ingref>
</ingredient-list><instructions>Bake.</instructions><last_modified>1234567890.12</last_modified></recipe></gourmetDoc>`,
  });
  expect(found[0]?.recipe).toMatchObject({
    recipeYield: "4 servings",
    rating: 4.5,
    recipeIngredient: ["3 c. flour, sifted", "1 [Pesto](recipe:Pesto)"],
    extras: {},
  });
});

test("RecipeML may have a range within a quantity", async () => {
  const { found } = await readFiles({
    "a.xml":
      "<recipeml><recipe><head><title>Soup</title></head><ingredients><ing><amt><qty><range><q1>1</q1><q2>2</q2></range></qty></amt><item>chilies</item></ing></ingredients></recipe></recipeml>",
  });
  expect(found[0]?.recipe.recipeIngredient).toEqual(["1-2 chilies"]);
});

test("RecipeML keeps a second yield and elements without a field as extras", async () => {
  const { found } = await readFiles({
    "bread.xml": `<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Bread</title>
<yield>1 loaf</yield><yield><qty>12</qty><unit>slices</unit></yield></head><diet>vegan</diet>
<ingredients><ing><item>flour</item></ing></ingredients></recipe></recipeml>`,
  });
  expect(found[0]?.recipe).toMatchObject({
    recipeYield: "1 loaf",
    extras: { yield: "12 slices", diet: "vegan" },
  });
});

test("Cookmate's repeated elements without a field all stay", async () => {
  const { found } = await readFiles({
    "a.xml": `<?xml version="1.0"?><cookbook><recipe><title>Pie</title><ingredient><li>1 leek</li></ingredient>
<wine>Red</wine><wine>White</wine><wine>Red</wine></recipe></cookbook>`,
  });
  expect(found[0]?.recipe.extras).toEqual({ wine: "Red, White" });
});
