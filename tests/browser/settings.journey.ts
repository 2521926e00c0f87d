import { afterEach, expect, test } from "bun:test";
import type { SiteSettings } from "../../src/contract/site.ts";
import { pressUntil, SIZES, type Page, type Visit, waitForClicks } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const PAGES = "site-settings/custom-pages";

for (const category of ["Breads", "Cakes", "Salads", "Soups"])
  await cook.send("POST", "recipes/create", { name: `One of ${category}`, recipeCategory: [category] });
afterEach(async () => {
  for (const { id } of (await cook.get(PAGES)).body) await cook.send("DELETE", `${PAGES}/${id}`);
  await cook.send("PUT", "site-settings", { language: "en", categories: [] });
});

const readSettings = async (): Promise<SiteSettings> => (await cook.get("site-settings")).body;
const sections = async () => (await readSettings()).categories.map(({ slug }) => slug);
const pages = async (): Promise<string[]> =>
  (await cook.get(PAGES)).body.map(({ name }: { name: string }) => name);
const withSections = (...slugs: string[]) =>
  cook.send("PUT", "site-settings", { categories: slugs.map((slug) => ({ slug })) });

async function openSettings(visit: Visit = {}): Promise<Page> {
  const page = await browser.visit(`${tagine.address}admin/settings`, { as: ADMIN_EMAIL, ...visit });
  await page.getByRole("heading", { name: "Custom pages" }).waitFor();
  return page;
}

const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const onHome = (page: Page) => list(page, "Home page sections").getByRole("listitem");
const row = (page: Page, name: string) =>
  list(page, "All categories").getByRole("listitem").filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const said = (page: Page, text: string) => page.getByRole("status").getByText(text);

/** Saves a part of the page, and waits until it is stored. */
async function save(page: Page, name: string, toast = "Settings saved"): Promise<void> {
  await button(page, name).click();
  await said(page, toast).first().waitFor();
}

/** Drags a handle to the middle of something else with the mouse. */
async function drag(page: Page, from: ReturnType<Page["locator"]>, to: ReturnType<Page["locator"]>) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("Nothing to drag, or nowhere to");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 - 20, start.y + start.height / 2, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 - 4, { steps: 8 });
}

async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await waitForClicks(page);
}

test("a category can be dragged to the home page, and sections moved by keyboard and mouse", async () => {
  const page = await openSettings();
  const grip = (name: string) => row(page, name).locator("span").first();
  await drag(page, grip("Soups"), page.getByText("No sections yet."));
  await drop(page);
  await onHome(page).getByText("Soups").waitFor();

  await drag(page, grip("Breads"), onHome(page).first());
  await page.getByText("Breads: position 1 of 2.").waitFor({ state: "attached" });
  await drop(page);
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Breads,Soups");

  // Outside the list, nothing happens.
  await drag(page, grip("Salads"), page.getByRole("slider"));
  await drop(page);
  expect(await onHome(page).allInnerTexts()).toEqual(["Breads", "Soups"]);

  await button(page, "Show Cakes on the home page").click();
  await button(page, "Move Cakes").focus();
  await page.keyboard.press("Space");
  await pressUntil(page, "ArrowUp", page.getByText("Cakes: position 2 of 3."));
  await page.keyboard.press("Space");
  await page.getByText("Moved Cakes to position 2 of 3.").waitFor({ state: "attached" });
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Breads,Cakes,Soups");

  await drag(page, button(page, "Move Soups"), button(page, "Move Breads"));
  await page.getByText("Soups: position 1 of 3.").waitFor({ state: "attached" });
  await drop(page);
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Soups,Breads,Cakes");

  const cards = page.getByRole("slider", { name: "Recipes per section" });
  await cards.focus();
  for (const key of ["Home", "ArrowRight"]) await page.keyboard.press(key);
  await page.getByRole("status").getByText("4", { exact: true }).waitFor();
  await save(page, "Save home page");
  expect((await readSettings()).cardsPerSection).toBe(4);
  expect(await sections()).toEqual(["soups", "breads", "cakes"]);
  await page.setViewportSize(SIZES.phone);
  await expectLooksRight(page);
});

test("custom pages can be reordered, even if someone else changes them at the same time", async () => {
  for (const name of ["One", "Two", "Three"]) await cook.send("POST", PAGES, { name });
  const page = await openSettings();
  await button(page, "New page").click();
  await dialog(page).getByRole("button", { name: "Create" }).click();
  await dialog(page).getByText("Required").waitFor();
  await page.setViewportSize(SIZES.phone);
  await expectLooksRight(page);
  await page.setViewportSize(SIZES.desk);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });

  await button(page, "Move Three").focus();
  await page.keyboard.press("Space");
  await pressUntil(page, "ArrowUp", page.getByText("Three: position 2 of 3."));
  await pressUntil(page, "ArrowUp", page.getByText("Three: position 1 of 3."));
  await page.keyboard.press("Space");
  await page.getByText("Moved Three to position 1 of 3.").waitFor({ state: "attached" });
  expect(await pages()).toEqual(["One", "Two", "Three"]);

  const [one, two] = (await cook.get(PAGES)).body;
  await cook.send("DELETE", `${PAGES}/${two.id}`);
  await cook.send("PUT", `${PAGES}/${one.id}`, { ...one, name: "Uno" });
  await cook.send("POST", PAGES, { name: "Four" });
  await page.getByRole("link", { name: "Profile" }).click();
  await dialog(page).getByRole("button", { name: "Keep editing" }).click();
  await save(page, "Save order", "Pages saved");
  expect(await pages()).toEqual(["Three", "Uno", "Four"]);
  await button(page, "Edit Uno").waitFor();

  await drag(page, button(page, "Move Four"), button(page, "Move Three"));
  await page.getByText("Four: position 1 of 3.").waitFor({ state: "attached" });
  await drop(page);
  await save(page, "Save order", "Pages saved");
  await eventually(async () => (await pages()).join() === "Four,Three,Uno");
  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  await expectLooksRight(page);
});

test("a category can be dragged to the home page by touch", async () => {
  await withSections("soups");
  const page = await openSettings({ size: "phone" });
  const grip = row(page, "Breads").locator("span").first();
  await grip.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const [start, end] = [await grip.boundingBox(), await onHome(page).first().boundingBox()];
  if (!start || !end) throw new Error("Nothing to drag, or nowhere to");
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  const [from, to] = [start, end].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  if (!from || !to) throw new Error("No places");
  await touch("touchStart", from);
  await touch("touchMove", { x: from.x, y: from.y - 20 });
  await touch("touchMove", { x: to.x, y: to.y + 10 });
  await touch("touchMove", to);
  await page.getByText("Breads: position 1 of 2.").waitFor({ state: "attached" });
  await touch("touchEnd");
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Breads,Soups");
});

test("people who chose no language get the site's language", async () => {
  await cook.send("PUT", "site-settings", { language: "de-DE" });
  const visitor = await browser.visit(tagine.address);
  await visitor.locator("html[lang=de-DE]").waitFor();
});
