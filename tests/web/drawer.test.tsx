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
  test("it links recipes, search, and the categories or custom pages", async () => {
    const page = await open("", { size });
    await screen.findByRole("heading", { level: 1 });
    expect(opener() !== null).toBe(size === "phone");
    await openDrawer(page);
    expect(await linksOf("Soups")).toEqual([
      "Recipes",
      "Search",
      "What can I cook?",
      "All recipes",
      "Breads",
      "Soups",
    ]);
    expect(await current()).toBe("Recipes");
    await page.follow("Soups", await navigation());
    await screen.findByRole("heading", { level: 1, name: "Soups" });
    expect(screen.queryByRole("dialog")).toBeNull();
    if (size === "desk") expect(await current()).toBe("Soups");

    for (const name of ["Second", "First"])
      await admin.send("POST", PAGES, { name, categories: [{ slug: "soups" }] });
    await admin.send("PUT", PAGES, (await admin.get(PAGES)).body.toReversed());
    const home = await open("tagine", { size });
    await screen.findByRole("heading", { level: 1 });
    await openDrawer(home);
    expect(await linksOf("First")).toEqual([
      "Recipes",
      "Search",
      "What can I cook?",
      "All recipes",
      "First",
      "Second",
    ]);
    expect(await current()).toBe("Recipes");
    await home.follow("Second", await navigation());
    await home.waitForAddress("/pages/second");
  });

  test("plan and shopping, and at its end organize and trash, are only for signed-in people", async () => {
    const page = await open("", { size, as: admin });
    await screen.findByRole("heading", { level: 1 });
    await openDrawer(page);
    expect(await linksOf("Trash")).toEqual(
      "Recipes,Plan,Shopping,Search,What can I cook?,All recipes,Breads,Soups,Organize,Trash".split(","),
    );
    if (size === "phone") await page.press("Close", screen.getByRole("dialog"));
    await page.press("Menu");
    const banner = within(screen.getByRole("banner"));
    await banner.findByRole("link", { name: "Settings" });
    expect(banner.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Tagine",
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

describe("on phones", () => {
  const bar = () => screen.findByRole("navigation", { name: "Main menu" });
  const readBar = async () =>
    [...(await bar()).querySelectorAll("a, button")].map(
      (one) => one.textContent || one.getAttribute("aria-label"),
    );

  test("a bar leads to the four main places and adds recipes, and marks where you are", async () => {
    const page = await open("", { size: "phone", as: admin });
    await screen.findByRole("heading", { level: 1 });
    expect(await readBar()).toEqual(["Recipes", "Plan", "Add a recipe", "Shopping", "Search"]);
    for (const [name, address] of [
      ["Plan", "/meal-plan/this-week"],
      ["Shopping", "/shopping"],
      ["Search", "/search"],
      ["Recipes", "/"],
    ] as const) {
      await page.follow(name, await bar());
      await page.waitForAddress(address);
      await waitFor(async () =>
        expect((await bar()).querySelector("[aria-current=page]")?.textContent).toBe(name),
      );
      expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    }
    await page.press("Add a recipe", await bar());
    await page.press("From a link");
    await screen.findByRole("dialog", { name: "Add a recipe from a link" });
  });

  test("visitors see only the places that are open to them", async () => {
    await open("", { size: "phone" });
    expect(await readBar()).toEqual(["Recipes", "Search"]);
  });

  test("other pages have a way back", async () => {
    const page = await open("recipes/all", { size: "phone" });
    await page.follow(/One of Soups/);
    await screen.findByRole("heading", { level: 1, name: "One of Soups" });
    expect((await bar()).querySelector("[aria-current]")?.textContent).toBe("Recipes");
    await screen.findByRole("button", { name: "Back" });
  });
});

test("going back focuses the link that was followed", async () => {
  const page = await open("recipes/all");
  await page.follow(/One of Soups/);
  await screen.findByRole("heading", { level: 1, name: "One of Soups" });
  (document.activeElement as HTMLElement).blur();
  await page.back();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("One of Soups"));
});

test("the sidebar lists the categories of the start page, or the most used and a link to all", async () => {
  for (let at = 0; at < 8; at++)
    await admin.send("POST", "recipes/create", {
      name: `Dish ${at}`,
      recipeCategory: [`Kind ${at}`, "Soups"],
    });
  await open("", { as: admin });
  const kinds = Array.from({ length: 8 }, (_, at) => `Kind ${at}`);
  const shown = (await linksOf("All categories")).slice(6, -2);
  expect(shown).toHaveLength(8);
  expect(shown).toContain("Soups");
  expect(shown.at(-1)).toBe("All categories");

  const all = (await admin.get("categories")).body as { slug: string; name: string }[];
  const categories = all.filter(({ name }) => name === kinds[3]);
  await admin.send("PUT", "site-settings", { categories });
  await open("", { as: admin });
  await waitFor(async () =>
    expect((await linksOf("All categories")).slice(6, -2)).toEqual(["Kind 3", "All categories"]),
  );
  await admin.send("PUT", "site-settings", { categories: [] });
});
