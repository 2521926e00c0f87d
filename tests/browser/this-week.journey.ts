import { beforeEach, describe, expect, test } from "bun:test";
import { addDays } from "../../src/contract/days.ts";
import { formatDay } from "../../web/text/day.ts";
import { hasFocus, type Page, type Size, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { upload } from "../support/pictured.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";
import { looks } from "../support/looks.ts";
import { dayInZone } from "../support/time-zone.ts";

const { browser, tagine, cook } = await journey({ TZ: "UTC" });
const sizes = looks<Size>(["phone"], ["desk"]);

/** The server's date. */
const TODAY = dayInZone("UTC");

const soup = await addRecipe("Lentil soup", ["For the soup:", "200 g lentils", "1 onion", "  1  Bay leaf"]);
await cook.send("PUT", `recipes/${soup}/image`, upload(await picture(900, 600)));
const curry = await addRecipe("Curry", ["300 g lentils", "1 onion", "1 bay leaf", ""]);

async function addRecipe(name: string, recipeIngredient: string[]): Promise<string> {
  const description = `All about **${name}**`;
  return (await cook.send("POST", "recipes/create", { name, description, recipeIngredient })).body;
}

interface SentMeal {
  slug?: string;
  name?: string;
  date: string;
  note?: string;
}

/** Stores a plan of three days before today to three days after. */
async function addPlan(meals: SentMeal[]): Promise<void> {
  const days = { startDate: addDays(TODAY, -3), endDate: addDays(TODAY, 3) };
  expect((await cook.send("POST", "meal-plans/create", { ...days, meals })).status).toBe(200);
}

beforeEach(async () => {
  for (const { uid } of (await cook.get("meal-plans/all")).body)
    await cook.send("DELETE", `meal-plans/${uid}`);
});

const at = (path: string, visit: Visit = {}) =>
  browser.visit(tagine.address + path, { as: ADMIN_EMAIL, ...visit });

async function openThisWeek(visit: Visit = {}): Promise<Page> {
  const page = await at("meal-plan/this-week", visit);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const line = (page: Page, name: string | RegExp) => main(page).getByRole("checkbox", { name });

const list = (page: Page) => page.getByRole("dialog", { name: "Shopping list" });

async function openList(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Shopping list" }).click();
  // The week shows the recipe's name, too.
  await list(page).getByRole("heading", { name: "Lentil soup" }).waitFor();
}

describe.each(sizes)("at the size of a %s", (size) => {
  test("each meal has a card, today's first, with a link to its recipe", async () => {
    await addPlan([
      { slug: curry, date: addDays(TODAY, -1) },
      { slug: soup, date: TODAY, note: "For six" },
      { name: "Pizza at Anna's", date: addDays(TODAY, 1) },
      { slug: "empty", date: addDays(TODAY, 2) },
    ]);
    const page = await openThisWeek({ size, dark: true });
    expect(await page.getByRole("article").count()).toBe(4);
    const today = page.getByRole("article").first();
    await today.getByText(`Today · ${formatDay(TODAY, "en-US")}`).waitFor();
    await today.getByText("All about Lentil soup").waitFor();
    await today.getByText("For six").waitFor();
    expect(await today.locator("img").evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
    expect((await today.boundingBox())?.y).toBeLessThan(300);
    expect(await card(page, "Pizza").getByRole("link").count()).toBe(0);
    await card(page, "Nothing planned yet").getByRole("link", { name: "Choose dinner" }).waitFor();
    await card(page, "Curry")
      .getByText(formatDay(addDays(TODAY, -1), "en-US"))
      .waitFor();
    await expectLooksRight(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("html[data-theme=light]").waitFor();
    await expectLooksRight(page);

    await openList(page);
    await line(page, "1 onion").first().check();
    await line(page, "200 g lentils").check();
    await expectLooksRight(page);
    await main(page).getByText("Combined (beta)").click();
    const onions = main(page).getByRole("checkbox", { name: "2 onions", exact: true });
    // One of them was checked before.
    await onions.waitFor();
    expect(await onions.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await onions.click();
    expect(await onions.isChecked()).toBe(true);
    await expectLooksRight(page);
    await page.keyboard.press("Escape");
    await list(page).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "View recipe: Lentil soup" }).click();
    await page.waitForURL(`${tagine.address}recipe/${soup}`);
  });

  test("the buttons of a long list stay visible", async () => {
    const lines = Array.from({ length: 500 }, (_, place) => `${place} g of ingredient ${place * 7919}`);
    const feast = await addRecipe(`Feast ${size}`, lines);
    await addPlan([{ slug: feast, date: TODAY }]);
    const page = await openThisWeek({ size });
    await page.getByRole("button", { name: "Shopping list" }).click();
    await main(page).getByText("500 left").waitFor();
    await main(page).getByText("Combined (beta)").click();
    await eventually(async () => (await main(page).getByRole("checkbox").count()) === 500);
    const box = await main(page).getByRole("button", { name: "Print" }).boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await line(page, lines.at(-1) ?? "").check();
    await main(page).getByText("499 left").waitFor();
  });
});

test("the list works with the keyboard, survives a reload, and prints on its own", async () => {
  await addPlan([{ slug: soup, date: TODAY }]);
  const page = await openThisWeek();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("button", { name: "Shopping list" }).focus();
  await press("Enter");
  await list(page).getByRole("heading", { name: "Lentil soup" }).waitFor();
  await press("Tab");
  expect(await hasFocus(main(page).getByRole("radio", { name: "By recipe" }))).toBe(true);
  await press("Tab", "Space");
  expect(await line(page, "200 g lentils").isChecked()).toBe(true);
  await press("Shift+Tab", "ArrowRight");
  expect(await main(page).getByRole("radio", { name: "Combined (beta)" }).isChecked()).toBe(true);
  expect(await line(page, "200 g lentils").isChecked()).toBe(true);
  await press("Tab", "Space");
  expect(await line(page, "200 g lentils").isChecked()).toBe(false);
  await line(page, "1 onion").check();
  await press("Escape");
  await eventually(() => hasFocus(page.getByRole("button", { name: "Shopping list" })));

  await page.reload();
  await openList(page);
  await main(page).getByText("2 left").waitFor();
  expect(await line(page, "1 onion").isChecked()).toBe(true);
  await page.emulateMedia({ media: "print" });
  await line(page, "200 g lentils").waitFor();
  for (const hidden of [page.locator("header").first(), list(page).getByRole("button", { name: "Print" })])
    expect(await hidden.isVisible()).toBe(false);
  expect(await page.locator("main h1").isVisible()).toBe(false);
});

test("each meal is on its day, even if it is another day for the server", async () => {
  const timeZone = "Pacific/Kiritimati";
  const days = [-3, -2, -1, 0, 1, 2, 3].map((by) => addDays(TODAY, by));
  await addPlan(days.map((date) => ({ name: `Dinner of ${date}`, date })));
  const page = await openThisWeek({ timeZone });
  for (const day of days) await card(page, `Dinner of ${day}`).getByText(formatDay(day, "en-US")).waitFor();
  const today = page.locator("[aria-current=date]");
  expect(await today.getByRole("heading").textContent()).toBe(`Dinner of ${dayInZone(timeZone)}`);
});
