import { beforeEach, describe, expect, test } from "bun:test";
import { addDays } from "../../src/contract/days.ts";
import { formatDay } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { dayInZone, inTimeZone } from "../support/time-zone.ts";

const { admin, answer, open, user } = await dom();

const TODAY = dayInZone("UTC");

async function recipe(name: string, recipeIngredient: string[]): Promise<string> {
  return (await admin.send("POST", "recipes/create", { name, recipeIngredient })).body;
}

const soup = await recipe("Lentil soup", [
  "For the soup:",
  "200 g lentils",
  "1 onion",
  "  1  Bay leaf",
  "2 tsp Ras el hanoum",
  "1 tsp salt",
]);
const curry = await recipe("Curry", [
  "300 g lentils",
  "1 onion",
  "1 bay leaf",
  "1 tsp Ras el hanoum",
  "salt",
  "",
]);

async function plan(meals: { slug?: string; name?: string; date: string }[]): Promise<void> {
  const days = { startDate: addDays(TODAY, -3), endDate: addDays(TODAY, 3) };
  expect((await user.send("POST", "meal-plans/create", { ...days, meals })).status).toBe(200);
}

beforeEach(async () => {
  for (const { uid } of (await user.get("meal-plans/all")).body)
    await user.send("DELETE", `meal-plans/${uid}`);
});

async function thisWeek(): Promise<OpenApp> {
  const page = await open("meal-plan/this-week", { as: user });
  await screen.findByRole("heading", { level: 1 });
  return page;
}

test("an empty page explains plans and links to the planner", async () => {
  const page = await thisWeek();
  await screen.findByRole("heading", { name: "No dinners planned this week" });
  await page.follow("Plan the week");
  await page.waitForAddress("/meal-plan/planner");
});

test("a plan with only text has nothing to buy and says so", async () => {
  await plan([{ name: "Leftovers", date: TODAY }]);
  const page = await thisWeek();
  await page.press("Shopping list");
  await screen.findByText(/Plan a recipe to see its ingredients here\./);
});

test("the plan's list leads to the group's lists", async () => {
  await plan([{ slug: soup, date: TODAY }]);
  const page = await thisWeek();
  const list = await openList(page);
  await list.findByRole("checkbox", { name: "200 g lentils" });
  await page.click(await list.findByRole("link", { name: "See lists" }));
  await page.waitForAddress("/shopping");
});

test("a failed list can be retried", async () => {
  await plan([{ slug: soup, date: TODAY }]);
  const page = await thisWeek();
  const answerAgain = answer(/shopping-list$/);
  await page.press("Shopping list");
  await within(await screen.findByRole("alert")).findByText(/Can't reach Tagine/);
  answerAgain();
  await page.press("Try again");
  await screen.findByRole("heading", { name: "Lentil soup" });
});

test("tonight's dinner is shown even if it's just text", async () => {
  await plan([{ name: "What is left over", date: TODAY }]);
  const page = await open("meal-plan/today", { as: user });
  await page.waitForAddress("/meal-plan/this-week");
  await screen.findByText("What is left over");
  expect(document.querySelector("[aria-current=date]")?.textContent).toContain("What is left over");
});

test("dinner today is today's recipe, or the way to choose one", async () => {
  const page = await open("meal-plan/today", { as: user });
  await screen.findByRole("heading", { name: "No dinner planned for today" });
  expect(screen.getByRole("link", { name: "Choose dinner" }).getAttribute("href")).toBe("/meal-plan/planner");
  await page.follow("See the week");
  await screen.findByRole("heading", { name: "No dinners planned this week" });
  await plan([{ slug: soup, date: TODAY }]);
  await page.go("/meal-plan/today");
  await page.waitForAddress(`/recipe/${soup}`);
  await page.follow("Plan");
  expect((await screen.findByRole("article")).textContent).toContain("Lentil soup");
});

async function openList(page: OpenApp) {
  await page.press("Shopping list");
  const list = within(await screen.findByRole("dialog", { name: "Shopping list" }));
  await list.findByRole("heading", { name: "Lentil soup" });
  return list;
}

test("checked items are checked in both views and when the list reopens, and are left out of copies", async () => {
  await plan([
    { slug: soup, date: TODAY },
    { slug: curry, date: addDays(TODAY, 1) },
  ]);
  const page = await thisWeek();
  const list = await openList(page);
  const copy = async () => {
    await page.click(list.getByRole("button", { name: "Copy" }));
    await list.findByText("Copied");
    return navigator.clipboard.readText();
  };
  const box = (name: string | RegExp) => list.getByRole<HTMLInputElement>("checkbox", { name });
  expect(list.getAllByRole("checkbox")).toHaveLength(10);
  list.getByText("10 left");
  await page.click(list.getAllByRole("checkbox", { name: /1 onion/ })[0] ?? document.body);
  await page.click(box(/200 g lentils/));
  expect(await copy()).toMatch(
    /^Shopping list for .+\n\nLentil soup\n- 1 {2}Bay leaf\n- 2 tsp Ras el hanoum\n- 1 tsp salt\n\nCurry\n- 300 g lentils\n- 1 onion\n- 1 bay leaf\n- 1 tsp Ras el hanoum\n- salt$/,
  );

  await page.click(list.getByText("Combined (beta)"));
  await list.findByRole("checkbox", { name: "500 g lentils" });
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "500 g lentilsLentil soup, Curry",
    "2 onionsLentil soup, Curry",
    "2 Bay leavesLentil soup, Curry",
    "2 tsp Ras el hanoumLentil soup",
    "1 tsp Ras el hanoumCurry",
    "1 tsp + some saltLentil soup, Curry",
  ]);
  // The spice isn't a known food, so its two lines are only together.
  expect(list.getAllByRole("list")).toHaveLength(5);
  expect(box("500 g lentils").indeterminate).toBe(true);
  const onions = box("2 onions");
  expect(onions.indeterminate).toBe(true);
  expect(await copy()).toMatch(/\n\n- 300 g lentils\n\n- 1 onion\n\n- 2 Bay leaves\n\n/);
  await page.click(onions);
  expect(onions.checked).toBe(true);
  expect(await copy()).toMatch(
    /\n\n- 300 g lentils\n\n- 2 Bay leaves\n\n- 2 tsp Ras el hanoum\n- 1 tsp Ras el hanoum\n\n- 1 tsp \+ some salt$/,
  );

  await page.press("Close", await screen.findByRole("dialog"));
  await page.follow("All recipes");
  await screen.findByRole("heading", { level: 1, name: "All recipes" });
  await page.go("/meal-plan/this-week");
  await screen.findByRole("heading", { level: 1, name: "Dinner this week" });
  const again = await openList(page);
  await again.findByText("7 left");
  const bothOnions = again.getAllByRole<HTMLInputElement>("checkbox", { name: /1 onion/ });
  expect(bothOnions.map(({ checked }) => checked)).toEqual([true, true]);
  for (const one of again.getAllByRole<HTMLInputElement>("checkbox")) if (!one.checked) await page.click(one);
  await again.findByText("All done");
});

test("the list is shared as text if the device can, and printed", async () => {
  await plan([{ slug: soup, date: TODAY }]);
  const shared: unknown[] = [];
  const share = (what: unknown) => {
    shared.push(what);
    return Promise.reject(new DOMException("closed", shared.length === 1 ? "AbortError" : "DataError"));
  };
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const { print } = globalThis;
  Object.assign(globalThis, { print: () => shared.push("printed") });
  try {
    const page = await thisWeek();
    const list = await openList(page);
    await page.click(await list.findByRole("button", { name: "Share" }));
    await page.click(list.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(shared).toContain("printed"));
    expect(list.queryByRole("alert")).toBeNull();
    await page.click(list.getByRole("button", { name: "Share" }));
    await list.findByText("Couldn't share the list. Copy it instead.");
    expect(shared).toEqual([
      { title: expect.stringContaining("Shopping list"), text: expect.stringContaining("- 200 g lentils") },
      "printed",
      expect.anything(),
    ]);
  } finally {
    Reflect.deleteProperty(navigator, "share");
    Object.assign(globalThis, { print });
  }
});

test("a plan that lasts months shows this and next week first, and the rest on request", async () => {
  const meals = Array.from({ length: 60 }, (_, day) => ({
    name: `Dinner ${day}`,
    date: addDays(TODAY, day - 30),
  }));
  const days = { startDate: addDays(TODAY, -30), endDate: addDays(TODAY, 29) };
  await user.send("POST", "meal-plans/create", { ...days, meals });
  const page = await thisWeek();
  expect(await screen.findAllByRole("article")).toHaveLength(14);
  await page.press("Show all 60 days");
  expect(await screen.findAllByRole("article")).toHaveLength(60);
});

test("visitors are asked to sign in first", async () => {
  const page = await open("meal-plan/this-week");
  await page.waitForAddress(/\/login\?/);
});

describe.each(["Pacific/Honolulu", "Pacific/Kiritimati"])("in %s", (zone) => {
  inTimeZone(zone);

  test("each meal is on its day", async () => {
    const days = [-3, -2, -1, 0, 1, 2, 3].map((by) => addDays(TODAY, by));
    await plan(days.map((date) => ({ name: `Dinner of ${date}`, date })));
    await thisWeek();
    for (const day of days) {
      const card = (await screen.findByText(`Dinner of ${day}`)).closest("article");
      expect(card?.textContent).toContain(formatDay(day, "en-US"));
    }
    const here = dayInZone(zone);
    expect(document.querySelector("[aria-current=date]")?.textContent).toContain(`Dinner of ${here}`);
  });
});
