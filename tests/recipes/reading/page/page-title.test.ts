import { describe, expect, test } from "bun:test";
import { withoutSite } from "../../../../src/recipes/reading/page/page-title.ts";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";

const LISTS = `<h2>Ingredients</h2><ul><li>300 g flour</li><li>2 eggs</li></ul>
  <h2>Method</h2><ol><li>Stir the flour into the eggs until nothing is dry any more.</li><li>Bake it for an hour.</li></ol>`;
const nameOn = (head: string, body: string, url = "https://kitchen.example/cake") =>
  readPage({ url, html: `<html><head>${head}</head><body>${body}${LISTS}</body></html>` }).recipes[0]?.name;

test("a wiki's namespace isn't part of the name", () => {
  const head = "<title>Cookbook:Plum Cake - Open Books</title>";
  const body = "<h1>Cookbook:Plum Cake</h1>";
  expect(nameOn(head, body, "https://books.example/wiki/Cookbook:Plum_Cake")).toBe("Plum Cake");
  expect(nameOn(head, body)).toBe("Cookbook:Plum Cake");
});

test("a name in two lines is read as shared", () => {
  const head = '<meta property="og:title" content="Plum cake with almonds and cream">';
  expect(nameOn(head, "<h1>Plum cake</h1><h2>with almonds and cream</h2>")).toBe(
    "Plum cake with almonds and cream",
  );
  expect(nameOn(head, "<h1>Plum cake with almonds</h1><p>By Anna</p>")).toBe("Plum cake with almonds");
});

test("stars aren't part of the name", () => {
  const data = {
    "@type": "Recipe",
    name: "Plum cake recipe - (4.8/5)",
    recipeIngredient: ["300 g flour", "2 eggs"],
  };
  const head = `<meta property="og:title" content="Plum cake"><script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(nameOn(head, "<h1>Plum cake</h1>")).toBe("Plum cake");
  expect(nameOn(head, "<h1>Cakes</h1>")).toBe("Plum cake recipe - (4.8/5)");
});

test("the site isn't part of the name that the data gives", () => {
  const data = {
    "@type": "Recipe",
    name: "Plum cake - kitchen.example",
    recipeIngredient: ["300 g flour", "2 eggs"],
  };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(nameOn(head, "<h1>Plum cake</h1>")).toBe("Plum cake");
  expect(nameOn(head, "<h1>Cakes</h1>")).toBe("Plum cake - kitchen.example");
});

test.each([
  ["Plum cake | Anna Cooks", "Plum cake"],
  ["Plum cake – with almonds – Anna-Cooks.example", "Plum cake – with almonds"],
  ["Szilvás lepény recept képpel - annacooks.example - Receptek", "Szilvás lepény"],
  ["Anna Cooks", "Anna Cooks"],
  ["Plum cake | Plums", "Plum cake | Plums"],
  ["Anna Cooks | Plum cake", "Anna Cooks | Plum cake"],
])("“%s” is kept as “%s”", (title, name) => {
  expect(withoutSite(title, "https://www.annacooks.example/cake")).toBe(name);
});

describe("a name that is only the end of the headline", () => {
  const FRAGMENTS = [
    ["Soup", "Roasted tomato soup", "Soups"],
    ["Auflauf", "Cremiger Auflauf mit Kürbis und Salbei", "Kürbis-Auflauf"],
    ["Tarte", "Grande tarte aux poireaux", "Tarte aux poireaux"],
    ["Sopa", "Crema y sopa de calabaza", "Sopas"],
    ["焗饭", "奶油南瓜焗饭", "焗饭"],
  ];
  const crumbs = (last: string) => `<ol><li><a href="/">Start</a></li><li>${last}</li></ol>`;
  const headOf = (name: string, shared = name) =>
    `<meta property="og:title" content="${shared}"><script type="application/ld+json">${JSON.stringify({
      "@type": "Recipe",
      name,
      recipeIngredient: ["300 g flour", "2 eggs"],
    })}</script>`;

  test.each(FRAGMENTS)("“%s” is completed if the last breadcrumb agrees: %s", (name = "", headline = "") => {
    expect(nameOn(headOf(name), `${crumbs(headline)}<h1>${headline}</h1>`)).toBe(headline);
  });

  test.each(FRAGMENTS)(
    "“%s” stays if the last breadcrumb isn't “%s”",
    (name = "", headline = "", other = "") => {
      expect(nameOn(headOf(name), `${crumbs(other)}<h1>${headline}</h1>`)).toBe(name);
      expect(nameOn(headOf(name), `<h1>${headline}</h1>`)).toBe(name);
    },
  );

  test.each([
    ["begins with it", "Soup", "Soup that your children will love", "Soup"],
    ["only praises it", "Tomato soup", "The easiest tomato soup", "Tomato soup"],
    ["is what the page shares", "Soup", "Grandma's best soup", "Grandma's best soup"],
  ])("stays if the headline %s", (_, name, headline, shared) => {
    expect(nameOn(headOf(name, shared), `${crumbs(headline)}<h1>${headline}</h1>`)).toBe(name);
  });

  test("stays if there are more headlines", () => {
    const headline = "Roasted tomato soup";
    expect(nameOn(headOf("Soup"), `${crumbs(headline)}<h1>${headline}</h1><h1>Our soups</h1>`)).toBe("Soup");
  });

  test("stays if a list only links to a page of the headline's name", () => {
    const links = '<ul><li><a href="/">Start</a></li><li><a href="/soup">Roasted tomato soup</a></li></ul>';
    expect(nameOn(headOf("Soup"), `${links}<h1>Roasted tomato soup</h1>`)).toBe("Soup");
  });
});
