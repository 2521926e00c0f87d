import { afterAll, beforeAll, expect, test } from "bun:test";
import { tagine, type Tagine } from "../../support/tagine.ts";

const RECIPES = [
  {
    name: "Chicken curry",
    totalTime: "1 Hour 10 Minutes",
    rating: 5,
    tags: ["spicy"],
    dateAdded: "2026-01-01",
  },
  { name: "Chicken wrap", totalTime: "20 Minutes", rating: 3, dateAdded: "2026-01-02" },
  { name: "Apple pie", totalTime: "PT30M", rating: 4, dateAdded: "2026-01-03" },
  { name: "Pickled chicken", totalTime: "overnight", dateAdded: "2026-01-04" },
];

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
  for (const recipe of RECIPES) await at.user.send("POST", "recipes/create", recipe);
  await at.user.send("PUT", "favorites/apple-pie", {});
  await at.user.send("PUT", "favorites/chicken-wrap", {});
  await at.user.send("POST", "recipes/apple-pie/cooked", { date: "2026-02-01" });
  await at.user.send("POST", "recipes/chicken-curry/cooked", { date: "2026-02-03" });
});
afterAll(() => at.close());

const search = async (query: string, by = at.user) => {
  const { status, body } = await by.get(`recipes/search?${query}`);
  return status === 200 ? body.map(({ slug }: { slug: string }) => slug) : status;
};

const CURRY = "chicken-curry";
const WRAP = "chicken-wrap";
const PIE = "apple-pie";
const PICKLED = "pickled-chicken";

test.each([
  ["maxMinutes=30", [PIE, WRAP]],
  ["q=chicken&maxMinutes=30", [WRAP]],
  ["q=chikcen&maxMinutes=70", [CURRY, WRAP]],
  ["minRating=4", [PIE, CURRY]],
  ["minRating=4&maxMinutes=30", [PIE]],
  ["tags=spicy&maxMinutes=30", []],
  ["tags=spicy&minRating=5", [CURRY]],
  ["favorites=true", [PIE, WRAP]],
  ["favorites=true&q=chicken", [WRAP]],
  ["neverCooked=true", [PICKLED, WRAP]],
  ["favorites=false&neverCooked=false&limit=1", [PICKLED]],
  ["sort=name", [PIE, CURRY, WRAP, PICKLED]],
  ["sort=newest&q=chicken", [PICKLED, WRAP, CURRY]],
  ["sort=rating", [CURRY, PIE, WRAP, PICKLED]],
  ["sort=time", [WRAP, PIE, CURRY, PICKLED]],
  ["sort=time&q=chicken&limit=2", [WRAP, CURRY]],
  ["sort=name&q=chikcen", [CURRY, WRAP, PICKLED]],
  ["sort=cooked", [CURRY, PIE, PICKLED, WRAP]],
  ["sort=cooked&tags=spicy", [CURRY]],
  ["sort=name&q=%3F", []],
  ["maxMinutes=0", 422],
  ["minRating=6", 422],
  ["sort=oldest", 422],
])("%s finds %p", async (query, expected) => {
  const found = await search(query);
  // In relevance order, equally good matches may come in any order.
  const isRanked = query.startsWith("q=") && Array.isArray(found);
  expect(isRanked ? found.toSorted() : found).toEqual(expected);
});

test("visitors can filter by what everyone sees, and sign in for the rest", async () => {
  expect(await search("maxMinutes=30", at.visitor)).toEqual([PIE, WRAP]);
  for (const query of ["favorites=true", "neverCooked=true", "sort=cooked"])
    expect([query, await search(query, at.visitor)]).toEqual([query, 401]);
});
