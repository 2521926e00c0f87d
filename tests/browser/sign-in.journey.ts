import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import {
  axeFindings,
  hasFocus,
  openBrowser,
  signIn,
  type Page,
  type Size,
  type TestBrowser,
} from "../support/browser.ts";
import { serving, type Serving } from "../support/program.ts";

let browser: TestBrowser;
let tagine: Serving;

beforeAll(async () => {
  browser = await openBrowser();
  tagine = await serving();
});
afterAll(async () => {
  await browser.close();
  await tagine.end();
});
afterEach(() => expect(browser.complaints()).toEqual([]));

async function send(page: Page, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill("changeme@email.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

describe.each(["desk", "phone"] as Size[])("at the size of a %s", (size) => {
  test("wrong credentials are said, kept apart from nothing filled in, and the password can be shown", async () => {
    const page = await browser.visit(`${tagine.address}login`, { size });
    await page.waitForFunction(() => document.title === "Login 🍲 Tagine");
    await page.getByRole("button", { name: "Sign in" }).click();
    expect(await page.getByText("Please fill this in").count()).toBe(2);
    await send(page, "wrong-horse");
    const alert = page.getByRole("alert");
    await alert.getByText("Could Not Validate Credentials").waitFor();
    expect(page.url()).toBe(`${tagine.address}login`);

    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show the password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    expect(await password.inputValue()).toBe("wrong-horse");
    await page.getByRole("button", { name: "Hide the password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    expect(await axeFindings(page)).toEqual([]);
  });

  test("what was asked for before is where one goes, but only within this Tagine", async () => {
    const page = await browser.visit(`${tagine.address}debug`, { size });
    await page.waitForURL(`${tagine.address}login?redirect=/debug`);
    await send(page, "correct-horse");
    await page.waitForURL(`${tagine.address}debug`);
    await page.getByRole("heading", { level: 1, name: "Debug" }).waitFor();

    const stranger = await browser.visit(`${tagine.address}login?redirect=https://evil.example/`, { size });
    await send(stranger, "correct-horse");
    await stranger.waitForURL(tagine.address);
    const disguised = await browser.visit(`${tagine.address}login?redirect=//evil.example/`, { size });
    await send(disguised, "correct-horse");
    await disguised.waitForURL(tagine.address);
  });
});

test("a session goes on after a reload, with a fresh token", async () => {
  const page = await browser.visit(tagine.address);
  await signIn(page, tagine.address);
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/refresh"));
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
});

test("a token that has ended signs out without a word", async () => {
  const page = await browser.visit(tagine.address);
  await page.evaluate(() => {
    localStorage.setItem("tagine.token", "ended");
    localStorage.setItem("tagine.user", JSON.stringify({ id: 1, fullName: "Someone", admin: true }));
  });
  await page.reload();
  await page.getByRole("link", { name: "Login" }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("tagine.token") === null);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add a recipe" }).count()).toBe(0);
});

test("a server that does not answer signs nobody out", async () => {
  const page = await browser.visit(tagine.address);
  await signIn(page, tagine.address);
  await page.route("**/api/auth/refresh", (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).not.toBeNull();
  browser.complaints();
});

test("/logout forgets the session and goes home", async () => {
  const page = await browser.visit(tagine.address);
  await signIn(page, tagine.address);
  await page.goto(`${tagine.address}logout`);
  await page.waitForURL(tagine.address);
  await page.getByRole("link", { name: "Login" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
});

test("Escape closes the dialog and gives the focus back", async () => {
  const page = await browser.visit(tagine.address);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.waitFor();
  expect(await hasFocus(dialog.getByLabel("E-mail"))).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(page.getByRole("button", { name: "Menu" }))).toBe(true);

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Login" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(page.getByRole("button", { name: "Menu" }))).toBe(true);
});
