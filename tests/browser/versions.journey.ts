import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, type Page, type Size } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";

const { browser, tagine, cook } = await journey();

const FIRST = {
  name: "Lentil Soup",
  description: "For cold days.",
  recipeIngredient: ["200 g lentils", "1 lemon", "salt"],
  recipeInstructions: [{ text: "Cook the lentils for 20 minutes." }],
};
const SECOND = {
  ...FIRST,
  recipeIngredient: ["250 g lentils", "salt", "1 lemon", "cumin"],
  recipeInstructions: [{ text: "Cook the lentils for 25 minutes." }],
};
const PRESENT = { ...SECOND, name: "Red Lentil Soup", tags: ["warm"] };

beforeEach(async () => {
  await cook.send("POST", "recipes/create", FIRST);
  await cook.send("PUT", "recipes/lentil-soup", SECOND);
  await cook.send("PUT", "recipes/lentil-soup", PRESENT);
});
afterEach(() => deleteAllRecipes(cook));

const row = (page: Page, summary: string) =>
  page.getByRole("main").getByRole("listitem").getByRole("link").filter({ hasText: summary });
const undo = (page: Page) => page.getByRole("status", { name: "Undo" }).getByRole("button", { name: "Undo" });
const restore = (page: Page) => page.getByRole("button", { name: "Restore this version" });
const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("a version can be found and restored with the keyboard, and that can be undone", async () => {
    const page = await browser.visit(`${tagine.address}recipe/red-lentil-soup`, { size, as: ADMIN_EMAIL });
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("link", { name: "Versions" }).click();
    await page.waitForURL(`${tagine.address}recipe/red-lentil-soup/versions`);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await row(page, "Current version").waitFor();
    await expectLooksRight(page);
    const { height } = (await row(page, "Current version").boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    await row(page, "First version").focus();
    await page.keyboard.press("Enter");
    await page.getByText("This is the oldest version.").waitFor();
    expect(await hasFocus(row(page, "First version"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await hasFocus(restore(page))).toBe(true);
    await row(page, "Ingredients, Steps").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "After restoring" }).waitFor();
    for (const _ of [1, 2]) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/present$/);
    expect(await hasFocus(page.getByRole("link", { name: "After restoring" }))).toBe(true);
    await page.getByRole("deletion").filter({ hasText: "Red Lentil Soup" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await headline(page, "Lentil Soup").waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await undo(page).waitFor();
    await expectLooksRight(page);
    for (const _ of [1, 2]) await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(undo(page))).toBe(true);
    await page.keyboard.press("Enter");
    await headline(page, "Red Lentil Soup").waitFor();
  });
});
