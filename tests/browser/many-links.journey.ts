import { afterAll, describe, expect, test } from "bun:test";
import { goWithin, overflows, type Page, type Size, type Visit } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { recipePage, testSite } from "../support/test-site.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });

/** Several, since Tagine lets each site rest between two pages. */
const sites = [testSite(), testSite()];
afterAll(async () => void (await Promise.all(sites.map((site) => site.close()))));

function signedIn(path: string, visit: Visit = {}): Promise<Page> {
  return browser.visit(tagine.address + path, { ...visit, as: ADMIN_EMAIL });
}

function soup(number: number): string {
  return recipePage({
    name: `Soup ${number}`,
    recipeIngredient: [`${number} carrots`, `spice ${number}`, `herb ${number * 7}`],
  });
}

const row = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words });

describe.each(looks<[Size, boolean]>([["phone", true]], [["desk", false]]))("%s, dark: %p", (size, dark) => {
  test("links become recipes, and failed ones say what to do", async () => {
    // As they are only read once, each look has its own.
    const path = `/${size}`;
    const [first, second] = sites.map(({ origin }) => origin + path);
    sites[0]?.page(path, soup(size.length));
    sites[1]?.on(path, () => new Response("no", { status: 403 }));
    const page = await signedIn("imports", { size, dark });
    await page.getByLabel("Links").fill(`Try ${first}, it is good!`);
    const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="${second}">Soup</A>`;
    await page
      .getByLabel("Choose file")
      .setInputFiles([{ name: "bookmarks.html", mimeType: "text/html", buffer: Buffer.from(bookmarks) }]);
    await page.getByText("2 links found").waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Import" }).click();
    await page.waitForURL(/imports\/\d+$/);
    await page.getByText("2 of 2").waitFor();
    await row(page, `Soup ${size.length}`).waitFor();
    await row(page, "returned an error (403)").waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Paste the page source" }).click();
    await page.getByRole("dialog", { name: "Paste the page source" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const { body } = await cook.send("POST", "imports", { urls: [first] });
    await goWithin(page, `imports/${body.id}`);
    await row(page, "Already in your recipes").waitFor();
    await expectLooksRight(page);
    await page.getByRole("link", { name: "Import several links" }).click();
    await page.getByRole("heading", { level: 3 }).nth(1).waitFor();
    await page.getByRole("link", { name: "2 links" }).click();
    await page.getByRole("button", { name: "Remove from list" }).click();
    await page.getByRole("dialog", { name: "Remove this import from the list?" }).waitFor();
    await expectLooksRight(page);
  });
});

test("the report of thousands of links is paged", async () => {
  const page = await signedIn("imports");
  const links = Array.from({ length: 5000 }, (_, number) => `https://nowhere.invalid/${number}`);
  await page
    .getByLabel("Choose file")
    .setInputFiles([{ name: "links.txt", mimeType: "text/plain", buffer: Buffer.from(links.join("\n")) }]);
  await page.getByText("5,000 links found").waitFor();
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("heading", { level: 1, name: "5,000 links" }).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Resume" }).waitFor();
  expect(await overflows(page)).toBe(false);
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(100);
  await page.getByRole("link", { name: "Next" }).click();
  await row(page, "https://nowhere.invalid/150").waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(100);
  await page.goBack();
  await row(page, "https://nowhere.invalid/50").waitFor();
});
