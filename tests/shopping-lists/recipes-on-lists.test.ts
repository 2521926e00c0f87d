import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let path: string;

beforeEach(async () => {
  at = await tagine();
  path = `shopping-lists/${(await at.user.get("shopping-lists")).body[0].id}`;
  await create("Pancakes", {
    recipeYield: "4 servings",
    recipeIngredient: ["For the batter:", "200 g flour", "2 eggs", "1 pinch of salt", "2 tbsp olive oil"],
  });
});
afterEach(() => at.close());

const create = (name: string, more: object) => at.user.send("POST", "recipes/create", { name, ...more });
const addRecipe = (slug: string, more: object = {}) =>
  at.user.send("POST", `${path}/recipes`, { slug, ...more });
const removeRecipe = (slug: string) => at.user.send("DELETE", `${path}/recipes/${slug}`);
const readItems = async (): Promise<ShoppingItem[]> => (await at.user.get(path)).body.items;
/** Those to check at home have a ?. */
const texts = async () =>
  (await readItems()).map(({ text, isAtHome }) => (isAtHome ? `? ${text}` : text)).toSorted();

describe("a recipe", () => {
  test("adds its ingredients without headings, and its staples to check at home", async () => {
    const { status, body } = await addRecipe("pancakes");
    expect(status).toBe(201);
    expect(body).toHaveLength(4);
    expect(await texts()).toEqual(
      ["2 eggs", "200 g flour", "? 1 pinch salt", "? 2 tbsp olive oil"].toSorted(),
    );
    expect(body.find(({ food }: ShoppingItem) => food === "flour").sources).toMatchObject([
      { text: "200 g flour", recipe: { slug: "pancakes", name: "Pancakes", servings: "", day: null } },
    ]);
  });

  test("adds to a staple that's to buy anyway, which isn't to check at home then", async () => {
    await at.user.send("POST", `${path}/items`, { text: "1 pinch salt" });
    const { body } = await addRecipe("pancakes");
    expect(body.find(({ foodId }: ShoppingItem) => foodId === "salt")).toMatchObject({ isAtHome: false });
    expect(await texts()).toContain("2 pinches salt");
  });

  test("is scaled to a number of servings", async () => {
    const { body } = await addRecipe("pancakes", { servings: 6 });
    expect(await texts()).toContain("300 g flour");
    expect(await texts()).toContain("3 eggs");
    expect(body[0].sources[0].recipe.servings).toBe("6 servings");
  });

  test("without servings is made several times", async () => {
    await create("Dip", { recipeIngredient: ["100 g yogurt"] });
    const { body } = await addRecipe("dip", { servings: 2 });
    expect(body[0]).toMatchObject({ text: "200 g yogurt", sources: [{ recipe: { servings: "2×" } }] });
  });

  test("adds only the chosen lines", async () => {
    await addRecipe("pancakes", { lines: [2, 0, 2] });
    expect(await texts()).toEqual(["2 eggs"]);
  });

  test("adds to what's on the list", async () => {
    await at.user.send("POST", `${path}/items`, { text: "0.5 kg flour" });
    await addRecipe("pancakes");
    await addRecipe("pancakes");
    expect(await texts()).toContain("900 g flour");
  });

  test("is read in its own language, with the cups of its country", async () => {
    await create("Pfannkuchen", {
      recipeIngredient: ["250 g Mehl", "2 Eier", "1 Prise Salz", "1 EL Zucker"],
    });
    await create("Lamingtons", {
      recipeIngredient: ["1 cup milk"],
      orgURL: "https://www.example.com.au/lamingtons",
    });
    await addRecipe("pfannkuchen");
    await addRecipe("pancakes");
    await addRecipe("lamingtons");
    expect(await texts()).toContain("450 g flour");
    const { entries } = (await at.user.get(`${path}/changes`)).body;
    const find = (text: string) => entries.find((entry: { text: string }) => entry.text === text);
    expect(find("250 g Mehl")).toMatchObject({ language: "de", atHome: false });
    expect(find("1 Prise Salz")).toMatchObject({ atHome: true });
    expect(find("1 cup milk")).toMatchObject({ region: "au" });
  });

  test("asks for the group's own staples", async () => {
    await at.user.send("PUT", "groups/self/pantry", { foods: [], staples: ["Mehl", "eggs"] });
    await addRecipe("pancakes");
    expect(await texts()).toEqual(
      ["1 pinch salt", "2 tbsp olive oil", "? 2 eggs", "? 200 g flour"].toSorted(),
    );
  });

  test("divides “salt and sugar”", async () => {
    await create("Cure", { recipeIngredient: ["salt and sugar"] });
    await addRecipe("cure");
    expect(await texts()).toEqual(["? salt", "sugar"]);
  });

  test("is found by an old name", async () => {
    const { body } = await at.user.get("recipes/pancakes");
    await at.user.send("PUT", "recipes/pancakes", { ...body, name: "Crêpes" });
    await addRecipe("pancakes", { lines: [2] });
    expect((await readItems())[0]?.sources[0]?.recipe).toMatchObject({ slug: "crepes", name: "Crêpes" });
  });

  test("has entries that devices can send back", async () => {
    const long = "x".repeat(SHOPPING_MOST.characters);
    const cut = "x".repeat(SHOPPING_MOST.characters - 1);
    await create(long, { recipeIngredient: [`${cut}🧂 flour`, "a\nb"], recipeYield: `2 ${long}` });
    const slug = (await at.user.get("recipes/summary")).body.find(
      ({ name }: { name: string }) => name === long,
    ).slug;
    expect((await addRecipe(slug, { servings: 3 })).status).toBe(201);
    const { entries, epoch } = (await at.user.get(`${path}/changes`)).body;
    const {
      addedBy: _a,
      checked: _c,
      picture: _p,
      adjustments: _j,
      gone: _g,
      version: _v,
      edits: _e,
      ...entry
    } = entries[0];
    expect(entry.text).toBe(cut);
    const changes = [{ number: 1, seen: 0, change: { type: "add", entry } }];
    const sent = { device: "phone-of-ann", epoch, since: 0, changes };
    expect((await at.user.send("POST", `${path}/changes`, sent)).status).toBe(200);
  });

  test.each<[string, object, number]>([
    ["no slug", {}, 422],
    ["an unknown recipe", { slug: "unknown" }, 404],
    ["no servings", { slug: "pancakes", servings: 0 }, 422],
    ["too many servings", { slug: "pancakes", servings: 10_000 }, 422],
    ["a line that it doesn't have", { slug: "pancakes", lines: [1, 5] }, 422],
    ["a negative line", { slug: "pancakes", lines: [-1] }, 422],
  ])("with %s is refused, and nothing is added", async (_, input, status) => {
    expect((await at.user.send("POST", `${path}/recipes`, input)).status).toBe(status);
    expect(await texts()).toEqual([]);
  });
});

describe("removing a recipe", () => {
  test("subtracts its share", async () => {
    await at.user.send("POST", `${path}/items`, { text: "500 g flour, milk" });
    await addRecipe("pancakes");
    const { status, body } = await removeRecipe("pancakes");
    expect([status, body.code]).toEqual([200, "shopping-recipe-removed"]);
    expect(await texts()).toEqual(["500 g flour", "milk"]);
  });

  test("leaves other recipes alone", async () => {
    await create("Bread", { recipeIngredient: ["500 g flour"] });
    await addRecipe("pancakes");
    await addRecipe("bread");
    await removeRecipe("pancakes");
    expect(await texts()).toEqual(["500 g flour"]);
  });

  test("subtracts from an amount set by hand", async () => {
    await addRecipe("pancakes", { lines: [1] });
    await at.user.send("POST", `${path}/items`, { text: "500 g flour" });
    const [flour] = await readItems();
    await at.user.send("PUT", `${path}/items/${flour?.id}`, { amount: "1 kg" });
    await removeRecipe("pancakes");
    expect(await texts()).toEqual(["800 g flour"]);
  });

  test("leaves what else is needed, also if someone had taken some away", async () => {
    await at.user.send("POST", `${path}/items`, { text: "6 eggs" });
    await create("Omelet", { recipeIngredient: ["6 eggs"] });
    await addRecipe("pancakes", { lines: [2] });
    await addRecipe("omelet");
    const [eggs] = await readItems();
    await at.user.send("PUT", `${path}/items/${eggs?.id}`, { amount: "10" });
    expect(await texts()).toEqual(["10 eggs"]);
    await removeRecipe("omelet");
    expect(await texts()).toEqual(["8 eggs"]);
    await removeRecipe("pancakes");
    expect(await texts()).toEqual(["6 eggs"]);
  });

  test("that isn't on the list is refused", async () => {
    const { status, body } = await removeRecipe("pancakes");
    expect([status, body.code]).toEqual([404, "shopping-recipe-not-found"]);
  });
});
