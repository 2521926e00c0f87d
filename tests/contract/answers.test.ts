import { afterAll, beforeAll, expect, test } from "bun:test";
import { t, type TSchema } from "elysia";
import { DebugInfo, DemoStatus, FileToken, Health, ProgramVersion } from "../../src/contract/about.ts";
import { OwnAccount, Token, User } from "../../src/contract/accounts.ts";
import { CustomPage, FullCustomPage } from "../../src/contract/custom-pages.ts";
import { Group } from "../../src/contract/groups.ts";
import { ListedOrganizer, Organizer } from "../../src/contract/organizers.ts";
import { FullOrganizer, Recipe, RecipeSummary } from "../../src/contract/recipes.ts";
import { DeletedRecipe, VersionHistory, ComparedVersion } from "../../src/contract/recipe-life.ts";
import { Refusal, SilentRefusal, Snackbar } from "../../src/contract/sentences.ts";
import { ApiToken, PicturePass, Session } from "../../src/contract/sessions.ts";
import { Invitation, SignUpLink } from "../../src/contract/sign-ups.ts";
import { DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";
import { CountedList, ListHabits, ShoppingList, Trip } from "../../src/contract/shopping-lists.ts";
import { ListUpdate } from "../../src/contract/shopping-sync.ts";
import { SiteSettings } from "../../src/contract/site.ts";
import { Theme } from "../../src/contract/themes.ts";
import { addSampleRecipes, storeSamplePictures } from "../../src/demo/fill.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let slug: string;
let version: number;
let category: string;
let tag: string;
let invitation: string;
let list: string;

beforeAll(async () => {
  at = await tagine();
  const pictures = await storeSamplePictures(at.app.images, 3, 1);
  addSampleRecipes(at.app, pictures, { seed: 3, count: 40, today: new Date() });
  slug = (await at.visitor.get("recipes/summary")).body[0].slug;
  for (const rating of [1, 2, 3]) {
    await at.user.send("PUT", `recipes/${slug}`, { ...(await at.user.get(`recipes/${slug}`)).body, rating });
  }
  version = (await at.user.get(`recipes/${slug}/versions`)).body.versions[0].id;
  category = at.app.categories.list()[0]?.slug ?? "";
  tag = at.app.tags.list()[0]?.slug ?? "";
  await at.user.send("POST", "recipes/create", { name: "Deleted" });
  await at.user.send("DELETE", "recipes/deleted");
  await at.admin.send("POST", "auth/api-tokens", { name: "Script" });
  await at.admin.send("PUT", "groups/1", { name: "Home", categories: [{ slug: category }] });
  at.app.log.info("there is a log");
  await at.admin.send("POST", "site-settings/custom-pages", {
    name: "A Page",
    categories: [{ slug: category }],
  });
  list = await shop();
  invitation = (await at.admin.send("POST", "users/sign-ups", { name: "Anna", admin: false })).body.token;
});
afterAll(() => at.close());

/** Returns a list with a recipe and a finished trip. */
async function shop(): Promise<string> {
  const path = `shopping-lists/${(await at.admin.get("shopping-lists")).body[0].id}`;
  const [{ id }] = (await at.admin.send("POST", `${path}/items`, { text: "milk, eggs" })).body;
  await at.admin.send("PUT", `${path}/items/${id}`, { isChecked: true });
  const { epoch, version: seen } = (await at.admin.get(`${path}/changes`)).body;
  const change = { type: "clear", ids: [id], trip: "trip-0001" };
  const sent = { device: "phone-of-ann", epoch, since: 0, changes: [{ number: 1, seen, change }] };
  await at.admin.send("POST", `${path}/changes`, sent);
  await at.admin.send("POST", `${path}/recipes`, { slug });
  return path;
}

test("responses have the documented shape", async () => {
  const calls: [string, TSchema, "list" | "one"][] = [
    ["recipes/summary", RecipeSummary, "list"],
    [`recipes/${slug}`, Recipe, "one"],
    [`recipes/${slug}/versions`, VersionHistory, "one"],
    [`recipes/${slug}/versions/${version}`, ComparedVersion, "one"],
    ["recipe-bin", DeletedRecipe, "list"],
    ["categories", ListedOrganizer, "list"],
    ["tags", ListedOrganizer, "list"],
    [`categories/${category}`, FullOrganizer, "one"],
    [`tags/${tag}`, FullOrganizer, "one"],
    ["themes", Theme, "list"],
    ["themes/default", Theme, "one"],
    ["site-settings", SiteSettings, "one"],
    ["site-settings/custom-pages", CustomPage, "list"],
    ["site-settings/custom-pages/a-page", FullCustomPage, "one"],
    ["users/self", OwnAccount, "one"],
    ["users", User, "list"],
    ["users/2", User, "one"],
    ["users/sign-ups", SignUpLink, "list"],
    [`users/sign-ups/${invitation}`, Invitation, "one"],
    ["groups", Group, "list"],
    ["groups/self", Group, "one"],
    ["auth/sessions", Session, "list"],
    ["auth/api-tokens", ApiToken, "list"],
    ["auth/picture-pass", PicturePass, "one"],
    ["auth/refresh", Token, "one"],
    ["debug/version", ProgramVersion, "one"],
    ["debug/is-demo", DemoStatus, "one"],
    ["debug", DebugInfo, "one"],
    ["debug/log", FileToken, "one"],
    ["health", Health, "one"],
    ["shopping-lists", CountedList, "list"],
    [list, ShoppingList, "one"],
    [`${list}/changes`, ListUpdate, "one"],
    [`${list}/history`, Trip, "list"],
    [`${list}/habits`, ListHabits, "one"],
  ];
  for (const [path, shape, kind] of calls) {
    const { status, body } = await at.admin.get(path);
    expect([path, status]).toEqual([path, 200]);
    const values = kind === "list" ? body : [body];
    expect([path, values.length > 0]).toEqual([path, true]);
    for (const value of values) expect([path, shapeFaults(shape, value)]).toEqual([path, []]);
  }
});

test("responses to changes have the documented shape", async () => {
  const calls: [string, string, object | undefined, TSchema][] = [
    ["POST", "categories", { name: "Going" }, FullOrganizer],
    ["POST", "categories", { name: "Staying" }, FullOrganizer],
    ["PUT", "categories/staying", { name: "Here" }, Organizer],
    ["POST", "categories/going/merge", { into: "here" }, Organizer],
    ["DELETE", "categories/here", undefined, Snackbar],
    ["PUT", "site-settings", {}, Snackbar],
    ["POST", "themes/create", { name: "Sea" }, Snackbar],
    ["PUT", "themes/Sea", { colors: DEFAULT_LIGHT_COLORS }, Snackbar],
    ["DELETE", "themes/Sea", undefined, Snackbar],
    ["POST", "site-settings/custom-pages", { name: "Another Page" }, Snackbar],
    ["PUT", "site-settings/custom-pages", [], Snackbar],
    ["PUT", "site-settings/custom-pages/1", { name: "A Page" }, CustomPage],
    ["DELETE", "site-settings/custom-pages/2", undefined, Snackbar],
    ["POST", "users/sign-ups", { name: "Ben" }, SignUpLink],
    ["PUT", "groups/1", { name: "Home" }, Snackbar],
    ["PUT", "users/1", { fullName: "Me", email: "me@example.org" }, t.Composite([Snackbar, Token])],
  ];
  for (const [method, path, sent, shape] of calls) {
    const { status, body } = await at.admin.send(method, path, sent);
    expect([method, path, status, shapeFaults(shape, body)]).toEqual([method, path, 200, []]);
  }
});

test("every recipe of a varied collection has the documented shape", async () => {
  const { body: summaries } = await at.visitor.get("recipes/summary");
  expect(summaries).toHaveLength(40);
  for (const { slug: one } of summaries) {
    expect(shapeFaults(Recipe, (await at.visitor.get(`recipes/${one}`)).body)).toEqual([]);
  }
});

test("every refusal has the same shape", async () => {
  const replies = [
    await at.visitor.get("recipes/none"),
    await at.visitor.get("nothing/here"),
    await at.visitor.get("users/self"),
    await at.user.get("debug/log/5"),
    await at.user.send("POST", "recipes/create", { name: 1 }),
    await at.visitor.send("DELETE", "recipes/summary"),
  ];
  expect(replies.map((reply) => reply.status)).toEqual([404, 404, 401, 403, 422, 405]);
  for (const { body, headers } of replies) {
    expect(shapeFaults(Refusal, body)).toEqual([]);
    expect(headers.get("Content-Type")).toContain("application/json");
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});

test("a visitor who requests their group gets “not signed in” without a message", async () => {
  for (const who of [at.visitor, at.withToken("forged")]) {
    const { status, headers, body } = await who.get("groups/self");
    expect([status, headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect(Object.keys(body).toSorted()).toEqual(["code", "detail"]);
    expect(shapeFaults(SilentRefusal, body)).toEqual([]);
  }
  expect((await at.visitor.get("meal-plans/today")).body.snackbar.type).toBe("error");
});

test("responses with tokens are never cached", async () => {
  using fresh = await tagine();
  const signIn = () => signInForm(ADMIN_EMAIL, PASSWORD);
  const link = (await fresh.admin.send("POST", "users/sign-ups", { name: "Kept", admin: false })).body.token;
  const person = { fullName: "New", email: "new@example.org", password: "long-enough-1" };
  const answers = [
    await fresh.visitor.send("POST", "auth/token", signIn()),
    await fresh.visitor.send("POST", "auth/token/long", signIn()),
    await fresh.admin.get("auth/refresh"),
    await fresh.admin.send("POST", "auth/api-tokens", { name: "Kept" }),
    await fresh.visitor.get(`users/sign-ups/${link}`),
    await fresh.visitor.send("POST", `users/sign-ups/${link}`, person),
    await fresh.admin.get("auth/picture-pass"),
    await fresh.admin.get("users/sign-ups"),
    await fresh.admin.send("PUT", "users/2/reset-password"),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBeLessThan(300);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});
