import { afterEach, beforeEach, expect, test } from "bun:test";
import { addDays, getMonday } from "../../src/contract/days.ts";
import type { Meal, MealPlan } from "../../src/contract/meal-plans.ts";
import { localDay, formatDay, formatDays } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

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
  await page.press(`Edit: ${span(MONDAY, MONDAY)}`);
  await page.press(`Add a meal: ${dayName(MONDAY)}`);
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
  await conflict.findByRole("heading", { name: "Somebody changed this plan meanwhile" });
  await conflict.findByText(/Fondue/);
  await page.press("Take theirs");
  await (await card(span(MONDAY, MONDAY))).findByText("Fondue");

  await addTo(page, "Cake");
  await theirs("Raclette");
  await page.press("Save");
  await page.press("Save mine over it", await dialog());
  await (await card(span(MONDAY, MONDAY))).findByText("Cake");
  expect(slots((await stored())[0]?.meals ?? [])).toEqual([`${MONDAY} Fondue`, `${MONDAY} Cake`]);
});

test("fields are locked while saving, and a plan opened in between stays open", async () => {
  await storePlan(MONDAY, ["Soup"]);
  await storePlan(dayAfter(7), ["Stew"]);
  const first = `Edit: ${span(MONDAY, MONDAY)}`;
  const second = `Edit: ${span(dayAfter(7), dayAfter(7))}`;
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
  await page.press(`Add a meal: ${dayName(dayAfter(7))}`);
  await chooseText(page, "Pie");
  arrived.resolve();
  await (await card(span(MONDAY, MONDAY))).findByText("Cake");
  await (await day(dayAfter(7), second)).findByText("Pie");
});

test("a slow random recipe doesn't replace a newer choice", async () => {
  const page = await atPlanner();
  await page.press("Quick Week");
  const arrived = Promise.withResolvers<void>();
  answer(/meal-plans\/random$/, async (request) => {
    await arrived.promise;
    return handle(request);
  });
  const dice = await screen.findByRole("button", { name: `Choose a meal for ${dayName(MONDAY)} at random` });
  expect(dice.getAttribute("title")).toBe("Choose at random");
  await page.click(dice);
  await waitFor(() => expect(dice.getAttribute("aria-disabled")).toBe("true"));
  await page.press(`Choose a meal for ${dayName(MONDAY)}`);
  await chooseText(page, "Pizza");
  arrived.resolve();
  const random = screen.getByRole("button", { name: "Random" });
  await waitFor(() => expect(random.getAttribute("aria-disabled")).toBe("false"));
  await (await day(MONDAY)).findByText("Pizza");
  await screen.findByText("1 of 5 meals chosen");
});

test("Random without recipes says so, and the selection stays", async () => {
  await admin.send("POST", "recipe-bin", { recipes: ["beet-soup", "tomato-soup"] });
  const page = await atPlanner();
  await page.press("Quick Week");
  await page.press(`Add a meal: ${dayName(MONDAY)}`);
  await chooseText(page, "Pizza");
  await page.press("Random");
  await (await alert()).findByText(/There are no recipes here yet\./);
  await screen.findByText("1 of 6 meals chosen");
});

test("Enter selects the first match or the typed text, and a refused save keeps it", async () => {
  const page = await atPlanner();
  await page.press("Quick Week");
  await page.press(`Choose a meal for ${dayName(MONDAY)}`);
  await page.fill(within(await dialog()).getByRole("searchbox"), "tomat");
  await within(await dialog()).findByRole("button", { name: /Tomato Soup/ });
  await page.keyboard("{Enter}");
  await (await day(MONDAY)).findByText("Tomato Soup");
  await page.press(`Choose a meal for ${dayName(dayAfter(1))}`);
  await page.fill(within(await dialog()).getByRole("searchbox"), "zzz with Xaver");
  await within(await dialog()).findByText("No recipe is like that.");
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
  await page.press(`Actions for Empty meal, ${dayName(MONDAY)}`);
  await page.press("Remove");
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true));
  await page.fill("Last day", addDays(MONDAY, 366));
  await screen.findByText("A plan has at most 366 days.");
  await page.fill("Last day", addDays(MONDAY, 1));
  await screen.findByText("0 of 1 meal chosen");
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
});

test("visitors are asked to sign in and then reach the planner", async () => {
  const page = await open("meal-plan/planner");
  await page.waitForAddress("/login?redirect=/meal-plan/planner");
});
