import { expect, test } from "bun:test";
import { FILE_FORMATS } from "../../../src/contract/file-imports.ts";
import { FORMATS } from "../../../src/imports/files/formats.ts";
import { readFiles } from "../../support/read-files.ts";

test("formats are tried in the order of the contract", () => {
  const names = FORMATS.map(({ name }) => name);
  expect(names).toEqual(FILE_FORMATS.filter((name) => names.includes(name)));
});

test("an archive of Nextcloud Cookbook is recognized with its picture", async () => {
  const recipe = { "@type": "Recipe", name: "Lentil soup", recipeIngredient: ["200 g lentils"] };
  const { formats, found } = await readFiles({
    "Recipes/Soup/recipe.json": JSON.stringify(recipe),
    "Recipes/Soup/full.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0),
  });
  expect(formats).toEqual({ "Recipes/Soup/recipe.json": "nextcloud" });
  expect(found.map(({ recipe: { name }, pictures }) => ({ name, pictures }))).toEqual([
    { name: "Lentil soup", pictures: [{ file: "Recipes/Soup/full.jpg" }] },
  ]);
});

test("components of Chowdown recipes aren't separate recipes", async () => {
  const { formats, found } = await readFiles({
    "site/_recipes/soup.md": "---\ntitle: Soup\ncomponents:\n- Bread\n---\n",
    "site/_components/bread.md":
      "---\ntitle: Bread\ningredients:\n- 500 g flour\ndirections:\n- Bake.\n---\n",
  });
  expect(formats).toEqual({ "site/_recipes/soup.md": "chowdown", "site/_components/bread.md": "chowdown" });
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeIngredient])).toEqual([
    ["Soup", ["500 g flour"]],
  ]);
});

test("notes with front matter in a folder of recipes aren't Chowdown's", async () => {
  const { formats, found } = await readFiles({
    "Vault/Recipes/Soup.md":
      '---\ntags: [soup]\nservings: 4\nimage: "[[soup.png]]"\n---\n## Ingredients\n- 200 g lentils\n- 1 leek\n\n## Steps\n1. Cook for 20 minutes.\n',
    "Vault/files/soup.png": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0),
  });
  expect(formats).toEqual({ "Vault/Recipes/Soup.md": "markdown" });
  expect(found[0]?.pictures).toEqual([{ file: "Vault/files/soup.png" }]);
  expect(found[0]?.recipe).toMatchObject({ name: "Soup", tags: ["soup"], recipeYield: "4" });
});
