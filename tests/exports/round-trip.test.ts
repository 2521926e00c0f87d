import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Recipe } from "../../src/contract/recipes.ts";
import { readArchive } from "../support/archives.ts";
import { eventually } from "../support/eventually.ts";
import { pictureOf, upload } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

const SOUP = {
  name: "Lentil Soup: a “classic” / 2",
  description: "Warm & filling.\n\nFor cold days.",
  recipeCategory: ["Soups", "Dinner, quick"],
  tags: ["Vegan", "winter"],
  rating: 4.5,
  recipeYield: "4 servings",
  ingredientGroups: [
    { title: "", items: ["Salt", "½ tsp cumin, ground"] },
    {
      title: "For the soup",
      items: [
        "200 g red lentils, rinsed",
        "1 1/2 cups water",
        "1–2 tbsp olive oil",
        "2 Flat Bread",
        "3 * 2 eggs",
      ],
    },
    { title: "Topping", items: ["1 bunch parsley, chopped (or chives)", "Salt"] },
  ],
  recipeInstructions: [
    { text: "Rinse the lentils. Use @home #pots, ~5 of {them}." },
    { text: "Simmer for 20 minutes, or 1-2 hours.\nStir -- often.", title: "Soup" },
    { text: "1. is not a number.", ingredients: ["Salt"] },
    { text: "> Add salt, _not_ pepper*.", title: "Topping", name: "Season" },
  ],
  notes: [
    { title: "", text: "Freezes well.\n\nKeeps 3 days: see [Flat Bread](/recipe/flat-bread)." },
    { title: "Tip", text: "Add lemon.\n# Not a heading" },
    { title: "", text: "Serve hot." },
  ],
  nutrition: { calories: "310 kcal", fatContent: "9 g", proteinContent: "14 g", saturatedFatContent: "2 g" },
  tools: ["Large pot", "Blender"],
  prepTime: "10 minutes",
  performTime: "25 Minutes",
  totalTime: "35 Minutes",
  dateAdded: "2021-03-04",
  author: "Grandma",
  recipeCuisine: ["Turkish"],
  orgURL: "https://kitchen.example/soup?id=1",
  extras: { difficulty: "easy", spice: "mild" },
};
const BREAD = {
  name: "Flat Bread",
  recipeIngredient: ["500 g flour", "300 ml water"],
  recipeInstructions: [{ text: "Knead." }, { text: "Bake." }],
};
const BARE = { name: "Only a name" };

let from: Tagine;

beforeAll(async () => {
  from = await tagine();
  for (const { name, ...recipe } of [SOUP, BREAD, BARE]) {
    const { status, body } = await from.user.send("POST", "recipes/create", { name, ...recipe });
    expect([status, typeof body]).toEqual([201, "string"]);
  }
  const { slug } = await soupOf(from);
  expect((await from.user.send("PUT", `recipes/${slug}/image`, await pictureForm(80))).status).toBe(200);
  for (const [width, step] of [
    [90, "?step=2"],
    [91, ""],
    [92, "?step=0"],
    [93, ""],
  ] as const) {
    const added = await from.user.send("POST", `recipes/${slug}/pictures${step}`, await pictureForm(width));
    expect(added.status).toBe(201);
  }
  expect((await from.user.send("PUT", `favorites/${slug}`)).status).toBeLessThan(300);
});
afterAll(() => from.close());

async function pictureForm(width: number): Promise<FormData> {
  return upload(await picture(width, 60));
}

/** Those of the recipe, then those of its steps. */
async function listPictures(at: Tagine, slug: string) {
  const { body } = await at.user.get(`recipes/${slug}/pictures`);
  const pictures = body.map(async ({ id, step }: { id: string; step: number | null }) => {
    const path = `http://localhost/api/recipes/${slug}/pictures/${id}/original`;
    return { step, bytes: Bun.hash(await (await at.handle(new Request(path))).bytes()) };
  });
  const all: { step: number | null; bytes: unknown }[] = await Promise.all(pictures);
  return all.toSorted((one, other) => (one.step ?? -1) - (other.step ?? -1));
}

async function soupOf(at: Tagine): Promise<Recipe> {
  const slugs: { slug: string }[] = (await at.user.get("recipes/summary")).body;
  const slug = slugs.find((one) => one.slug.startsWith("lentil-soup"))?.slug ?? "none";
  return (await at.user.get(`recipes/${slug}`)).body;
}

async function exportAll(format: string, slugs?: string[]): Promise<File> {
  const { status, body } = await from.user.send("POST", "recipe-exports", {
    format,
    ...(slugs && { slugs }),
  });
  expect([status, body]).toEqual([200, { fileToken: expect.any(String) }]);
  const answer = await from.handle(
    new Request(`http://localhost/api/utils/download?token=${body.fileToken}`),
  );
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  return new File([await answer.bytes()], name);
}

async function startImport(at: Tagine, file: File) {
  const form = new FormData();
  form.append("files", file, file.name);
  const { body } = await at.user.send("POST", "imports/files", form);
  return eventually(async () => {
    const answer = await at.user.get(`imports/files/${body.id}`);
    return answer.body.state === "ready" && answer.body;
  });
}

/** Exports everything, and imports it into an empty Tagine. */
async function move(format: string, slugs?: string[]): Promise<Tagine> {
  const at = await tagine();
  at.app.jobs.begin();
  const { id } = await startImport(at, await exportAll(format, slugs));
  await at.user.send("POST", `imports/files/${id}/start`, { existing: "skip" });
  await eventually(async () => (await at.user.get(`imports/files/${id}`)).body.state === "done");
  return at;
}

const all = Object.keys(SOUP).filter((key) => key !== "name");
const without = (...keys: string[]) => all.filter((key) => !keys.includes(key));

/** The fields that each format has, and what other fields become. */
const FORMATS: [format: string, whole: string[], changed: object][] = [
  [
    "paprika",
    without("tags", "recipeCategory", "recipeCuisine", "rating", "tools", "extras", "recipeInstructions"),
    {
      recipeCategory: ["Soups", "Dinner, quick", "Vegan", "winter", "Turkish"],
      rating: 5,
      extras: { difficulty: "easy" },
    },
  ],
  [
    "recipesage",
    without("tags", "recipeCategory", "extras", "recipeInstructions"),
    // Its labels have no commas.
    { tags: ["Soups", "Dinner", "quick", "Vegan", "winter"] },
  ],
  ["cooklang", without("recipeInstructions"), {}],
  ["recipemd", without("recipeInstructions"), {}],
  [
    "mealie",
    without("author", "extras", "recipeInstructions"),
    { extras: { ...SOUP.extras, author: "Grandma" } },
  ],
  // schema.org has neither sections of ingredients nor words for times.
  ["json", without("recipeInstructions", "ingredientGroups", "prepTime"), { prepTime: "10 Minutes" }],
  [
    "markdown",
    [
      "description",
      "recipeYield",
      "ingredientGroups",
      "notes",
      "tags",
      "prepTime",
      "performTime",
      "totalTime",
      "orgURL",
    ],
    { recipeCategory: ["Soups", "Dinner", "quick"] },
  ],
  ["html-book", without("recipeInstructions"), {}],
];
const HAVE_FAVORITES = new Set(["paprika", "cooklang", "recipemd", "mealie"]);

describe.each(FORMATS)("an export as %s", (format, whole, changed) => {
  test("keeps every field that the format has", async () => {
    using to = await move(format);
    const [before, after] = [await soupOf(from), await soupOf(to)];
    const pick = (recipe: Recipe) =>
      Object.fromEntries(whole.map((key) => [key, recipe[key as keyof Recipe]]));
    expect(pick(after)).toEqual(pick(before));
    expect(after).toMatchObject({ name: before.name, ...changed });
    const pickStep = ({ title, name, text, ingredients }: Recipe["recipeInstructions"][number]) => ({
      title,
      text,
      ...(format === "mealie" && { ingredients }),
      ...(format !== "markdown" && { name }),
    });
    expect(after.recipeInstructions.map(pickStep)).toEqual(before.recipeInstructions.map(pickStep));
    const favorites = (await to.user.get("favorites")).body;
    if (HAVE_FAVORITES.has(format)) expect(favorites).toEqual([after.slug]);
    const { body: names } = await to.user.get("recipes/summary");
    expect(names.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      ["Flat Bread", SOUP.name, BARE.name].toSorted(),
    );
  });

  test("keeps all pictures of the recipe and its steps", async () => {
    using to = await move(format);
    const [before, after] = [await soupOf(from), await soupOf(to)];
    const [sent, received] = [await listPictures(from, before.slug), await listPictures(to, after.slug)];
    expect(sent.map(({ step }) => step)).toEqual([null, null, 0, 2]);
    const isSmaller = format === "html-book";
    expect(received.map(({ step }) => step)).toEqual(sent.map(({ step }) => step));
    if (!isSmaller) expect(received).toEqual(sent);
    const [main, expected] = await Promise.all(
      [pictureOf(to, after.slug), pictureOf(from, before.slug)].map(async (answer) => (await answer).bytes()),
    );
    if (isSmaller) expect(main?.length).toBeGreaterThan(0);
    else expect(main).toEqual(expected);
  });

  test("is recognized as the same recipes", async () => {
    const { found, formats } = await startImport(from, await exportAll(format));
    expect(found).toMatchObject({ new: 0, unreadable: 0, same: 3, changed: 0 });
    const readers: Record<string, string> = { mealie: "mealie-backup", json: "json-ld" };
    expect(formats.map((one: { format: string }) => one.format)).toEqual([readers[format] ?? format]);
  });
});

const ONE_BY_ONE = FORMATS.filter(([format]) => format !== "html-book");

test.each(ONE_BY_ONE)("an export of one recipe as %s is a file that can be imported", async (format) => {
  const before = await soupOf(from);
  using to = await move(format, [before.slug]);
  expect(await soupOf(to)).toMatchObject({
    name: before.name,
    recipeIngredient: before.recipeIngredient,
    recipeYield: before.recipeYield,
  });
});

test("days on which a recipe was cooked are in an export for Mealie", async () => {
  const { slug } = await soupOf(from);
  for (const date of ["2024-02-01", "2025-03-04"])
    expect((await from.user.send("POST", `recipes/${slug}/cooked`, { date })).status).toBeLessThan(300);
  using to = await move("mealie");
  const { body } = await to.user.get(`recipes/${(await soupOf(to)).slug}/cooked`);
  expect(body.map(({ date }: { date: string }) => date)).toEqual(["2025-03-04", "2024-02-01"]);
});

test("the file of a single recipe has the recipe's name and its format's extension", async () => {
  const { slug } = await soupOf(from);
  const nameOf = async (format: string, one: string) => (await exportAll(format, [one])).name;
  expect(await nameOf("paprika", slug)).toBe(`${slug}.paprikarecipe`);
  expect(await nameOf("cooklang", slug)).toBe(`${slug}.zip`);
  expect(await nameOf("cooklang", "flat-bread")).toBe("flat-bread.cook");
  expect(await nameOf("recipemd", slug)).toBe(`${slug}.md`);
  expect(await nameOf("mealie", slug)).toBe(`${slug}.json`);
  expect(await nameOf("recipesage", slug)).toBe(`${slug}.json`);
  expect((await exportAll("paprika")).name).toBe("recipes.paprikarecipes");
});

test("Cooklang files contain only what its own parser accepts", async () => {
  const { slug } = await soupOf(from);
  const files = await readArchive(await exportAll("cooklang", [slug, "flat-bread"]));
  const soup = String(files.get("Lentil Soup a “classic” 2.cook"));
  expect(soup).toContain("servings: 4\nyields: 4 servings\n");
  expect(soup).toContain("prep time: 10 minutes\n");
  expect(soup).toContain('cook time: "25min"\n');
  expect(soup).toContain("~{20%minutes}, or ~{1-2%hours}.");
  // Each of the three lists of ingredients counts as a step.
  expect([...files.keys()].toSorted()).toEqual(
    ["", ".4", ".6", "~2", "~3"]
      .map((end) => `Lentil Soup a “classic” 2${end}.jpg`)
      .concat("Lentil Soup a “classic” 2.cook", "Flat Bread.cook")
      .toSorted(),
  );
});

test("all rows of a table for Mealie have the same columns", async () => {
  const database = (await readArchive(await exportAll("mealie"))).get("database.json") as Record<
    string,
    object[]
  >;
  for (const [table, rows] of Object.entries(database))
    expect([table, new Set(rows.map((row) => Object.keys(row).join())).size]).toEqual([
      table,
      Math.min(rows.length, 1),
    ]);
  expect(Object.keys(database["recipes_to_tags"]?.[0] ?? {})).toEqual(["recipe_id", "tag_id"]);
});
