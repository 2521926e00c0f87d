import { afterEach, expect, test } from "bun:test";
import { dom, screen } from "../support/dom.tsx";

const { admin, open, user } = await dom();

const close = (visitorsMustSignIn: boolean) => admin.send("PUT", "site-settings", { visitorsMustSignIn });
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(() => close(false));

test("an unknown invitation page opens even if visitors must sign in", async () => {
  await close(true);
  const page = await open(`sign-up/${"0".repeat(32)}`);
  await screen.findByRole("heading", { level: 1 });
  expect(page.address()).toContain("/sign-up/");
});

test("non-admins are told that settings are for admins", async () => {
  await open("admin/settings", { as: user });
  await headline("For administrators only");
  expect(screen.queryByRole("link", { name: "Admin Settings" })).toBeNull();
});

test("a visitor is sent to the sign-in page and back", async () => {
  const page = await open("admin/settings?x=1");
  await page.waitForAddress("/login?redirect=/admin/settings%3Fx%3D1");
});

test("a session that ends while a page loads returns to that page", async () => {
  await close(true);
  const page = await open("admin/profile", { as: user });
  await screen.findByRole("heading", { level: 1 });
  void page.go("/recipes/all?x=1#y");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await page.waitForAddress("/login?redirect=/recipes/all%3Fx%3D1%23y");
});
