import { describe, expect, test } from "bun:test";
import type { FileImport } from "../../../../src/contract/file-imports.ts";
import type { MealPlan } from "../../../../src/contract/meal-plans.ts";
import { archive } from "../../../support/archives.ts";
import type { Caller } from "../../../support/caller.ts";
import { listRows, reachState, runImport, undoImport, uploadFiles } from "../../../support/import-files.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

type Json = Record<string, unknown>;

const at = runTaginePerTest();

async function upload(tables: Json, by: Caller = at.admin): Promise<FileImport> {
  const database = { alembic_version: [{ version_num: "09aba125b57a" }], ...tables };
  return uploadFiles(by, await archive("backup.zip", { "database.json": database }));
}

const groupId = (name: string) => at.app.groups.findId(name) ?? 0;
const listsOf = (group: number) => at.app.shoppingLists.list(group).map(({ name }) => name);
const mealsOf = (group: number) =>
  at.app.mealPlans.between(group, "2024-01-01", "2024-12-31").flatMap(({ meals }) => meals);
const homeOf = (group: number) => at.app.pantries.get(group).foods;

const soup = {
  groups: [{ id: "g1", name: "Home" }],
  recipes: [{ id: "r1", slug: "lentil-soup", name: "Lentil soup", group_id: "g1" }],
  recipes_ingredients: [{ recipe_id: "r1", position: 0, note: "200 g lentils" }],
  recipes_to_categories: [{ recipe_id: "r1", category_id: "c1" }],
  categories: [
    { id: "c1", name: "Soups" },
    { id: "c2", name: "Cakes" },
  ],
};

const twoGroups = {
  ...soup,
  groups: [
    { id: "g1", name: "Home" },
    { id: "g2", name: "Neighbors" },
    { id: "g3", name: "Club" },
  ],
  ingredient_foods: [
    { id: "f1", name: "rice", group_id: "g1", on_hand: true },
    { id: "f2", name: "flour", group_id: "g2", on_hand: true },
  ],
  group_meal_plans: [
    { date: "2024-01-03", entry_type: "dinner", title: "Pizza", group_id: "g1" },
    { date: "2024-01-03", entry_type: "dinner", title: "Fish", group_id: "g2" },
    { date: "2024-01-03", entry_type: "dinner", title: "Cake", group_id: "g3" },
  ],
  shopping_lists: [{ id: "s1", name: "Weekly", group_id: "g2" }],
  shopping_list_items: [{ shopping_list_id: "s1", position: 0, note: "2 onions" }],
};
const OF_GROUPS = ["meal-plans", "shopping-lists", "pantry"];

describe("a backup of several groups", () => {
  test("lists them, and says whose each item is", async () => {
    const { id, groups } = await upload(twoGroups);
    expect(groups).toEqual(["Home", "Neighbors", "Club"]);
    expect((await listRows(at.admin, id)).map(({ name, group }) => [name, group])).toEqual([
      ["Lentil soup", null],
      ["rice", "Home"],
      ["flour", "Neighbors"],
      ["Pizza", "Home"],
      ["Fish", "Neighbors"],
      ["Cake", "Club"],
      ["Weekly", "Neighbors"],
    ]);
  });

  test("counts the items of each", async () => {
    const { groupCounts } = await upload(twoGroups);
    expect(groupCounts.map(({ group, kind, count }) => [group, kind, count])).toEqual([
      ["Home", "pantry", 1],
      ["Neighbors", "pantry", 1],
      ["Home", "meal-plans", 1],
      ["Neighbors", "meal-plans", 1],
      ["Club", "meal-plans", 1],
      ["Neighbors", "shopping-lists", 1],
    ]);
  });

  test("adds to the group of the same name if an admin imports it, or else to the importer's", async () => {
    await at.admin.send("POST", "groups", { name: "neighbors" });
    const { id } = await upload(twoGroups);
    await runImport(at.admin, id, { also: OF_GROUPS });
    const [own, others] = [1, groupId("Neighbors")];
    expect(mealsOf(own).map(({ name }) => name)).toEqual(["Pizza", "Cake"]);
    expect(mealsOf(others).map(({ name }) => name)).toEqual(["Fish"]);
    expect([listsOf(own), listsOf(others)]).toEqual([[], ["Weekly"]]);
    expect([homeOf(own), homeOf(others)]).toEqual([["rice"], ["flour"]]);
    await undoImport(at.admin, id);
    expect([mealsOf(others), listsOf(others), homeOf(others)]).toEqual([[], [], []]);
  });

  test("adds everything to the group of a person who isn't an admin", async () => {
    await at.admin.send("POST", "groups", { name: "Neighbors" });
    const { id } = await upload(twoGroups, at.user);
    await runImport(at.user, id, { also: OF_GROUPS });
    expect(mealsOf(groupId("Neighbors"))).toEqual([]);
    expect((await at.user.get("meal-plans/all")).body.flatMap(({ meals }: MealPlan) => meals)).toHaveLength(
      3,
    );
  });

  test("is imported without the groups that nobody chose", async () => {
    const { id } = await upload(twoGroups);
    await runImport(at.admin, id, { also: OF_GROUPS, groups: ["Neighbors"] });
    expect([mealsOf(1).map(({ name }) => name), listsOf(1), homeOf(1)]).toEqual([
      ["Fish"],
      ["Weekly"],
      ["flour"],
    ]);
  });
});

test.each([
  ["none", ["meal-plans"], []],
  ["an unknown one", ["meal-plans"], ["Others"]],
  ["one without such items", ["shopping-lists", "pantry"], ["Club"]],
])("choosing %s of the groups is refused, also with recipes", async (_, also, groups) => {
  const { id } = await upload(twoGroups);
  const choice = { existing: "skip", also, groups };
  const refused = await at.admin.send("POST", `imports/files/${id}/start`, choice);
  expect([refused.status, refused.body.code]).toEqual([422, "file-import-no-group"]);
  expect((await at.admin.get("recipes/summary")).body).toEqual([]);
  // Nothing that belongs to a group.
  await runImport(at.admin, id, { ...choice, also: ["cookbooks"] });
});

test("groups are listed in the backup's order, whatever they contain", async () => {
  const { id, groups } = await upload({ ...twoGroups, groups: twoGroups.groups.toReversed() });
  expect(groups).toEqual(["Club", "Neighbors", "Home"]);
  expect((await at.admin.get(`imports/files/${id}`)).body.groups).toEqual(groups);
});

test("a backup of one group adds to the importer's group, whatever its name is", async () => {
  await at.admin.send("POST", "groups", { name: "Neighbors" });
  const meal = { date: "2024-01-03", entry_type: "dinner", title: "Fish", group_id: "g2" };
  const { id, groups } = await upload({
    ...twoGroups,
    ...soup,
    group_meal_plans: [meal],
    groups: [{ id: "g2", name: "Neighbors" }],
    ingredient_foods: [],
  });
  expect(groups).toEqual([]);
  await runImport(at.admin, id, { also: ["meal-plans"] });
  expect([mealsOf(1).map(({ name }) => name), mealsOf(groupId("Neighbors"))]).toEqual([["Fish"], []]);
});

describe("importing meals again", () => {
  const meals = {
    group_meal_plans: [
      { date: "2024-01-03", entry_type: "dinner", recipe_id: "r1", group_id: "g1" },
      { date: "2024-01-03", entry_type: "lunch", recipe_id: "r1", group_id: "g1" },
    ],
  };
  const shown = () => mealsOf(1).map(({ slug, name, note }) => [slug, name, note]);

  test("adds none twice, with or without their recipes", async () => {
    const both = { ...soup, ...meals };
    await runImport(at.admin, (await upload(both)).id, { states: [], also: ["meal-plans"] });
    const unlinked = [
      [null, "Lentil soup", ""],
      [null, "Lentil soup", "Lunch"],
    ];
    expect(shown()).toEqual(unlinked);
    const again = await runImport(at.admin, (await upload(both)).id, { also: ["meal-plans"] });
    expect(again.results).toMatchObject({ added: 1, skipped: 2 });
    expect(shown()).toEqual(unlinked);
  });

  test("adds none twice for someone with another language, who wrote more", async () => {
    const start = async (language: string) => {
      const { id } = await upload({ ...soup, ...meals });
      const choice = { existing: "skip", states: [], also: ["meal-plans"] };
      await at.admin.send("POST", `imports/files/${id}/start`, choice, { "Accept-Language": language });
      return reachState(at.admin, id, "done");
    };
    await start("de-AT");
    expect(shown()).toEqual([
      [null, "Lentil soup", ""],
      [null, "Lentil soup", "Mittagessen"],
    ]);
    const [plan] = (await at.admin.get("meal-plans/all")).body as MealPlan[];
    const noted = plan?.meals.map((meal) => ({ ...meal, note: meal.note && `${meal.note}: mit Ben` }));
    await at.admin.send("PUT", `meal-plans/${plan?.uid}`, { ...plan, meals: noted });
    for (const language of ["en", "fr", "zh-TW"])
      expect((await start(language)).results).toMatchObject({ added: 0, skipped: 2 });
  });

  test("adds none twice after their recipe was deleted", async () => {
    const both = { ...soup, ...meals };
    await runImport(at.admin, (await upload(both)).id, { also: ["meal-plans"] });
    expect(shown().map(([slug]) => slug)).toEqual(["lentil-soup", "lentil-soup"]);
    await at.admin.send("DELETE", "recipes/lentil-soup");
    await runImport(at.admin, (await upload(both)).id, { states: [], also: ["meal-plans"] });
    expect(mealsOf(1)).toHaveLength(2);
  });
});

describe("what a group has at home", () => {
  const foods = {
    ...soup,
    households: [{ id: "h1", group_id: "g1" }],
    ingredient_foods: [
      { id: "f1", name: "onion", on_hand: true },
      { id: "f2", name: "wood dust", on_hand: false },
      { id: "f3", name: "Sea pebbles" },
    ],
    households_to_ingredient_foods: [{ food_id: "f3", household_id: "h1" }],
  };

  test("is added to its pantry once, and undone", async () => {
    await at.admin.send("PUT", "groups/self/pantry", { foods: ["onions"], staples: ["salt"] });
    const { id, also } = await upload(foods);
    expect(also).toEqual([{ kind: "pantry", count: 2, added: 0 }]);
    const done = await runImport(at.admin, id, { also: ["pantry"] });
    expect(done.also).toEqual([{ kind: "pantry", count: 2, added: 1 }]);
    expect(at.app.pantries.get(1)).toEqual({ foods: ["onions", "Sea pebbles"], staples: ["salt"] });
    expect((await at.admin.get(`imports/files/${id}`)).body.undo.also).toEqual([
      { kind: "pantry", count: 1 },
    ]);
    await undoImport(at.admin, id);
    expect(homeOf(1)).toEqual(["onions"]);
  });

  test("stays as it is if the pantry is full", async () => {
    const full = Array.from({ length: 200 }, (_, number) => `Thing ${number}`);
    await at.admin.send("PUT", "groups/self/pantry", { foods: full, staples: null });
    const { id } = await upload(foods);
    await runImport(at.admin, id, { also: ["pantry"] });
    expect(homeOf(1)).toEqual(full);
    const rows = await listRows(at.admin, id, "?result=skipped");
    expect(rows.map(({ result }) => result?.problem?.code)).toEqual([
      "file-import-pantry-full",
      "file-import-pantry-full",
    ]);
  });
});

describe("cookbooks", () => {
  const book = (name: string, filter: string) => ({ id: name, name, query_filter_string: filter });
  const books = {
    ...soup,
    tags: [{ id: "t1", name: "Vegan" }],
    cookbooks: [
      book("Warm", 'recipe_category.id IN ["c1", "c2"]'),
      book("Sweet", 'recipe_category.id IN ["c2"]'),
      book("Green", 'tags.id CONTAINS ALL ["t1"]'),
      book("Not warm", 'recipe_category.id NOT IN ["c1"]'),
      { id: "b5", name: "Both", require_all_categories: true },
    ],
    cookbooks_to_categories: [
      { cookbook_id: "b5", category_id: "c1" },
      { cookbook_id: "b5", category_id: "c2" },
    ],
  };
  const pages = () =>
    at.app.customPages.list().map(({ name, categories }) => [name, categories.map((one) => one.name)]);

  test("of categories become pages once, and undoing removes them unless someone changed them", async () => {
    const { id, also } = await upload(books);
    expect(also).toEqual([{ kind: "cookbooks", count: 2, added: 0 }]);
    await runImport(at.admin, id, { also: ["cookbooks"] });
    expect(pages()).toEqual([["Warm", ["Soups"]]]);
    expect(
      (await listRows(at.admin, id, "?result=skipped")).map(({ name, result }) => [
        name,
        result?.problem?.code,
      ]),
    ).toEqual([["Sweet", "file-import-cookbook-empty"]]);
    const again = await runImport(at.admin, (await upload(books)).id, { also: ["cookbooks"] });
    expect(again.also).toEqual([{ kind: "cookbooks", count: 2, added: 0 }]);
    await undoImport(at.admin, id);
    expect(pages()).toEqual([]);

    const third = await upload(books);
    await runImport(at.admin, third.id, { also: ["cookbooks"] });
    const [page] = at.app.customPages.list();
    await at.admin.send("PUT", `site-settings/custom-pages/${page?.id}`, { ...page, name: "Winter" });
    expect(pages()).toEqual([["Winter", ["Soups"]]]);
    await undoImport(at.admin, third.id);
    expect((await at.admin.get(`imports/files/${third.id}`)).body.undone).toMatchObject({
      also: [],
      keptAlso: [{ kind: "cookbooks", count: 1 }],
    });
    expect(pages().map(([name]) => name)).toEqual(["Winter"]);
  });

  test("with other filters are reported, and offer nothing to correct", async () => {
    const { id, found } = await upload(books);
    expect(found.ignored).toBe(3);
    const rows = await listRows(at.admin, id, "?state=ignored");
    expect(rows.map(({ name, problem }) => [name, problem?.code, problem?.params?.["filter"]])).toEqual([
      ["Green", "file-import-left-cookbook", 'tags.id CONTAINS ALL ["Vegan"]'],
      ["Not warm", "file-import-left-cookbook", 'recipe_category.id NOT IN ["Soups"]'],
      ["Both", "file-import-left-cookbook", "Soups, Cakes"],
    ]);
    expect((await at.admin.get(`imports/files/${id}/tables`)).body).toEqual([]);
  });

  test("are only for admins", async () => {
    const { id, also } = await upload(books, at.user);
    expect(also).toEqual([]);
    const choice = { existing: "skip", also: ["cookbooks"] };
    expect((await at.user.send("POST", `imports/files/${id}/start`, choice)).status).toBe(403);
  });
});

test("units, labels, and rules, which Tagine has no place for, are counted", async () => {
  const { id, found } = await upload({
    ...soup,
    ingredient_units: [
      { id: "u1", name: "gram" },
      { id: "u2", name: "cup" },
    ],
    multi_purpose_labels: [{ id: "l1", name: "Dry goods" }],
    group_meal_plan_rules: [{ id: "m1", day: "monday" }],
  });
  expect(found).toMatchObject({ new: 1, unreadable: 0, ignored: 3 });
  const rows = await listRows(at.admin, id, "?state=ignored");
  expect(rows.map(({ problem }) => [problem?.code, problem?.params?.["count"]])).toEqual([
    ["file-import-left-units", 2],
    ["file-import-left-labels", 1],
    ["file-import-left-rules", 1],
  ]);
});
