import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, overflows, undoBar, type Page, type Size } from "../support/browser.ts";
import { openDrawer } from "../support/drawer.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey();

const COUNT = 60;

beforeEach(async () => {
  for (let number = 1; number <= COUNT; number++)
    await cook.send("POST", "recipes/create", {
      name: `Dish ${String(number).padStart(2, "0")}`,
      tags: number % 2 === 0 ? ["Even"] : [],
      recipeCategory: ["Dinner"],
    });
});
afterEach(() => deleteAllRecipes(cook));

const card = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: `Dish ${String(number).padStart(2, "0")}` });
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const chosen = (page: Page, count: number) => bar(page).getByText(`${count} chosen`, { exact: true });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const tagsOf = async (slug: string) => (await cook.send("GET", `recipes/${slug}`)).body.tags;
const count = async () => (await cook.send("GET", "recipes/summary")).body.length;
const names = async (kind: string) =>
  (await cook.send("GET", kind)).body.map((one: { name: string }) => one.name);

/** Somebody signed in, at a page. */
async function at(path: string, size: Size): Promise<Page> {
  const page = await browser.visit(`${tagine.address}${path}`, { size, as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** The same, choosing among all recipes by name. */
async function selecting(size: Size, path = "recipes/all?sort=name"): Promise<Page> {
  const page = await at(path, size);
  await page.getByRole("button", { name: "Select" }).click();
  await chosen(page, 0).waitFor();
  return page;
}

async function undo(page: Page): Promise<void> {
  await undoBar(page).getByRole("button", { name: "Undo" }).click();
  await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
}

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("visitors find nothing to choose or to change", async () => {
    const page = await browser.visit(`${tagine.address}recipes/all`, { size });
    await page.getByRole("link", { name: /Dish 60/ }).waitFor();
    expect(await page.getByRole("button", { name: "Select" }).count()).toBe(0);
    await page.goto(`${tagine.address}recipes/categories`);
    await page.getByRole("link", { name: /Dinner/ }).waitFor();
    expect(await page.getByRole("button", { name: /Actions for|Create/ }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("recipes are chosen by touch and by range, get tags, and one undo takes all back", async () => {
    const page = await selecting(size);
    await card(page, 2).click();
    await card(page, 4).click({ modifiers: ["Shift"] });
    await chosen(page, 3).waitFor();
    await card(page, 3).click();
    await chosen(page, 2).waitFor();
    await card(page, 3).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const done = await button(page, "Done").boundingBox();
    expect(done?.height).toBeGreaterThanOrEqual(size === "phone" ? 44 : 36);

    await button(page, "Tags and categories").click();
    await dialog(page).getByRole("heading", { name: "Tags and categories of 3 recipes" }).waitFor();
    await dialog(page).getByRole("button", { name: "Remove Dinner" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Even 2 of 3 Give it to all" }).click();
    const field = dialog(page).getByRole("combobox", { name: "Tags" });
    await field.click();
    await field.pressSequentially("Quick,");
    await dialog(page).getByRole("button", { name: "Remove Quick" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await undoBar(page).getByText("3 recipes changed.").waitFor();
    expect(await bar(page).count()).toBe(0);
    expect([await tagsOf("dish-02"), await tagsOf("dish-03"), await tagsOf("dish-05")]).toEqual([
      ["Even", "Quick"],
      ["Even", "Quick"],
      [],
    ]);
    await page
      .getByRole("link", { name: /Dish 03/ })
      .getByText("Quick")
      .or(page.getByText("and 1 more"))
      .first()
      .waitFor();
    await undo(page);
    expect([await tagsOf("dish-02"), await tagsOf("dish-03")]).toEqual([["Even"], []]);
    expect(await names("tags")).toEqual(["Even"]);
  });

  test("all of a list are chosen, also those that are not drawn, and deleting them asks", async () => {
    const page = await selecting(size, "recipes/tag/even");
    await button(page, "Select all").click();
    await chosen(page, COUNT / 2).waitFor();
    await button(page, "Delete").click();
    await dialog(page)
      .getByRole("heading", { name: `Delete ${COUNT / 2} recipes?` })
      .waitFor();
    // Whoever only presses Enter has deleted nothing.
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
    expect(await count()).toBe(COUNT);
    await button(page, "Delete").click();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await undoBar(page)
      .getByText(`${COUNT / 2} recipes are in the bin.`)
      .waitFor();
    await page.getByText("No recipe is in here at the moment.").waitFor();
    expect(await count()).toBe(COUNT / 2);
    expect(await overflows(page)).toBe(false);
    await undo(page);
    await page.getByText(`${COUNT / 2} recipes`).waitFor();
    expect(await count()).toBe(COUNT);
  });

  test("the list keeps its place", async () => {
    const page = await selecting(size);
    await card(page, 1).waitFor();
    await page.evaluate(() => scrollTo(0, 2500));
    await page.waitForTimeout(100);
    const inSight = page.locator("main").getByRole("checkbox");
    const boxes = await inSight.evaluateAll((all) =>
      all.map((one) => ({ name: one.ariaLabel, top: one.getBoundingClientRect().top })),
    );
    const middle = boxes.find(({ top }) => top > 200);
    await page.getByRole("checkbox", { name: middle?.name ?? "" }).click();
    const before = await page.evaluate(() => scrollY);
    await button(page, "Tags and categories").click();
    await dialog(page).getByRole("combobox", { name: "Tags" }).fill("Quick,");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await undoBar(page).getByText("1 recipe changed.").waitFor();
    await page.getByRole("link", { name: new RegExp(middle?.name ?? "") }).waitFor();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
  });

  test("it goes by keyboard alone", async () => {
    const page = await at("recipes/all?sort=name", size);
    const select = page.getByRole("button", { name: "Select" });
    await select.focus();
    await page.keyboard.press("Enter");
    await chosen(page, 0).waitFor();
    await card(page, 1).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await hasFocus(card(page, 3))).toBe(true);
    await page.keyboard.press("Shift+Space");
    await chosen(page, 3).waitFor();
    await button(page, "Tags and categories").focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("combobox", { name: "Categories" }).waitFor();
    expect(await hasFocus(dialog(page).getByRole("combobox", { name: "Categories" }))).toBe(true);
    // The last chip goes, then another one is put in by the arrows, and one is made.
    await page.keyboard.press("Backspace");
    expect(await dialog(page).getByRole("button", { name: "Remove Dinner" }).count()).toBe(0);
    await page.keyboard.type("dÍn");
    await page.keyboard.press("ArrowDown");
    const option = dialog(page).getByRole("option", { name: "Dinner", selected: true });
    await option.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Winter");
    await dialog(page).getByRole("option", { name: "Add “Winter”" }).waitFor();
    // Escape closes what is offered, and not the dialog.
    await page.keyboard.press("Escape");
    expect(await dialog(page).getByRole("option").count()).toBe(0);
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Remove Winter" }).waitFor();
    await dialog(page).getByRole("button", { name: "Save" }).focus();
    await page.keyboard.press("Enter");
    await undoBar(page).getByText("3 recipes changed.").waitFor();
    expect((await cook.send("GET", "recipes/dish-02")).body.recipeCategory).toEqual(["Dinner", "Winter"]);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(undoBar(page).getByRole("button", { name: "Undo" }))).toBe(true);
    await page.keyboard.press("Enter");
    await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
    expect(await names("categories")).toEqual(["Dinner"]);
    await select.focus();
    await page.keyboard.press("Enter");
    await chosen(page, 0).waitFor();
    await page.keyboard.press("Escape");
    await bar(page).waitFor({ state: "detached" });
  });

  test("what a search found can be chosen, too", async () => {
    const page = await selecting(size, "search?q=dish&limit=10");
    await button(page, "Select all").click();
    await chosen(page, 10).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await button(page, "Delete").click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await undoBar(page).getByText("10 recipes are in the bin.").waitFor();
    expect(await count()).toBe(COUNT - 10);
    // It goes on below, with the next ones that are found.
    await page.getByRole("link", { name: /Dish/ }).nth(9).waitFor();
    await undo(page);
    expect(await count()).toBe(COUNT);
  });

  test("what somebody else deleted meanwhile does not stop the others", async () => {
    const page = await selecting(size);
    await card(page, 1).click();
    await card(page, 2).click();
    await cook.send("DELETE", "recipes/dish-01");
    await button(page, "Delete").click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await undoBar(page).getByText("1 recipe is in the bin.").waitFor();
    expect(await count()).toBe(COUNT - 2);
  });

  test("categories are found, made, renamed and merged", async () => {
    await cook.send("POST", "categories", { name: "Diner" });
    const page = await at("", size);
    await (await openDrawer(page)).getByRole("link", { name: "Categories" }).click();
    await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();
    await page.getByRole("link", { name: "Dinner 60 recipes" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    const create = page.getByRole("button", { name: "Create" });
    expect(await create.isDisabled()).toBe(true);
    await page.getByLabel("New category").fill("Soups");
    await create.click();
    await page.getByRole("link", { name: "Soups 0 recipes" }).waitFor();

    await page.getByLabel("Look for a category").fill("ÓUP");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Dinner/ })
      .waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Actions for Soups" }).click();
    await page.getByRole("button", { name: "Rename" }).click();
    await dialog(page).getByLabel("Name").fill("Stews");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await page.getByRole("status", { name: "Messages" }).getByText("It is called “Stews” now.").waitFor();
    await page.getByLabel("Look for a category").fill("");

    await page.getByRole("button", { name: "Actions for Dinner" }).click();
    await page.getByRole("button", { name: "Merge into another" }).click();
    await dialog(page).getByLabel("Into which one?").first().fill("din");
    await dialog(page).getByRole("radio", { name: /Diner/ }).click();
    await dialog(page).getByText("60 recipes go over to “Diner”. Then “Dinner” is deleted.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Merge" }).click();
    await page.getByRole("link", { name: "Diner 60 recipes" }).waitFor();
    expect(await names("categories")).toEqual(["Diner", "Stews"]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("a category that is gone while its page is open says so", async () => {
    const page = await selecting(size, "recipes/category/dinner");
    await page.getByRole("main").getByRole("link", { name: "Categories" }).waitFor();
    await card(page, 60).click();
    await cook.send("DELETE", "categories/dinner");
    await button(page, "Tags and categories").click();
    await dialog(page).getByRole("combobox", { name: "Tags" }).fill("Quick,");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await page.getByText("There is no such category. It may have been renamed or deleted.").waitFor();
    expect(await tagsOf("dish-60")).toEqual(["Even", "Quick"]);
  });
});
