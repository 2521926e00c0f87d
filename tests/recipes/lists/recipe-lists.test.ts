import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
  const recipes = [
    {
      name: "Beet soup",
      recipeCategory: ["Dinner Time", "Soup"],
      tags: ["Beet"],
      notes: [{ title: "n", text: "t" }],
    },
    { name: "apple cake", recipeCategory: ["Cake"], tags: ["Autumn"], rating: 4, dateAdded: "2020-01-01" },
    { name: "Crêpes", recipeCategory: ["Dinner Time"], tags: ["🥞"], extras: { a: "1" } },
  ];
  for (const recipe of recipes) await at.user.send("POST", "recipes/create", recipe);
});
afterAll(() => at.close());

describe("rows with selected fields", () => {
  test("contain the id and the requested fields only", async () => {
    const { body } = await at.visitor.get("recipes?keys=name&keys=rating&num=2");
    expect(body).toEqual([
      { id: 1, name: "Beet soup", rating: 0 },
      { id: 2, name: "apple cake", rating: 4 },
    ]);
    expect((await at.visitor.get("recipes?keys=slug")).body).toHaveLength(3);
    expect((await at.visitor.get("recipes?keys=notes&keys=extras&num=1")).body).toEqual([
      { id: 1, notes: [{ title: "n", text: "t" }], extras: {} },
    ]);
    expect((await at.visitor.get("recipes?num=0")).body).toEqual([]);
  });

  test("can be requested in a body", async () => {
    const input = { properties: ["slug", "orgURL"], limit: 1 };
    expect((await at.visitor.send("POST", "recipes", input)).body).toEqual([
      { id: 1, slug: "beet-soup", orgURL: null },
    ]);
    expect((await at.visitor.send("POST", "recipes", {})).body).toHaveLength(3);
  });

  test("default to the fields that older clients ask for", async () => {
    const [row] = (await at.visitor.get("recipes")).body;
    expect(Object.keys(row).toSorted()).toEqual(
      ["dateAdded", "description", "id", "image", "name", "rating", "slug"].toSorted(),
    );
  });

  test("get 422 naming fields that recipes don't have", async () => {
    for (const reply of [
      await at.visitor.get("recipes?keys=name&keys=hash"),
      await at.visitor.send("POST", "recipes", { properties: ["hash"] }),
    ]) {
      expect([reply.status, reply.body.detail[0].msg]).toEqual([422, "Recipes have no field “hash”"]);
    }
    expect((await at.visitor.get("recipes?keys=name&num=-1")).status).toBe(422);
    expect((await at.visitor.send("POST", "recipes", { properties: "name" })).status).toBe(422);
  });

  test("reflect a change immediately", async () => {
    const names = async () => (await at.visitor.get("recipes?keys=name")).body.at(-1).name;
    expect(await names()).toBe("Crêpes");
    await at.user.send("PUT", "recipes/crepes", {
      name: "Crêpes Suzette",
      recipeCategory: ["Dinner Time"],
      tags: ["🥞"],
    });
    expect(await names()).toBe("Crêpes Suzette");
  });
});

describe("recipes in categories and with tags", () => {
  const names = async (path: string, body: unknown) =>
    (await at.visitor.send("POST", path, body)).body.map((recipe: { name: string }) => recipe.name);

  test("are complete, sorted by name and listed once, by names or slugs", async () => {
    expect(await names("recipes/category", ["Dinner Time", "soup", "cake"])).toEqual([
      "apple cake",
      "Beet soup",
      "Crêpes Suzette",
    ]);
    expect(await names("recipes/category", ["dinner-time"])).toEqual(["Beet soup", "Crêpes Suzette"]);
    expect(await names("recipes/tag", ["autumn", "Beet"])).toEqual(["apple cake", "Beet soup"]);
    expect(await names("recipes/tag", ["🥞"])).toEqual(["Crêpes Suzette"]);
    const [soup] = (await at.visitor.send("POST", "recipes/tag", ["Beet"])).body;
    expect(soup.notes).toEqual([{ title: "n", text: "t" }]);
  });

  test("skip unknown names and names of the other kind", async () => {
    expect(await names("recipes/category", ["Beet", "none", ""])).toEqual([]);
    expect(await names("recipes/tag", [])).toEqual([]);
  });

  test("require a list of names", async () => {
    for (const body of [{ categories: [] }, "Soup", [1], null]) {
      expect((await at.visitor.send("POST", "recipes/category", body)).status).toBe(422);
    }
  });
});

test("a page of rows includes the total", async () => {
  for (const [query, rows, total] of [
    ["limit=2", 2, "3"],
    ["limit=2&start=2", 1, "3"],
    ["limit=9&category=dinner-time", 2, "2"],
    ["limit=1&tag=autumn", 1, "1"],
    ["category=nobody-knows-it", 0, "0"],
    ["", 3, "3"],
  ] as const) {
    const { body, headers } = await at.visitor.get(`recipes/summary?${query}`);
    expect([query, body.length, headers.get("Total-Count")]).toEqual([query, rows, total]);
  }
});

test("requests for different pages or orders are cached separately", async () => {
  const cached: string[] = [];
  const { get } = at.app.keptAnswers;
  at.app.keptAnswers.get = (request, key, make) =>
    get(request, key, () => {
      cached.push(key);
      return make();
    });
  for (let number = 3; number < 60; number++) {
    expect((await at.visitor.get(`recipes?keys=name&keys=tags&keys=name&num=${number}`)).body).toHaveLength(
      3,
    );
    await at.visitor.get(`recipes?keys=tags&keys=name&num=${number}`);
    await at.visitor.get(`recipes/summary?limit=${number}`);
    await at.visitor.get(`recipes/summary?start=${number}&limit=${number}`);
  }
  at.app.keptAnswers.get = get;
  expect(cached.length).toBeLessThanOrEqual(3);
});
