import { describe, expect, test } from "bun:test";
import { isSlug } from "../../../src/platform/slug.ts";
import { archiveFiles, formatOf, readAll } from "../../support/archive-files.ts";

const mealie = formatOf("mealie");

describe("recipes are found", () => {
  const layouts: [string, string[], string[]][] = [
    ["in one folder, by name", ["recipes/Lentil Soup.json", "recipes/bread.json"], []],
    ["in a folder each", ["recipes/soup/soup.json", "recipes/bread/bread.json"], []],
    ["within outer folders", ["backup/2021/recipes/soup/soup.json"], []],
    ["even one named recipes", ["recipes/recipes/recipes.json"], []],
    ["in nested folders", ["recipes/Sweet/cake.json", "recipes/Sweet/pie.json"], []],
    [
      "and no other files",
      ["recipes/soup/soup.json"],
      [
        "recipes/soup/assets/table.json",
        "recipes/soup/more.json",
        "recipes/.trash/old.json",
        "recipes/soup/images/original.webp",
        "users/users.json",
        "soup.json",
      ],
    ],
  ];
  test.each(layouts)("%s", (_, recipes, others) => {
    const found = mealie.findRecipes([...others, ...recipes]);
    expect(found).toEqual(recipes.map((file) => ({ file })));
  });
});

describe("the largest picture is taken", () => {
  const old = ["recipes/Soup Of Mine.json"];
  const own = ["x/recipes/soup/soup.json"];
  const layouts: [string | null, string[]][] = [
    [null, old],
    ["images/soup/min-original.png", [...old, "images/Soup Of Mine.jpg", "images/soup/min-original.png"]],
    ["images/Soup Of Mine.jpg", [...old, "images/Soup Of Mine.jpg"]],
    ["images/soup.jpg", [...old, "images/soup.jpg", "images/soups.jpg", "images/soup/notes.txt"]],
    ["images/soup/original.png", [...old, "images/soup/min-original.png", "images/soup/original.png"]],
    ["images/soup/dinner.webp", [...old, "images/soup/tiny-original.webp", "images/soup/dinner.webp"]],
    [
      "images/soup/min-original.webp",
      [...old, "images/soup/tiny-original.webp", "images/soup/min-original.webp"],
    ],
    ["images/photo-7.jpeg", [...old, "images/photo-7.jpeg", "images/photo-8.jpeg"]],
    [null, [...old, "images/other/original.png", "images/soup/steps/original.png"]],
    [
      "x/recipes/soup/images/original.webp",
      [...own, "x/recipes/soup/images/tiny-original.webp", "x/recipes/soup/images/original.webp"],
    ],
    ["x/images/soup/original.jpg", [...own, "x/images/soup/original.jpg", "images/soup/original.jpg"]],
  ];
  test.each(layouts)("%p", async (picture, names) => {
    const json = { name: "Soup", slug: "soup", image: "photo-7.jpeg" };
    const files = archiveFiles(Object.fromEntries(names.map((name) => [name, json])));
    expect((await readAll(mealie, files))[0]?.picture).toBe(picture);
  });
});

describe("a valid slug is kept", () => {
  const slugs: [unknown, string, string | null][] = [
    ["banana-bread", "recipes/x.json", "banana-bread"],
    ["Banana Bread", "recipes/banana-bread.json", null],
    [undefined, "recipes/banana-bread/banana-bread.json", null],
    ["-a", "recipes/Banana Bread.json", null],
    ["a".repeat(101), "recipes/crêpe.json", null],
    [["bread"], "recipes/Brot.json", null],
  ];
  test.each(slugs)("%p in %p", async (slug, file, expected) => {
    const found = await mealie.read({ file }, archiveFiles({ [file]: { name: "Bread", slug } }));
    expect(found.slug).toBe(expected);
  });

  test.each([
    ["a", true],
    ["a-1-b", true],
    ["a--b", false],
    ["a-", false],
    ["é", false],
    ["", false],
    ["a\n", false],
  ])("%p", (text, is) => {
    expect(isSlug(text)).toBe(is);
  });
});
