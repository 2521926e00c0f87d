import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Recipe } from "../../src/contract/recipes.ts";
import { eventually } from "../support/eventually.ts";
import { pictureOf } from "../support/pictured.ts";
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
  const form = new FormData();
  form.set("image", new File([(await picture(80, 60)).slice()], "soup.jpg"));
  form.set("extension", "jpg");
  expect((await from.user.send("PUT", `recipes/${slug}/image`, form)).status).toBe(200);
  expect((await from.user.send("PUT", `favorites/${slug}`)).status).toBeLessThan(300);
});
afterAll(() => from.close());

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

async function upload(at: Tagine, file: File) {
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
  const { id } = await upload(at, await exportAll(format, slugs));
  await at.user.send("POST", `imports/files/${id}/start`, { existing: "skip" });
  await eventually(async () => (await at.user.get(`imports/files/${id}`)).body.state === "done");
  return at;
}

const hasStepNames = (format: string) => ["recipesage", "mealie"].includes(format);

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
  ["mealie", without("author", "extras"), { extras: { ...SOUP.extras, author: "Grandma" } }],
];

describe.each(FORMATS)("an export as %s", (format, whole, changed) => {
  test("keeps every field that the format has", async () => {
    using to = await move(format);
    const [before, after] = [await soupOf(from), await soupOf(to)];
    const pick = (recipe: Recipe) =>
      Object.fromEntries(whole.map((key) => [key, recipe[key as keyof Recipe]]));
    expect(pick(after)).toEqual(pick(before));
    expect(after).toMatchObject({ name: before.name, ...changed });
    expect(after.recipeInstructions.map(({ title, text }) => ({ title, text }))).toEqual(
      before.recipeInstructions.map(({ title, text, name }) => ({
        title,
        text: name && !hasStepNames(format) ? `${name}: ${text}` : text,
      })),
    );
    expect(await (await pictureOf(to, after.slug)).bytes()).toEqual(
      await (await pictureOf(from, before.slug)).bytes(),
    );
    const favorites = (await to.user.get("favorites")).body;
    if (format !== "recipesage") expect(favorites).toEqual([after.slug]);
    const { body: names } = await to.user.get("recipes/summary");
    expect(names.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      ["Flat Bread", SOUP.name, BARE.name].toSorted(),
    );
  });

  test("is recognized as the same recipes", async () => {
    const { found, formats } = await upload(from, await exportAll(format));
    // A step's name is part of its text in formats without names.
    const same = hasStepNames(format) ? 3 : 2;
    expect(found).toMatchObject({ new: 0, unreadable: 0, same, changed: 3 - same });
    expect(formats.map((one: { format: string }) => one.format)).toEqual([
      format === "mealie" ? "mealie-backup" : format,
    ]);
  });

  test("of one recipe is a file that can be imported", async () => {
    const before = await soupOf(from);
    using to = await move(format, [before.slug]);
    expect(await soupOf(to)).toMatchObject({
      name: before.name,
      recipeIngredient: before.recipeIngredient,
      nutrition: before.nutrition,
    });
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

test("a single recipe's file is called like its format", async () => {
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
