import { afterEach, beforeEach, expect, test } from "bun:test";
import { addDays } from "../../src/contract/days.ts";
import type { CountedList, ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { localDay } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, open, readStorage } = await dom();
const { isOffline } = await import("../../web/state/connection.ts");

const STEW = {
  name: "Bean Stew",
  recipeYield: "4 servings",
  recipeIngredient: ["200 g beans", "2 onions", "1 tbsp olive oil", "salt and pepper"],
  recipeInstructions: [{ text: "Cook the 200 g beans." }],
};
const ROLL = {
  name: "Rolls",
  recipeIngredient: ["For the dough:", "500 g flour", "1 tsp salt", "300 ml milk", "1 ramuttu root"],
};
await admin.send("POST", "recipes/create", STEW);
await admin.send("POST", "recipes/create", ROLL);

const lists = async (): Promise<CountedList[]> => (await admin.get("shopping-lists")).body;
const messages = () => screen.getByRole("status", { name: "Messages" });
const undoBar = () => screen.getByRole("status", { name: "Undo" });
const box = (inside: HTMLElement, name: string | RegExp) =>
  within(inside).findByRole<HTMLInputElement>("checkbox", { name });

beforeEach(async () => {
  for (const { id } of await lists())
    for (const item of await items(id)) await admin.send("DELETE", `shopping-lists/${id}/items/${item.id}`);
});
afterEach(async () => {
  isOffline.value = false;
  for (const { uid } of (await admin.get("meal-plans/all")).body)
    await admin.send("DELETE", `meal-plans/${uid}`);
  for (const { id, isDefault } of await lists())
    if (!isDefault) await admin.send("DELETE", `shopping-lists/${id}`);
});

async function items(id?: number): Promise<ShoppingItem[]> {
  const list = id ?? (await lists())[0]?.id;
  return (await admin.get(`shopping-lists/${list}`)).body.items;
}

async function texts(list?: number): Promise<string[]> {
  const shown = (await items(list)).map(({ text, isAtHome }) => (isAtHome ? `${text} (at home)` : text));
  return shown.toSorted();
}

async function expectTexts(expected: string[], list?: number): Promise<void> {
  await waitFor(async () => expect(await texts(list)).toEqual(expected));
}

async function shopFor(slug: string, search = ""): Promise<{ page: OpenApp; dialog: HTMLElement }> {
  const page = await open(`recipe/${slug}${search}`, { as: admin });
  await page.press("Shop");
  return { page, dialog: await screen.findByRole("dialog", { name: "Add to shopping list" }) };
}

const STEW_ITEMS = [
  "1 tbsp olive oil (at home)",
  "2 onions",
  "200 g beans",
  "pepper (at home)",
  "salt (at home)",
];

test("2 taps add a recipe, with staples to check at home", async () => {
  const { page, dialog } = await shopFor("bean-stew");
  expect((await box(dialog, "200 g beans")).checked).toBe(true);
  for (const name of ["1 tbsp olive oil", "salt", "pepper"])
    expect((await box(dialog, name)).checked).toBe(false);
  await within(dialog).findByText("Anything left unchecked goes under “Check at home” on your list.");
  await page.press("Add 2 items", dialog);
  await within(undoBar()).findByText(/^Added 2 items to “/);
  await expectTexts(STEW_ITEMS);
  const [{ sources: [source] = [] } = {}] = await items();
  expect(source?.recipe).toMatchObject({ slug: "bean-stew", name: "Bean Stew", servings: "", day: null });
  await page.press("Undo", undoBar());
  await expectTexts([]);
});

test("only checked lines are added, and a checked staple is bought", async () => {
  const { page, dialog } = await shopFor("bean-stew");
  await within(dialog).findByRole("button", { name: "Add 2 items" });
  await page.click(await box(dialog, "2 onions"));
  await page.click(await box(dialog, "salt"));
  await page.press("Add 2 items", dialog);
  await expectTexts(["1 tbsp olive oil (at home)", "200 g beans", "pepper (at home)", "salt"]);
});

test("everything can be deselected, then only staples are added", async () => {
  const { page, dialog } = await shopFor("bean-stew");
  await within(dialog).findByRole("button", { name: "Add 2 items" });
  await page.press("Deselect all: Ingredients", dialog);
  await page.press("Add to “Check at home”", dialog);
  await within(undoBar()).findByText(/^Added to “Check at home” on “/);
  await expectTexts(["1 tbsp olive oil (at home)", "pepper (at home)", "salt (at home)"]);
});

test("a group's own staples are off", async () => {
  await admin.send("PUT", "groups/self/pantry", { foods: [], staples: ["flour", "Ramuttu root"] });
  const { dialog } = await shopFor("rolls");
  expect((await box(dialog, "500 g flour")).checked).toBe(false);
  expect((await box(dialog, "1 ramuttu root")).checked).toBe(false);
  expect((await box(dialog, "1 tsp salt")).checked).toBe(true);
  expect(within(dialog).queryByRole("checkbox", { name: /dough/ })).toBeNull();
  await admin.send("PUT", "groups/self/pantry", { foods: [], staples: null });
});

test("the page's servings apply, and can be changed", async () => {
  const { page, dialog } = await shopFor("bean-stew", "?servings=6");
  await box(dialog, "300 g beans");
  await page.press("More servings", dialog);
  await page.press("More servings", dialog);
  await box(dialog, "400 g beans");
  await page.press("Add 2 items", dialog);
  await expectTexts(["2 tbsp olive oil (at home)", "4 onions", "400 g beans", ...STEW_ITEMS.slice(3)]);
  const [{ sources: [source] = [] } = {}] = await items();
  expect(source?.recipe?.servings).toBe("8 servings");
});

test("a recipe that's on the list for other servings is replaced, and undoing restores it", async () => {
  const first = await shopFor("bean-stew");
  await first.page.press("Add 2 items", first.dialog);
  await expectTexts(STEW_ITEMS);
  const list = (await lists())[0]?.id;
  await admin.send("POST", `shopping-lists/${list}/items`, { text: "1 onion" });
  const { page, dialog } = await shopFor("bean-stew", "?servings=8");
  await within(dialog).findByRole("group", { name: "Already on this list for 4 servings" });
  await page.press("Replace with 2 items", dialog);
  await within(undoBar()).findByText(/^Updated “/);
  await expectTexts(["2 tbsp olive oil (at home)", "400 g beans", "5 onions", ...STEW_ITEMS.slice(3)]);
  await page.press("Undo", undoBar());
  await expectTexts(["1 tbsp olive oil (at home)", "200 g beans", "3 onions", ...STEW_ITEMS.slice(3)]);
});

test("a recipe that's on the list can be added again", async () => {
  const first = await shopFor("bean-stew");
  await first.page.press("Add 2 items", first.dialog);
  await expectTexts(STEW_ITEMS);
  const { page, dialog } = await shopFor("bean-stew");
  await page.click(await within(dialog).findByRole("radio", { name: "Add it again" }));
  await page.press("Add 2 items", dialog);
  await expectTexts(["2 tbsp olive oil (at home)", "4 onions", "400 g beans", ...STEW_ITEMS.slice(3)]);
});

test("replacing a recipe keeps check marks of lines that stay the same", async () => {
  const first = await shopFor("bean-stew");
  await first.page.press("Add 2 items", first.dialog);
  await expectTexts(STEW_ITEMS);
  const list = (await lists())[0]?.id;
  const beans = (await items()).find(({ text }) => text === "200 g beans");
  await admin.send("PUT", `shopping-lists/${list}/items/${beans?.id}`, { isChecked: true });
  const { page, dialog } = await shopFor("bean-stew");
  await page.click(await box(dialog, "2 onions"));
  await page.press("Replace with 1 item", dialog);
  await expectTexts(STEW_ITEMS.filter((text) => text !== "2 onions"));
  expect((await items()).filter(({ isChecked }) => isChecked).map(({ text }) => text)).toEqual([
    "200 g beans",
  ]);
});

test("replacing a recipe keeps amounts that someone changed by hand", async () => {
  const first = await shopFor("bean-stew");
  await first.page.press("Add 2 items", first.dialog);
  await expectTexts(STEW_ITEMS);
  const list = (await lists())[0]?.id;
  await admin.send("POST", `shopping-lists/${list}/items`, { text: "1 onion" });
  const onions = (await items()).find(({ text }) => text === "3 onions");
  await admin.send("PUT", `shopping-lists/${list}/items/${onions?.id}`, { amount: "5" });
  const { page, dialog } = await shopFor("bean-stew", "?servings=8");
  await within(dialog).findByText("Already on this list for 4 servings");
  await page.press("Replace with 2 items", dialog);
  await waitFor(async () => expect(await texts()).toContain("7 onions"));
  await page.press("Undo", undoBar());
  await waitFor(async () => expect(await texts()).toContain("5 onions"));
});

test("with several lists, the one that was used last comes first", async () => {
  const market = (await admin.send("POST", "shopping-lists", { name: "Market" })).body;
  const { page, dialog } = await shopFor("bean-stew");
  const choice = await within(dialog).findByRole<HTMLSelectElement>("combobox", { name: "List" });
  await page.selectOptions(choice, "Market");
  await page.press("Add 2 items", dialog);
  await expectTexts(STEW_ITEMS, market.id);
  await expectTexts([]);
  expect(readStorage("shopping.list")).toBe(String(market.id));
  await page.press("Shop");
  const again = await screen.findByRole<HTMLSelectElement>("combobox", { name: "List" });
  expect(again.selectedOptions[0]?.textContent).toBe("Market");
});

/** Adds as many entries as a list may have. */
async function fillList(list: number): Promise<void> {
  const { epoch } = (await admin.get(`shopping-lists/${list}/changes`)).body;
  const base = { language: "en", region: "", source: null, atHome: false, note: "" };
  for (let from = 0; from < SHOPPING_MOST.entries; from += SHOPPING_MOST.changes) {
    const changes = Array.from({ length: SHOPPING_MOST.changes }, (_, at) => ({
      number: from + at + 1,
      seen: 0,
      change: { type: "add", entry: { ...base, id: `full-list-entry-${from + at}`, text: "milk" } },
    }));
    const sent = { device: "device-that-fills", epoch, since: 0, changes };
    expect((await admin.send("POST", `shopping-lists/${list}/changes`, sent)).status).toBe(200);
  }
}

test("a full list takes nothing more, and the dialog says why", async () => {
  const full = (await admin.send("POST", "shopping-lists", { name: "Full" })).body;
  await fillList(full.id);
  const { page, dialog } = await shopFor("bean-stew");
  const choice = await within(dialog).findByRole<HTMLSelectElement>("combobox", { name: "List" });
  await page.selectOptions(choice, "Full");
  const { syncList } = await import("../../web/shopping-lists/sync/lists-on-device.ts");
  await syncList(full.id);
  await page.press("Add 2 items", dialog);
  await within(dialog).findByText("This list is full. Clear what's done first.");
  expect(within(undoBar()).queryByText(/^Added/)).toBeNull();
});

test("what the server refuses is reported where it was added", async () => {
  const { page, dialog } = await shopFor("bean-stew");
  await within(dialog).findByRole("button", { name: "Add 2 items" });
  answer(/POST .*\/changes/, () => Response.json({ code: "not-valid" }, { status: 422 }));
  await page.press("Add 2 items", dialog);
  await within(messages()).findByText(/^Couldn't save 5 changes to “.+”$/);
});

test("a list that was deleted elsewhere is reported where something was added to it", async () => {
  const market = (await admin.send("POST", "shopping-lists", { name: "Market" })).body;
  const { page, dialog } = await shopFor("bean-stew");
  const choice = await within(dialog).findByRole<HTMLSelectElement>("combobox", { name: "List" });
  await page.selectOptions(choice, "Market");
  await admin.send("DELETE", `shopping-lists/${market.id}`);
  await page.press("Add 2 items", dialog);
  await within(messages()).findByText("“Market” was deleted");
});

test("without a connection, what's added is sent later", async () => {
  const page = await open("recipe/bean-stew", { as: admin });
  await page.press("Shop");
  await page.press("Add 2 items", await screen.findByRole("dialog"));
  await expectTexts(STEW_ITEMS);
  await page.press("Undo", undoBar());
  await expectTexts([]);
  const { syncList } = await import("../../web/shopping-lists/sync/lists-on-device.ts");
  isOffline.value = true;
  const answerAgain = answer(/api\/(?:shopping-lists|groups)/);
  await page.press("Shop");
  await page.press("Add 2 items", await screen.findByRole("dialog"));
  await within(undoBar()).findByText(/^Added 2 items/);
  expect(await texts()).toEqual([]);
  answerAgain();
  const list = (await lists())[0]?.id ?? 0;
  await syncList(list);
  await expectTexts(STEW_ITEMS);
});

async function openPlan(): Promise<{ page: OpenApp; dialog: HTMLElement; today: string }> {
  const today = localDay(new Date());
  const meals = [
    { slug: "rolls", date: addDays(today, -1) },
    { slug: "bean-stew", date: today, servings: 6 },
    { slug: "bean-stew", date: addDays(today, 2) },
  ];
  const days = { startDate: addDays(today, -1), endDate: addDays(today, 2) };
  await admin.send("POST", "meal-plans/create", { ...days, meals });
  const page = await open("meal-plan/this-week", { as: admin });
  await page.press("Shopping list");
  await page.press("Add to list", await screen.findByRole("dialog", { name: "Shopping list" }));
  return { page, dialog: await screen.findByRole("dialog", { name: "Add to shopping list" }), today };
}

test("a plan is added from today on, added up", async () => {
  const { page, dialog, today } = await openPlan();
  // The device may still show what was deleted before this test.
  await within(dialog).findByRole("button", { name: "Add 4 items" });
  await box(dialog, "300 g beans");
  expect(within(dialog).queryByRole("checkbox", { name: "500 g flour" })).toBeNull();
  // One row for the salt of all meals.
  await waitFor(() => expect(within(dialog).getAllByRole("checkbox", { name: "salt" })).toHaveLength(1));
  await page.press("Add 4 items", dialog);
  await expectTexts(["2½ tbsp olive oil (at home)", "5 onions", "500 g beans", ...STEW_ITEMS.slice(3)]);
  const [{ sources = [] } = {}] = await items();
  expect(sources.map(({ recipe }) => [recipe?.servings, recipe?.day])).toEqual([
    ["6 servings", today],
    ["", addDays(today, 2)],
  ]);
  await page.press("Undo", undoBar());
  await expectTexts([]);
});

test("some days of a plan can be added, and what's on the list is off the next time", async () => {
  const { page, dialog, today } = await openPlan();
  await page.selectOptions(await within(dialog).findByLabelText("To"), today);
  await page.selectOptions(await within(dialog).findByLabelText("From"), addDays(today, -1));
  await page.press("Add 5 items", dialog);
  await expectTexts(
    [
      "1½ tbsp olive oil (at home)",
      "1 ramuttu root",
      "1 tsp salt (at home)",
      "3 onions",
      "300 g beans",
      "300 ml milk",
      "500 g flour",
      "pepper (at home)",
    ].toSorted(),
  );
  await page.press("Shopping list");
  await page.press("Add to list", await screen.findByRole("dialog", { name: "Shopping list" }));
  const again = await screen.findByRole("dialog", { name: "Add to shopping list" });
  await within(again).findByText(/6 servings · Already on this list$/);
  await page.press("Add 2 items", again);
  await waitFor(async () => expect(await texts()).toContain("500 g beans"));
});

test("what's missing for a recipe is added once, with amounts", async () => {
  await admin.send("PUT", "groups/self/pantry", { foods: ["flour"], staples: null });
  const page = await open("cook-with", { as: admin });
  await page.press("Add what's missing for Rolls");
  await within(undoBar()).findByText(/^Added 2 items/);
  await expectTexts(["1 ramuttu root", "300 ml milk"]);
  const [{ sources: [source] = [] } = {}] = await items();
  expect(source?.recipe?.slug).toBe("rolls");
  await page.press("Add what's missing for Rolls");
  await within(messages()).findByText(/^Already on “/);
  await expectTexts(["1 ramuttu root", "300 ml milk"]);
  await page.press("Undo", undoBar());
  await expectTexts([]);
  await admin.send("PUT", "groups/self/pantry", { foods: [], staples: null });
});

test("shared text becomes items, or a recipe", async () => {
  const shared = new URLSearchParams({ text: "milk, 6 eggs, 2 l juice\nbread and butter" });
  const page = await open(`share?${String(shared)}`, { as: admin });
  await page.press("Import as a recipe instead");
  await screen.findByRole("heading", { level: 1, name: "Add a recipe from text" });
  await page.press("Add to shopping list instead");
  await page.click(await screen.findByRole("checkbox", { name: "6 eggs" }));
  await page.press("Add 4 items");
  await page.waitForAddress("/shopping");
  await expectTexts(["2 l juice", "bread", "butter", "milk"]);
});

test("the title of a shared note isn't an item, but without a text it is", async () => {
  const page = await open("share?title=Shopping&text=milk,+eggs", { as: admin });
  const offered = await screen.findByRole("region", { name: "Items" });
  expect(within(offered).getAllByRole("checkbox")).toHaveLength(2);
  expect(within(offered).queryByRole("checkbox", { name: "Shopping" })).toBeNull();
  await page.press("Import as a recipe instead");
  expect(await within(screen.getByRole("main")).findByRole("textbox")).toHaveProperty(
    "value",
    "Shopping\n\nmilk, eggs",
  );
  await open("share?title=milk,+eggs", { as: admin });
  await screen.findByRole("checkbox", { name: "eggs" });
  screen.getByRole("checkbox", { name: "milk" });
});

const shared: [text: string, isList: boolean][] = [
  ["milk, 6 eggs, 2 l juice", true],
  ["- [ ] milk\n- [x] bread\n\n- 2 kg potatoes", true],
  ["牛奶、鸡蛋、面包", true],
  ["Red soup\n200 g lentils\nChop the onion. Simmer it with the lentils.", false],
  [`Bread\n500 g flour\nMix the flour with the water and the yeast and knead it until it's smooth`, false],
  [Array.from({ length: 100 }, (_, line) => `line ${line}`).join("\n"), false],
];
test.each(shared)("shared text %p is offered as items: %p", async (text, isList) => {
  await open(`share?${String(new URLSearchParams({ text }))}`, { as: admin });
  const name = isList ? "Add to shopping list" : "Add a recipe from text";
  await screen.findByRole("heading", { level: 1, name });
});
