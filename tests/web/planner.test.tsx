import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { addDays, getMonday } from "../../src/contract/days.ts";
import type { Meal, MealPlan } from "../../src/contract/meal-plans.ts";
import { localDay, formatDay, formatDays } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { dayInZone, inTimeZone } from "../support/time-zone.ts";

const { admin, answer, handle, open, user } = await dom();

const TODAY = localDay(new Date());
const MONDAY = addDays(getMonday(TODAY), 7);
const dayAfter = (days: number) => addDays(MONDAY, days);
const dayName = (day: string) => formatDay(day, "en-US");
const span = (start: string, end: string) => formatDays(start, end, "en-US", TODAY);

beforeEach(async () => {
  for (const name of ["Beet Soup", "Tomato Soup"]) await admin.send("POST", "recipes/create", { name });
});
afterEach(async () => {
  for (const { uid } of await stored()) await user.send("DELETE", `meal-plans/${uid}`);
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  await admin.send("POST", "recipe-bin", { recipes });
});

const stored = async (): Promise<MealPlan[]> => (await user.get("meal-plans/all")).body;
const slots = (meals: Meal[]) => meals.map(({ date, slug, name }) => `${date} ${slug ?? name}`);
const dialog = () => screen.findByRole("dialog");
const day = async (date: string, plan = "New plan") => {
  const panel = await screen.findByRole("region", { name: plan });
  return within(await within(panel).findByRole("listitem", { name: dayName(date) }));
};
const card = async (days: string) => within(await screen.findByRole("article", { name: days }));
const alert = async () => within(await screen.findByRole("alert"));

async function storePlan(startDate: string, names: string[]): Promise<MealPlan> {
  const meals = names.map((name, later) => ({ slug: "empty", name, date: addDays(startDate, later) }));
  const endDate = addDays(startDate, names.length - 1);
  const { body } = await user.send("POST", "meal-plans/create", { startDate, endDate, meals });
  const plan = (await stored()).find(({ uid }) => uid === body.uid);
  if (!plan) throw new Error("The plan was not stored");
  return plan;
}

async function atPlanner(): Promise<OpenApp> {
  const page = await open("meal-plan/planner", { as: user });
  await screen.findByRole("heading", { level: 1, name: "Meal planner" });
  return page;
}

async function chooseText(page: OpenApp, text: string): Promise<void> {
  await page.fill(within(await dialog()).getByRole("searchbox"), text);
  await page.press(`Plan “${text}” without a recipe`, await dialog());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

async function addTo(page: OpenApp, text: string): Promise<void> {
  await page.press(`Edit ${span(MONDAY, MONDAY)}`);
  await page.press(`Add a meal on ${dayName(MONDAY)}`);
  await chooseText(page, text);
}

test("you can take someone else's changes or overwrite them", async () => {
  const plan = await storePlan(MONDAY, ["Soup"]);
  const page = await atPlanner();
  const theirs = (name: string) =>
    user.send("PUT", `meal-plans/${plan.uid}`, { ...plan, meals: [{ slug: "empty", name, date: MONDAY }] });
  await addTo(page, "Cake");
  await theirs("Fondue");
  await page.press("Save");
  const conflict = within(await dialog());
  await conflict.findByRole("heading", { name: "Someone else edited this plan" });
  await conflict.findByText(/Fondue/);
  await page.press("Keep theirs");
  await (await card(span(MONDAY, MONDAY))).findByText("Fondue");

  await addTo(page, "Cake");
  await theirs("Raclette");
  await page.press("Save");
  await page.press("Keep mine", await dialog());
  await (await card(span(MONDAY, MONDAY))).findByText("Cake");
  expect(slots((await stored())[0]?.meals ?? [])).toEqual([`${MONDAY} Fondue`, `${MONDAY} Cake`]);
});

test("fields are locked while saving, and a plan opened in between stays open", async () => {
  await storePlan(MONDAY, ["Soup"]);
  await storePlan(dayAfter(7), ["Stew"]);
  const first = `Edit ${span(MONDAY, MONDAY)}`;
  const second = `Edit ${span(dayAfter(7), dayAfter(7))}`;
  const page = await atPlanner();
  await addTo(page, "Cake");
  const arrived = Promise.withResolvers<void>();
  answer(/^PUT .*meal-plans\//, async (request) => {
    await arrived.promise;
    return handle(request);
  });
  await page.press("Save");
  await screen.findByRole("button", { name: /^Saving/ });
  const panel = screen.getByRole("region", { name: first });
  expect(within(panel).getByLabelText("First day").closest("[inert]")).not.toBeNull();
  expect(
    within(panel)
      .getByRole("listitem", { name: dayName(MONDAY) })
      .closest("[inert]"),
  ).not.toBeNull();

  await page.press(second);
  await page.press("Discard", await dialog());
  await page.press(`Add a meal on ${dayName(dayAfter(7))}`);
  await chooseText(page, "Pie");
  arrived.resolve();
  await (await card(span(MONDAY, MONDAY))).findByText("Cake");
  await (await day(dayAfter(7), second)).findByText("Pie");
});

test("a slow random recipe doesn't replace a newer choice", async () => {
  const page = await atPlanner();
  await page.press("Next week");
  const arrived = Promise.withResolvers<void>();
  answer(/meal-plans\/random$/, async (request) => {
    await arrived.promise;
    return handle(request);
  });
  const dice = await screen.findByRole("button", { name: `Surprise me for ${dayName(MONDAY)}` });
  expect(dice.getAttribute("title")).toBe("Surprise me");
  await page.click(dice);
  await waitFor(() => expect(dice.getAttribute("aria-disabled")).toBe("true"));
  await page.press(`Choose a meal for ${dayName(MONDAY)}`);
  await chooseText(page, "Pizza");
  arrived.resolve();
  const random = screen.getByRole("button", { name: "Surprise me" });
  await waitFor(() => expect(random.getAttribute("aria-disabled")).toBe("false"));
  await (await day(MONDAY)).findByText("Pizza");
  await screen.findByText("1 of 5 meals planned");
});

test("Random without recipes says so, and the selection stays", async () => {
  await admin.send("POST", "recipe-bin", { recipes: ["beet-soup", "tomato-soup"] });
  const page = await atPlanner();
  await page.press("Next week");
  await page.press(`Add a meal on ${dayName(MONDAY)}`);
  await chooseText(page, "Pizza");
  await page.press("Surprise me");
  await (await alert()).findByText(/No recipes to choose from\./);
  await screen.findByText("1 of 6 meals planned");
});

test("Enter selects the first match or the typed text, and a refused save keeps it", async () => {
  const page = await atPlanner();
  await page.press("Next week");
  await page.press(`Choose a meal for ${dayName(MONDAY)}`);
  await page.fill(within(await dialog()).getByRole("searchbox"), "tomat");
  await within(await dialog()).findByRole("button", { name: /Tomato Soup/ });
  await page.keyboard("{Enter}");
  await (await day(MONDAY)).findByText("Tomato Soup");
  await page.press(`Choose a meal for ${dayName(dayAfter(1))}`);
  await page.fill(within(await dialog()).getByRole("searchbox"), "zzz with Xaver");
  await within(await dialog()).findByText("No matching recipes");
  await page.keyboard("{Enter}");
  await (await day(dayAfter(1))).findByText("zzz with Xaver");

  const answerAgain = answer(/meal-plans\/create$/, () =>
    Response.json({ snackbar: { text: "Not today", type: "error" } }, { status: 422 }),
  );
  await page.press("Save");
  await (await alert()).findByText("Not today");
  answerAgain();
  await page.press("Save");
  await (await card(span(MONDAY, dayAfter(4)))).findByText("zzz with Xaver");
});

test("a plan without meals, with reversed days or too many days can't be saved", async () => {
  const page = await atPlanner();
  await page.fill("First day", MONDAY);
  await page.fill("Last day", MONDAY);
  await page.press(`Actions for No meal, ${dayName(MONDAY)}`);
  await page.press("Remove");
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true));
  await page.fill("Last day", addDays(MONDAY, 366));
  await screen.findByText("Too long (maximum 366 days)");
  await page.fill("Last day", addDays(MONDAY, 1));
  await screen.findByText("0 of 1 meal planned");
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
});

test("visitors are asked to sign in and then reach the planner", async () => {
  const page = await open("meal-plan/planner");
  await page.waitForAddress("/login?redirect=/meal-plan/planner");
});

const plans = () => screen.findByRole("heading", { level: 1, name: "Meal planner" });
const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));
const button = (name: string) => screen.getByRole("button", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function act(page: OpenApp, meal: string, date: string, action: string): Promise<void> {
  await page.press(`Actions for ${meal}, ${dayName(date)}`);
  await page.press(action);
}

test("nothing is lost without asking: when leaving, cancelling, clearing, or choosing other days", async () => {
  await storePlan(MONDAY, ["Soup", "Stew"]);
  const days = span(MONDAY, dayAfter(1));
  const page = await open("", { as: user });
  await page.go("/meal-plan/planner");
  await plans();
  await page.press(`Edit ${days}`);
  // Without changes, leaving the editor needs no connection.
  const answerAgain = answer(/./);
  await page.press("Cancel");
  await hasFocus(() => button(`Edit ${days}`));
  answerAgain();
  await page.press(`Edit ${days}`);
  await act(page, "Soup", MONDAY, "Remove");
  await hasFocus(() => button(`Add a meal on ${dayName(MONDAY)}`));
  await page.follow("Tagine, home");
  await within(await dialog()).findByRole("heading", { name: "Leave without saving?" });
  await page.press("Keep editing", await dialog());
  await closed();
  await page.press("Cancel");
  await page.press("Keep editing", await dialog());
  await closed();
  await page.press("Cancel");
  await page.press("Discard", await dialog());
  await (await card(days)).findByText("Soup");
  await hasFocus(() => button(`Edit ${days}`));

  await page.press("Next week");
  await page.press(`Choose a meal for ${dayName(MONDAY)}`);
  await chooseText(page, "Pizza");
  await page.fill("First day", dayAfter(6));
  await screen.findByText("The last day is before the first day");
  await page.fill("First day", dayAfter(1));
  await screen.findByText(/1 meal is outside the plan's dates\./);
  await page.press("Save");
  await within(await dialog()).findByText(/Outside the plan's dates: Pizza/);
  await page.press("Keep editing", await dialog());
  await closed();
  await page.fill("First day", MONDAY);
  await (await day(MONDAY)).findByText("Pizza");
  await page.press(`Add a meal on ${dayName(MONDAY)}`);
  await chooseText(page, "Cake");
  await page.fill("First day", dayAfter(1));
  await act(page, "Pizza", MONDAY, "Remove");
  await hasFocus(() => screen.getByRole("region", { name: "Meals outside the plan's dates" }));
  await act(page, "Cake", MONDAY, "Remove");
  await hasFocus(() => button(`Add a meal on ${dayName(dayAfter(1))}`));
  await page.press(`Choose a meal for ${dayName(dayAfter(1))}`);
  await chooseText(page, "Pizza");
  await page.press("Clear");
  await page.press("Discard", await dialog());
  await waitFor(() => expect(screen.getByLabelText("First day")).toHaveProperty("value", ""));
  await page.follow("Tagine, home");
  await page.waitForAddress("/");
});

test("a plan is copied to another week and deleted, past ones are folded, and overlaps are pointed out", async () => {
  await storePlan(addDays(TODAY, -20), ["Old"]);
  await storePlan(TODAY, ["Soup", "Stew"]);
  await storePlan(addDays(TODAY, 1), ["Pie"]);
  const days = span(TODAY, addDays(TODAY, 1));
  const page = await open("meal-plan/planner", { as: user });
  await (await card(days)).findByText("Current");
  const shared = span(addDays(TODAY, 1), addDays(TODAY, 1));
  await (
    await card(days)
  ).findByText(`Overlaps with the ${shared} plan on ${shared}. That plan is used because it's newer.`);
  await (
    await card(shared)
  ).findByText(`Overlaps with the ${days} plan on ${shared}. This plan is used because it's newer.`);
  await page.fill("First day", addDays(TODAY, 1));
  await page.fill("Last day", addDays(TODAY, 1));
  const warning = `Overlaps with the ${days} plan on ${shared}. This plan will be used`;
  await screen.findByText((text) => text.startsWith(warning));
  await page.press("Clear");
  expect(screen.queryByText("Old")).toBeNull();
  await page.press("Past plans (1)");
  await screen.findByText("Old");

  await page.press(`Copy to another week: ${days}`);
  const start = addDays(TODAY, 7);
  expect(within(await dialog()).getByLabelText("First day")).toHaveProperty("value", start);
  await page.press("Copy", await dialog());
  await hasFocus(() => screen.getByRole("heading", { name: "New plan" }));
  await (await day(start)).findByText("Soup");
  await page.press("Save");
  const copied = span(start, addDays(start, 1));
  await card(copied);
  expect((await stored()).map(({ startDate }) => startDate)).toEqual([
    addDays(TODAY, -20),
    TODAY,
    addDays(TODAY, 1),
    start,
  ]);

  await page.press(`Delete ${copied}`);
  await within(await dialog()).findByText(new RegExp(`This permanently deletes the plan for ${copied}\\.`));
  await page.press("Delete", await dialog());
  await waitFor(() => expect(screen.queryByRole("article", { name: copied })).toBeNull());
  await hasFocus(() => screen.getByRole("heading", { level: 1 }));
  expect(await stored()).toHaveLength(3);
});

test("a text that is too long isn't planned", async () => {
  const page = await atPlanner();
  await page.press("Next week");
  await page.press(`Choose a meal for ${dayName(MONDAY)}`);
  await page.fill(within(await dialog()).getByRole("searchbox"), "x".repeat(1001));
  await within(await within(await dialog()).findByRole("alert")).findByText(/maximum 1,000 characters/);
  await page.keyboard("{Enter}");
  expect(screen.queryAllByRole("dialog")).toHaveLength(1);
});

test("a plan that someone deleted is created again with the changes", async () => {
  const plan = await storePlan(MONDAY, ["Soup"]);
  const page = await atPlanner();
  await addTo(page, "Cake");
  await admin.send("DELETE", `meal-plans/${plan.uid}`);
  await page.press("Save");
  await (await alert()).findByText(/Someone deleted this plan\./);
  await page.press("Save");
  // The deleted plan's card makes room for another one.
  await waitFor(async () => (await card(span(MONDAY, MONDAY))).getByText("Cake"));
  expect(slots((await stored())[0]?.meals ?? [])).toEqual([`${MONDAY} Soup`, `${MONDAY} Cake`]);
});

describe.each(["Pacific/Pago_Pago", "Pacific/Kiritimati"])("in the time zone %s", (zone) => {
  inTimeZone(zone);

  test("“Next week” counts from the person's today", async () => {
    const page = await atPlanner();
    await page.press("Next week");
    const monday = addDays(getMonday(dayInZone(zone)), 7);
    expect(await screen.findByLabelText("First day")).toHaveProperty("value", monday);
    (await day(monday)).getByText("Choose a meal");
  });
});
