import { beforeAll, describe, expect, test } from "bun:test";
import { extractText, getDocumentProxy } from "unpdf";
import type { Page, Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const LONG = "Stir until everything is smooth, then let it rest in a warm place.";

beforeAll(async () => {
  for (const [name, category, lines] of [
    ["Grüne Soße", "Frühling", ["2 Zwiebeln", "1 Bund Petersilie"]],
    ["番茄炒蛋", "家常菜", ["番茄 2个", "鸡蛋 3个"]],
    ["Long Feast", "Feasts", Array.from({ length: 60 }, (_, at) => `${at + 1} g butter`)],
  ] as const)
    await cook.send("POST", "recipes/create", {
      name,
      recipeCategory: [category],
      recipeIngredient: lines,
      recipeInstructions: lines.map((line) => ({ text: `${LONG} (${line})` })),
    });
});

/** Prints as the browser's print dialog does, and returns each page as words. */
async function printPages(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((one) => one.replace(/\s+/g, " ").trim());
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a book prints page by page as on screen, with the right page numbers", async () => {
    const page = await browser.visit(`${tagine.address}cookbook`, { size, as: ADMIN_EMAIL });
    await page.getByLabel("Paper size").selectOption("a5");
    await page.getByText(/^\d+ pages$/).waitFor();
    await expectLooksRight(page);
    const pages = await printPages(page);
    const shown = await page.getByRole("region", { name: "Preview" }).locator(".bk-sheet").count();
    expect(pages).toHaveLength(shown);
    // No page is empty, and each but the cover ends with its number.
    for (const [at, text] of pages.entries()) if (at > 0) expect(text).toMatch(new RegExp(`\\b${at + 1}$`));

    const contents = pages[1] ?? "";
    const index = pages.at(-1) ?? "";
    for (const name of ["Grüne Soße", "Long Feast"]) {
      const number = Number(new RegExp(`${name} (\\d+)`).exec(contents)?.[1]);
      expect([name, pages[number - 1]?.includes(name)]).toEqual([name, true]);
      expect(index).toContain(`${name} ${number}`);
    }
    // Nothing is lost between pages.
    const all = pages.join(" ");
    for (const line of ["1 g butter", "37 g butter", "60 g butter"]) expect(all).toContain(`(${line})`);
    expect(all).toContain("Long Feast (continued)");
    expect(all).toContain("番茄炒蛋");
  });
});

test.each([
  ["a4", 595, 842],
  ["a5", 420, 595],
  ["letter", 612, 792],
])("on %s, the pages have the size of the paper", async (paper, width, height) => {
  const page = await browser.visit(`${tagine.address}cookbook`, { size: "desk", as: ADMIN_EMAIL });
  await page.getByLabel("Paper size").selectOption(paper);
  await page.getByText(/^\d+ pages$/).waitFor();
  const book = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { view } = await book.getPage(1);
  expect(view.map(Math.round)).toEqual([0, 0, width, height]);
});
