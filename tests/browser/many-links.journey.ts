import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { openBrowser, type Page, type Size, type TestBrowser, type Visit } from "../support/browser.ts";
import { skipWelcomePage } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { recipePage, testSite, type TestSite } from "../support/test-site.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";

let browser: TestBrowser;
/** Several, since Tagine lets each site rest between two pages. */
let sites: TestSite[];

beforeAll(async () => {
  browser = await openBrowser();
  sites = [testSite(), testSite(), testSite()];
});
afterAll(async () => {
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
});
afterEach(async () => expect(await browser.closePages()).toEqual([]));

function signedIn(tagine: RunningTagine, path: string, visit: Visit = {}): Promise<Page> {
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
  let tagine: RunningTagine;
  beforeAll(async () => {
    tagine = await startTagine({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
  });
  afterAll(() => tagine.end());

  test("many links become recipes, and of the others one learns what to do", async () => {
    const [first, second, third] = sites.map(({ origin }) => origin);
    sites[0]?.page("/1", soup(1));
    sites[1]?.page("/2", soup(2));
    sites[2]?.page(
      "/3",
      recipePage({ name: "Bad <img src=x onerror=alert(1)> Soup", recipeIngredient: ["1 swede", "2 leeks"] }),
    );
    let open = false;
    sites[1]?.on("/shut", () =>
      open
        ? new Response(soup(9), { headers: { "Content-Type": "text/html" } })
        : new Response("no", { status: 403 }),
    );
    const page = await signedIn(tagine, "", { size, dark });

    // How many links there are is seen before anything starts.
    await page.getByRole("button", { name: "Add a recipe", exact: true }).click();
    await page.getByRole("link", { name: "Many links" }).click();
    await page.waitForURL(`${tagine.address}imports`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByText("There is no link in here yet").waitFor();
    await page.getByLabel("Links").fill(`Try ${first}/1, it is good!\n${first}/1`);
    await page.getByText("1 link found").waitFor();
    await page
      .getByLabel("Choose a file")
      .setInputFiles([{ name: "empty.txt", mimeType: "text/plain", buffer: Buffer.from("nothing") }]);
    await page.getByText("There is no link in this file.").waitFor();
    await page.getByLabel("Choose a file").setInputFiles([
      {
        name: "bookmarks.html",
        mimeType: "text/html",
        buffer: Buffer.from(
          `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="${second}/2">Soup</A><DT><A HREF="${third}/3">Bad</A><DT><A HREF="javascript:alert(1)">x</A>`,
        ),
      },
      { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from(`${second}/shut`) },
    ]);
    await page.getByText("4 links found").waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Start" }).click();

    await page.waitForURL(/imports\/\d+$/);
    await page.getByRole("heading", { level: 1, name: "4 links" }).waitFor();
    await page.getByText("4 of 4").waitFor({ timeout: 20_000 });
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("4");
    await page.getByText("3 done").waitFor();
    await row(page, "answered with an error (403)").waitFor();
    expect(await page.evaluate(() => document.querySelectorAll("main img").length)).toBe(0);
    await expectLooksRight(page);
    await page
      .getByRole("status", { name: "Messages" })
      .getByText("Import finished. 3 of 4 links are recipes now.")
      .waitFor();

    // Only what failed, and what to do about it.
    await page.getByRole("link", { name: "Failed (1)" }).click();
    await row(page, "Soup 1").waitFor({ state: "detached" });
    expect(await page.getByRole("main").getByRole("listitem").count()).toBe(1);
    expect(await page.getByRole("link", { name: "Open the site" }).getAttribute("href")).toBe(
      `${second}/shut`,
    );
    await page.getByRole("button", { name: "Paste the page's source" }).click();
    const dialog = page.getByRole("dialog", { name: "Paste the page's source" });
    expect(await dialog.getByLabel("Address of the page").inputValue()).toBe(`${second}/shut`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Paste the recipe as text" }).click();
    await page.getByLabel("Text of the recipe").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    open = true;
    await page.getByRole("button", { name: "Retry failed" }).click();
    await page.getByText("There is nothing to show here.").waitFor();
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.getByText("4 done").waitFor({ timeout: 20_000 });
    await row(page, "Soup 9").getByRole("link", { name: "Soup 9" }).click();
    await page.getByRole("heading", { level: 1, name: "Soup 9" }).waitFor();

    // What is here already is said, and opened.
    await page.goto(`${tagine.address}imports`);
    await page.getByLabel("Links").fill(`${first}/1`);
    await page.getByRole("button", { name: "Start" }).click();
    await row(page, "Already in your recipes")
      .getByRole("link", { name: "Soup 1" })
      .waitFor({ timeout: 20_000 });
    await expectLooksRight(page);

    // Earlier imports are listed, and can be taken off the list.
    await page.getByRole("link", { name: "Many links" }).click();
    await page.getByRole("heading", { level: 3 }).nth(1).waitFor();
    await expectLooksRight(page);
    await page.getByRole("link", { name: "4 links" }).click();
    await page.getByRole("button", { name: "Remove from list" }).click();
    const asking = page.getByRole("dialog", { name: "Remove this import from the list?" });
    await expectLooksRight(page);
    await asking.getByRole("button", { name: "Remove from list" }).click();
    await page.waitForURL(`${tagine.address}imports`);
    await page.getByRole("heading", { level: 3, name: "1 link" }).waitFor();
    expect(await page.getByRole("heading", { level: 3 }).count()).toBe(1);
  });

  test("an import is stopped, survives a reload, and goes on", async () => {
    const links = Array.from({ length: 8 }, (_, number) => {
      sites[0]?.page(`/long/${number}`, soup(20 + number));
      return `${sites[0]?.origin}/long/${number}`;
    });
    const page = await signedIn(tagine, "imports", { size, dark });
    await page.getByLabel("Links").fill(links.join("\n"));
    await page.getByText("8 links found").waitFor();
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("link", { name: "Soup 20" }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped", { exact: true }).first().waitFor();
    await page.reload();
    await page.getByText("Stopped", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Soup 20" }).waitFor();
    expect(await page.getByRole("link", { name: "Soup 27" }).count()).toBe(0);
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Resume" }).click();
    await page.reload();
    await page.getByText("8 of 8").waitFor({ timeout: 20_000 });
    await page.getByRole("link", { name: "Soup 27" }).waitFor();
  });
});

test("an import of thousands of links is turned page by page", async () => {
  const tagine = await startTagine();
  const page = await signedIn(tagine, "imports");
  const links = Array.from({ length: 5000 }, (_, number) => `https://nowhere.invalid/${number}`);
  await page
    .getByLabel("Choose a file")
    .setInputFiles([{ name: "links.txt", mimeType: "text/plain", buffer: Buffer.from(links.join("\n")) }]);
  await page.getByText("5,000 links found").waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("heading", { level: 1, name: "5,000 links" }).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Resume" }).waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(100);
  await page.getByRole("link", { name: "Next rows" }).click();
  await row(page, "https://nowhere.invalid/150").waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(100);
  await page.goBack();
  await row(page, "https://nowhere.invalid/50").waitFor();
  await page.close();
  await tagine.end();
});

test("a visitor is asked to sign in, and comes back", async () => {
  const tagine = await startTagine();
  await skipWelcomePage(tagine);
  const page = await browser.visit(`${tagine.address}bookmarklet?page=https://a.example/x`);
  await page.getByLabel("E-mail").fill("changeme@email.com");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Open the page at a.example" }).waitFor();
  await tagine.end();
});
