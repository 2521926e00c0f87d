import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "bun:test";
import { addDays, getMonday } from "../../src/contract/days.ts";
import { localDay } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, visitor } = await dom();

const STEW = {
  name: "Bean Stew",
  recipeYield: "4",
  totalTime: "1 Hour",
  prepTime: "20 Minutes",
  recipeIngredient: ["200 g beans", "½ cup oil", "1/4 tsp salt", "2 onions ( sliced )", "1 cup flour**"],
  recipeInstructions: [{ text: "Soak the 200 g beans." }, { text: "Cook for 40 minutes." }],
  notes: [
    { title: "", text: "** Or rice flour" },
    { title: "Tip", text: "Rest it." },
  ],
};
const now = localDay(new Date());

beforeAll(async () => {
  await admin.send("POST", "recipes/create", STEW);
  await admin.send("POST", "recipes/create", { name: "Bread" });
});
beforeEach(removePlans);
afterEach(removePlans);

async function removePlans(): Promise<void> {
  for (const { uid } of await plans()) await admin.send("DELETE", `meal-plans/${uid}`);
}

const plans = async () => (await admin.get("meal-plans/all")).body;
const lines = () =>
  [...document.querySelectorAll("#ingredients li label")].map(({ textContent }) => textContent);
const undoBar = () => screen.getByRole("status", { name: "Undo" });
const meals = async () =>
  (await plans()).flatMap((plan: { meals: { slug: string; date: string }[] }) =>
    plan.meals.map(({ slug, date }) => [date, slug]),
  );

async function atStew(visit: Parameters<typeof open>[1] = { as: admin }): Promise<OpenApp> {
  const page = await open("recipe/bean-stew", visit);
  await screen.findByRole("heading", { level: 1, name: "Bean Stew" });
  return page;
}

test("amounts are tidied, and 2 taps scale them from 4 to 6 servings", async () => {
  const page = await atStew({ as: visitor });
  expect(lines()).toEqual(["200 g beans", "½ cup oil", "¼ tsp salt", "2 onions (sliced)", "1 cup flour**"]);
  const footnotes = screen.getByRole("list", { name: "Footnotes" });
  expect(footnotes.textContent).toBe("**Or rice flour");
  expect(screen.queryByText("** Or rice flour")).toBeNull();
  screen.getByRole("heading", { name: "Tip" });
  await page.press("More servings");
  await page.press("More servings");
  expect(lines()).toEqual(["300 g beans", "¾ cup oil", "⅜ tsp salt", "3 onions (sliced)", "1½ cups flour**"]);
  expect((await admin.get("recipes/bean-stew")).body).toMatchObject({
    recipeYield: "4",
    recipeIngredient: STEW.recipeIngredient,
  });
});

test("half or a multiple of the recipe changes ingredients, steps, and the URL", async () => {
  const page = await atStew({ as: visitor });
  const steps = () => [...document.querySelectorAll("#steps li")].map(({ textContent }) => textContent);
  await page.press("½ times the recipe");
  expect(lines()[0]).toBe("100 g beans");
  expect(steps()[0]).toContain("Soak the 100 g beans.");
  expect(steps()[1]).toContain("Cook for 40 minutes.");
  expect(page.address()).toBe("/recipe/bean-stew?servings=2");
  expect(screen.getByRole("link", { name: "Cook" }).getAttribute("href")).toContain("servings=2");
  await page.press("1 times the recipe");
  expect(lines()[0]).toBe("200 g beans");
  expect(page.address()).toBe("/recipe/bean-stew");
});

test("servings in the URL apply when the page opens, unless they're invalid", async () => {
  await open("recipe/bean-stew?servings=8", { as: visitor });
  await waitFor(() => expect(lines()[0]).toBe("400 g beans"));
  await open("recipe/bean-stew?servings=-2", { as: visitor });
  await waitFor(() => expect(lines()[0]).toBe("200 g beans"));
});

test("prep and cook times are shown on demand", async () => {
  const page = await atStew();
  const facts = screen.getByRole("group", { name: "Details" });
  expect(within(facts).queryByText("Prep")).toBeNull();
  await page.press(/^Total: 1 hr/);
  await within(facts).findByText("Prep");
});

test("today's dinner is planned in 2 taps, and undone", async () => {
  const page = await atStew();
  await page.press("Plan");
  await page.press(/^Today/);
  await within(undoBar()).findByText(/Planned “Bean Stew” for \w+day/);
  const [plan] = await plans();
  expect(plan).toMatchObject({ startDate: getMonday(now), endDate: addDays(getMonday(now), 6) });
  expect(await meals()).toEqual([[now, "bean-stew"]]);
  await page.press("Undo", undoBar());
  await waitFor(async () => expect(await plans()).toEqual([]));
});

test("planning keeps the other meals of a plan", async () => {
  const plan = {
    startDate: now,
    endDate: addDays(now, 3),
    meals: [
      { slug: "bread", date: now },
      { slug: "empty", name: "", date: addDays(now, 1) },
    ],
  };
  await admin.send("POST", "meal-plans/create", plan);
  const page = await atStew();
  await page.press("Plan");
  await screen.findByText("Bread");
  await page.press(/^Tomorrow/);
  await within(undoBar()).findByText(/Planned/);
  expect(await meals()).toEqual([
    [now, "bread"],
    [addDays(now, 1), "bean-stew"],
  ]);
  await page.press("Undo", undoBar());
  await waitFor(async () => expect(await meals()).toEqual([[now, "bread"]]));
});

test("shopping for a recipe changes no plan", async () => {
  const plan = { startDate: now, endDate: addDays(now, 3), meals: [{ slug: "bread", date: now }] };
  await admin.send("POST", "meal-plans/create", plan);
  const page = await atStew();
  await page.press("Shop");
  await page.press(/^Add \d+ items$/, await screen.findByRole("dialog", { name: "Add to shopping list" }));
  await within(undoBar()).findByText(/^Added \d+ items to “/);
  expect(await meals()).toEqual([[now, "bread"]]);
});

test("sharing opens the share sheet, else copies the link", async () => {
  const shared: ShareData[] = [];
  const share = async (content: ShareData) => void shared.push(content);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  const page = await atStew({ as: visitor });
  await page.press("Share");
  expect(shared).toEqual([{ title: "Bean Stew", url: expect.stringMatching(/\/recipe\/bean-stew$|^http/) }]);
  Reflect.deleteProperty(navigator, "share");
  await page.press("Share");
  await within(screen.getByRole("status", { name: "Messages" })).findByText("Link copied");
});

test("cook mode shows one step after the other, and Back closes it", async () => {
  const page = await atStew({ as: visitor });
  await page.follow("Cook");
  const mode = await screen.findByRole("dialog", { name: "Cook Bean Stew" });
  await within(mode).findByText("Soak the 200 g beans.");
  await within(mode).findByText("200 g");
  await page.press("Next step", mode);
  await within(mode).findByRole("button", { name: "Start a timer: 40 minutes" });
  expect(document.activeElement?.textContent).toBe("Step 2 of 2");
  await page.press("Previous step", mode);
  await within(mode).findByText("Soak the 200 g beans.");
  await page.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await page.follow("Cook");
  await page.press("Next step");
  await page.press("Done");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(page.address()).toBe("/recipe/bean-stew");
});

test("on phones, tabs switch between ingredients and steps with keys", async () => {
  const page = await atStew({ as: visitor, size: "phone" });
  const tab = (name: string) => screen.getByRole("tab", { name });
  expect(tab("Ingredients").getAttribute("aria-selected")).toBe("true");
  tab("Ingredients").focus();
  await page.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(tab("Steps"));
  expect(tab("Steps").getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "Steps" }).id).toBe("steps");
});
