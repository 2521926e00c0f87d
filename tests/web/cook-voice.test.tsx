import { afterEach, beforeAll, expect, onTestFinished, test } from "bun:test";
import { dom, fireEvent, screen, waitFor, type OpenApp } from "../support/dom.tsx";
import { fakeVoice } from "../support/fake-voice.ts";

const { admin, open, readStorage, visitor } = await dom();

beforeAll(async () => {
  await admin.send("POST", "recipes/create", {
    name: "Onion Soup",
    recipeYield: "4 servings",
    recipeIngredient: ["2 red onions, sliced", "1 l vegetable stock", "½ tbsp butter"],
    recipeInstructions: [
      { text: "Fry the onions in the butter for 10–12 minutes. Stir for 2 minutes." },
      { text: "Pour in the stock." },
      { text: "Leave it overnight." },
    ],
  });
  await admin.send("POST", "recipes/create", {
    name: "Zwiebelkuchen",
    recipeIngredient: ["½ TL Salz", "200 g Mehl"],
    recipeInstructions: [{ text: "Das Mehl mit dem Salz mischen und 10 Min. kneten." }],
  });
});
afterEach(() => localStorage.clear());

const findStep = (position: string) => screen.findByRole("heading", { name: position });

async function openStep(path = "onion-soup", again = false): Promise<OpenApp> {
  const page = await open(`recipe/${path}/cook`, { as: visitor, again });
  await findStep(path === "onion-soup" ? "Step 1 of 3" : "Step 1 of 1");
  await screen.findByRole("group", { name: "Ingredients for this step" });
  return page;
}

async function choose(page: OpenApp, name: string): Promise<void> {
  await page.press("Text size and voice");
  await page.click(await screen.findByRole("checkbox", { name }));
  await page.keyboard("{Escape}");
}

function hidePage(): void {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "hidden"));
  document.dispatchEvent(new Event("visibilitychange"));
}

test("reads a step and its ingredients after a tap, then each new step, and repeats it", async () => {
  const { said, finishReading } = fakeVoice();
  const page = await openStep();
  expect(said).toEqual([]);
  await choose(page, "Read aloud");
  expect(said.splice(0)).toEqual([
    "Fry the onions in the butter for 10 to 12 minutes.",
    "Stir for 2 minutes.",
    "2 red onions, sliced",
    "one half tablespoon butter",
  ]);
  await page.press("Next step");
  await waitFor(() => expect(said).toEqual(["stop", "Pour in the stock.", "1 liter vegetable stock"]));
  said.length = 0;
  finishReading();
  await page.press("Repeat");
  expect(said.splice(0)).toEqual(["Pour in the stock.", "1 liter vegetable stock"]);
  await page.press("Stop");
  expect(said.splice(0)).toEqual(["stop"]);
  await page.press("Ingredients", screen.getByRole("group", { name: "Voice" }));
  expect(said.splice(0)).toEqual(["1 liter vegetable stock"]);
  await choose(page, "Read aloud");
  expect(said.splice(0)).toEqual(["stop"]);
  await page.press("Next step");
  await findStep("Step 3 of 3");
  expect(said).toEqual([]);
});

test("reads in the recipe's language, not in the app's", async () => {
  const { said } = fakeVoice(["en-US", "de-AT"]);
  await choose(await openStep("zwiebelkuchen"), "Read aloud");
  expect(said[0]).toBe("Das Mehl mit dem Salz mischen und 10 Minuten kneten.");
});

test("says so instead of reading with a voice of another language", async () => {
  const { said } = fakeVoice(["en-US"]);
  const page = await openStep("zwiebelkuchen");
  await choose(page, "Read aloud");
  await screen.findByText("This device has no voice for German.");
  expect(screen.queryByRole("button", { name: "Repeat" })).toBeNull();
  await choose(page, "Voice control");
  await screen.findByText(/^Say “next”/);
  screen.getByText("This device has no voice for German.");
  expect(said).toEqual([]);
});

test("stops reading when someone leaves, hides the page, or opens another dish", async () => {
  const { said } = fakeVoice();
  const page = await openStep();
  await choose(page, "Read aloud");
  hidePage();
  expect(said.at(-1)).toBe("stop");
  Reflect.deleteProperty(document, "hidden");
  await page.press("Repeat");
  expect(said.at(-1)).not.toBe("stop");
  await page.go("/recipe/zwiebelkuchen/cook");
  await findStep("Step 1 of 1");
  expect(said.at(-1)).toBe("stop");
  const count = said.length;
  await choose(page, "Read aloud");
  await page.press("Close cook mode");
  await page.waitForAddress(/^\/recipe\/[\w-]+$/);
  // The device has no German voice, so nothing had to stop.
  expect(said.length).toBe(count);
});

test("a timer that rings stops reading", async () => {
  const { said } = fakeVoice();
  const page = await openStep();
  await page.press("Start a timer: 2 minutes");
  await choose(page, "Read aloud");
  expect(said.at(-1)).not.toBe("stop");
  const stored = readStorage("timers") ?? "[]";
  localStorage.setItem("tagine.timers", stored.replace(/"endsAt":\d+/, '"endsAt":1000'));
  dispatchEvent(new StorageEvent("storage", { key: "tagine.timers" }));
  await waitFor(() => expect(said.at(-1)).toBe("stop"));
  await page.press("Stop: Step 1, Onion Soup");
});

test("voice control turns pages, reads, and starts the step's timers one after another", async () => {
  const { said, hear, openMicrophones, finishReading } = fakeVoice();
  const page = await openStep();
  await choose(page, "Voice control");
  expect(openMicrophones()).toEqual(["en-US"]);
  hear("Timer.");
  await screen.findByRole("link", { name: /^10:00|^9:5/ });
  hear("start the timer");
  await screen.findByRole("link", { name: /^2:00|^1:5/ });
  hear("timer");
  await screen.findByText("There's no timer to start in this step.");
  expect(screen.getAllByRole("timer")).toHaveLength(2);
  hear("nest", "Next!");
  await findStep("Step 2 of 3");
  await screen.findByText("Heard “nest”");
  hear("the next thing she said was ingredients");
  await screen.findByText(/^Heard “the next thing/);
  hear("ingredients");
  await waitFor(() => expect(said).toEqual(["1 liter vegetable stock"]));
  // It doesn't hear itself.
  await waitFor(() => expect(openMicrophones()).toEqual([]));
  finishReading();
  await waitFor(() => expect(openMicrophones()).toEqual(["en-US"]));
  hear("go back");
  await findStep("Step 1 of 3");
  for (const timer of screen.getAllByRole("button", { name: /^Stop: .*step 1, Onion Soup/ }))
    await page.click(timer);
});

test("the last step stays when someone says “next”", async () => {
  const { hear } = fakeVoice();
  const page = await openStep("zwiebelkuchen");
  await choose(page, "Voice control");
  hear("next");
  await screen.findByText("Heard “next”");
  expect(page.address()).toBe("/recipe/zwiebelkuchen/cook");
});

test("the device remembers voice control, but opens the microphone only after a tap, while the page is shown", async () => {
  const { openMicrophones } = fakeVoice();
  await choose(await openStep(), "Voice control");
  const page = await openStep("onion-soup", true);
  await screen.findByText("Tap the microphone, then speak.");
  expect(openMicrophones()).toEqual([]);
  await page.press("Listen");
  expect(openMicrophones()).toEqual(["en-US"]);
  hidePage();
  await screen.findByText("Tap the microphone, then speak.");
  expect(openMicrophones()).toEqual([]);
  Reflect.deleteProperty(document, "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await page.press("Listen");
  await page.press("Close cook mode");
  await page.waitForAddress("/recipe/onion-soup");
  expect(openMicrophones()).toEqual([]);
});

test("a refused microphone is explained in one line", async () => {
  const { fail, openMicrophones } = fakeVoice();
  const page = await openStep();
  await choose(page, "Voice control");
  fail("not-allowed");
  await screen.findByText(/^Microphone blocked\. Allow it/);
  expect(openMicrophones()).toEqual([]);
  await choose(page, "Voice control");
  expect(readStorage("voice-control")).toBeNull();
  expect(screen.queryByRole("group", { name: "Voice" })).toBeNull();
});

test("without https, voice control says what it needs", async () => {
  const { openMicrophones } = fakeVoice();
  Object.assign(globalThis, { isSecureContext: false });
  const page = await openStep();
  await page.press("Text size and voice");
  await screen.findByText("Voice control requires HTTPS.");
  await page.click(await screen.findByRole("checkbox", { name: "Voice control" }));
  expect([openMicrophones(), readStorage("voice-control")]).toEqual([[], null]);
});

test("a browser without speech offers neither", async () => {
  const page = await openStep();
  await page.press("Text size and voice");
  await screen.findByRole("slider", { name: "Text size" });
  expect(screen.queryByRole("checkbox", { name: /Read aloud|Voice control/ })).toBeNull();
});

test("the text size is chosen with a slider, and stays", async () => {
  const page = await openStep();
  const getSize = () =>
    document.querySelector<HTMLElement>("[style*='--cook-size']")?.style.getPropertyValue("--cook-size");
  expect(getSize()).toBe("1");
  await page.press("Text size and voice");
  fireEvent.change(await screen.findByRole("slider", { name: "Text size" }), { target: { value: "2" } });
  await waitFor(() => expect(getSize()).toBe("2"));
  expect(readStorage("cook-size")).toBe("2");
  await openStep("onion-soup", true);
  expect(getSize()).toBe("2");
});
