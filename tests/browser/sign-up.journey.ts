import { describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, overflows, type Page, type Size } from "../support/browser.ts";
import { clearedAway, journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
let people = 0;

const newEmail = () => `guest-${++people}@example.org`;
const submit = (page: Page) => page.getByRole("button", { name: "Sign up" });

async function invitation(name = "Grandma", admin = false): Promise<{ token: string; url: string }> {
  return (await cook.send("POST", "users/sign-ups", { name, admin })).body;
}

async function fill(page: Page, email: string, password = PASSWORD, repeated = password): Promise<void> {
  await page.getByLabel("Full name").fill("Grandma Ilse");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password").fill(repeated);
}

/** Who is signed in on a page, as the server sees it. */
async function self(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("tagine.token"));
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${tagine.address}api/users/self`, { headers })).json();
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("from the invitation to the first recipe", async () => {
    const { url, token } = await invitation("Grandma");
    expect(url).toBe(`${tagine.address}sign-up/${token}`);
    const page = await browser.visit(url, { size });
    await page.getByText("An invitation for Grandma.").waitFor();
    expect(await page.title()).toBe("Sign up 🍲 Tagine");
    expect(await hasFocus(page.getByLabel("Full name"))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const email = newEmail();
    await fill(page, email);
    await submit(page).click();
    await page.waitForURL(tagine.address);
    await page.getByText("User Created: Signed Up").waitFor();
    const account = await self(page);
    expect([account.email, account.admin, account.group, account.passwordGiven]).toEqual([
      email,
      false,
      "Home",
      false,
    ]);

    await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
    await page.goto(`${tagine.address}new/`);
    await page.getByLabel("Name", { exact: true }).fill("Apple Pie");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(`${tagine.address}recipe/apple-pie`);
    await page.getByRole("heading", { level: 1, name: "Apple Pie" }).waitFor();
    await clearedAway(cook);
  });

  test("a link that was used, or never was, says so before anything is typed", async () => {
    const { url, token } = await invitation();
    await cook.send("DELETE", `users/sign-ups/${token}`);
    for (const address of [url, `${tagine.address}sign-up/never`]) {
      const page = await browser.visit(address, { size, dark: true });
      await page.getByRole("heading", { level: 1, name: "This invitation is over" }).waitFor();
      expect(await page.locator("main input").count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.locator("main").getByRole("link", { name: "Sign in" }).click();
      await page.waitForURL(`${tagine.address}login`);
    }
  });

  test("what is wrong is said at its field, and an address that is taken keeps all that was typed", async () => {
    const { url } = await invitation();
    const page = await browser.visit(url, { size, dark: true });
    await submit(page).click();
    await page.getByText("Field Required").waitFor();
    await page.getByText("E-mail must be valid").waitFor();
    await page.getByText("Use 8 characters or more for your password").waitFor();
    expect(await hasFocus(page.getByLabel("Full name"))).toBe(true);
    await fill(page, "guest@nowhere", "short", "shorter");
    await submit(page).click();
    await page.getByText("Password must match").waitFor();
    expect(await hasFocus(page.getByLabel("E-mail"))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await fill(page, "changeme@email.com");
    await submit(page).click();
    const alert = page.getByRole("alert");
    await alert.getByText("Error Signing Up").waitFor();
    await alert.getByText("There is already an account with this e-mail address.").waitFor();
    for (const [label, text] of [
      ["Full name", "Grandma Ilse"],
      ["E-mail", "changeme@email.com"],
      ["Password", PASSWORD],
      ["Repeat the password", PASSWORD],
    ] as const)
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByLabel("E-mail").fill(newEmail());
    await submit(page).click();
    await page.waitForURL(tagine.address);
  });
});

test("of two people with one link, the second is told that it was used, and keeps what was typed", async () => {
  const { url } = await invitation();
  const [one, other] = [await browser.visit(url), await browser.visit(url)];
  await fill(one, newEmail());
  const late = newEmail();
  await fill(other, late);
  await submit(one).click();
  await one.waitForURL(tagine.address);
  await submit(other).click();
  const alert = other.getByRole("alert");
  await alert.getByText("Error Signing Up").waitFor();
  await alert.getByText("This sign-up link cannot be used any more. Ask for a new one.").waitFor();
  expect(await other.getByLabel("E-mail").inputValue()).toBe(late);
  expect(await other.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
});

test("whoever is signed in is told as whom, and signs up only after signing out", async () => {
  const { url } = await invitation();
  const page = await browser.visit(url, { as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1, name: "You are signed in as Change Me" }).waitFor();
  expect(await page.locator("main input").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Full name").waitFor();
  await fill(page, newEmail());
  await submit(page).click();
  await page.waitForURL(tagine.address);
});

test("the link of an administrator makes one, by keyboard alone", async () => {
  const { url } = await invitation("Co-cook", true);
  const page = await browser.visit(url);
  await page.getByLabel("Full name").waitFor();
  await page.keyboard.type("Co-cook");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newEmail());
  // After each password stands the button that shows it.
  for (const presses of [1, 2]) {
    for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(tagine.address);
  expect((await self(page)).admin).toBe(true);
});

test("two clicks at once sign up once", async () => {
  const { url } = await invitation();
  const page = await browser.visit(url);
  await fill(page, newEmail());
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/users/sign-ups/")) sent++;
  });
  await submit(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(tagine.address);
  expect(sent).toBe(1);
});

test("/sign-up alone leads home", async () => {
  const page = await browser.visit(`${tagine.address}sign-up`);
  await page.waitForURL(tagine.address);
});

test("an invitation opens also where visitors must sign in", async () => {
  const { body: settings } = await cook.get("site-settings");
  await cook.send("PUT", "site-settings", { ...settings, visitorsMustSignIn: true });
  const { url } = await invitation();
  const page = await browser.visit(url);
  await fill(page, newEmail());
  await submit(page).click();
  await page.waitForURL(tagine.address);
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  await cook.send("PUT", "site-settings", settings);
});
