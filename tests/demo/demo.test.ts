import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { DEMO_SIGN_IN } from "../../src/contract/home-rules.ts";
import { refuseMixedFolder, resetDemo } from "../../src/demo-mode.ts";
import { createSeededRandom } from "../../src/demo/random.ts";
import { samplePicture } from "../../src/demo/sample-pictures.ts";
import { drawSamplePictures } from "../../src/demo/fill.ts";
import { DEMO_TEXTS } from "../../src/demo/demo-texts.ts";
import { KITCHENS } from "../../src/demo/kitchens.ts";
import { sampleRecipes, sampleRecipesIn } from "../../src/demo/sample-recipes.ts";
import type { ShoppingList, Trip } from "../../src/contract/shopping-lists.ts";
import { FIRST_LIST_NAMES } from "../../src/shopping-lists/shopping-list.ts";
import { signInForm } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

/** Drawing takes long. The executable's demo has all of them. */
const PICTURES = 2;
const TODAY = new Date("2026-11-21T12:00:00Z");

describe("sample recipes", () => {
  const recipes = [...sampleRecipes(1, 3000, TODAY)];

  test("are the same for the same seed, and different for another", () => {
    expect([...sampleRecipes(1, 50, TODAY)]).toEqual([...sampleRecipes(1, 50, TODAY)]);
    expect([...sampleRecipes(2, 50, TODAY)]).not.toEqual([...sampleRecipes(1, 50, TODAY)]);
  });

  test("have no unfilled placeholders", () => {
    expect(
      recipes.filter((recipe) =>
        /[{}]|undefined/.test(JSON.stringify(recipe.recipeIngredient) + recipe.name),
      ),
    ).toEqual([]);
    for (const recipe of recipes)
      expect(JSON.stringify(recipe.recipeInstructions)).not.toMatch(/\{\w+(?:\.\w+)?\}|undefined/);
  });

  test("vary like a real collection: languages, lengths, sections and optional fields", () => {
    const names = new Set(recipes.map((recipe) => recipe.name));
    expect(names.size).toBeGreaterThan(1500);
    expect(recipes.some((recipe) => recipe.name.length < 16)).toBe(true);
    expect(recipes.some((recipe) => recipe.name.length > 90)).toBe(true);
    expect(recipes.some((recipe) => /\p{Script=Han}/u.test(recipe.name))).toBe(true);
    expect(recipes.some((recipe) => recipe.ingredientGroups.length > 1)).toBe(true);
    expect(recipes.some((recipe) => recipe.recipeInstructions.some((step) => step.title))).toBe(true);
    expect(recipes.some((recipe) => recipe.recipeCategory.length === 0)).toBe(true);
    expect(new Set(recipes.map((recipe) => recipe.dateAdded)).size).toBeGreaterThan(500);
    expect(recipes.at(-1)?.dateAdded).toBe("2026-11-21");
  });
});

describe.each(LANGUAGES)("the demo's recipes in %s", (language) => {
  const recipes = sampleRecipesIn(language, { seed: 1, count: 60, today: TODAY });

  test("are of that language, have different names and are the same for the same seed", () => {
    const categories = new Set(
      KITCHENS[language].flatMap(({ kinds }) => kinds.map(({ category }) => category)),
    );
    const others = recipes.flatMap((recipe) => recipe.recipeCategory).filter((one) => !categories.has(one));
    expect(others).toEqual([]);
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length);
    expect(recipes.length).toBeGreaterThanOrEqual(12);
    expect(recipes.at(-1)?.dateAdded).toMatch(/^2026-(?:09|1[01])-/);
    expect(recipes).toEqual(sampleRecipesIn(language, { seed: 1, count: 60, today: TODAY }));
  });
});

test("sample pictures are valid and the same for the same seed", async () => {
  const [one, other] = await Promise.all([
    samplePicture(createSeededRandom(3), 400, 300),
    samplePicture(createSeededRandom(3), 400, 300),
  ]);
  expect(await new Bun.Image(one).metadata()).toEqual({ width: 400, height: 300, format: "jpeg" });
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

describe("a demo", () => {
  let at: Tagine;
  beforeEach(async () => {
    at = await tagine({ isDemo: true });
  });
  afterEach(() => at.close());

  test("has its original recipes and no leftover pictures after a reset", async () => {
    const drawn = await drawSamplePictures(at.app.images, 20, PICTURES);
    await resetDemo(at.app, "en-US", drawn);
    const pictures = readdirSync(at.app.folder.images).length;
    const before = (await at.visitor.get("recipes/summary")).body;
    expect(before).toHaveLength(60);
    at.app.db.run("UPDATE recipe SET name = 'changed'");
    at.app.db.run("UPDATE user SET password_hash = 'changed'");
    await resetDemo(at.app, "en-US", drawn);
    const after = (await at.visitor.get("recipes/summary")).body;
    expect(after).toEqual(before);
    expect(readdirSync(at.app.folder.images)).toHaveLength(pictures);
    const [{ name }] = before;
    expect((await at.visitor.get(`recipes/search?q=${encodeURIComponent(name)}`)).body[0].name).toBe(name);
    expect((await at.visitor.get("recipes/search?limit=300&without=nothing")).body).toHaveLength(60);
    const signedIn = await at.visitor.send(
      "POST",
      "auth/token",
      signInForm(DEMO_SIGN_IN.email, DEMO_SIGN_IN.password),
    );
    expect(signedIn.status).toBe(200);
    const demo = at.withToken(signedIn.body.access_token);
    expect((await demo.get("meal-plans/all")).body).toHaveLength(1);
    expect((await demo.get("meal-plans/today")).body).toBeString();
    const picture = await at.visitor.get(
      `recipes/${after.find((row: { image: string | null }) => row.image).slug}/image?image_type=tiny`,
    );
    expect(picture.status).toBe(200);
  });

  test("is planned and cooked in its language", async () => {
    await resetDemo(at.app, "de-DE", []);
    const demo = await at.as(DEMO_SIGN_IN.email);
    const [plan] = (await demo.get("meal-plans/all")).body;
    expect(plan.meals.map(({ name }: { name: string }) => name)).toContain(DEMO_TEXTS["de-DE"].leftovers);
    const cooked = (await demo.get("cooked")).body;
    const histories = await Promise.all(
      cooked.map(async ({ slug }: { slug: string }) => (await demo.get(`recipes/${slug}/cooked`)).body),
    );
    const notes = new Set(histories.flat().map(({ note }: { note: string }) => note));
    expect([...notes].toSorted()).toEqual(["", ...DEMO_TEXTS["de-DE"].cookedNotes].toSorted());
  });

  test("fills the pantry, so recipes can be cooked with it", async () => {
    await resetDemo(at.app, "de-DE", []);
    const demo = await at.as(DEMO_SIGN_IN.email);
    const { foods } = (await demo.get("groups/self/pantry")).body;
    expect(foods).toContain("Kartoffeln");
    const cookable = (await demo.send("POST", "recipes/cook-with", { foods })).body;
    expect(cookable[0].matched).toBeGreaterThan(1);
    expect(cookable[0].missing.length).toBeLessThan(6);
  });

  test.each(LANGUAGES)("has shopping lists with earlier trips in %s", async (language) => {
    await resetDemo(at.app, language, []);
    const demo = await at.as(DEMO_SIGN_IN.email);
    const [current, party, ...others] = (await demo.get("shopping-lists")).body;
    expect([current, party].map(({ name }) => name)).toEqual([
      FIRST_LIST_NAMES[language],
      DEMO_TEXTS[language].party,
    ]);
    expect(others).toEqual([]);
    expect(current).toMatchObject({ isDefault: true, checked: 3 });
    expect(current.open).toBeGreaterThanOrEqual(5);
    const { items }: ShoppingList = (await demo.get(`shopping-lists/${current.id}?language=${language}`))
      .body;
    expect(current.open).toBe(items.filter(({ isChecked, isAtHome }) => !isChecked && !isAtHome).length);
    const milk = at.app.foods.getName("milk", language);
    expect(items.map(({ text }) => text.toLowerCase())).toContain(milk.toLowerCase());
    expect(items.some(({ sources }) => sources[0]?.recipe?.name)).toBe(true);
    const trips: Trip[] = (await demo.get(`shopping-lists/${current.id}/history`)).body;
    expect(trips.map(({ entries }) => entries.length)).toEqual([8, 8]);
    const { body: habits } = await demo.get(`shopping-lists/${current.id}/habits?language=${language}`);
    expect(habits.usual.length).toBeGreaterThan(2);
  });

  test("doesn't start in a household's folder", () => {
    expect(() => refuseMixedFolder(at.app)).toThrow("would delete everything");
  });
});
