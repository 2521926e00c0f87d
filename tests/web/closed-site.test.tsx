import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, screen, type Opened } from "../support/dom.tsx";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, as, open, quiet, user } = await dom();

const close = (visitorsMustSignIn: boolean) => admin.send("PUT", "site-settings", { visitorsMustSignIn });
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(async () => {
  await admin.send("POST", "recipes/create", { name: "Lentil Soup" });
});
afterEach(async () => {
  await close(false);
  await admin.send("DELETE", "recipes/lentil-soup");
});

/** At the list, once it has asked for all that it starts with. */
async function atHome(caller?: typeof user): Promise<Opened> {
  const page = await open("", { as: caller });
  await screen.findByRole("link", { name: "Lentil Soup" });
  await quiet();
  return page;
}

test("an unknown invitation can be looked at although visitors must sign in", async () => {
  await close(true);
  const page = await open(`sign-up/${"0".repeat(32)}`);
  await screen.findByRole("heading", { level: 1 });
  expect(page.address()).toContain("/sign-up/");
});

test("who is no administrator is told that the settings are not for them", async () => {
  await open("admin/settings", { as: user });
  await headline("For administrators only");
  expect(screen.queryByRole("link", { name: "Admin Settings" })).toBeNull();
});

test("a visitor is led to the sign-in, with the way back", async () => {
  const page = await open("admin/settings?x=1");
  await page.arrives("/login?redirect=/admin/settings%3Fx%3D1");
});

test("who is at an open page when it is closed is led to the sign-in by the next step, and then there", async () => {
  const page = await atHome();
  await close(true);
  await page.follow("Lentil Soup");
  await page.arrives("/login?redirect=/recipe/lentil-soup");
  expect(screen.queryByRole("button", { name: "Search" })).toBeNull();
  await page.fill("E-mail", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.keyboard("{Enter}");
  await headline("Lentil Soup");
});

test("a session that ends on a closed site loses nothing of where one wanted to go", async () => {
  await close(true);
  const session = await as(USER_EMAIL);
  const page = await atHome(session);
  await session.send("DELETE", "auth/sessions/current");
  await page.follow("Lentil Soup");
  await page.arrives("/login?redirect=/recipe/lentil-soup");
});
