import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, overflows, type Page, type Size, undoBar } from "../support/browser.ts";
import { openDrawer } from "../support/drawer.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";

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
const star = (page: Page, count: number) => page.getByRole("radio", { name: `${count} of 5 stars` });
const chosen = (page: Page) =>
  page.getByRole("radio").evaluateAll((stars) => stars.findIndex((one) => one.ariaChecked === "true") + 1);
const messages = (page: Page) => page.getByRole("status", { name: "Messages" });

/** Somebody signed in, at a recipe. */
async function atRecipe(size: Size, address = tagine.address): Promise<Page> {
  const page = await browser.visit(`${address}recipe/lentil-soup`, { size, as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  return page;
}

/** Waits until a rating is stored. */
async function rated(rating: number): Promise<void> {
  for (let tries = 0; (await stored()).rating !== rating && tries < 100; tries++) await Bun.sleep(20);
  expect((await stored()).rating).toBe(rating);
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Delete recipe" }).click();
  await page.getByRole("dialog").waitFor();
}

/** In the open menu, from its button to its last entry. */
async function tabToDelete(page: Page): Promise<void> {
  const entry = page.getByRole("button", { name: "Delete recipe" });
  await entry.waitFor();
  for (let tabs = 0; !(await hasFocus(entry)) && tabs < 20; tabs++) await page.keyboard.press("Tab");
}

async function deleteIt(page: Page): Promise<void> {
  await askToDelete(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete recipe" }).click();
  await page.waitForURL(tagine.address);
  await undoBar(page).getByText("“Lentil Soup” is in the bin.").waitFor();
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("one click rates, the same again takes the rating away", async () => {
    const page = await atRecipe(size);
    expect(await chosen(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const { width, height } = (await star(page, 4).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(size === "phone" ? 44 : 24);
    await star(page, 4).click();
    expect(await chosen(page)).toBe(4);
    await rated(4);
    expect(await stored()).toMatchObject(SOUP);
    await page.reload();
    await page.getByRole("radio").first().waitFor();
    expect(await chosen(page)).toBe(4);
    expect(await axeFindings(page)).toEqual([]);
    await star(page, 2).click();
    await rated(2);
    await star(page, 2).click();
    expect(await chosen(page)).toBe(0);
    await rated(0);
  });

  test("deleting asks, and the bar takes it back", async () => {
    const page = await atRecipe(size);
    const opener = page.getByRole("button", { name: "More actions" });
    await askToDelete(page);
    const dialog = page.getByRole("dialog", { name: "Delete this recipe?" });
    await dialog.getByText("“Lentil Soup” goes to the bin.").waitFor();
    await dialog.getByText("30 days").waitFor();
    expect(await hasFocus(dialog.getByRole("button", { name: "Cancel" }))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    const box = await dialog.locator(".modal-box").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await hasFocus(opener)).toBe(true);

    await deleteIt(page);
    expect(await page.getByRole("link", { name: /Lentil Soup/ }).count()).toBe(0);
    expect(await messages(page).innerText()).toBe("");
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const bar = await undoBar(page).locator("> div").boundingBox();
    const add = await page.getByRole("button", { name: "Add a recipe", exact: true }).boundingBox();
    const apart =
      !bar ||
      !add ||
      bar.x + bar.width <= add.x ||
      bar.y + bar.height <= add.y ||
      add.y + add.height <= bar.y;
    expect(apart).toBe(true);

    // Somebody takes the slug meanwhile.
    await cook.send("POST", "recipes/create", SOUP);
    await undoBar(page).getByRole("button", { name: "Undo" }).click();
    await page.waitForURL(/\/recipe\/lentil-soup-./);
    await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
    await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
    expect((await cook.send("GET", "recipe-bin")).body).toEqual([]);
  });

  test("the same goes by keyboard alone", async () => {
    const page = await atRecipe(size);
    await page.getByRole("button", { name: "More actions" }).focus();
    await page.keyboard.press("Enter");
    await tabToDelete(page);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    // Whoever presses Enter once too often has deleted nothing.
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await stored()).name).toBe("Lentil Soup");
    await page.keyboard.press("Enter");
    await tabToDelete(page);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(tagine.address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await undoBar(page).getByRole("button", { name: "Undo" }).waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(undoBar(page).getByRole("button", { name: "Undo" }))).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${tagine.address}recipe/lentil-soup`);
    await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  });

  test("what was deleted is found in the bin, and taken back from there", async () => {
    const page = await atRecipe(size);
    await deleteIt(page);
    await undoBar(page).getByRole("button", { name: "Dismiss" }).click();
    await undoBar(page).getByRole("button").first().waitFor({ state: "detached" });
    await (await openDrawer(page)).getByRole("link", { name: "Bin" }).click();
    await page.waitForURL(`${tagine.address}recipes/bin`);
    await page.getByRole("heading", { level: 1, name: "Bin" }).waitFor();
    await page.waitForFunction(() => document.title === "Bin 🍲 Tagine");
    await page.getByRole("heading", { level: 2, name: "Lentil Soup" }).waitFor();
    await page.getByText(/^Deleted by Change Me, \w+ \d+, \d{4}/).waitFor();
    await page.getByText(/^Can be taken back until \w+ \d+, \d{4}/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByRole("button", { name: "Take back Lentil Soup" }).click();
    await page.getByRole("heading", { level: 1, name: "The bin is empty" }).waitFor();
    await messages(page).getByText("“Lentil Soup” is back.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Go home" }).click();
    await page.getByRole("link", { name: /Lentil Soup/ }).waitFor();
  });
});

test("the offer to undo stays ten seconds, and for as long as somebody is at it", async () => {
  const page = await atRecipe("desk");
  await page.clock.install();
  await deleteIt(page);
  const undo = undoBar(page).getByRole("button", { name: "Undo" });
  await page.clock.runFor(8000);
  expect(await undo.count()).toBe(1);
  await undo.hover();
  await page.clock.runFor(20_000);
  expect(await undo.count()).toBe(1);
  await undo.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  expect(await undo.count()).toBe(1);
  await undo.blur();
  await page.clock.runFor(3000);
  await undo.waitFor({ state: "detached" });
  expect(await undoBar(page).count()).toBe(1);
});
