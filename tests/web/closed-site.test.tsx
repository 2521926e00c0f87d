import { afterEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, as, open, readStorage, settled, visitor } = await dom();
await admin.send("POST", "recipes/create", { name: "Lentil Soup" });

const close = (visitorsMustSignIn: boolean) => admin.send("PUT", "site-settings", { visitorsMustSignIn });
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(() => close(false));

async function signIn(page: OpenApp): Promise<void> {
  await headline("Sign in");
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.keyboard("{Enter}");
}

test.each(["desk", "phone"] as const)("an admin closes and opens Tagine on a %s", async (size) => {
  const page = await open("", { as: admin, size });
  await page.press("Menu");
  await page.follow("Settings");
  await screen.findByRole("heading", { level: 1 });
  if (size === "phone") await page.press("Settings: Profile");
  // Without layout, those of the other size are there, too.
  await page.click((await screen.findAllByRole("link", { name: "Site settings" })).at(-1) ?? document.body);
  await headline("Site settings");
  const choice = await screen.findByRole("checkbox", { name: "Visitors must sign in" });
  choice.focus();
  await page.keyboard(" ");
  const messages = within(screen.getByRole("status", { name: "Messages" }));
  await messages.findByText("Settings saved");
  expect((await visitor.get("recipes/summary")).status).toBe(401);
  await settled();
  await page.click(choice);
  await waitFor(async () => expect((await visitor.get("recipes/summary")).status).toBe(200));
});

test("a visitor is sent to sign in and back, and sees nothing after signing out", async () => {
  await close(true);
  const page = await open("recipe/lentil-soup");
  await page.waitForAddress("/login?redirect=/recipe/lentil-soup");
  await headline("Sign in");
  expect(screen.queryByText(/Lentil/)).toBeNull();
  expect(document.title).not.toContain("Lentil");
  await signIn(page);
  await page.waitForAddress("/recipe/lentil-soup");
  await headline("Lentil Soup");
  await page.press("Menu");
  await page.follow("Sign out");
  await page.waitForAddress(/^\/login/);
  await headline("Sign in");
  expect(screen.queryByText(/Lentil/)).toBeNull();
  expect(readStorage("picture-pass")).toBeNull();
  await page.go("/recipes/all");
  await page.waitForAddress("/login?redirect=/recipes/all");
});

test("a visitor on an open page is sent to sign in when the site closes, and then to the next page", async () => {
  const page = await open("");
  await screen.findByRole("link", { name: "Lentil Soup" });
  await settled();
  await close(true);
  await page.follow("Lentil Soup");
  await page.waitForAddress("/login?redirect=/recipe/lentil-soup");
  await headline("Sign in");
  expect(screen.queryByRole("button", { name: "Search" })).toBeNull();
  await signIn(page);
  await headline("Lentil Soup");
});

test("a session that ends elsewhere on a closed site keeps the address for after signing in", async () => {
  await close(true);
  const session = await as(USER_EMAIL);
  const page = await open("", { as: session });
  await screen.findByRole("link", { name: "Lentil Soup" });
  await settled();
  await session.send("DELETE", "auth/sessions");
  await page.follow("Lentil Soup");
  await page.waitForAddress("/login?redirect=/recipe/lentil-soup");
});

test("an unknown invitation page opens even if visitors must sign in", async () => {
  await close(true);
  const page = await open(`sign-up/${"0".repeat(32)}`);
  await screen.findByRole("heading", { level: 1 });
  expect(page.address()).toContain("/sign-up/");
});

test("non-admins are told that settings are for admins", async () => {
  await open("admin/settings", { as: await as(USER_EMAIL) });
  await headline("Admins only");
  expect(screen.queryByRole("link", { name: "Site settings" })).toBeNull();
});

test("a visitor is sent to the sign-in page and back", async () => {
  const page = await open("admin/settings?x=1");
  await page.waitForAddress("/login?redirect=/admin/settings%3Fx%3D1");
});

test("a session that ends while a page loads returns to that page", async () => {
  await close(true);
  const page = await open("admin/profile", { as: await as(USER_EMAIL) });
  await screen.findByRole("heading", { level: 1 });
  void page.go("/recipes/all?x=1#y");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await page.waitForAddress("/login?redirect=/recipes/all%3Fx%3D1%23y");
});
