import { describe, expect, test } from "bun:test";
import {
  blogPage,
  listItems as items,
  MASH,
  pageWithData,
  recipeOn,
  stepsOf,
} from "../../../support/reading.ts";

const { list: LIST, method: METHOD } = MASH;
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const UL = `<ul>${items(LIST)}</ul>`;
const OL = `<ol>${items(METHOD)}</ol>`;

const read = (body: string) => {
  const recipe = recipeOn(blogPage("Chickpea mash", body));
  return { ingredients: recipe?.recipeIngredient, steps: stepsOf(recipe), recipe };
};
const WHOLE = { ingredients: LIST, steps: METHOD };

describe("a recipe is read from visible lists", () => {
  const shapes: [string, string][] = [
    ["under headings", `<h2>Ingredients</h2>${UL}<h2>Method</h2>${OL}`],
    ["under headings of any level", `<h4>Ingredients</h4>${UL}<h5>Method</h5>${OL}`],
    ["under headings in capitals", `<h3>INGREDIENTS</h3>${UL}<h3>METHOD</h3>${OL}`],
    ["under headings with a colon", `<p>Ingredients:</p>${UL}<p>Method:</p>${OL}`],
    ["under bold lines", `<p><b>Ingredients</b></p>${UL}<p><strong>Method</strong></p>${OL}`],
    [
      "under lines with a title class",
      `<div class="box-title">Ingredients</div>${UL}<div class="box-title">Method</div>${OL}`,
    ],
    [
      "under headings with the servings",
      `<h3>Ingredients (serves 4)</h3>${UL}<h3>Method – step by step</h3>${OL}`,
    ],
    ["under headings with symbols around them", `<h3>~ Ingredients ~</h3>${UL}<h3>🍲 Method</h3>${OL}`],
    [
      "under headings with nested elements",
      `<h3><i class="icon"></i><span>Ingredients</span></h3>${UL}<h3><a id="how"></a>Method</h3>${OL}`,
    ],
    [
      "in elements with a matching class",
      `<div class="ingredients">${UL}</div><div class="directions">${OL}</div>`,
    ],
    [
      "in elements with a matching id",
      `<div id="recipe-ingredients">${UL}</div><div id="recipeSteps">${OL}</div>`,
    ],
    [
      "in elements with a class in another language",
      `<div class="zutaten">${UL}</div><section class="etapes-preparation">${OL}</section>`,
    ],
    ["in paragraphs", `<h2>Ingredients</h2>${paragraphs(LIST)}<h2>Method</h2>${paragraphs(METHOD)}`],
    ["in one paragraph between plain lines", `<p>Ingredients</p><p>${LIST.join("; ")}</p><p>Method</p>${OL}`],
    [
      "in paragraphs with line breaks",
      `<h2>Ingredients</h2><p>${LIST.join("<br>")}</p><h2>Method</h2><p>${METHOD.join("<br/>\n")}</p>`,
    ],
    [
      "in a single text with headings and line breaks",
      `<div>Ingredients:<br>${LIST.join("<br>")}<br><br>Method:<br>${METHOD.join("<br>")}</div>`,
    ],
    [
      "in plain elements side by side",
      `<h2>Ingredients</h2><div>${LIST.map((line) => `<div class="row">${line}</div>`).join("")}</div>
       <h2>Method</h2><div>${METHOD.map((line) => `<div class="row2">${line}</div>`).join("")}</div>`,
    ],
    [
      "with dashes before the lines",
      `<h2>Ingredients</h2>${paragraphs(LIST.map((line) => `- ${line}`))}<h2>Method</h2>${OL}`,
    ],
    [
      "with checkbox symbols before the lines",
      `<h2>Ingredients</h2>${paragraphs(LIST.map((line) => `▢ ${line}`))}<h2>Method</h2>${OL}`,
    ],
    [
      "with checkboxes before the lines",
      `<h2>Ingredients</h2><ul>${LIST.map((line) => `<li><input type="checkbox"><label>${line}</label></li>`).join("")}</ul>
       <h2>Method</h2>${OL}`,
    ],
    [
      "with numbers before the steps",
      `<h2>Ingredients</h2>${UL}<h2>Method</h2>${paragraphs(METHOD.map((line, at) => `${at + 1}. ${line}`))}`,
    ],
    [
      "with numbered words before the steps",
      `<h2>Ingredients</h2>${UL}<h2>Method</h2>${paragraphs(METHOD.map((line, at) => `Step ${at + 1}: ${line}`))}`,
    ],
    [
      "with numbers in separate elements",
      `<h2>Ingredients</h2>${UL}<h2>Method</h2><div>${METHOD.map((line, at) => `<div class="s"><span>${at + 1}</span><p>${line}</p></div>`).join("")}</div>`,
    ],
    [
      "with numbered headings above the steps",
      `<h2>Ingredients</h2>${UL}<h2>Method</h2>${METHOD.map((line, at) => `<h4>Step ${at + 1}</h4><p>${line}</p>`).join("")}`,
    ],
    [
      "with a picture after each step",
      `<h2>Ingredients</h2>${UL}<h2>Method</h2><ol>${METHOD.map((line) => `<li>${line}<img src="/step.jpg" alt="a step"></li>`).join("")}</ol>`,
    ],
    ["steps first", `<h2>Method</h2>${OL}<h2>Ingredients</h2>${UL}`],
    ["with untitled steps below the ingredients", `<h2>Ingredients</h2>${UL}${OL}`],
    ["without titles, but unmistakable", `<p>This is how my aunt does it.</p>${UL}${OL}`],
    [
      "in unclosed elements",
      `<h2>Ingredients</h2><ul><li>${LIST.join("<li>")}</ul><h2>Method</h2><ol><li>${METHOD.join("<li>")}</ol>`,
    ],
    [
      "in capitalized elements",
      `<H2>Ingredients</H2><UL>${items(LIST)}</UL><H2>Method</H2><OL>${items(METHOD)}</OL>`,
    ],
  ];
  test.each(shapes)("%s", (_, body) => {
    const { ingredients, steps } = read(body);
    expect({ ingredients, steps }).toEqual(WHOLE);
  });
});

describe("ingredients", () => {
  const below = `<h2>Method</h2>${OL}`;
  const shapes: [string, string][] = [
    [
      "amount, unit and name in separate elements stay separate words",
      `<ul class="ingredients"><li><span>300</span><span>g</span><span>chickpeas</span></li><li><span>2</span><span>carrots</span></li>
       <li><span>1</span><span>tsp</span><span>cumin</span></li><li><span>salt</span></li></ul>`,
    ],
    [
      "table rows are lines",
      `<h2>Ingredients</h2><table><tr><td>300 g</td><td>chickpeas</td></tr><tr><td>2</td><td>carrots</td></tr>
       <tr><td>1 tsp</td><td>cumin</td></tr><tr><td></td><td>salt</td></tr></table>`,
    ],
    [
      "terms and their descriptions make one line each",
      `<h2>Ingredients</h2><dl class="ingredients"><div><dt>300 g</dt><dd>chickpeas</dd></div><div><dt>2</dt><dd>carrots</dd></div>
       <div><dt>1 tsp</dt><dd>cumin</dd></div><div><dt></dt><dd>salt</dd></div></dl>`,
    ],
    [
      "amounts on their own lines belong to the next line",
      `<div class="ingredients"><p>300 g</p><p>chickpeas</p><p>2</p><p>carrots</p><p>1 tsp</p><p>cumin</p><p>salt</p></div>`,
    ],
    [
      "links and bold words inside a line stay in it",
      `<h2>Ingredients</h2><ul><li><b>300 g</b> <a href="/chickpeas">chickpeas</a></li><li>2 <i>carrots</i></li><li>1 tsp <a href="/c">cumin</a></li><li>salt</li></ul>`,
    ],
    [
      "spaces and line breaks in the source are ignored",
      `<h2>Ingredients</h2><ul><li>\n  300 g\n  chickpeas\n</li><li>2&nbsp;carrots</li><li>1&#32;tsp cumin</li><li> salt </li></ul>`,
    ],
    [
      "a list that the page shows twice counts once",
      `<div class="ingredients">${UL}</div><div class="ingredients">${UL}</div>`,
    ],
    ["a list that's twice in one element counts once", `<div class="ingredients">${UL}${UL}</div>`],
    [
      "a print version counts once",
      `<h2>Ingredients</h2>${UL}<div class="print-only"><h2>Ingredients</h2>${UL}</div>`,
    ],
    [
      "buttons for the servings are left out",
      `<div class="ingredients"><button>1x</button><span>2x</span><p>US Customary</p><p>Metric</p>${UL}<p>Add to shopping list</p></div>`,
    ],
    [
      "an advertisement between them is left out",
      `<h2>Ingredients</h2><ul><li>300 g chickpeas</li><li>2 carrots</li></ul><div class="advert-slot">Buy our pans, half price.</div><ul><li>1 tsp cumin</li><li>salt</li></ul>`,
    ],
    [
      "the word “advertisement” between them is left out",
      `<h2>Ingredients</h2><ul><li>300 g chickpeas</li><li>2 carrots</li><li>Advertisement</li><li>1 tsp cumin</li><li>salt</li></ul>`,
    ],
    ["a line with the servings is left out", `<h2>Ingredients</h2><ul><li>Serves 4</li>${items(LIST)}</ul>`],
    [
      "scripts and styles are left out",
      `<h2>Ingredients</h2><ul><li>300 g chickpeas<script>1 egg</script></li><li>2 carrots<style>li{}</style></li><li>1 tsp cumin</li><li>salt</li></ul>`,
    ],
  ];
  test.each(shapes)("%s", (_, body) => {
    const { ingredients, steps } = read(body + below);
    expect({ ingredients, steps }).toEqual(WHOLE);
  });

  test("a list in other units isn't added to the first", () => {
    const { ingredients } = read(`
      <div class="ingredients metric"><h4>For the mash</h4><ul><li>300 g chickpeas</li><li>2 carrots</li></ul></div>
      <div class="ingredients us"><h4>For the mash</h4><ul><li>10 oz chickpeas</li><li>2 carrots</li></ul></div>${below}`);
    expect(ingredients).toEqual(["300 g chickpeas", "2 carrots"]);
  });

  test.each([
    ["headings", (title: string) => `<h4>${title}</h4>`],
    ["bold lines", (title: string) => `<p><b>${title}</b></p>`],
    ["lines with a colon", (title: string) => `<p>${title}:</p>`],
    ["lines with a title class", (title: string) => `<div class="group-name">${title}</div>`],
  ])("%s between lists name their sections", (_, titled) => {
    const { recipe } = read(`<h2>Ingredients</h2>
      ${titled("Mash")}<ul><li>300 g chickpeas</li><li>2 carrots</li></ul>
      ${titled("To serve")}<ul><li>1 tsp cumin</li><li>2 flatbreads</li></ul>${below}`);
    expect(recipe?.ingredientGroups).toEqual([
      { title: "Mash", items: ["300 g chickpeas", "2 carrots"] },
      { title: "To serve", items: ["1 tsp cumin", "2 flatbreads"] },
    ]);
    expect(recipe?.recipeIngredient).toHaveLength(4);
  });

  test("a bold list item names the section below it", () => {
    const { recipe } =
      read(`<h2>Ingredients</h2><ul><li><b>Mash</b></li><li>300 g chickpeas</li><li>2 carrots</li>
      <li><b>To serve</b></li><li>1 tsp cumin</li><li>2 flatbreads</li></ul>${below}`);
    expect(recipe?.ingredientGroups.map((group) => group.title)).toEqual(["Mash", "To serve"]);
  });

  test("the first section may have no name", () => {
    const { recipe } = read(`<h2>Ingredients</h2><ul><li>300 g chickpeas</li><li>2 carrots</li></ul>
      <h3>To serve</h3><ul><li>2 flatbreads</li><li>1 lemon</li></ul>${below}`);
    expect(recipe?.ingredientGroups).toEqual([
      { title: "", items: ["300 g chickpeas", "2 carrots"] },
      { title: "To serve", items: ["2 flatbreads", "1 lemon"] },
    ]);
  });

  test("a list with one section has no groups", () => {
    expect(read(`<h2>Ingredients</h2>${UL}${below}`).recipe?.ingredientGroups).toEqual([]);
  });

  test("lines that are all bold name nothing", () => {
    const bold = items(LIST.map((line) => `<b>${line}</b>`));
    expect(read(`<h2>Ingredients</h2><ul>${bold}</ul>${below}`).ingredients).toEqual(LIST);
  });

  test("a line in brackets belongs to the line above", () => {
    const { ingredients } = read(
      `<div class="ingredients"><p>300 g chickpeas</p><p>(dried)</p><p>2 carrots</p><p>1 lemon</p></div>${below}`,
    );
    expect(ingredients).toEqual(["300 g chickpeas (dried)", "2 carrots", "1 lemon"]);
  });
});

describe("steps", () => {
  const above = `<h2>Ingredients</h2>${UL}`;

  test.each([
    ["a call to follow on social media", "<p>Follow us on Instagram for more dishes like this.</p>"],
    ["an invitation to a newsletter", "<p>Sign up for our newsletter and get a free book.</p>"],
    ["buttons to share", '<div class="share-buttons"><a href="/s">Share</a> <a href="/p">Pin it</a></div>'],
    ["an advertisement", '<div class="advert">Buy our pans, half price.</div>'],
    ["the word “advertisement”", "<p>Advertisement</p>"],
    ["a link to more", '<p><a href="/more">Show more</a></p>'],
    ["a form", "<form><label>Your mail</label><input><button>Send</button></form>"],
  ])("%s among them isn't a step", (_, stranger) => {
    const [first = "", ...others] = METHOD;
    const { steps } = read(
      `${above}<h2>Method</h2><div class="how"><p>${first}</p>${stranger}${paragraphs(others)}</div>`,
    );
    expect(steps).toEqual(METHOD);
  });

  test.each([
    ["notes", "<h3>Notes</h3><p>It keeps for three days in the fridge, well covered.</p>"],
    ["nutrition", "<h3>Nutrition</h3><p>Calories: 230 in every one of the four portions.</p>"],
    ["comments", "<h3>Comments</h3><ol><li>Made it twice, and everybody wanted more of it.</li></ol>"],
    [
      "comments in an element with a matching class",
      '<div id="comments"><ol><li>Made it twice, and everybody wanted more.</li></ol></div>',
    ],
    ["other recipes", "<h3>You may also like</h3><ul><li>Stir this soup, it is a very good one.</li></ul>"],
    ["a footer", "<footer><ol><li>Do not copy this page without asking us first.</li></ol></footer>"],
    ["equipment", "<h3>Equipment</h3><ul><li>A large pot that has a lid which fits well.</li></ul>"],
  ])("%s below them aren't steps", (_, after) => {
    expect(read(`${above}<h2>Method</h2>${OL}${after}`).steps).toEqual(METHOD);
  });

  test.each([
    ["headings", (title: string) => `<h4>${title}</h4>`],
    ["bold lines", (title: string) => `<p><strong>${title}</strong></p>`],
    ["lines with a colon", (title: string) => `<p>${title}:</p>`],
  ])("%s between them name the sections", (_, titled) => {
    const { recipe } = read(`${above}<h2>Method</h2>${titled("The day before")}<ol><li>${METHOD[0]}</li></ol>
      ${titled("Mash")}<ol><li>${METHOD[1]}</li><li>${METHOD[2]}</li></ol>`);
    expect(recipe?.recipeInstructions as unknown).toEqual([
      { title: "The day before", text: METHOD[0] },
      { title: "Mash", text: METHOD[1] },
      { text: METHOD[2] },
    ]);
  });

  test("text after a line break belongs to its paragraph", () => {
    const { steps } = read(
      `${above}<h2>Method</h2><p>Soak the chickpeas in water<br>over night.</p><p>${METHOD[1]}</p><p>${METHOD[2]}</p>`,
    );
    expect(steps).toEqual(METHOD);
  });

  test("two copies of the list count once", () => {
    expect(read(`${above}<h2>Method</h2>${OL}<div class="print"><h2>Method</h2>${OL}</div>`).steps).toEqual(
      METHOD,
    );
  });

  test("a list with both names in its class is identified by its content", () => {
    const both = `<div class="ingredients-and-method"><h3>Ingredients</h3>${UL}<h3>Method</h3>${OL}</div>`;
    const { ingredients, steps } = read(both);
    expect({ ingredients, steps }).toEqual(WHOLE);
  });

  test("a heading takes precedence over the class around its list", () => {
    const { ingredients, steps } = read(
      `<div class="ingredients"><h3>Ingredients</h3>${UL}<h3>Method</h3>${OL}</div>`,
    );
    expect({ ingredients, steps }).toEqual(WHOLE);
  });

  test("a preparation time in an element named for preparation isn't a step", () => {
    const { steps } = read(
      `<div class="preparation-time">Preparation: 20 min</div>${above}<h2>Method</h2>${OL}`,
    );
    expect(steps).toEqual(METHOD);
  });
});

describe("equipment becomes tools", () => {
  const recipe = `<h2>Ingredients</h2>${UL}<h2>Method</h2>${OL}`;

  test("below a heading", () => {
    const page = blogPage("Mash", `${recipe}<h2>Equipment</h2><ul>${items(["large pan", "masher"])}</ul>`);
    expect(recipeOn(page)?.tools).toEqual(["large pan", "masher"]);
  });

  test.each(["Küchenhelfer", "Hilfreich für die Zubereitung", "Utensili"])("below “%s”", (heading) => {
    const page = blogPage("Mash", `${recipe}<h2>${heading}</h2><ul>${items(["large pan", "masher"])}</ul>`);
    expect(recipeOn(page)?.tools).toEqual(["large pan", "masher"]);
  });

  test("in an element named after it, with links to shops", () => {
    const tools = `<div class="recipe-equipment"><h3>Tools</h3><ul><li><a href="/pan">pan</a></li><li>pan</li></ul></div>`;
    expect(recipeOn(blogPage("Mash", tools + recipe))?.tools).toEqual(["pan"]);
  });

  test("without their prices in a shop", () => {
    const offer = (name: string, price: string) => `<p class="name">${name}</p><p>${price}</p>`;
    const tools = `<div class="utensils"><p class="title">Gli utensili di Marta</p>${offer("Casseruola", "€ 39,90 Compra ora")}${offer("Frusta – 12,90 €", "€ 12,90 Compra ora")}</div>`;
    expect(recipeOn(blogPage("Mash", tools + recipe))?.tools).toEqual(["Casseruola", "Frusta"]);
  });

  test("unless data names it", () => {
    const data = {
      "@type": "Recipe",
      name: "Mash",
      tool: ["pot"],
      recipeIngredient: LIST,
      recipeInstructions: METHOD,
    };
    const page = pageWithData(data, `<h2>Equipment</h2><ul>${items(["masher"])}</ul>`);
    expect(recipeOn(page)?.tools).toEqual(["pot"]);
  });
});

test.each([
  "Bewerte dieses Rezept",
  "Notez cette recette",
  "Bedøm opskriften",
  "Valora esta receta",
  "Oceń przepis",
  "为这道菜评分",
])("“%s” below the steps isn't one of them", (text) => {
  const { ingredients, steps } = read(
    `<h2>Ingredients</h2>${UL}<h2>Method</h2>${paragraphs([...METHOD, text])}`,
  );
  expect({ ingredients, steps }).toEqual(WHOLE);
});

test.each(["Annonce", "Annons", "Annonse", "Anuncio", "广告"])("“%s” isn't an ingredient", (text) => {
  const lines = [...LIST.slice(0, 2), text, ...LIST.slice(2)];
  const { ingredients, steps } = read(`<h2>Ingredients</h2><p>${lines.join("<br>")}</p><h2>Method</h2>${OL}`);
  expect({ ingredients, steps }).toEqual(WHOLE);
});
