import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.setNow(new Date("2026-11-25T18:00:00Z"));
});
afterEach(() => at.close());

const LINE = "200 g Tipo 00 soft";
const correct = (input: object) =>
  at.user.send("PUT", "ingredient-corrections", { line: LINE, amount: "200", unit: "g", ...input });
const teach = (name: unknown, foodId: unknown) => at.admin.send("PUT", "taught-foods", { name, foodId });
const list = async () => (await at.visitor.get("ingredient-corrections")).body;
const read = async (...lines: string[]) =>
  (await at.visitor.send("POST", "ingredients/read", { lines, language: "en" })).body.lines;
const fields = ({ body }: { body: { detail: { loc: string[] }[] } }) =>
  body.detail.map(({ loc }) => loc.at(-1));

describe("correcting a line", () => {
  test("applies to the line in lists of lines and in recipes", async () => {
    const answer = await correct({ food: "Tipo 00", foodId: "flour" });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id: 1,
        line: LINE,
        amount: "200",
        unit: "g",
        food: "Tipo 00",
        foodId: "flour",
        correctedAt: "2026-11-25T18:00:00.000Z",
      },
    ]);
    expect(await list()).toEqual({ lines: [{ ...answer.body, foodName: "flours and meals" }], foods: [] });
    const meant = { food: "Tipo 00", foodId: "flour", note: "soft", amounts: [{ quantity: 200, kind: "g" }] };
    expect(await read("200 G  tipo 00 SOFT")).toMatchObject([{ ...meant, food: "tipo 00", note: "SOFT" }]);
    const recipe = { name: "Pizza", recipeYield: "2 pizzas", recipeIngredient: [LINE, "Salt"] };
    await at.user.send("POST", "recipes/create", recipe);
    const { lines } = (await at.visitor.get("recipes/pizza/ingredients?servings=4")).body;
    expect(lines[0]).toMatchObject({ ...meant, shown: "400 g Tipo 00 soft" });
    expect((await at.visitor.get("recipes/pizza")).body.recipeIngredient).toEqual([LINE, "Salt"]);
  });

  test("changes no text of the recipe, its page, or its exports", async () => {
    const recipe = { name: "Pizza", recipeYield: "2 pizzas", recipeIngredient: [LINE, "2 tbsp gloop"] };
    await at.user.send("POST", "recipes/create", recipe);
    const readPage = async (path: string) =>
      (await at.handle(new Request(`http://localhost/${path}`))).text();
    const readAll = async () => [
      (await at.visitor.get("recipes/pizza")).body,
      /ld\+json">(.*?)<\/script>/.exec(await readPage("recipe/pizza?servings=4"))?.[1],
      await readPage("api/recipes/pizza/export?format=json"),
      await readPage("api/recipes/pizza/export?format=markdown"),
    ];
    const before = await readAll();
    for (const text of before) expect(JSON.stringify(text)).toContain(LINE);
    await correct({ food: "Tipo 00", foodId: "wheat-flour" });
    await teach("gloop", "honey");
    expect(await readAll()).toEqual(before);
  });

  test("replaces an earlier correction of the same line", async () => {
    await correct({ food: "Tipo 00" });
    await correct({ line: LINE.toUpperCase(), food: "soft" });
    expect((await list()).lines).toMatchObject([{ id: 1, line: LINE.toUpperCase(), food: "soft" }]);
  });

  test("converts by the chosen food", async () => {
    const recipe = { name: "Dip", recipeIngredient: ["1 cup white stuff"] };
    await at.user.send("POST", "recipes/create", recipe);
    const shown = async () =>
      (await at.visitor.get("recipes/dip/ingredients?units=metric")).body.lines[0].shown;
    expect(await shown()).toBe("1 cup white stuff");
    await correct({
      line: "1 cup white stuff",
      amount: "1",
      unit: "cup",
      food: "stuff",
      foodId: "wheat-flour",
    });
    expect(await shown()).toMatch(/^\d+ g white stuff$/);
  });

  test("scales the line in the shopping list of a plan", async () => {
    const line = "Mehl 3 Komma 5";
    const recipe = { name: "Brot", recipeYield: "2 Portionen", recipeIngredient: [line] };
    await at.user.send("POST", "recipes/create", recipe);
    await correct({ line, amount: "3", unit: "", food: "Mehl" });
    const meals = [{ slug: "brot", date: "2026-11-25", servings: 4 }];
    const days = { startDate: "2026-11-25", endDate: "2026-11-25" };
    await at.user.send("POST", "meal-plans/create", { ...days, meals });
    const [{ uid }] = (await at.user.get("meal-plans/all")).body;
    const rows = (await at.user.get(`meal-plans/${uid}/shopping-list`)).body;
    expect(rows[0].recipeIngredient).toEqual(["Mehl 6 Komma 5"]);
  });

  test("can be undone", async () => {
    const [before] = await read(LINE);
    const { body } = await correct({ food: "Tipo 00", foodId: "flour" });
    const undone = await at.user.send("DELETE", `ingredient-corrections/${body.id}`);
    expect([undone.status, undone.body.code]).toEqual([200, "ingredient-correction-undone"]);
    expect([await read(LINE), (await list()).lines]).toEqual([[before], []]);
    const again = await at.user.send("DELETE", `ingredient-corrections/${body.id}`);
    expect([again.status, again.body.code]).toEqual([404, "ingredient-correction-not-found"]);
  });

  test.each<[string, object, string[]]>([
    ["no food", { food: " " }, ["food"]],
    ["parts that aren't in the line", { amount: "3", unit: "kg", food: "ham" }, ["amount", "unit", "food"]],
    ["a part of a number", { amount: "20", food: "Tipo" }, ["amount"]],
    [
      "a part of a fraction",
      { line: "1 1/2 cups Tipo", amount: "1", unit: "cups", food: "Tipo" },
      ["amount"],
    ],
    ["a division by 0", { line: "1/0 cups Tipo", amount: "1/0", unit: "cups", food: "Tipo" }, ["amount"]],
    ["an amount that can't be read", { amount: "soft", food: "Tipo" }, ["amount"]],
    ["an unknown food", { food: "Tipo", foodId: "unobtainium" }, ["foodId"]],
    ["an empty line", { line: "  ", food: "Tipo" }, ["line"]],
    ["a long line", { line: `200 g Tipo ${"x".repeat(490)}`, food: "Tipo" }, ["line"]],
  ])("refuses %s, with each wrong field", async (_, input, wrong) => {
    const answer = await correct(input);
    expect([answer.status, fields(answer)]).toEqual([422, wrong]);
    expect((await list()).lines).toEqual([]);
  });

  test.each([
    ["2 to 3 cups Tipo", "2 to 3", "cups"],
    ["2 bis 3 Tassen Tipo", "2 bis 3", "Tassen"],
    ["anderthalb Tassen Tipo", "anderthalb", "Tassen"],
    ["about 1 1/2 blobs Tipo", "about 1 1/2", "blobs"],
    ["一斤 Tipo", "一", "斤"],
    ["some Tipo", "some", ""],
  ])("takes an amount in any language: %s", async (line, amount, unit) => {
    expect((await correct({ line, amount, unit, food: "Tipo" })).status).toBe(200);
  });

  test("accepts a line of 500 characters", async () => {
    const line = `200 g ${"x".repeat(494)}`;
    expect((await correct({ line, food: "x".repeat(494) })).status).toBe(200);
  });
});

describe("unknown foods", () => {
  const listUnknown = async () => (await at.admin.get("unknown-foods")).body;
  const add = (count: number, line: string) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        at.user.send("POST", "recipes/create", { name: `${line} ${number}`, recipeIngredient: [line, line] }),
      ),
    );

  test("are listed once 3 recipes name them, spelled as in a line, most recipes first", async () => {
    await add(3, "2 tbsp Ünkn-own Gloop");
    await add(4, "100 g mystery (sifted)");
    await add(2, "3 rare things");
    await add(3, "1 tsp salt");
    const gloop = { name: "Ünkn-own Gloop", recipes: 3 };
    expect(await listUnknown()).toEqual([{ name: "mystery", recipes: 4 }, gloop]);
    await at.user.send("DELETE", "recipes/100-g-mystery-sifted-0");
    await at.user.send("DELETE", "recipes/100-g-mystery-sifted-1");
    expect(await listUnknown()).toEqual([gloop]);
  });

  test("disappear once they're taught or corrected, even if recipes are still waiting to be read", async () => {
    await add(40, "2 tbsp gloop");
    await add(3, "a bit of mystery");
    await teach("Gloop", "honey");
    expect(await listUnknown()).toMatchObject([{ recipes: 3 }]);
    await correct({ line: "a bit of mystery", amount: "", unit: "", food: "mystery", foodId: "sugar" });
    expect(await listUnknown()).toEqual([]);
  });

  test("are limited to 100", async () => {
    const recipeIngredient = Array.from({ length: 101 }, (_, number) => `1 gloo${"p".repeat(number + 1)}`);
    for (const name of ["One", "Two", "Three"])
      await at.user.send("POST", "recipes/create", { name, recipeIngredient });
    expect(await listUnknown()).toHaveLength(100);
  });
});

describe("teaching a food", () => {
  test("applies to lines immediately, until it's removed", async () => {
    expect(await read("2 tbsp gloop")).toMatchObject([{ foodId: null }]);
    const { status, body } = await teach("Gloop", "honey");
    expect([status, body]).toEqual([
      200,
      { id: 1, name: "Gloop", foodId: "honey", taughtAt: "2026-11-25T18:00:00.000Z" },
    ]);
    expect(await list()).toEqual({ lines: [], foods: [{ ...body, foodName: "honey" }] });
    expect(await read("2 tbsp gloop")).toMatchObject([{ foodId: "honey" }]);
    await teach("GLOOP", "sugar");
    expect((await list()).foods).toMatchObject([{ id: 1, name: "GLOOP", foodId: "sugar" }]);
    const removed = await at.admin.send("DELETE", "taught-foods/1");
    expect([removed.status, removed.body.code]).toEqual([200, "taught-food-removed"]);
    expect(await read("2 tbsp gloop")).toMatchObject([{ foodId: null }]);
    const again = await at.admin.send("DELETE", "taught-foods/1");
    expect([again.status, again.body.code]).toEqual([404, "taught-food-not-found"]);
  });

  test("keeps a food of another Tagine version, without a name", async () => {
    const signed = { by: null, at: "2026-11-25T18:00:00.000Z" };
    at.app.taughtFoods.put({ name: "Gloop", foodId: "a-food-of-tomorrow" }, signed);
    expect((await list()).foods).toMatchObject([{ foodId: "a-food-of-tomorrow", foodName: null }]);
    expect(await read("2 tbsp gloop")).toMatchObject([{ foodId: null }]);
  });

  test.each<[string, unknown, unknown, string[]]>([
    ["no name", " “” ", "honey", ["name"]],
    ["a long name", "x".repeat(201), "honey", ["name"]],
    ["an unknown food", "gloop", "unobtainium", ["foodId"]],
    ["neither", "", "", ["name", "foodId"]],
  ])("refuses %s, with each wrong field", async (_, name, foodId, wrong) => {
    const answer = await teach(name, foodId);
    expect([answer.status, fields(answer)]).toEqual([422, wrong]);
    expect((await list()).foods).toEqual([]);
  });
});
