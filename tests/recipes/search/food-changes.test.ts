import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { completeSearch } from "../../../src/recipes/search/complete-search.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { eventually } from "../../support/eventually.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

const LINE = "1 cup Crème  stuff";

beforeEach(async () => {
  at = await tagine();
  await create("Dip", LINE, "salt");
  await create("Other", "1 cup creme stuff bag");
});
afterEach(() => at.close());

const create = (name: string, ...recipeIngredient: string[]) =>
  at.user.send("POST", "recipes/create", { name, recipeIngredient });

function createMany(count: number, line: string): void {
  for (let number = 1; number <= count; number++)
    at.app.recipes.add(recipeContent({ name: `Dip ${number}`, recipeIngredient: [line] }));
}

async function search(query: string): Promise<string[]> {
  const { body } = await at.visitor.get(`recipes/search?limit=100&${query}`);
  return body.map(({ name }: { name: string }) => name).toSorted();
}

async function cookWith(...foods: string[]): Promise<unknown> {
  const { body } = await at.visitor.send("POST", "recipes/cook-with", { foods });
  return body.map(({ recipe, missing }: { recipe: { name: string }; missing: { text: string }[] }) => [
    recipe.name,
    missing.map(({ text }) => text),
  ]);
}

const correct = async (foodId: string | null, line = LINE.toUpperCase()) =>
  (await at.user.send("PUT", "ingredient-corrections", { line, amount: "1", food: "stuff", foodId })).body;
const teach = async (name: string, foodId: string) =>
  (await at.admin.send("PUT", "taught-foods", { name, foodId })).body;

describe("a correction", () => {
  test("applies to search immediately, only in recipes with the line, until it's undone", async () => {
    expect(await search("with=flour")).toEqual([]);
    const { id } = await correct("wheat-flour");
    expect([await search("with=flour"), await search("without=flour")]).toEqual([["Dip"], ["Other"]]);
    expect(await cookWith("wheat-flour")).toEqual([["Dip", []]]);
    await correct("honey");
    expect([await search("with=flour"), await search("with=honey")]).toEqual([[], ["Dip"]]);
    await at.user.send("DELETE", `ingredient-corrections/${id}`);
    expect([await search("with=honey"), await search("without=honey")]).toEqual([[], ["Dip", "Other"]]);
  });

  test("applies to recipes that are saved later", async () => {
    await correct("wheat-flour");
    await create("Bread", LINE.toLowerCase());
    expect(await search("with=flour")).toEqual(["Bread", "Dip"]);
  });

  test("of a line without words changes no recipe", async () => {
    await at.user.send("PUT", "ingredient-corrections", { line: "½", food: "½", foodId: "honey" });
    expect(await search("with=honey")).toEqual([]);
  });

  test("of a line in many recipes is completed in the background", async () => {
    createMany(60, LINE);
    await correct("wheat-flour");
    const atOnce = (await search("with=flour")).length;
    expect([atOnce > 10, atOnce < 61]).toEqual([true, true]);
    const stop = completeSearch(at.app);
    await eventually(async () => (await search("with=flour")).length === 61);
    await correct("honey");
    await eventually(async () => (await search("with=honey")).length === 61);
    stop();
    expect(await search("with=flour")).toEqual([]);
  });
});

describe("a taught food", () => {
  test("is found immediately wherever lines name it, until it's removed", async () => {
    const { id } = await teach("creme-Stuff", "wheat-flour");
    expect([await search("with=flour"), await search("without=flour")]).toEqual([["Dip"], ["Other"]]);
    expect(await cookWith("wheat-flour")).toEqual([["Dip", []]]);
    await at.admin.send("DELETE", `taught-foods/${id}`);
    expect([await search("with=flour"), await cookWith("wheat-flour")]).toEqual([[], []]);
  });

  test("may replace a food that Tagine knows", async () => {
    await teach("salt", "sugar");
    expect(at.app.recipeFoods.listUsing(["salt"])).toEqual([]);
    expect(at.app.recipeFoods.listUsing(["sugar"])).toHaveLength(1);
  });
});
