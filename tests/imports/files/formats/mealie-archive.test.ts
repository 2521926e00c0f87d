import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);

const STEW = {
  name: "Stew",
  slug: "stew",
  description: "See <b>below</b>",
  recipe_ingredient: [{ title: "", note: "1 lb beef", disable_amount: true, quantity: 1 }],
  recipe_instructions: [{ title: "", text: "Brown ![pot](/api/media/recipes/stew/assets/pot.png)" }],
  org_url: "https://kitchen.example/stew",
  settings: { public: false },
  assets: [
    { name: "Pot", file_name: "pot.png" },
    { name: "Plate", file_name: "plate.png" },
    { name: "Scan", file_name: "scan.pdf" },
  ],
  notes: [{ title: "Tip", text: "Freeze" }],
  extras: { k: "v" },
  comments: [{ text: "Good", date_added: "2021-11-01T10:00:00", user: { username: "anna" } }],
};

test("comments, files, and favorites of Mealie 0.5 are kept", async () => {
  const { formats, found } = await readFiles({
    "m/recipes/stew/stew.json": JSON.stringify(STEW),
    "m/recipes/stew/images/original.webp": PICTURE,
    "m/recipes/stew/assets/pot.png": PICTURE,
    "m/recipes/stew/assets/plate.png": PICTURE,
    "m/recipes/stew/assets/scan.pdf": "%PDF-1.4",
    "m/comments/comments.json": JSON.stringify([
      { recipe_slug: "stew", text: "Good", user: { username: "anna" } },
      { recipe_slug: "stew", text: "Salty", user: { username: "bob" }, date_added: "2021-11-02" },
      { recipe_slug: "pie", text: "Sweet" },
    ]),
    "m/users/users.json": JSON.stringify([{ username: "anna", favorite_recipes: ["stew"] }]),
  });
  expect(formats["m/recipes/stew/stew.json"]).toBe("mealie");
  expect(found).toMatchObject([
    {
      recipe: {
        description: "See below",
        recipeInstructions: [{ text: "Brown" }],
        notes: [
          { title: "Tip", text: "Freeze" },
          { title: "anna, 2021-11-01", text: "Good" },
          { title: "bob, 2021-11-02", text: "Salty" },
          { title: "Files", text: "Scan (scan.pdf)" },
        ],
        extras: { k: "v", private: "true" },
      },
      pictures: [
        { file: "m/recipes/stew/images/original.webp" },
        { file: "m/recipes/stew/assets/pot.png", step: 0 },
        { file: "m/recipes/stew/assets/plate.png" },
      ],
      isFavorite: true,
    },
  ]);
});

test("steps with schema.org types are read, too, and copies from templates are left out", async () => {
  const recipe = {
    name: "Flat Bread",
    slug: "flat-bread",
    dateAdded: "2021-01-03",
    recipeIngredient: ["1 cup flour", "2 eggs"],
    recipeInstructions: [{ "@type": "HowToStep", text: "Mix &amp; fry." }],
    extras: [],
  };
  const { formats, found } = await readFiles({
    "b/recipes/Flat Bread.json": JSON.stringify(recipe),
    "b/images/flat-bread.jpg": PICTURE,
    "b/templates/recipes.md/flat-bread.md":
      "# Flat Bread\n\n## Ingredients\n- [ ] 1 cup flour\n- [ ] 2 eggs\n\n## Instructions\n- [ ] Mix & fry for 5 minutes.\n",
    "b/users/users.json": "[broken",
  });
  expect(formats["b/recipes/Flat Bread.json"]).toBe("mealie");
  expect(found).toMatchObject([
    {
      recipe: { name: "Flat Bread", recipeInstructions: [{ text: "Mix & fry." }] },
      pictures: [{ file: "b/images/flat-bread.jpg" }],
    },
  ]);
});

test("a time that says None is left out", async () => {
  const recipe = {
    name: "Pie",
    slug: "pie",
    dateAdded: "2021-01-03",
    totalTime: "None",
    prepTime: "20 min",
    recipeYield: "1",
  };
  const { found } = await readFiles({ "recipes/Pie.json": JSON.stringify(recipe) });
  expect(found[0]?.recipe).toMatchObject({ totalTime: null, prepTime: "20 min" });
});

test("an archive's other lists share a row that says what to do", async () => {
  const lists = ["settings", "pages", "themes", "users", "groups", "notifications", "comments"];
  const { formats, left, unreadable } = await readFiles({
    "m/recipes/stew/stew.json": JSON.stringify(STEW),
    ...Object.fromEntries(lists.map((name) => [`m/${name}/${name}.json`, '[{ "name": "Home" }]'])),
    "other/groups/groups.json": '[{ "name": "Home" }]',
  });
  expect(Object.keys(formats).filter((path) => !path.startsWith("m/recipes/"))).toEqual(
    lists.map((name) => `m/${name}/${name}.json`),
  );
  expect(left.map(({ problem }) => problem.problem)).toEqual(["file-import-left-archive"]);
  expect(unreadable).toEqual([]);
});
