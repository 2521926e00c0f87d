import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { hasFocus, overflows, type Size } from "../support/browser.ts";
import { openDrawer } from "../support/drawer.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  for (const recipeCategory of [["Soups"], ["Breads"]])
    await cook.send("POST", "recipes/create", { name: `One of ${recipeCategory}`, recipeCategory });
});
afterEach(async () => {
  for (const { id } of (await cook.get(PAGES)).body) await cook.send("DELETE", `${PAGES}/${id}`);
  await cook.send("PUT", "site-settings", { visitorsMustSignIn: false });
  await deleteAllRecipes(cook);
});

const navigation = (page: Page) => page.getByRole("navigation", { name: "Navigation" });
const opener = (page: Page) => page.getByRole("button", { name: "Navigation" });
const dialog = (page: Page) => page.getByRole("dialog");

/** The names of all links, once those that differ from Tagine to Tagine are there. */
async function linksOf(page: Page, awaited: string): Promise<string[]> {
  await navigation(page).getByRole("link", { name: awaited }).waitFor();
  return navigation(page).getByRole("link").allInnerTexts();
}

/** How far things moved that were there already. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map((shift) => "value" in shift && shift.value);
  });

/** Where a page's content begins, in pixels. */
const leftOf = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((headline) => headline.getBoundingClientRect().left);

describe.each(["desk", "phone"] as Size[])("at the size of a %s", (size) => {
  test("it leads to home, all recipes and the search, then to categories, or to custom pages where there are some", async () => {
    const page = await browser.visit(tagine.address, { size, dark: size === "desk" });
    await openDrawer(page);
    expect(await linksOf(page, "Soups")).toEqual(["Home", "All recipes", "Search", "Breads", "Soups"]);
    const here = navigation(page).locator("[aria-current=page]");
    expect(await here.allInnerTexts()).toEqual(["Home"]);
    await expectLooksRight(page);
    await navigation(page).getByRole("link", { name: "Soups" }).click();
    await page.getByRole("heading", { level: 1, name: "Soups" }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await openDrawer(page);
    await linksOf(page, "Soups");
    expect(await here.allInnerTexts()).toEqual(["Soups"]);

    for (const name of ["Second", "First"])
      await cook.send("POST", PAGES, { name, categories: [{ slug: "soups" }] });
    await cook.send("PUT", PAGES, (await cook.get(PAGES)).body.toReversed());
    await page.goto(`${tagine.address}tagine`);
    await openDrawer(page);
    expect(await linksOf(page, "First")).toEqual(["Home", "All recipes", "Search", "First", "Second"]);
    expect(await here.allInnerTexts()).toEqual(["Home"]);
    await navigation(page).getByRole("link", { name: "Second" }).click();
    await page.waitForURL(`${tagine.address}pages/second`);
  });

  test("whoever is signed in finds the categories and the bin at its end, and no others do", async () => {
    const page = await browser.visit(`${tagine.address}recipes/all`, { size, as: ADMIN_EMAIL });
    await openDrawer(page);
    expect((await linksOf(page, "Bin")).slice(-2)).toEqual(["Categories", "Bin"]);
    if (size === "phone") await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Dinner this week" }).waitFor();
    const menu = page.getByRole("banner").getByRole("link");
    expect(await menu.allInnerTexts()).toEqual([
      "🍲\nTagine",
      "Dinner this week",
      "Dinner today",
      "Planner",
      "Settings",
      "This device",
      "Logout",
    ]);
  });
});

test("on a phone it opens over the page by keyboard, and Escape leads back to its button", async () => {
  const page = await browser.visit(tagine.address, { size: "phone", as: ADMIN_EMAIL });
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "Soups" }).waitFor();
  expect(await dialog(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  await expectLooksRight(page);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await eventually(() => hasFocus(opener(page)));
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "All recipes" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "All recipes" }).waitFor();
  await dialog(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
});

test("content stays where it is from page to page, and nothing moves while a page is loaded", async () => {
  const page = await browser.visit(`${tagine.address}recipes/all`, { as: ADMIN_EMAIL });
  await linksOf(page, "Soups");
  const lefts: number[] = [];
  for (const path of [
    "recipes/all",
    "recipes/category/soups",
    "search",
    "recipes/categories",
    "recipe/one-of-soups",
  ]) {
    await page.goto(tagine.address + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await linksOf(page, "Soups");
    lefts.push(await leftOf(page));
    expect([path, await shiftsOf(page)]).toEqual([path, []]);
  }
  for (const path of ["admin/profile", "meal-plan/planner"]) {
    await page.goto(tagine.address + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    lefts.push(await leftOf(page));
  }
  expect(new Set(lefts).size).toBe(1);
  for (const [width, shown, hidden] of [
    [1279, opener(page), navigation(page)],
    [1280, navigation(page), opener(page)],
    [1920, navigation(page), opener(page)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await shown.waitFor();
    await hidden.waitFor({ state: "hidden" });
    expect([width, await overflows(page)]).toEqual([width, false]);
  }
});

test("with sixty long names it scrolls by itself, and its end stays in sight", async () => {
  for (let number = 1; number <= 60; number++)
    await cook.send("POST", "categories", {
      name: `${number} ${"long ".repeat(number % 9)}${"x".repeat(number)}`,
    });
  for (const size of ["desk", "phone"] as const) {
    const page = await browser.visit(tagine.address, { size, as: ADMIN_EMAIL });
    const drawer = await openDrawer(page);
    await linksOf(page, "Soups");
    const bin = await drawer.getByRole("link", { name: "Bin" }).boundingBox();
    expect((bin?.y ?? 0) + (bin?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    const last = drawer.getByRole("link", { name: "Soups" });
    await last.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectLooksRight(page);
  }
});

test("it follows what is changed here, in another tab, and by others while one was away", async () => {
  const page = await browser.visit(`${tagine.address}recipes/categories`, { as: ADMIN_EMAIL });
  const other = await page.context().newPage();
  await other.goto(tagine.address);
  await linksOf(other, "Soups");
  await page.getByLabel("New category").fill("Salads");
  await page.getByRole("button", { name: "Create" }).click();
  for (const tab of [page, other])
    expect(await linksOf(tab, "Salads")).toEqual([
      "Home",
      "All recipes",
      "Search",
      "Breads",
      "Salads",
      "Soups",
      "Categories",
      "Bin",
    ]);
  await cook.send("DELETE", "categories/breads");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await navigation(page).getByRole("link", { name: "Breads" }).waitFor({ state: "detached" });
});

test("what it led to last time is there before the server has answered", async () => {
  const page = await browser.visit(tagine.address);
  await linksOf(page, "Soups");
  const answers = Promise.withResolvers<void>();
  await page.route("**/api/{categories,site-settings/custom-pages}", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.reload();
  expect(await linksOf(page, "Soups")).toEqual(["Home", "All recipes", "Search", "Breads", "Soups"]);
  answers.resolve();
});

test("where visitors must sign in there is none for them, and nothing of it is kept", async () => {
  await cook.send("PUT", "site-settings", { visitorsMustSignIn: true });
  const page = await browser.visit(tagine.address, { as: ADMIN_EMAIL });
  await linksOf(page, "Soups");
  expect(await page.evaluate(() => localStorage.getItem("tagine.places"))).toContain("Soups");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
  expect(await navigation(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("tagine.places"))).toBeNull();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await opener(page).count()).toBe(0);
});
