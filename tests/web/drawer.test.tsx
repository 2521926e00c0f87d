import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { USER_EMAIL } from "../support/sign-ins.ts";

const { admin, as, open, readStorage } = await dom();

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  for (const recipeCategory of [["Soups"], ["Breads"]])
    await admin.send("POST", "recipes/create", { name: `One of ${recipeCategory}`, recipeCategory });
});
afterEach(async () => {
  await admin.send("PUT", "site-settings", { visitorsMustSignIn: false });
  for (const { id } of (await admin.get(PAGES)).body) await admin.send("DELETE", `${PAGES}/${id}`);
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  await admin.send("POST", "recipe-bin", { recipes });
});

const navigation = () => screen.findByRole("navigation", { name: "Navigation" });
const opener = () => screen.queryByRole("button", { name: "Navigation" });
const current = async () => (await navigation()).querySelector("[aria-current=page]")?.textContent;

/** The names of all links, once the categories or pages are there. */
async function linksOf(awaited: string): Promise<(string | null)[]> {
  const links = within(await navigation());
  await links.findByRole("link", { name: awaited });
  return links.getAllByRole("link").map(({ textContent }) => textContent);
}

async function openDrawer(page: OpenApp): Promise<HTMLElement> {
  if (opener()) await page.press("Navigation");
  return navigation();
}

describe.each(["desk", "phone"] as const)("at the size of a %s", (size) => {
  test("it links home, all recipes and the search, and the categories or custom pages", async () => {
    const page = await open("", { size });
    await screen.findByRole("heading", { level: 1 });
    expect(opener() !== null).toBe(size === "phone");
    await openDrawer(page);
    expect(await linksOf("Soups")).toEqual(["Home", "All recipes", "Search", "Breads", "Soups"]);
    expect(await current()).toBe("Home");
    await page.follow("Soups", await navigation());
    await screen.findByRole("heading", { level: 1, name: "Soups" });
    expect(screen.queryByRole("dialog")).toBeNull();
    await openDrawer(page);
    await linksOf("Soups");
    expect(await current()).toBe("Soups");

    for (const name of ["Second", "First"])
      await admin.send("POST", PAGES, { name, categories: [{ slug: "soups" }] });
    await admin.send("PUT", PAGES, (await admin.get(PAGES)).body.toReversed());
    const home = await open("tagine", { size });
    await screen.findByRole("heading", { level: 1 });
    await openDrawer(home);
    expect(await linksOf("First")).toEqual(["Home", "All recipes", "Search", "First", "Second"]);
    expect(await current()).toBe("Home");
    await home.follow("Second", await navigation());
    await home.waitForAddress("/pages/second");
  });

  test("the categories and the trash are at its end, only if you're signed in", async () => {
    const page = await open("recipes/all", { size, as: admin });
    await screen.findByRole("heading", { level: 1 });
    await openDrawer(page);
    expect((await linksOf("Trash")).slice(-2)).toEqual(["Categories", "Trash"]);
    if (size === "phone") await page.press("Close", screen.getByRole("dialog"));
    await page.press("Menu");
    const banner = within(screen.getByRole("banner"));
    await banner.findByRole("link", { name: "Dinner this week" });
    expect(banner.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "🍲Tagine",
      "Dinner this week",
      "Dinner today",
      "Planner",
      "Settings",
      "This device",
      "Sign out",
    ]);
  });
});

test("a visitor who must sign in gets no navigation, and nothing of it stays in the browser", async () => {
  await admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  const page = await open("", { as: await as(USER_EMAIL) });
  await linksOf("Soups");
  await waitFor(() => expect(readStorage("places")).toContain("Soups"));
  await page.press("Menu");
  await page.follow("Sign out");
  await page.waitForAddress(/^\/login/);
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  expect(screen.queryByRole("navigation", { name: "Navigation" })).toBeNull();
  expect(readStorage("places")).toBeNull();
  await open("login", { size: "phone", again: true });
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  expect(opener()).toBeNull();
});
