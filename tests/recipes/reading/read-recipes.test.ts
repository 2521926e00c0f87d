import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../../support/tagine.ts";

/** Created in this order; the dates are in no order. */
const RECIPES = [
  {
    name: "Banana Bread",
    description: "Moist, keeps three days",
    recipeCategory: ["Baking"],
    tags: ["breakfast"],
    rating: 4,
    dateAdded: "2021-01-12",
    recipeIngredient: ["4 bananas"],
  },
  // Long, since short responses aren't compressed.
  { name: "Leek Soup", dateAdded: "2024-06-01", description: "Better on the second day. ".repeat(100) },
  { name: "Apple Pie", dateAdded: "2019-12-31" },
  { name: "Plum Dumplings", dateAdded: "2024-05-30" },
];

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
  for (const recipe of RECIPES) await at.user.send("POST", "recipes/create", recipe);
});
afterAll(() => at.close());

async function namesOf(query: string): Promise<string[]> {
  const { body } = await at.visitor.get(`recipes/summary?${query}`);
  return body.map((row: { name: string }) => row.name);
}

describe("summaries", () => {
  test("hold everything home, lists and search need in one response", async () => {
    const { body } = await at.visitor.get("recipes/summary");
    expect(body).toHaveLength(RECIPES.length);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      name: "Banana Bread",
      slug: "banana-bread",
      image: null,
      description: "Moist, keeps three days",
      recipeCategory: ["Baking"],
      tags: ["breakfast"],
      totalTime: null,
      rating: 4,
      dateAdded: "2021-01-12",
      imageHash: null,
    });
  });

  test("change immediately when a recipe is added", async () => {
    using own = await tagine();
    expect((await own.visitor.get("recipes/summary")).body).toEqual([]);
    await own.user.send("POST", "recipes/create", { name: "One more" });
    expect((await own.visitor.get("recipes/summary")).body).toHaveLength(1);
  });

  test("are in creation order, or newest first on request", async () => {
    expect(await namesOf("")).toEqual(["Banana Bread", "Leek Soup", "Apple Pie", "Plum Dumplings"]);
    expect(await namesOf("order=recent")).toEqual([
      "Leek Soup",
      "Plum Dumplings",
      "Banana Bread",
      "Apple Pie",
    ]);
  });

  test("are sorted from A to Z on request, including accents and other scripts", async () => {
    using own = await tagine();
    for (const name of ["zucchini", "Éclair", "Egg", "北京烤鸭", "apple", "Ćevapi"]) {
      await own.user.send("POST", "recipes/create", { name });
    }
    const { body } = await own.visitor.get("recipes/summary?order=name");
    expect(body.map((row: { name: string }) => row.name)).toEqual([
      "apple",
      "北京烤鸭",
      "Ćevapi",
      "Éclair",
      "Egg",
      "zucchini",
    ]);
  });

  test("of one category or tag use the same orders and pages", async () => {
    expect(await namesOf("category=baking&order=name")).toEqual(
      (await namesOf("category=baking")).toSorted(),
    );
    expect(await namesOf("category=baking")).toContain("Banana Bread");
    expect(await namesOf("category=baking")).not.toContain("Leek Soup");
    expect(await namesOf("tag=breakfast&limit=1")).toEqual(["Banana Bread"]);
    expect(await namesOf("tag=baking")).toEqual([]);
    expect(await namesOf("category=none")).toEqual([]);
  });

  test("are paged, by either pair of parameter names", async () => {
    expect(await namesOf("start=1&limit=2")).toEqual(["Leek Soup", "Apple Pie"]);
    expect(await namesOf("skip=1&end=2")).toEqual(["Leek Soup", "Apple Pie"]);
    expect(await namesOf("start=2")).toEqual(["Apple Pie", "Plum Dumplings"]);
    expect(await namesOf("order=recent&limit=1")).toEqual(["Leek Soup"]);
    expect(await namesOf("limit=0")).toEqual([]);
    expect(await namesOf("start=99")).toEqual([]);
  });

  test.each(["limit=x", "limit=-1", "start=1.5", "order=best"])("get 422 for %p", async (query) => {
    const reply = await at.visitor.get(`recipes/summary?${query}`);
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toHaveLength(1);
  });

  test("are compressed for clients that accept it, with the same content", async () => {
    const request = new Request("http://localhost/api/recipes/summary", {
      headers: { "Accept-Encoding": "gzip" },
    });
    const answer = await at.handle(request);
    expect(answer.headers.get("Content-Encoding")).toBe("gzip");
    const unpacked = new TextDecoder().decode(Bun.gunzipSync(await answer.bytes()));
    expect(JSON.parse(unpacked)).toEqual((await at.visitor.get("recipes/summary")).body);
  });
});

test("an unknown recipe gets 404 with its slug", async () => {
  const reply = await at.visitor.get("recipes/nothing-here");
  expect(reply.status).toBe(404);
  expect(reply.body).toEqual({
    snackbar: { text: "Recipe “nothing-here” not found.", type: "error" },
    code: "recipe-not-found",
    params: { slug: "nothing-here" },
  });
});
