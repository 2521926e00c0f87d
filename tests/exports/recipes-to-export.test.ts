import { expect, test } from "bun:test";
import { tagine } from "../support/tagine.ts";
import type { Recipe } from "../../src/contract/recipes.ts";
import { findNames, prepareRecipes, type SourceParts } from "../../src/exports/recipes-to-export.ts";

const slugs = Array.from({ length: 30 }, (_, number) => `recipe-${number}`);

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** As slow as a large library. */
const parts = {
  recipes: {
    get(slug: string) {
      workFor(5);
      return { id: 1, slug, recipeInstructions: [] } as unknown as Recipe;
    },
    findRow(slug: string) {
      workFor(5);
      return { slug, name: slug };
    },
    findRowByAnySlug: (slug: string) => ({ slug }),
  },
  pictures: { current: () => null },
  furtherPictures: { list: () => [] },
} as unknown as SourceParts;

test("other requests are answered while recipes are read for an export", async () => {
  const { list } = prepareRecipes(new Map(slugs.map((slug) => [slug, slug])), OPTIONS, parts);
  expect(await countTurns(() => Array.fromAsync(list()))).toBeGreaterThan(2);
  expect(await countTurns(() => findNames(slugs, parts))).toBeGreaterThan(2);
});

test("a recipe renamed during an export keeps its place and ids, and a deleted one is left out", async () => {
  const at = await tagine();
  for (const name of ["Bread", "Salad", "Soup"]) await at.user.send("POST", "recipes/create", { name });
  const names = await findNames(["bread", "salad", "soup"], at.app);
  const { list } = prepareRecipes(names, OPTIONS, at.app);
  const [read, later] = [list(), list()];
  await read.next();
  await at.user.send("PUT", "recipes/soup", { name: "Stew" });
  await at.user.send("DELETE", "recipes/salad");
  const before = await Array.fromAsync(read);
  const after = await Array.fromAsync(later);
  expect(before.map(({ recipe: { slug, name } }) => [slug, name])).toEqual([["soup", "Stew"]]);
  expect(after.map(({ recipe: { slug } }) => slug)).toEqual(["bread", "soup"]);
  await at.close();
});

const OPTIONS = { base: "", marks: null };

async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await work();
  clearInterval(timer);
  return turns;
}
