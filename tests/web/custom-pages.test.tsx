import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within } from "../support/dom.tsx";

const { admin, answer, handle, open } = await dom();

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  for (const [name, category] of [
    ["Leek Soup", "Soups"],
    ["Bean Soup", "Soups"],
    ["Apple Cake", "Cakes"],
  ])
    await admin.send("POST", "recipes/create", { name, recipeCategory: [category] });
});
afterEach(async () => {
  for (const { id } of (await admin.get(PAGES)).body) await admin.send("DELETE", `${PAGES}/${id}`);
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  await admin.send("POST", "recipe-bin", { recipes });
});

const make = (name: string, ...slugs: string[]) =>
  admin.send("POST", PAGES, { name, categories: slugs.map((slug) => ({ slug })) });
const main = () => within(screen.getByRole("main"));
const cards = () =>
  main()
    .queryAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
const isSelected = (name: string) => screen.getByRole("tab", { name }).getAttribute("aria-selected");

test("each category has a tab, and the address keeps which one is open and how it's sorted", async () => {
  await admin.send("POST", "categories", { name: "Salads" });
  await make("Warm and sweet", "soups", "cakes", "salads");
  const page = await open("pages/warm-and-sweet");
  await screen.findByRole("heading", { level: 1, name: "Warm and sweet" });
  await waitFor(() => expect(document.title).toBe("Warm and sweet · Tagine"));
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Soups",
    "Cakes",
    "Salads",
  ]);
  await screen.findByText("2 recipes");
  await waitFor(() => expect(cards()).toEqual(["Bean Soup", "Leek Soup"]));

  await page.click(screen.getByRole("tab", { name: "Cakes" }));
  await waitFor(() => expect(cards()).toEqual(["Apple Cake"]));
  expect(isSelected("Cakes")).toBe("true");
  expect(page.address()).toBe("/pages/warm-and-sweet?tab=cakes");
  await page.keyboard("{ArrowRight}");
  await screen.findByText("No recipes here yet.");
  await page.keyboard("{Home}");
  await page.follow("A–Z", await screen.findByRole("navigation", { name: "Sort: Soups" }));
  await page.waitForAddress("/pages/warm-and-sweet?sort=name");
  await page.click(screen.getByRole("tab", { name: "Cakes" }));
  await page.waitForAddress("/pages/warm-and-sweet?sort=name&tab=cakes");

  await page.follow(/^Apple Cake/);
  await screen.findByRole("heading", { level: 1, name: "Apple Cake" });
  await page.back();
  await waitFor(() => expect(cards()).toEqual(["Apple Cake"]));
  await open(page.address().slice(1));
  await waitFor(() => expect(cards()).toEqual(["Apple Cake"]));
  expect(isSelected("Cakes")).toBe("true");
  await admin.send("DELETE", "categories/salads");
});

test("a page with one category has no tabs", async () => {
  await make("Only soups", "soups");
  await open("pages/only-soups?tab=gone");
  await waitFor(() => expect(cards()).toEqual(["Bean Soup", "Leek Soup"]));
  expect(screen.queryByRole("tab")).toBeNull();
});

test("a page without categories says so and tells admins where to add them", async () => {
  await make("Nothing");
  const visitor = await open("pages/nothing");
  await screen.findByText(/An admin can choose/);
  expect(document.title).toBe("Nothing · Tagine");
  await visitor.follow("All recipes", screen.getByRole("main"));
  await visitor.waitForAddress("/recipes/all");

  const page = await open("pages/nothing", { as: admin });
  await page.follow("Choose categories");
  await screen.findByRole("heading", { level: 1, name: "Site settings" });
});

test("an unknown custom page looks like any other unknown page", async () => {
  for (const path of ["pages/none", "pages/1", "pages/%E0%A4%A"]) {
    await open(path);
    await screen.findByRole("heading", { level: 1, name: "Page not found" });
    await waitFor(() => expect(document.title).toBe("Page not found · Tagine"));
  }
});

test("recipes on a page can be selected and edited like in any list", async () => {
  await make("Warm and sweet", "soups", "cakes");
  const page = await open("pages/warm-and-sweet?tab=cakes", { as: admin });
  await page.press("Select");
  await page.click(await screen.findByRole("checkbox", { name: "Apple Cake" }));
  await page.press("Delete", await screen.findByRole("region", { name: "Selection" }));
  await page.press("Delete", await screen.findByRole("dialog"));
  await screen.findByText("No recipes here yet.");
  expect(isSelected("Cakes")).toBe("true");
});

test("the tab is already open while recipes load", async () => {
  await make("Warm and sweet", "soups", "cakes");
  const page = await open("pages/warm-and-sweet");
  const arrived = Promise.withResolvers<void>();
  answer(/recipes\/summary\?category=cakes&/, async (request) => {
    await arrived.promise;
    return handle(request);
  });
  await page.click(await screen.findByRole("tab", { name: "Cakes" }));
  await waitFor(() => expect(isSelected("Cakes")).toBe("true"));
  await within(screen.getByRole("tabpanel")).findByText(/Loading/);
  arrived.resolve();
  await waitFor(() => expect(cards()).toEqual(["Apple Cake"]));
});
