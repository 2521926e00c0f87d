import { describe, expect, test } from "bun:test";
import { createSeededRandom } from "../../src/demo/random.ts";
import { randomRecipes } from "../../src/meal-plans/random-recipes.ts";

const POOL = [1, 2, 3, 4, 5];

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("with random seed %p", (seed) => {
  const { next } = createSeededRandom(seed);

  test("no recipe repeats while unused ones are left", () => {
    const chosen = randomRecipes(POOL, { count: 3, used: [2, 4] }, next);
    expect(chosen.toSorted()).toEqual([1, 3, 5]);
  });

  test("once all are used, all return before one repeats, and none twice in a row", () => {
    const chosen = randomRecipes(POOL, { count: 15, used: [] }, next);
    for (const start of [0, 5, 10]) expect(chosen.slice(start, start + 5).toSorted()).toEqual(POOL);
    expect(chosen.filter((id, at) => id === chosen[at - 1])).toEqual([]);
    expect(randomRecipes([1, 2], { count: 1, used: [1, 2] }, next)).toEqual([1]);
  });

  test("it works with fewer recipes than days", () => {
    expect(randomRecipes([9], { count: 4, used: [] }, next)).toEqual([9, 9, 9, 9]);
    expect(randomRecipes([], { count: 4, used: [] }, next)).toEqual([]);
  });
});

test("each is chosen about equally often", () => {
  const { next } = createSeededRandom(42);
  const counts = new Map<number, number>();
  for (let time = 0; time < 5000; time++)
    for (const id of randomRecipes(POOL, { count: 1, used: [] }, next))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const id of POOL) expect(Math.abs((counts.get(id) ?? 0) - 1000)).toBeLessThan(150);
});
