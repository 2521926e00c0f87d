import { afterEach, beforeEach, expect, onTestFinished, spyOn, test } from "bun:test";
import { addDays, getMonday } from "../../src/contract/days.ts";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { formatDay, formatDays, localDay } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, visitor } = await dom();

const TODAY = localDay(new Date());
const MONDAY = addDays(getMonday(TODAY), 7);

beforeEach(async () => {
  const recipeIngredient = ["200 g beans", "2 onions"];
  await admin.send("POST", "recipes/create", { name: "Stew", recipeYield: "4", recipeIngredient });
});
afterEach(async () => {
  for (const { uid } of await plans()) await admin.send("DELETE", `meal-plans/${uid}`);
  await admin.send("DELETE", "recipes/stew");
});

const plans = async (): Promise<MealPlan[]> => (await admin.get("meal-plans/all")).body;
const planned = async () =>
  (await plans()).flatMap(({ meals }) =>
    meals.flatMap(({ slug, servings }) => (slug ? [[slug, servings]] : [])),
  );
const undoBar = () => screen.getByRole("status", { name: "Undo" });

async function storePlan(meals: object[], startDate = TODAY): Promise<void> {
  const made = await admin.send("POST", "meal-plans/create", { startDate, endDate: startDate, meals });
  expect(made.status).toBe(200);
}

async function atStew(servings = "?servings=6"): Promise<OpenApp> {
  const page = await open(`recipe/stew${servings}`, { as: admin });
  await screen.findByRole("heading", { level: 1, name: "Stew" });
  return page;
}

test("planning uses the page's servings, and undoing only removes that dinner", async () => {
  await storePlan([{ slug: "stew", date: TODAY }]);
  const page = await atStew();
  await page.press("Plan");
  await page.press(/^Today/);
  await within(undoBar()).findByText(/Planned/);
  expect(await planned()).toEqual([
    ["stew", null],
    ["stew", 6],
  ]);
  await page.press("Undo", undoBar());
  await waitFor(async () => expect(await planned()).toEqual([["stew", null]]));
});

test("shopping uses the page's servings, whatever is planned", async () => {
  await storePlan([{ slug: "stew", date: TODAY, servings: 8 }]);
  const page = await atStew();
  await page.press("Shop");
  const dialog = await screen.findByRole("dialog", { name: "Add to shopping list" });
  await within(dialog).findByRole("checkbox", { name: "300 g beans" });
  await page.press("Add 2 items", dialog);
  await within(undoBar()).findByText(/^Added 2 items/);
  expect(await planned()).toEqual([["stew", 8]]);
});

test("this week and its shopping list show a meal's servings, and link to them", async () => {
  await storePlan([
    { slug: "stew", date: TODAY, servings: 6 },
    { slug: "stew", date: TODAY },
  ]);
  const page = await open("meal-plan/this-week", { as: admin });
  const [six, four] = await screen.findAllByRole("article");
  expect(six?.textContent).toContain("6 servings");
  expect(four?.textContent).not.toContain("servings");
  const links = screen
    .getAllByRole("link", { name: "View recipe: Stew" })
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/recipe/stew?servings=6", "/recipe/stew"]);
  await page.press("Shopping list");
  await screen.findByRole("checkbox", { name: "300 g beans" });
  screen.getByRole("checkbox", { name: "200 g beans" });
  const list = within(await screen.findByRole("dialog", { name: "Shopping list" }));
  const titles = list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(["Stew 6 servings", "Stew "]);
  await page.press("Copy");
  await screen.findByText("Copied");
  expect(await navigator.clipboard.readText()).toContain("Stew (6 servings)\n- 300 g beans\n- 3 onions");
});

test("today's dinner opens for its servings", async () => {
  await storePlan([{ slug: "stew", date: TODAY, servings: 6 }]);
  const page = await open("meal-plan/today", { as: admin });
  await page.waitForAddress("/recipe/stew?servings=6");
});

test("servings are formatted in the person's language", async () => {
  await storePlan([{ slug: "stew", date: TODAY, servings: 2.5 }]);
  await open("meal-plan/this-week", { as: admin, language: "de-DE" });
  await screen.findByText("2,5 Portionen");
});

test("the planner can change a meal's servings", async () => {
  await storePlan([{ slug: "stew", date: MONDAY }], MONDAY);
  const days = formatDays(MONDAY, MONDAY, "en-US", TODAY);
  const page = await open("meal-plan/planner", { as: admin });
  const change = async () => {
    await page.press(`Edit ${days}`);
    await page.press(`Actions for Stew, ${formatDay(MONDAY, "en-US")}`);
    await page.press("Change servings");
    const dialog = await screen.findByRole("dialog", { name: "Servings for Stew" });
    await within(dialog).findByRole("button", { name: "More servings" });
    return dialog;
  };
  const save = async (dialog: HTMLElement) => {
    await page.press("Done", dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await page.press("Save");
  };
  const card = async () => within(await screen.findByRole("article", { name: days }));

  const first = await change();
  for (let taps = 0; taps < 2; taps++) await page.press("More servings", first);
  within(first).getByRole("status", { name: "6 servings" });
  await save(first);
  const link = await (await card()).findByRole("link", { name: "Stew 6 servings" });
  expect(link.getAttribute("href")).toBe("/recipe/stew?servings=6");
  expect(await planned()).toEqual([["stew", 6]]);

  const second = await change();
  await page.press("Reset", second);
  await save(second);
  await (await card()).findByRole("link", { name: "Stew" });
  expect(await planned()).toEqual([["stew", null]]);
});

test("servings of a deleted recipe can't be changed", async () => {
  await storePlan([{ slug: "stew", date: MONDAY }], MONDAY);
  const page = await open("meal-plan/planner", { as: admin });
  await page.press(`Edit ${formatDays(MONDAY, MONDAY, "en-US", TODAY)}`);
  await admin.send("DELETE", "recipes/stew");
  await page.press(`Actions for Stew, ${formatDay(MONDAY, "en-US")}`);
  await page.press("Change servings");
  await within(await screen.findByRole("dialog")).findByRole("alert");
});

test("a shared link keeps the page's servings", async () => {
  const copies: string[] = [];
  using _ = spyOn(navigator.clipboard, "writeText").mockImplementation(
    async (text) => void copies.push(text),
  );
  const page = await atStew();
  await page.press("Share");
  await waitFor(() => expect(copies).toEqual([`${location.origin}/recipe/stew?servings=6`]));
});

test("a link for someone without an account keeps the page's servings, too", async () => {
  await admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  onTestFinished(async () => void (await admin.send("PUT", "site-settings", { visitorsMustSignIn: false })));
  const copies: string[] = [];
  using _ = spyOn(navigator.clipboard, "writeText").mockImplementation(
    async (text) => void copies.push(text),
  );
  const page = await atStew();
  await page.press("Share");
  const dialog = await screen.findByRole("dialog");
  await page.press("Create link", dialog);
  await within(dialog).findByText("Link copied");
  const [link] = (await admin.get("recipes/stew/share-links")).body;
  const address = `/shared/${link.token}?servings=6`;
  expect(copies.at(-1)).toBe(`${location.origin}${address}`);
  await page.press(/^Copy link/, dialog);
  await waitFor(() => expect(copies).toHaveLength(2));
  expect(copies.at(-1)).toBe(`${location.origin}${address}`);

  const guest = await open(address.slice(1), { as: visitor });
  await screen.findByRole("checkbox", { name: "300 g beans" });
  await guest.press("More servings");
  await screen.findByRole("checkbox", { name: "350 g beans" });
});

test("a link to a renamed recipe keeps its servings", async () => {
  const { body: stew } = await admin.get("recipes/stew");
  await admin.send("PUT", "recipes/stew", { ...stew, name: "Bean Stew" });
  const page = await open("recipe/stew?servings=6", { as: admin });
  await page.waitForAddress("/recipe/bean-stew?servings=6");
  await screen.findByRole("checkbox", { name: "300 g beans" });
  await admin.send("DELETE", "recipes/bean-stew");
});

test("today's dinner leads from the plan to cook mode, for its servings", async () => {
  await storePlan([{ slug: "stew", date: TODAY, servings: 6 }]);
  await storePlan([{ slug: "stew", date: MONDAY }], MONDAY);
  const page = await open("meal-plan/planner", { as: admin });
  const [cook, ...others] = await screen.findAllByRole("link", { name: "Cook Stew" });
  expect(others).toEqual([]);
  await page.click(cook as HTMLElement);
  await page.waitForAddress("/recipe/stew/cook?servings=6");
});
