import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);

const PIE = {
  id: "0a",
  userId: "0b",
  groupId: "0c",
  name: "Pie",
  slug: "pie",
  recipeServings: 4,
  recipeYieldQuantity: 8,
  recipeYield: "slices",
  recipeCategory: [{ id: "1", name: "Dessert", slug: "dessert" }],
  tags: [{ id: "2", name: "sweet", slug: "sweet" }],
  tools: [],
  rating: 4,
  orgURL: "https://kitchen.example/pie",
  dateAdded: "2024-01-02",
  lastMade: "2024-03-04T12:00:00Z",
  recipeIngredient: [
    {
      quantity: 3,
      unit: null,
      food: { name: "apple", pluralName: "apples" },
      note: "peeled",
      title: "Filling",
      referenceId: "r1",
    },
    {
      quantity: 0.5,
      unit: { id: "u", name: "cup" },
      food: { id: "f", name: "sugar" },
      note: "",
      referenceId: "r2",
    },
    {
      quantity: 1,
      referencedRecipe: { id: "0d", name: "Crust", slug: "crust" },
      note: "",
      referenceId: "r3",
    },
  ],
  recipeInstructions: [
    { id: "i", title: "Start", summary: "", text: "Peel.", ingredientReferences: [{ referenceId: "r1" }] },
  ],
  nutrition: { calories: "300", fatContent: null },
  settings: { public: true },
  assets: [{ name: "Plate", fileName: "plate.png" }],
  notes: [{ title: "Tip", text: "Warm" }],
  extras: { k: "v" },
  comments: [
    { text: "Great", userId: "0b", createdAt: "2024-02-02T00:00:00Z", user: { id: "0b", fullName: "Anna" } },
  ],
};

test("a recipe downloaded from Mealie keeps what a backup keeps", async () => {
  const { formats, found } = await readFiles({
    "export/recipes/pie/pie.json": JSON.stringify(PIE),
    "export/recipes/pie/images/min-original.webp": PICTURE,
    "export/recipes/pie/images/original.webp": PICTURE,
    "export/recipes/pie/assets/plate.png": PICTURE,
  });
  expect(formats["export/recipes/pie/pie.json"]).toBe("mealie-backup");
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Pie",
        recipeYield: "4 servings (8 slices)",
        recipeCategory: ["Dessert"],
        tags: ["sweet"],
        rating: 4,
        orgURL: "https://kitchen.example/pie",
        dateAdded: "2024-01-02",
        ingredientGroups: [
          { title: "Filling", items: ["3 apples, peeled", "1/2 cup sugar", "1 [Crust](recipe:Crust)"] },
        ],
        recipeInstructions: [{ title: "Start", text: "Peel.", ingredients: ["3 apples, peeled"] }],
        nutrition: { calories: "300" },
        notes: [
          { title: "Tip", text: "Warm" },
          { title: "Anna, 2024-02-02", text: "Great" },
        ],
        extras: { k: "v" },
      },
      pictures: [
        { file: "export/recipes/pie/images/original.webp" },
        { file: "export/recipes/pie/assets/plate.png" },
      ],
      cookedOn: ["2024-03-04"],
    },
  ]);
});

test("its picture may be beside it, and one without a name is reported", async () => {
  const { found, unreadable } = await readFiles({
    "pie.json": JSON.stringify(PIE),
    "pie.webp": PICTURE,
    "none.json": JSON.stringify({ ...PIE, name: null }),
  });
  expect(found.map(({ recipe, pictures }) => [recipe.name, pictures[0]])).toEqual([
    ["Pie", { file: "pie.webp" }],
  ]);
  expect(unreadable).toMatchObject([{ problem: { problem: "archive-recipe-without-name" } }]);
});

test("recipes of other programs aren't Mealie's", async () => {
  const { formats } = await readFiles({
    "x.json": '{"slug":"x","userId":1,"recipeInstructions":null}',
    "y.json": '{"slug":"y","groupId":1,"userId":2}',
  });
  expect(Object.values(formats)).not.toContain("mealie-backup");
});

test("an export of selected recipes, which has snake case, keeps the same", async () => {
  const toSnake = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toSnake);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key.replace(/URL/, "Url").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        key === "extras" ? inner : toSnake(inner),
      ]),
    );
  };
  const pie = { ...PIE, extras: { my_key: "v" } };
  const [camel, snake] = await Promise.all(
    [pie, toSnake(pie)].map((recipe) => readFiles({ "recipes/pie/pie.json": JSON.stringify(recipe) })),
  );
  expect(snake?.formats).toEqual({ "recipes/pie/pie.json": "mealie-backup" });
  expect(snake?.found).toEqual(camel?.found ?? []);
  expect(snake?.found[0]?.recipe).toMatchObject({
    recipeYield: "4 servings (8 slices)",
    extras: { my_key: "v" },
  });
});
