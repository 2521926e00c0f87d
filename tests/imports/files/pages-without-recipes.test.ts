import { expect, test } from "bun:test";
import { archive } from "../../support/archives.ts";
import { listRows, uploadFiles } from "../../support/import-files.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";

const at = runTaginePerTest();

const page = (title: string, body: string) =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
const LISTS = `<h2>Ingredients</h2><ul><li>1 kg tomatoes</li><li>1 onion</li></ul>
  <h2>Method</h2><ol><li>Chop the onion.</li><li>Boil for 20 minutes.</li></ol>`;

async function readRows(contents: Record<string, string>) {
  const { id } = await uploadFiles(at.user, await archive("Pages.zip", contents));
  const rows = await listRows(at.user, id);
  return rows
    .map(({ file, name, state, problem }) => [
      file.replace("Pages.zip/", ""),
      name || String(problem?.text),
      state,
    ])
    .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

const NONE = "No recipe found in this file. If it has one, add it from a link or text.";

test("every page without a recipe has a row that says what to do", async () => {
  const rows = await readRows({
    "about.html": page("About us", "<p>Hello</p>"),
    "links.html": page("My favorite recipes", `<p>Nothing yet.</p><a href="https://example.com">Soup</a>`),
    "soup.html": page("Soup", "<h2>Ingredients</h2><p>Ask Grandma.</p>"),
    "with-menu.html": page("Trip recipes", `<a href="soup.html">Back</a><p>We ate a lot on our trip.</p>`),
    "dish.html": page("Grandma Soup", LISTS),
  });
  expect(rows).toEqual([
    ["about.html", NONE, "ignored"],
    ["dish.html", "Grandma Soup", "new"],
    ["links.html", NONE, "ignored"],
    ["soup.html", NONE, "unreadable"],
    ["with-menu.html", NONE, "ignored"],
  ]);
});

test("lists of an export's pages have no row", async () => {
  const links = `<ul><li><a href="Recipes/Grandma%20Soup.html">Grandma Soup</a></li></ul>`;
  const rows = await readRows({
    "index.html": page("Recipes", links),
    "contents.html": page("Contents", links),
    "menu.html": page("Menu", `<a href=Recipes/Grandma%20Soup.html target=main>Grandma Soup</a>`),
    "start.html": `<html><frameset><frame src="index.html"></frameset></html>`,
    "old.html": `<html><frameset><frame src=menu.html></frameset></html>`,
    "Recipes/Grandma Soup.html": page("Grandma Soup", LISTS),
  });
  expect(rows).toEqual([["Recipes/Grandma Soup.html", "Grandma Soup", "new"]]);
});

test("files of a saved page have no row, unless they could be someone's recipe", async () => {
  const rows = await readRows({
    "Soup.html": page("Grandma Soup", LISTS),
    "Soup_files/style.css": "body { color: red }",
    "Soup_files/script.js.download": "const a = 1;",
    "Soup_files/saved_resource.html": page("Buy now", "<p>Cheap!</p>"),
    "Soup_files/variant.html": page("Grandma Stew", LISTS),
    "Soup_files/notes.txt": "Less salt next time",
  });
  expect(rows).toEqual([
    ["Soup.html", "Grandma Soup", "new"],
    ["Soup_files/notes.txt", NONE, "ignored"],
    ["Soup_files/variant.html", NONE, "ignored"],
  ]);
});

test("pages in someone's own folder with a similar name are read", async () => {
  const rows = await readRows({
    "Recipes.html": page("Recipes", `<a href="Recipes-Dinner/Soup.html">Soup</a>`),
    "Recipes-Dinner/Soup.html": page("Grandma Soup", LISTS),
    "Recipes-Dinner/Stew.html": page("Grandma Stew", LISTS.replaceAll("onion", "leek")),
    "Recipes-Dinner/notes.txt": "Less salt next time",
  });
  expect(rows).toEqual([
    ["Recipes-Dinner/Soup.html", "Grandma Soup", "new"],
    ["Recipes-Dinner/Stew.html", "Grandma Stew", "new"],
    ["Recipes-Dinner/notes.txt", NONE, "ignored"],
  ]);
});

test("pages in someone's own folder are read, even with as many pictures", async () => {
  const rows = await readRows({
    "Recipes.html": page("Recipes", `<a href=Recipes-Dinner/Soup.html>Soup</a>`),
    "Recipes-Dinner/Soup.html": page("Grandma Soup", LISTS),
    "Recipes-Dinner/Soup.jpg": "",
    "Recipes-Dinner/Stew.html": page("Grandma Stew", LISTS.replaceAll("onion", "leek")),
    "Recipes-Dinner/Stew.jpg": "",
  });
  expect(rows.filter(([file = ""]) => file.endsWith(".html"))).toEqual([
    ["Recipes-Dinner/Soup.html", "Grandma Soup", "new"],
    ["Recipes-Dinner/Stew.html", "Grandma Stew", "new"],
  ]);
});

test("frames of a saved page have no row, even without styles", async () => {
  const rows = await readRows({
    "Soup.html": page("Grandma Soup", LISTS),
    "Soup_files/saved_resource.html": page("Buy now", "<p>Cheap!</p>"),
    "Soup_files/saved_resource(1).html": page("Buy soon", "<p>Cheap!</p>"),
    "Soup_files/a.jpg": "",
    "Soup_files/b.jpg": "",
  });
  expect(rows.filter(([file = ""]) => file.endsWith(".html"))).toEqual([
    ["Soup.html", "Grandma Soup", "new"],
  ]);
});

test("a recognized file in which nothing is found has a row", async () => {
  const rows = await readRows({
    "book.html": `<html><head><meta name="generator" content="Tagine offline book"></head><body></body></html>`,
    "plan.csv": "Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time\n",
    "empty.xml": `<?xml version="1.0"?><gourmetDoc></gourmetDoc>`,
  });
  expect(rows.map(([file, , state]) => [file, state])).toEqual([
    ["book.html", "ignored"],
    ["empty.xml", "ignored"],
    ["plan.csv", "ignored"],
  ]);
});
