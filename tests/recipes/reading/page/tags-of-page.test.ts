import { describe, expect, test } from "bun:test";
import { blogPage, listItems, MASH, recipeOn } from "../../../support/reading.ts";

const LISTS = `<h2>Ingredients</h2><ul>${listItems(MASH.list)}</ul><h2>Method</h2><ol>${listItems(MASH.method)}</ol>`;
const tagsOn = (below: string) => recipeOn(blogPage("Chickpea mash", `${LISTS}<div>${below}</div>`))?.tags;
const links = (names: string[]) =>
  `<ul>${names.map((name) => `<li><a href="/t/${name}">${name}</a></li>`).join("")}</ul>`;

describe("tags are read from a line", () => {
  test.each([
    ["Tags: soup, quick dinners, vegan", ["soup", "quick dinners", "vegan"]],
    ["Keywords: #soup, #vegan.", ["soup", "vegan"]],
    ["Schlagwörter: Suppe, vegan, Suppe", ["Suppe", "vegan"]],
    ["Mots-clés : soupe, végétalien", ["soupe", "végétalien"]],
    ["Etiquetas: sopa, vegano", ["sopa", "vegano"]],
    ["标签：汤，素食", ["汤", "素食"]],
    ["Tags help you find similar dishes, soups, and stews.", []],
  ])("like %p", (line, tags) => {
    expect(tagsOn(`<p>${line}</p>`)).toEqual(tags);
  });
});

describe("tags are read from links below a label", () => {
  test("like “Tags”", () => {
    expect(tagsOn(`<p>Tags</p>${links(["Soup", "Vegan"])}<p>Thanks for reading!</p>`)).toEqual([
      "Soup",
      "Vegan",
    ]);
  });
  test("at the end of the page", () => {
    const page = `<h1>Mus</h1>${LISTS}<p>Schlagwörter:</p>${links(["Suppe", "Vegan"])}`;
    expect(recipeOn(page)?.tags).toEqual(["Suppe", "Vegan"]);
  });
  test("but not all those of the site", () => {
    const all = links(Array.from({ length: 30 }, (_, at) => `Tag ${at}`));
    expect(tagsOn(`<p>Tags</p>${all}<p>Thanks for reading!</p>`)).toEqual([]);
  });
  test.each(["<aside><p>Tags</p>", '<section class="widget"><p>Tags</p>'])(
    "but not in a sidebar: %s",
    (start) => {
      const end = start.startsWith("<aside") ? "</aside>" : "</section>";
      expect(tagsOn(`${start}${links(["Soup", "Vegan"])}${end}`)).toEqual([]);
    },
  );
});
