import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { addDays, getMonday } from "../../src/contract/days.ts";
import type { Meal, MealPlan } from "../../src/contract/meal-plans.ts";
import { localDay, formatDay, formatDays } from "../../web/text/day.ts";
import { hasFocus, type Page, type Size, pressUntil, waitForClicks } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const SOUPS = ["Beet Soup", "Carrot Soup", "Fish Soup", "Leek Soup", "Onion Soup", "Pea Soup", "Tomato Soup"];
const TODAY = localDay(new Date());
const MONDAY = addDays(getMonday(TODAY), 7);
const dayAfter = (days: number) => addDays(MONDAY, days);
const named = (day: string) => formatDay(day, "en-US");
const span = (start: string, end: string) => formatDays(start, end, "en-US", TODAY);
const WEEK = span(MONDAY, dayAfter(4));

beforeEach(async () => {
  for (const name of SOUPS) await cook.send("POST", "recipes/create", { name });
});
afterEach(async () => {
  for (const { uid } of await readPlans()) await cook.send("DELETE", `meal-plans/${uid}`);
  await deleteAllRecipes(cook);
});

const readPlans = async (): Promise<MealPlan[]> => (await cook.send("GET", "meal-plans/all")).body;
const dialog = (page: Page) => page.getByRole("dialog");
const panel = (page: Page, name = "New plan") => page.getByRole("region", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
const day = (page: Page, date: string, of = "New plan") =>
  panel(page, of).getByRole("listitem", { name: named(date) });
const card = (page: Page, days: string) => page.getByRole("article", { name: days });
const slots = (meals: Meal[]) => meals.map(({ date, slug, name }) => `${date} ${slug ?? name}`);

/** Adds a plan with one text per day. */
async function addPlan(startDate: string, names: string[]): Promise<MealPlan> {
  const meals = names.map((name, later) => ({
    slug: "empty",
    name,
    date: addDays(startDate, later),
    note: "",
  }));
  const endDate = addDays(startDate, names.length - 1);
  const { body } = await cook.send("POST", "meal-plans/create", { startDate, endDate, meals });
  return (await readPlans()).find(({ uid }) => uid === body.uid) as MealPlan;
}

/** Opens the planner as a signed-in person. */
async function openPlanner(size: Size): Promise<Page> {
  const page = await browser.visit(`${tagine.address}meal-plan/planner`, { size, as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1, name: "Meal planner" }).waitFor();
  return page;
}

/** Presses an entry of a meal's menu. */
async function act(page: Page, meal: string, date: string, what: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${meal}, ${named(date)}`, exact: true }).click();
  await press(page, what);
}

/** Chooses a recipe for a meal. */
async function choose(page: Page, text: string, result: string): Promise<void> {
  await dialog(page).getByRole("searchbox").fill(text);
  await answer(page, result);
  await dialog(page).waitFor({ state: "detached" });
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("next week can be planned with suggestions, search, text and notes", async () => {
    const page = await openPlanner(size);
    await page.getByText("No plans yet").waitFor();
    await press(page, "Next week");
    expect(await page.getByLabel("First day").inputValue()).toBe(MONDAY);
    expect(await page.getByLabel("Last day").inputValue()).toBe(dayAfter(4));
    await page.getByText("0 of 5 meals planned").waitFor();

    await press(page, `Choose a meal for ${named(MONDAY)}`);
    await choose(page, "tomato", "Tomato Soup");
    await act(page, "Tomato Soup", MONDAY, "Add note");
    await dialog(page).getByLabel("Note").fill("for six");
    await expectLooksRight(page);
    await answer(page, "Done");
    await day(page, MONDAY).getByText("for six").waitFor();
    await press(page, `Add a meal on ${named(MONDAY)}`);
    await choose(page, "Leftovers", "Plan “Leftovers” without a recipe");
    await press(page, "Surprise me");
    await page.getByText("6 of 6 meals planned").waitFor();
    const drawn = day(page, dayAfter(1)).getByRole("button", { name: /^\w+ Soup$/ });
    const before = await drawn.innerText();
    await day(page, dayAfter(1))
      .getByRole("button", { name: /^Surprise me again for / })
      .click();
    await eventually(async () => (await drawn.innerText()) !== before);
    // Without a picture, the first letter is above the name.
    const name = (await drawn.innerText()).split("\n").at(-1) ?? "";
    const said = `${name}: ${named(dayAfter(1))}, meal 1 of 1.`;
    await page.getByRole("status").filter({ hasText: said }).waitFor({ state: "attached" });

    await page.getByLabel("First day").fill(dayAfter(1));
    await page.getByText("2 meals are outside the plan's dates.").waitFor();
    await expectLooksRight(page);
    await page.getByLabel("First day").fill(MONDAY);
    await addPlan(addDays(TODAY, -20), ["Old"]);
    await press(page, "Save");
    await card(page, WEEK).waitFor();
    expect(await page.getByLabel("First day").inputValue()).toBe("");
    const plan = (await readPlans()).at(-1);
    const slugs = plan?.meals.flatMap(({ slug }) => slug ?? []) ?? [];
    expect(plan?.meals).toHaveLength(6);
    expect(new Set(slugs).size).toBe(5);
    expect(plan?.meals[0]).toMatchObject({ slug: "tomato-soup", note: "for six", date: MONDAY });
    expect(plan?.meals[1]).toMatchObject({ slug: null, name: "Leftovers", date: MONDAY });
    await card(page, WEEK).getByRole("link", { name: "Tomato Soup for six" }).waitFor();
    await press(page, "Past plans (1)");
    await page.getByText("Old").waitFor();
    await expectLooksRight(page);
    await press(page, `Delete ${WEEK}`);
    await dialog(page).getByText(`This permanently deletes the plan for ${WEEK}.`).waitFor();
  });

  test("meals can be moved by keyboard, with announcements, and by their menu", async () => {
    await addPlan(MONDAY, ["Soup", "Stew", "Pie"]);
    const days = span(MONDAY, dayAfter(2));
    const editing = `Edit ${days}`;
    const page = await openPlanner(size);
    await press(page, editing);
    expect(await hasFocus(panel(page, editing).getByRole("heading", { level: 3 }))).toBe(true);
    const handle = (name: string, date: string) =>
      page.getByRole("button", { name: `Move ${name}, ${named(date)}`, exact: true });
    await handle("Soup", MONDAY).focus();
    const words = (text: string) => page.getByRole("status").filter({ hasText: text });
    const said = (text: string) => words(text).waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await said(`Picked up Soup, ${named(MONDAY)}.`);
    await pressUntil(page, "ArrowRight", words(`Soup: ${named(dayAfter(1))}, meal 1 of 2.`));
    await page.keyboard.press("ArrowLeft");
    await said(`Soup: ${named(MONDAY)}, meal 1 of 1.`);
    await page.keyboard.press("ArrowRight");
    await said(`Soup: ${named(dayAfter(1))}, meal 1 of 2.`);
    await page.keyboard.press("ArrowDown");
    await said(`Soup: ${named(dayAfter(1))}, meal 2 of 2.`);
    await page.keyboard.press("Space");
    await said(`Dropped Soup on ${named(dayAfter(1))}. Meal 2 of 2.`);
    await handle("Soup", dayAfter(1)).waitFor();
    await eventually(() => hasFocus(handle("Soup", dayAfter(1))));

    await page.keyboard.press("Space");
    await said("Picked up Soup");
    await pressUntil(page, "ArrowLeft", words(`Soup: ${named(MONDAY)}, meal 1 of 1.`));
    await pressUntil(page, "Escape", words(`Move canceled. Soup is back on ${named(dayAfter(1))}.`));
    await act(page, "Pie", dayAfter(2), "Move to…");
    await dialog(page).getByLabel("Move to").selectOption(named(MONDAY));
    await answer(page, "Move");
    await eventually(() => hasFocus(handle("Pie", MONDAY)));
    await press(page, "Save");
    await card(page, days).waitFor();
    const [plan] = await readPlans();
    expect(slots(plan?.meals ?? [])).toEqual([`${MONDAY} Pie`, `${dayAfter(1)} Stew`, `${dayAfter(1)} Soup`]);
  });
});

describe("by mouse and touch", () => {
  test("all days of a long plan are shown on demand, and a meal can be dragged to another day and within its day", async () => {
    const later = addDays(MONDAY, 30);
    await addPlan(
      later,
      Array.from({ length: 20 }, (_, meals) => `Meal ${meals + 1}`),
    );
    const page = await openPlanner("desk");
    const long = card(page, span(later, addDays(later, 19)));
    await long.getByRole("button", { name: "Show all 20 days" }).click();
    await long.getByText("Meal 20").waitFor();
    await eventually(() => hasFocus(long.locator("[tabindex='-1']")));

    await press(page, "Next week");
    await press(page, `Choose a meal for ${named(MONDAY)}`);
    await choose(page, "Soup of the day", "Plan “Soup of the day” without a recipe");
    await drag(page, "Soup of the day", MONDAY, dayAfter(2));
    await day(page, dayAfter(2)).getByText("Soup of the day").waitFor();
    await day(page, MONDAY).getByText("Choose a meal").waitFor();
    expect(await dialog(page).count()).toBe(0);
    await press(page, `Add a meal on ${named(dayAfter(2))}`);
    await choose(page, "Bread", "Plan “Bread” without a recipe");
    await drag(page, "Bread", dayAfter(2), dayAfter(2));
    await press(page, "Save");
    await card(page, WEEK).waitFor();
    const plan = (await readPlans()).find(({ startDate }) => startDate === MONDAY);
    const meals = plan?.meals.filter(({ date }) => date === dayAfter(2)) ?? [];
    expect(slots(meals)).toEqual([`${dayAfter(2)} Bread`, `${dayAfter(2)} Soup of the day`]);
  });

  test("a long press drags a meal, and scrolling doesn't", async () => {
    await addPlan(MONDAY, ["Soup", "Stew"]);
    const page = await openPlanner("phone");
    const edited = `Edit ${span(MONDAY, dayAfter(1))}`;
    await press(page, edited);
    const centre = async (date: string) => {
      const box = await day(page, date, edited).getByRole("button").nth(1).boundingBox();
      return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
    const toSight = () =>
      day(page, MONDAY, edited).evaluate((list) => list.scrollIntoView({ block: "center" }));
    await toSight();
    const begin = await centre(MONDAY);
    await touch("touchStart", begin);
    for (const by of [10, 20, 30, 40]) await touch("touchMove", { x: begin.x, y: begin.y + by });
    await touch("touchEnd");
    await day(page, MONDAY, edited).getByText("Soup").waitFor();
    await waitUntilStill(page);
    await toSight();
    await touch("touchStart", await centre(MONDAY));
    await page.getByRole("status").filter({ hasText: "Picked up Soup" }).waitFor({ state: "attached" });
    const end = await centre(dayAfter(1));
    await touch("touchMove", { x: end.x, y: end.y - 10 });
    await touch("touchMove", end);
    await touch("touchEnd");
    await day(page, dayAfter(1), edited).getByText("Soup").waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});

/** A flicked page keeps scrolling for a moment. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let place = NaN;
    for (let still = 0; still < 6; still++) {
      if (scrollY !== place) still = 0;
      place = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Drags a meal onto the first one of a day. */
async function drag(page: Page, name: string, from: string, to: string): Promise<void> {
  const picture = day(page, from).getByRole("button", { name, exact: true });
  // The handle comes first, then the picture.
  const target = day(page, to).getByRole("button").nth(1);
  const start = await picture.boundingBox();
  const end = await target.boundingBox();
  if (!start || !end) throw new Error("Nothing to drag, or nowhere to");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 20, start.y + start.height / 2, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  await waitForClicks(page);
}
