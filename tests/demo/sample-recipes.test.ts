import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { makeStarterRecipes } from "../../src/demo/starter-recipes.ts";
import { tinyGif } from "../support/made-pictures.ts";
import { upload } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const TOUCHED = [
  "apple-crisp",
  "banana-bread",
  "garlic-butter-shrimp",
  "ground-beef-tacos",
  "roasted-tomato-soup",
  "three-bean-chili",
];

const TODAY = new Date("2026-11-21T12:00:00Z");

describe.each(LANGUAGES)("the samples in %s", (language) => {
  const recipes = makeStarterRecipes(language, TODAY);

  test("are 12 different, complete recipes, the same every time", () => {
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(12);
    expect(recipes).toEqual(makeStarterRecipes(language, TODAY));
    for (const recipe of recipes) {
      expect(recipe.description).not.toBe("");
      expect(recipe.recipeIngredient.length).toBeGreaterThan(3);
      expect(recipe.recipeInstructions.length).toBeGreaterThan(2);
      expect(recipe.totalTime).toMatch(/\d/);
      expect(recipe.recipeCategory).toHaveLength(1);
      expect(recipe.tags).toHaveLength(2);
    }
  });

  test("have no unfilled placeholders, no rating and no links", () => {
    expect(JSON.stringify(recipes)).not.toMatch(/[^"]\{\w+|\w\}[^",\]}]|undefined|example\.org/);
    expect(recipes.filter(({ rating, orgURL }) => rating > 0 || orgURL !== null)).toEqual([]);
  });
});

describe("an admin", () => {
  let at: Tagine;
  beforeEach(async () => {
    at = await tagine();
  });
  afterEach(() => at.close());

  const add = (language = "de-DE") => at.admin.send("POST", "sample-recipes", { language });
  const remove = () => at.admin.send("DELETE", "sample-recipes");
  const listSlugs = async (): Promise<string[]> =>
    (await at.visitor.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  const count = async () => (await at.admin.get("sample-recipes")).body.count;
  const listPictures = () => readdirSync(at.app.folder.images);

  test("adds them once, with pictures, and removes them without a trace", async () => {
    await at.admin.send("POST", "recipes/create", { name: "Own soup" });
    const first = await add();
    expect([first.status, first.body.added, first.body.code]).toEqual([200, 12, "sample-recipes-added"]);
    const summaries = (await at.visitor.get("recipes/summary")).body;
    expect(summaries.filter(({ image }: { image: string | null }) => image)).toHaveLength(12);
    const again = await add();
    expect([again.status, again.body.added]).toEqual([200, 0]);
    expect([await count(), listPictures().length]).toEqual([12, 12]);

    const removed = await remove();
    expect(removed.body).toMatchObject({ removed: 12, kept: 0, code: "sample-recipes-removed" });
    expect([await listSlugs(), await count(), listPictures()]).toEqual([["own-soup"], 0, []]);
    expect((await at.user.get("recipe-bin")).body).toEqual([]);
    expect((await remove()).body).toMatchObject({ removed: 0, kept: 0 });
  }, 30_000);

  test("keeps those that someone edited or used", async () => {
    await add("en-US");
    const recipe = (await at.visitor.get("recipes/roasted-tomato-soup")).body;
    await at.user.send("PUT", "recipes/roasted-tomato-soup", { ...recipe, rating: 4 });
    await at.user.send("PUT", "favorites/banana-bread");
    await at.user.send("POST", "recipes/apple-crisp/cooked", { date: "2026-11-20" });
    await at.user.send("POST", "recipes/ground-beef-tacos/share-links", {});
    const meals = [{ date: "2026-11-20", slug: "three-bean-chili" }];
    const plan = { startDate: "2026-11-20", endDate: "2026-11-20", meals };
    expect((await at.user.send("POST", "meal-plans/create", plan)).status).toBeLessThan(300);
    await at.user.send("DELETE", "recipes/garlic-butter-shrimp/image");
    const others = new Set(await listSlugs()).difference(new Set([...TOUCHED, "lemon-garlic-spaghetti"]));
    const [slug = ""] = others;
    expect((await at.user.send("POST", `recipes/${slug}/pictures`, upload(tinyGif()))).status).toBe(201);
    await at.user.send("DELETE", "recipes/lemon-garlic-spaghetti");

    const { body } = await remove();
    expect(body).toMatchObject({ removed: 4, kept: 7, code: "sample-recipes-partly-removed" });
    expect(body.snackbar.text).toBe("Removed 4 of the sample recipes. Kept 7 that you edited or used.");
    expect((await listSlugs()).toSorted()).toEqual([...TOUCHED, slug].toSorted());
    expect((await at.user.get("recipe-bin")).body).toHaveLength(1);
    expect(await count()).toBe(0);

    // Those that stayed aren't added a second time.
    expect((await add("en-US")).body.added).toBe(5);
    expect(await listSlugs()).toHaveLength(12);
  }, 30_000);

  test("gets no duplicates when two browsers add them at the same time", async () => {
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ body }) => body.added).toSorted((one, other) => one - other)).toEqual([0, 12]);
    expect([(await listSlugs()).length, listPictures().length]).toEqual([12, 12]);
  }, 30_000);

  test("gets no duplicates of those that a backup brought back", async () => {
    at.app.jobs.begin();
    await add("en-US");
    const { params } = (await at.admin.send("POST", "backups/export/database", {})).body;
    const { body } = await at.admin.send("POST", `backups/${params.name}/restore`, { rebase: true });
    await at.app.jobs.waitForEnd(body.id);
    expect((await at.admin.get(`archive-imports/${body.id}`)).body.state).toBe("done");
    expect(await count()).toBe(0);
    expect((await add("en-US")).body.added).toBe(0);
    expect(await listSlugs()).toHaveLength(12);
  }, 30_000);

  test("gets a clear answer for a language without samples", async () => {
    expect((await add("tlh")).status).toBe(422);
    expect(await count()).toBe(0);
  });
});
