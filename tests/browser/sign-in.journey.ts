import { describe, expect, test } from "bun:test";
import { hasFocus, signInByHand, type Page, type Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine } = await journey();

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

test("an expired token signs out silently", async () => {
  const page = await browser.visit(tagine.address);
  await page.evaluate(() => {
    localStorage.setItem("tagine.token", "ended");
    localStorage.setItem("tagine.user", JSON.stringify({ id: 1, fullName: "Someone", admin: true }));
  });
  await page.reload();
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("tagine.token") === null);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add a recipe" }).count()).toBe(0);
});

test("Escape closes the dialog and restores the focus", async () => {
  const page = await browser.visit(tagine.address);
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

describe("another tab", () => {
  /** Two tabs of one browser, both at home. */
  async function tabs(size: Size = "desk"): Promise<[Page, Page]> {
    const one = await browser.visit(tagine.address, { size });
    const other = await one.context().newPage();
    other.setDefaultTimeout(8000);
    await other.goto(tagine.address);
    await other.getByRole("button", { name: "Menu" }).waitFor();
    await one.bringToFront();
    return [one, other];
  }

  test("follows signing in and out, and messages don't cover the add button on a phone", async () => {
    const [one, other] = await tabs("phone");
    await other.goto(`${tagine.address}login?redirect=/debug`);
    await other.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await signInByHand(one, tagine.address);
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
  });

  test("follows appearance, theme and language", async () => {
    const [one, other] = await tabs();
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
    await other.getByRole("link", { name: "Anmelden" }).waitFor();
  });
});

test("unreadable stored values are ignored", async () => {
  const page = await browser.visit(tagine.address);
  const unreadable = ["{", "5", '"x"', "[]", "{}", "null", '{"colors":{"primary":5}}', '{"language":5}'];
  for (const value of unreadable) {
    await page.evaluate((text) => {
      for (const name of ["user", "theme", "site", "dark-mode", "language"])
        localStorage.setItem(`tagine.${name}`, text);
      localStorage.setItem("tagine.token", "ключ ключ");
    }, value);
    await page.reload();
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "No recipes yet" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
  }
});
