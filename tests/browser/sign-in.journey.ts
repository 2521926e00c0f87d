import { describe, expect, test } from "bun:test";
import { goWithin, hasFocus, signInByHand, type Page, type Size } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
let people = 0;

const newEmail = () => `guest-${++people}@example.org`;

async function createInvitation(name: string): Promise<{ token: string; url: string }> {
  return (await cook.send("POST", "users/sign-ups", { name, admin: false })).body;
}

/** The server's answer about the signed-in person. */
async function readSelf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("tagine.token"));
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${tagine.address}api/users/self`, { headers })).json();
}

test("a session survives a reload with a fresh token, even if the server doesn't respond", async () => {
  const page = await browser.visit(tagine.address, { as: ADMIN_EMAIL });
  const add = page.getByRole("button", { name: "Add a recipe", exact: true });
  await add.waitFor();
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/refresh"));
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await add.waitFor();

  await page.route("**/api/auth/refresh", (route) => route.abort());
  const unanswered = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/auth/refresh"));
  await page.reload();
  await unanswered;
  await add.waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).not.toBeNull();
  browser.takeErrors();
});

test("an expired token signs out silently, and Escape closes the sign-in dialog and restores the focus", async () => {
  const page = await browser.visit(`${tagine.address}api/health`);
  await page.evaluate(() => {
    localStorage.setItem("tagine.token", "ended");
    localStorage.setItem("tagine.user", JSON.stringify({ id: 1, fullName: "Someone", admin: true }));
  });
  await page.goto(tagine.address);
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("tagine.token") === null);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add a recipe" }).count()).toBe(0);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.waitFor();
  expect(await hasFocus(dialog.getByLabel("Email"))).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(page.getByRole("button", { name: "Menu" }))).toBe(true);

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sign in" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(page.getByRole("button", { name: "Menu" }))).toBe(true);
});

test("another tab follows signing in and out, appearance, theme and language", async () => {
  const one = await browser.visit(`${tagine.address}api/health`, { size: "phone" });
  const other = await one.context().newPage();
  other.setDefaultTimeout(8000);
  await other.goto(`${tagine.address}login?redirect=/debug`);
  await other.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await one.bringToFront();
  await signInByHand(one, tagine.address);
  // On a phone, messages don't cover the add button.
  const message = await one.getByText("Signed in").locator("..").boundingBox();
  const button = await one.getByRole("button", { name: "Add a recipe", exact: true }).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await other.waitForURL(`${tagine.address}debug`);
  await other.getByRole("heading", { name: "Log", exact: true }).waitFor();

  await one.getByRole("button", { name: "Menu" }).click();
  await one.getByRole("link", { name: "Sign out" }).click();
  await one.getByRole("link", { name: "Sign in" }).waitFor();
  await other.waitForURL(`${tagine.address}login?redirect=/debug`);
  expect(await other.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();

  await one.getByRole("button", { name: "Menu" }).click();
  await one.getByText("Dark", { exact: true }).locator("..").click();
  await other.waitForFunction(() => document.documentElement.dataset["theme"] === "dark");
  await one.evaluate(() => {
    const { colors } = JSON.parse(localStorage.getItem("tagine.theme") ?? "");
    const blue = { name: "blue", colors: { ...colors, primary: "#112233" } };
    localStorage.setItem("tagine.theme", JSON.stringify(blue));
  });
  await other.waitForFunction(
    () => document.documentElement.style.getPropertyValue("--color-primary") === "#112233",
  );
  await one.getByLabel("Language").selectOption("de-DE");
  await other.waitForFunction(() => document.documentElement.lang === "de-DE");
  await other.getByRole("heading", { level: 1, name: "Anmelden" }).waitFor();
});

test("lists that another tab closes while they are being sent aren't an error", async () => {
  const page = await browser.visit(`${tagine.address}api/health`);
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: { name?: string }, key?: IDBValidKey) {
      if (value.name === "token")
        this.transaction.addEventListener("complete", ({ target }) => {
          (target as IDBTransaction).db.close();
          document.documentElement.dataset["lists"] = "closed";
        });
      return put.call(this, value, key);
    };
  });
  await signInByHand(page, tagine.address);
  await page.waitForFunction(() => document.documentElement.dataset["lists"] === "closed");
});

test("unreadable stored values are ignored", async () => {
  const page = await browser.visit(`${tagine.address}api/health`);
  // A DOM test has more of them. This one also runs the script before the first paint.
  for (const value of ["{", '{"colors":{"primary":5}}', '{"language":5}']) {
    await page.evaluate((text) => {
      for (const name of ["user", "theme", "site", "dark-mode", "language"])
        localStorage.setItem(`tagine.${name}`, text);
      localStorage.setItem("tagine.token", "ключ ключ");
    }, value);
    await page.goto(tagine.address);
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "No recipes yet" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
  }
});

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("an invited person signs up with the keyboard and adds a first recipe", async () => {
    const { url, token } = await createInvitation("Grandma");
    expect(url).toBe(`${tagine.address}sign-up/${token}`);
    const page = await browser.visit(url, { size });
    await page.getByText("This invitation is for Grandma.").waitFor();
    expect(await page.title()).toBe("Sign up · Tagine");
    expect(await hasFocus(page.getByLabel("Full name"))).toBe(true);
    const email = newEmail();
    await page.keyboard.type("Grandma Ilse");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    // Each password is followed by its show button.
    for (const presses of [1, 2]) {
      for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
      await page.keyboard.type(PASSWORD);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(tagine.address);
    await page.getByText("Account created").waitFor();
    const account = await readSelf(page);
    expect([account.email, account.admin, account.group, account.passwordGiven]).toEqual([
      email,
      false,
      "Home",
      false,
    ]);

    await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
    await goWithin(page, "new/");
    await page.getByLabel("Name", { exact: true }).fill("Apple Pie");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(`${tagine.address}recipe/apple-pie`);
    await page.getByRole("heading", { level: 1, name: "Apple Pie" }).waitFor();
    await deleteAllRecipes(cook);
  });
});
