import { afterEach, beforeAll, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, readStorage } = await dom();
const { mergePantry } = await import("../../web/recipes/cook-with/pantry.ts");
const { isOffline } = await import("../../web/state/connection.ts");

const RECIPES = {
  Omelette: ["3 eggs", "1 tbsp butter", "salt and pepper"],
  Pancakes: ["2 eggs", "250 g flour", "500 ml milk"],
};

beforeAll(async () => {
  for (const [name, recipeIngredient] of Object.entries(RECIPES))
    await admin.send("POST", "recipes/create", { name, recipeIngredient });
});
afterEach(() => {
  isOffline.value = false;
});

const field = () => screen.findByRole("combobox", { name: "What you have" });
const cards = () =>
  screen
    .queryAllByRole("heading", { level: 2 })
    .map((name) => [name.textContent, name.parentElement?.querySelector("p:last-child")?.textContent]);
const remove = (page: OpenApp, name: string) => page.press(`Remove ${name}`);

test("entered foods find recipes, which list missing ones, and the device stores the foods", async () => {
  const page = await open("cook-with");
  await screen.findByText(/^Add what's in your fridge/);
  await page.type(await field(), "egg,");
  await waitFor(() =>
    expect(cards()).toEqual([
      ["Omelette", "Missing: butter"],
      ["Pancakes", "Missing: flour, milk"],
    ]),
  );
  await page.type(await field(), "butter{Enter}");
  await waitFor(() => expect(cards()[0]).toEqual(["Omelette", "You have everything"]));
  expect(readStorage("pantry")).toBe('{"foods":["egg","butter"],"staples":null}');
  await page.go("/about");
  await page.go("/cook-with");
  await waitFor(() => expect(cards()[0]).toEqual(["Omelette", "You have everything"]));
});

test("foods are suggested while typing, and can be chosen with the keyboard", async () => {
  const page = await open("cook-with");
  await page.type(await field(), "tomat");
  const list = await screen.findByRole("listbox", { name: "What you have" });
  await within(list).findByRole("option", { name: "tomato" });
  await page.keyboard("{ArrowDown}{Enter}");
  await screen.findByRole("button", { name: "Remove tomato" });
  await screen.findByText(/^No recipes use these foods\./);
});

test("staples can be changed and reset", async () => {
  const page = await open("cook-with");
  await page.type(await field(), "eggs, butter,");
  await waitFor(() => expect(cards()[0]?.[1]).toBe("You have everything"));
  await page.click(screen.getByText("Staples: salt, black pepper, oil, water"));
  await remove(page, "salt");
  await waitFor(() => expect(cards()[0]?.[1]).toBe("Missing: salt"));
  expect(readStorage("pantry")).toContain('"staples":["black-pepper","oil","water"]');
  await page.press("Use the default staples");
  await waitFor(() => expect(cards()[0]?.[1]).toBe("You have everything"));
});

test("a group shares its pantry, which starts with the one on the device", async () => {
  const page = await open("search", { as: admin });
  localStorage.setItem("tagine.pantry", '{"foods":["milk"],"staples":null}');
  await page.go("/cook-with");
  await screen.findByRole("button", { name: "Remove milk" });
  await page.type(await field(), "egg,");
  await waitFor(() => expect(cards()[0]?.[0]).toBe("Pancakes"));
  await waitFor(async () =>
    expect((await admin.get("groups/self/pantry")).body).toEqual({ foods: ["milk", "egg"], staples: null }),
  );
});

const pantry = (...foods: string[]) => ({ foods, staples: null });

test.each([
  ["an added one", pantry("egg"), pantry("egg", "milk"), pantry("egg", "rice"), ["egg", "rice", "milk"]],
  ["a removed one", pantry("egg", "milk"), pantry("egg"), pantry("egg", "milk", "rice"), ["egg", "rice"]],
  ["the first ones", pantry("egg"), pantry("egg", "milk"), pantry(), ["egg", "milk"]],
])("changing a pantry keeps foods that others in the group added: %s", (_, before, after, now, foods) => {
  expect(mergePantry(now, before, after)).toEqual({ foods, staples: null });
});

test("changing staples keeps those that others in the group changed", () => {
  const withStaples = (...staples: string[]) => ({ foods: ["egg"], staples });
  expect(mergePantry(withStaples("oil"), pantry("egg"), withStaples("salt"))).toEqual(withStaples("salt"));
  expect(mergePantry(withStaples("oil"), pantry("egg"), pantry("egg"))).toEqual(withStaples("oil"));
});

test("two people together keep at most 200 foods", () => {
  const list = (from: number) => Array.from({ length: 150 }, (_, at) => `food ${from + at}`);
  const { foods } = mergePantry(pantry(...list(0)), pantry(), pantry(...list(150)));
  expect([foods.length, foods[0], foods.at(-1)]).toEqual([200, "food 0", "food 199"]);
});

test("a group shares its staples", async () => {
  await admin.send("PUT", "groups/self/pantry", { foods: ["egg", "butter"], staples: null });
  const page = await open("cook-with", { as: admin });
  await page.click(await screen.findByText("Staples: salt, black pepper, oil, water"));
  await remove(page, "salt");
  await waitFor(async () =>
    expect((await admin.get("groups/self/pantry")).body.staples).toEqual(["black-pepper", "oil", "water"]),
  );
  const again = await open("cook-with", { as: admin });
  await again.click(await screen.findByText("Staples: black pepper, oil, water"));
  await waitFor(() => expect(cards()[0]).toEqual(["Omelette", "Missing: salt"]));
  expect(readStorage("pantry")).toBeNull();
});

test("the search page links to it", async () => {
  const page = await open("search");
  await screen.findByRole("heading", { level: 1, name: "Search" });
  await page.follow("What can I cook?", screen.getByRole("main"));
  await screen.findByRole("heading", { level: 1, name: "What can I cook?" });
});

test("the page needs a connection", async () => {
  await open("cook-with");
  await field();
  isOffline.value = true;
  await screen.findByText("You're offline. Connect to see what you can cook.");
  expect(screen.queryByRole("combobox")).toBeNull();
});
