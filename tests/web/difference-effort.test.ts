import { describe, expect, test } from "bun:test";
import type { RecipeContent } from "../../src/contract/recipe-life.ts";
import { findDifferences } from "../../web/recipes/diff/find-differences.ts";
import { EMPTY_STATE } from "../support/recipe-states.ts";
import { measureFastest } from "../support/measure-fastest.ts";

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at));

describe("huge recipes are compared instantly", () => {
  const many = lines(2000, (at) => `${at} g of thing ${at * 7} chopped`);
  const mixed = many.toSorted((one, other) => Number(Bun.hash(one) % 997n) - Number(Bun.hash(other) % 997n));
  const words = lines(18_000, (at) => `${["mix", "bake", "stir", "the", "for"][(at * 7919) % 5]}${at % 13}`);
  const long = words.join(" ").slice(0, 100_000);
  const steps = (count: number, text: (at: number) => string) => ({
    recipeInstructions: lines(count, text).map((one) => ({ text: one })),
  });
  const pairs: [what: string, before: Partial<RecipeContent>, after: Partial<RecipeContent>][] = [
    [
      "2,000 lines, all changed",
      { recipeIngredient: many },
      { recipeIngredient: many.map((one) => `${one} fine`) },
    ],
    ["2,000 lines, all mixed", { recipeIngredient: many }, { recipeIngredient: mixed }],
    [
      "2,000 lines, mixed and changed",
      { recipeIngredient: many },
      { recipeIngredient: mixed.map((one, at) => (at % 2 ? one : `${one}!`)) },
    ],
    [
      "a step of 100,000 characters with one word changed",
      steps(1, () => long),
      steps(1, () => long.replace("bake7", "fry")),
    ],
    [
      "a step of 100,000 characters, shuffled",
      steps(1, () => long),
      steps(1, () => words.toSorted().join(" ")),
    ],
    ["a step of one letter", steps(1, () => "a ".repeat(50_000)), steps(1, () => "b a a ".repeat(16_000))],
    [
      "100 such steps",
      steps(100, (at) => at + long),
      steps(100, (at) => at + long.replaceAll("stir", "fry")),
    ],
    [
      "300 long steps",
      steps(300, (at) => long.slice(at * 300, at * 300 + 1000)),
      steps(300, (at) => long.slice(at * 300, at * 300 + 1000).replace(/(?:bake|the)\d/g, "fry")),
    ],
  ];
  test.each(pairs)("%s", async (_, before, after) => {
    const differ = () => findDifferences({ ...EMPTY_STATE, ...before }, { ...EMPTY_STATE, ...after });
    expect(differ()).toHaveLength(1);
    expect(await measureFastest(differ, 3, 1000)).toBeLessThan(1000);
  });
});
