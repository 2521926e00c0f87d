import { beforeAll, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open } = await dom();

const RECIPES = [
  {
    name: "Caprese",
    recipeCategory: ["Salads"],
    tags: ["summer", "quick"],
    recipeIngredient: ["2 tomatoes", "basil"],
    totalTime: "10 Minutes",
  },
  {
    name: "Tomato soup",
    recipeCategory: ["Soups"],
    tags: ["quick"],
    recipeIngredient: ["1 kg tomatoes", "cream"],
  },
  {
    name: "Crème brûlée",
    recipeCategory: ["Desserts"],
    tags: ["summer"],
    recipeIngredient: ["500 ml cream"],
  },
  { name: "番茄炒蛋", recipeCategory: ["Dinner"], tags: ["quick"], recipeIngredient: ["3 个鸡蛋"] },
  {
    name: "Pancakes",
    recipeCategory: ["Desserts"],
    tags: [],
    recipeIngredient: ["2 eggs", "milk"],
    totalTime: "25 Minutes",
  },
  ...Array.from({ length: 20 }, (_, at) => ({ name: `Bread number ${at + 1}`, recipeCategory: ["Breads"] })),
];

beforeAll(async () => {
  for (const recipe of RECIPES) await admin.send("POST", "recipes/create", recipe);
});

const names = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("heading", { level: 2 })
    .filter((heading) => !heading.closest("dialog"))
    .map(({ textContent }) => textContent);
const field = () => screen.findByRole("searchbox", { name: "Search recipes" });

async function searchAt(query: string): Promise<OpenApp> {
  const page = await open(`search${query}`);
  const statusTexts = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(statusTexts().join()).toMatch(/\d recipe|No matching recipes/));
  return page;
}

test("results update while typing, and the address keeps the search", async () => {
  const page = await searchAt("");
  expect(names()).toHaveLength(21);
  await page.fill(await field(), "番茄");
  await screen.findByText("1 recipe");
  expect(names()).toEqual(["番茄炒蛋"]);
  await searchAt(page.address().slice("/search".length));
  await screen.findByText("1 recipe");
  expect(names()).toEqual(["番茄炒蛋"]);
  await page.fill(await field(), "nothing like it");
  await screen.findByText(/^No matching recipes\./);
});

test.each([
  ["?categories=soups&categories=salads", ["Caprese", "Tomato soup"]],
  ["?categories=soups&categories=salads&categoriesMatch=all", []],
  ["?categories=breads&categoriesMode=exclude&q=cream", ["Crème brûlée", "Tomato soup"]],
  ["?tags=summer&tags=quick&tagsMatch=all", ["Caprese"]],
  ["?tags=summer&tags=quick&tagsMode=exclude&categories=desserts", ["Pancakes"]],
  ["?with=tomatoes&without=cream", ["Caprese"]],
  ["?q=bread&limit=2", 2],
] as [string, string[] | number][])(
  "%s is an address that opens the search it describes",
  async (query, expected) => {
    await searchAt(query);
    if (typeof expected === "number") expect(names()).toHaveLength(expected);
    else expect(names().toSorted()).toEqual(expected);
  },
);

test("an address with an invalid search says so next to the fields", async () => {
  const page = await open("search?limit=abc");
  within(await screen.findByRole("alert")).getByText(/missing or invalid/);
  const headlines = screen.getAllByRole("heading", { level: 1 });
  expect(headlines.map(({ textContent }) => textContent)).toEqual(["Search"]);
  await page.fill(await field(), "caprese");
  await page.waitForAddress(/q=caprese/);
  await screen.findByRole("alert");
  await page.press("Filters");
  await page.fill(await screen.findByRole("spinbutton", { name: "Maximum results" }), "5");
  await waitFor(() => expect(names()).toEqual(["Caprese"]));
});

test("the quick search is opened by key and read with arrow keys; Enter opens a result or shows all", async () => {
  const page = await open("");
  await screen.findByRole("heading", { level: 1 });
  await page.keyboard("/");
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  const searchbox = within(dialog).getByRole("searchbox");
  await page.fill(searchbox, "capresse");
  const result = await within(dialog).findByRole("link", { name: /Caprese/ });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
  searchbox.focus();
  await page.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(result);
  await page.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(searchbox);
  await page.keyboard("{ArrowDown}{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Caprese" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await page.keyboard("/");
  await screen.findByRole("dialog", { name: "Search" });
  // In a field it's an ordinary character.
  await page.keyboard("creme/{Enter}");
  await page.waitForAddress("/search?q=creme%2F");
  await screen.findByRole("heading", { level: 2, name: "Crème brûlée" });
  await waitFor(() => expect(document.title).toBe("Search · Tagine"));
});

test("the field is ready for typing when the page opens, but not when coming back", async () => {
  const page = await open("");
  await page.follow("Search");
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("search"));
  await page.keyboard("caprese");
  await page.follow(/Caprese/);
  await screen.findByRole("heading", { level: 1, name: "Caprese" });
  await page.back();
  await screen.findByRole("link", { name: /Caprese/ });
  expect(document.activeElement?.getAttribute("type")).not.toBe("search");
});

test("filters narrow down the results immediately, and the address has them", async () => {
  const page = await searchAt("");
  await page.press("Filters");
  await page.click(await screen.findByRole("checkbox", { name: "Desserts" }));
  await screen.findByText("2 recipes");
  await page.click(screen.getByRole("radio", { name: "Exclude" }));
  await page.waitForAddress(/categoriesMode=exclude/);
  await waitFor(() => expect(names()).not.toContain("Pancakes"));
  await page.click(screen.getByRole("radio", { name: "Include" }));
  await page.fill(screen.getByRole("textbox", { name: "Without ingredients" }), "eggs, basil");
  await screen.findByText("1 recipe");
  expect(names()).toEqual(["Crème brûlée"]);
  expect(new URL(page.address(), "http://localhost").searchParams.getAll("without")).toEqual([
    "eggs",
    "basil",
  ]);
  screen.getByRole("checkbox", { name: "summer" }).focus();
  await page.keyboard(" ");
  await screen.findByText("Filters (4)");
});

test("typed times and known names become chips, and a removed one is text again", async () => {
  const page = await searchAt("");
  await page.fill(await field(), "desserts under 30 min");
  await screen.findByText("1 recipe");
  expect(names()).toEqual(["Pancakes"]);
  await page.press("Remove ≤ 30 min");
  await screen.findByText(/^No matching recipes/);
  await page.waitForAddress(/plain=under\+30\+min/);
  await page.fill(await field(), "desserts");
  await screen.findByText("2 recipes");
});

test("results are sorted and narrowed down in one line", async () => {
  await admin.send("PUT", "favorites/caprese", {});
  const page = await searchAt("");
  await page.click(screen.getByRole("checkbox", { name: "≤ 30 min" }));
  await page.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "time");
  await waitFor(() => expect(names()).toEqual(["Caprese", "Pancakes"]));
  expect(page.address()).toBe("/search?maxMinutes=30&sort=time");
  const again = await open("search?favorites=true", { as: admin });
  await waitFor(() => expect(names()).toEqual(["Caprese"]));
  await again.press("Remove Favorites");
  await waitFor(() => expect(names().length).toBeGreaterThan(1));
});

test("recent searches are offered while the field is empty, and can be removed", async () => {
  const page = await searchAt("");
  for (const text of ["bread", "soup"]) {
    await page.fill(await field(), text);
    await page.waitForAddress(new RegExp(text));
    (await field()).focus();
    await page.keyboard("{Enter}");
  }
  await page.go("/search");
  const recent = within(await screen.findByRole("region", { name: "Recent searches" }));
  expect(recent.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["soup", "bread"]);
  await page.click(recent.getByRole("button", { name: "Remove soup" }));
  await page.follow("bread");
  await waitFor(() => expect(names()).toContain("Bread number 1"));
  await page.go("/search");
  await page.press("Clear");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Recent searches" })).toBeNull());
});
