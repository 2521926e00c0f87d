import { describe, expect, test } from "bun:test";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";

const URL_OF_PAGE = "https://kitchen.example/soup";

const page = (script: string, type = "application/ld+json") =>
  readPage({ url: URL_OF_PAGE, html: `<html><head><script type="${type}">${script}</script></head></html>` })
    .recipes[0] ?? null;

const SOUP = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Soup",
  recipeIngredient: ["1 onion"],
  recipeInstructions: "Cook it.",
};
const soupWith = (more: object) => page(JSON.stringify({ ...SOUP, ...more }));

describe("a recipe is found", () => {
  const whole = { name: "Soup", recipeIngredient: ["1 onion"], recipeInstructions: [{ text: "Cook it." }] };
  const article = { "@type": "Article", headline: "About soup" };
  const shapes: [string, unknown][] = [
    ["on its own", SOUP],
    ["in a list", [article, SOUP]],
    ["in a graph", { "@context": "https://schema.org", "@graph": [article, SOUP] }],
    ["in a list of graphs", [{ "@graph": [SOUP] }]],
    ["as the main entity of a page", { "@type": "WebPage", mainEntity: SOUP }],
    ["with several types", { ...SOUP, "@type": ["NewsArticle", "Recipe"] }],
    ["with a full type address", { ...SOUP, "@type": "http://schema.org/Recipe" }],
    ["with a type in another case", { ...SOUP, "@type": "recipe" }],
  ];
  test.each(shapes)("%s", (_, value) => {
    expect(page(JSON.stringify(value))).toMatchObject(whole);
  });

  test("with capitalized properties", () => {
    const { name, recipeIngredient } = SOUP;
    const section = (Name: string, text: string) => ({
      "@type": "HowToSection",
      Name,
      ItemListElement: [{ "@type": "HowToStep", Text: text }],
    });
    const RecipeInstructions = [section("Recipe", "Cook it."), section("Bread", "Toast it.")];
    const script = JSON.stringify({
      "@type": "Recipe",
      Name: name,
      RecipeIngredient: recipeIngredient,
      RecipeInstructions,
    });
    // “Recipe” says nothing about its content.
    expect(page(script)).toMatchObject({
      ...whole,
      recipeInstructions: [{ text: "Cook it." }, { title: "Bread", text: "Toast it." }],
    });
    expect(page(script)?.recipeInstructions[0]).not.toHaveProperty("title");
  });

  test("with steps as list items", () => {
    const item = (text: string) => ({ "@type": "ListItem", item: { "@type": "HowToStep", text } });
    const itemListElement = [item("Cook it."), item("Eat it.")];
    const steps = [{ text: "Cook it." }, { text: "Eat it." }];
    expect(soupWith({ recipeInstructions: itemListElement })?.recipeInstructions).toEqual(steps);
    expect(
      soupWith({ recipeInstructions: { "@type": "ItemList", itemListElement } })?.recipeInstructions,
    ).toEqual(steps);
  });

  test("in one of several scripts, some of them broken", () => {
    const scripts = ["{ not json at all <<<", JSON.stringify(article), JSON.stringify(SOUP)];
    const html = scripts.map((script) => `<script type='application/ld+json'>${script}</script>`).join("");
    expect(readPage({ url: URL_OF_PAGE, html }).recipes[0]?.name).toBe("Soup");
  });

  test("with its type followed by a character set", () => {
    expect(page(JSON.stringify(SOUP), "application/ld+json; charset=utf-8")?.name).toBe("Soup");
  });

  test("through references in any order, even circular ones", () => {
    const graph = [
      { ...SOUP, author: { "@id": "#ann" }, image: { "@id": "#photo" }, isPartOf: { "@id": "#page" } },
      { "@type": "Person", "@id": "#ann", name: "Ann Baker" },
      { "@type": "ImageObject", "@id": "#photo", url: "/soup.jpg" },
      { "@type": "WebPage", "@id": "#page", mainEntity: { "@id": "#page" } },
    ];
    const recipe = page(JSON.stringify({ "@graph": graph }));
    expect(recipe).toMatchObject({ author: "Ann Baker", image: "https://kitchen.example/soup.jpg" });
  });

  test("but not in other data, in nothing or in just a name", () => {
    expect(page(JSON.stringify(article))).toBeNull();
    expect(page("null")).toBeNull();
    expect(readPage({ url: URL_OF_PAGE, html: "" }).recipes).toEqual([]);
    expect(page(JSON.stringify({ "@type": "Recipe", name: "Only a name" }))).toBeNull();
  });
});

describe("broken JSON is repaired", () => {
  const broken: [string, string][] = [
    [
      "line breaks inside strings",
      JSON.stringify({ ...SOUP, description: "one two" }).replace("one two", "one\n\ttwo"),
    ],
    ["an extra comma", JSON.stringify(SOUP).replace(/\}$/, ",}")],
    ["a missing comma", JSON.stringify(SOUP).replace('","recipeIngredient', '" "recipeIngredient')],
    ["a missing end", JSON.stringify(SOUP).slice(0, -1)],
    ["a comment around it", `<!--\n${JSON.stringify(SOUP)}\n-->`],
    ["CDATA around it", `//<![CDATA[\n${JSON.stringify(SOUP)}\n//]]>`],
    ["a trailing semicolon", `${JSON.stringify(SOUP)};`],
    ["a leading byte order mark", `\ufeff${JSON.stringify(SOUP)}`],
    ["encoded quotation marks", JSON.stringify(SOUP).replaceAll('"', "&quot;")],
  ];
  test.each(broken)("with %s", (_, script) => {
    expect(page(script)).toMatchObject({ name: "Soup", recipeIngredient: ["1 onion"] });
  });
});

describe("steps are read", () => {
  const step = (text: string, more: object = {}) => ({ "@type": "HowToStep", text, ...more });
  const shapes: [string, unknown, object[]][] = [
    ["a text", "Chop.\nCook.\n\nEat.", [{ text: "Chop." }, { text: "Cook." }, { text: "Eat." }]],
    [
      "text with markup",
      "<p>Chop.</p><p>Cook &amp; stir.</p>",
      [{ text: "Chop." }, { text: "Cook & stir." }],
    ],
    ["a list of texts", ["Chop.", "", "  Cook. "], [{ text: "Chop." }, { text: "Cook." }]],
    ["steps", [step("Chop."), step("Cook.")], [{ text: "Chop." }, { text: "Cook." }]],
    ["one step", step("Chop."), [{ text: "Chop." }]],
    [
      "sections, whose names become titles",
      [
        { "@type": "HowToSection", name: "Dough", itemListElement: [step("Mix."), step("Rest.")] },
        { "@type": "HowToSection", name: "Filling", itemListElement: [step("Stir.")] },
      ],
      [{ title: "Dough", text: "Mix." }, { text: "Rest." }, { title: "Filling", text: "Stir." }],
    ],
    [
      "nested lists",
      {
        "@type": "ItemList",
        itemListElement: [
          [step("Chop.")],
          { "@type": "ItemList", name: "Never shown", itemListElement: [step("Cook.")] },
        ],
      },
      [{ text: "Chop." }, { text: "Cook." }],
    ],
    [
      "directions inside a step",
      [
        {
          "@type": "HowToStep",
          itemListElement: [{ "@type": "HowToDirection", text: "Chop." }, { text: "Cook." }],
        },
      ],
      [{ text: "Chop. Cook." }],
    ],
    [
      "a name with extra information",
      [step("Bring it to the boil.", { name: "Cook" })],
      [{ name: "Cook", text: "Bring it to the boil." }],
    ],
    [
      "a name that repeats the text",
      [step("Chop the onion finely.", { name: "Chop the onion…" })],
      [{ text: "Chop the onion finely." }],
    ],
    [
      "a name that's a number",
      [step("Chop.", { name: "Step 1" }), step("Cook.", { name: "2." }), step("Eat.", { name: "stap 3" })],
      [{ text: "Chop." }, { text: "Cook." }, { text: "Eat." }],
    ],
    ["a name only", [{ "@type": "HowToStep", name: "Chop." }], [{ text: "Chop." }]],
    ["nothing readable", [7, null, {}, { "@type": "HowToStep", text: "•" }, true], []],
  ];
  test.each(shapes)("from %s", (_, recipeInstructions, expected) => {
    expect(soupWith({ recipeInstructions })?.recipeInstructions).toEqual(expected as never);
  });

  test("as deeply nested as on real pages, but no deeper", () => {
    const nested = (depth: number): object =>
      depth === 0 ? step("Deep.") : { "@type": "HowToSection", itemListElement: [nested(depth - 1)] };
    expect(soupWith({ recipeInstructions: [nested(5)] })?.recipeInstructions).toEqual([{ text: "Deep." }]);
    expect(soupWith({ recipeInstructions: [nested(500)] })?.recipeInstructions).toEqual([]);
  });
});

describe("fields of a recipe", () => {
  const cases: [string, object, object][] = [
    [
      "entities are decoded, however often they were encoded",
      { name: "Mac &amp;amp; Cheese &#8211; &eacute;" },
      { name: "Mac & Cheese – é" },
    ],
    [
      "markup is removed",
      { description: "<p>A <b>fine</b><br>soup</p><style>p{}</style>" },
      { description: "A fine soup" },
    ],
    [
      "text that only looks like markup stays",
      { recipeIngredient: ["1 < 2 onions", "salt > pepper"] },
      { recipeIngredient: ["1 < 2 onions", "salt > pepper"] },
    ],
    [
      "blank ingredients are dropped",
      { recipeIngredient: ["1 egg", " ", null, "<b></b>", "2 leeks"] },
      { recipeIngredient: ["1 egg", "2 leeks"] },
    ],
    [
      "the old field name for ingredients is known",
      { recipeIngredient: undefined, ingredients: ["1 egg"] },
      { recipeIngredient: ["1 egg"] },
    ],
    [
      "ingredients in a single text are split",
      { recipeIngredient: "1 egg\n2 leeks" },
      { recipeIngredient: ["1 egg", "2 leeks"] },
    ],
    [
      "the first picture is used with an absolute address",
      { image: ["//img.example/a.jpg", "/b.jpg"] },
      { image: "https://img.example/a.jpg" },
    ],
    [
      "a picture may be an object",
      { image: { "@type": "ImageObject", url: ["photos/a.jpg"] } },
      { image: "https://kitchen.example/photos/a.jpg" },
    ],
    ["a picture without a web address is left out", { image: "data:image/png;base64,AAAA" }, { image: null }],
    ["a yield may be a number", { recipeYield: 4 }, { recipeYield: "4" }],
    [
      "the most informative of several yields is used",
      { recipeYield: ["4", "4 servings"] },
      { recipeYield: "4 servings" },
    ],
    [
      "keywords in a single text are split, without duplicates",
      { keywords: "quick, vegan ,quick,, " },
      { tags: ["quick", "vegan"] },
    ],
    ["keywords may be a list", { keywords: ["quick", { name: "vegan" }] }, { tags: ["quick", "vegan"] }],
    [
      "categories and cuisines are lists or a single text",
      { recipeCategory: ["Soup", "Main"], recipeCuisine: "French" },
      { recipeCategory: ["Soup", "Main"], recipeCuisine: ["French"] },
    ],
    [
      "the first author's name is used",
      { author: [{ "@type": "Person", name: "Ann" }, { name: "Ben" }] },
      { author: "Ann" },
    ],
    [
      "the site's rating comes with its scale",
      { aggregateRating: { ratingValue: "8,5", bestRating: "10" } },
      { rating: 8.5, bestRating: 10 },
    ],
    [
      "a rating that isn't a number is ignored",
      { aggregateRating: { ratingValue: "n/a" } },
      { rating: null },
    ],
    [
      "nutrition keeps known and unknown fields, without empty ones",
      {
        nutrition: {
          "@type": "NutritionInformation",
          calories: 240,
          cholesterolContent: "3 mg",
          fatContent: "",
        },
      },
      { nutrition: { calories: "240", cholesterolContent: "3 mg" } },
    ],
    ["invisible characters are removed", { name: "So\u00adup\u200b \ud800!" }, { name: "Soup !" }],
  ];
  test.each(cases)("%s", (_, more, expected) => {
    expect(soupWith(more)).toMatchObject(expected);
  });
});

describe("of several recipes", () => {
  const soup = (name: string, more: object = {}) => ({ ...SOUP, name, ...more });
  const read = (title: string, ...recipes: object[]) =>
    readPage({
      url: URL_OF_PAGE,
      html: `<title>${title}</title><script type="application/ld+json">${JSON.stringify(recipes)}</script>`,
    }).recipes.map((recipe) => recipe.name);

  test("the one in the page title comes first", () => {
    expect(read("Bread | Kitchen", soup("Soup"), soup("Bread"), soup("Cake"))).toEqual([
      "Bread",
      "Soup",
      "Cake",
    ]);
  });

  test("a title with other letters and accents matches too", () => {
    expect(read("CRÈME BRULÉE", soup("Soup"), soup("Crème brûlée"))[0]).toBe("Crème brûlée");
  });

  test("the most complete one comes first if the title names none", () => {
    expect(read("Kitchen", soup("Soup"), soup("Bread", { description: "Good.", totalTime: "PT1H" }))[0]).toBe(
      "Bread",
    );
  });

  test("one in the title but without lists doesn't come first", () => {
    expect(read("Bread", { "@type": "Recipe", name: "Bread" }, soup("Soup"))[0]).toBe("Soup");
  });

  test("a duplicate counts once", () => {
    expect(read("Soup", soup("Soup"), soup("Soup"))).toEqual(["Soup"]);
  });

  test("a name alone isn't a recipe", () => {
    expect(read("Soup", soup("Soup"), { "@type": "Recipe", name: "Bread" })).toEqual(["Soup"]);
  });

  test("at most fifty are returned", () => {
    expect(read("Soup", ...Array.from({ length: 80 }, (_, at) => soup(`Soup ${at}`)))).toHaveLength(50);
  });
});

describe("steps", () => {
  const cases: [string, unknown, object[]][] = [
    [
      "a section's name isn't a step",
      ["Directions", "Chop.", "Cook."],
      [{ text: "Chop." }, { text: "Cook." }],
    ],
    [
      "a section's name with a colon isn't a step",
      "Preparation:\nChop.\nCook.",
      [{ text: "Chop." }, { text: "Cook." }],
    ],
    ["notes aren't steps", ["Chop.", "Cook.", "Notes", "It keeps."], [{ text: "Chop." }, { text: "Cook." }]],
    [
      "a section's name in an object isn't a step",
      [
        { "@type": "HowToStep", text: "Instructions" },
        { "@type": "HowToStep", text: "Chop." },
      ],
      [{ text: "Chop." }],
    ],
    [
      "block elements break lines",
      "<div>Chop.</div><div>Cook.</div><ul><li>Eat.</li></ul>",
      [{ text: "Chop." }, { text: "Cook." }, { text: "Eat." }],
    ],
    ["inline elements don't", "<b>Chop</b> it<i>.</i>", [{ text: "Chop it." }]],
    [
      "tables and headings break lines",
      "<h4>Chop.</h4><table><tr><td>Cook.</td></tr></table>",
      [{ text: "Chop." }, { text: "Cook." }],
    ],
    [
      "encoded markup breaks lines too",
      "&lt;p&gt;Chop.&lt;/p&gt;&lt;p&gt;Cook.&lt;/p&gt;",
      [{ text: "Chop." }, { text: "Cook." }],
    ],
    [
      "a list item with line breaks stays one step",
      ["Chop.\nWash.", "Cook."],
      [{ text: "Chop. Wash." }, { text: "Cook." }],
    ],
    [
      "a nested section keeps the outer title",
      [
        {
          "@type": "HowToSection",
          name: "Dough",
          itemListElement: [{ "@type": "HowToSection", itemListElement: ["Mix."] }],
        },
      ],
      [{ title: "Dough", text: "Mix." }],
    ],
    ["references are resolved", [{ "@id": "#one" }], [{ text: "Chop." }]],
  ];
  test.each(cases)("%s", (_, recipeInstructions, expected) => {
    const graph = [
      { ...SOUP, recipeInstructions },
      { "@type": "HowToStep", "@id": "#one", text: "Chop." },
    ];
    expect(page(JSON.stringify({ "@graph": graph }))?.recipeInstructions).toEqual(expected as never);
  });
});

describe("texts are decoded", () => {
  const texts: [string, string][] = [
    ["1&frac12; cups", "1½ cups"],
    ["1 &amp;frac12; cups", "1 ½ cups"],
    ["Tom &amp;amp;amp; Jerry", "Tom & Jerry"],
    ["caf&#233; &#xe0; la cr&egrave;me", "café à la crème"],
    ["salt & pepper", "salt & pepper"],
    ["fish &chips;", "fish &chips;"],
    ["1Â½ cups", "1½ cups"],
    ["a\u00a0cup\u2009of tea", "a cup of tea"],
  ];
  test.each(texts)("%p → %p", (name, decoded) => {
    expect(soupWith({ name })?.name).toBe(decoded);
  });
});
