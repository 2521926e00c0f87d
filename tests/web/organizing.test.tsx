import { afterEach, beforeEach, expect, test } from "bun:test";
import { createDishes, deleteAllRecipes } from "../support/dishes.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, visitor } = await dom();

beforeEach(() => createDishes(admin, 6));
afterEach(() => deleteAllRecipes(admin));

const card = (number: number) => screen.findByRole("checkbox", { name: `Dish ${number}` });
const bar = () => screen.getByRole("region", { name: "Selection" });
const dialog = () => screen.findByRole("dialog");
const undoBar = () => screen.getByRole("status", { name: "Undo" });
const selected = (count: number) => waitFor(() => within(bar()).getByText(`${count} selected`));
const tagsOf = async (slug: string) => (await admin.get(`recipes/${slug}`)).body.tags;
const count = async () => (await admin.get("recipes/summary")).body.length;
const names = async (kind: string) => (await admin.get(kind)).body.map(({ name }: { name: string }) => name);

async function selecting(path: string): Promise<OpenApp> {
  const page = await open(path, { as: admin });
  await page.press("Select");
  await selected(0);
  return page;
}

const ALL = "recipes/category/dinner?sort=name";

async function undo(page: OpenApp): Promise<void> {
  await page.press("Undo", undoBar());
  await waitFor(() => expect(within(undoBar()).queryByRole("button")).toBeNull());
}

async function addTag(page: OpenApp, name: string): Promise<void> {
  await page.press("Categories and tags", bar());
  await page.fill(within(await dialog()).getByRole("combobox", { name: "Tags" }), `${name},`);
  await page.press("Save", await dialog());
}

test("visitors can't select or change anything", async () => {
  await open("recipes/all", { as: visitor });
  await screen.findByText("6 recipes");
  expect(screen.queryByRole("button", { name: "Select" })).toBeNull();
  await open("recipes/categories", { as: visitor });
  await within(screen.getByRole("main")).findByRole("link", { name: /Dinner/ });
  expect(screen.queryByRole("button", { name: /Actions for|Create/ })).toBeNull();
});

test("recipes are selected one by one and by range, get tags, and one undo reverts all", async () => {
  const page = await selecting(ALL);
  await page.click(await card(2));
  await page.keyboard("{Shift>}");
  await page.click(await card(4));
  await page.keyboard("{/Shift}");
  await selected(3);
  await page.click(await card(3));
  await selected(2);
  await page.click(await card(3));

  await page.press("Categories and tags", bar());
  const organizing = await dialog();
  await within(organizing).findByRole("heading", { name: "Categories and tags for 3 recipes" });
  await within(organizing).findByRole("button", { name: "Remove Dinner" });
  await page.press("Even 2 of 3 Add to all", organizing);
  await page.click(within(organizing).getByRole("combobox", { name: "Tags" }));
  await page.keyboard("Quick,");
  await within(organizing).findByRole("button", { name: "Remove Quick" });
  await page.press("Save", organizing);
  await within(undoBar()).findByText("Changed 3 recipes");
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  expect([await tagsOf("dish-2"), await tagsOf("dish-3"), await tagsOf("dish-5")]).toEqual([
    ["Even", "Quick"],
    ["Even", "Quick"],
    [],
  ]);
  await undo(page);
  expect([await tagsOf("dish-2"), await tagsOf("dish-3")]).toEqual([["Even"], []]);
  expect(await names("tags")).toEqual(["Even"]);
});

test("deleting all recipes of a list asks first, and can be undone", async () => {
  const page = await selecting("recipes/tag/even");
  await page.press("Select all", bar());
  await selected(3);
  await page.press("Delete", bar());
  await within(await dialog()).findByRole("heading", { name: "Delete 3 recipes?" });
  await page.press("Cancel", await dialog());
  expect(await count()).toBe(6);
  await page.press("Delete", bar());
  await page.press("Delete", await dialog());
  await within(undoBar()).findByText("Moved 3 recipes to the trash");
  await screen.findByText("No recipes here yet.");
  expect(await count()).toBe(3);
  await undo(page);
  await screen.findByText("3 recipes");
  expect(await count()).toBe(6);
});

test("search results can be selected, too", async () => {
  const page = await selecting("search?q=dish&limit=4");
  await page.press("Select all", bar());
  await selected(4);
  await page.press("Delete", bar());
  await page.press("Delete", await dialog());
  await within(undoBar()).findByText("Moved 4 recipes to the trash");
  expect(await count()).toBe(2);
  // The next results follow.
  await waitFor(() => expect(screen.getAllByRole("link", { name: /Dish/ })).toHaveLength(2));
  await undo(page);
  expect(await count()).toBe(6);
});

test("a recipe someone else deleted doesn't keep the others from being deleted", async () => {
  const page = await selecting(ALL);
  await page.click(await card(1));
  await page.click(await card(2));
  await admin.send("DELETE", "recipes/dish-1");
  await page.press("Delete", bar());
  await page.press("Delete", await dialog());
  await within(undoBar()).findByText("Moved 1 recipe to the trash");
  expect(await count()).toBe(4);
});

test("categories are found, created, renamed and merged", async () => {
  await admin.send("POST", "categories", { name: "Diner" });
  const page = await open("", { as: admin });
  await page.follow("Organize");
  await screen.findByRole("heading", { level: 1, name: "Categories" });
  const main = within(screen.getByRole("main"));
  await main.findByRole("link", { name: "Dinner 6 recipes" });
  expect(screen.getByRole("button", { name: "Create" })).toHaveProperty("disabled", true);
  await page.fill("New category", "Soups");
  await page.press("Create");
  await main.findByRole("link", { name: "Soups 0 recipes" });

  await page.fill("Find a category", "ÓUP");
  await waitFor(() => expect(main.queryByRole("link", { name: /Dinner/ })).toBeNull());
  await page.press("Actions for Soups");
  await page.press("Rename");
  await page.fill("Name", "Stews", await dialog());
  await page.press("Save", await dialog());
  await within(screen.getByRole("status", { name: "Messages" })).findByText("Renamed to “Stews”");
  await page.fill("Find a category", "");

  await page.press("Actions for Dinner");
  await page.press("Merge");
  const merging = within(await dialog());
  await page.fill(merging.getAllByLabelText("Merge into")[0] ?? document.body, "din");
  await page.click(await merging.findByRole("radio", { name: /Diner/ }));
  await merging.findByText("Moves 6 recipes to “Diner” and deletes “Dinner”.");
  await page.press("Merge", await dialog());
  await main.findByRole("link", { name: "Diner 6 recipes" });
  expect(await names("categories")).toEqual(["Diner", "Stews"]);
});

test("a category deleted while its page is open says so", async () => {
  const page = await selecting("recipes/category/dinner");
  await within(screen.getByRole("main")).findByRole("link", { name: "Categories" });
  await page.click(await card(6));
  await admin.send("DELETE", "categories/dinner");
  await addTag(page, "Quick");
  await screen.findByText("Category not found. It may have been renamed or deleted.");
  expect(await tagsOf("dish-6")).toEqual(["Even", "Quick"]);
});
