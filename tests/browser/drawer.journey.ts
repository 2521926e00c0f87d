import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { goToPage, hasFocus, overflows, readLayoutShifts } from "../support/browser.ts";
import { openDrawer } from "../support/drawer.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

beforeEach(async () => {
  for (const recipeCategory of [["Soups"], ["Breads"]])
    await cook.send("POST", "recipes/create", { name: `One of ${recipeCategory}`, recipeCategory });
});
afterEach(() => deleteAllRecipes(cook));

const navigation = (page: Page) => page.getByRole("navigation", { name: "Navigation" });
const opener = (page: Page) => page.getByRole("button", { name: "Navigation" });
const dialog = (page: Page) => page.getByRole("dialog");

/** The names of all links, once the awaited one is there. */
async function listLinks(page: Page, awaited: string): Promise<string[]> {
  await navigation(page).getByRole("link", { name: awaited }).waitFor();
  return navigation(page).getByRole("link").allInnerTexts();
}

/** Where a page's content begins, in pixels. */
const leftOf = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((headline) => headline.getBoundingClientRect().left);

test("nothing moves between pages or while a page loads", async () => {
  const page = await browser.visit(`${tagine.address}recipes/all`, { as: ADMIN_EMAIL });
  const look = async (path: string) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await listLinks(page, "Soups");
    expect([path, await readLayoutShifts(page)]).toEqual([path, []]);
    return leftOf(page);
  };
  const lookWithin = async (path: string) => {
    await goToPage(page, path);
    return look(path);
  };
  // Content has one of two widths.
  const wide = [await look("recipes/all")];
  await page.goto(`${tagine.address}recipes/category/soups`);
  wide.push(await look("recipes/category/soups"));
  for (const path of ["search", "meal-plan/planner"]) wide.push(await lookWithin(path));
  const narrow: number[] = [];
  for (const path of ["recipes/categories", "imports", "device"]) narrow.push(await lookWithin(path));
  expect([new Set(wide).size, new Set(narrow).size]).toEqual([1, 1]);
  await goToPage(page, "");
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

/** On a phone, it opens over the page, and Escape returns to its button. */
async function useKeyboard(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "Soups" }).waitFor();
  expect(await dialog(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await eventually(() => hasFocus(opener(page)));
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "All recipes" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "All recipes" }).waitFor();
  await dialog(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
}

test("it scrolls separately with sixty long names, its last links stay visible, and keys control it", async () => {
  for (let number = 1; number <= 60; number++)
    await cook.send("POST", "categories", {
      name: `${number} ${"long ".repeat(number % 9)}${"x".repeat(number)}`,
    });
  for (const size of ["desk", "phone"] as const) {
    const page = await browser.visit(tagine.address, { size, dark: size === "desk", as: ADMIN_EMAIL });
    const drawer = await openDrawer(page);
    await listLinks(page, "Soups");
    const bin = await drawer.getByRole("link", { name: "Trash" }).boundingBox();
    expect((bin?.y ?? 0) + (bin?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    const last = drawer.getByRole("link", { name: "Soups" });
    await last.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectLooksRight(page);
    if (size === "phone") await useKeyboard(page);
  }
});

test("it follows changes from this tab, other tabs and other people, and is stored for the next start", async () => {
  const page = await browser.visit(`${tagine.address}recipes/categories`, { as: ADMIN_EMAIL });
  const other = await page.context().newPage();
  await other.goto(tagine.address);
  await listLinks(other, "Soups");
  await page.getByLabel("New category").fill("Salads");
  await page.getByRole("button", { name: "Create" }).click();
  const places = ["Recipes", "Plan", "Shopping", "Search", "What can I cook?", "All recipes"];
  const links = [...places, "Breads", "Salads", "Soups", "Organize", "Trash"];
  for (const tab of [page, other]) expect(await listLinks(tab, "Salads")).toEqual(links);
  await cook.send("DELETE", "categories/breads");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await navigation(page).getByRole("link", { name: "Breads" }).waitFor({ state: "detached" });

  // The links of the last visit are there before the server responds.
  const answers = Promise.withResolvers<void>();
  await page.route("**/api/{categories,site-settings/custom-pages}", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.reload();
  expect(await listLinks(page, "Soups")).toEqual(links.filter((name) => name !== "Breads"));
  answers.resolve();
});
