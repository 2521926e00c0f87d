import { beforeEach, expect, test } from "bun:test";
import { addDays } from "../../src/contract/days.ts";
import { localDay } from "../../web/text/day.ts";
import { dom, screen, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, open, user } = await dom();

const TODAY = localDay(new Date(), "UTC");

const ingredients = ["200 g lentils", "1 onion"];
const { body: soup } = await admin.send("POST", "recipes/create", {
  name: "Lentil soup",
  recipeIngredient: ingredients,
});

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
  await within(await screen.findByRole("dialog")).findByText(/No meal of this plan has a recipe yet\./);
});

test("a failed list can be retried", async () => {
  await plan([{ slug: soup, date: TODAY }]);
  const page = await thisWeek();
  const answerAgain = answer(/shopping-list$/);
  await page.press("Shopping list");
  const dialog = await screen.findByRole("dialog");
  await within(await within(dialog).findByRole("alert")).findByText(/Tagine does not answer/);
  answerAgain();
  await page.press("Try again", dialog);
  await within(dialog).findByRole("heading", { name: "Lentil soup" });
});

test("tonight's dinner is shown even if it's just text", async () => {
  await plan([{ name: "What is left over", date: TODAY }]);
  const page = await open("meal-plan/today", { as: user });
  await page.waitForAddress("/meal-plan/this-week");
  await screen.findByText("What is left over");
  expect(document.querySelector("[aria-current=date]")?.textContent).toContain("What is left over");
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
