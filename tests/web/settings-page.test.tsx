import { afterEach, beforeEach, expect, test } from "bun:test";
import type { SiteSettings } from "../../src/contract/site.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, open, user } = await dom();

beforeEach(async () => {
  for (const category of ["Breads", "Cakes", "Salads", "Soups"])
    await admin.send("POST", "recipes/create", { name: `One of ${category}`, recipeCategory: [category] });
});
afterEach(async () => {
  const defaults = { visitorsMustSignIn: false, language: "en", categories: [] };
  await admin.send("PUT", "site-settings", defaults);
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  await admin.send("POST", "recipe-bin", { recipes });
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
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
  within(screen.getByRole("list", { name: "Sections of the home page" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const row = (name: string) => within(screen.getByRole("list", { name: "All categories" })).queryByText(name);

async function save(page: OpenApp): Promise<void> {
  await page.press("Save home page");
  await waitFor(() => expect(screen.queryAllByText("Settings Updated").length).toBeGreaterThan(0));
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
  await making.findByText("A Name is Required");
  expect(create).toHaveProperty("disabled", true);
  await page.fill("Name", "SOUPS");
  await page.click(create);
  await making.findByText("There is already a category “Soups”.");
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

  await page.press("Cakes on the home page");
  await page.press("Delete Soups");
  const question = within(await dialog());
  await question.findByText(/2 recipes lose it\. The recipes themselves stay\./);
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
  await page.press("Cakes on the home page");
  await page.follow("Profile");
  await within(await dialog()).findByText(/What you changed here would be lost\./);
  await page.press("Go on editing", await dialog());
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
  await page.press("Soups on the home page");
  const answerAgain = answer(/^PUT .*site-settings$/);
  await page.press("Save home page");
  const card = screen.getByRole("region", { name: "Home page" });
  await within(await within(card).findByRole("alert")).findByText(/Tagine does not answer/);
  expect(onHome()).toEqual(["Soups"]);
  answerAgain();
  await save(page);
  expect(await sections()).toEqual(["soups"]);
});

test("there is no link to API docs if they're off", async () => {
  answer(/openapi\.json$/, () => Response.json({}, { status: 404 }));
  await atSettings();
  expect(screen.queryByRole("link", { name: "API documentation" })).toBeNull();
});

test("non-admins find nothing to edit", async () => {
  await open("admin/settings", { as: user });
  await screen.findByRole("heading", { name: "For administrators only" });
  expect(screen.queryByRole("link", { name: "Admin Settings" })).toBeNull();
});
