import { afterEach, beforeAll, expect, test } from "bun:test";
import { dom, fireEvent, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, readStorage, user, visitor } = await dom();

beforeAll(async () => {
  await admin.send("POST", "recipes/create", {
    name: "Onion Soup",
    recipeYield: "4 servings",
    recipeIngredient: ["2 red onions, sliced", "1 l vegetable stock", "1 tbsp butter"],
    recipeInstructions: [
      { text: "Fry the onions in the butter for 10–12 minutes." },
      { text: "Pour in the stock." },
      { text: "Leave it overnight." },
    ],
  });
  await admin.send("POST", "recipes/create", {
    name: "Rice",
    recipeYield: "2 servings",
    recipeIngredient: ["200 g rice"],
    recipeInstructions: [{ text: "Boil the rice for 15 minutes." }],
  });
});
afterEach(() => localStorage.clear());

const cook = (path: string) => open(`recipe/${path}`, { as: visitor });
const findStep = (position: string) => screen.findByRole("heading", { name: position });
const listUsed = async () =>
  within(await screen.findByRole("group", { name: "Ingredients for this step" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
/** As another tab does. */
function storeElsewhere(name: string, value: object): void {
  const key = `tagine.${name}`;
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent("storage", { key }));
}
const start = async (page: OpenApp, time: string) => page.press(`Start a timer: ${time}`);

test("a step shows the ingredients it uses, scaled, and all others are one tap away", async () => {
  const page = await cook("onion-soup/cook?servings=8");
  await findStep("Step 1 of 3");
  await waitFor(async () => expect(await listUsed()).toEqual(["4 red onions, sliced", "2 tbsp butter"]));
  await page.press("All ingredients");
  await screen.findByText("vegetable stock");
  await page.press("All steps");
  await page.press(/Pour in the stock/);
  await findStep("Step 2 of 3");
  expect(await listUsed()).toEqual(["2 l vegetable stock"]);
});

test("arrow keys, space, and swipes move between steps", async () => {
  const page = await cook("onion-soup/cook");
  await findStep("Step 1 of 3");
  await page.keyboard("{ArrowRight}");
  await findStep("Step 2 of 3");
  await page.keyboard(" ");
  const last = await findStep("Step 3 of 3");
  await page.keyboard("{ArrowLeft}");
  await findStep("Step 2 of 3");
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(last, { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(last, { changedTouches: [{ clientX: to, clientY: 310 }] });
  };
  swipe(300, 100);
  await findStep("Step 3 of 3");
  swipe(100, 300);
  await findStep("Step 2 of 3");
});

test("the step survives a reload, and the last one ends cooking", async () => {
  await cook("onion-soup/cook");
  await findStep("Step 1 of 3");
  await (await cook("onion-soup/cook")).keyboard("{ArrowRight}{ArrowRight}");
  await findStep("Step 3 of 3");
  const again = await open("recipe/onion-soup/cook", { as: visitor, again: true });
  await findStep("Step 3 of 3");
  await again.press("Done");
  await again.waitForAddress("/recipe/onion-soup");
  expect(readStorage("dishes")).toBeNull();
});

test("each dish has a tab with what needs hands next", async () => {
  await cook("onion-soup/cook");
  await findStep("Step 1 of 3");
  const page = await open("recipe/rice/cook", { as: visitor, again: true });
  await findStep("Step 1 of 1");
  const tabs = await screen.findByRole("navigation", { name: "Dishes" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Onion SoupStep 1 of 3", "RiceStep 1 of 1"]);
  await start(page, "15 minutes");
  await within(tabs).findByRole("link", { name: /^Rice ?1[45]:\d\d$/ });
  await page.press("Stop cooking Onion Soup");
  await waitFor(() => expect(screen.queryByRole("navigation", { name: "Dishes" })).toBeNull());
});

test("a dish that was removed returns to its place and step", async () => {
  const soup = await cook("onion-soup/cook");
  await findStep("Step 1 of 3");
  await soup.keyboard("{ArrowRight}");
  await findStep("Step 2 of 3");
  const page = await open("recipe/rice/cook", { as: visitor, again: true });
  await findStep("Step 1 of 1");
  const before = [readStorage("dishes"), readStorage("done-steps")];
  await page.press("Stop cooking Onion Soup");
  expect(readStorage("done-steps")).toBeNull();
  const mode = screen.getByRole("dialog", { name: "Cook Rice" });
  await within(mode).findByText("Stopped cooking Onion Soup");
  await page.press("Undo", mode);
  await screen.findByRole("link", { name: /^Onion Soup ?Step 2 of 3$/ });
  expect([readStorage("dishes"), readStorage("done-steps")]).toEqual(before);
});

test("the dish that makes room for a ninth can be kept", async () => {
  const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
  const others = names.map((name) => ({
    slug: name.toLowerCase(),
    name,
    search: "",
    at: 1,
    steps: 4,
    seenAt: Date.now(),
  }));
  storeElsewhere("dishes", others);
  const page = await open("recipe/onion-soup/cook", { as: visitor, again: true });
  const mode = await screen.findByRole("dialog", { name: "Cook Onion Soup" });
  await within(mode).findByText("Stopped cooking One");
  const tabs = screen.getByRole("navigation", { name: "Dishes" });
  const listTabs = () =>
    within(tabs)
      .getAllByRole("link")
      .map(({ firstChild }) => firstChild?.textContent);
  expect(listTabs()).toEqual([...names.slice(1), "Onion Soup"]);
  await page.press("Undo", mode);
  await waitFor(() => expect(listTabs()).toEqual([...names, "Onion Soup"]));
  await page.press("Next step");
  await findStep("Step 2 of 3");
  expect(listTabs()).toEqual([...names, "Onion Soup"]);
});

test("a time in a recipe starts a timer, which can be changed and stays until it's stopped", async () => {
  const page = await cook("onion-soup");
  await start(page, "10–12 minutes");
  const bar = await screen.findByRole("region", { name: "Timers" });
  expect(within(bar).getByRole("timer").textContent).toBe("10:00");
  await page.press("Add 1 minute: Step 1, Onion Soup");
  await waitFor(() => expect(within(bar).getByRole("timer").textContent).toMatch(/^1(?:1:00|0:5\d)$/));
  await page.press("Pause: Step 1, Onion Soup");
  await page.press("Resume: Step 1, Onion Soup");
  await page.press("Stop: Step 1, Onion Soup");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Timers" })).toBeNull());
  expect(screen.getAllByRole("button", { name: /^Start a timer/ })).toHaveLength(1);
});

test("damaged timers and dishes in the browser count as none", async () => {
  localStorage.setItem("tagine.timers", '[{"id":1}]');
  localStorage.setItem("tagine.dishes", '[{"slug":"rice"}]');
  await open("recipe/onion-soup/cook", { as: visitor, again: true });
  await findStep("Step 1 of 3");
  expect(screen.queryByRole("timer")).toBeNull();
});

test("links to cook mode from before still work", async () => {
  const page = await cook("onion-soup?cook=&servings=8");
  await page.waitForAddress("/recipe/onion-soup/cook?servings=8");
});

test("at the end, one tap saves that it was cooked, for how many, and when", async () => {
  const page = await open("recipe/rice/cook?servings=3", { as: user });
  await findStep("Step 1 of 1");
  await page.press("Cooked it");
  const dialog = await screen.findByRole("dialog", { name: "Cooked it" });
  await page.fill("Note (optional)", "less salt next time", dialog);
  await page.press("Cancel", dialog);
  await findStep("Step 1 of 1");
  await page.press("Cooked it");
  await page.press("Save", await screen.findByRole("dialog", { name: "Cooked it" }));
  await page.waitForAddress(/^\/recipe\/rice$/);
  await waitFor(async () =>
    expect((await user.get("recipes/rice/cooked")).body).toMatchObject([
      { servings: 3, stars: null, note: "" },
    ]),
  );
  await within(await screen.findByRole("region", { name: "Cooking history" })).findByText(/^Cooked once/);
  await page.press("Undo", await screen.findByRole("status", { name: "Undo" }));
  await within(await screen.findByRole("region", { name: "Cooking history" })).findByText("Not cooked yet");
  expect((await user.get("recipes/rice/cooked")).body).toEqual([]);
});

test("with another dish cooking, its cook mode follows and offers to undo", async () => {
  await open("recipe/onion-soup/cook", { as: user });
  await findStep("Step 1 of 3");
  const page = await open("recipe/rice/cook", { as: user, again: true });
  await findStep("Step 1 of 1");
  await page.press("Cooked it");
  await page.press("Save", await screen.findByRole("dialog", { name: "Cooked it" }));
  const mode = await screen.findByRole("dialog", { name: "Cook Onion Soup" });
  await page.press("Undo", mode);
  await waitFor(() => expect(within(mode).queryByRole("button", { name: "Undo" })).toBeNull());
  expect((await user.get("recipes/rice/cooked")).body).toEqual([]);
});

test("spaces and arrows in the note don't move on", async () => {
  const page = await open("recipe/onion-soup/cook", { as: user });
  await (await findStep("Step 1 of 3")).focus();
  await page.keyboard("{ArrowRight}{ArrowRight}");
  await page.press("Cooked it");
  const note = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Note/ });
  await page.type(note, "less salt{ArrowLeft} ");
  expect(note.value).toBe("less sal t");
  await page.press("Cancel", await screen.findByRole("dialog", { name: "Cooked it" }));
  await findStep("Step 3 of 3");
});

test("a timer leads to its step", async () => {
  const page = await cook("onion-soup/cook");
  await start(page, "10–12 minutes");
  await page.keyboard("{ArrowRight}");
  await findStep("Step 2 of 3");
  await page.follow(/Step 1, Onion Soup/);
  await findStep("Step 1 of 3");
  expect(page.address()).toBe("/recipe/onion-soup/cook");
  await page.press("Stop: Step 1, Onion Soup");
});

test("a renamed recipe keeps its step, and a deleted one loses its tab", async () => {
  const slug = (
    await admin.send("POST", "recipes/create", {
      name: "Old Bread",
      recipeInstructions: [{ text: "Mix." }, { text: "Bake." }],
    })
  ).body;
  await (await cook(`${slug}/cook`)).keyboard("{ArrowRight}");
  await findStep("Step 2 of 2");
  const recipe = (await admin.get(`recipes/${slug}`)).body;
  await admin.send("PUT", `recipes/${slug}`, { ...recipe, name: "New Bread", slug: "" });
  const again = await open(`recipe/${slug}/cook?servings=2`, { as: visitor, again: true });
  await again.waitForAddress("/recipe/new-bread/cook?servings=2");
  await findStep("Step 2 of 2");
  await admin.send("DELETE", "recipes/new-bread");
  await open("recipe/new-bread/cook", { as: visitor, again: true });
  await screen.findByRole("heading", { name: "Recipe not found" });
  expect(readStorage("dishes")).toBeNull();
});

test("section titles and names of steps are shown", async () => {
  await admin.send("POST", "recipes/create", {
    name: "Tart",
    recipeInstructions: [
      { title: "Dough", text: "Knead it." },
      { title: "Filling", name: "Custard", text: "Whisk it." },
    ],
  });
  const page = await cook("tart/cook");
  await findStep("Step 1 of 2");
  await screen.findByText("Dough");
  await page.press("All steps");
  await page.press(/Custard: Whisk it/);
  await findStep("Step 2 of 2");
  await screen.findByText("Filling");
});

test("a dialog that the browser closes by itself leaves cook mode", async () => {
  const page = await open("recipe/onion-soup", { as: visitor });
  await page.go("/recipe/onion-soup/cook");
  await findStep("Step 1 of 3");
  screen.getByRole<HTMLDialogElement>("dialog").close();
  await page.waitForAddress("/recipe/onion-soup");
  await screen.findByRole("heading", { name: "Onion Soup" });
});

test.each(["All ingredients", "All steps"])("Escape closes “%s” before cook mode", async (view) => {
  const page = await open("recipe/onion-soup", { as: visitor });
  await page.go("/recipe/onion-soup/cook");
  await findStep("Step 1 of 3");
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  const isOpen = () => screen.getByRole("button", { name: view }).getAttribute("aria-pressed") === "true";
  await page.press(view);
  expect(isOpen()).toBe(true);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(isOpen()).toBe(false));
  await page.press(view);
  // As browsers do without asking.
  fireEvent(dialog, new Event("cancel"));
  dialog.close();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await page.waitForAddress("/recipe/onion-soup");
});

test("a step's button on the recipe page is named after its text", async () => {
  const page = await cook("onion-soup");
  await screen.findByRole("button", { name: "Start a timer: 10–12 minutes" });
  await page.press("Step 1 Fry the onions in the butter for 10–12 minutes.");
});

test("a screen reader gets the whole step with the focus", async () => {
  const page = await cook("onion-soup/cook");
  await findStep("Step 1 of 3");
  await page.keyboard("{ArrowRight}");
  const heading = await findStep("Step 2 of 3");
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const described = heading.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent ?? "").join("")).toBe(
    "Pour in the stock.",
  );
});

test("a timer's start is announced, but not when another one is stopped or the page is loaded again", async () => {
  const page = await cook("onion-soup/cook");
  await start(page, "10–12 minutes");
  await screen.findByText("Timer started: Step 1, Onion Soup");
  const stored: object[] = JSON.parse(readStorage("timers") ?? "");
  const old = stored.map((timer) => ({ ...timer, endsAt: Date.now() + 60_000 }));
  const other = { ...old[0], id: "other", dish: "Rice" };
  localStorage.setItem("tagine.timers", JSON.stringify([...old, other]));
  const again = await open("recipe/onion-soup/cook", { as: visitor, again: true });
  await again.press("Stop: Step 1, Rice");
  await new Promise((next) => setTimeout(next, 300));
  expect(screen.getAllByRole("timer")).toHaveLength(1);
  expect(screen.queryByText(/^Timer started/)).toBeNull();
  await again.press("Stop: Step 1, Onion Soup");
});

test("several timers that are over are announced together, beside a range that goes on", async () => {
  const now = Date.now();
  const over = { path: "/recipe/rice", step: 1, length: 60_000, extra: 0, pausedAt: 0, announced: 0 };
  const ended = ["Rice", "Beans", "Peas"].map((dish) => ({ ...over, id: dish, dish, endsAt: now - 5000 }));
  const range = { ...over, id: "range", dish: "Soup", extra: 120_000, endsAt: now - 1000 };
  const page = await cook("onion-soup/cook");
  await findStep("Step 1 of 3");
  storeElsewhere("timers", [...ended, range]);
  await screen.findByText("3 timers are done. Step 1, Soup: check it now. It may need up to 2 more minutes.");
  for (const dish of ["Rice", "Beans", "Peas", "Soup"]) await page.press(`Stop: Step 1, ${dish}`);
});
