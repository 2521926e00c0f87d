import { describe, expect, test } from "bun:test";
import { assessReading } from "../../../../src/recipes/reading/doubts/assess.ts";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";
import { isProving } from "../../../support/looks.ts";
import { PAGE_URL, pageWithData, recipeOn } from "../../../support/reading.ts";
import { measureFastest } from "../../../support/measure-fastest.ts";

/** Only proofs read whole pages. */
const SHARE = isProving ? 1 : 1 / 4;
/** Well under a second for a whole page, with a margin for busy machines. */
const MOST_MS = isProving ? 900 : 300;
const ROUNDS = 8;
const many = (count: number) => Math.ceil(count * SHARE);

const EGG = { "@type": "Recipe", name: "Egg", recipeIngredient: ["1 egg"], recipeInstructions: "Boil it." };
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
const SHOWN = `<h1>Egg</h1><h2>Ingredients</h2><ul><li>1 egg</li><li>1 l water</li></ul><h2>Method</h2><ol><li>Boil the egg in the water.</li><li>Peel it and eat it.</li></ol>`;
const nested = (depth: number): string => `${'{"a":['.repeat(depth)}1${"]}".repeat(depth)}`;

const PAGES: [string, () => string][] = [
  ["deeply nested elements", () => `${"<div>".repeat(many(300_000))}x`],
  ["deeply nested lists", () => "<ul><li>".repeat(many(100_000))],
  ["deeply nested numbered lists", () => "<ol><li>".repeat(many(100_000))],
  ["titled lists inside each other", () => "<ol><li>Egg<ol><li>Boil it.".repeat(many(50_000))],
  [
    "titled lists side by side",
    () => `<ol>${"<li>Egg<ul><li>Boil it.</li></ul></li>".repeat(many(40_000))}</ol>`,
  ],
  ["titles above every ingredient", () => "<p><b>Egg</b></p><p>1 egg</p>".repeat(many(50_000))],
  [
    "titles above lists without steps",
    () => "<p><b>Egg</b><br>1 egg<br>2 g salt<br>1 l water</p>".repeat(many(30_000)),
  ],
  [
    "dishes without headings",
    () =>
      "<p><b>Egg</b></p><p>1 egg<br>2 g salt<br>1 l water</p><p>Boil the egg in water.</p>".repeat(
        many(20_000),
      ),
  ],
  [
    "numbers above steps",
    () =>
      Array.from({ length: many(40_000) }, (_, at) => `<p>Step ${at % 99}</p><p>Boil the egg.</p>`).join("") +
      "<h2>Method</h2>".repeat(40),
  ],
  ["nested tables", () => "<table><tr><td>".repeat(many(60_000))],
  ["nested bold text", () => "<b>".repeat(many(300_000))],
  ["unclosed headings", () => "<h2>Ingredients".repeat(many(100_000))],
  ["paragraphs in inline elements", () => "<span><p>1 egg".repeat(many(60_000))],
  ["hundreds of thousands of elements side by side", () => "<i>1</i>".repeat(many(300_000))],
  ["hundreds of thousands of list items", () => `<ul>${"<li>200 g flour</li>".repeat(many(300_000))}</ul>`],
  ["marked list items", () => `<ul class="ingredients">${"<li>200 g flour</li>".repeat(many(100_000))}</ul>`],
  [
    "steps side by side",
    () => `<ol class="directions">${"<li>Boil the egg in water.</li>".repeat(many(100_000))}</ol>`,
  ],
  [
    "tens of thousands of lists",
    () => "<h2>Ingredients</h2><ul><li>1 egg</li><li>2 g salt</li></ul><h2>Method</h2>".repeat(many(20_000)),
  ],
  ["millions of angle brackets", () => "<".repeat(many(5_000_000))],
  ["drawings in an unclosed attribute", () => '<svg a="'.repeat(many(600_000))],
  ["script tags inside a script tag", () => `${"<script ".repeat(many(500_000))}>`],
  [
    "inline elements in one line",
    () => `<ul><li class="ingredient">${"<span>1 egg</span>".repeat(many(80_000))}</li></ul>`,
  ],
  [
    "capitalized ingredients",
    () => pageWithData({ ...EGG, recipeIngredient: Array(many(20_000)).fill("BIG EGG") }),
  ],
  [
    "ingredients and steps with the same words",
    () =>
      pageWithData(
        {
          ...EGG,
          recipeIngredient: Array.from({ length: many(20_000) }, (_, at) => `1 egg${at.toString(36)}`),
        },
        SHOWN,
      ),
  ],
  ["hundreds of thousands of line breaks", () => "<br>".repeat(many(500_000))],
  ["closing tags without opening ones", () => `<p>${"</div>".repeat(many(300_000))}`],
  ["overlapping tags", () => "<b><i></b></i>".repeat(many(100_000))],
  ["pictures", () => '<img src="/a.svg">'.repeat(many(100_000))],
  ["an attribute with megabytes", () => `<div class="${"ingredient ".repeat(many(300_000))}">${SHOWN}</div>`],
  [
    "hundreds of thousands of attributes",
    () => `<div ${Array.from({ length: many(200_000) }, (_, at) => `a${at}=1`).join(" ")}>${SHOWN}</div>`,
  ],
  ["an unclosed attribute", () => `<div class="${"a".repeat(many(3_000_000))}`],
  ["an unclosed comment", () => `<!-- ${"x".repeat(many(3_000_000))}`],
  ["hundreds of thousands of unclosed comments", () => "<!--".repeat(many(300_000))],
  ["brackets", () => "<".repeat(many(1_000_000))],
  ["angle brackets with question marks", () => "<?".repeat(many(500_000))],
  ["CDATA openings", () => "<![CDATA[".repeat(many(200_000))],
  ["an unclosed script", () => `<script>${"var a = {};".repeat(many(200_000))}`],
  ["unclosed data", () => `<script type="application/ld+json">${"[".repeat(many(1_000_000))}`],
  ["entities", () => `<p>${"&amp;".repeat(many(500_000))}</p>`],
  ["nested entities", () => `<p>1 egg ${`&${"amp;".repeat(many(700_000))}lt;`}</p>`],
  ["invalid entities", () => `<p>${"&x".repeat(many(1_000_000))}</p>`],
  [
    "broken surrogates",
    () => `<h1>${"\ud83d".repeat(many(300_000))}</h1><p>${"\udc00".repeat(many(300_000))}</p>`,
  ],
  ["stacked accents", () => `<h1>a${"\u0301".repeat(many(1_000_000))}</h1>`],
  ["spaces", () => `<p>${" ".repeat(many(3_000_000))}x</p>`],
  ["null characters", () => "\u0000".repeat(many(1_000_000))],
  ["a line with megabytes of text", () => `<p>${"flour and eggs ".repeat(many(200_000))}</p>`],
  ["a line of digits", () => `<li>${"1 ".repeat(many(1_000_000))}</li>`],
  ["a line of fractions", () => `<li>${"1/2 1/".repeat(many(300_000))}</li>`],
  [
    "a step with sentences without spaces",
    () => pageWithData({ ...EGG, recipeInstructions: "Boil it.Peel".repeat(many(50_000)) }),
  ],
  [
    "a step of numbers",
    () => pageWithData({ ...EGG, recipeInstructions: "1. a 2. b ".repeat(many(50_000)) }),
  ],
  [
    "an ingredient full of markup",
    () => pageWithData({ ...EGG, recipeIngredient: ["<p>".repeat(many(300_000))] }),
  ],
  [
    "an ingredient full of comments",
    () => pageWithData({ ...EGG, recipeIngredient: ["<!--".repeat(many(200_000))] }),
  ],
  [
    "hundreds of thousands of ingredients",
    () =>
      pageWithData(
        { ...EGG, recipeIngredient: Array.from({ length: many(100_000) }, (_, at) => `${at} eggs`) },
        SHOWN,
      ),
  ],
  [
    "tens of thousands of steps that are also visible",
    () => {
      const steps = Array.from({ length: many(10_000) }, (_, at) => `Boil egg number ${at} in water.`);
      return pageWithData(
        { ...EGG, recipeInstructions: steps },
        `<ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`,
      );
    },
  ],
  [
    "tens of thousands of recipes",
    () => script(JSON.stringify(Array.from({ length: many(10_000) }, () => EGG))),
  ],
  ["deeply nested data", () => script(nested(many(100_000)))],
  ["data nested 2,000 deep", () => script(nested(2_000))],
  ["broken data with megabytes", () => script(`{"a":[${"1 2 ".repeat(many(700_000))}`)],
  ["broken data full of quotation marks", () => script('"'.repeat(many(400_000)))],
  ["broken data full of backslashes", () => script(`{"a":"${"\\".repeat(many(400_001))}`)],
  ["thousands of broken data scripts", () => script("{a:'b',,").repeat(many(20_000))],
  [
    "references that multiply by forty",
    () => {
      const list = { "@id": "#a", itemListElement: Array.from({ length: 40 }, () => ({ "@id": "#a" })) };
      return script(JSON.stringify({ "@graph": [{ ...EGG, recipeInstructions: { "@id": "#a" } }, list] }));
    },
  ],
  [
    "thousands of recipes referring to thousands of steps",
    () => {
      const steps = { "@id": "#a", itemListElement: Array.from({ length: many(9000) }, () => "Boil it.") };
      const recipes = Array.from({ length: many(3000) }, () => ({
        ...EGG,
        recipeInstructions: { "@id": "#a" },
      }));
      return script(JSON.stringify({ "@graph": [steps, ...recipes] }));
    },
  ],
  [
    "circular references",
    () =>
      script(
        JSON.stringify({
          "@graph": [
            { ...EGG, author: { "@id": "#a" } },
            { "@id": "#a", name: { "@id": "#b" } },
            { "@id": "#b", name: { "@id": "#a" } },
          ],
        }),
      ),
  ],
  [
    "nested properties",
    () =>
      `<div itemscope itemtype="https://schema.org/Recipe">${'<div itemprop="recipeInstructions">'.repeat(many(50_000))}`,
  ],
  [
    "nested items",
    () => '<div itemscope itemprop="author" itemtype="https://schema.org/Recipe">'.repeat(many(50_000)),
  ],
  [
    "items side by side",
    () =>
      '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Egg</b></div>'.repeat(
        many(15_000),
      ),
  ],
  [
    "property names",
    () =>
      `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="${"name ".repeat(many(100_000))}">x</b></div>`,
  ],
  [
    "property values",
    () =>
      `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Egg</b>${'<li itemprop="recipeIngredient">1 egg'.repeat(many(90_000))}</div>`,
  ],
  [
    "item types",
    () => `<div itemscope itemtype="${"https://schema.org/Recipe ".repeat(many(50_000))}"></div>`,
  ],
  [
    "script state with megabytes",
    () => `<script>window.state = {"ingredients":[${'"1 egg",'.repeat(many(300_000))}"1 egg"]}</script>`,
  ],
  [
    "script text that only looks like state",
    () => `<script>${"a.".repeat(many(500_000))} ingredient</script>`,
  ],
  [
    "script state nested 5,000 deep",
    () =>
      `<div data-state='${nested(5000)} ingredients'></div><script>{"ingredients":${nested(5000)}}</script>`,
  ],
  [
    "hundreds of thousands of meta tags",
    () => Array.from({ length: many(100_000) }, (_, at) => `<meta name="a${at}" content="b">`).join(""),
  ],
  [
    "hashtags in the title of a video",
    () =>
      `<title>${"#egg ".repeat(many(80_000))}</title><script type="application/ld+json">${JSON.stringify({ "@type": "VideoObject", description: "Ingredients\n1 egg\n1 l water\n\nMethod\nBoil the egg in the water." })}</script>`,
  ],
  ["spaces in an author's name", () => `<p class="author">by Anna${" ".repeat(many(300_000))}x</p>${SHOWN}`],
  ["hundreds of thousands of titles", () => "<title>Egg</title>".repeat(many(100_000))],
  ["tens of thousands of main headings", () => "<h1>Egg and water</h1>".repeat(many(50_000))],
  ["tens of thousands of authors", () => '<span class="author"></span>'.repeat(many(50_000))],
  ["tens of thousands of category links", () => '<a rel="category" href="/">Eggs</a>'.repeat(many(50_000))],
];

test.each(PAGES)("a page of %s is read in time", async (_, makePage) => {
  const html = makePage();
  expect(
    await measureFastest(() => assessReading(readPage({ url: PAGE_URL, html })), ROUNDS, MOST_MS),
  ).toBeLessThan(MOST_MS);
});

test("a recipe is found among lots of other content", () => {
  const junk = "<div><p>Read on, there is more.</p></div>".repeat(5000);
  expect(recipeOn(`${junk}${script(JSON.stringify(EGG))}${junk}`)?.name).toBe("Egg");
});

describe("names that JavaScript uses itself are ordinary names", () => {
  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])("%s", (key) => {
    const data = JSON.stringify(EGG).replace(
      "{",
      `{"${key}":{"name":"changed","recipeYield":"9"},"nutrition":{"${key}":"1"},`,
    );
    const meta = `<meta name="${key}" content="changed"><meta property="${key}" content="changed">`;
    const marked = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="${key}">changed</b><b itemprop="name">Egg</b></div>`;
    const recipe = recipeOn(`<html><head>${meta}${script(data)}</head><body>${marked}</body></html>`);
    expect(recipe).toMatchObject({ name: "Egg", recipeYield: "", nutrition: {} });
    expect(({} as Record<string, unknown>)["recipeYield"]).toBeUndefined();
    expect(Object.getPrototypeOf(recipe)).toBe(Object.prototype);
  });

  test.each(["__proto__", "constructor"])("%s as an id, a type or an address", (key) => {
    const data = {
      "@graph": [
        { ...EGG, author: { "@id": key }, image: key },
        { "@type": key, "@id": key, name: "Ann" },
      ],
    };
    expect(recipeOn(script(JSON.stringify(data)))).toMatchObject({ name: "Egg", author: "Ann" });
  });
});

describe("page content is text, never markup", () => {
  const ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;img src=x onerror=alert(1)&gt;",
    "&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;",
    "<svg/onload=alert(1)>",
    "<scr<script>ipt>alert(1)</script>",
    "<a href='javascript:alert(1)'>eggs</a>",
    "<style>*{display:none}</style>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<iframe srcdoc='&lt;script&gt;alert(1)&lt;/script&gt;'></iframe>",
  ];
  const TAG = /<\/?(?:script|img|svg|a|style|iframe)\b/i;

  test.each(ATTACKS)("%s in structured data", (attack) => {
    const text = `1 egg ${attack} and salt`;
    const recipe = recipeOn(
      script(
        JSON.stringify({
          ...EGG,
          name: text,
          description: text,
          recipeYield: text,
          recipeIngredient: [text, text, "2 eggs"],
          recipeInstructions: [{ "@type": "HowToStep", name: text, text: `Boil ${text}` }],
          author: text,
          keywords: text,
          recipeCategory: text,
          tool: text,
          totalTime: text,
          nutrition: { calories: text },
        }).replaceAll("</", String.raw`<\/`),
      ),
    );
    expect(recipe?.name).toStartWith("1 egg");
    expect(JSON.stringify(recipe)).not.toMatch(TAG);
  });

  test("a picture's address must be a web address", () => {
    for (const image of [
      "javascript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "file:///etc/passwd",
      "blob:x",
    ]) {
      expect(recipeOn(script(JSON.stringify({ ...EGG, image })))?.image).toBeNull();
      expect(
        recipeOn(`<title>Egg</title><meta property="og:image" content="${image}">${SHOWN}`)?.image,
      ).toBeNull();
    }
  });

  test("visible code stays as it is", () => {
    const recipe = recipeOn(`<title>Egg</title>${SHOWN.replace("1 l water", "1 l water &lt; 20 °C")}`);
    expect(recipe?.recipeIngredient).toEqual(["1 egg", "1 l water < 20 °C"]);
  });

  test("direction marks and invisible characters are removed", () => {
    const recipe = recipeOn(
      pageWithData({ ...EGG, name: "E\u202eg\u200bg\u2066", recipeIngredient: ["1\u00ad egg\ufeff"] }),
    );
    expect(recipe).toMatchObject({ name: "Egg", recipeIngredient: ["1 egg"] });
  });

  test("half a character is removed", () => {
    const recipe = recipeOn(
      pageWithData({ ...EGG, name: "Egg \ud83d!", description: "\udc00A \ud83c\udf73" }),
    );
    expect(recipe).toMatchObject({ name: "Egg !", description: "A 🍳" });
  });
});
