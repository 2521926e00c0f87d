import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
  const recipe = { name: "Pancakes", recipeYield: "4 servings", recipeIngredient: ["2 cups flour", "1 egg"] };
  await at.user.send("POST", "recipes/create", recipe);
});
afterAll(() => at.close());

const read = (body: unknown) => at.visitor.send("POST", "ingredients/read", body);

describe("reading lines", () => {
  test("detects their language or uses the given one", async () => {
    const { body } = await read({ lines: ["200 g Mehl, gesiebt"], language: "de" });
    expect(body).toEqual({
      language: "de",
      lines: [
        {
          text: "200 g Mehl, gesiebt",
          amounts: [{ quantity: 200, quantityMost: 200, unit: "g", kind: "g" }],
          food: "Mehl",
          foodId: "wheat-flour",
          note: "gesiebt",
          isHeading: false,
        },
      ],
    });
    expect((await read({ lines: ["2 cups flour and salt"] })).body.language).toBe("en");
  });

  test.each(["constructor", "__proto__", "toString", "xx", "", "🍅"])(
    "reads an unknown language, %p, as English",
    async (language) => {
      const { status, body } = await read({ lines: ["1 cup flour"], language });
      expect([status, body.lines[0].foodId]).toEqual([200, "wheat-flour"]);
    },
  );

  test.each(["1/0 cup", "999999999999 g", "-5 g salt", "🍅🍅", "__proto__", "<b>1</b> cup", "\u0000", ""])(
    "reads %p as a food",
    async (line) => {
      const { status, body } = await read({ lines: [line] });
      expect([status, body.lines[0].text, body.lines[0].amounts]).toEqual([200, line, []]);
    },
  );

  test("is quick even if they're long or many", async () => {
    const long = "x".repeat(10_000);
    const { status, body } = await read({ lines: [`1 cup ${long}`, ...Array(1999).fill("2 eggs")] });
    expect([status, body.lines.length]).toEqual([200, 2000]);
    expect(body.lines[0]).toMatchObject({ amounts: [], food: `1 cup ${long}`, foodId: null });
    expect(body.lines[1999]).toMatchObject({ foodId: "egg" });
  });

  test.each([
    [{}, "This is missing"],
    [{ lines: "1 cup" }, "A list is expected here"],
    [{ lines: [1] }, "A text is expected here"],
    [{ lines: Array(2001).fill("") }, "At most 2000 are possible here"],
    [{ lines: [], language: "x".repeat(36) }, "At most 35 characters are possible here"],
  ])("a refusal says what's wrong", async (body, sentence) => {
    const answer = await read(body);
    expect([answer.status, answer.body.detail[0].msg]).toEqual([422, sentence]);
  });
});

describe("a recipe's ingredients", () => {
  test("are scaled and converted", async () => {
    const { body } = await at.visitor.get("recipes/pancakes/ingredients?servings=6&units=metric");
    expect(body).toMatchObject({ servings: 6, factor: 1.5 });
    expect(body.lines[0]).toMatchObject({
      shown: "375 g flour",
      original: "2 cups flour",
      isUnscaled: false,
    });
  });

  test.each([
    ["servings=0", "It must be at least 0.01"],
    ["servings=1e-308", "It must be at least 0.01"],
    ["servings=10000", "It must be at most 9999"],
    ["servings=NaN", "A number is expected here"],
    ["servings=", "A number is expected here"],
    ["servings=-4", "It must be at least 0.01"],
    ["servings=six", "A number is expected here"],
    ["units=constructor", "It must be one of: written, metric, us"],
    ["units=", "It must be one of: written, metric, us"],
    ["units=Metric", "It must be one of: written, metric, us"],
  ])("%s is refused", async (query, sentence) => {
    const { status, body } = await at.visitor.get(`recipes/pancakes/ingredients?${query}`);
    expect([status, body.detail[0].msg]).toEqual([422, sentence]);
  });

  test("stay as written by default", async () => {
    const { body } = await at.visitor.get("recipes/pancakes/ingredients");
    expect(body).toMatchObject({ servings: 4, factor: 1 });
    expect(body.lines.map(({ shown }: { shown: string }) => shown)).toEqual(["2 cups flour", "1 egg"]);
  });

  test("are multiplied without a yield, with plurals and the cups of the recipe's country", async () => {
    const recipe = {
      name: "Punch",
      orgURL: "https://kitchen.example.com.au/punch",
      recipeIngredient: ["1 cup milk", "1 carrot", "1 cup flour and sugar", "1/0 cup rum"],
    };
    await at.user.send("POST", "recipes/create", recipe);
    expect((await at.visitor.get("recipes/punch/ingredients")).body).toMatchObject({
      servings: null,
      factor: 1,
    });
    const { body } = await at.visitor.get("recipes/punch/ingredients?servings=2&units=metric");
    expect(body).toMatchObject({ servings: 2, factor: 2 });
    expect(body.lines).toMatchObject([
      { shown: "500 ml milk", original: "1 cup milk" },
      { shown: "2 carrots", original: null },
      // Two foods have no weight in common.
      { shown: "2 cups flour and sugar", original: null },
      { shown: "1/0 cup rum", isUnscaled: true },
    ]);
  });

  test("are found by a former name", async () => {
    await at.user.send("POST", "recipes/create", { name: "Old name", recipeIngredient: ["1 egg"] });
    const { body: recipe } = await at.user.get("recipes/old-name");
    await at.user.send("PUT", "recipes/old-name", { ...recipe, name: "New name" });
    expect((await at.visitor.get("recipes/old-name/ingredients")).status).toBe(200);
  });

  test("don't change the recipe itself", async () => {
    const { body: recipe } = await at.visitor.get("recipes/pancakes");
    expect((await at.visitor.get("recipes/pancakes?servings=8&units=metric")).body).toEqual(recipe);
    expect(recipe).toMatchObject({ recipeYield: "4 servings", recipeIngredient: ["2 cups flour", "1 egg"] });
  });

  test("aren't found without the recipe", async () => {
    expect((await at.visitor.get("recipes/constructor/ingredients")).status).toBe(404);
  });
});

describe("finding foods", () => {
  const find = async (query: string) =>
    (await at.visitor.get(`foods?${query}`)).body.map(({ name }: { name: string }) => name);

  test("matches the beginning of a name in any language, and names it in the requested one", async () => {
    expect((await find("q=Tomate"))[0]).toBe("tomato");
    expect((await find("q=tomato&language=de"))[0]).toBe("Tomate");
    expect(await find("q=tom&limit=3")).toHaveLength(3);
    // Before "peanut butter"
    expect((await find("q=butt"))[0]).toBe("butter");
  });

  test.each(["__proto__", "%00", "%F0%9F%8D%85", "((("])("finds nothing for %s", async (q) => {
    expect(await find(`q=${q}`)).toEqual([]);
  });

  test.each(["limit=0", "limit=51", "limit=1.5", `q=${"a".repeat(101)}`])("%s is refused", async (query) => {
    expect((await at.visitor.get(`foods?${query}`)).status).toBe(422);
  });
});
