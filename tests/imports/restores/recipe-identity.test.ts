import { expect, test } from "bun:test";
import { archive, restoreArchive } from "../../support/archives.ts";
import { tinyGif } from "../../support/made-pictures.ts";
import { tagine } from "../../support/tagine.ts";

test("a recipe is identified by its content, not its file name", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  await at.admin.send("POST", "recipes/create", { name: "Stew", description: "Ours" });
  await at.admin.send("POST", "recipes/create", { name: "Broth", description: "Ours" });
  const file = await archive("named.zip", {
    "recipes/stew.json": { name: "Goulash" },
    "recipes/soup.json": { name: "Beef broth", slug: "broth" },
    "images/goulash/original.gif": tinyGif(),
    "images/stew/original.gif": "not looked at",
  });
  const { recipeImports } = await restoreArchive(at, file, { force: true });
  expect(recipeImports).toEqual([
    { name: "Goulash", status: true, exception: null },
    { name: "Beef broth", status: true, exception: null },
  ]);
  const read = async (slug: string) => (await at.admin.get(`recipes/${slug}`)).body;
  expect(await read("stew")).toMatchObject({ name: "Stew", description: "Ours" });
  expect(await read("goulash")).toMatchObject({ name: "Goulash", image: "goulash.gif" });
  expect(at.app.archivedRecipes.slugs()).toHaveLength(3);
  expect(at.app.archivedRecipes.slugs()).toContain("beef-broth");
});
