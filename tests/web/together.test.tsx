import { afterEach, beforeAll, expect, test } from "bun:test";
import { today } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, open, readStorage, user, visitor } = await dom();
const { isOffline } = await import("../../web/state/connection.ts");

beforeAll(async () => {
  await admin.send("POST", "recipes/create", {
    name: "Roast",
    recipeYield: "4 servings",
    recipeIngredient: ["500 g beef"],
    recipeInstructions: [{ text: "Knead 500 g beef for 10 minutes." }, { text: "Roast for 60 minutes." }],
  });
});
afterEach(() => {
  localStorage.clear();
  isOffline.value = false;
});

let count = 0;
/** Trimming has no time. */
async function createBeans(more: object = {}): Promise<string> {
  const name = `Beans ${++count}`;
  return (
    await admin.send("POST", "recipes/create", {
      name,
      recipeInstructions: [{ text: "Trim.", ...more }, { text: "Boil for 10 minutes." }],
    })
  ).body;
}

/** The browser of before, with these dishes. */
async function cook(paths: readonly string[], as = visitor): Promise<OpenApp> {
  await open("about", { as });
  for (const [at, path] of paths.entries()) {
    const [slug, servings] = path.split("?");
    await open(`recipe/${slug}/cook?${servings ?? ""}`, { as, again: true });
    await screen.findByRole("heading", { name: /^Step 1 of/ });
    await waitFor(() => expect(JSON.parse(readStorage("dishes") ?? "[]")).toHaveLength(at + 1));
  }
  const page = await open("cook", { as, again: true });
  await screen.findByRole("heading", { name: "Cooking schedule" });
  return page;
}
const listSection = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.parentElement ?? document.body)
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);
};
const readStarts = () => JSON.parse(readStorage("together") ?? "null")?.starts as Record<string, number>;
const inMinutes = (minutes: number) => {
  const date = new Date(Date.now() + minutes * 60_000);
  return date.toTimeString().slice(0, 5);
};

test("the steps of all dishes are one list, for the time when dinner should be ready", async () => {
  const beans = await createBeans({ minutes: 10 });
  const page = await cook(["roast?servings=8", beans]);
  expect((await listSection("Now"))[0]).toStartWith(
    "Step 1, RoastKnead 1000 g beef for 10 minutes.10 min work",
  );
  await page.fill("Ready at", inMinutes(120));
  await screen.findByText(/^Nothing to do until/);
  expect((await listSection("Next")).map((row) => row?.slice(0, 8))).toEqual([
    "Step 1, ",
    "Step 2, ",
    "Step 1, ",
    "Step 2, ",
  ]);
  const { [`roast 0`]: first = 0, [`${beans} 1`]: last = 0 } = readStarts();
  expect(last - first).toBe(60);
  await page.press("As soon as possible");
  await waitFor(() => expect(readStarts()["roast 0"]).toBe(first - 50));
});

test("too little time is said, with the earliest time", async () => {
  const page = await cook(["roast"]);
  await page.fill("Ready at", inMinutes(20));
  await screen.findByText(/^There isn't enough time\. Ready at .+ at the earliest\.$/);
});

test("a step that's done moves on, here and in cook mode", async () => {
  const page = await cook(["roast"]);
  await page.press("Done: Step 1, Roast");
  await screen.findByText("1 step done");
  const again = await open("cook", { as: visitor, again: true });
  await again.follow(/^Step 2, Roast/);
  await again.waitForAddress("/recipe/roast/cook");
  await screen.findByRole("heading", { name: "Step 2 of 2" });
  await again.press("Previous step");
  await again.follow("Cooking schedule");
  await waitFor(() => expect(screen.queryByText("1 step done")).toBeNull());
});

test("next in cook mode means done in the schedule", async () => {
  const page = await cook(["roast"]);
  await page.follow(/^Step 1, Roast/);
  await page.press(/^Next step/);
  await page.follow("Cooking schedule");
  await screen.findByText("1 step done");
});

test("buttons move a step, and put it back", async () => {
  const page = await cook(["roast"]);
  await page.fill("Ready at", inMinutes(120));
  await waitFor(() => expect(readStarts()).toBeDefined());
  const start = readStarts()["roast 0"] ?? 0;
  await page.press(/move Step 1, Roast$/);
  await page.press("5 min earlier");
  await page.press("5 min earlier");
  expect(readStarts()["roast 0"]).toBe(start - 10);
  await open("cook", { as: visitor, again: true });
  await page.press("Undo my changes");
  await waitFor(() => expect(readStarts()["roast 0"]).toBe(start));
  expect(screen.queryByRole("button", { name: "Undo my changes" })).toBeNull();
});

test("asked once, times are saved with the recipe", async () => {
  const beans = await createBeans();
  const page = await cook([beans], user);
  await screen.findByText(/^The schedule leaves out work in 1 step/);
  expect((await listSection("Now"))[0]).toContain("No time given");
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  await page.press("10 minutes", dialog);
  await page.press("Save", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await user.get(`recipes/${beans}`)).body.recipeInstructions).toEqual([
    { text: "Trim.", minutes: 10 },
    { text: "Boil for 10 minutes." },
  ]);
  expect((await listSection("Now"))[0]).toContain("10 min work");
  expect(screen.queryByText(/^The schedule leaves out/)).toBeNull();

  await page.press("Change times");
  const change = await screen.findByRole("dialog");
  const [trim] = within(change).getAllByRole("listitem");
  await page.press("10 minutes", trim);
  await page.press("Save", change);
  await screen.findByText(/^The schedule leaves out work in 1 step/);
  expect((await user.get(`recipes/${beans}`)).body.recipeInstructions[0]).toEqual({ text: "Trim." });
});

test("an answer outlives someone else's change of the recipe", async () => {
  const beans = await createBeans();
  const page = await cook([beans], user);
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  const recipe = (await admin.get(`recipes/${beans}`)).body;
  const recipeInstructions = [{ text: "Wash your hands." }, ...recipe.recipeInstructions];
  await admin.send("PUT", `recipes/${beans}`, { ...recipe, recipeInstructions });
  await page.press("Add waiting", dialog);
  await page.press("5 minutes wait", dialog);
  await page.press("Save", dialog);
  await waitFor(async () =>
    expect((await user.get(`recipes/${beans}`)).body.recipeInstructions).toEqual([
      { text: "Wash your hands." },
      { text: "Trim.", minutes: 5, handsOn: 0 },
      { text: "Boil for 10 minutes." },
    ]),
  );
});

test("an answer may have work and waiting, and is shown again", async () => {
  const beans = await createBeans();
  const page = await cook([beans], user);
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  await page.press("2 minutes", dialog);
  await page.press("Add waiting", dialog);
  await page.press("15 minutes wait", dialog);
  await page.press("Save", dialog);
  await waitFor(async () =>
    expect((await user.get(`recipes/${beans}`)).body.recipeInstructions[0]).toEqual({
      text: "Trim.",
      minutes: 17,
      handsOn: 2,
    }),
  );
  await waitFor(async () => expect((await listSection("Now"))[0]).toContain("2 min work · 15 min wait"));
  await page.press("Change times");
  const again = await screen.findByRole("dialog", { name: "How long do these take you?" });
  const isPressed = (name: string) =>
    within(again)
      .getAllByRole("button", { name })
      .some((button) => button.getAttribute("aria-pressed") === "true");
  expect([isPressed("2 minutes"), isPressed("15 minutes wait")]).toEqual([true, true]);
});

test("cooling without a time is asked as waiting, and a hint in the text is offered", async () => {
  const recipeInstructions = [
    { text: "Take the butter out 45 minutes before baking." },
    { text: "Bake for 20 minutes, then leave to cool." },
    { text: "Enjoy!" },
  ];
  const slug = (await admin.send("POST", "recipes/create", { name: "Cookies", recipeInstructions })).body;
  const page = await cook([slug], user);
  await screen.findByText(/^The schedule leaves out work in 2 steps/);
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  await page.press("45 minutes wait", dialog);
  await page.press("30 minutes wait", within(dialog).getAllByRole("listitem")[1]);
  await page.press("Save", dialog);
  await waitFor(async () =>
    expect((await user.get(`recipes/${slug}`)).body.recipeInstructions).toEqual([
      { ...recipeInstructions[0], minutes: 45, handsOn: 0 },
      { ...recipeInstructions[1], minutes: 50 },
      recipeInstructions[2],
    ]),
  );
  await waitFor(async () => expect((await listSection("Next"))[0]).toContain("50 min wait"));
});

test("two dishes that need the oven at different temperatures are pointed out", async () => {
  const create = async (name: string, degrees: number) =>
    (
      await admin.send("POST", "recipes/create", {
        name,
        recipeInstructions: [{ text: `Bake at ${degrees} °C for 30 minutes.` }],
      })
    ).body as string;
  await cook([await create("Fries", 230), await create("Pie", 180)]);
  await screen.findByText("Oven: 230 °C for Fries and 180 °C for Pie at the same time");
});

test("a visitor's answers stay on the device, and skipped questions aren't asked again", async () => {
  const beans = await createBeans();
  const page = await cook([beans]);
  await page.press("Skip");
  await open("cook", { as: visitor, again: true });
  await screen.findByText(/^The schedule leaves out work in 1 step/);
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  within(dialog).getByText("Saved on this device only.");
  await page.press("Another time", dialog);
  await page.fill("Minutes", "7", dialog);
  await page.press("Save", dialog);
  await waitFor(async () => expect((await listSection("Now"))[0]).toContain("7 min work"));
  expect((await admin.get(`recipes/${beans}`)).body.recipeInstructions[0]).toEqual({ text: "Trim." });
});

test("reminders are timers that name the step to start", async () => {
  const beans = await createBeans({ minutes: 5 });
  const page = await cook(["roast", beans]);
  await page.press("Remind me");
  const bar = await screen.findByRole("region", { name: "Timers" });
  within(bar).getByText(new RegExp(`^Start step 1, Beans`));
  await page.press("Remind me");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Timers" })).toBeNull());
});

test("a late dinner is said, and the rest can be moved", async () => {
  const page = await cook(["roast"]);
  await page.fill("Ready at", inMinutes(120));
  await waitFor(() => expect(readStarts()).toBeDefined());
  const kept = JSON.parse(readStorage("together") ?? "{}");
  const earlier = (minute: number) => minute - 75;
  const starts = Object.fromEntries(
    Object.entries<number>(kept.starts).map(([key, start]) => [key, earlier(start)]),
  );
  const late = { ...kept, starts, wanted: earlier(kept.wanted), ready: earlier(kept.ready) };
  localStorage.setItem("tagine.together", JSON.stringify(late));
  dispatchEvent(new StorageEvent("storage", { key: "tagine.together" }));
  // Its last step ends 25 minutes after the wanted time.
  await screen.findByText(/^You're 2\d min behind\.$/);
  screen.getByText(/^Dinner would be ready at/);
  expect(screen.queryByText(/^(Ready|Start) at .*M$/)).toBeNull();
  await page.press("Move the rest");
  await waitFor(() => expect(screen.queryByText(/behind/)).toBeNull());
  await screen.findByText(/^There isn't enough time\. Ready at/);
});

const listReminded = () =>
  (JSON.parse(readStorage("timers") ?? "[]") as { dish: string; step: number }[]).map(
    ({ dish, step }) => `${dish} ${step}`,
  );

test("reminders end with their dish or step, without the schedule", async () => {
  const beans = await createBeans({ minutes: 5 });
  const page = await cook(["roast", beans]);
  await page.fill("Ready at", inMinutes(200));
  await page.press("Remind me");
  const name = `Beans ${count}`;
  await waitFor(() => expect(listReminded().toSorted()).toEqual([`${name} 1`, "Roast 1"]));
  await page.follow(/^Step 1, Roast/);
  await page.press(/^Next step/);
  await waitFor(() => expect(listReminded()).toEqual([`${name} 1`]));
  await page.press(`Stop cooking ${name}`);
  await waitFor(() => expect(listReminded()).toEqual([]));
});

test("a dish that's cooked leaves no reminders", async () => {
  const page = await cook(["roast"]);
  await page.fill("Ready at", inMinutes(200));
  await page.press("Remind me");
  await waitFor(() => expect(listReminded()).toEqual(["Roast 1"]));
  await page.follow(/^Step 1, Roast/);
  await page.press("All steps");
  await page.press(/Roast for 60 minutes/);
  await page.press("Done");
  await waitFor(() => expect(listReminded()).toEqual([]));
});

test("a lost connection leaves the schedule as it is, and answers are sent later", async () => {
  const beans = await createBeans();
  const page = await cook([beans], user);
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  const reconnect = answer(/ \/api\/(?!health)/);
  await page.press("10 minutes", dialog);
  await page.press("Save", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect((await listSection("Now"))[0]).toContain("10 min work"));
  expect((await user.get(`recipes/${beans}`)).body.recipeInstructions[0]).toEqual({ text: "Trim." });
  expect(readStorage("step-answers")).toContain("Trim.");

  isOffline.value = true;
  await page.press("Change times");
  await screen.findByText("Saved on this device only.");
  await page.press("Cancel");
  reconnect();
  isOffline.value = false;
  await waitFor(() => expect(readStorage("step-answers")).not.toContain("Trim."));
  expect((await user.get(`recipes/${beans}`)).body.recipeInstructions[0]).toEqual({
    text: "Trim.",
    minutes: 10,
  });
  expect((await listSection("Now"))[0]).toContain("10 min work");
});

test("someone else's answer is newer than one without a connection", async () => {
  const beans = await createBeans();
  const page = await cook([beans], user);
  isOffline.value = true;
  await page.press("Add times");
  const dialog = await screen.findByRole("dialog", { name: "How long do these take you?" });
  await page.press("10 minutes", dialog);
  await page.press("Save", dialog);
  await waitFor(() => expect(readStorage("step-answers")).toContain("Trim."));
  const recipe = (await admin.get(`recipes/${beans}`)).body;
  const [trim, ...others] = recipe.recipeInstructions;
  const recipeInstructions = [{ ...trim, minutes: 3 }, ...others];
  await admin.send("PUT", `recipes/${beans}`, { ...recipe, recipeInstructions });
  isOffline.value = false;
  await waitFor(async () => expect((await listSection("Now"))[0]).toContain("3 min work"));
  await waitFor(() => expect(readStorage("step-answers")).not.toContain("Trim."));
  expect((await user.get(`recipes/${beans}`)).body.recipeInstructions[0].minutes).toBe(3);
});

test("emptying the time means as soon as possible", async () => {
  const page = await cook(["roast"]);
  await page.fill("Ready at", inMinutes(200));
  await screen.findByText(/^Start at/);
  await page.fill("Ready at", "");
  await screen.findByText(/^Ready at .*M$/);
  const field = screen.getByLabelText<HTMLInputElement>("Ready at");
  field.blur();
  expect(field.value).toMatch(/^\d\d:\d\d$/);
});

test("a time that's over today is tomorrow", async () => {
  const page = await cook(["roast"]);
  await page.fill("Ready at", inMinutes(0));
  await screen.findByText("tomorrow");
});

test("the focus goes on to the next step, and the next dish", async () => {
  const beans = await createBeans({ minutes: 5 });
  const page = await cook(["roast", beans]);
  const name = `Beans ${count}`;
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const steps = screen
    .getAllByRole("button", { name: /^Done: / })
    .map((button) => button.getAttribute("aria-label"));
  await page.press(steps[0] ?? "");
  await waitFor(() => expect(focused()).toBe(steps[1]));
  await page.press("Stop cooking Roast");
  await waitFor(() => expect(focused()).toBe(`Stop cooking ${name}`));
  await page.press(`Stop cooking ${name}`);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Nothing to cook yet"));
});

test("today's other recipes can be added, and a dish removed", async () => {
  const beans = await createBeans();
  const day = today();
  await user.send("POST", "meal-plans/create", {
    startDate: day,
    endDate: day,
    meals: [{ slug: "roast", date: day, servings: 8 }],
  });
  const page = await cook([beans], user);
  await page.press("Add Roast");
  await screen.findByRole("link", { name: /^Step 1, Roast ?Knead 1000 g beef/ });
  await page.press(/^Stop cooking Beans/);
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Step 1, Beans/ })).toBeNull());
});

test("without dishes, the page says how to begin", async () => {
  await open("cook", { as: visitor });
  await screen.findByRole("heading", { name: "Nothing to cook yet" });
});

test("damaged schedules and answers in the browser count as none", async () => {
  await cook(["roast"]);
  localStorage.setItem("tagine.together", '{"ready":"soon"}');
  localStorage.setItem("tagine.step-answers", '{"answers":[1],"skipped":"all"}');
  localStorage.setItem("tagine.done-steps", '{"roast":"all"}');
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await open("cook", { as: visitor, again: true });
  expect(await listSection("Now")).toHaveLength(1);
});
