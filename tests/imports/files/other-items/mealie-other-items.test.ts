import { describe, expect, test } from "bun:test";
import type { FileImport } from "../../../../src/contract/file-imports.ts";
import type { MealPlan } from "../../../../src/contract/meal-plans.ts";
import { archive } from "../../../support/archives.ts";
import type { Caller } from "../../../support/caller.ts";
import { eventually } from "../../../support/eventually.ts";
import { listRows, runImport, undoImport, uploadFiles } from "../../../support/import-files.ts";
import { signInForm } from "../../../support/sign-ins.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

type Json = Record<string, unknown>;

const at = runTaginePerTest();

const PASSWORD = "a-password-from-mealie";
const EVERYTHING = ["foods", "pantry", "users", "cookbooks", "meal-plans", "shopping-lists"];

async function makeDatabase(more: Json = {}): Promise<Json> {
  const password = await Bun.password.hash(PASSWORD, { algorithm: "bcrypt", cost: 4 });
  return {
    alembic_version: [{ version_num: "09aba125b57a" }],
    groups: [{ id: "g1", name: "Home" }],
    recipes: [{ id: "r1", slug: "lentil-soup", name: "Lentil soup" }],
    recipes_ingredients: [{ recipe_id: "r1", position: 0, note: "200 g lentils" }],
    group_meal_plans: [
      { date: "2024-01-03", entry_type: "lunch", title: "Out", text: "with Ben", group_id: "g1" },
      { date: "2024-01-03", entry_type: "dinner", group_id: "g1", recipe_id: "r1" },
      { date: "2024-01-12", entry_type: "dinner", title: "Pizza", group_id: "g1" },
    ],
    shopping_lists: [
      { id: "s1", name: "Weekly", group_id: "g1" },
      { id: "s2", name: "Empty", group_id: "g1" },
    ],
    shopping_list_items: [
      { shopping_list_id: "s1", position: 0, note: "2 onions", checked: false },
      { shopping_list_id: "s1", position: 1, note: "milk", quantity: 1, checked: true },
    ],
    users: [
      { id: "u1", full_name: "Anna", email: "Anna@mealie.example", admin: true, group_id: "g1", password },
      { id: "u2", full_name: "Ben", email: "ben@mealie.example", group_id: "g1", password: "LDAP" },
      { id: "u3", full_name: "Cy", email: "changeme@email.com", group_id: "g1", password },
    ],
    users_to_favorites: [{ user_id: "u1", recipe_id: "r1" }],
    ingredient_foods: [
      { id: "f1", name: "onion", plural_name: "onions" },
      { id: "f2", name: "zwibbel" },
      { id: "f3", name: "garlic" },
    ],
    ingredient_foods_aliases: [
      { food_id: "f1", name: "zwubbel" },
      { food_id: "f3", name: "knobbel" },
    ],
    ...more,
  };
}

async function upload(by: Caller, more: Json = {}): Promise<FileImport> {
  return uploadFiles(by, await archive("backup.zip", { "database.json": await makeDatabase(more) }));
}

async function importAll(by: Caller = at.admin, more: Json = {}): Promise<FileImport> {
  return runImport(by, (await upload(by, more)).id, { also: EVERYTHING });
}

async function rowsOf(id: string): Promise<(string | undefined)[][]> {
  const rows = await listRows(at.admin, id);
  return rows.map(({ kind, name, result }) => [kind, name, result?.status, result?.problem?.code]);
}

const plansOf = async (by: Caller = at.admin): Promise<MealPlan[]> => (await by.get("meal-plans/all")).body;
const emails = () => at.app.users.list().map(({ email }) => email);
const listNames = () => at.app.shoppingLists.list(1).map(({ name }) => name);
const taught = () => at.app.taughtFoods.list().map(({ name, foodId }) => [name, foodId]);

describe("data besides recipes in a backup", () => {
  test("is counted, and isn't listed among new recipes", async () => {
    const { id, also, found } = await upload(at.admin);
    expect(also).toEqual([
      { kind: "foods", count: 2, added: 0 },
      { kind: "users", count: 3, added: 0 },
      { kind: "meal-plans", count: 3, added: 0 },
      { kind: "shopping-lists", count: 1, added: 0 },
    ]);
    expect(found).toMatchObject({ new: 1, unreadable: 0, ignored: 0 });
    const rows = await listRows(at.admin, id, "?state=new");
    expect(rows.map(({ kind }) => kind)).toEqual(["recipe"]);
  });

  test("isn't imported unless someone chooses it", async () => {
    const { id } = await upload(at.admin);
    await runImport(at.admin, id, { also: [] });
    expect([await plansOf(), listNames(), taught()]).toEqual([[], [], []]);
    expect(emails()).not.toContain("anna@mealie.example");
  });

  test("is imported with a row for each", async () => {
    const done = await importAll();
    expect(done.also.map(({ added }) => added)).toEqual([2, 2, 3, 1]);
    expect(done.undo).toMatchObject({ added: 1, replaced: 0 });
    expect(done.undo?.also.map(({ kind, count }) => [kind, count])).toEqual([
      ["foods", 2],
      ["users", 2],
      ["meal-plans", 3],
      ["shopping-lists", 1],
    ]);
    expect(await rowsOf(done.id)).toEqual([
      ["recipe", "Lentil soup", "added", undefined],
      ["foods", "onion", "added", undefined],
      ["foods", "garlic", "added", undefined],
      ["users", "Anna", "added", undefined],
      ["users", "Ben", "added", "file-import-person-password"],
      ["users", "Cy", "skipped", "file-import-person-exists"],
      ["meal-plans", "Lentil soup", "added", undefined],
      ["meal-plans", "Out", "added", undefined],
      ["meal-plans", "Pizza", "added", undefined],
      ["shopping-lists", "Weekly", "added", undefined],
    ]);
    expect(taught()).toEqual([
      ["zwubbel", "onion"],
      ["knobbel", "garlic"],
    ]);
  });

  test("is added once, however often it's imported", async () => {
    await importAll();
    const again = await upload(at.admin);
    expect(again.also.map(({ kind }) => kind)).toEqual(["users", "meal-plans", "shopping-lists"]);
    const { also } = await runImport(at.admin, again.id, { also: EVERYTHING });
    expect(also.map(({ added }) => added)).toEqual([0, 0, 0]);
    expect((await plansOf()).flatMap(({ meals }) => meals)).toHaveLength(3);
  });

  test("can be imported without recipes", async () => {
    const { id } = await upload(at.admin);
    await runImport(at.admin, id, { also: ["shopping-lists"], states: [] });
    expect([listNames(), (await at.admin.get("recipes/summary")).body]).toEqual([["Weekly"], []]);
  });

  test("is only for admins if it's people or foods", async () => {
    const { id, also } = await upload(at.user);
    expect(also.map(({ kind }) => kind)).toEqual(["meal-plans", "shopping-lists"]);
    for (const kind of ["users", "foods"]) {
      const choice = { existing: "skip", also: [kind] };
      expect((await at.user.send("POST", `imports/files/${id}/start`, choice)).status).toBe(403);
    }
    await runImport(at.user, id, { also: ["meal-plans"] });
    expect(await plansOf(at.user)).toHaveLength(2);
  });

  test("can't include people for an API token", async () => {
    const { id } = await upload(at.admin);
    const { body } = await at.admin.send("POST", "auth/api-tokens", { name: "Script" });
    const choice = { existing: "skip", also: ["users"] };
    const refused = await at.withToken(body.token).send("POST", `imports/files/${id}/start`, choice);
    expect([refused.status, refused.body.code]).toEqual([403, "api-token-not-allowed"]);
  });
});

describe("meals", () => {
  test("are in new weekly plans, linked to their recipes, with the dinner first", async () => {
    await importAll();
    const shown = (await plansOf()).map(({ startDate, endDate, meals }) => ({
      days: `${startDate} ${endDate}`,
      meals: meals.map(({ date, slug, name, note }) => [date, slug, name, note]),
    }));
    expect(shown).toEqual([
      {
        days: "2024-01-01 2024-01-07",
        meals: [
          ["2024-01-03", "lentil-soup", "Lentil soup", ""],
          ["2024-01-03", null, "Out", "Lunch: with Ben"],
        ],
      },
      { days: "2024-01-08 2024-01-14", meals: [["2024-01-12", null, "Pizza", ""]] },
    ]);
  });

  const own = {
    startDate: "2024-01-02",
    endDate: "2024-01-04",
    meals: [
      { date: "2024-01-03", name: "Leftovers", note: "ours" },
      { date: "2024-01-04", name: "Fish" },
    ],
  };

  test("join a plan of their day, and never change what's in it", async () => {
    await at.admin.send("POST", "meal-plans/create", own);
    const { id } = await importAll();
    const [plan] = await plansOf();
    expect(plan?.meals.map(({ name }) => name)).toEqual(["Leftovers", "Fish", "Lentil soup", "Out"]);
    await undoImport(at.admin, id);
    const plans = await plansOf();
    expect(plans).toHaveLength(1);
    expect(plans[0]?.meals.map(({ name, note }) => [name, note])).toEqual([
      ["Leftovers", "ours"],
      ["Fish", ""],
    ]);
  });

  test("make no plan that hides another one", async () => {
    await at.admin.send("POST", "meal-plans/create", {
      startDate: "2024-01-10",
      endDate: "2024-01-11",
      meals: [],
    });
    await at.admin.send("POST", "meal-plans/create", {
      startDate: "2024-01-13",
      endDate: "2024-01-20",
      meals: [],
    });
    await importAll();
    const days = (await plansOf()).map(({ startDate, endDate }) => `${startDate} ${endDate}`);
    expect(days).toContain("2024-01-12 2024-01-12");
  });
});

describe("people", () => {
  test("sign in with their password, and are never admins", async () => {
    await importAll();
    const signIn = await at.visitor.send("POST", "auth/token", signInForm("anna@mealie.example", PASSWORD));
    expect(signIn.status).toBe(200);
    const anna = at.withToken(signIn.body.access_token);
    expect((await anna.get("users/self")).body).toMatchObject({
      fullName: "Anna",
      admin: false,
      group: "Home",
    });
    expect((await anna.get("favorites")).body).toEqual(["lentil-soup"]);
    expect(
      (await at.visitor.send("POST", "auth/token", signInForm("ben@mealie.example", "LDAP"))).status,
    ).toBe(401);
  });

  test("without a valid email are left out, as the plan says, and the rest is imported", async () => {
    const users = [
      { id: "u1", full_name: "Nobody", email: "nobody" },
      { id: "u2", full_name: "Dee", email: "dee@mealie.example" },
      { id: "u3", full_name: "Ed", email: null },
      { id: "u4", full_name: "F".repeat(5000), email: "f@mealie.example" },
      // As a server tells people who aren't admins.
      { id: "u5", full_name: "Gil" },
    ];
    const more = { users, users_to_favorites: [], ingredient_foods: [] };
    const plan = await upload(at.admin, more);
    expect(plan.found).toMatchObject({ new: 1, unreadable: 0 });
    expect(plan.also[0]).toEqual({ kind: "users", count: 1, added: 0 });
    const rows = await listRows(at.admin, plan.id, "?state=ignored");
    const people = rows.filter(({ kind }) => kind === "users");
    expect(people.map(({ kind, name, problem }) => [kind, name.slice(0, 6), problem?.code])).toEqual([
      ["users", "Nobody", "file-import-person-email"],
      ["users", "Ed", "file-import-person-email"],
      ["users", "FFFFFF", "archive-item-not-valid"],
    ]);
    const { counts } = await runImport(at.admin, plan.id, { also: EVERYTHING });
    expect(counts?.failed).toBe(0);
    expect(emails()).toContain("dee@mealie.example");
  });

  test("have no passwords in the plan once the import has ended", async () => {
    const { id } = await importAll();
    at.app.fileImports.tidy(30);
    const passwords = await eventually(async () => {
      const rows = await at.app.fileImports.withPlan(id, (plan) =>
        [3, 4, 5].map((position) => plan.otherItems.get(position)),
      );
      return rows.every((row) => row?.kind === "users" && row.content.passwordHash === null) && rows;
    });
    expect(passwords).toHaveLength(3);
  });
});

test("shopping lists are new lists with their items and checks", async () => {
  await importAll();
  const [{ id }] = (await at.admin.get("shopping-lists")).body;
  const { name, items } = (await at.admin.get(`shopping-lists/${id}`)).body;
  expect([name, items.map(({ text, isChecked }: Json) => [text, isChecked])]).toEqual([
    "Weekly",
    [
      ["2 onions", false],
      ["milk", true],
    ],
  ]);
});

describe("undoing", () => {
  test("removes everything that is unchanged", async () => {
    const before = emails();
    const { id } = await importAll();
    expect((await undoImport(at.admin, id)).status).toBe(200);
    expect([await plansOf(), listNames(), taught(), emails()]).toEqual([[], [], [], before]);
    expect((await at.admin.get("recipes/summary")).body).toEqual([]);
  });

  test("keeps what someone changed or used since", async () => {
    const { id } = await importAll();
    const [plan] = await plansOf();
    await at.admin.send("PUT", `meal-plans/${plan?.uid}`, { ...plan, meals: plan?.meals.slice(0, 1) });
    const [{ id: list }] = (await at.admin.get("shopping-lists")).body;
    await at.admin.send("POST", `shopping-lists/${list}/items`, { text: "bread" });
    await at.visitor.send("POST", "auth/token", signInForm("anna@mealie.example", PASSWORD));
    await at.admin.send("PUT", "taught-foods", { name: "zwubbel", foodId: "leek" });
    const unchanged = [
      { kind: "foods", count: 1 },
      { kind: "users", count: 1 },
      { kind: "meal-plans", count: 1 },
    ];
    const changed = [
      { kind: "foods", count: 1 },
      { kind: "users", count: 1 },
      { kind: "meal-plans", count: 1 },
      { kind: "shopping-lists", count: 1 },
    ];
    expect((await at.admin.get(`imports/files/${id}`)).body.undo).toMatchObject({
      also: unchanged,
      keptAlso: changed,
    });
    await undoImport(at.admin, id);
    expect((await at.admin.get(`imports/files/${id}`)).body.undone).toEqual({
      added: 1,
      replaced: 0,
      kept: 0,
      also: unchanged,
      keptAlso: changed,
    });
    expect((await plansOf()).map(({ startDate }) => startDate)).toEqual(["2024-01-01"]);
    expect(listNames()).toEqual(["Weekly"]);
    expect(emails()).toContain("anna@mealie.example");
    expect(emails()).not.toContain("ben@mealie.example");
    expect(taught()).toEqual([["zwubbel", "leek"]]);
  });

  test("doesn't count as kept what someone deleted since", async () => {
    const { id } = await importAll();
    for (const { uid } of await plansOf()) await at.admin.send("DELETE", `meal-plans/${uid}`);
    for (const { id: list } of (await at.admin.get("shopping-lists")).body)
      await at.admin.send("DELETE", `shopping-lists/${list}`);
    expect((await at.admin.get(`imports/files/${id}`)).body.undo).toMatchObject({
      also: [
        { kind: "foods", count: 2 },
        { kind: "users", count: 2 },
      ],
      keptAlso: [],
    });
  });
});
