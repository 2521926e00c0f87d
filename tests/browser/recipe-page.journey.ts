import { beforeAll, describe, expect, test } from "bun:test";
import { axeFindings, SIZES, waitUntilLoaded, type Page } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

/** At the bottom of a phone, for the bar with the main places. */
const BAR = 64;

const CURRY = {
  name: "Chickpea Curry With Spinach And Coconut",
  description: "A weeknight curry that tastes better the next day, with rice or warm bread on the side.",
  recipeYield: "4",
  prepTime: "15 Minutes",
  performTime: "30 Minutes",
  totalTime: "45 Minutes",
  orgURL: "https://example.com/recipes/chickpea-curry",
  recipeIngredient: Array.from(
    { length: 14 },
    (_, at) => `${at + 1} tbsp of the ingredient number ${at + 1}`,
  ),
  recipeInstructions: Array.from({ length: 9 }, (_, at) => ({
    text: `Step ${at + 1}: stir everything well and let it simmer over a low heat until it smells fragrant. Taste it, and add a little water if it looks dry.`,
  })),
  notes: [{ title: "Leftovers", text: "Keep for three days in the fridge." }],
  recipeCategory: ["Curries"],
  tags: ["quick", "vegan"],
};
const names = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
const ODD = {
  ...CURRY,
  name: `${"كسكس بالخضار والحمص ".repeat(24)}${"x".repeat(40)}`,
  totalTime: null,
  prepTime: null,
  performTime: null,
  tags: names(80, "a tag of some length"),
  recipeCategory: names(60, "a category of some length"),
};

let curry = "";
let odd = "";
beforeAll(async () => {
  await deleteAllRecipes(cook);
  curry = (await cook.send("POST", "recipes/create", CURRY)).body;
  odd = (await cook.send("POST", "recipes/create", ODD)).body;
});

/** Tabs of dishes may: their row scrolls. */
const sticksOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = width > 1 && (right > innerWidth + 1 || left < -1);
        return isOutside && !element.closest("dialog nav");
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 20)}`),
  );

test("the first ingredients are on the screen, and a recipe fits on one sheet of paper", async () => {
  const phone = await browser.visit(`${tagine.address}recipe/${curry}`, { size: "phone", as: ADMIN_EMAIL });
  await waitUntilLoaded(phone);
  const third = await phone.locator("#ingredients li").nth(2).boundingBox();
  expect((third?.y ?? 999) + (third?.height ?? 0)).toBeLessThanOrEqual(SIZES.phone.height - BAR);
  expect(await axeFindings(phone)).toEqual([]);

  const desk = await browser.visit(`${tagine.address}recipe/${curry}`, { size: "desk", as: ADMIN_EMAIL });
  await waitUntilLoaded(desk);
  for (const part of ["#ingredients", "#steps"])
    expect((await desk.locator(part).boundingBox())?.y).toBeLessThan(600);
  for (const format of ["A4", "Letter"]) {
    const sheet = (await desk.pdf({ format })).toString("latin1");
    expect([format, sheet.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
  }
});

describe.each([1, 2])("with text %p times as large", (times) => {
  test("nothing is wider than the narrowest phone, whatever a recipe contains", async () => {
    const page = await browser.visit(tagine.address, { size: "phone", as: ADMIN_EMAIL });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const slug of [odd, curry]) {
      await page.goto(`${tagine.address}recipe/${slug}`);
      await page.getByRole("tab").first().waitFor();
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size * 100}%`), times);
      expect([slug.length, await sticksOut(page)]).toEqual([slug.length, []]);
      await page.getByRole("button", { name: "Plan", exact: true }).click();
      const tomorrow = page.getByRole("button", { name: /^Tomorrow/ });
      await tomorrow.waitFor();
      expect([slug.length, await sticksOut(page)]).toEqual([slug.length, []]);
      await page.keyboard.press("Escape");
      await tomorrow.waitFor({ state: "detached" });
      await page.getByRole("link", { name: "Cook", exact: true }).click();
      const mode = page.getByRole("dialog");
      await mode.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await page.goBack();
      await mode.waitFor({ state: "detached" });
    }
  });
});
