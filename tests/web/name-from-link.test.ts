import { expect, test } from "bun:test";
import { nameFromLink } from "../../web/imports/links/name-from-link.ts";

const rows: [link: string, name: string][] = [
  ["https://a.example/recipes/banana-bread", "Banana bread"],
  ["https://a.example/banana_bread.html?x=1#top", "Banana bread"],
  ["https://a.example/recipe/12345/lemon-tart/", "Lemon tart"],
  ["https://a.example/lemon-tart/98765", "Lemon tart"],
  ["https://a.example/lemon-tart/amp/", "Lemon tart"],
  ["https://a.example/K%C3%A4sesp%C3%A4tzle.pdf", "Käsespätzle"],
  ["https://a.example/%E5%8C%97%E4%BA%AC", "北京"],
  ["https://a.example/100%-rye", "100% rye"],
  ["https://www.a.example/", "A.example"],
  ["https://www.a.example/recipes/index.php?id=7", "A.example"],
];
test.each(rows)("%s is called %s", (link, name) => {
  expect(nameFromLink(link)).toBe(name);
});

test("a name is never too long", () => {
  expect(nameFromLink(`https://a.example/${"bread-".repeat(200)}`).length).toBeLessThanOrEqual(150);
});
