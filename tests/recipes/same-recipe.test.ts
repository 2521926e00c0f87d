import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { addSampleRecipes } from "../../src/demo/fill.ts";
import { recipeContent } from "../../src/recipes/recipe.ts";
import { ingredientsKey, sourceAddress } from "../../src/recipes/same-recipe.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

describe("an address matches", () => {
  const soup = "https://example.org/soup";
  const same = [
    "http://example.org/soup",
    "https://www.example.org/soup/",
    "HTTPS://EXAMPLE.org/soup#comments",
    "https://example.org:443/soup",
    " https://example.org/soup?utm_source=x&utm_medium=mail&fbclid=1#top ",
  ];
  test.each(same)("%p", (url) => expect(sourceAddress(url)).toBe(sourceAddress(soup)));

  const others = [
    "https://example.org/Soup",
    "https://example.org/soup?id=2",
    "https://example.org:8443/soup",
    "https://soup.example.org/soup",
  ];
  test.each(others)("but doesn't match %p", (url) =>
    expect(sourceAddress(url)).not.toBe(sourceAddress(soup)),
  );

  test("whatever the order of its query parameters", () => {
    expect(sourceAddress("https://example.org/?b=2&a=1")).toBe(sourceAddress("https://example.org/?a=1&b=2"));
  });

  test.each([null, "", "Grandma", "http://", "javascript:alert(1)", "mailto:a@b.c", "file:///etc/passwd"])(
    "%p isn't an address",
    (url) => expect(sourceAddress(url)).toBe(""),
  );
});

describe("ingredients match", () => {
  const lines = ["200 g flour", "2 Eggs", "1 pinch salt"];

  test.each([
    [["2 eggs", "200 g flour", "1 pinch of salt"], false],
    [["1 pinch salt", "400g Flour", "4 eggs"], true],
    [["½ pinch sàlt", "100.0 g flour ", "1 egg", "eggs"], false],
    [["200 g flour", "2 eggs"], false],
  ])("%p", (other, same) => {
    expect(ingredientsKey(other) === ingredientsKey(lines)).toBe(same);
  });

  test("also in languages without spaces", () => {
    expect(ingredientsKey(["面粉 200克", "盐 1勺", "糖 2勺"])).not.toBe("");
    expect(ingredientsKey(["盐", "糖", "水"])).toBe(ingredientsKey(["糖", "水", "盐"]));
  });

  test.each([[[]], [["2", "1/2"]], [["water"]], [["1 g salt", "1 l water"]]])("%p are too few", (few) => {
    expect(ingredientsKey(few)).toBe("");
  });
});

test("duplicates are found by page and by ingredients as soon as they're stored", async () => {
  const { recipes } = at.app;
  const recipeIngredient = ["200 g flour", "2 eggs", "1 pinch salt"];
  await at.user.send("POST", "recipes/create", {
    name: "Crêpes",
    orgURL: "https://www.example.org/crepes/",
    recipeIngredient,
  });
  expect(recipes.fromAddress("http://example.org/crepes?utm_source=mail")).toEqual([
    { slug: "crepes", name: "Crêpes" },
  ]);
  expect(recipes.withIngredients(["2 salt pinch", "4 flour eggs"])).toEqual([
    { slug: "crepes", name: "Crêpes" },
  ]);
  await at.user.send("POST", "recipes/create", { name: "Nothing known" });
  expect(recipes.fromAddress("")).toEqual([]);
  expect(recipes.withIngredients([])).toEqual([]);
});

test("work that belongs to storing a recipe happens with it or not at all", () => {
  const { recipes } = at.app;
  const broken = () =>
    recipes.add(recipeContent({ name: "Half" }), {
      also: () => {
        throw new Error("no");
      },
    });
  expect(broken).toThrow("no");
  expect(recipes.get("half")).toBeNull();
});

test("recipes from an earlier version are matched after the next start", () => {
  const { db, recipes } = at.app;
  recipes.add(
    recipeContent({ name: "Old", url: "https://example.org/old", recipeIngredient: ["a1b2 ccc dd ee"] }),
  );
  db.run("UPDATE recipe SET source_address = NULL, ingredients_key = NULL");
  expect(recipes.fromAddress("https://example.org/old")).toEqual([]);
  recipes.completeRows();
  expect(recipes.fromAddress("https://example.org/old")).toEqual([{ slug: "old", name: "Old" }]);
  expect(recipes.withIngredients(["ee dd ccc"])).toEqual([{ slug: "old", name: "Old" }]);
  expect(db.query("SELECT 1 FROM recipe WHERE ingredients_key IS NULL").all()).toEqual([]);
});

test("ten thousand recipes are searched in less than a millisecond", () => {
  const { db, recipes } = at.app;
  db.transaction(() => {
    addSampleRecipes(at.app, [], { seed: 4, count: 300, today: new Date() });
    db.run(
      "CREATE TEMP TABLE number AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) SELECT i FROM n",
    );
    const columns = db
      .query<{ name: string }, []>(
        "SELECT name FROM pragma_table_info('recipe') WHERE name NOT IN ('id', 'slug', 'source_address', 'ingredients_key', 'picture_key')",
      )
      .all()
      .map(({ name }) => name)
      .join();
    db.run(
      `INSERT INTO recipe (slug, source_address, ingredients_key, ${columns})
       SELECT 'n-' || i, 'example.org/' || i, hex(i), ${columns} FROM number CROSS JOIN recipe WHERE recipe.slug = 'crepes'`,
    );
  })();
  const times = Array.from({ length: 20 }, (_, round) => {
    const started = performance.now();
    expect(recipes.fromAddress(`https://www.example.org/${4000 + round}/`)).toHaveLength(1);
    recipes.withIngredients(["200 g flour", "2 eggs", "1 pinch salt"]);
    return performance.now() - started;
  });
  expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(1);
});

test("the original text is stored with the recipe", async () => {
  await at.user.send("POST", "recipes/create", { name: "Pasted", source_text: "Pasted\n\n2 eggs" });
  expect((await at.visitor.get("recipes/pasted")).body.sourceText).toBe("Pasted\n\n2 eggs");
  await at.user.send("POST", "recipes/create", { name: "Typed" });
  expect((await at.visitor.get("recipes/typed")).body.sourceText).toBeNull();
});
