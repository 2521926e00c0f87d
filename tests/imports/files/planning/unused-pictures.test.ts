import { describe, expect, test } from "bun:test";
import { archive } from "../../../support/archives.ts";
import { listRows, uploadFiles } from "../../../support/import-files.ts";
import { recipe } from "../../../support/nextcloud-recipes.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

const at = runTaginePerTest();

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2);
const SOUP = "name: Soup\n>> servings: 2\nBoil @leek{1} in @water{1%l}.\n";

/** The pictures with a row: their paths in the archive, and how many others share it. */
async function listUnused(contents: Record<string, unknown>): Promise<[string, number][]> {
  const { id } = await uploadFiles(at.user, await archive("x.zip", contents));
  const rows = await listRows(at.user, id, "?state=ignored");
  return rows
    .filter(({ problem }) => problem?.code.startsWith("file-import-picture"))
    .map(({ file, problem }) => [file.slice("x.zip/".length), Number(problem?.params?.["count"] ?? 0)]);
}

const pictures = (count: number, nameOne: (number: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [nameOne(number), JPEG]));

describe("pictures beside recipes", () => {
  test("have a row if no recipe uses them", async () => {
    expect(
      await listUnused({ "Soup.cook": SOUP, "Soup.jpg": JPEG, "lonely.jpg": JPEG, "photos/pie.jpg": JPEG }),
    ).toEqual([
      ["lonely.jpg", 0],
      ["photos/pie.jpg", 0],
    ]);
  });

  test("share a row with many others in their folder", async () => {
    const found = await listUnused({
      "Soup.cook": SOUP,
      ...pictures(2, (number) => `few/${number}.jpg`),
      ...pictures(300, (number) => `many/${number}.jpg`),
    });
    expect(found).toEqual([
      ["few/0.jpg", 0],
      ["few/1.jpg", 0],
      ["many/0.jpg", 299],
    ]);
  });

  test("share one row if they are in very many folders", async () => {
    expect(await listUnused({ "Soup.cook": SOUP, ...pictures(300, (number) => `${number}/a.jpg`) })).toEqual([
      ["0/a.jpg", 299],
    ]);
  });
});

const MEALIE = {
  "database.json": {
    alembic_version: [{ version_num: "09aba125b57a" }],
    groups: [{ id: "g1", name: "Home" }],
    recipes: [{ id: "33333333-3333-4333-8333-333333333333", slug: "soup", name: "Soup" }],
    recipes_ingredients: [{ recipe_id: "33333333-3333-4333-8333-333333333333", position: 0, note: "1 leek" }],
  },
};
const MEALIE_FOLDER = "data/recipes/33333333-3333-4333-8333-333333333333";
const page = (title: string) =>
  `<html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify(recipe(title))}</script></head><body>${title}</body></html>`;
const paprikaPage = `<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
  <div class="photobox"><a href="Images/A1/large.jpg"><img src="Images/A1/small.jpg" itemprop="image"></a></div>
  <h1 itemprop="name">Soup</h1>
  <div class="ingredientsbox"><p itemprop="recipeIngredient">1 leek</p></div>
  <div class="directionsbox"><div itemprop="recipeInstructions"><p>Boil it.</p></div></div></div>`;
const note = {
  color: "DEFAULT",
  isTrashed: false,
  isPinned: false,
  isArchived: false,
  title: "Soup",
  textContent: "Ingredients\n1 leek\n1 l water\n\nDirections\nBoil the leek in the water.",
  userEditedTimestampUsec: 1600000000000000,
  createdTimestampUsec: 1600000000000000,
};

test.each<[string, Record<string, unknown>, string[]]>([
  [
    "Nextcloud's small copies",
    { "Soup/recipe.json": recipe("Soup") },
    ["Soup/full.jpg", "Soup/thumb.jpg", "Soup/thumb16.jpg"],
  ],
  [
    "Mealie's small copies, files, and pictures of people",
    MEALIE,
    [
      `${MEALIE_FOLDER}/images/original.webp`,
      `${MEALIE_FOLDER}/images/min-original.webp`,
      `${MEALIE_FOLDER}/images/tiny-original.webp`,
      `${MEALIE_FOLDER}/assets/scan.jpg`,
      "data/users/44444444-4444-4444-8444-444444444444/profile.webp",
    ],
  ],
  ["a saved page's icons", { "Soup.html": page("Soup") }, ["Soup_files/logo.png", "Soup_files/icon.gif"]],
  [
    "Paprika's small copies",
    { "Recipes/Soup.html": paprikaPage },
    ["Recipes/Images/A1/large.jpg", "Recipes/Images/A1/small.jpg"],
  ],
  ["pictures of other notes in Google Keep", { "Keep/Soup.json": note }, ["Keep/holiday.jpg"]],
])("%s have no row, but a picture beside them has", async (_, recipes, own) => {
  const ownPictures = Object.fromEntries(own.map((path) => [path, JPEG]));
  expect(await listUnused({ ...recipes, ...ownPictures, "lonely.jpg": JPEG })).toEqual([["lonely.jpg", 0]]);
});
