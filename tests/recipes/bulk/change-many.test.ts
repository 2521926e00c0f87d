import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { MANY_RECIPES_MOST } from "../../../src/contract/rules.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterEach(async () => {
  for (const { slug } of (await at.visitor.get("recipes/summary")).body)
    await at.user.send("DELETE", `recipes/${slug}`);
  for (const kind of ["tags", "categories"]) await at.admin.send("DELETE", `empty-${kind}`);
});
afterAll(() => at.close());

const create = async (recipe: object): Promise<string> =>
  (await at.user.send("POST", "recipes/create", recipe)).body;
const change = (body: object) => at.user.send("POST", "recipe-changes", body);
const undo = ({ versions }: { versions: number[] }) =>
  at.user.send("POST", "recipe-changes/undo", { versions });
const read = async (slug: string) => (await at.visitor.get(`recipes/${slug}`)).body;
const tagsOf = async (slug: string) => (await read(slug)).tags;
const names = async (kind: string) =>
  (await at.visitor.get(kind)).body.map((one: { name: string }) => one.name);
const found = async (query: string) =>
  (await at.visitor.get(`recipes/search?${query}`)).body.map((one: { slug: string }) => one.slug).toSorted();

test("categories and tags are added to and removed from many recipes at once", async () => {
  await create({ name: "Soup", tags: ["old", "Keep"], recipeCategory: ["Dinner"] });
  await create({ name: "Stew", tags: ["Quick"] });
  const reply = await change({
    recipes: ["soup", "stew"],
    addTags: ["quick", " New  one ", " "],
    removeTags: ["OLD", "nobody has this"],
    addCategories: ["Winter"],
    removeCategories: ["Dinner"],
  });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    snackbar: { text: "Recipes changed: 2", type: "success" },
    missing: [],
  });
  expect(await tagsOf("soup")).toEqual(["Keep", "Quick", "New one"]);
  expect(await tagsOf("stew")).toEqual(["Quick", "New one"]);
  expect((await read("soup")).recipeCategory).toEqual(["Winter"]);
  expect(await found("tags=new-one")).toEqual(["soup", "stew"]);
  expect(await found("categories=dinner")).toEqual([]);
});

test("each changed recipe gets a version, and the others stay as they were", async () => {
  await create({ name: "Has it", tags: ["quick"] });
  await create({ name: "Lacks it" });
  const etag = (await at.visitor.get("recipes/has-it")).headers.get("ETag");
  const { body } = await change({ recipes: ["has-it", "lacks-it", "lacks-it"], addTags: ["quick"] });
  expect(body.versions).toHaveLength(1);
  expect((await at.visitor.get("recipes/has-it")).headers.get("ETag")).toBe(etag);
  expect((await at.user.get("recipes/has-it/versions")).body.versions).toHaveLength(0);
  const history = (await at.user.get("recipes/lacks-it/versions")).body;
  expect([history.savedBy, history.versions.length]).toEqual(["A User", 1]);
  const [version] = history.versions;
  expect((await at.user.get(`recipes/lacks-it/versions/${version.id}`)).body.recipe.tags).toEqual([]);
});

test("undo restores each recipe's organizers in their order and keeps later edits", async () => {
  await create({ name: "Had it", tags: ["a", "quick", "b"], recipeCategory: ["Dinner"] });
  await create({ name: "Had it not", tags: ["b"] });
  const before = await Promise.all(["had-it", "had-it-not"].map(read));
  const { body } = await change({
    recipes: ["had-it", "had-it-not"],
    addTags: ["quick", "brand new"],
    removeTags: ["a", "b"],
    addCategories: ["Winter"],
  });
  expect(await tagsOf("had-it")).toEqual(["quick", "brand new"]);
  await at.user.send("PUT", "recipes/had-it-not", {
    ...(await read("had-it-not")),
    name: "Renamed",
    rating: 4,
  });
  const reply = await undo(body);
  expect([reply.status, reply.body.snackbar.text]).toEqual([200, "Changes undone: 2"]);
  expect(await read("had-it")).toEqual(before[0]);
  expect(await read("renamed")).toMatchObject({ rating: 4, tags: ["b"], recipeCategory: [] });
  expect([await names("tags"), await names("categories")]).toEqual([["a", "b", "quick"], ["Dinner"]]);
  expect(await found("tags=quick")).toEqual(["had-it"]);
  expect((await undo(body)).body.params).toEqual({ count: 0 });
});

test("undo keeps an organizer that someone else added to a recipe since", async () => {
  await create({ name: "Soup" });
  const { body } = await change({ recipes: ["soup"], addTags: ["mine"], addCategories: ["Shown"] });
  await create({ name: "Another", tags: ["mine"] });
  const settings = (await at.visitor.get("site-settings")).body;
  await at.admin.send("PUT", "site-settings", { ...settings, categories: [{ slug: "shown" }] });
  await undo(body);
  expect([await names("tags"), await names("categories")]).toEqual([["mine"], ["Shown"]]);
  expect(await tagsOf("soup")).toEqual([]);
});

test("a recipe deleted in between is skipped and named, a renamed one is found", async () => {
  await create({ name: "Here" });
  await create({ name: "Gone" });
  await create({ name: "Old name" });
  await at.user.send("PUT", "recipes/old-name", { name: "New name" });
  const { id } = (await at.user.send("DELETE", "recipes/gone")).body;
  const { body } = await change({ recipes: ["here", "gone", "old-name"], addTags: ["x"] });
  expect([body.missing, body.versions.length]).toEqual([["gone"], 2]);
  expect(await tagsOf("new-name")).toEqual(["x"]);
  await at.user.send("DELETE", "recipes/here");
  expect((await undo(body)).body.params).toEqual({ count: 1 });
  const none = await change({ recipes: ["gone", "here"], addTags: ["never"] });
  expect([none.status, none.body.code, none.body.params]).toEqual([
    404,
    "recipe-not-found",
    { slug: "gone" },
  ]);
  expect(await names("tags")).not.toContain("never");
  expect(id).toBeNumber();
});

test("an invalid request is refused as a whole, with a message", async () => {
  const most = Array.from({ length: 200 }, (_, number) => `tag ${number}`);
  await create({ name: "Full", tags: most });
  await create({ name: "Free" });
  const full = await change({ recipes: ["free", "full"], addTags: ["one more"] });
  expect([full.status, full.body.snackbar.text]).toEqual([
    422,
    "“Full” would have more than 200 categories or tags. Nothing was changed.",
  ]);
  expect(await tagsOf("free")).toEqual([]);
  expect(await names("tags")).not.toContain("one more");
  const many = Array.from({ length: MANY_RECIPES_MOST + 1 }, (_, number) => `r-${number}`);
  const refused = [
    [{ recipes: many, addTags: ["x"] }, "not-valid"],
    [{ recipes: ["free"] }, "nothing-to-change"],
    [{ recipes: ["free"], addTags: [" ", "\u200b"] }, "nothing-to-change"],
    [{ recipes: [], addTags: ["x"] }, "not-valid"],
    [{ recipes: "free", addTags: ["x"] }, "not-valid"],
    [{ recipes: ["free"], addTags: [...most, "x"] }, "not-valid"],
    [{ addTags: ["x"] }, "not-valid"],
  ] as const;
  for (const [body, code] of refused) {
    const reply = await change(body);
    expect([code, reply.status, reply.body.code]).toEqual([code, 422, code]);
  }
  for (const versions of [[], ["1"], [1.5], many.map((_, number) => number)])
    expect((await at.user.send("POST", "recipe-changes/undo", { versions })).status).toBe(422);
});

test("users and admins can change recipes in bulk, visitors can't", async () => {
  await create({ name: "Soup" });
  const body = { recipes: ["soup"], addTags: ["x"] };
  expect((await at.visitor.send("POST", "recipe-changes", body)).status).toBe(401);
  expect((await at.visitor.send("POST", "recipe-changes/undo", { versions: [1] })).status).toBe(401);
  expect(await tagsOf("soup")).toEqual([]);
  const done = await at.admin.send("POST", "recipe-changes", body);
  expect(done.status).toBe(200);
  expect((await undo(done.body)).status).toBe(200);
});

test("undo removes only what the change added", async () => {
  await create({ name: "Bread" });
  const { id } = (await at.user.send("POST", "categories", { name: "Empty and wanted" })).body;
  const changed = await change({ recipes: ["bread"], addTags: ["Fresh"] });
  const forged = { versions: changed.body.versions, made: { categories: [id], tags: [] } };
  expect((await at.user.send("POST", "recipe-changes/undo", forged)).status).toBe(200);
  expect((await at.visitor.get("categories/empty-and-wanted")).status).toBe(200);
  expect((await at.visitor.get("tags/fresh")).status).toBe(404);
});
