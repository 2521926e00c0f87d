import { expect, test } from "bun:test";
import type { RecipeInput } from "../../../../src/contract/recipes.ts";
import type { FoundRecipe } from "../../../../src/imports/files/file-format.ts";
import { readFiles } from "../../../support/read-files.ts";

type Row = Record<string, unknown>;
type Database = Record<string, Row[]>;

const SOUP = "33333333-3333-4333-8333-333333333333";
const BREAD = "44444444-4444-4444-8444-444444444444";
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0);

const VERSION = [{ version_num: "09aba125b57a" }];
const GROUPS = [{ id: "g1", name: "Home" }];

const UNITS = [
  {
    id: "gram",
    name: "gram",
    plural_name: "grams",
    abbreviation: "g",
    use_abbreviation: true,
    fraction: false,
  },
  { id: "cup", name: "cup", plural_name: "cups", abbreviation: "", fraction: true, use_abbreviation: false },
];
const FOODS = [
  { id: "lentil", name: "red lentil", plural_name: "red lentils" },
  { id: "onion", name: "onion", plural_name: "onions" },
  { id: "salt", name: "salt" },
];

async function readDatabase(database: Database, others: Record<string, Uint8Array> = {}) {
  const whole = { alembic_version: VERSION, groups: GROUPS, ...database };
  return await readFiles({ "database.json": JSON.stringify(whole), ...others });
}

async function readSoup(database: Database, others: Record<string, Uint8Array> = {}): Promise<FoundRecipe> {
  const recipes = [{ id: SOUP, slug: "lentil-soup", name: "Lentil soup", group_id: "g1" }];
  const { found } = await readDatabase({ recipes, ...database }, others);
  const [soup] = found;
  if (!soup) throw new Error("No recipe was found");
  return soup;
}

async function readLine(line: Row, database: Database = {}): Promise<RecipeInput["recipeIngredient"]> {
  const { recipe } = await readSoup({
    ingredient_units: UNITS,
    ingredient_foods: FOODS,
    recipes_ingredients: [{ recipe_id: SOUP, position: 0, ...line }],
    ...database,
  });
  return recipe.recipeIngredient;
}

test("a backup of version 1 is read with every field", async () => {
  const row = (more: Row) => ({ recipe_id: SOUP, ...more });
  const soup = await readSoup({
    recipes: [
      {
        id: SOUP,
        slug: "lentil-soup",
        group_id: "g1",
        user_id: "u1",
        name: "Lentil &amp; carrot soup",
        description: "For <b>cold</b> days",
        total_time: "PT35M",
        prep_time: "10 minutes",
        perform_time: null,
        cook_time: "25 minutes",
        recipe_yield: "4 bowls",
        recipeCuisine: "Turkish, Greek",
        rating: 4,
        org_url: "https://example.com/soup",
        date_added: "2024-01-01",
        last_made: "2024-03-02T18:00:00",
      },
    ],
    users: [{ id: "u1", full_name: "Anna" }],
    categories: [{ id: "c1", name: "Soups" }],
    tags: [{ id: "t1", name: "Vegan" }],
    tools: [{ id: "o1", name: "Pot" }],
    recipes_to_categories: [row({ category_id: "c1" })],
    recipes_to_tags: [row({ tag_id: "t1" }), row({ tag_id: "gone" })],
    recipes_to_tools: [row({ tool_id: "o1" })],
    recipe_nutrition: [
      row({ id: 1, calories: "310", fat_content: 9, sodium_content: "", fiber_content: null }),
    ],
    recipe_settings: [row({ public: false, locked: true, disable_amount: false })],
    notes: [row({ title: "Tip", text: "Freezes <i>well</i>." }), row({ title: "", text: "" })],
    api_extras: [
      { recipee_id: SOUP, key_name: "spice level", value: "mild" },
      { recipee_id: SOUP, key_name: "story", value: "Long ago. ".repeat(100).trim() },
    ],
    recipe_comments: [row({ user_id: "u1", text: "Lovely", created_at: "2024-02-01T10:00:00" })],
    users_to_favorites: [row({ user_id: "u1" })],
  });
  expect(soup).toEqual({
    recipe: {
      name: "Lentil & carrot soup",
      description: "For cold days",
      recipeCategory: ["Soups"],
      tags: ["Vegan"],
      tools: ["Pot"],
      rating: 4,
      recipeYield: "4 bowls",
      nutrition: { calories: "310", fatContent: "9" },
      totalTime: "35 Minutes",
      prepTime: "10 minutes",
      performTime: "25 minutes",
      recipeCuisine: ["Turkish", "Greek"],
      orgURL: "https://example.com/soup",
      dateAdded: "2024-01-01",
      recipeIngredient: [],
      ingredientGroups: [],
      recipeInstructions: [],
      notes: [
        { title: "Tip", text: "Freezes well." },
        { title: "Anna, 2024-02-01", text: "Lovely" },
        { title: "story", text: "Long ago. ".repeat(100).trim() },
      ],
      extras: { private: "true", locked: "true", "spice-level": "mild" },
    },
    pictures: [],
    isFavorite: true,
    cookedOn: ["2024-03-02"],
  });
});

test.each<[string, Row, string[]]>([
  [
    "uses the short unit",
    { quantity: 200, unit_id: "gram", food_id: "lentil", note: "rinsed" },
    ["200 g red lentils, rinsed"],
  ],
  [
    "writes decimals where the unit has no fractions",
    { quantity: 0.25, unit_id: "gram", food_id: "salt" },
    ["0.25 g salt"],
  ],
  ["writes fractions", { quantity: 1.5, unit_id: "cup", food_id: "lentil" }, ["1 1/2 cups red lentils"]],
  ["writes thirds", { quantity: 0.333, unit_id: "cup", food_id: "salt" }, ["1/3 cup salt"]],
  ["has one piece in the singular", { quantity: 1, food_id: "onion" }, ["1 onion"]],
  ["has less than one in the singular", { quantity: 0.5, food_id: "onion" }, ["1/2 onion"]],
  [
    "has no amount in the plural",
    { quantity: 0, food_id: "onion", note: "(optional)" },
    ["onions (optional)"],
  ],
  [
    "keeps the written number of a food",
    { quantity: 1, unit_id: "cup", food_id: "lentil", original_text: "1 cup red lentils" },
    ["1 cup red lentils"],
  ],
  [
    "drops a 1 that nobody wrote",
    { quantity: 1, food_id: "salt", original_text: "Salt to taste", note: "to taste" },
    ["salt, to taste"],
  ],
  ["has a note alone", { quantity: 1, note: "2 cups of water" }, ["2 cups of water"]],
  [
    "doesn't double an amount in the note",
    { quantity: 0.5, unit_id: "cup", note: "½ cup water" },
    ["½ cup water"],
  ],
  [
    "doesn't double a line in the note",
    { quantity: 200, unit_id: "gram", food_id: "lentil", note: "200 grams red lentils" },
    ["200 grams red lentils"],
  ],
  ["doesn't double a range", { quantity: 2, note: "2–3 carrots" }, ["2–3 carrots"]],
  ["adds the amount to a note without it", { quantity: 3, note: "eggs" }, ["3 eggs"]],
  [
    "keeps an amount that differs from the note's",
    { quantity: 2, note: "14 oz cans of beans" },
    ["2 14 oz cans of beans"],
  ],
  [
    "has the original text if nothing else is there",
    { quantity: 1, original_text: "a handful of basil" },
    ["a handful of basil"],
  ],
  ["reads quantities as text", { quantity: "2.0", food_id: "onion" }, ["2 onions"]],
  ["ignores foods that aren't there", { quantity: 2, food_id: "gone", note: "2 figs" }, ["2 figs"]],
  ["leaves out empty lines", { quantity: 1, note: "", food_id: null }, []],
])("a line %s", async (_, line, expected) => {
  expect(await readLine(line)).toEqual(expected);
});

test("a food that repeats the amount is written once", async () => {
  const ingredient_foods = [{ id: "f", name: "2 cups flour" }];
  expect(await readLine({ quantity: 2, unit_id: "cup", food_id: "f" }, { ingredient_foods })).toEqual([
    "2 cups flour",
  ]);
  expect(await readLine({ quantity: 1, food_id: "f" }, { ingredient_foods })).toEqual(["2 cups flour"]);
  const milk = [{ id: "f", name: "2% milk" }];
  expect(await readLine({ quantity: 2, unit_id: "cup", food_id: "f" }, { ingredient_foods: milk })).toEqual([
    "2 cups 2% milk",
  ]);
});

test("a recipe without amounts shows only its notes", async () => {
  const recipe_settings = [{ recipe_id: SOUP, disable_amount: true }];
  expect(await readLine({ quantity: 3, note: "some bread" }, { recipe_settings })).toEqual(["some bread"]);
  expect(await readLine({ quantity: 1, food_id: "salt" }, { recipe_settings })).toEqual(["salt"]);
});

test("lines are in order and in sections, and steps name the lines that were linked", async () => {
  const line = (position: number, more: Row) => ({ recipe_id: SOUP, position, quantity: 0, ...more });
  const { recipe } = await readSoup({
    recipes_ingredients: [
      line(2, { note: "oil", title: "For the top", reference_id: "AAAA-3" }),
      line(0, { note: "water", reference_id: "aaaa-1" }),
      line(1, { note: "salt", title: " ", reference_id: "aaaa-2" }),
    ],
    recipe_instructions: [
      { id: "s2", recipe_id: SOUP, position: 3, title: "Top", text: "Add oil.", summary: "Finish" },
      { id: "s1", recipe_id: SOUP, position: 1, title: "", text: "Boil water.", summary: "Boil" },
      { id: "s0", recipe_id: SOUP, position: 0, title: "Soup", text: "" },
      { id: "s3", recipe_id: SOUP, position: 4, title: "Serve", text: null },
    ],
    recipe_ingredient_ref_link: [
      { instruction_id: "s2", reference_id: "aaaa3" },
      { instruction_id: "s1", reference_id: "aaaa-2" },
      { instruction_id: "s1", reference_id: "aaaa-1" },
      { instruction_id: "s1", reference_id: "gone" },
    ],
  });
  expect(recipe.recipeIngredient).toEqual(["water", "salt", "oil"]);
  expect(recipe.ingredientGroups).toEqual([
    { title: "", items: ["water", "salt"] },
    { title: "For the top", items: ["oil"] },
  ]);
  expect(recipe.recipeInstructions).toEqual([
    { title: "Soup", text: "Boil water.", ingredients: ["water", "salt"] },
    { title: "Top", text: "Add oil.", name: "Finish", ingredients: ["oil"] },
    { text: "Serve" },
  ]);
});

test("other recipes in lines and texts become links", async () => {
  const { recipe } = await readSoup({
    recipes: [
      { id: SOUP, slug: "lentil-soup", name: "Lentil soup", group_id: "g1" },
      { id: BREAD, slug: "flat-bread", name: "Flat bread", group_id: "g1" },
    ],
    recipes_ingredients: [{ recipe_id: SOUP, quantity: 2, referenced_recipe_id: BREAD, note: "warm" }],
    recipe_instructions: [
      {
        recipe_id: SOUP,
        text: 'Bake [bread](/g/home/r/flat-bread), <a href="https://food.example/g/home/r/flat-bread">more</a>, and [other](/recipe/gone).',
      },
    ],
  });
  expect(recipe.recipeIngredient).toEqual(["2 [Flat bread](recipe:Flat%20bread), warm"]);
  expect(recipe.recipeInstructions).toEqual([
    { text: "Bake [bread](recipe:Flat%20bread), [more](recipe:Flat%20bread), and [other](/recipe/gone)." },
  ]);
});

test("Mealie's template belongs to its backup, but a template elsewhere doesn't", async () => {
  const database = JSON.stringify({ alembic_version: VERSION, groups: GROUPS, recipes: [] });
  const { formats, found, unreadable } = await readFiles({
    "mealie_2024/database.json": database,
    "mealie_2024/data/templates/recipes.md": "{{ recipe.name }}",
    "other/data/templates/recipes.md": "{{ recipe.name }}",
  });
  expect(formats).toMatchObject({ "mealie_2024/data/templates/recipes.md": "mealie-backup" });
  expect(formats).not.toHaveProperty("other/data/templates/recipes.md");
  expect([found, unreadable]).toEqual([[], []]);
});

test("pictures are found by the recipe's id in any wrapper, and other files are named", async () => {
  const folder = `mealie_2024/data/recipes/${SOUP}`;
  const database = {
    alembic_version: VERSION,
    groups: GROUPS,
    recipes: [{ id: SOUP.replaceAll("-", ""), name: "Lentil soup" }],
    recipe_assets: [
      { recipe_id: SOUP, name: "Plate", file_name: "plate.png" },
      { recipe_id: SOUP, name: "Manual", file_name: "oven.pdf" },
      { recipe_id: SOUP, name: "lost.jpg", file_name: "lost.jpg" },
      { recipe_id: SOUP, name: "Knife", file_name: "knife.jpg" },
    ],
    recipe_instructions: [
      { recipe_id: SOUP, position: 0, text: "Wash." },
      { recipe_id: SOUP, position: 0.5, text: "![](https://food.example/wash.jpg)" },
      {
        recipe_id: SOUP,
        position: 1,
        text: `Chop.<img src="/api/media/recipes/${SOUP}/assets/knife.jpg" width="100%"/> See <iframe src="https://video.example/1"></iframe>`,
      },
    ],
    recipe_timeline_events: [
      {
        id: "e1",
        recipe_id: SOUP,
        subject: "Anna made this",
        event_type: "comment",
        image: "has image",
        timestamp: "2024-05-01T10:00:00",
      },
    ],
  };
  const { formats, found } = await readFiles({
    "mealie_2024/database.json": JSON.stringify(database),
    [`${folder}/images/min-original.webp`]: JPEG,
    [`${folder}/images/original.JPG`]: JPEG,
    [`${folder}/images/timeline/e1/original.webp`]: JPEG,
    [`${folder}/assets/plate.png`]: JPEG,
    [`${folder}/assets/knife.jpg`]: JPEG,
    [`${folder}/assets/oven.pdf`]: Buffer.from("%PDF-1.4"),
    [`mealie_2024/data/recipes/${BREAD}/images/original.webp`]: JPEG,
  });
  expect(formats).toMatchObject({ "mealie_2024/database.json": "mealie-backup" });
  expect(found.map(({ pictures }) => pictures)).toEqual([
    [
      { file: `${folder}/images/original.JPG` },
      { address: "https://food.example/wash.jpg", step: 0 },
      { file: `${folder}/assets/knife.jpg`, step: 1 },
      { file: `${folder}/assets/plate.png` },
      { file: `${folder}/images/timeline/e1/original.webp` },
    ],
  ]);
  expect(found[0]?.recipe.notes).toEqual([{ title: "Files", text: "Manual (oven.pdf)\nlost.jpg" }]);
  expect(found[0]?.recipe.recipeInstructions).toEqual([
    { text: "Wash." },
    { text: "Chop. See https://video.example/1" },
  ]);
});

test("events that say the dish was made become days, and their messages notes", async () => {
  const event = (more: Row) => ({ recipe_id: SOUP, event_type: "comment", image: null, ...more });
  const { recipe, cookedOn } = await readSoup({
    recipe_timeline_events: [
      event({ subject: "Anna made this", message: "More salt", timestamp: "2024-05-02T10:00:00" }),
      event({ subject: "Anna hat das gemacht", message: "", timestamp: "2024-05-01T10:00:00" }),
      event({ subject: "Anna made this for dinner", event_type: "info", timestamp: "2024-05-01T20:00:00" }),
      event({ subject: "Recipe Created", event_type: "system", timestamp: "2024-01-01T10:00:00" }),
      event({ subject: "Tasted it", message: "", timestamp: "2024-06-01T10:00:00" }),
    ],
    households_to_recipes: [{ recipe_id: SOUP, last_made: "2024-07-01T10:00:00+00:00" }],
  });
  expect(cookedOn).toEqual(["2024-05-01", "2024-05-02", "2024-07-01"]);
  expect(recipe.notes).toEqual([
    { title: "Anna made this, 2024-05-02", text: "More salt" },
    { title: "Tasted it, 2024-06-01", text: "" },
  ]);
});

test.each<[Row, string]>([
  [{ recipe_yield: "bowls", recipe_yield_quantity: 4, recipe_servings: 4 }, "4 bowls"],
  [{ recipe_yield: "cookies", recipe_yield_quantity: 12, recipe_servings: 4 }, "4 servings (12 cookies)"],
  [{ recipe_yield: "", recipe_yield_quantity: 0, recipe_servings: 1 }, "1 serving"],
  [{ recipe_yield: null, recipe_servings: 2.5 }, "2 1/2 servings"],
  [{ recipe_yield: "12 rolls", recipe_yield_quantity: 12 }, "12 rolls"],
  [{ recipe_yield: "6 servings", recipe_servings: 6 }, "6 servings"],
  [{ recipe_yield: "loaf", recipe_yield_quantity: 1 }, "1 loaf"],
  [{}, ""],
])("the yield %p is %p", async (yields, expected) => {
  const { recipe } = await readSoup({ recipes: [{ id: SOUP, name: "Lentil soup", ...yields }] });
  expect(recipe.recipeYield).toBe(expected);
});

test("the rating is the mean of the household that owns the recipe", async () => {
  const rate = async (users_to_recipes: Row[], rating: number | null) => {
    const { recipe, isFavorite } = await readSoup({
      recipes: [{ id: SOUP, name: "Lentil soup", user_id: "u1", rating }],
      users: [
        { id: "u1", household_id: "h1" },
        { id: "u2", household_id: "h1" },
        { id: "u3", household_id: "h2" },
      ],
      users_to_recipes: users_to_recipes.map((row) => ({ recipe_id: SOUP, ...row })),
    });
    return { rating: recipe.rating, isFavorite };
  };
  const all = [
    { user_id: "u1", rating: 5, is_favorite: true },
    { user_id: "u2", rating: 4 },
    { user_id: "u3", rating: 1 },
  ];
  expect(await rate(all, 3.3)).toEqual({ rating: 4.5, isFavorite: true });
  expect(await rate([{ user_id: "u3", rating: 1 }], 2)).toEqual({ rating: 2, isFavorite: false });
  expect(await rate([{ user_id: "u3", rating: 9 }], null)).toEqual({ rating: 5, isFavorite: false });
});

test("recipes keep their group and author if a backup has several groups", async () => {
  const { found } = await readDatabase({
    groups: [...GROUPS, { id: "g2", name: "Club" }],
    users: [
      { id: "u1", full_name: "Anna" },
      { id: "u2", username: "ben" },
    ],
    recipes: [
      { id: SOUP, name: "Lentil soup", group_id: "g1", user_id: "u1", created_at: "2023-04-05T01:02:03" },
      { id: BREAD, name: "Flat bread", group_id: "g2", user_id: "u2" },
    ],
  });
  expect(found.map(({ recipe }) => [recipe.extras, recipe.dateAdded])).toEqual([
    [{ group: "Home", addedBy: "Anna" }, "2023-04-05"],
    [{ group: "Club", addedBy: "ben" }, null],
  ]);
});

test("odd rows don't stop the others, and the readable part of a damaged file is imported", async () => {
  const recipes = `{"id":"r0","name":"  "},{"id":"r1","name":"Figs","rating":NaN},{"id":},{"id":"r2","name":["x"],"slug":"odd"},{"id":"r3","name":"Say \\"{[hi]}\\" \\\\"}`;
  const text = `{"alembic_version": [{"version_num": "09aba125b57a"}], "groups": [], "recipes": [${recipes}], "notes": [{"recipe_id": "r3", "te`;
  const { found, unreadable } = await readFiles({ "database.json": text });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Figs", 'Say "{[hi]}" \\']);
  expect(unreadable.map(({ name, problem }) => [name, problem.problem])).toEqual([
    ["", "archive-recipe-without-name"],
    ["", "archive-recipe-without-name"],
    ["odd", "archive-recipe-without-name"],
    ["", "archive-file-not-json"],
  ]);
});

test("a backup in UTF-16 or with a mark at its start is read", async () => {
  const text = JSON.stringify({
    alembic_version: VERSION,
    groups: GROUPS,
    recipes: [{ id: SOUP, name: "Crème" }],
  });
  for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(`\uFEFF${text}`, "utf16le")]) {
    const { found } = await readFiles({ "database.json": bytes });
    expect(found.map(({ recipe }) => recipe.name)).toEqual(["Crème"]);
  }
});

test("databases of other programs aren't recognized", async () => {
  const others = [
    { alembic_version: VERSION, songs: [], artists: [{ id: 1, name: "Ann" }] },
    { recipes: [{ name: "Soup" }] },
    { groups: [], categories: [], recipes: [{ name: "Soup" }], cookbooks: [] },
    {
      recipes: [{ name: "Soup" }],
      categories: [],
      users: [],
      products: [],
      orders: [],
      carts: [],
      shops: [],
    },
    [{ alembic_version: VERSION, recipes: [] }],
    { name: "tagine", dependencies: {}, groups: ["a"] },
  ];
  for (const other of others) {
    const { formats } = await readFiles({ "database.json": JSON.stringify(other) });
    expect(Object.values(formats)).not.toContain("mealie-backup");
  }
});

test("texts with thousands of unclosed tags are read at once", async () => {
  const text = ["<img ", "<a href=x ", "![", "[a](", "<iframe src=y "]
    .map((tag) => tag.repeat(5000))
    .join("");
  const start = performance.now();
  const { recipe } = await readSoup({ recipe_instructions: [{ recipe_id: SOUP, text: `Stir. ${text}` }] });
  expect(recipe.recipeInstructions?.[0]?.text).toStartWith("Stir.");
  expect(performance.now() - start).toBeLessThan(3000);
});
