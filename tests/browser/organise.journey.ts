import { beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { axeFindings, hasFocus, overflows, undoBar, type Page, type Size } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey();

const COUNT = 60;

beforeAll(async () => {
  for (let number = 1; number <= COUNT; number++)
    await cook.send("POST", "recipes/create", {
      name: `Dish ${String(number).padStart(2, "0")}`,
      tags: number % 2 === 0 ? ["Even"] : [],
      recipeCategory: ["Dinner"],
    });
});

const card = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: `Dish ${String(number).padStart(2, "0")}` });
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const chosen = (page: Page, count: number) => bar(page).getByText(`${count} selected`, { exact: true });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const count = async () => (await cook.send("GET", "recipes/summary")).body.length;
const names = async (kind: string) =>
  (await cook.send("GET", kind)).body.map((one: { name: string }) => one.name);

/** Opens a page as a signed-in person. */
async function openPage(path: string, size: Size): Promise<Page> {
  const page = await browser.visit(`${tagine.address}${path}`, { size, as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** The same, with selection turned on. */
async function openSelecting(size: Size, path = "recipes/all?sort=name"): Promise<Page> {
  const page = await openPage(path, size);
  await page.getByRole("button", { name: "Select" }).click();
  await chosen(page, 0).waitFor();
  return page;
}

/** A row of touch targets with padding and borders. */
const BAR_PX = 44 + 16 + 2;

/** With many selected recipes, in all languages. Other texts of the bar aren't visible on phones. */
async function listBarHeights(page: Page): Promise<(number | undefined)[]> {
  const texts = LANGUAGES.map((language) => {
    const file = join(import.meta.dir, `../../locales/later/${language}.json`);
    const { organize } = JSON.parse(readFileSync(file, "utf8"));
    return organize.chosen_other.replace("{{count, number}}", (9999).toLocaleString(language));
  });
  return bar(page).evaluate((element, shown) => {
    const status = element.querySelector("p");
    const before = status?.textContent ?? "";
    const heights = shown.map((text) => {
      if (status) status.textContent = text;
      return status?.parentElement?.offsetHeight;
    });
    if (status) status.textContent = before;
    return heights;
  }, texts);
}

async function undo(page: Page): Promise<void> {
  await undoBar(page).getByRole("button", { name: "Undo" }).click();
  await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
}

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("select all includes cards that aren't rendered, and deleting asks first", async () => {
    const page = await openSelecting(size, "search?q=dish&limit=10");
    await button(page, "Select all").click();
    await chosen(page, 10).waitFor();
    if (size === "phone") expect(await listBarHeights(page)).toEqual(LANGUAGES.map(() => BAR_PX));

    await page.goto(`${tagine.address}recipes/tag/even`);
    await page.getByRole("button", { name: "Select" }).click();
    await button(page, "Select all").click();
    await chosen(page, COUNT / 2).waitFor();
    await button(page, "Delete").click();
    await dialog(page)
      .getByRole("heading", { name: `Delete ${COUNT / 2} recipes?` })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // Enter alone deletes nothing.
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
    expect(await count()).toBe(COUNT);
    await button(page, "Delete").click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await undoBar(page)
      .getByText(`Moved ${COUNT / 2} recipes to the trash`)
      .waitFor();
    await page.getByText("No recipes here yet.").waitFor();
    expect(await count()).toBe(COUNT / 2);
    expect(await overflows(page)).toBe(false);
    await undo(page);
    await page.getByText(`${COUNT / 2} recipes`).waitFor();
    expect(await count()).toBe(COUNT);
  });

  test("the list keeps its scroll position, and works with the keyboard", async () => {
    const page = await openSelecting(size);
    await card(page, 1).waitFor();
    await page.evaluate(() => scrollTo(0, 2500));
    const name = await eventually(() =>
      page
        .locator("main")
        .getByRole("checkbox")
        .evaluateAll(
          (all) =>
            all.find((one) => {
              const { top } = one.getBoundingClientRect();
              return top > 200 && top < innerHeight / 2;
            })?.ariaLabel,
        ),
    );
    await page.getByRole("checkbox", { name }).click();
    const findTop = async (role: "checkbox" | "link") =>
      (await page.getByRole(role, { name: new RegExp(`${name}`) }).boundingBox())?.y ?? NaN;
    const before = await findTop("checkbox");
    await button(page, "Categories and tags").click();
    await dialog(page).getByRole("combobox", { name: "Tags" }).fill("Quick,");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await undoBar(page).getByText("Changed 1 recipe").waitFor();
    await page.getByRole("link", { name: new RegExp(name) }).waitFor();
    expect(Math.abs((await findTop("link")) - before)).toBeLessThan(20);
    await undo(page);

    // It works with the keyboard.
    await page.evaluate(() => scrollTo(0, 0));
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
    await expectLooksRight(page);
    const done = await button(page, "Done").boundingBox();
    expect(done?.height).toBeGreaterThanOrEqual(size === "phone" ? 44 : 36);
    await button(page, "Categories and tags").focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Remove Dinner" }).waitFor();
    expect(await hasFocus(dialog(page).getByRole("combobox", { name: "Categories" }))).toBe(true);
    // Removes the last chip, picks one with the arrows, and creates one.
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
    // Escape closes the suggestions, not the dialog.
    await page.keyboard.press("Escape");
    expect(await dialog(page).getByRole("option").count()).toBe(0);
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Remove Winter" }).waitFor();
    await dialog(page).getByRole("button", { name: "Save" }).focus();
    await page.keyboard.press("Enter");
    await undoBar(page).getByText("Changed 3 recipes").waitFor();
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

  test("two categories can be merged", async () => {
    await cook.send("POST", "categories", { name: "Diner" });
    const page = await openPage("recipes/categories", size);
    await page.getByRole("link", { name: "Dinner 60 recipes" }).waitFor();
    await page.getByRole("button", { name: "Actions for Dinner" }).click();
    await page.getByRole("button", { name: "Merge" }).click();
    await dialog(page).getByRole("radio", { name: /Diner/ }).click();
    await dialog(page).getByText("Moves 60 recipes to “Diner” and deletes “Dinner”.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Merge" }).click();
    await page.getByRole("link", { name: "Diner 60 recipes" }).waitFor();
    await cook.send("PUT", "categories/diner", { name: "Dinner" });
  });
});
