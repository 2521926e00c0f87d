import { afterEach, beforeEach, expect, spyOn, test } from "bun:test";
import type { CountedList, ShoppingItem, Trip } from "../../src/contract/shopping-lists.ts";
import type { Change } from "../../src/contract/shopping-sync.ts";
import { addDays } from "../../src/contract/days.ts";
import { localDay } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { answer, open, readStorage, setNow, settled, user, visitor } = await dom();

const { isOffline } = await import("../../web/state/connection.ts");

const CREATING_NEEDS_CONNECTION = "You're offline. Connect to create a list.";
const NEEDS_CONNECTION = "You're offline. Connect to make changes.";

const listLists = async (): Promise<CountedList[]> => (await user.get("shopping-lists")).body;
const findList = async (name: string) => (await listLists()).find((list) => list.name === name);
const add = (list: number, text: string) => user.send("POST", `shopping-lists/${list}/items`, { text });
const readItems = async (list: number): Promise<ShoppingItem[]> =>
  (await user.get(`shopping-lists/${list}`)).body.items;
const readTexts = async (list: number) => (await readItems(list)).map(({ text }) => text);
const readAisles = async (list: number): Promise<string[]> =>
  (await user.get(`shopping-lists/${list}`)).body.aisles;
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const share = async (list: number, mayCheck: boolean): Promise<{ id: number; token: string }> =>
  (await user.send("POST", `shopping-lists/${list}/links`, { mayCheck })).body;

let list = 0;
let restoreClipboard = () => {};

beforeEach(async () => {
  list = (await user.send("POST", "shopping-lists", { name: "Market", isDefault: true })).body.id;
});
afterEach(async () => {
  isOffline.value = false;
  restoreClipboard();
  setNow(null);
  for (const { id } of await listLists()) await user.send("DELETE", `shopping-lists/${id}`);
});

async function openMenu(path = "shopping"): Promise<OpenApp> {
  const page = await open(path, { as: user });
  await page.press("List actions");
  return page;
}

let devices = 0;
/** Sends changes as a device does. */
async function send(changes: Change[]): Promise<void> {
  const { epoch, version } = (await user.get(`shopping-lists/${list}/changes`)).body;
  await user.send("POST", `shopping-lists/${list}/changes`, {
    device: `test-device-${++devices}`,
    epoch,
    since: version,
    changes: changes.map((change, at) => ({ number: at + 1, seen: version, change })),
  });
}

/** Buys things in this order. */
async function shop(texts: string[]): Promise<void> {
  const trip = `trip-${++devices}-finished`;
  const entries = texts.map((text, at) => ({ id: `${trip}-${at}`, text }));
  const empty = { language: "en", region: "", source: null, atHome: false, note: "" };
  const ids = entries.map(({ id }) => id);
  await send([
    ...entries.map((entry): Change => ({ type: "add", entry: { ...entry, ...empty } })),
    ...ids.map((id): Change => ({ type: "check", ids: [id] })),
    { type: "clear", ids, trip },
  ]);
}

function watchCopies(): string[] {
  const copies: string[] = [];
  const spy = spyOn(navigator.clipboard, "writeText");
  spy.mockImplementation(async (text) => void copies.push(text));
  restoreClipboard = () => spy.mockRestore();
  return copies;
}

test("a new list needs a name, and is opened", async () => {
  const page = await open("shopping", { as: user });
  await page.press("Switch list");
  await page.press("New list");
  const dialog = await screen.findByRole("dialog", { name: "New list" });
  await page.press("Create list", dialog);
  await within(dialog).findByText("Enter a name");
  await page.fill("Name", "Birthday", dialog);
  await page.press("Create list", dialog);
  await headline("Birthday");
  expect(page.address()).toBe(`/shopping?list=${(await findList("Birthday"))?.id}`);
  expect(await findList("Birthday")).toMatchObject({ isDefault: false });
});

test("the menu says how much is left on each list, and the device remembers which was used", async () => {
  const { id } = (await user.send("POST", "shopping-lists", { name: "Bakery" })).body;
  await add(id, "bread, rolls");
  const page = await open("shopping", { as: user });
  await headline("Market");
  await page.press("Switch list");
  const lists = await screen.findByRole("list", { name: "Your lists" });
  expect(
    within(lists)
      .getByRole("button", { name: /^Market/ })
      .getAttribute("aria-current"),
  ).toBe("true");
  await page.press("Bakery 2 left", lists);
  await headline("Bakery");
  expect(page.address()).toBe(`/shopping?list=${id}`);
  expect(readStorage("shopping.list")).toBe(String(id));
  await open("shopping", { as: user, again: true });
  await headline("Bakery");
});

test("a long name is cut on the screen only, and a tooltip has all of it", async () => {
  const name = "Everything for the birthday party of the children ".repeat(3).trim();
  await user.send("PUT", `shopping-lists/${list}`, { name });
  const page = await open("shopping", { as: user });
  const title = await headline(name);
  expect(title.className).toContain("line-clamp-2");
  expect(screen.getByRole("button", { name: "Switch list" }).querySelector("[title]")).toHaveProperty(
    "title",
    name,
  );
  await page.press("Switch list");
  const lists = await screen.findByRole("list", { name: "Your lists" });
  const entry = within(lists).getByTitle(name);
  expect(entry.textContent).toBe(name);
  expect(entry.className).toContain("line-clamp-2");
});

test("the menu and the page count the same", async () => {
  const { id } = (await user.send("POST", "shopping-lists", { name: "Bakery" })).body;
  await add(id, "200 g flour, milk, 1 kg flour");
  const page = await open("shopping", { as: user });
  await page.press("Switch list");
  await page.press("Bakery 2 left", await screen.findByRole("list", { name: "Your lists" }));
  await screen.findByRole("checkbox", { name: "milk" });
  screen.getByText("2 left");
});

test("a list is renamed", async () => {
  const page = await openMenu();
  await page.press("List settings…");
  const dialog = await screen.findByRole("dialog", { name: "List settings" });
  await page.fill("Name", "Farmers' market", dialog);
  await page.press("Save", dialog);
  await headline("Farmers' market");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await findList("Farmers' market")).toMatchObject({ id: list, isDefault: true });
});

test("another list becomes the default", async () => {
  const { id } = (await user.send("POST", "shopping-lists", { name: "Bakery" })).body;
  const page = await openMenu(`shopping?list=${id}`);
  await page.press("Make default");
  await screen.findByText("“Bakery” is now the default list");
  expect(await findList("Bakery")).toMatchObject({ isDefault: true });
  expect(await findList("Market")).toMatchObject({ isDefault: false });
  await page.press("List actions");
  expect(screen.queryByRole("button", { name: "Make default" })).toBeNull();
});

test("a webhook is sent only if a group with addresses asks for it", async () => {
  const page = await openMenu();
  await page.press("List settings…");
  await screen.findByRole("link", { name: "Add address" });
  const { id } = (await user.get("groups/self")).body;
  await user.send("PUT", `groups/${id}`, { webhookUrls: ["https://example.org/hook"] });
  await openMenu();
  await page.press("List settings…");
  await page.click(await screen.findByRole("checkbox", { name: "Send a webhook when it changes" }));
  await page.press("Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await findList("Market")).toMatchObject({ sendsWebhooks: true });
  await user.send("PUT", `groups/${id}`, {});
});

test("deleting a list asks first, says what is deleted, and shows another list", async () => {
  await user.send("POST", "shopping-lists", { name: "Bakery" });
  await add(list, "milk, eggs");
  const page = await openMenu();
  await page.press("Delete…");
  const question = await screen.findByRole("dialog", { name: "Delete “Market”?" });
  within(question).getByText(/^2 items left to buy\. The list, its history, and its links/);
  await page.press("Delete list", question);
  await waitFor(() => expect(screen.queryByRole("heading", { level: 1, name: "Market" })).toBeNull());
  expect(await findList("Market")).toBeUndefined();
  expect(await findList("Bakery")).toBeDefined();
});

test("any list is renamed and deleted where lists are managed", async () => {
  await user.send("POST", "shopping-lists", { name: "Bakery" });
  const page = await open("shopping", { as: user });
  await page.press("Switch list");
  await page.press("Manage lists");
  await page.press("Settings for Bakery", await screen.findByRole("dialog", { name: "Manage lists" }));
  await page.fill("Name", "Baker", await screen.findByRole("dialog", { name: "List settings" }));
  await page.press("Save");
  await page.press("Delete Baker", await screen.findByRole("dialog", { name: "Manage lists" }));
  await page.press("Delete list", await screen.findByRole("dialog", { name: "Delete “Baker”?" }));
  const dialog = await screen.findByRole("dialog", { name: "Manage lists" });
  await waitFor(() => expect(within(dialog).queryByText("Baker")).toBeNull());
  expect(await findList("Baker")).toBeUndefined();
});

test("the usual order of aisles replaces the shop's", async () => {
  await send([{ type: "arrange-aisles", aisles: ["drinks", "bakery"] }]);
  const page = await openMenu();
  await page.press("Arrange aisles…");
  const dialog = await screen.findByRole("dialog", { name: "Arrange aisles" });
  const readOrder = () =>
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(readOrder().slice(0, 3)).toEqual(["Drinks", "Bread", "Fruit & vegetables"]);
  await page.press("Usual order", dialog);
  expect(readOrder().slice(0, 3)).toEqual(["Fruit & vegetables", "Bread", "Meat"]);
  await page.press("Save order", dialog);
  await waitFor(async () => expect(await readAisles(list)).toEqual([]));
});

const OTHER_WAY = ["milk", "bread", "apples"];

test("after three trips, the order in which things were checked is suggested, shown, and used", async () => {
  for (let trips = 0; trips < 3; trips++) await shop(OTHER_WAY);
  const page = await open("shopping", { as: user });
  const card = await screen.findByRole("region", {
    name: "You usually take the aisles in a different order",
  });
  expect(
    within(card)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Bread after Dairy & eggs", "Fruit & vegetables after Bread"]);
  await page.press("Use this order", card);
  await waitFor(async () => {
    const aisles = await readAisles(list);
    expect(aisles.indexOf("dairy")).toBeLessThan(aisles.indexOf("bakery"));
    expect(aisles).toContain("produce");
  });
  await page.press("Undo");
  await waitFor(async () => expect(await readAisles(list)).toEqual([]));
});

test("a suggestion that was turned down isn't made again", async () => {
  for (let trips = 0; trips < 3; trips++) await shop(OTHER_WAY);
  const page = await open("shopping", { as: user });
  await page.press("Not now");
  await open("shopping", { as: user });
  await screen.findByText("You usually take the aisles in a different order");
  await page.press("Not now");
  await open("shopping", { as: user, again: true });
  await headline("Market");
  await settled();
  expect(screen.queryByText("You usually take the aisles in a different order")).toBeNull();
});

const TRIP_NAME = /^\w{3},\s\w{3}\s\d/;

async function openTrip(): Promise<[OpenApp, HTMLElement]> {
  await shop(["2 l milk", "6 eggs", "bread"]);
  const page = await openMenu();
  await page.press("History");
  await page.press(/3 items, A User$/, await screen.findByRole("dialog", { name: "History" }));
  return [page, await screen.findByRole("dialog", { name: TRIP_NAME })];
}

test("a finished trip is added again, until undone", async () => {
  const [page, dialog] = await openTrip();
  await page.press("Add all again", dialog);
  await screen.findByText("Added 3 items");
  await waitFor(async () => expect(await readTexts(list)).toHaveLength(3));
  await page.press("Undo");
  await waitFor(async () => expect(await readTexts(list)).toEqual([]));
});

test("a trip shows and counts what the list did, and brings all of it back", async () => {
  const entry = { language: "en", region: "", source: null, atHome: false, note: "" };
  const source = { slug: "cake", name: "Cake", servings: "", day: null };
  const ids = ["milk-id-1", "milk-id-2", "salt-id-1"];
  await send([
    { type: "add", entry: { ...entry, id: "milk-id-1", text: "1 l milk", note: "the blue one" } },
    { type: "add", entry: { ...entry, id: "milk-id-2", text: "500 ml milk", source } },
    { type: "add", entry: { ...entry, id: "salt-id-1", text: "salt", source, atHome: true } },
    { type: "adjust", id: "milk-id-1", adjustments: [{ measure: "volume", kind: null, value: 1000 }] },
  ]);
  const readAll = async () =>
    (await readItems(list)).map(({ text, note, isAtHome, sources }) => ({
      text,
      note,
      isAtHome,
      sources: sources.map(({ text: added, recipe }) => ({ text: added, recipe })),
    }));
  const before = await readAll();
  await send([
    { type: "check", ids },
    { type: "clear", ids, trip: "trip-of-milk" },
  ]);
  const page = await openMenu();
  await page.press("History");
  await page.press(/2 items, A User$/, await screen.findByRole("dialog", { name: "History" }));
  const dialog = await screen.findByRole("dialog", { name: TRIP_NAME });
  expect(
    within(await within(dialog).findByRole("list", { name: "Items" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["2.5 l milkthe blue oneAdd again", "saltAdd again"]);
  await page.press("Add again: 2.5 l milk", dialog);
  await within(dialog).findByText("Added");
  await page.press("Add all again", dialog);
  await screen.findByText("Added 2 items");
  await waitFor(async () => expect(await readAll()).toEqual(before));
  expect(before).toMatchObject([
    { text: "2.5 l milk", note: "the blue one" },
    { text: "salt", isAtHome: true },
  ]);
});

test("trips of one day show the time, also once opened", async () => {
  await shop(["milk"]);
  await shop(["bread", "eggs"]);
  const page = await openMenu();
  await page.press("History");
  const dialog = await screen.findByRole("dialog", { name: "History" });
  await page.press(/^\w{3},\s\w{3}\s\d+, \d+:\d\d(?::\d\d)?\s[AP]M ?2 items, A User$/, dialog);
  await screen.findByRole("dialog", { name: /^\w{3},\s\w{3}\s\d+, \d+:\d\d(?::\d\d)?\s[AP]M$/ });
});

test("single items of a trip are added again", async () => {
  const [page, dialog] = await openTrip();
  await page.press("Add again: 6 eggs", dialog);
  await within(dialog).findByText("Added");
  await page.press("Back", dialog);
  await page.press("Close", await screen.findByRole("dialog", { name: "History" }));
  await screen.findByText("Added 1 item");
  await waitFor(async () => expect(await readTexts(list)).toEqual(["6 eggs"]));
  const trips: Trip[] = (await user.get(`shopping-lists/${list}/history`)).body;
  expect(trips).toHaveLength(1);
});

test("what's left is copied by aisle", async () => {
  await add(list, "2 l milk, 1 l milk, apples, bread");
  const bread = (await readItems(list)).find(({ text }) => text === "bread");
  await user.send("PUT", `shopping-lists/${list}/items/${bread?.id}`, { isChecked: true });
  const page = await open("shopping", { as: user });
  await screen.findByRole("checkbox", { name: /milk/ });
  const copies = watchCopies();
  await page.press("List actions");
  await page.press("Copy");
  await screen.findByText("List copied");
  expect(copies).toEqual(["Market\n\nFruit & vegetables\n- apples\n\nDairy & eggs\n- 3 l milk"]);
});

async function openSharing(): Promise<[OpenApp, HTMLElement]> {
  const page = await openMenu();
  await page.press("Share…");
  return [page, await screen.findByRole("dialog", { name: "Share “Market”" })];
}

test("offline, the history says that it needs a connection, and loads once there is one", async () => {
  await shop(["milk"]);
  const page = await openMenu();
  const reconnect = answer(/history/);
  await page.press("History");
  const dialog = await screen.findByRole("dialog", { name: "History" });
  await within(dialog).findByText("You're offline. Connect to see past trips.");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  isOffline.value = true;
  await settled();
  reconnect();
  isOffline.value = false;
  await within(dialog).findByText("1 item, A User");
});

test("offline, a list is shared as text, and a link needs a connection", async () => {
  await share(list, true);
  const page = await openMenu();
  const reconnect = answer(/links/);
  isOffline.value = true;
  await page.press("Share…");
  const dialog = await screen.findByRole("dialog", { name: "Share “Market”" });
  await within(dialog).findByText("You're offline. Connect to share a link.");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(within(dialog).queryByRole("button", { name: "Create link and QR code" })).toBeNull();
  within(dialog).getByRole("button", { name: "Copy" });
  reconnect();
  isOffline.value = false;
  await within(dialog).findByText(/^Created by A User, /);
  within(dialog).getByRole("button", { name: "Create link and QR code" });
});

test("without a connection, a new list or link isn't created, and one sentence says why", async () => {
  const page = await open("shopping", { as: user });
  await page.press("Switch list");
  await page.press("New list");
  const dialog = await screen.findByRole("dialog", { name: "New list" });
  const reconnect = answer(/POST/);
  await page.fill("Name", "Birthday", dialog);
  await page.press("Create list", dialog);
  await within(await within(dialog).findByRole("alert")).findByText(CREATING_NEEDS_CONNECTION);
  isOffline.value = true;
  await waitFor(() => expect(within(dialog).queryByRole("alert")).toBeNull());
  expect(within(dialog).getAllByText(CREATING_NEEDS_CONNECTION)).toHaveLength(1);
  expect(within(dialog).queryByText(NEEDS_CONNECTION)).toBeNull();
  expect(within(dialog).queryByRole("textbox")).toBeNull();
  isOffline.value = false;
  expect(await within(dialog).findByRole("textbox")).toHaveProperty("value", "Birthday");
  await page.press("Cancel", dialog);
  const [sharing, shareDialog] = await openSharing();
  await sharing.press("Create link and QR code", shareDialog);
  await within(await within(shareDialog).findByRole("alert")).findByText(NEEDS_CONNECTION);
  reconnect();
});

test("what's left is shared as text where the system can", async () => {
  await add(list, "2 l milk");
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  const page = await open("shopping", { as: user });
  await screen.findByRole("checkbox", { name: "2 l milk" });
  await page.press("List actions");
  await page.press("Share…");
  await page.press("Share text");
  expect(shared).toEqual([{ title: "Market", text: "Market\n\nDairy & eggs\n- 2 l milk" }]);
  Reflect.deleteProperty(navigator, "share");
});

test("a link with a QR code lets people check items, until it's revoked", async () => {
  const [page, dialog] = await openSharing();
  await page.selectOptions(within(dialog).getByLabelText("Valid for"), "1 day");
  await page.press("Create link and QR code", dialog);
  await within(dialog).findByRole("img", { name: "QR code for the link" });
  within(dialog).getByText(/^Anyone who scans it can check items off until /);
  within(dialog).getByText(
    "This link only works on this device. Open Tagine at its network address to share it.",
  );
  const [link] = (await user.get(`shopping-lists/${list}/links`)).body;
  expect(within(dialog).getByLabelText("Link")).toHaveProperty(
    "value",
    `${location.origin}/list/${link.token}`,
  );
  expect(link.expires).toBe(addDays(localDay(new Date()), 1));
  await within(dialog).findByText(/^Created by A User, /);
  await page.press(/^Revoke link/, dialog);
  await page.press("Revoke", await screen.findByRole("dialog", { name: "Revoke this link?" }));
  await screen.findByRole("dialog", { name: "Share “Market”" });
  await waitFor(() => expect(screen.queryByText("Links to this list")).toBeNull());
  expect((await user.get(`shopping-lists/${list}/links`)).body).toEqual([]);
  expect((await visitor.get(`shared-lists/${link.token}`)).status).toBe(404);
});

test("a read-only link shows the list", async () => {
  await add(list, "milk");
  const [page, dialog] = await openSharing();
  await page.selectOptions(within(dialog).getByLabelText("People with the link can"), "See the list");
  await page.press("Create link and QR code", dialog);
  await within(dialog).findByText(/^Anyone who scans it can see the list until /);
  const [{ token }] = (await user.get(`shopping-lists/${list}/links`)).body;
  await open(`list/${token}`, { as: visitor });
  expect(await screen.findByRole("checkbox", { name: "milk" })).toHaveProperty("disabled", true);
  screen.getByText(/^You can see this list until /);
});

test("someone without an account checks an item of a shared list", async () => {
  await add(list, "2 l milk, 1 l milk, apples");
  const { token } = await share(list, true);
  const page = await open(`list/${token}`, { as: visitor });
  await headline("Market");
  screen.getByText(/^You can check items off until /);
  const milk = await screen.findByRole("checkbox", { name: "3 l milk" });
  await page.click(milk);
  expect(milk).toHaveProperty("checked", true);
  await waitFor(async () =>
    expect((await readItems(list)).filter(({ isChecked }) => isChecked)).toMatchObject([
      { text: "3 l milk" },
    ]),
  );
});

test("a guest sees what others change", async () => {
  await add(list, "milk");
  const { token } = await share(list, true);
  await open(`list/${token}`, { as: visitor });
  await screen.findByRole("checkbox", { name: "milk" });
  await add(list, "apples");
  await screen.findByRole("checkbox", { name: "apples" });
});

test("a guest's check waits for a connection", async () => {
  await add(list, "milk");
  const { token } = await share(list, true);
  const page = await open(`list/${token}`, { as: visitor });
  const connect = answer(/^POST \/api\/shared-lists/);
  await page.click(await screen.findByRole("checkbox", { name: "milk" }));
  await screen.findByText("Waiting for a connection");
  expect(await readItems(list)).toMatchObject([{ isChecked: false }]);
  connect();
  dispatchEvent(new Event("online"));
  await waitFor(async () => expect(await readItems(list)).toMatchObject([{ isChecked: true }]));
  await screen.findByText(/^You can check items off until /);
});

test("a guest's checks survive a proxy that can't reach Tagine", async () => {
  await add(list, "milk");
  const { token } = await share(list, true);
  const page = await open(`list/${token}`, { as: visitor });
  const milk = await screen.findByRole("checkbox", { name: "milk" });
  const reach = answer(/\/api\/shared-lists/, () => new Response("404 page not found", { status: 404 }));
  await page.click(milk);
  await screen.findByText("Waiting for a connection");
  expect(screen.queryByRole("heading", { name: "This link no longer works" })).toBeNull();
  expect(milk).toHaveProperty("checked", true);
  reach();
  dispatchEvent(new Event("online"));
  await waitFor(async () => expect(await readItems(list)).toMatchObject([{ isChecked: true }]));
});

test("a guest's checks are sent in smaller parts if they're too large together", async () => {
  await add(list, "milk, apples");
  const { token } = await share(list, true);
  const page = await open(`list/${token}`, { as: visitor });
  const disconnect = answer(/^POST \/api\/shared-lists/);
  await page.click(await screen.findByRole("checkbox", { name: "milk" }));
  await page.click(await screen.findByRole("checkbox", { name: "apples" }));
  await screen.findByText("Waiting for a connection");
  disconnect();
  const sizes: number[] = [];
  const limit = answer(/^POST \/api\/shared-lists/, async (request) => {
    const { changes } = await request.json();
    sizes.push(changes.length);
    return Response.json({ code: "too-large" }, { status: changes.length > 1 ? 413 : 503 });
  });
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(sizes).toEqual([2, 1]));
  limit();
  dispatchEvent(new Event("online"));
  await waitFor(async () => expect((await readItems(list)).every(({ isChecked }) => isChecked)).toBe(true));
});

test("an expired link says so", async () => {
  const { token } = await share(list, true);
  setNow(new Date(Date.now() + 40 * 86_400_000));
  await open(`list/${token}`, { as: visitor });
  await headline("This link no longer works");
});

test("a revoked link ends while someone has the list open", async () => {
  const { id, token } = await share(list, true);
  await open(`list/${token}`, { as: visitor });
  await headline("Market");
  await user.send("DELETE", `shopping-links/${id}`);
  document.dispatchEvent(new Event("visibilitychange"));
  await headline("This link no longer works");
});

/** Opens the list of a link, and then the same page without a connection. */
async function openOffline(token: string): Promise<{ page: OpenApp; reconnect: () => void }> {
  await open(`list/${token}`, { as: visitor });
  await screen.findByRole("checkbox", { name: "milk" });
  const reconnect = answer(/api\/shared-lists/);
  return { page: await open(`list/${token}`, { as: visitor, again: true }), reconnect };
}

test("a guest who reloads offline still has the list, with checks that wait", async () => {
  await add(list, "milk, apples");
  const { token } = await share(list, true);
  const { page, reconnect } = await openOffline(token);
  await screen.findByText("Waiting for a connection");
  await page.click(await screen.findByRole("checkbox", { name: "milk" }));
  await open(`list/${token}`, { as: visitor, again: true });
  await headline("Market");
  expect(await screen.findByRole("checkbox", { name: "milk" })).toHaveProperty("checked", true);
  expect(await screen.findByRole("checkbox", { name: "apples" })).toHaveProperty("checked", false);
  screen.getByText("Waiting for a connection");
  reconnect();
  dispatchEvent(new Event("online"));
  await waitFor(async () =>
    expect((await readItems(list)).filter(({ isChecked }) => isChecked)).toMatchObject([{ text: "milk" }]),
  );
  await screen.findByText(/^You can check items off until /);
});

test("what a guest checked before the connection was lost is still checked after a reload", async () => {
  await add(list, "milk, apples");
  const { token } = await share(list, true);
  const page = await open(`list/${token}`, { as: visitor });
  const milk = await screen.findByRole("checkbox", { name: "milk" });
  answer(/^GET \/api\/shared-lists/);
  await page.click(milk);
  await waitFor(async () =>
    expect((await readItems(list)).filter(({ isChecked }) => isChecked)).toHaveLength(1),
  );
  await settled();
  await open(`list/${token}`, { as: visitor, again: true });
  expect(await screen.findByRole("checkbox", { name: "milk" })).toHaveProperty("checked", true);
});

test("a guest who opens a link offline for the first time is told when the list appears", async () => {
  await add(list, "milk");
  const { token } = await share(list, true);
  const reconnect = answer(/api\/shared-lists/);
  await open(`list/${token}`, { as: visitor });
  await screen.findByText("You're offline. The list appears once you're connected.");
  expect(screen.queryByText(/Something went wrong|Check that it's running/)).toBeNull();
  reconnect();
  dispatchEvent(new Event("online"));
  await screen.findByRole("checkbox", { name: "milk" });
});

test("a guest's list is deleted from the device once the link was revoked", async () => {
  await add(list, "milk");
  const { id, token } = await share(list, true);
  await open(`list/${token}`, { as: visitor });
  await screen.findByRole("checkbox", { name: "milk" });
  expect(readStorage("shared-lists")).toContain("milk");
  await user.send("DELETE", `shopping-links/${id}`);
  document.dispatchEvent(new Event("visibilitychange"));
  await headline("This link no longer works");
  expect(readStorage("shared-lists")).toBeNull();
  answer(/api\/shared-lists/);
  await open(`list/${token}`, { as: visitor, again: true });
  await screen.findByText("You're offline. The list appears once you're connected.");
});

test("a guest's list is deleted from the device once the link expired, also offline", async () => {
  await add(list, "milk");
  const { token } = await share(list, true);
  await open(`list/${token}`, { as: visitor });
  await screen.findByRole("checkbox", { name: "milk" });
  const kept = JSON.parse(readStorage("shared-lists") ?? "{}");
  kept[token].expires = addDays(localDay(new Date()), -1);
  localStorage.setItem("tagine.shared-lists", JSON.stringify(kept));
  answer(/api\/shared-lists/);
  await open(`list/${token}`, { as: visitor, again: true });
  await screen.findByText("You're offline. The list appears once you're connected.");
  expect(readStorage("shared-lists")).toBeNull();
});
