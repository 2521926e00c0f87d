import { expect, test } from "bun:test";
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
