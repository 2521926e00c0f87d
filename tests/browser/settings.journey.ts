import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { SiteSettings } from "../../src/contract/site.ts";
import { hasFocus, pressUntil, type Page, type Size, type Visit } from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { openDrawer } from "../support/drawer.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL, PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
await cook.send("POST", "users", { fullName: "Anna", email: USER_EMAIL, password: PASSWORD });

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  for (const category of ["Breads", "Cakes", "Salads", "Soups"])
    await cook.send("POST", "recipes/create", { name: `One of ${category}`, recipeCategory: [category] });
});
afterEach(async () => {
  for (const { id } of (await cook.get(PAGES)).body) await cook.send("DELETE", `${PAGES}/${id}`);
  await cook.send("PUT", "site-settings", { visitorsMustSignIn: false });
  await deleteAllRecipes(cook);
});

const stored = async (): Promise<SiteSettings> => (await cook.get("site-settings")).body;
const sections = async () => (await stored()).categories.map(({ slug }) => slug);
const pages = async (): Promise<string[]> =>
  (await cook.get(PAGES)).body.map(({ name }: { name: string }) => name);
const withSections = (...slugs: string[]) =>
  cook.send("PUT", "site-settings", { categories: slugs.map((slug) => ({ slug })) });

async function atSettings(visit: Visit = {}): Promise<Page> {
  const page = await browser.visit(`${tagine.address}admin/settings`, { as: ADMIN_EMAIL, ...visit });
  await page.getByRole("heading", { name: "Custom pages" }).waitFor();
  return page;
}

const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const onHome = (page: Page) => list(page, "Sections of the home page").getByRole("listitem");
const row = (page: Page, name: string) =>
  list(page, "All categories").getByRole("listitem").filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const said = (page: Page, text: string) => page.getByRole("status").getByText(text);

/** Saves a part of the page, and waits until it is stored. */
async function save(page: Page, name: string, toast = "Settings Updated"): Promise<void> {
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

/** Puts down what is dragged. The end of a drag is no click: what is pressed in the next moment is not heard. */
async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
}

describe.each(looks<Size>(["desk"], ["phone"]))("at the size of a %s", (size) => {
  test("what home shows is chosen and saved, and home and the drawer follow", async () => {
    const page = await atSettings({ size });
    expect(await page.title()).toBe("Admin Settings 🍲 Tagine");
    const docs = page.getByRole("link", { name: "API documentation" });
    expect(await docs.getAttribute("href")).toBe("/docs");
    await page.getByText("No category has a section yet.").waitFor();

    await page.getByRole("checkbox", { name: "Show the recent recipes" }).uncheck();
    const cards = page.getByRole("slider", { name: "Cards per section" });
    expect([await cards.getAttribute("min"), await cards.getAttribute("max")]).toEqual(["3", "30"]);
    await cards.focus();
    for (const key of ["Home", "ArrowRight"]) await page.keyboard.press(key);
    await page.getByRole("status").getByText("4", { exact: true }).waitFor();
    await button(page, "Soups on the home page").click();
    await said(page, "Soups is section 1 of the home page.").waitFor({ state: "attached" });
    await button(page, "Breads on the home page").click();
    expect(await hasFocus(button(page, "Breads on the home page"))).toBe(true);
    expect(await onHome(page).allInnerTexts()).toEqual(["Soups", "Breads"]);
    await expectLooksRight(page);
    expect(await sections()).toEqual([]);
    await save(page, "Save home page");
    expect(await stored()).toMatchObject({ showRecent: false, cardsPerSection: 4, language: "en" });
    expect(await sections()).toEqual(["soups", "breads"]);

    await page.getByRole("link", { name: "Tagine, home" }).click();
    await page.getByRole("region", { name: "Breads" }).waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(["Soups", "Breads"]);
    const links = (await openDrawer(page)).getByRole("link");
    await links.getByText("Salads").waitFor();
  });

  test("custom pages are made, changed, deleted and put in an order", async () => {
    const page = await atSettings({ size, dark: size === "phone" });
    const make = async (name: string, ...categories: string[]) => {
      await button(page, "Create").click();
      await dialog(page).getByRole("heading", { name: "New Page" }).waitFor();
      await dialog(page).getByLabel("Page name").fill(name);
      for (const category of categories) {
        await dialog(page).getByRole("combobox").fill(category);
        await dialog(page).getByRole("option", { name: category }).click();
      }
      await dialog(page).getByRole("button", { name: "Create" }).click();
      await dialog(page).waitFor({ state: "detached" });
      await button(page, `Edit ${name}`).waitFor();
    };
    await button(page, "Create").click();
    await dialog(page).getByRole("button", { name: "Create" }).click();
    await dialog(page).getByText("Field Required").waitFor();
    await expectLooksRight(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await pages()).toEqual([]);
    await make("Warm", "Soups", "Breads");
    await make("Cold", "Salads");
    await make("Sweet");
    expect(await pages()).toEqual(["Warm", "Cold", "Sweet"]);
    const warm = list(page, "Custom pages").getByRole("listitem").filter({ hasText: "Warm" }).first();
    expect(await warm.getByRole("listitem").allInnerTexts()).toEqual(["Soups", "Breads"]);

    await button(page, "Edit Sweet").click();
    await dialog(page).getByRole("heading", { name: "Edit Page" }).waitFor();
    expect(await dialog(page).getByLabel("Page name").inputValue()).toBe("Sweet");
    await dialog(page).getByLabel("Page name").fill("Cakes and more");
    await dialog(page).getByRole("combobox").fill("cak");
    await dialog(page).getByRole("option", { name: "Cakes" }).click();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await button(page, "Edit Cakes and more").waitFor();

    await button(page, "Move: Cakes and more").focus();
    await page.keyboard.press("Space");
    await pressUntil(page, "ArrowUp", page.getByText("Cakes and more is row 2 of 3 now."));
    await pressUntil(page, "ArrowUp", page.getByText("Cakes and more is row 1 of 3 now."));
    await page.keyboard.press("Space");
    await page.getByText("Put down: Cakes and more. It is row 1 of 3.").waitFor({ state: "attached" });
    expect(await pages()).toEqual(["Warm", "Cold", "Cakes and more"]);
    await save(page, "Save order", "Pages Updated");
    expect(await pages()).toEqual(["Cakes and more", "Warm", "Cold"]);
    await expectLooksRight(page);

    await button(page, "Delete Warm").click();
    await dialog(page).getByText("Its categories and recipes stay.").waitFor();
    await dialog(page).getByRole("button", { name: "Delete page" }).click();
    await button(page, "Edit Warm").waitFor({ state: "detached" });
    await eventually(() => hasFocus(page.getByRole("heading", { level: 1 })));
    expect(await pages()).toEqual(["Cakes and more", "Cold"]);
    await page.goto(tagine.address);
    const links = (await openDrawer(page)).getByRole("list").getByRole("link");
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(["Cakes and more", "Cold"]);
  });
});

test("sections are moved by keyboard and by mouse, and taken from home", async () => {
  await withSections("soups", "breads", "cakes");
  const page = await atSettings();
  await button(page, "Move: Cakes").focus();
  await page.keyboard.press("Space");
  await pressUntil(page, "ArrowUp", page.getByText("Cakes is row 2 of 3 now."));
  await page.keyboard.press("Space");
  await page.getByText("Put down: Cakes. It is row 2 of 3.").waitFor({ state: "attached" });
  expect(await onHome(page).allInnerTexts()).toEqual(["Soups", "Cakes", "Breads"]);

  await drag(page, button(page, "Move: Breads"), button(page, "Move: Soups"));
  await page.getByText("Breads is row 1 of 3 now.").waitFor({ state: "attached" });
  await drop(page);
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Breads,Soups,Cakes");

  await button(page, "Remove Soups from the home page").click();
  await said(page, "Soups is not on the home page any more.").waitFor({ state: "attached" });
  expect(await hasFocus(page.getByRole("heading", { name: "Sections of the home page" }))).toBe(true);
  await save(page, "Save home page");
  expect(await sections()).toEqual(["breads", "cakes"]);
});

test("a category is dragged to home, onto a section, behind the last one, and where there is none yet", async () => {
  const page = await atSettings();
  const grip = (name: string) => row(page, name).locator("span").first();
  await drag(page, grip("Soups"), page.getByText("No category has a section yet."));
  await drop(page);
  await onHome(page).getByText("Soups").waitFor();

  await drag(page, grip("Cakes"), onHome(page).first());
  await page.getByText("Cakes is row 1 of 2 now.").waitFor({ state: "attached" });
  await drop(page);
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Cakes,Soups");

  // Beside the list nothing happens.
  await drag(page, grip("Salads"), page.getByRole("slider"));
  await drop(page);
  expect(await onHome(page).allInnerTexts()).toEqual(["Cakes", "Soups"]);
  await save(page, "Save home page");
  expect(await sections()).toEqual(["cakes", "soups"]);
});

test("a category is dragged to home with a finger", async () => {
  await withSections("soups");
  const page = await atSettings({ size: "phone" });
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
  await page.getByText("Breads is row 1 of 2 now.").waitFor({ state: "attached" });
  await touch("touchEnd");
  await eventually(async () => (await onHome(page).allInnerTexts()).join() === "Breads,Soups");
});

test("a page that somebody else deleted or changed meanwhile is no trouble for an order", async () => {
  for (const name of ["One", "Two", "Three"]) await cook.send("POST", PAGES, { name });
  const page = await atSettings();
  await drag(page, button(page, "Move: Three"), button(page, "Move: One"));
  await page.getByText("Three is row 1 of 3 now.").waitFor({ state: "attached" });
  await drop(page);
  const [one, two] = (await cook.get(PAGES)).body;
  await cook.send("DELETE", `${PAGES}/${two.id}`);
  await cook.send("PUT", `${PAGES}/${one.id}`, { ...one, name: "Uno" });
  await cook.send("POST", PAGES, { name: "Four" });
  await page.getByRole("link", { name: "Profile" }).click();
  await dialog(page).getByRole("button", { name: "Go on editing" }).click();
  await save(page, "Save order", "Pages Updated");
  expect(await pages()).toEqual(["Three", "Uno", "Four"]);
  await button(page, "Edit Uno").waitFor();

  await cook.send("DELETE", `${PAGES}/${one.id}`);
  await button(page, "Edit Uno").click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await dialog(page).getByText("There is no such page any more.").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Delete Uno").click();
  await dialog(page).getByRole("button", { name: "Delete page" }).click();
  await button(page, "Edit Uno").waitFor({ state: "detached" });
});

test("the language of the site is spoken to whoever has chosen none, and at once to who sets it", async () => {
  const page = await atSettings();
  await page.getByLabel("Language").selectOption("de-DE");
  await button(page, "Save home page").click();
  await page.locator("html[lang=de-DE]").waitFor();
  expect((await stored()).language).toBe("de-DE");
  const visitor = await browser.visit(tagine.address);
  await visitor.locator("html[lang=de-DE]").waitFor();
});
