import { describe, expect, test } from "bun:test";
import { blogPage, recipeOn } from "../../../support/reading.ts";

const LISTS = `<h2>Ingredients</h2><ul><li>300 g chickpeas</li><li>2 carrots</li></ul>
  <h2>Method</h2><ol><li>Boil the chickpeas until they are soft.</li><li>Grate the carrots over them.</li></ol>`;

const read = (html: string, lists = LISTS) => recipeOn(blogPage("Chickpea mash", html + lists));

const withHead = (head: string, body = "<h1>Chickpea mash</h1>", lists = LISTS) =>
  recipeOn(
    `<html><head>${head}${/title/.test(head) ? "" : "<title>Chickpea mash</title>"}</head><body>${body}${lists}</body></html>`,
  );

describe("the yield is read", () => {
  test.each([
    ["<p>Serves 4</p>", "Serves 4"],
    ["<p>Serves: 4</p>", "4"],
    ["<p>Servings: 4-6</p>", "4-6"],
    ["<p>Yield: 12 muffins</p>", "12 muffins"],
    ["<p>Makes 12 muffins</p>", "Makes 12 muffins"],
    ["<p>4 servings</p>", "4 servings"],
    ["<p>4 Portionen</p>", "4 Portionen"],
    ["<p>Für 4 Personen</p>", "Für 4 Personen"],
    ["<p>Pour 6 personnes</p>", "Pour 6 personnes"],
    ["<p>Para 4 personas</p>", "Para 4 personas"],
    ["<p>4 personer</p>", "4 personer"],
    ["<p>4 servings as a main course</p>", "4 servings as a main course"],
    ["<p>2 Portionen als Hauptgericht</p>", "2 Portionen als Hauptgericht"],
    ["<p>4 personnes en plat principal</p>", "4 personnes en plat principal"],
    ["<p>4 personas como plato principal</p>", "4 personas como plato principal"],
    ["<p>4 personer som forret</p>", "4 personer som forret"],
    ["<p>Porcje: 4</p>", "4"],
    ["<p>4人分</p>", "4人分"],
    ["<p>Rendimento 4 porções</p>", "4 porções"],
    ["<div><span>Servings</span></div><div><span>4</span></div>", "4"],
    ["<dl><dt>Serves</dt><dd>4</dd></dl>", "4"],
    ["<table><tr><th>Yield</th><td>4 portions</td></tr></table>", "4 portions"],
    ["<p>Prep: 10 min | Cook: 20 min | Serves: 4</p>", "4"],
    ["<p>Our shop has been open for 4 years.</p>", ""],
    ["<p>It takes 4 people to eat all of this mash, or so my aunt says.</p>", ""],
  ])("from %s", (html, recipeYield) => {
    expect(read(html)?.recipeYield).toBe(recipeYield);
  });

  test.each([
    ["Ingredients for 4 people", "4 people"],
    ["Ingredients (serves 4)", "4"],
    ["Ingredients (4 servings)", "4 servings"],
  ])("from the heading “%s”", (heading, recipeYield) => {
    expect(read("", LISTS.replace("Ingredients", heading))?.recipeYield).toBe(recipeYield);
  });
});

describe("times are read", () => {
  test.each([
    [
      "<p>Prep time: 10 min</p><p>Cook time: 1 hour</p><p>Total time: 1 h 10 min</p>",
      "10 min",
      "1 hour",
      "1 h 10 min",
    ],
    ["<p>Prep: 10 min | Cook: 20 min</p>", "10 min", "20 min", null],
    ["<p>Vorbereitungszeit 10 Min.</p><p>Kochzeit 1 Std. 20 Min.</p>", "10 Min.", "1 Std. 20 Min.", null],
    ["<p>Bake 10 minutes.</p>", null, null, null],
    ["<p>Prep 10 min · Cook 20 min · Total 30 min</p>", "10 min", "20 min", "30 min"],
    [
      "<ul><li><b>Prep time</b> 10 minutes</li><li><b>Cook time</b> 20 minutes</li></ul>",
      "10 minutes",
      "20 minutes",
      null,
    ],
    ["<table><tr><td>Prep time</td><td>Cook time</td></tr></table>", null, null, null],
    [
      "<p>Vorbereitungszeit: 10 Min.</p><p>Kochzeit: 20 Min.</p><p>Gesamtzeit: 30 Min.</p>",
      "10 Min.",
      "20 Min.",
      "30 Min.",
    ],
    ["<p>Temps de préparation : 10 min</p><p>Cuisson : 1 h 30</p>", "10 min", "1 h 30", null],
    [
      "<p>Tiempo de preparación: 10 minutos</p><p>Tiempo de cocción: 20 minutos</p>",
      "10 minutos",
      "20 minutos",
      null,
    ],
    ["<p>Tempo di cottura: 20 minuti</p>", null, "20 minuti", null],
    ["<p>調理時間: 30分</p>", null, null, "30分"],
    ["<p>准备时间：10分钟</p><p>烹饪时间：20分钟</p>", "10分钟", "20分钟", null],
    ["<p>Total time: a good hour</p>", null, null, "a good hour"],
    ["<p>30 minutes</p>", null, null, "30 minutes"],
    ["<p>My aunt had time to prepare this for 20 minutes every day.</p>", null, null, null],
  ])("from %s", (html, prepTime, performTime, totalTime) => {
    const recipe = read(html);
    expect([recipe?.prepTime, recipe?.performTime, recipe?.totalTime]).toEqual([
      prepTime,
      performTime,
      totalTime,
    ]);
  });

  test.each([
    [
      "<div><p>Prep time</p><p>10 min</p></div><div><p>Cook time</p><p>20 min</p></div>",
      "10 min",
      "20 min",
      null,
    ],
    [
      "<dl><dt>Prep time</dt><dd>10 min</dd><dt>Total time</dt><dd>30 min</dd></dl>",
      "10 min",
      null,
      "30 min",
    ],
  ])("with each label on its own line, from %s", (html, prepTime, performTime, totalTime) => {
    const recipe = read(html);
    expect([recipe?.prepTime, recipe?.performTime, recipe?.totalTime]).toEqual([
      prepTime,
      performTime,
      totalTime,
    ]);
  });

  test("but never from a step", () => {
    const lists = LISTS.replace("<ol>", '<ol class="directions">').replace(
      "</ol>",
      "<li>Cook: 20 min</li></ol>",
    );
    expect(read("", lists)?.performTime).toBeNull();
  });
});

describe("the author is read", () => {
  test.each([
    ["a labelled line", "<p>Author: Ann Baker</p>", "Ann Baker"],
    ["a labelled line in Russian", "<p>Автор: Анна Петрова</p>", "Анна Петрова"],
    ["a labelled line in Greek", "<p>Συγγραφέας: Άννα Παππά</p>", "Άννα Παππά"],
    ["a labelled line in Hungarian", "<p>Szerző: Kovács Anna</p>", "Kovács Anna"],
    ["a line starting with “by”", "<p>By Ann Baker</p>", "Ann Baker"],
    ["an author link", '<p>A text by <a rel="author" href="/ann">Ann Baker</a></p>', "Ann Baker"],
    ["an element named author", '<div class="entry-author">Ann Baker</div>', "Ann Baker"],
    ["an element containing “by”", '<span class="byline">by Ann Baker | updated 2 May</span>', "Ann Baker"],
    ["an element in German", '<span class="author">Von Ann Bäcker</span>', "Ann Bäcker"],
    [
      "a link to the author's page",
      '<p>Words by <a href="/authors/ann-baker">Ann Baker</a></p>',
      "Ann Baker",
    ],
    ["a name, not an account", '<span class="author"><a href="/author/admin">admin -</a></span>', ""],
    ["no comment", '<div class="comments"><span class="comment-author">Troll</span></div>', ""],
    ["no form", '<form><span class="author">Your name</span></form>', ""],
  ])("from %s", (_, html, author) => {
    expect(read(html)?.author).toBe(author);
  });

  test.each([
    ['<meta name="author" content="Ann Baker">', "Ann Baker"],
    [
      '<meta property="article:author" content="https://social.example/ann"><meta name="author" content="Ann Baker">',
      "Ann Baker",
    ],
    [
      '<meta name="twitter:creator" content="@annbakes"><meta property="og:site_name" content="Ann Bakes">',
      "Ann Bakes",
    ],
    ['<meta property="og:site_name" content="Ann Bakes">', "Ann Bakes"],
    ["", ""],
  ])("from %p in the head", (head, author) => {
    expect(withHead(head)?.author).toBe(author);
  });
});

describe("the author in data is", () => {
  const withData = (node: object, body = "") =>
    withHead(
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...node })}</script>`,
      `<h1>Chickpea mash</h1>${body}`,
    )?.author;
  const recipe = (author: string) => ({ "@type": "Recipe", name: "Chickpea mash", author });

  test("the author of the article if the recipe has none", () => {
    const article = { "@type": "BlogPosting", author: { "@type": "Person", name: "Ann Baker" } };
    expect(withData(article, '<span class="author">Team</span>')).toBe("Ann Baker");
  });
  test.each([
    ["By Ann Baker", "Ann Baker"],
    ["Por Ana Padeira, cozinheira", "Ana Padeira"],
    ["Ann Baker, RDN", "Ann Baker, RDN"],
    ["Von Berg", "Von Berg"],
    ["By the Sea", "By the Sea"],
  ])("read from %p as %p", (author, name) => {
    expect(withData(recipe(author))).toBe(name);
  });
});

describe("the picture is", () => {
  const NOW = "https://kitchen.example/dishes/";
  test.each([
    [
      "the first one below the title",
      '<img src="/mash.jpg"><img src="/other.jpg">',
      "https://kitchen.example/mash.jpg",
    ],
    ["found through a relative address", '<img src="mash.jpg">', `${NOW}mash.jpg`],
    [
      "found through an address without a scheme",
      '<img src="//img.example/mash.jpg">',
      "https://img.example/mash.jpg",
    ],
    [
      "a lazily loaded one",
      '<img src="data:image/gif;base64,R0lG" data-src="/mash.jpg">',
      "https://kitchen.example/mash.jpg",
    ],
    [
      "a lazily loaded one with another attribute",
      '<img src="/blank.gif" data-lazy-src="/mash.jpg">',
      "https://kitchen.example/mash.jpg",
    ],
    [
      "the first of several sizes",
      '<img srcset="/mash-800.jpg 800w, /mash.jpg 400w">',
      "https://kitchen.example/mash-800.jpg",
    ],
    ["no icon", '<img src="/i/icon-clock.png"><img src="/mash.jpg">', "https://kitchen.example/mash.jpg"],
    [
      "no logo",
      '<img src="/a.png" class="site-logo"><img src="/mash.jpg">',
      "https://kitchen.example/mash.jpg",
    ],
    [
      "no face",
      '<img src="/a.png" alt="Avatar of Ann"><img src="/mash.jpg">',
      "https://kitchen.example/mash.jpg",
    ],
    ["no drawing", '<img src="/a.svg"><img src="/mash.jpg">', "https://kitchen.example/mash.jpg"],
    [
      "never a small one",
      '<img src="/a.png" width="24"><img src="/mash.jpg" width="800">',
      "https://kitchen.example/mash.jpg",
    ],
    ["never inline data", '<img src="data:image/gif;base64,R0lG">', null],
    ["never one from a script", '<img src="javascript:alert(1)">', null],
    ["never one with an invalid address", '<img src="http://[mash">', null],
  ])("%s", (_, html, image) => {
    expect(read(html)?.image).toBe(image);
  });

  test.each([
    ['<meta property="og:image" content="/shared.jpg">', "https://kitchen.example/shared.jpg"],
    ['<meta name="twitter:image" content="https://img.example/t.jpg">', "https://img.example/t.jpg"],
    ['<meta property="OG:Image" content="/shared.jpg">', "https://kitchen.example/shared.jpg"],
    ['<meta property="og:image" content="">', "https://kitchen.example/mash.jpg"],
    ['<meta property="og:image" content="file:///etc/passwd">', null],
  ])("the one named by %s", (head, image) => {
    expect(withHead(head, '<h1>Chickpea mash</h1><img src="/mash.jpg">')?.image).toBe(image);
  });
});

describe("the name is", () => {
  test.each([
    [
      "the main heading",
      "<title>Chickpea mash | Ann’s Kitchen</title>",
      "<h1>Chickpea mash</h1>",
      "Chickpea mash",
    ],
    [
      "not the site's name, even in a heading",
      '<title>Chickpea mash</title><meta property="og:site_name" content="Chickpea Kitchen">',
      "<h1>Chickpea Kitchen</h1><h1>Chickpea mash</h1>",
      "Chickpea mash",
    ],
    [
      "the shared name",
      '<meta property="og:title" content="Chickpea mash">',
      "<h1>Hello there</h1>",
      "Chickpea mash",
    ],
    ["the page title if there's nothing else", "<title>Chickpea mash</title>", "", "Chickpea mash"],
    [
      "without a trailing “recipe”",
      "<title>Chickpea mash – Recipe</title>",
      "<h1>Chickpea mash – Recipe</h1>",
      "Chickpea mash",
    ],
    [
      "without the author",
      "<title>Chickpea mash - Ann Baker’s Kitchen</title>",
      "<h1>Chickpea mash by Ann Baker</h1>",
      "Chickpea mash",
    ],
    ["decoded", "<title>Mash &amp;amp; carrots</title>", "<h1>Mash &amp; carrots</h1>", "Mash & carrots"],
  ])("%s", (_, head, body, name) => {
    expect(withHead(head, body)?.name).toBe(name);
  });
});

describe("the description is", () => {
  const LEAD =
    "This mash is what my aunt made on days of rain, when everybody stayed in her kitchen until night.";
  test("what the page shares about itself", () => {
    expect(withHead('<meta property="og:description" content="A mash.">')?.description).toBe("A mash.");
    expect(withHead('<meta name="description" content="A mash.">')?.description).toBe("A mash.");
  });
  test("its first paragraph", () => {
    expect(read(`<p>${LEAD}</p>`)?.description).toBe(LEAD);
  });
  test("the complete paragraph if the shared one is cut short", () => {
    const head = `<meta property="og:description" content="${LEAD.slice(0, 60)}…">`;
    expect(withHead(head, `<h1>Chickpea mash</h1><p>${LEAD}</p>`)?.description).toBe(LEAD);
  });
  test("the whole one if the shared one is cut short", () => {
    const head = `<meta property="og:description" content="${LEAD.slice(0, 60)}…"><meta name="description" content="${LEAD}">`;
    expect(withHead(head)?.description).toBe(LEAD);
  });
  test("the shared one if it's complete", () => {
    const head = `<meta property="og:description" content="${LEAD}">`;
    expect(withHead(head, `<h1>Chickpea mash</h1><p>${LEAD} Read on</p>`)?.description).toBe(LEAD);
  });
  test("not a line of facts that the page shares", () => {
    const head = `<meta property="og:description" content="Serves: 4 | Total time: 30 minutes Why we love this mash"><meta name="description" content="A mash.">`;
    expect(withHead(head)?.description).toBe("A mash.");
  });
  test("not a row of links above the first paragraph", () => {
    const row =
      "<p>Cookbook | Recipes | Ingredients | Techniques | <a href='/s'>Sides</a> | Legumes | Chickpeas</p>";
    expect(read(`${row}<p>${LEAD}</p>`)?.description).toBe(LEAD);
  });
  test.each([
    [`${LEAD} You'll need: 300 g chickpeas 2 carrots Boil the chickpeas.`, LEAD],
    ["You'll need 300 g chickpeas and 2 carrots.", ""],
    ["With 300 g chickpeas, this feeds a family.", "With 300 g chickpeas, this feeds a family."],
  ])("only what's before the ingredients: %s", (content, description) => {
    expect(withHead(`<meta name="description" content="${content}">`)?.description).toBe(description);
  });
});

describe("the description in data is", () => {
  const LONG =
    "This mash is what my aunt made on days of rain, when everybody stayed in her kitchen until the night, and it is still what we cook.";
  const withDescription = (description: string, head: string, lead = "") => {
    const recipe = { "@type": "Recipe", name: "Chickpea mash", description };
    const data = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    return withHead(head + data, `<h1>Chickpea mash</h1><p>${lead}</p>`);
  };
  const SHARED = '<meta property="og:description" content="A mash.">';
  test("completed if it's cut within a paragraph", () => {
    expect(withDescription(LONG.slice(0, 115), SHARED, LONG)?.description).toBe(LONG);
  });
  test.each([LONG, "A mash for rainy days"])("kept if it's whole: %s", (whole) => {
    expect(withDescription(whole, SHARED, `${whole} Read on for more.`)?.description).toBe(whole);
  });
  test.each([
    ["TIP: Add a spoonful of tahini.", "TIP", "Add a spoonful of tahini."],
    ["Tipp: Mit etwas Tahin verfeinern.", "Tipp", "Mit etwas Tahin verfeinern."],
    ["Astuce : ajoutez du tahin.", "Astuce", "ajoutez du tahin."],
    ["Consejo: añade tahini.", "Consejo", "añade tahini."],
    ["小贴士：加一勺芝麻酱。", "小贴士", "加一勺芝麻酱。"],
  ])("a note if it's a tip: %s", (tip, title, text) => {
    const recipe = withDescription(tip, SHARED);
    expect(recipe?.description).toBe("A mash.");
    expect(recipe?.notes).toEqual([{ title, text }]);
  });
  test("a tip if there's nothing else", () => {
    const recipe = withDescription("TIP: Add a spoonful of tahini.", "");
    expect([recipe?.description, recipe?.notes]).toEqual(["TIP: Add a spoonful of tahini.", undefined]);
  });
});

describe("categories are", () => {
  test("those the page links to as its own", () => {
    const shown =
      '<p><a rel="category tag" href="/c/1">Dinner</a>, <a rel="category tag" href="/c/2">Vegan</a>, <a rel="category" href="/c/2">Vegan</a></p>';
    expect(read(shown)?.recipeCategory).toEqual(["Dinner", "Vegan"]);
  });
  test("the section named in its head", () => {
    expect(withHead('<meta property="article:section" content="Dinner">')?.recipeCategory).toEqual([
      "Dinner",
    ]);
  });
  test("its own, not those of the many posts below", () => {
    const linkTo = (name: string) => `<p><a rel="category" href="/c">${name}</a></p>`;
    const posts = Array.from({ length: 10 }, (_, at) => linkTo(`Post ${at}`)).join("");
    expect(read(linkTo("Dinner"), LISTS + posts)?.recipeCategory).toEqual(["Dinner"]);
  });
  test("none rather than an empty one", () => {
    expect(withHead('<meta property="og:site_name" content="Ann Bakes">')?.recipeCategory).toEqual([]);
  });
  test("from a field that is called just “category”", () => {
    const recipe = { "@type": "Recipe", name: "Chickpea mash", category: "Dinner" };
    const data = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    expect(withHead(data)?.recipeCategory).toEqual(["Dinner"]);
  });
  test("not the name of the site", () => {
    const head =
      '<meta property="og:site_name" content="Ann Bakes"><meta property="article:section" content="Ann Bakes">';
    expect(withHead(head)?.recipeCategory).toEqual([]);
  });
  test("not numbers", () => {
    const recipe = { "@type": "Recipe", name: "Chickpea mash", recipeCategory: [21, "Dinner"] };
    const data = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    expect(withHead(data)?.recipeCategory).toEqual(["Dinner"]);
  });
  test("nothing else", () => {
    expect(read("")?.recipeCategory).toEqual([]);
  });
});

test("the requested address is kept", () => {
  expect(withHead('<link rel="canonical" href="/other">')?.orgURL).toBe(
    "https://kitchen.example/dishes/soup",
  );
});
