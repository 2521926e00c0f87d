import { beforeAll, describe, expect, test } from "bun:test";
import { axeFindings, goWithin, hasFocus, type Size } from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { journey } from "../support/journey.ts";

const RECIPES = [
  {
    name: "Caprese",
    recipeCategory: ["Salads"],
    tags: ["summer", "quick"],
    recipeIngredient: ["2 tomatoes", "basil"],
  },
  {
    name: "Tomato soup",
    recipeCategory: ["Soups"],
    tags: ["quick"],
    recipeIngredient: ["1 kg tomatoes", "cream"],
  },
  {
    name: "Crème brûlée",
    recipeCategory: ["Desserts"],
    tags: ["summer"],
    recipeIngredient: ["500 ml cream"],
  },
  { name: "番茄炒蛋", recipeCategory: ["Dinner"], tags: ["quick"], recipeIngredient: ["3 个鸡蛋"] },
  { name: "Pancakes", recipeCategory: ["Desserts"], tags: [], recipeIngredient: ["2 eggs", "milk"] },
  ...Array.from({ length: 20 }, (_, at) => ({ name: `Bread number ${at + 1}`, recipeCategory: ["Breads"] })),
];

const { browser, tagine, cook } = await journey();

beforeAll(async () => {
  for (const recipe of RECIPES) await cook.send("POST", "recipes/create", recipe);
});

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("search opens by button or key, shows matches while typing, leads to a recipe, and has filters", async () => {
    const page = await browser.visit(tagine.address, { size });
    if (size === "desk") await page.getByRole("button", { name: "Search" }).click();
    else {
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await page.keyboard.press("/");
    }
    const dialog = page.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("searchbox");
    expect(await hasFocus(field)).toBe(true);
    expect(new URL(page.url()).hash).toBe("#mobile-search");
    await field.fill("bread");
    const results = dialog.getByRole("listitem");
    await results.first().waitFor();
    expect(await results.count()).toBe(size === "phone" ? 7 : 15);
    expect(await axeFindings(page)).toEqual([]);
    await field.fill("capresse");
    await results.filter({ hasText: "Caprese" }).waitFor();
    expect(await results.count()).toBe(1);
    await results.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Caprese" }).waitFor();
    await dialog.waitFor({ state: "detached" });
    await page.goBack();
    await page.waitForURL(tagine.address);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await dialog.count()).toBe(0);

    await page.keyboard.press("/");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("/");
    await dialog.waitFor();
    // In a field, it's an ordinary character.
    await page.keyboard.type("caprese/");
    expect(await field.inputValue()).toBe("caprese/");
    const result = dialog.getByRole("link", { name: "Caprese" });
    await result.waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await hasFocus(result)).toBe(true);
    await page.keyboard.press("ArrowUp");
    expect(await hasFocus(field)).toBe(true);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Caprese" }).waitFor();

    // The filters are behind a button.
    await goWithin(page, "search");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("checkbox", { name: "Desserts" }).check({ force: true });
    await page.getByRole("textbox", { name: "Without ingredients" }).fill("eggs, basil");
    await page.getByText("1 recipe", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("checkbox", { name: "summer" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Filters (4)").waitFor();
  });
});
