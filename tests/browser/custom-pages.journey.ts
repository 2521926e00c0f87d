import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type Page, type Size } from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";

const { browser, tagine, cook } = await journey();

const PAGES = "site-settings/custom-pages";

beforeEach(async () => {
  await cook.send("POST", "recipes/create", { name: "Apple Cake", recipeCategory: ["Cakes"] });
});
afterEach(async () => {
  for (const { id } of (await cook.get(PAGES)).body) await cook.send("DELETE", `${PAGES}/${id}`);
  await deleteAllRecipes(cook);
});

const make = (name: string, ...slugs: string[]) =>
  cook.send("POST", PAGES, { name, categories: slugs.map((slug) => ({ slug })) });
const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Resolves once the page is shown. */
async function openPage(
  path: string,
  visit: { size?: Size; dark?: boolean; as?: string } = {},
): Promise<Page> {
  const page = await browser.visit(tagine.address + path, visit);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("tabs with long names scroll sideways and show the open one", async () => {
    const slugs: string[] = [];
    for (let number = 1; number <= 30; number++) {
      const { body } = await cook.send("POST", "categories", {
        name: `${number} ${"something rather long ".repeat(number % 5)}`,
      });
      slugs.push(body.slug);
    }
    await make("Everything", ...slugs, "cakes");
    const page = await openPage("pages/everything?tab=cakes", { size, dark: size === "phone" });
    await cards(page).getByText("Apple Cake").waitFor();
    const [row, open] = [
      await page.getByRole("tablist").boundingBox(),
      await tab(page, "Cakes").boundingBox(),
    ];
    expect((open?.x ?? 0) + (open?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
    expect(open?.x).toBeGreaterThanOrEqual(row?.x ?? 0);
    await expectLooksRight(page);
    // Back from a recipe leads to the tab that was open.
    await page.getByRole("link", { name: "Apple Cake" }).click();
    await page.getByRole("heading", { level: 1, name: "Apple Cake" }).waitFor();
    await page.goBack();
    await cards(page).getByText("Apple Cake").waitFor();
    expect(await tab(page, "Cakes").getAttribute("aria-selected")).toBe("true");
  });
});
