import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { LibraryEntry } from "../../../src/contract/recipe-library.ts";
import { LIBRARY_BATCH_MOST } from "../../../src/contract/rules.ts";
import { upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
  for (const recipe of [
    { name: "Old Stew", dateAdded: "2020-01-01", recipeCategory: ["Soup", "Dinner"] },
    { name: "Cake", dateAdded: "2024-01-01", tags: ["Sweet", "Soft"], recipeIngredient: ["flour", "eggs"] },
    { name: "Bread", dateAdded: "2022-01-01" },
  ])
    await at.user.send("POST", "recipes/create", recipe);
});
afterAll(() => at.close());

const list = async (): Promise<LibraryEntry[]> => (await at.visitor.get("recipe-library")).body;
const getRecipes = (recipes: string[]) => at.visitor.send("POST", "recipe-library", { recipes });

async function findChangedSlugs(act: () => Promise<unknown>): Promise<string[]> {
  const before = new Map((await list()).map(({ slug, mark }) => [slug, mark]));
  await act();
  return (await list()).filter(({ slug, mark }) => before.get(slug) !== mark).map(({ slug }) => slug);
}

describe("the recipe library", () => {
  test("has a row for each recipe, newest first", async () => {
    expect(await list()).toEqual([
      { slug: "cake", mark: expect.any(String), image: null },
      { slug: "bread", mark: expect.any(String), image: null },
      { slug: "old-stew", mark: expect.any(String), image: null },
    ]);
  });

  test("changes a recipe's mark with every change to its content, and no other mark", async () => {
    const put = (body: object) => at.user.send("PUT", "recipes/bread", { name: "Bread", ...body });
    const changes: [what: string, act: () => Promise<unknown>, changed: string[]][] = [
      ["nothing", () => put({}), []],
      ["its content", () => put({ description: "Crusty" }), ["bread"]],
      ["its rating", () => put({ description: "Crusty", rating: 4 }), ["bread"]],
      ["a category", () => put({ rating: 4, recipeCategory: ["Soup"] }), ["bread"]],
      [
        "a category's name",
        () => at.admin.send("PUT", "categories/soup", { name: "Soups" }),
        ["bread", "old-stew"],
      ],
      [
        "merged categories",
        () => at.admin.send("POST", "categories/dinner/merge", { into: "soups" }),
        ["old-stew"],
      ],
      ["a deleted tag", () => at.admin.send("DELETE", "tags/soft"), ["cake"]],
      [
        "a further picture",
        async () => at.user.send("POST", "recipes/bread/pictures", upload(await picture(80, 60))),
        ["bread"],
      ],
      [
        "its picture",
        async () => at.user.send("PUT", "recipes/cake/image", upload(await picture(80, 60))),
        ["cake"],
      ],
      ["its name", () => at.user.send("PUT", "recipes/cake", { name: "Sponge Cake" }), ["sponge-cake"]],
    ];
    for (const [what, act, changed] of changes)
      expect([what, await findChangedSlugs(act)]).toEqual([what, changed]);
    const [cake] = await list();
    expect(cake?.image).toBe((await at.visitor.get("recipes/sponge-cake")).body.image);
  });

  test("changes a mark with each of two changes in one millisecond", async () => {
    at.setNow(new Date());
    const save = (description: string) => () =>
      at.user.send("PUT", "recipes/old-stew", { name: "Old Stew", description });
    expect(await findChangedSlugs(save("Thick"))).toEqual(["old-stew"]);
    expect(await findChangedSlugs(save("Thicker"))).toEqual(["old-stew"]);
    at.setNow(null);
  });

  test("answers 304 while nothing changes", async () => {
    const etag = (await at.visitor.get("recipe-library")).headers.get("ETag") ?? "";
    const again = () => at.visitor.get("recipe-library", { "If-None-Match": etag });
    const same = await again();
    expect([same.status, same.body, same.headers.get("ETag")]).toEqual([304, "", etag]);
    await at.user.send("PUT", "recipes/bread", { name: "Bread", description: "Soft" });
    expect((await again()).status).toBe(200);
  });
});

describe("fetching many whole recipes", () => {
  test("returns each as it would be on its own, with its mark and ETag", async () => {
    const { body } = await getRecipes(["old-stew", "bread", "gone-by-now"]);
    expect(body).toHaveLength(2);
    const marks = new Map((await list()).map(({ slug, mark }) => [slug, mark]));
    for (const { mark, etag, recipe } of body) {
      const alone = await at.visitor.get(`recipes/${recipe.slug}`);
      expect([mark, etag, recipe]).toEqual([marks.get(recipe.slug), alone.headers.get("ETag"), alone.body]);
    }
  });

  test("is compressed for clients that accept it", async () => {
    const answer = await at.visitor.send(
      "POST",
      "recipe-library",
      { recipes: ["old-stew", "bread", "sponge-cake"] },
      { "Accept-Encoding": "gzip" },
    );
    expect([answer.status, answer.headers.get("Content-Encoding")]).toEqual([200, "gzip"]);
  });

  test("requires at least one recipe and limits how many", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, number) => `recipe-${number}`);
    expect((await getRecipes(many(LIBRARY_BATCH_MOST))).body).toEqual([]);
    for (const count of [0, LIBRARY_BATCH_MOST + 1])
      expect([count, (await getRecipes(many(count))).status]).toEqual([count, 422]);
    expect((await at.visitor.send("POST", "recipe-library", ["bread"])).status).toBe(422);
  });
});

test("tells visitors nothing on a closed site", async () => {
  using closed = await tagine();
  await closed.user.send("POST", "recipes/create", { name: "Secret Sauce" });
  await closed.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  expect((await closed.visitor.get("recipe-library")).status).toBe(401);
  expect((await closed.visitor.send("POST", "recipe-library", { recipes: ["secret-sauce"] })).status).toBe(
    401,
  );
  expect((await closed.user.get("recipe-library")).body).toHaveLength(1);
});
