import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, type Page, type Size, undoBar } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";

const { browser, tagine, cook } = await journey();

const SOUP = {
  name: "Lentil Soup",
  description: "For cold days.",
  recipeIngredient: ["200 g lentils", "1 lemon"],
  recipeInstructions: [{ text: "Cook the lentils." }],
};

beforeEach(async () => {
  await cook.send("POST", "recipes/create", SOUP);
});
afterEach(() => deleteAllRecipes(cook));

const stored = async (slug = "lentil-soup") => (await cook.send("GET", `recipes/${slug}`)).body;

/** In the open menu, from its button to its last entry. */
async function tabToDelete(page: Page): Promise<void> {
  const entry = page.getByRole("button", { name: "Delete recipe" });
  await entry.waitFor();
  for (let tabs = 0; !(await hasFocus(entry)) && tabs < 20; tabs++) await page.keyboard.press("Tab");
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("deleting a recipe with the keyboard asks first and can be undone", async () => {
    const page = await browser.visit(`${tagine.address}recipe/lentil-soup`, { size, as: ADMIN_EMAIL });
    if (size === "phone") await page.getByRole("button", { name: "Rate", exact: true }).click();
    const star = page.getByRole("radio", { name: "4 out of 5 stars" });
    const { width, height } = (await star.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(size === "phone" ? 44 : 24);
    expect(await axeFindings(page)).toEqual([]);
    await star.click();
    if (size === "phone") await page.getByRole("button", { name: "4 out of 5 stars" }).waitFor();
    else expect(await star.isChecked()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    const opener = page.getByRole("button", { name: "More actions" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await tabToDelete(page);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Delete this recipe?" });
    await dialog.waitFor();
    expect(await hasFocus(dialog.getByRole("button", { name: "Cancel" }))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    const box = await dialog.locator(".modal-box").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    // Pressing Enter once too often deletes nothing.
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect((await stored()).name).toBe("Lentil Soup");
    expect(await hasFocus(opener)).toBe(true);
    await page.keyboard.press("Enter");
    await tabToDelete(page);
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(tagine.address);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    const undo = undoBar(page).getByRole("button", { name: "Undo" });
    await undo.waitFor();
    await expectLooksRight(page);
    const bar = await undoBar(page).locator("> div").boundingBox();
    const add = await page.getByRole("button", { name: "Add a recipe", exact: true }).boundingBox();
    const apart =
      !bar ||
      !add ||
      bar.x + bar.width <= add.x ||
      bar.y + bar.height <= add.y ||
      add.y + add.height <= bar.y;
    expect(apart).toBe(true);

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(undo)).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${tagine.address}recipe/lentil-soup`);
    await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  });

  test("the trash is accessible, even when it's empty", async () => {
    await cook.send("DELETE", "recipes/lentil-soup");
    const page = await browser.visit(`${tagine.address}recipes/bin`, { size, as: ADMIN_EMAIL });
    const takeBack = page.getByRole("button", { name: "Restore Lentil Soup" });
    await takeBack.waitFor();
    await expectLooksRight(page);
    await takeBack.click();
    await page.getByRole("heading", { level: 1, name: "The trash is empty" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
