import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type Page, type Size } from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";

const { browser, tagine, cook } = await journey();

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  for (const [name, category] of [
    ["Leek Soup", "Soups"],
    ["Bean Soup", "Soups"],
    ["Apple Cake", "Cakes"],
  ])
    await cook.send("POST", "recipes/create", { name, recipeCategory: [category] });
  await cook.send("POST", "categories", { name: "Salads" });
});
afterEach(async () => {
  for (const { id } of (await cook.get(PAGES)).body) await cook.send("DELETE", `${PAGES}/${id}`);
  await deleteAllRecipes(cook);
});

const make = (name: string, ...slugs: string[]) =>
  cook.send("POST", PAGES, { name, categories: slugs.map((slug) => ({ slug })) });
const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** A page, once it is here. */
async function at(path: string, visit: { size?: Size; dark?: boolean; as?: string } = {}): Promise<Page> {
  const page = await browser.visit(tagine.address + path, visit);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("each category has a tab with its recipes; the address says which is open, and how it is sorted", async () => {
    await make("Warm and sweet", "soups", "cakes", "salads");
    const page = await at("pages/warm-and-sweet", { size, dark: size === "phone" });
    await page.getByRole("heading", { level: 1, name: "Warm and sweet" }).waitFor();
    expect(await page.title()).toBe("Warm and sweet 🍲 Tagine");
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Soups", "Cakes", "Salads"]);
    await page.getByText("2 recipes").waitFor();
    await cards(page).first().waitFor();
    expect(await cards(page).allInnerTexts()).toEqual(["Bean Soup", "Leek Soup"]);
    await expectLooksRight(page);

    await tab(page, "Cakes").click();
    await cards(page).getByText("Apple Cake").waitFor();
    expect(await tab(page, "Cakes").getAttribute("aria-selected")).toBe("true");
    expect(await cards(page).allInnerTexts()).toEqual(["Apple Cake"]);
    expect(new URL(page.url()).search).toBe("?tab=cakes");
    await page.keyboard.press("ArrowRight");
    await page.getByText("No recipe is in here at the moment.").waitFor();
    await page.keyboard.press("Home");
    await page.getByRole("navigation", { name: "Sort: Soups" }).getByRole("link", { name: "A–Z" }).click();
    await page.waitForURL(/\?sort=name$/);
    await tab(page, "Cakes").click();
    await page.waitForURL(/\?sort=name&tab=cakes$/);

    await page.getByRole("link", { name: "Apple Cake" }).click();
    await page.getByRole("heading", { level: 1, name: "Apple Cake" }).waitFor();
    await page.goBack();
    await cards(page).getByText("Apple Cake").waitFor();
    await page.reload();
    await cards(page).getByText("Apple Cake").waitFor();
    expect(await tab(page, "Cakes").getAttribute("aria-selected")).toBe("true");
  });

  test("many categories with long names stand in a row that is moved sideways, the open one in sight", async () => {
    const slugs: string[] = [];
    for (let number = 1; number <= 30; number++) {
      const { body } = await cook.send("POST", "categories", {
        name: `${number} ${"something rather long ".repeat(number % 5)}`,
      });
      slugs.push(body.slug);
    }
    await make("Everything", ...slugs, "cakes");
    const page = await at("pages/everything?tab=cakes", { size });
    await cards(page).getByText("Apple Cake").waitFor();
    const [row, open] = [
      await page.getByRole("tablist").boundingBox(),
      await tab(page, "Cakes").boundingBox(),
    ];
    expect((open?.x ?? 0) + (open?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
    expect(open?.x).toBeGreaterThanOrEqual(row?.x ?? 0);
    await expectLooksRight(page);
  });
});
