import { afterEach, beforeEach, expect, test } from "bun:test";
import type { CountedList, ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { dom, fireEvent, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, as, open, readStorage, user, visitor } = await dom();

await admin.send("POST", "users", {
  fullName: "Anna",
  email: "anna@example.org",
  password: "correct-horse",
  group: "home",
});
const anna = await as("anna@example.org");

let list = 0;

beforeEach(async () => {
  list = (await user.send("POST", "shopping-lists", { name: "Market", isDefault: true })).body.id;
});
afterEach(async () => {
  const lists: CountedList[] = (await user.get("shopping-lists")).body;
  for (const { id } of lists) await user.send("DELETE", `shopping-lists/${id}`);
});

const addByApi = (text: string) => user.send("POST", `shopping-lists/${list}/items`, { text });
const readItems = async (): Promise<ShoppingItem[]> => (await user.get(`shopping-lists/${list}`)).body.items;
const readTexts = async () => (await readItems()).map(({ text }) => text);

async function openList(): Promise<OpenApp> {
  const page = await open("shopping", { as: user });
  await screen.findByRole("heading", { level: 1, name: "Market" });
  return page;
}

async function type(page: OpenApp, text: string): Promise<void> {
  const field = await screen.findByRole("combobox", { name: "Add items" });
  await page.fill(field, text);
  await page.keyboard("{Enter}");
}

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const section = (name: string | RegExp) => screen.findByRole("region", { name });

/** Waits until what was just checked is where it belongs. */
const findDone = (count: number) => section(`Done (${count})`);

async function openItem(page: OpenApp, food: string): Promise<HTMLElement> {
  await page.press(`Details: ${food}`);
  return screen.findByRole("dialog");
}

/** The server has it, too. */
const expectTexts = (texts: string[]) => waitFor(async () => expect(await readTexts()).toEqual(texts));

async function addRecipe(name: string, recipeIngredient: string[]): Promise<string> {
  const slug = (await admin.send("POST", "recipes/create", { name, recipeIngredient })).body;
  expect((await user.send("POST", `shopping-lists/${list}/recipes`, { slug })).status).toBe(201);
  return slug;
}

test("an empty list teaches what to do", async () => {
  await openList();
  await screen.findByRole("heading", { name: "What do you need?" });
});

test("typing adds several items, in their aisles", async () => {
  const page = await openList();
  await type(page, "milk, 6 eggs, 2 l juice");
  const dairy = await section("Dairy & eggs");
  within(dairy).getByRole("checkbox", { name: "milk" });
  within(dairy).getByRole("checkbox", { name: "6 eggs" });
  await box("2 l juice");
  screen.getByText("3 left");
  await expectTexts(["6 eggs", "milk", "2 l juice"]);
  expect(await screen.findByRole("combobox", { name: "Add items" })).toHaveProperty("value", "");
});

test("pasting lines adds each of them, and can be undone", async () => {
  const page = await openList();
  const field = await screen.findByRole("combobox", { name: "Add items" });
  fireEvent.paste(field, { clipboardData: { getData: () => "- milk\n- 6 eggs\n" } });
  await box("6 eggs");
  await screen.findByText("Added 2 items");
  await page.press("Undo");
  await screen.findByRole("heading", { name: "What do you need?" });
});

test("something that can't be an item is refused with a sentence", async () => {
  const page = await openList();
  await type(page, "?!");
  await screen.findByText("That's not an item. Type a name, like “milk”.");
  expect(await readTexts()).toEqual([]);
});

test("what's on the list already adds up", async () => {
  await addByApi("200 g flour");
  const page = await openList();
  await box("200 g flour");
  await type(page, "0.3 kg flour");
  await box("500 g flour");
  await expectTexts(["500 g flour"]);
});

test("foods on the list are suggested while typing", async () => {
  await addByApi("oat milk, potatoes");
  const page = await openList();
  await box("oat milk");
  const field = await screen.findByRole("combobox", { name: "Add items" });
  await page.fill(field, "6 eggs, 2 l oat");
  await page.fill(field, "6 eggs, 2 oat");
  const [first] = await screen.findAllByRole("option");
  expect(first?.textContent).toBe("oat milk");
  await page.keyboard("{ArrowDown}{Enter}");
  await box("6 eggs");
  await box("2 + some oat milk");
});

test("usual things are one tap away while the field is empty", async () => {
  await addByApi("milk");
  const usual = ["milk", "bread", ...Array.from({ length: 9 }, (_, at) => `tea ${at}`)];
  answer(/habits/, () =>
    Response.json({ usual: usual.map((text) => ({ text, times: 3 })), trips: 3, suggestedAisles: null }),
  );
  const page = await openList();
  await box("milk");
  await page.click(await screen.findByRole("combobox", { name: "Add items" }));
  const things = await screen.findByRole("group", { name: "Usual things" });
  // What's on the list already isn't offered.
  expect(within(things).queryByRole("button", { name: "Add milk" })).toBeNull();
  expect(within(things).getAllByRole("button")).toHaveLength(9);
  await page.press("More", things);
  expect(within(things).getAllByRole("button")).toHaveLength(10);
  await page.press("Add bread", things);
  await box("bread");
  expect(within(things).getByRole("button", { name: "Add bread" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  await page.keyboard("tea");
  expect(screen.queryByRole("group", { name: "Usual things" })).toBeNull();
});

test("usual things of an empty list are shown once, also while the field has the focus", async () => {
  answer(/habits/, () =>
    Response.json({ usual: [{ text: "bread", times: 3 }], trips: 3, suggestedAisles: null }),
  );
  const page = await openList();
  const bread = () => screen.getAllByRole("button", { name: "Add bread" });
  await screen.findByRole("button", { name: "Add bread" });
  expect(bread()).toHaveLength(1);
  await page.click(await screen.findByRole("combobox", { name: "Add items" }));
  expect(bread()).toHaveLength(1);
  await page.click(await screen.findByRole("heading", { name: "What do you need?" }));
  expect(bread()).toHaveLength(1);
  await page.press("Add bread");
  await box("bread");
});

test("a checked item is struck through, moves to the done ones, and can be unchecked there", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  const milk = await box("milk");
  await page.click(milk);
  await waitFor(() => expect(milk.checked).toBe(true));
  screen.getByText("1 left");
  const done = await findDone(1);
  expect(screen.getAllByRole("checkbox", { name: "milk" })).toHaveLength(1);
  await waitFor(async () =>
    expect((await readItems()).find(({ text }) => text === "milk")).toMatchObject({
      isChecked: true,
      checkedBy: ["A User"],
    }),
  );
  await page.click(within(done).getByRole("checkbox", { name: "milk" }));
  await screen.findByText("2 left");
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Done/ })).toBeNull());
});

test("a row that moves away passes the focus to the next one", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  (await box("6 eggs")).focus();
  await page.keyboard(" ");
  await findDone(1);
  expect(document.activeElement).toBe(await box("milk"));
});

test("the done section says who checked what, if it wasn't only you", async () => {
  await addByApi("milk, 6 eggs");
  const [eggs, milk] = await readItems();
  await user.send("PUT", `shopping-lists/${list}/items/${eggs?.id}`, { isChecked: true });
  await openList();
  expect((await findDone(1)).textContent).not.toContain("A User");
  expect(
    (await anna.send("PUT", `shopping-lists/${list}/items/${milk?.id}`, { isChecked: true })).status,
  ).toBe(200);
  const done = await findDone(2);
  within(done).getByText("Checked by Anna");
  within(done).getByText("Checked by A User");
});

test("who checked an item isn't mixed with its recipes, and is in its details", async () => {
  await addRecipe("Roasted tomato soup", ["1 kg tomatoes"]);
  const [tomatoes] = await readItems();
  await anna.send("PUT", `shopping-lists/${list}/items/${tomatoes?.id}`, { isChecked: true });
  const page = await openList();
  const done = await findDone(1);
  within(done).getByText("Roasted tomato soup");
  expect(within(done).getByText("Anna").previousElementSibling?.tagName).toBe("svg");
  within(await openItem(page, "tomatoes")).getByText("Checked by Anna");
});

test("tapping the picture of an item opens it", async () => {
  await addByApi("milk");
  const picture = "data:image/webp;base64,AAAA";
  const [milk] = await readItems();
  const { epoch, version } = (await user.get(`shopping-lists/${list}/changes`)).body;
  const change = { type: "set-picture", id: milk?.sources[0]?.id, picture };
  const sent = {
    device: "device-with-a-camera",
    epoch,
    since: version,
    changes: [{ number: 1, seen: version, change }],
  };
  expect((await user.send("POST", `shopping-lists/${list}/changes`, sent)).status).toBe(200);
  const page = await openList();
  await page.click(await screen.findByAltText("Picture of milk"));
  await screen.findByRole("dialog", { name: "milk" });
  expect((await readItems())[0]?.isChecked).toBe(false);
});

test("rows stay where they are while a finger is down, also if someone else checks another", async () => {
  await addByApi("milk, 6 eggs, bread");
  const page = await openList();
  await page.click(await box("milk"));
  fireEvent.pointerDown(document.body);
  const eggs = (await readItems()).find(({ text }) => text === "6 eggs");
  await anna.send("PUT", `shopping-lists/${list}/items/${eggs?.id}`, { isChecked: true });
  await screen.findByText("1 left");
  await Bun.sleep(1600);
  expect(screen.queryByRole("region", { name: /^Done/ })).toBeNull();
  fireEvent.pointerUp(document.body);
  await findDone(2);
});

test("what a guest checked is by a guest", async () => {
  await addByApi("milk");
  const [milk] = await readItems();
  const { token } = (await user.send("POST", `shopping-lists/${list}/links`, { mayCheck: true })).body;
  const change = { type: "check", ids: [milk?.id] };
  const { epoch } = (await user.get(`shopping-lists/${list}/changes`)).body;
  const sent = { device: "device-of-a-guest", epoch, since: 0, changes: [{ number: 1, seen: 1, change }] };
  expect((await visitor.send("POST", `shared-lists/${token}/changes`, sent)).status).toBe(200);
  await open("shopping", { as: user, language: "de-DE" });
  await screen.findByText("Gast");
});

test("done items are hidden on this device, and cleared with an undo", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  await page.click(await box("milk"));
  const done = await findDone(1);
  await page.press("Done (1)", done);
  expect(within(done).queryByRole("checkbox")).toBeNull();
  expect(readStorage("shopping.done-hidden")).toBe("yes");
  await page.press("Done (1)", done);
  await page.press("Clear done", done);
  await screen.findByText("Cleared 1 item");
  await expectTexts(["6 eggs"]);
  expect((await user.get(`shopping-lists/${list}/history`)).body).toHaveLength(1);
  await page.press("Undo");
  await box("milk");
  await expectTexts(["6 eggs", "milk"]);
});

test("when everything is done, one button finishes the trip", async () => {
  await addByApi("milk");
  const page = await openList();
  await page.click(await box("milk"));
  await screen.findByRole("heading", { name: "All done" });
  await page.press("Finish trip");
  await screen.findByRole("heading", { name: "What do you need?" });
  await expectTexts([]);
});

test("amounts have plus and minus, and can be overwritten", async () => {
  await addByApi("200 g flour, milk");
  const page = await openList();
  const dialog = await openItem(page, "flour");
  await page.press("More", dialog);
  await waitFor(() => expect(within(dialog).getByLabelText("Amount")).toHaveProperty("value", "250 g"));
  await page.press("Less", dialog);
  await page.press("Less", dialog);
  await waitFor(() => expect(within(dialog).getByLabelText("Amount")).toHaveProperty("value", "150 g"));
  await page.fill("Amount", "1½ kg", dialog);
  await page.press("Done", dialog);
  await box("1.5 kg flour");

  const other = await openItem(page, "milk");
  expect(within(other).getByRole("button", { name: "Less" }).getAttribute("aria-disabled")).toBe("true");
  await page.press("More", other);
  await page.press("Close", other);
  await box("2 milk");
});

test("a wrong amount gets a sentence and changes nothing", async () => {
  await addByApi("200 g flour");
  const page = await openList();
  const dialog = await openItem(page, "flour");
  await page.fill("Amount", "lots", dialog);
  await page.press("Done", dialog);
  await within(dialog).findByText("That's not an amount. Try “600 g” or “2”.");
  await page.fill("Amount", "5000 kg", dialog);
  await page.press("Done", dialog);
  await within(dialog).findByText("That's too much");
  // Pressing it again discards the text.
  await page.press("Done", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await readTexts()).toEqual(["200 g flour"]);
});

test("an item gets a note, another text, and another aisle", async () => {
  await addByApi("milk");
  const page = await openList();
  const dialog = await openItem(page, "milk");
  await page.fill("Note", "the blue one", dialog);
  await page.fill("Item", "oat drink", dialog);
  await page.selectOptions(within(dialog).getByLabelText("Aisle"), "drinks");
  await page.press("Done", dialog);
  const row = await box("oat drink");
  expect(document.getElementById(row.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "the blue one",
  );
  await expectTexts(["oat drink"]);
});

test("moving a food to an aisle is remembered", async () => {
  await addByApi("toothpaste");
  const page = await openList();
  const dialog = await openItem(page, "toothpaste");
  await page.selectOptions(within(dialog).getByLabelText("Aisle"), "snacks");
  await page.press("Delete", dialog);
  await type(page, "toothpaste");
  within(await section("Snacks & sweets")).getByRole("checkbox", { name: "toothpaste" });
});

test("a deleted item can be brought back", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  await page.press("Delete", await openItem(page, "milk"));
  await screen.findByText("Removed “milk”");
  await expectTexts(["6 eggs"]);
  await page.press("Undo");
  await box("milk");
});

test("deleting an item passes the focus to the next row, or the previous one, or the field", async () => {
  await addByApi("milk, 6 eggs, bread");
  const page = await openList();
  await box("milk");
  const rows = () =>
    screen.getAllByRole("button", { name: /^Details: / }).map((row) => row.getAttribute("aria-label"));
  const expectFocus = (name: string) =>
    waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(name));
  const remove = async (food: string) => {
    screen.getByRole("button", { name: `Details: ${food}` }).focus();
    await page.keyboard("{Enter}");
    within(await screen.findByRole("dialog"))
      .getByRole("button", { name: "Delete" })
      .focus();
    await page.keyboard("{Enter}");
  };
  expect(rows()).toEqual(["Details: bread", "Details: eggs", "Details: milk"]);
  await remove("eggs");
  await expectFocus("Details: milk");
  await remove("milk");
  await expectFocus("Details: bread");
  await remove("bread");
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
});

test("an item tells where it comes from, and a recipe's share is removed", async () => {
  await addRecipe("Risotto", ["300 g rice", "50 g butter"]);
  await addRecipe("Chicken", ["0.2 kg butter"]);
  const page = await openList();
  expect((await box("250 g butter")).closest("li")?.textContent).toContain("Risotto · Chicken");
  const dialog = await openItem(page, "butter");
  await page.press("More", dialog);
  await waitFor(() => expect(within(dialog).getByLabelText("Amount")).toHaveProperty("value", "300 g"));
  const sources = within(dialog).getAllByRole("listitem");
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    "50 g · Risotto50 g butterRemove",
    "0.2 kg · Chicken0.2 kg butterRemove",
  ]);
  // What was added by hand stays.
  await page.press("Remove “50 g butter”", dialog);
  await waitFor(() => expect(within(dialog).getByLabelText("Amount")).toHaveProperty("value", "250 g"));
  await page.press("Remove all of Chicken", dialog);
  await screen.findByText("Removed Chicken");
  await expectTexts(["300 g rice"]);
  await page.press("Undo");
  await expectTexts(["250 g butter", "300 g rice"]);
});

test("staples wait under “Check at home” until they're needed", async () => {
  await addRecipe("Risotto", ["300 g rice", "1 tsp salt", "1 tbsp olive oil"]);
  const page = await openList();
  const home = await section("Check at home");
  within(home).getByRole("checkbox", { name: "1 tbsp olive oil" });
  screen.getByText("1 left");
  await page.press("Need it: salt", home);
  within(await section("Spices")).getByRole("checkbox", { name: "1 tsp salt" });
  screen.getByText("2 left");
  await page.click(within(home).getByRole("checkbox", { name: "1 tbsp olive oil" }));
  within(await findDone(1)).getByRole("checkbox", { name: "1 tbsp olive oil" });
});

test("changes wait for a connection, and a quiet mark says so", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  await box("milk");
  const reconnect = answer(/api\/shopping-lists/);
  await page.click(await box("milk"));
  await type(page, "bread");
  await box("bread");
  await screen.findByText("2 changes waiting to sync");
  expect(await readTexts()).toEqual(["6 eggs", "milk"]);
  reconnect();
  await waitFor(() => expect(screen.queryByText(/waiting to sync/)).toBeNull());
  await expectTexts(["bread", "6 eggs", "milk"]);
});

test("an edit that meets a deletion brings the item back and says so", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  await box("milk");
  const milk = (await readItems()).find(({ text }) => text === "milk");
  const reconnect = answer(/api\/shopping-lists/);
  const dialog = await openItem(page, "milk");
  await page.fill("Note", "the blue one", dialog);
  await page.press("Done", dialog);
  await screen.findByText("the blue one");
  await anna.send("DELETE", `shopping-lists/${list}/items/${milk?.id}`);
  reconnect();
  await screen.findByText("“milk” was already off the list. Your change put it back.");
  await expectTexts(["6 eggs", "milk"]);
});

test("what waited before a reload is marked as soon as the list is shown", async () => {
  await addByApi("milk, 6 eggs");
  const page = await openList();
  await box("milk");
  const reconnect = answer(/api\/shopping-lists/);
  await page.click(await box("milk"));
  await screen.findByText("1 change waiting to sync");
  await open("shopping", { as: user, again: true });
  await box("milk");
  screen.getByText("1 change waiting to sync");
  reconnect();
  await waitFor(() => expect(screen.queryByText(/waiting to sync/)).toBeNull());
});

test("an edit that overrules a deletion withdraws its undo", async () => {
  await addByApi("tea, 6 eggs");
  const page = await openList();
  await box("tea");
  const tea = (await readItems()).find(({ text }) => text === "tea");
  const reconnect = answer(/api\/shopping-lists/);
  await page.press("Delete", await openItem(page, "tea"));
  await screen.findByText("Removed “tea”");
  await anna.send("PUT", `shopping-lists/${list}/items/${tea?.id}`, { note: "green" });
  reconnect();
  await screen.findByText("Kept “tea” because someone edited it");
  // Without this, the offer would stay for seconds.
  await waitFor(() => expect(screen.queryByText("Removed “tea”")).toBeNull(), { timeout: 1000 });
  await box("tea");
});

test("a list that someone deletes is left", async () => {
  await addByApi("milk");
  await openList();
  await box("milk");
  const deleted = list;
  const other = (await user.send("POST", "shopping-lists", { name: "Bakery", isDefault: true })).body.id;
  await user.send("DELETE", `shopping-lists/${deleted}`);
  list = other;
  const { syncList } = await import("../../web/shopping-lists/sync/lists-on-device.ts");
  const lists: CountedList[] = (await user.get("shopping-lists")).body;
  expect(lists.map(({ name }) => name)).toContain("Bakery");
  await syncList(deleted);
  await screen.findByText("“Market” was deleted");
  await screen.findByRole("heading", { level: 1, name: "Bakery" });
});

test("a list that can't be loaded says so, and can be tried again", async () => {
  await addByApi("milk");
  const reconnect = answer(/api\/shopping-lists\/\d/);
  const page = await open("shopping", { as: user });
  await screen.findByText(/^Can't reach Tagine/);
  reconnect();
  await page.press("Try again");
  await box("milk");
});

test("changes to a deleted list that are lost name the list", async () => {
  await addByApi("milk");
  const page = await openList();
  await box("milk");
  const reconnect = answer(/api\/shopping-lists/);
  await page.click(await box("milk"));
  await screen.findByText("1 change waiting to sync");
  const deleted = list;
  list = (await user.send("POST", "shopping-lists", { name: "Bakery", isDefault: true })).body.id;
  await user.send("DELETE", `shopping-lists/${deleted}`);
  reconnect();
  await screen.findByText("“Market” was deleted");
  await screen.findByText("Couldn't save 1 change to “Market”");
});
