import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { completeSearch } from "../../../src/recipes/search/complete-search.ts";
import { eventually } from "../../support/eventually.ts";
import { sqlMigrations } from "../../../src/assets.ts";
import { migrate } from "../../../src/platform/sql-migrations.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = async (name: string, recipe: object = {}): Promise<string> =>
  (await at.user.send("POST", "recipes/create", { name, ...recipe })).body;

type Query = Record<string, string | string[]>;

function search(q: string | null, more: Query = {}) {
  const query = new URLSearchParams(q === null ? {} : { q });
  for (const [name, value] of Object.entries(more)) for (const one of [value].flat()) query.append(name, one);
  return at.visitor.get(`recipes/search?${query}`);
}

async function found(q: string | null, more: Query = {}): Promise<string[]> {
  const { status, body } = await search(q, more);
  expect([q, more, status]).toEqual([q, more, 200]);
  return body.map((row: { name: string }) => row.name);
}

describe("a recipe is found by its", () => {
  beforeAll(() =>
    create("Jollof", {
      description: "Party staple from *Lagos*",
      recipeIngredient: ["2 scotch bonnets", "500g parboiled rice"],
      recipeInstructions: [{ title: "Sofrito base", text: "Simmer until glossy" }],
      notes: [{ title: "Leftovers", text: "Reheat gently" }],
      tags: ["Celebration"],
      recipeCategory: ["West African"],
    }),
  );
  test.each([
    ["name", "jollof"],
    ["description", "lagos"],
    ["ingredients", "bonnets"],
    ["amounts", "500"],
    ["steps", "glossy"],
    ["titles of steps", "sofrito"],
    ["notes", "reheat"],
    ["titles of notes", "leftovers"],
    ["tags", "celebration"],
    ["categories", "african"],
    ["words in different places", "jollof lagos reheat celebration african"],
    ["words' beginnings", "jol par sim"],
    ["tags' beginnings", "celeb"],
    ["words in capitals", "JOLLOF RICE"],
    ["single letters", "j"],
  ])("%s", async (_, q) => {
    expect(await found(q)).toEqual(["Jollof"]);
  });

  test("but not if one of the words is missing", async () => {
    expect(await found("jollof xylophone")).toEqual([]);
  });

  test("and the row looks like those in lists", async () => {
    const rows = (await at.visitor.get("recipes/summary")).body;
    const row = rows.find((one: { name: string }) => one.name === "Jollof");
    expect((await search("jollof")).body).toEqual([row]);
  });
});

test.each([
  ["Crème anglaise", ["creme", "crème", "CRÈME", "cre\u0300me"]],
  ["Creme dubois", ["crème dubois", "creme dubois"]],
  ["Zürcher Geschnetzeltes", ["zurcher", "zürcher"]],
  ["Tatar z łososia", ["łososia", "lososia"]],
  ["Œuf cocotte", ["œuf", "oeuf"]],
  ["Smørrebrød", ["smorrebrod", "smørrebrød"]],
  ["Spaßkuchen", ["spasskuchen", "spaßkuchen"]],
  ["Ｔｅｐｐａｎ", ["teppan"]],
  ["Борщ с пампушками", ["борщ", "БОРЩ", "пампуш"]],
  ["김치찌개", ["김치", "김치찌개"]],
])("accents, case and width don't matter: %s", async (name, queries) => {
  await create(name);
  for (const q of queries) expect([q, await found(q)]).toEqual([q, expect.arrayContaining([name])]);
});

test.each([
  ["红烧牛肉面", ["红", "烧牛", "牛肉", "牛肉面", "红烧牛肉面"], ["肉牛", "面红"]],
  ["がんもどき", ["がん", "もど", "ん"], ["かん"]],
  ["แกงเขียวหวาน", ["เขียว", "หวาน"], ["หวานแกง"]],
])("any part is found in scripts without spaces: %s", async (name, parts, others) => {
  await create(name);
  for (const q of parts) expect([q, await found(q)]).toEqual([q, [name]]);
  for (const q of others) expect([q, await found(q)]).toEqual([q, []]);
});

describe("with typos", () => {
  beforeAll(async () => {
    await create("Caprese");
    await create("American pancakes", { tags: ["Vegetarian brunch"] });
    await create("Banana bread");
    await create("Kürbissuppe");
  });

  test.each([
    ["capresse", "Caprese"],
    ["capres", "Caprese"],
    ["carpese", "Caprese"],
    ["caprise", "Caprese"],
    ["xcaprese", "Caprese"],
    ["bannana", "Banana bread"],
    ["bnanana bread", "Banana bread"],
    ["bananna braed", "Banana bread"],
    ["vegtarian", "American pancakes"],
    ["suppe", "Kürbissuppe"],
    ["kurbissupe", "Kürbissuppe"],
  ])("%p finds %s", async (q, name) => {
    expect(await found(q)).toEqual([name]);
  });

  test.each(["kurbisupe", "bannanna", "carpesse"])("%p has one typo too many", async (q) => {
    expect(await found(q)).toEqual([]);
  });

  test.each(["caprese", "capes", "cap", "pan caprese"])("%p doesn't find pancakes", async (q) => {
    expect(await found(q)).not.toContain("American pancakes");
  });

  test("three letters aren't matched loosely", async () => {
    await create("Fig jam");
    expect(await found("fog")).toEqual([]);
  });
});

test("exact words come first, then longer ones, then similar ones, and names before other fields", async () => {
  await create("Near lemom");
  await create("Plain biscuit", { description: "with lemons" });
  await create("Tarts of lemons");
  await create("Plain sponge", { recipeInstructions: [{ text: "Add lemon" }] });
  await create("Plain waffle", { recipeIngredient: ["1 lemon"] });
  await create("Cake with lemon");
  await create("Lemon");
  expect(await found("lemon")).toEqual([
    "Lemon",
    "Cake with lemon",
    "Plain waffle",
    "Plain sponge",
    "Tarts of lemons",
    "Plain biscuit",
    "Near lemom",
  ]);
});

test("newest come first without a text", async () => {
  await create("Oldest", { dateAdded: "1999-01-01" });
  await create("Newest", { dateAdded: "2999-01-01" });
  for (const q of [null, "", "  "]) {
    const all = await found(q, { limit: "300" });
    expect([all[0], all.at(-1)]).toEqual(["Newest", "Oldest"]);
  }
});

test("21 results are the default", async () => {
  for (let number = 0; number < 25; number++) await create(`Dumpling ${number}`);
  expect(await found("dumpling")).toHaveLength(21);
  expect(await found(null)).toHaveLength(21);
  expect(await found("dumpling", { limit: "7" })).toHaveLength(7);
  expect(await found("dumpling", { limit: "300" })).toHaveLength(25);
  for (const limit of ["0", "301", "-1", "1.5", "many"])
    expect([limit, (await search("dumpling", { limit })).status]).toEqual([limit, 422]);
});

describe("categories and tags", () => {
  beforeAll(async () => {
    const oven = { recipeInstructions: [{ text: "Filtertest" }] };
    await create("None", oven);
    await create("A", { ...oven, recipeCategory: ["Fa"], tags: ["Fx"] });
    await create("B", { ...oven, recipeCategory: ["Fb"], tags: ["Fx", "Fy"] });
    await create("AB", { ...oven, recipeCategory: ["Fa", "Fb"], tags: ["Fy"] });
  });
  const all = ["None", "A", "B", "AB"];
  const filters: [query: Query, names: string[]][] = [
    [{ categories: "fa" }, ["A", "AB"]],
    [{ categories: ["fa", "fb"] }, ["A", "B", "AB"]],
    [{ categories: ["fa", "fb"], categoriesMatch: "all" }, ["AB"]],
    [{ categories: ["fa", "fb"], categoriesMode: "exclude" }, ["None"]],
    [{ categories: ["fa", "fb"], categoriesMode: "exclude", categoriesMatch: "all" }, ["None", "A", "B"]],
    [{ tags: "fx" }, ["A", "B"]],
    [{ tags: ["fx", "fy"], tagsMatch: "any" }, ["A", "B", "AB"]],
    [{ tags: ["fx", "fy"], tagsMatch: "all", tagsMode: "include" }, ["B"]],
    [{ tags: ["fx"], tagsMode: "exclude" }, ["None", "AB"]],
    [{ tags: ["fx", "fy"], tagsMode: "exclude", tagsMatch: "all" }, ["None", "A", "AB"]],
    [{ categories: "fa", tags: "fy" }, ["AB"]],
    [{ categories: "fa", tags: "fy", tagsMode: "exclude" }, ["A"]],
    [{ categories: "nowhere" }, []],
    [{ categories: ["nowhere", "fb"] }, ["B", "AB"]],
    [{ categories: ["nowhere", "fb"], categoriesMatch: "all" }, []],
    [{ categories: "nowhere", categoriesMode: "exclude" }, all],
    [{ categories: ["nowhere", "fa"], categoriesMode: "exclude", categoriesMatch: "all" }, all],
    [{ categoriesMode: "exclude", tagsMatch: "all" }, all],
    [{ tags: "fa" }, []],
  ];
  test.each(filters)("%p", async (query, names) => {
    expect((await found("filtertest", query)).toSorted()).toEqual(names.toSorted());
    const without = await found(null, { ...query, limit: "300" });
    expect(without.filter((name) => all.includes(name)).toSorted()).toEqual(names.toSorted());
  });

  test("other values for any or all are refused", async () => {
    expect((await search("x", { tags: "fx", tagsMode: "perhaps" })).status).toBe(422);
    expect((await search("x", { tags: Array.from({ length: 51 }, () => "fx") })).status).toBe(422);
  });
});

describe("ingredients", () => {
  beforeAll(async () => {
    const notes = [{ title: "", text: "Larder, garlic" }];
    await create("Dal", { notes, recipeIngredient: ["200 g red lentils", "2 cloves garlic"] });
    await create("Salad", { notes, recipeIngredient: ["olive oil", "lentils", "1 egg"] });
    await create("Omelette", { notes, recipeIngredient: ["3 eggs", "sesame oil"] });
  });
  const filters: [query: Query, names: string[]][] = [
    [{ with: "lentils" }, ["Dal", "Salad"]],
    [{ with: "egg" }, ["Omelette", "Salad"]],
    [{ with: ["lentils", "egg"] }, ["Salad"]],
    [{ with: "Olive  OIL" }, ["Salad"]],
    [{ with: "garlic" }, ["Dal"]],
    [{ without: "garlic" }, ["Omelette", "Salad"]],
    [{ without: ["garlic", "egg"] }, []],
    [{ without: "olive oil" }, ["Dal", "Omelette"]],
    [{ with: "lentils", without: "egg" }, ["Dal"]],
    [{ with: ["", "?"], without: " " }, ["Dal", "Omelette", "Salad"]],
  ];
  test.each(filters)("%p", async (query, names) => {
    expect((await found("larder", query)).toSorted()).toEqual(names);
  });

  test("work without a text", async () => {
    expect(await found(null, { with: "lentils", without: "garlic" })).toEqual(["Salad"]);
  });
});

describe("the search index follows", () => {
  const change = (slug: string, recipe: object) => at.user.send("PUT", `recipes/${slug}`, recipe);

  test("edits, versions, deleting and restoring", async () => {
    const slug = await create("Tapenade", { description: "Provence" });
    await change(slug, { name: "Tapenade", description: "Liguria" });
    expect([await found("provence"), await found("liguria")]).toEqual([[], ["Tapenade"]]);
    const { versions } = (await at.user.get(`recipes/${slug}/versions`)).body;
    await at.user.send("POST", `recipes/${slug}/versions/${versions[0].id}/restore`);
    expect([await found("provence"), await found("liguria")]).toEqual([["Tapenade"], []]);
    const { id } = (await at.user.send("DELETE", `recipes/${slug}`)).body;
    expect([await found("provence"), await found("tapenade")]).toEqual([[], []]);
    await at.user.send("POST", `recipe-bin/${id}/restore`);
    expect(await found("provence")).toEqual(["Tapenade"]);
  });

  test("a renamed tag", async () => {
    await create("Sorbet", { tags: ["Frosty"] });
    await at.admin.send("PUT", "tags/frosty", { name: "Chilled things" });
    expect([await found("frosty"), await found("chilled")]).toEqual([[], ["Sorbet"]]);
    expect(await found(null, { tags: "chilled-things" })).toEqual(["Sorbet"]);
    expect(await found(null, { tags: "frosty" })).toEqual([]);
  });

  test("merged categories", async () => {
    await create("Bisque", { recipeCategory: ["Potages"] });
    await create("Ramen", { recipeCategory: ["Broths"] });
    await at.admin.send("POST", "categories/potages/merge", { into: "broths" });
    expect([await found("potages"), (await found("broths")).toSorted()]).toEqual([[], ["Bisque", "Ramen"]]);
    expect((await found(null, { categories: "broths" })).toSorted()).toEqual(["Bisque", "Ramen"]);
  });

  test("a deleted category", async () => {
    await create("Aspic", { recipeCategory: ["Jellied"] });
    await at.admin.send("DELETE", "categories/jellied");
    expect([await found("jellied"), await found("aspic")]).toEqual([[], ["Aspic"]]);
    expect(await found(null, { categories: "jellied" })).toEqual([]);
    await create("Brawn", { recipeCategory: ["Jellied"] });
    expect(await found("jellied")).toEqual(["Brawn"]);
  });

  test("but nothing that wasn't saved", async () => {
    const store = () =>
      at.app.db.transaction(() => {
        at.app.recipes.add(at.app.recipes.all(1).next().value ?? fail());
        throw new Error("no");
      })();
    const before = (await found(null, { limit: "300" })).length;
    expect(store).toThrow("no");
    expect(await found(null, { limit: "300" })).toHaveLength(before);
  });
});

test.each([
  '"',
  '""" OR "',
  "lemon OR cake",
  "NOT lemon",
  "lemon*",
  "NEAR(lemon cake)",
  "name : lemon",
  "{name} : lemon",
  "^lemon",
  "'; DROP TABLE recipe; --",
  "%_\\",
  "\0",
  "\ud83c",
  "a AND",
  "((((",
  "\ue000",
  "\ue0001",
  "+-!?…—",
  "🥑🥑",
  "x".repeat(10_000),
  "a ".repeat(5000),
  "红".repeat(3000),
  '"a" '.repeat(2500),
])("whatever is asked is only text: %p", async (q) => {
  expect(Array.isArray((await search(q)).body)).toBe(true);
  expect(Array.isArray((await search("lemon", { with: q, without: q, tags: q })).body)).toBe(true);
});

test("the longest possible search is answered", async () => {
  const many = Array.from({ length: 50 }, (_, one) => `a${one} b${one} c${one} d${one} e${one} f${one}`);
  const conditions = { with: many, without: many, tags: many, categories: many, tagsMode: "exclude" };
  for (const match of ["any", "all"]) {
    const more = { ...conditions, tagsMatch: match, categoriesMatch: match };
    expect(await found(many.join(" "), more)).toEqual([]);
  }
  expect(await found(null, { without: many, tags: many, tagsMode: "exclude" })).not.toEqual([]);
});

test("operators are ordinary words that all have to match", async () => {
  await create("Salt OR pepper");
  expect(await found("salt or pepper")).toEqual(["Salt OR pepper"]);
  expect(await found('"salt" or nutmeg')).toEqual([]);
});

test("punctuation alone finds nothing, digits and emoji do", async () => {
  await create("7 Up cake");
  await create("Curry 🌶️");
  expect(await found("7 up")).toEqual(["7 Up cake"]);
  expect(await found("7up")).toEqual(["7 Up cake"]);
  expect(await found("🌶️")).toEqual(["Curry 🌶️"]);
  expect(await found("?!")).toEqual([]);
});

test("an exact name comes first among hundreds of recipes with the same words", async () => {
  await create("Quenelle");
  at.app.db.transaction(() => {
    for (let number = 0; number < 400; number++)
      at.app.recipes.add({
        ...(at.app.recipes.all(1).next().value ?? fail()),
        name: `Quenelle number ${number}`,
      });
  })();
  expect(await found("quenelle", { limit: "1" })).toEqual(["Quenelle"]);
  expect((await found("Quenelle number 0"))[0]).toBe("Quenelle number 0");
  expect(new Set(await found("quenelle", { limit: "300" })).size).toBe(300);
});

test("recipes from an earlier version are indexed in batches after the next start", async () => {
  await create("Earlier", { recipeInstructions: [{ text: "Predate" }], tags: ["Archive"] });
  at.app.db.run("DELETE FROM recipe_words");
  at.app.db.run("DELETE FROM recipe_word");
  expect(await found("predate")).toEqual([]);
  const stop = completeSearch(at.app);
  await eventually(async () => (await found("predate")).length > 0);
  stop();
  expect([await found("predate"), await found("archive"), await found("predat")]).toEqual([
    ["Earlier"],
    ["Earlier"],
    ["Earlier"],
  ]);
  expect(await found("erlier")).toEqual(["Earlier"]);
});

test("no recipe takes the search's address, and one that had it gets another", async () => {
  expect(await create("Search")).toBe("search-2");
  const db = new Database(":memory:");
  const [earlier, later] = [sqlMigrations().slice(0, 4), sqlMigrations().slice(0, 5)];
  migrate(db, earlier, () => undefined);
  db.run(
    `INSERT INTO recipe (slug, name, date_added, description, author, cuisines, recipe_yield, changed_at, ingredients,
       ingredient_groups, instructions, notes, tools, nutrition, extras)
     VALUES ('search', 'Search', '2026-01-01', '', '', '[]', '', '', '[]', '[]', '[]', '[]', '[]', '{}', '{}')`,
  );
  migrate(db, later, () => undefined);
  expect(db.query("SELECT slug FROM recipe").all()).toEqual([{ slug: "search-1" }]);
  db.close();
});

function fail(): never {
  throw new Error("There is no recipe");
}
