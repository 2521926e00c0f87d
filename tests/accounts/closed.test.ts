import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { pictureOf, recipeWith } from "../support/pictured.ts";
import { PASSWORD, signInForm, USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;
let slug: string;

beforeEach(async () => {
  at = await tagine();
  slug = await recipeWith(at, await picture(60, 40), "Secret Soup");
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
});
afterEach(() => at.close());

const page = async (path: string) => (await at.handle(new Request(`http://localhost/${path}`))).text();

test("a visitor gets no docs, only the pages needed to sign in", async () => {
  // All other calls are in the table of roles.
  expect((await at.visitor.get("openapi.json")).status).toBe(401);
  const form = signInForm(USER_EMAIL, PASSWORD);
  expect((await at.visitor.send("POST", "auth/token", form)).status).toBe(200);
  const { token } = (await at.admin.send("POST", "users/sign-ups", { name: "Link" })).body;
  expect((await at.visitor.get(`users/sign-ups/${token}`)).status).toBe(200);
  const anna = { fullName: "Anna", email: "anna@example.org", password: "eight888" };
  expect((await at.visitor.send("POST", `users/sign-ups/${token}`, anna)).status).toBe(200);
});

test("a recipe's page reveals nothing about it, and old addresses don't redirect", async () => {
  expect(await page(`recipe/${slug}`)).not.toContain("Soup");
  expect(await page(`recipe/${slug}`)).toBe(await page("recipe/none"));
  await at.user.send("PUT", `recipes/${slug}`, { name: "Other" });
  const old = await at.handle(new Request(`http://localhost/recipe/${slug}`, { redirect: "manual" }));
  expect(old.status).toBe(200);
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: false });
  expect(await page("recipe/other")).toContain("Other");
});

test("a picture pass shows only pictures, for one to two hours", async () => {
  const { pass, expiresAt } = (await at.user.get("auth/picture-pass")).body;
  const withPass = (path: string) => at.visitor.get(`${path}${path.includes("?") ? "&" : "?"}pass=${pass}`);
  const image = `recipes/${slug}/image?image_type=tiny`;
  expect((await at.visitor.get(image)).status).toBe(401);
  expect((await withPass(image)).status).toBe(200);
  const label = (await at.user.get(`recipes/${slug}`)).body.image;
  const cached = await withPass(`recipes/${label}/image`);
  expect(cached.headers.get("Cache-Control")).toStartWith("private");
  for (const path of ["recipes/summary", `recipes/${slug}`, "users/self"])
    expect([path, (await withPass(path)).status]).toEqual([path, 401]);
  const asToken = at.withToken(pass);
  expect((await asToken.get("users/self")).status).toBe(401);
  expect((await asToken.get("recipes/summary")).status).toBe(401);

  const remainingMs = Date.parse(expiresAt) - Date.now();
  expect(remainingMs).toBeGreaterThan(3_600_000 - 1000);
  expect(remainingMs).toBeLessThanOrEqual(7_200_000);
  at.setNow(new Date(Date.parse(expiresAt) + 1000));
  expect((await withPass(image)).status).toBe(401);
});

test("a pass stays the same for a while, so browsers can cache pictures", async () => {
  at.setNow(new Date(Date.UTC(2026, 10, 21, 12, 5)));
  const pass = async () => (await at.user.get("auth/picture-pass")).body.pass;
  const first = await pass();
  at.setNow(new Date(Date.UTC(2026, 10, 21, 12, 55)));
  expect(await pass()).toBe(first);
  at.setNow(new Date(Date.UTC(2026, 10, 21, 13, 5)));
  expect(await pass()).not.toBe(first);
});

describe("a picture pass ends", () => {
  const endings: [string, (id: number) => Promise<{ status: number }>][] = [
    ["with its user", (id) => at.admin.send("DELETE", `users/${id}`)],
    ["with a new password", (id) => at.admin.send("PUT", `users/${id}/reset-password`)],
    ["when its session is signed out", () => at.user.send("DELETE", "auth/sessions/current")],
    ["when its user signs out everywhere", () => at.user.send("DELETE", "auth/sessions")],
  ];
  test.each(endings)("%s", async (_, end) => {
    const { id } = (await at.user.get("users/self")).body;
    const passes = [at.user, at.admin].map(
      async (caller) => (await caller.get("auth/picture-pass")).body.pass,
    );
    const [pass, other] = await Promise.all(passes);
    const show = async (triedPass: string) =>
      (await at.visitor.get(`recipes/${slug}/image?image_type=tiny&pass=${triedPass}`)).status;
    expect(await show(pass)).toBe(200);
    expect((await end(id)).status).toBe(200);
    expect(await show(pass)).toBe(401);
    expect(await show(other)).toBe(200);
  });
});

test("another user's token or a forged pass isn't accepted", async () => {
  const { body } = await at.user.get("auth/refresh");
  for (const pass of [body.access_token, "x", "", "a.b.c"]) {
    const reply = await at.visitor.get(`recipes/${slug}/image?pass=${pass}`);
    expect([pass, reply.status]).toEqual([pass, 401]);
  }
});

test("a token shows pictures too, and on an open site everyone sees them", async () => {
  expect((await at.user.get(`recipes/${slug}/image`)).status).toBe(200);
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: false });
  const answer = await pictureOf(at, slug);
  expect(answer.status).toBe(200);
});

test("a client that doesn't know the setting doesn't open a closed site", async () => {
  await at.admin.send("PUT", "site-settings", { language: "en" });
  expect((await at.visitor.get("recipes/summary")).status).toBe(401);
});
