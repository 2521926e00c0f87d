import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { addDays } from "../../src/contract/days.ts";
import type { Session } from "../../src/contract/sessions.ts";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import type { Change } from "../../src/contract/shopping-sync.ts";
import { STORED } from "../../web/offline/worker-scope.ts";
import { SYNC_TAG } from "../../web/shopping-lists/sync/request-background-sync.ts";
import { localDay } from "../../web/text/day.ts";
import { undoBar, type Page, type Size, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { openGate } from "../support/gate.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL, PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
/** The connection, which is closed to be offline. */
const gate = openGate(tagine.address);
afterAll(() => gate.close());

const TODAY = localDay(new Date());
const [{ id: list }] = (await cook.get("shopping-lists")).body;
await cook.send("POST", "users", { fullName: "Anna", email: USER_EMAIL, password: PASSWORD });
await cook.send("POST", "recipes/create", {
  name: "Bean Stew",
  recipeYield: "4 servings",
  recipeIngredient: ["200 g beans", "2 onions", "1 tbsp olive oil", "salt and pepper"],
  recipeInstructions: [{ text: "Cook the 200 g beans." }],
});
await cook.send("POST", "recipes/create", {
  name: "Onion Tart",
  recipeIngredient: ["1 onion", "250 g flour"],
});

beforeEach(async () => {
  gate.open();
  for (const { id } of await readItems()) await cook.send("DELETE", `shopping-lists/${list}/items/${id}`);
  for (const { uid } of (await cook.get("meal-plans/all")).body)
    await cook.send("DELETE", `meal-plans/${uid}`);
});

async function readItems(): Promise<ShoppingItem[]> {
  return (await cook.get(`shopping-lists/${list}`)).body.items;
}

async function expectItems(expected: string[]): Promise<void> {
  let items: string[] = [];
  await eventually(async () => {
    items = (await readItems()).map(({ text, isAtHome }) => (isAtHome ? `${text}?` : text)).toSorted();
    return String(items) === String(expected);
  }).catch(() => expect(items).toEqual(expected));
}

const at = (path: string, visit: Visit = {}) =>
  browser.visit(tagine.address + path, { as: ADMIN_EMAIL, ...visit });
const picker = (page: Page) => page.getByRole("dialog", { name: "Add to shopping list" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

const STEW = ["1 tbsp olive oil?", "2 onions", "200 g beans", "pepper?", "salt?"];

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a recipe is added in 2 taps, shown on the list, and undone", async () => {
    const page = await at("recipe/bean-stew", { size });
    await press(page, "Shop");
    await picker(page).getByRole("button", { name: "Add 2 items" }).waitFor();
    await expectLooksRight(page);
    await press(page, "Add 2 items");
    await undoBar(page)
      .getByText(/^Added 2 items/)
      .waitFor();
    await expectItems(STEW);
    await page.getByRole("link", { name: "Shopping", exact: true }).click();
    await page.getByRole("checkbox", { name: "200 g beans" }).waitFor();
    await page.getByRole("heading", { name: "Check at home" }).waitFor();
    await undoBar(page).getByRole("button", { name: "Undo" }).click();
    await expectItems([]);
  });

  test("a recipe is replaced for other servings", async () => {
    const page = await at("recipe/bean-stew", { size });
    await press(page, "Shop");
    await press(page, "Add 2 items");
    await expectItems(STEW);
    await press(page, "Shop");
    for (let taps = 0; taps < 4; taps++)
      await picker(page).getByRole("button", { name: "More servings" }).click();
    await picker(page).getByText("Already on this list for 4 servings").waitFor();
    await expectLooksRight(page);
    await press(page, "Replace with 2 items");
    await expectItems(["2 tbsp olive oil?", "4 onions", "400 g beans", "pepper?", "salt?"]);
  });

  test("a plan is added, or some of its days", async () => {
    const days = { startDate: addDays(TODAY, -1), endDate: addDays(TODAY, 1) };
    const meals = [-1, 0, 1].map((by) => ({
      slug: by === 0 ? "onion-tart" : "bean-stew",
      date: addDays(TODAY, by),
    }));
    await cook.send("POST", "meal-plans/create", { ...days, meals });
    const page = await at("meal-plan/this-week", { size });
    await press(page, "Shopping list");
    await press(page, "Add to list");
    await picker(page).getByRole("button", { name: "Add 4 items" }).waitFor();
    await expectLooksRight(page);
    await picker(page).getByLabel("To").selectOption(TODAY);
    await press(page, "Add 2 items");
    await expectItems(["1 onion", "250 g flour"]);
    await press(page, "Shopping list");
    await press(page, "Add to list");
    await picker(page).getByText("Already on this list").waitFor();
    await press(page, "Add 2 items");
    await expectItems(["1 tbsp olive oil?", "200 g beans", "250 g flour", "3 onions", "pepper?", "salt?"]);
  });

  test("what's missing for a recipe is added", async () => {
    await cook.send("PUT", "groups/self/pantry", { foods: ["onion"], staples: null });
    const page = await at("cook-with", { size });
    await press(page, "Add what's missing for Onion Tart");
    await undoBar(page)
      .getByText(/^Added 1 item/)
      .waitFor();
    await expectItems(["250 g flour"]);
    await expectLooksRight(page);
  });

  test("shared text is added", async () => {
    const text = encodeURIComponent("milk, 6 eggs, 2 l juice");
    const page = await at(`share?text=${text}`, { size });
    await page.getByRole("button", { name: "Add 3 items" }).waitFor();
    await expectLooksRight(page);
    await press(page, "Add 3 items");
    await page.waitForURL(`${tagine.address}shopping`);
    await page.getByRole("checkbox", { name: "6 eggs" }).waitFor();
    await expectItems(["2 l juice", "6 eggs", "milk"]);
  });

  test("items are typed, dictated, and added by habit", async () => {
    await shopTwice("oat milk");
    const page = await at("shopping", { size });
    const field = page.getByRole("combobox", { name: "Add items" });
    await field.click();
    await page.getByRole("button", { name: "Add oat milk" }).first().click();
    await expectItems(["oat milk"]);
    await field.fill("milk, 6 eggs, 2 l juice");
    await field.press("Enter");
    await expectItems(["2 l juice", "6 eggs", "milk", "oat milk"]);
    // Dictation types words without commas.
    await field.fill("bread and butter");
    await field.press("Enter");
    await expectItems(["2 l juice", "6 eggs", "bread", "butter", "milk", "oat milk"]);
  });
});

test("items added through the API appear on an open list", async () => {
  const page = await at("shopping");
  await page.getByRole("combobox", { name: "Add items" }).waitFor();
  await cook.send("POST", `shopping-lists/${list}/items`, { text: "milk" });
  await page.getByRole("checkbox", { name: "milk" }).waitFor();
  await cook.send("POST", `shopping-lists/${list}/recipes`, { slug: "onion-tart", servings: 2 });
  await page.getByRole("checkbox", { name: "500 g flour" }).waitFor();
});

/** Things that were bought on two trips are usual. */
async function shopTwice(text: string): Promise<void> {
  const { epoch, version } = (await cook.get(`shopping-lists/${list}/changes`)).body;
  const changes = ["one", "two"].flatMap((name): Change[] => {
    const id = `${name}-${crypto.randomUUID()}`.slice(0, 40);
    const entry = { id, text, language: "en", region: "", source: null, atHome: false, note: "" };
    return [
      { type: "add", entry },
      { type: "check", ids: [id] },
      { type: "clear", ids: [id], trip: `trip-${id}`.slice(0, 40) },
    ];
  });
  const sent = await cook.send("POST", `shopping-lists/${list}/changes`, {
    device: crypto.randomUUID(),
    epoch,
    since: version,
    changes: changes.map((change, position) => ({ number: position + 1, seen: version + position, change })),
  });
  expect(sent.status).toBe(200);
}

const openDevice = () =>
  browser.visit(`${gate.address}device`, { as: ADMIN_EMAIL, size: "phone", storeOffline: true });

/** A device that has stored recipes and lists. */
async function openSynced(): Promise<Page> {
  const page = await openDevice();
  await page.getByRole("button", { name: "Sync now" }).click({ timeout: 40_000 });
  await page.locator("button[aria-disabled=false]", { hasText: "Sync now" }).waitFor();
  await page.getByText("Last synced").waitFor();
  return page;
}

async function openOffline(path: string): Promise<Page> {
  const page = await openSynced();
  await gate.close();
  await page.goto(gate.address + path);
  return page;
}

async function addOffline(): Promise<Page> {
  const page = await openOffline("recipe/bean-stew");
  await press(page, "Shop");
  await press(page, /^Add \d+ items$/);
  await undoBar(page)
    .getByText(/^Added/)
    .waitFor();
  return page;
}

test("what was added offline is sent at the next start", async () => {
  const page = await addOffline();
  await page.goto("about:blank");
  gate.open();
  expect(await readItems()).toEqual([]);
  await page.goto(`${gate.address}recipes/all`);
  await eventually(async () => (await readItems()).some(({ text }) => text === "200 g beans"));
});

test("what was added offline is sent in the background, after the tab was closed", async () => {
  const page = await addOffline();
  await page.goto("about:blank");
  gate.open();
  // Not a page of the app, which would send it itself.
  await page.goto(`${gate.address}manifest.webmanifest`);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === gate.address);
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(gate.address);
  const sync = { origin, registrationId: await registered, tag: SYNC_TAG, lastChance: false };
  expect(await readItems()).toEqual([]);
  await devtools.send("ServiceWorker.dispatchSyncEvent", sync);
  await expectItems(STEW);
});

test("changes of lists don't make the device load recipes again", async () => {
  const page = await openSynced();
  await page.goto(`${gate.address}shopping`);
  const field = page.getByRole("combobox", { name: "Add items" });
  await field.waitFor();
  await page.evaluate((stored) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data === stored) document.title += " stored";
    });
  }, STORED);
  await field.fill("milk");
  await field.press("Enter");
  await expectItems(["milk"]);
  // Anything else does, after which the changes would have, too.
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("tagine.token")}` };
    await fetch("/api/favorites/bean-stew", { method: "PUT", headers });
  });
  await eventually(async () => (await page.title()).endsWith("stored"));
  expect((await page.title()).match(/ stored/g)).toHaveLength(1);
});

test("after the session expired, changes wait for the same person, and nobody else sees them", async () => {
  const page = await addOffline();
  await page.goto("about:blank");
  const sessions: Session[] = (await cook.get("auth/sessions")).body;
  for (const { id, current } of sessions) if (!current) await cook.send("DELETE", `auth/sessions/${id}`);
  gate.open();
  await page.goto(`${gate.address}login`);
  await signIn(page, USER_EMAIL);
  await page.goto(`${gate.address}shopping`);
  await page.getByRole("combobox", { name: "Add items" }).waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await page.goto(`${gate.address}logout`);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  expect(await readItems()).toEqual([]);
  await page.goto(`${gate.address}login`);
  await signIn(page, ADMIN_EMAIL);
  await expectItems(STEW);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/login"));
}

test("signing out offline asks before it discards what was added", async () => {
  const page = await addOffline();
  await press(page, "Menu");
  await page.getByRole("link", { name: "Sign out" }).click();
  await page.getByText(/^\d changes haven't been sent\. Signing out deletes them\.$/).waitFor();
  await expectLooksRight(page);
  await press(page, "Stay signed in");
  await page.getByRole("heading", { level: 1, name: "Bean Stew" }).waitFor();
  await press(page, "Menu");
  await page.getByRole("link", { name: "Sign out" }).click();
  await press(page, "Sign out and discard");
  await eventually(() =>
    page.evaluate(async () => !(await indexedDB.databases()).some(({ name }) => name?.includes("lists"))),
  );
  gate.open();
  await page.goto(gate.address);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  expect(await readItems()).toEqual([]);
});
