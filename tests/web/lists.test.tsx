import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within } from "../support/dom.tsx";

const { admin, answer, handle, open } = await dom();

beforeEach(async () => {
  for (const [name, category] of [
    ["Leek Soup", "Soups"],
    ["Bean Soup", "Soups"],
    ["Green Salad", "Salads"],
  ])
    await admin.send("POST", "recipes/create", {
      name,
      recipeCategory: [category],
      recipeIngredient: ["Salt"],
    });
});
afterEach(async () => {
  await admin.send("PUT", "site-settings", { showRecent: true, categories: [], cardsPerSection: 12 });
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  await admin.send("POST", "recipe-bin", { recipes });
});

const headings = (level: number) =>
  within(screen.getByRole("main"))
    .queryAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

test.each(["desk", "phone"] as const)(
  "home on a %s shows recent recipes and the selected categories, each with its own order",
  async (size) => {
    const categories = [{ slug: "soups" }, { slug: "salads" }];
    await admin.send("PUT", "site-settings", { categories, cardsPerSection: 3 });
    for (const name of ["Carrot Soup", "Apple Soup", "Zucchini Soup"])
      await admin.send("POST", "recipes/create", {
        name,
        recipeCategory: ["Soups"],
        dateAdded: "2025-01-01",
      });
    const fromServer = async (query: string) =>
      (await admin.get(`recipes/summary?${query}`)).body.map(({ name }: { name: string }) => name);
    const namesIn = (section: string) =>
      within(screen.getByRole("region", { name: section }))
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
    const page = await open("", { size });
    await screen.findByRole("region", { name: "Salads" });
    expect(headings(2)).toEqual(["Recent recipes", "Soups", "Salads"]);
    expect(namesIn("Recent recipes")).toEqual(await fromServer("order=recent&limit=3"));
    const recent = await fromServer("category=soups&order=recent&limit=3");
    const sorted = await fromServer("category=soups&order=name&limit=3");
    expect(sorted).not.toEqual(recent);
    expect(namesIn("Soups")).toEqual(recent);

    await page.follow("A–Z", screen.getByRole("navigation", { name: "Sort: Soups" }));
    await waitFor(() => expect(namesIn("Soups")).toEqual(sorted));
    expect(namesIn("Salads")).toEqual(await fromServer("category=salads&order=recent&limit=3"));
    // The address can be kept and shared.
    expect(page.address()).toBe("/?sort-soups=name");
    const again = await open("?sort-soups=name", { size });
    await screen.findByRole("region", { name: "Salads" });
    expect(namesIn("Soups")).toEqual(sorted);

    await again.follow("Show all", screen.getByRole("region", { name: "Soups" }));
    await again.waitForAddress("/recipes/category/soups");
    await screen.findByRole("heading", { level: 1, name: "Soups" });
    await screen.findByText("5 recipes");
  },
);

test("home begins with the selected categories if recent recipes are off", async () => {
  const categories = [{ slug: "soups" }, { slug: "salads" }];
  await admin.send("PUT", "site-settings", { categories, showRecent: false });
  await open("");
  await screen.findByRole("region", { name: "Salads" });
  expect(headings(2)).toEqual(["Soups", "Salads"]);
});

test("a category is sorted by keyboard, and a deleted one says so", async () => {
  const page = await open("recipes/category/soups");
  (await screen.findByRole("link", { name: "A–Z" })).focus();
  await page.keyboard("{Enter}");
  await waitFor(() => expect(headings(2)).toEqual(["Bean Soup", "Leek Soup"]));
  expect(screen.getByRole("link", { name: "A–Z" }).getAttribute("aria-current")).toBe("true");
  await page.go("/recipes/category/none");
  await screen.findByText(/Category not found/);
});

test("an empty list says what to do, and so does the search", async () => {
  await admin.send("POST", "recipe-bin", { recipes: ["leek-soup", "bean-soup", "green-salad"] });
  const page = await open("recipes/all");
  await screen.findByRole("heading", { level: 1, name: "No recipes yet" });
  expect(document.title).toBe("All recipes · Tagine");
  await page.go("/search");
  await waitFor(() => within(screen.getByRole("main")).getByText("No recipes yet"));
  await page.go("/recipes/all");
  await waitFor(() => expect(document.title).toBe("All recipes · Tagine"));
  await page.follow("Go to home page");
  await page.waitForAddress("/");
});

test("a card is one link with name, time and rating, and nothing else", async () => {
  await admin.send("POST", "recipes/create", {
    name: "Pea Soup",
    description: "Thick and green",
    totalTime: "1 Hour 20 Minutes",
    rating: 4,
    tags: ["winter"],
  });
  await open("recipes/all");
  const card = await screen.findByRole("link", { name: /Pea Soup/ });
  within(card).getByRole("img", { name: "4 out of 5 stars" });
  expect(card.textContent).toBe("PPea Soup1 hr 20 min4");
});

test("a phone shows rows or a grid and remembers which", async () => {
  const page = await open("recipes/all", { size: "phone" });
  await page.press("Show as grid");
  await screen.findByRole("button", { name: "Show as rows" });
  expect(localStorage.getItem("tagine.cards")).toBe("grid");
  await page.press("Show as rows");
  expect(localStorage.getItem("tagine.cards")).toBe("rows");
});

test("/tagine shows home too", async () => {
  await open("tagine");
  await screen.findByRole("heading", { level: 2, name: "Recent recipes" });
  await waitFor(() => expect(headings(3)).toHaveLength(3));
});

test("an unknown page has a button to home", async () => {
  const page = await open("no/such/page");
  await screen.findByRole("heading", { name: "Page not found" });
  await page.follow("Go to home page");
  await page.waitForAddress("/");
});

test.each([
  ["", "Neueste Rezepte"],
  ["no/such/page", "Seite nicht gefunden"],
  ["recipes/tag/nothing-here", "Seite nicht gefunden"],
])("changing the language updates the page at /%s too", async (path, german) => {
  const page = await open(path);
  await page.press("Menu");
  await page.selectOptions(await screen.findByLabelText("Language"), "de-DE");
  await screen.findByRole("heading", { name: german });
});

test("the language can be changed while typing without losing anything", async () => {
  const page = await open("login");
  await page.fill("Email", "someone@example.org");
  await page.press("Menu");
  await page.selectOptions(await screen.findByLabelText("Language"), "de-DE");
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  expect(screen.getByLabelText("E-Mail")).toHaveProperty("value", "someone@example.org");
});

test("server messages follow the language", async () => {
  const page = await open("login", { language: "fr-FR" });
  const [email, password] = document.querySelectorAll<HTMLInputElement>("main input");
  await page.fill(email ?? document.body, "nobody@example.org");
  await page.fill(password ?? document.body, "wrong-horse");
  await page.keyboard("{Enter}");
  const { textContent: message } = await screen.findByRole("alert");
  expect(message).not.toMatch(/Could Not|Wrong email/);
  expect(message?.length).toBeGreaterThan(20);
});

test("a response that isn't Tagine's is reported and can be retried", async () => {
  const answerAgain = answer(
    /recipes\/summary/,
    () => new Response("<!doctype html><title>Hello</title>", { headers: { "Content-Type": "text/html" } }),
  );
  const page = await open("");
  await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
  await waitFor(() => expect(document.title).toBe("Something went wrong · Tagine"));
  answerAgain();
  await page.press("Try again");
  await screen.findByRole("heading", { level: 2, name: "Recent recipes" });
  await waitFor(() => expect(document.title).toBe("Tagine"));
});

test("a placeholder is shown while a recipe loads", async () => {
  const arrived = Promise.withResolvers<void>();
  answer(/recipes\/leek-soup$/, async (request) => {
    await arrived.promise;
    return handle(request);
  });
  await open("recipe/leek-soup");
  await within(screen.getByRole("main")).findByText(/Loading/);
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  arrived.resolve();
  await screen.findByRole("heading", { name: "Ingredients" });
});

test("a visitor can't export all recipes", async () => {
  await open("recipes/all");
  await screen.findByRole("link", { name: /Leek Soup/ });
  expect(screen.queryByRole("button", { name: /Export/ })).toBeNull();
});
