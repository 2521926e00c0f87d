import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { hashPassword } from "../../src/accounts/passwords.ts";
import type { Caller } from "../support/caller.ts";
import { pictureOf, recipeWith } from "../support/pictured.ts";
import { PASSWORD, signInForm } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  // A Wednesday.
  at.setNow(new Date(2026, 10, 18, 12));
  for (const name of ["Alpha", "Beta", "Gamma"]) await cook(name);
});
afterEach(() => at.close());

const cook = (name: string, more: object = {}) =>
  at.user.send("POST", "recipes/create", {
    name,
    description: `${name} it is`,
    recipeIngredient: [`1 ${name.toLowerCase()}`, "salt"],
    ...more,
  });
const plan = (startDate: string, endDate: string, meals: object[] = []) =>
  at.user.send("POST", "meal-plans/create", { group: "Home", startDate, endDate, meals });
const all = async () => (await at.user.get("meal-plans/all")).body;

async function guest(): Promise<Caller> {
  at.app.users.add({
    fullName: "A Guest",
    email: "guest@example.org",
    passwordHash: await hashPassword(PASSWORD),
    passwordGiven: false,
    admin: false,
    groupId: at.app.groups.findOrMake("Guests"),
  });
  const form = signInForm("guest@example.org", PASSWORD);
  return at.withToken((await at.visitor.send("POST", "auth/token", form)).body.access_token);
}

describe("a plan", () => {
  test("is created with its recipes' current data and read again", async () => {
    const created = await plan("2026-11-3", "2026-11-05", [
      { slug: "alpha", name: "another name", image: "not.counted" },
      { slug: "empty", name: "Leftovers", note: " use up \n the cream " },
      { slug: "no-such-recipe" },
      { date: "2026-11-3", slug: "beta" },
    ]);
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      snackbar: { text: "Mealplan Created", type: "success" },
      code: "meal-plan-created",
      uid: "1",
    });
    const nothing = {
      slug: null,
      name: "",
      image: null,
      imageHash: null,
      description: "",
      note: "",
      servings: null,
      recipeYield: "",
    };
    expect(await all()).toEqual([
      {
        uid: "1",
        group: "Home",
        startDate: "2026-11-03",
        endDate: "2026-11-05",
        version: 1,
        meals: [
          { ...nothing, slug: "alpha", name: "Alpha", date: "2026-11-03", description: "Alpha it is" },
          { ...nothing, name: "Leftovers", date: "2026-11-04", note: "use up the cream" },
          { ...nothing, date: "2026-11-05" },
          { ...nothing, slug: "beta", name: "Beta", date: "2026-11-03", description: "Beta it is" },
        ],
      },
    ]);
    expect((await at.user.get("groups/self")).body.mealplans).toEqual(await all());
  });

  test("belongs to the caller's group, whatever is sent", async () => {
    const stranger = await guest();
    await stranger.send("POST", "meal-plans/create", {
      group: "Home",
      startDate: "2026-11-18",
      endDate: "2026-11-18",
    });
    expect(await all()).toEqual([]);
    expect((await stranger.get("meal-plans/all")).body[0].group).toBe("Guests");
  });

  test("can be sent back as it was read", async () => {
    await plan("2026-11-03", "2026-11-04", [{ slug: "alpha" }, { name: "Leftovers", note: "n" }]);
    const [read] = await all();
    const changed = await at.user.send("PUT", "meal-plans/1", { ...read, endDate: "2026-11-6" });
    expect(changed.body).toEqual({
      snackbar: { text: "Mealplan Updated", type: "info" },
      code: "meal-plan-updated",
    });
    expect(await all()).toEqual([{ ...read, endDate: "2026-11-06", version: 2 }]);
  });

  test("doesn't overwrite someone else's changes", async () => {
    await plan("2026-11-03", "2026-11-04", [{ slug: "alpha" }]);
    const [read] = await all();
    await at.admin.send("PUT", "meal-plans/1", { ...read, meals: [{ slug: "beta" }] }, { "If-Match": '"1"' });
    const late = await at.user.send("PUT", "meal-plans/1", { ...read, meals: [] }, { "If-Match": '"1"' });
    expect(late.status).toBe(412);
    expect(late.body.plan.meals[0].slug).toBe("beta");
    expect(late.body.etag).toBe('"2"');
    expect((await all())[0].meals[0].slug).toBe("beta");
  });

  test("is deleted", async () => {
    await plan("2026-11-03", "2026-11-04", [{ slug: "alpha" }]);
    expect((await at.user.send("DELETE", "meal-plans/1")).body.snackbar).toEqual({
      text: "Mealplan Deleted",
      type: "success",
    });
    expect(await all()).toEqual([]);
    expect((await at.user.send("DELETE", "meal-plans/1")).status).toBe(404);
  });

  test("follows renamed recipes and keeps the names of deleted ones", async () => {
    await plan("2026-11-18", "2026-11-18", [{ slug: "alpha" }, { slug: "beta" }]);
    const { body: alpha } = await at.user.get("recipes/alpha");
    await at.user.send("PUT", "recipes/alpha", { ...alpha, name: "Aleph" });
    expect((await all())[0].meals[0]).toMatchObject({ slug: "aleph", name: "Aleph" });
    await at.user.send("DELETE", "recipes/aleph");
    expect((await all())[0].meals[0]).toMatchObject({
      slug: null,
      name: "Aleph",
      image: null,
      description: "",
    });
    expect((await at.user.get("meal-plans/1/shopping-list")).body).toHaveLength(1);
    expect((await at.user.get("meal-plans/today")).body).toBeNull();
    const [{ id }] = (await at.user.get("recipe-bin")).body;
    await at.user.send("POST", `recipe-bin/${id}/restore`);
    expect((await all())[0].meals[0]).toMatchObject({ slug: "aleph", name: "Aleph" });
  });

  test("saved while its recipe is in the trash gets it back after a restore", async () => {
    await plan("2026-11-18", "2026-11-19", [{ slug: "alpha" }, { slug: "beta" }]);
    await at.user.send("DELETE", "recipes/alpha");
    const [read] = await all();
    await at.user.send("PUT", "meal-plans/1", { ...read, meals: [...read.meals, { name: "More" }] });
    const [{ id }] = (await at.user.get("recipe-bin")).body;
    await at.user.send("POST", `recipe-bin/${id}/restore`);
    expect((await all())[0].meals.map(({ slug }: { slug: string }) => slug)).toEqual(["alpha", "beta", null]);
  });

  test("can't contain invisible characters", async () => {
    await plan("2026-11-18", "2026-11-18", [{ name: "\u0000abc\u0007 left\tovers", note: "a\u0001b" }]);
    expect((await all())[0].meals[0]).toMatchObject({ name: "abc left overs", note: "ab" });
  });

  test("recognizes a recipe by its old slug", async () => {
    const { body: alpha } = await at.user.get("recipes/alpha");
    await at.user.send("PUT", "recipes/alpha", { ...alpha, name: "Aleph" });
    await plan("2026-11-18", "2026-11-18", [{ slug: "alpha" }]);
    expect((await all())[0].meals[0].slug).toBe("aleph");
  });

  test("of another group isn't found", async () => {
    await plan("2026-11-18", "2026-11-18", [{ slug: "alpha" }]);
    const stranger = await guest();
    const [mine] = await all();
    for (const reply of [
      await stranger.send("PUT", "meal-plans/1", mine),
      await stranger.send("DELETE", "meal-plans/1"),
      await stranger.get("meal-plans/1/shopping-list"),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, "meal-plan-not-found"]);
    expect((await stranger.get("meal-plans/today")).body).toBeNull();
    expect((await stranger.get("meal-plans/this-week")).body).toBeNull();
    expect(await all()).toEqual([mine]);
  });

  test("is deleted with its group", async () => {
    await at.admin.send("POST", "groups", { name: "Short" });
    at.app.mealPlans.add(2, { startDate: "2026-11-18", endDate: "2026-11-18", meals: [] });
    expect((await at.admin.send("DELETE", "groups/2")).status).toBe(200);
    expect(at.app.mealPlans.list(2)).toEqual([]);
  });
});

test("plans are listed by their first day", async () => {
  await plan("2026-11-20", "2026-11-21");
  await plan("2026-11-01", "2026-11-02");
  await plan("2026-11-20", "2026-11-22");
  expect((await all()).map(({ uid }: { uid: string }) => uid)).toEqual(["2", "1", "3"]);
});

describe("an invalid plan is refused and changes nothing", () => {
  test.each([
    [
      "an end before the start",
      { startDate: "2026-11-18", endDate: "2026-11-17" },
      "meal-plan-ends-early",
      "endDate",
    ],
    ["400 days", { startDate: "2026-01-01", endDate: "2027-02-04" }, "meal-plan-too-long", "endDate"],
    ["367 days", { startDate: "2026-01-01", endDate: "2027-01-02" }, "meal-plan-too-long", "endDate"],
    [
      "an invalid day",
      { startDate: "2026-02-30", endDate: "2026-03-01" },
      "meal-plan-day-unknown",
      "startDate",
    ],
    [
      "an invalid month",
      { startDate: "2026-11-01", endDate: "2026-13-01" },
      "meal-plan-day-unknown",
      "endDate",
    ],
    [
      "a year out of range",
      { startDate: "0026-11-01", endDate: "0026-11-01" },
      "meal-plan-day-unknown",
      "startDate",
    ],
    ["words", { startDate: "today", endDate: "2026-11-01" }, "meal-plan-day-unknown", "startDate"],
    [
      "a meal without a day",
      { startDate: "2026-11-01", endDate: "2026-11-01", meals: [{}, { date: "2026-11-31" }] },
      "meal-plan-day-unknown",
      "meals.1.date",
    ],
    [
      "no servings",
      { startDate: "2026-11-01", endDate: "2026-11-01", meals: [{ slug: "alpha", servings: 0 }] },
      "not-valid",
      "meals.0.servings",
    ],
    [
      "10,000 servings",
      { startDate: "2026-11-01", endDate: "2026-11-01", meals: [{}, { servings: 10_000 }] },
      "not-valid",
      "meals.1.servings",
    ],
    [
      "servings in words",
      { startDate: "2026-11-01", endDate: "2026-11-01", meals: [{ servings: "six" }] },
      "not-valid",
      "meals.0.servings",
    ],
    ["a number as a day", { startDate: 3, endDate: "2026-11-01" }, "not-valid", "startDate"],
    ["no start", { endDate: "2026-11-01" }, "not-valid", "startDate"],
  ] as [string, object, string, string][])("%s", async (_, body, code, field) => {
    await plan("2026-11-18", "2026-11-18", [{ slug: "alpha" }]);
    for (const reply of [
      await at.user.send("POST", "meal-plans/create", body),
      await at.user.send("PUT", "meal-plans/1", body),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([422, code]);
      expect(reply.body.detail[0].loc.join(".")).toBe(`body.${field}`);
    }
    expect(await all()).toHaveLength(1);
    expect((await all())[0].version).toBe(1);
  });

  test("366 days are valid, also across a leap day", async () => {
    expect((await plan("2027-03-01", "2028-02-29")).status).toBe(200);
  });
});

describe("this week", () => {
  const thisWeek = async () => (await at.user.get("meal-plans/this-week")).body?.uid ?? null;

  test("is null without a plan", async () => {
    expect((await at.user.get("meal-plans/this-week")).body).toBeNull();
    await plan("2026-11-24", "2026-11-30");
    expect(await thisWeek()).toBeNull();
  });

  test("is the newest plan that includes today", async () => {
    await plan("2026-11-16", "2026-11-22");
    await plan("2026-11-18", "2026-11-18");
    await plan("2026-11-19", "2026-11-22");
    expect(await thisWeek()).toBe("2");
  });

  test("otherwise is the plan with most days this week, and the newest of two such", async () => {
    await plan("2026-11-10", "2026-11-16");
    expect(await thisWeek()).toBe("1");
    await plan("2026-11-19", "2026-11-20");
    await plan("2026-11-21", "2026-11-30");
    expect(await thisWeek()).toBe("3");
  });
});

describe("today's dinner", () => {
  const today = async () => (await at.user.get("meal-plans/today")).body;

  test("is the first meal with a recipe in the newest plan that includes today", async () => {
    await plan("2026-11-16", "2026-11-22", [{ slug: "gamma", date: "2026-11-18" }]);
    await plan("2026-11-18", "2026-11-18", [
      { name: "Bread", date: "2026-11-18" },
      { slug: "alpha", date: "2026-11-18" },
      { slug: "beta", date: "2026-11-18" },
    ]);
    expect(await today()).toBe("alpha");
    await plan("2026-11-18", "2026-11-18", [{ name: "Leftovers" }]);
    expect(await today()).toBeNull();
  });

  test("follows the server's clock", async () => {
    await plan("2026-11-18", "2026-11-19", [{ slug: "alpha" }, { slug: "beta" }]);
    at.setNow(new Date(2026, 10, 18, 23, 59, 59));
    expect(await today()).toBe("alpha");
    at.setNow(new Date(2026, 10, 19, 0, 0, 0));
    expect(await today()).toBe("beta");
  });

  test("has its recipe's picture, also for visitors unless the site is closed", async () => {
    const slug = await recipeWith(at, await picture(40, 30), "Pictured");
    await plan("2026-11-18", "2026-11-18", [{ slug }]);
    const getImage = () =>
      at.handle(new Request("http://localhost/api/meal-plans/today/image?group_name=home"));
    const answer = await getImage();
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(await answer.bytes()).toEqual(await (await pictureOf(at, slug)).bytes());
    await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
    expect((await getImage()).status).toBe(401);
  });

  test("has no picture without a recipe or if the recipe has none", async () => {
    const getImage = (query = "") => at.visitor.get(`meal-plans/today/image${query}`);
    expect((await getImage()).body.code).toBe("no-dinner-picture");
    await plan("2026-11-18", "2026-11-18", [{ slug: "alpha" }]);
    expect((await getImage("?group_name=Home")).status).toBe(404);
    expect((await getImage("?group_name=Nobody")).status).toBe(404);
  });
});

test("the shopping list has a row for each meal with a recipe, in order", async () => {
  await plan("2026-11-18", "2026-11-20", [
    { slug: "beta" },
    { name: "Leftovers" },
    { slug: "alpha" },
    { slug: "beta" },
  ]);
  const row = { servings: null, recipeYield: "" };
  expect((await at.user.get("meal-plans/1/shopping-list")).body).toEqual([
    { ...row, name: "Beta", recipeIngredient: ["1 beta", "salt"], slug: "beta", date: "2026-11-18" },
    { ...row, name: "Alpha", recipeIngredient: ["1 alpha", "salt"], slug: "alpha", date: "2026-11-20" },
    { ...row, name: "Beta", recipeIngredient: ["1 beta", "salt"], slug: "beta", date: "2026-11-21" },
  ]);
});

describe("random recipes", () => {
  const random = async (count: number, used: string[] = []) =>
    (await at.user.send("POST", "meal-plans/random", { count, used })).body.map(
      ({ slug }: { slug: string }) => slug,
    );

  test("don't repeat while others are left", async () => {
    expect((await random(3)).toSorted()).toEqual(["alpha", "beta", "gamma"]);
    expect(await random(1, ["alpha", "gamma"])).toEqual(["beta"]);
    expect(await random(7)).toHaveLength(7);
  });

  test("come only from the categories the group plans from", async () => {
    await cook("Delta", { recipeCategory: ["Dinner"] });
    await at.user.send("PUT", "groups/1", { name: "Home", categories: [{ slug: "dinner" }] });
    expect(await random(2)).toEqual(["delta", "delta"]);
  });

  test("are empty if there are no recipes", async () => {
    for (const slug of ["alpha", "beta", "gamma"]) await at.user.send("DELETE", `recipes/${slug}`);
    expect(await random(3)).toEqual([]);
  });

  test("are refused for invalid input", async () => {
    for (const count of [0, -1, 367, 1.5, "many", null])
      expect((await at.user.send("POST", "meal-plans/random", { count })).status).toBe(422);
  });
});
