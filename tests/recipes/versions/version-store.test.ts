import type { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { versionStore, type VersionStore } from "../../../src/recipes/versions/version-store.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;
let db: Database;
let versions: VersionStore;
let first: number;
let second: number;

beforeAll(async () => {
  at = await tagine();
  for (const name of ["Soup", "Salad"]) await at.user.send("POST", "recipes/create", { name });
  ({ db } = at.app);
  versions = versionStore(db);
  [first = 0, second = 0] = db
    .query<{ id: number }, []>("SELECT id FROM recipe ORDER BY id DESC LIMIT 2")
    .all()
    .map(({ id }) => id);
});
afterAll(() => at.close());

/** An hour of a day, counted from January 1. */
function keep(recipe: number, day: number, hour: number): void {
  const savedAt = new Date(Date.UTC(2026, 0, day, hour)).toISOString();
  versions.keep(recipe, { savedAt, savedBy: null, content: { name: savedAt } as RecipeContent });
}

test("the last hundred versions stay, and the last of each day before those", () => {
  keep(second, 1, 1);
  for (let day = 1; day <= 40; day++) for (let hour = 0; hour < 10; hour++) keep(first, day, hour);
  const states = versions.states(first);
  expect(states).toHaveLength(130);
  const early = states.slice(0, 30).map(({ savedAt }) => savedAt);
  expect(early).toEqual(
    Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1, 9)).toISOString()),
  );
  expect(states.slice(30).map(({ savedAt }) => savedAt.slice(0, 10))).toEqual(
    Array.from({ length: 100 }, (_, row) =>
      new Date(Date.UTC(2026, 0, 31 + Math.floor(row / 10))).toISOString().slice(0, 10),
    ),
  );
  expect(versions.states(second)).toHaveLength(1);
});

test("a hundred and fifty saves on one day leave a hundred and one versions", async () => {
  await at.user.send("POST", "recipes/create", { name: "Stew" });
  for (let count = 0; count < 150; count++) {
    const { status } = await at.user.send("PUT", "recipes/stew", { name: "Stew", description: `${count}` });
    expect(status).toBe(200);
  }
  expect((await at.user.get("recipes/stew/versions")).body.versions).toHaveLength(101);
});

test("excess versions from an earlier Tagine are removed gradually, and saving stays fast", () => {
  const insert = db.query(
    "INSERT INTO recipe_version (recipe_id, saved_at, saved_by, content) VALUES (?, ?, NULL, '{}')",
  );
  db.run("DELETE FROM recipe_version");
  for (let count = 0; count < 1000; count++) insert.run(first, "2026-01-01T00:00:00.000Z");
  for (let count = 0; count < 20; count++) keep(first, 2, count);
  expect(versions.states(first).length).toBeLessThan(150);
});
