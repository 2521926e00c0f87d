import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../../support/tagine.ts";

/** In this order they come in; none of the days is in order. */
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
  // Long, since short answers are not worth packing.
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

/** The names of the recipes that such a query gives. */
async function namesOf(query: string): Promise<string[]> {
  const { body } = await at.visitor.get(`recipes/summary?${query}`);
  return body.map((row: { name: string }) => row.name);
}

describe("summaries", () => {
  test("hold what home, lists and search need, all in one answer", async () => {
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
      rating: 4,
      dateAdded: "2021-01-12",
      imageHash: null,
    });
  });

  test("change at once when a recipe is added", async () => {
    using own = await tagine();
    expect((await own.visitor.get("recipes/summary")).body).toEqual([]);
    await own.user.send("POST", "recipes/create", { name: "One more" });
    expect((await own.visitor.get("recipes/summary")).body).toHaveLength(1);
  });

  test("come in the order in which recipes came, or newest first when asked", async () => {
    expect(await namesOf("")).toEqual(["Banana Bread", "Leek Soup", "Apple Pie", "Plum Dumplings"]);
    expect(await namesOf("order=recent")).toEqual([
      "Leek Soup",
      "Plum Dumplings",
      "Banana Bread",
      "Apple Pie",
    ]);
  });

  test("come from A to Z when asked, accents and other scripts among them", async () => {
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

  test("of one category or one tag come in the same orders and pages", async () => {
    expect(await namesOf("category=baking&order=name")).toEqual(
      (await namesOf("category=baking")).toSorted(),
    );
    expect(await namesOf("category=baking")).toContain("Banana Bread");
    expect(await namesOf("category=baking")).not.toContain("Leek Soup");
    expect(await namesOf("tag=breakfast&limit=1")).toEqual(["Banana Bread"]);
    expect(await namesOf("tag=baking")).toEqual([]);
    expect(await namesOf("category=none")).toEqual([]);
  });

  test("come in pages, by either pair of names", async () => {
    expect(await namesOf("start=1&limit=2")).toEqual(["Leek Soup", "Apple Pie"]);
    expect(await namesOf("skip=1&end=2")).toEqual(["Leek Soup", "Apple Pie"]);
    expect(await namesOf("start=2")).toEqual(["Apple Pie", "Plum Dumplings"]);
    expect(await namesOf("order=recent&limit=1")).toEqual(["Leek Soup"]);
    expect(await namesOf("limit=0")).toEqual([]);
    expect(await namesOf("start=99")).toEqual([]);
  });

  test.each(["limit=x", "limit=-1", "start=1.5", "order=best"])("are refused for %p", async (query) => {
    const reply = await at.visitor.get(`recipes/summary?${query}`);
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toHaveLength(1);
  });

  test("are packed for those who take it, and say the same", async () => {
    const request = new Request("http://localhost/api/recipes/summary", {
      headers: { "Accept-Encoding": "gzip" },
    });
    const answer = await at.handle(request);
    expect(answer.headers.get("Content-Encoding")).toBe("gzip");
    const unpacked = new TextDecoder().decode(Bun.gunzipSync(await answer.bytes()));
    expect(JSON.parse(unpacked)).toEqual((await at.visitor.get("recipes/summary")).body);
  });
});

test("a recipe that nobody has is 404, and the refusal names it", async () => {
  const reply = await at.visitor.get("recipes/nothing-here");
  expect(reply.status).toBe(404);
  expect(reply.body).toEqual({
    snackbar: { text: "There is no recipe “nothing-here”.", type: "error" },
    code: "recipe-not-found",
    params: { slug: "nothing-here" },
  });
});
