import { beforeAll, describe, expect, test } from "bun:test";
import type { Locator } from "playwright-core";
import { axeFindings, type Page, type Size } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";

const RECIPES = 120;
/** A card in a long list, not a chip, which is a list item, too. */
const CARD = "[role=listitem]";

const { browser, tagine, cook } = await journey();

beforeAll(async () => {
  for (let number = 1; number <= RECIPES; number++) {
    const letter = String.fromCharCode(97 + ((number * 7) % 26));
    await cook.send("POST", "recipes/create", {
      name: `${letter}-dish ${number}`,
      description: "What there is in the house, and what is left of Sunday.",
      recipeCategory: number % 3 === 0 ? ["Soups"] : ["Salads"],
      dateAdded: `2025-01-${String((number % 28) + 1).padStart(2, "0")}`,
    });
  }
});

/** A long list grows as it's measured, so its end moves. */
const scrollToEnd = (page: Page, last: Locator) =>
  eventually(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return last.isVisible();
  });
const fromServer = async (query: string): Promise<string[]> =>
  (await cook.get(`recipes/summary?${query}`)).body.map((row: { name: string }) => row.name);

describe.each(["desk", "phone"] as Size[])("at the size of a %s", (size) => {
  test("the list of all recipes draws only the cards near the viewport, and going back returns to the same place", async () => {
    const page = await browser.visit(`${tagine.address}recipes/all`, { size });
    await page.getByText(`${RECIPES} recipes`).waitFor();
    const cards = page.locator(CARD);
    expect(await cards.count()).toBeLessThan(40);
    expect(await cards.first().getAttribute("aria-setsize")).toBe(String(RECIPES));

    await page.evaluate(() => scrollTo(0, 3000));
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].some((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top < innerHeight / 2 && bottom > 0;
        }),
      CARD,
    );
    const name = await cards.nth(9).getByRole("heading").innerText();
    // By its name, since the list replaces cards while it scrolls.
    const card = cards.getByRole("link").filter({ has: page.getByText(name, { exact: true }) });
    await card.scrollIntoViewIfNeeded();
    // Measured cards can still move the page until the click.
    const place = page.evaluate(
      () =>
        new Promise<number>((left) =>
          addEventListener("click", () => left(scrollY), { capture: true, once: true }),
        ),
    );
    await card.click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    await page.goBack();
    await cards.getByText(name, { exact: true }).waitFor();
    await eventually(async () => Math.abs((await page.evaluate(() => scrollY)) - (await place)) < 5);

    await page
      .getByRole("navigation", { name: "Sort: All recipes" })
      .getByRole("link", { name: "A–Z" })
      .click();
    const names = await fromServer("order=name");
    await cards
      .first()
      .getByText(names[0] ?? "", { exact: true })
      .waitFor();
    await page.keyboard.press("End");
    await scrollToEnd(page, page.getByText(names.at(-1) ?? "", { exact: true }));
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.each(looks<Size>(["phone"], ["desk"]))(
  "a list longer than one response shows its total and loads more on a %s",
  async (size) => {
    const page = await browser.visit(`${tagine.address}api/health`, { size });
    const [one] = (await cook.get("recipes/summary?limit=1")).body;
    const row = (number: number) => ({ ...one, id: number, name: `Dish ${number}`, slug: `dish-${number}` });
    // There are 10,001 recipes, and a list holds 9,999.
    await page.route("**/api/recipes/summary?**", (route) => {
      const query = new URL(route.request().url()).searchParams;
      const [start, limit] = [Number(query.get("start")), Number(query.get("limit"))];
      const rows = Array.from({ length: Math.min(limit, 10_001 - start) }, (_, at) => row(start + at + 1));
      return route.fulfill({ json: rows, headers: { "Total-Count": "10001" } });
    });
    await page.goto(`${tagine.address}recipes/all`);
    await page.getByText("10,001 recipes").waitFor();
    const more = page.getByRole("button", { name: "Show more (9,999 of 10,001)" });
    await more.click();
    await more.waitFor({ state: "detached" });
    await scrollToEnd(page, page.getByText("Dish 10001", { exact: true }));
  },
);
