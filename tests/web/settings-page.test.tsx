import { afterEach, beforeEach, expect, test } from "bun:test";
import type { SiteSettings } from "../../src/contract/site.ts";
import { deleteRecipes } from "../support/delete-recipes.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, open, user } = await dom();

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  for (const category of ["Breads", "Cakes", "Salads", "Soups"])
    await admin.send("POST", "recipes/create", { name: `One of ${category}`, recipeCategory: [category] });
});
afterEach(async () => {
  const defaults = {
    visitorsMustSignIn: false,
    importedOrganizers: "useful",
    language: "en",
    categories: [],
    showRecent: true,
    cardsPerSection: 9,
  };
  await admin.send("PUT", "site-settings", defaults);
  for (const { id } of (await admin.get(PAGES)).body) await admin.send("DELETE", `${PAGES}/${id}`);
  await deleteRecipes(admin);
  for (const kind of ["categories", "tags"]) await admin.send("DELETE", `empty-${kind}`);
});

const stored = async (): Promise<SiteSettings> => (await admin.get("site-settings")).body;
const sections = async () => (await stored()).categories.map(({ slug }) => slug);
const withSections = (...slugs: string[]) =>
  admin.send("PUT", "site-settings", { categories: slugs.map((slug) => ({ slug })) });

async function atSettings(): Promise<OpenApp> {
  const page = await open("admin/settings", { as: admin });
  await screen.findByRole("heading", { name: "Custom pages" });
  return page;
}

const dialog = () => screen.findByRole("dialog");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const onHome = () =>
  within(screen.getByRole("list", { name: "Home page sections" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const row = (name: string) => within(screen.getByRole("list", { name: "All categories" })).queryByText(name);

async function save(page: OpenApp): Promise<void> {
  await page.press("Save home page");
  await waitFor(() => expect(screen.queryAllByText("Settings saved").length).toBeGreaterThan(0));
}

test("a category is created, and deleted after a warning about how many recipes lose it", async () => {
  await withSections("soups", "breads");
  await admin.send("POST", "recipes/create", { name: "Another", recipeCategory: ["Soups"] });
  const page = await atSettings();
  await page.press("New category or tag");
  const making = within(await dialog());
  const create = making.getByRole("button", { name: "Create" });
  expect(create).toHaveProperty("disabled", true);
  await page.fill("Name", "P");
  await page.fill("Name", "");
  await making.findByText("Enter a name");
  expect(create).toHaveProperty("disabled", true);
  await page.fill("Name", "SOUPS");
  await page.click(create);
  await making.findByText("A category named “Soups” already exists.");
  await page.fill("Name", "Pies");
  await page.click(create);
  await closed();
  await waitFor(() => expect(row("Pies")).not.toBeNull());

  await page.press("New category or tag");
  await page.fill("Name", "quick");
  await page.click(within(await dialog()).getByText("Tag"));
  await page.press("Create", await dialog());
  await closed();
  expect((await admin.get("tags")).body).toMatchObject([{ name: "quick" }]);
  expect(row("quick")).toBeNull();

  await page.press("Show Cakes on the home page");
  await page.press("Delete Soups");
  const question = within(await dialog());
  await question.findByText(/It will be removed from 2 recipes\. The recipes won't be deleted\./);
  await page.press("Cancel", await dialog());
  await closed();
  expect((await admin.get("categories/soups")).status).toBe(200);
  await page.press("Delete Soups");
  await page.press("Delete", await dialog());
  await waitFor(() => expect(row("Soups")).toBeNull());
  expect(onHome()).toEqual(["Breads", "Cakes"]);
  await save(page);
  expect(await sections()).toEqual(["breads", "cakes"]);
});

test("leaving with unsaved changes asks first, and someone else's changes stay", async () => {
  await withSections("soups");
  const page = await atSettings();
  await page.press("Show Cakes on the home page");
  await page.follow("Profile");
  await within(await dialog()).findByText(/Your changes will be lost\./);
  await page.press("Keep editing", await dialog());
  await closed();
  expect(onHome()).toEqual(["Soups", "Cakes"]);

  await admin.send("PUT", "categories/soups", { name: "Broths" });
  await admin.send("DELETE", "categories/breads");
  await admin.send("PUT", "site-settings", { ...(await stored()), visitorsMustSignIn: true });
  await save(page);
  expect(await stored()).toMatchObject({
    visitorsMustSignIn: true,
    categories: [{ name: "Broths" }, { name: "Cakes" }],
  });
  await waitFor(() => expect(row("Broths")).not.toBeNull());
  await page.follow("Profile");
  await screen.findByRole("heading", { level: 1, name: "Profile" });
});

test("a refused change is explained, and the selection stays", async () => {
  const page = await atSettings();
  await page.press("Show Soups on the home page");
  const answerAgain = answer(/^PUT .*site-settings$/);
  await page.press("Save home page");
  const card = screen.getByRole("region", { name: "Home page" });
  await within(await within(card).findByRole("alert")).findByText(/Can't reach Tagine/);
  expect(onHome()).toEqual(["Soups"]);
  answerAgain();
  await save(page);
  expect(await sections()).toEqual(["soups"]);
});

test("home and the drawer show the selected sections", async () => {
  const page = await atSettings();
  expect(document.title).toBe("Site settings · Tagine");
  expect(screen.getByRole("link", { name: "API documentation" }).getAttribute("href")).toBe("/docs");
  screen.getByText(/^No sections yet\./);
  await page.click(screen.getByRole("checkbox", { name: "Show recent recipes" }));
  const cards = screen.getByRole("slider", { name: "Recipes per section" });
  expect([cards.getAttribute("min"), cards.getAttribute("max")]).toEqual(["3", "30"]);
  await page.fill(cards, "4");
  await screen.findByText("4");
  await page.press("Show Soups on the home page");
  await screen.findByText("Added Soups to the home page as section 1");
  await page.press("Show Breads on the home page");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show Breads on the home page" }));
  expect(onHome()).toEqual(["Soups", "Breads"]);
  await page.press("Show Cakes on the home page");
  await page.press("Remove Cakes from the home page");
  await screen.findByText("Removed Cakes from the home page");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Home page sections" }));
  expect(await sections()).toEqual([]);
  await save(page);
  expect(await stored()).toMatchObject({ showRecent: false, cardsPerSection: 4, language: "en" });
  expect(await sections()).toEqual(["soups", "breads"]);

  await page.follow("Tagine, home");
  await screen.findByRole("region", { name: "Breads" });
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Soups", "Breads"]);
  const drawer = within(screen.getByRole("navigation", { name: "Navigation" }));
  await drawer.findByRole("link", { name: "All categories" });
  expect(drawer.queryByRole("link", { name: "Salads" })).toBeNull();
});

test("custom pages are created, changed and deleted, and listed in the drawer", async () => {
  const page = await atSettings();
  const choose = async (category: string) => {
    const inside = within(await dialog());
    await page.type(inside.getByRole("combobox"), category);
    await page.click(await inside.findByRole("option", { name: new RegExp(category, "i") }));
  };
  const pages = async () => (await admin.get(PAGES)).body.map(({ name }: { name: string }) => name);
  await page.press("New page");
  await within(await dialog()).findByRole("heading", { name: "New page" });
  await page.press("Create", await dialog());
  await within(await dialog()).findByText("Required");
  expect(await pages()).toEqual([]);
  await page.fill("Page name", "Warm");
  for (const category of ["Soups", "Breads"]) await choose(category);
  await page.press("Create", await dialog());
  await closed();
  const warm = (await screen.findByRole("button", { name: "Edit Warm" })).closest("li");
  expect([...(warm?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Soups",
    "Breads",
  ]);
  await page.press("New page");
  await page.fill("Page name", "Sweet");
  await page.press("Create", await dialog());
  await closed();
  expect(await pages()).toEqual(["Warm", "Sweet"]);

  await page.press("Edit Sweet");
  await within(await dialog()).findByRole("heading", { name: "Edit page" });
  expect(screen.getByLabelText("Page name")).toHaveProperty("value", "Sweet");
  await page.fill("Page name", "Cakes and more");
  await choose("cak");
  await page.press("Save", await dialog());
  await screen.findByRole("button", { name: "Edit Cakes and more" });
  await closed();

  await page.press("Delete Warm");
  await within(await dialog()).findByText(/The categories and recipes on it won't be deleted\.$/);
  await page.press("Delete page", await dialog());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Edit Warm" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  expect(await pages()).toEqual(["Cakes and more"]);
  await admin.send("POST", PAGES, { name: "Cold" });
  await open("");
  const first = await screen.findByRole("link", { name: "Cakes and more" });
  const links = within(first.closest("ul") ?? document.body).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "What can I cook?",
    "All recipes",
    "Cakes and more",
    "Cold",
  ]);
});

test("a custom page that someone else deleted can't be saved, but deleted", async () => {
  await admin.send("POST", PAGES, { name: "Uno" });
  const page = await atSettings();
  const [stale] = (await admin.get(PAGES)).body;
  await admin.send("DELETE", `${PAGES}/${stale.id}`);
  await page.press("Edit Uno");
  await page.press("Save", await dialog());
  await within(await dialog()).findByText("Page not found.");
  await page.press("Cancel", await dialog());
  await closed();
  await page.press("Delete Uno");
  await page.press("Delete page", await dialog());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Edit Uno" })).toBeNull());
});

test("setting the site's language changes it immediately for the admin", async () => {
  const page = await atSettings();
  await page.selectOptions(screen.getByLabelText("Language"), "de-DE");
  await page.press("Save home page");
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
  expect((await stored()).language).toBe("de-DE");
});

test("there is no link to API docs if they're off", async () => {
  answer(/openapi\.json$/, () => Response.json({}, { status: 404 }));
  await atSettings();
  expect(screen.queryByRole("link", { name: "API documentation" })).toBeNull();
});

test("non-admins find nothing to edit", async () => {
  await open("admin/settings", { as: user });
  await screen.findByRole("heading", { name: "Admins only" });
  expect(screen.queryByRole("link", { name: "Site settings" })).toBeNull();
});

test("which tags imported recipes get is saved at once", async () => {
  const page = await atSettings();
  const field = screen.getByLabelText<HTMLSelectElement>("Tags and categories of imported recipes");
  expect(field.value).toBe("useful");
  await page.selectOptions(field, "Only ones you already use");
  await waitFor(async () => expect((await stored()).importedOrganizers).toBe("known"));
  expect(await stored()).toMatchObject({ language: "en", showRecent: true, cardsPerSection: 9 });
});
