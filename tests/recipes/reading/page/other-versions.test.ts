import { expect, test } from "bun:test";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";

const versionsOf = (body: string) =>
  readPage({ url: "https://www.kitchen.example/soup", html: `<h1>Soup</h1>${body}` }).versions;

test.each([
  ["a link for printing", '<a href="/soup/print">Print</a>', ["https://www.kitchen.example/soup/print"]],
  ["a query for printing", '<a href="?print=1">Print</a>', ["https://www.kitchen.example/soup?print=1"]],
  ["a frame of the same site", '<iframe src="/card/7"></iframe>', ["https://www.kitchen.example/card/7"]],
  ["a frame of another site", '<iframe src="https://video.example/7"></iframe>', []],
  ["another site for printing", '<a href="https://other.example/print">Print</a>', []],
  ["a blueprint", '<a href="/blueprints">Plans</a>', []],
  ["the page itself", '<a href="#print">Print</a>', []],
])("of %s", (_, body, versions) => {
  expect(versionsOf(body)).toEqual(versions);
});

test("a complete recipe has none", () => {
  const recipe =
    "<h2>Ingredients</h2><ul><li>1 egg</li><li>2 dl milk</li></ul><h2>Method</h2><ol><li>Whisk the egg with the milk.</li><li>Fry it in butter.</li></ol>";
  expect(versionsOf(`${recipe}<a href="/soup/print">Print</a>`)).toEqual([]);
});
