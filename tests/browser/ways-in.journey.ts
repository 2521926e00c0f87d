import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import {
  hasFocus,
  openBrowser,
  type Page,
  type Size,
  type TestBrowser,
  type Visit,
} from "../support/browser.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { picture, pictureAnswer, recipePage, testSite, type TestSite } from "../support/test-site.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { looks } from "../support/looks.ts";

let browser: TestBrowser;
let site: TestSite;
let tagine: RunningTagine;

/** Runs if it's rendered as a script or an element that loads. */
const HOSTILE = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>"'><svg/onload=hacked=1>`;

beforeAll(async () => {
  browser = await openBrowser();
  site = testSite();
  tagine = await startTagine({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
  const photo = await picture(800, 600);
  site.on("/pie.jpg", () => pictureAnswer(photo));
  site.page(
    "/two-pies",
    twoRecipes(
      { name: "Apple Pie", recipeIngredient: ["3 apples", "200 g flour"], image: "/pie.jpg" },
      { name: "Plum Pie", recipeIngredient: ["1 kg plums", "200 g flour", "1 egg"] },
    ),
  );
});
afterAll(async () => {
  await site.close();
  await tagine.end();
});
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** A page with two recipes. */
function twoRecipes(first: Record<string, unknown>, second: Record<string, unknown>): string {
  const script = /<script[^]*<\/script>/.exec(recipePage(second))?.[0] ?? "";
  return recipePage(first).replace("</head>", `${script}</head>`);
}

/** A site that only answers browsers. */
function guarded(path: string, html: string): { shown: string } {
  site.on(path, (request) =>
    request.headers.has("Sec-Fetch-Mode")
      ? new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } })
      : new Response("Forbidden", { status: 403 }),
  );
  return { shown: html };
}

/** Opens the add dialog as a signed-in person. */
async function openAddDialog(way: string, size: Size = "desk", dark = false): Promise<Page> {
  const page = await browser.visit(tagine.address, { size, dark, as: ADMIN_EMAIL });
  await addBy(page, way);
  return page;
}

async function addBy(page: Page, way: string): Promise<void> {
  await page.getByRole("button", { name: "Add a recipe", exact: true }).click();
  await page.getByRole("button", { name: way, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

async function askFor(page: Page, url: string): Promise<void> {
  await page.getByLabel("Recipe link").fill(url);
  await page.getByRole("dialog").getByRole("button", { name: "Add recipe" }).click();
}

describe.each(looks<[Size, boolean]>([["phone", true]], [["desk", false]]))("%s, dark: %p", (size, dark) => {
  const own = `${size}-${dark}`;

  test("a page with several recipes lets you choose, and pasted text is kept with its recipe", async () => {
    const page = await openAddDialog("From a link", size, dark);
    await askFor(page, `${site.origin}/two-pies`);
    const dialog = page.getByRole("dialog", { name: "Which recipe?" });
    await dialog.getByText("Found 2 recipes.").waitFor();
    const apple = dialog.getByRole("radio", { name: /Apple Pie.*2 ingredients · 3 steps/ });
    expect(await apple.isChecked()).toBe(true);
    expect(await hasFocus(apple)).toBe(true);
    expect(await dialog.locator("img").first().getAttribute("src")).toStartWith("data:image/");
    await expectLooksRight(page);

    // Going back keeps what was typed.
    await page.keyboard.press("Escape");
    const field = page.getByLabel("Recipe link");
    expect(await field.inputValue()).toBe(`${site.origin}/two-pies`);
    expect(await hasFocus(field)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("radio", { name: /Plum Pie/ }).isChecked()).toBe(true);
    await page.keyboard.press("Enter");
    const already = page.getByRole("dialog", { name: "You already have this recipe" });
    if (size === "desk") {
      // The phone imported it before.
      await already.getByRole("button", { name: "Add anyway" }).click();
    }
    await page.getByRole("heading", { level: 1, name: "Plum Pie" }).waitFor();

    const text = `Bean Salad ${own}\n\nServes 4\n\nIngredients\n\n1 can ${own} beans\n1 onion\n\nDressing:\n2 tbsp oil\n\nMethod\n\nDrain the beans.\nChop the onion.\n\nMix everything.`;
    await page.getByRole("link", { name: "Tagine, home" }).click();
    await addBy(page, "From text");
    const pasting = page.getByRole("dialog", { name: "Add a recipe from text" });
    const pasted = pasting.getByLabel("Recipe text");
    expect(await hasFocus(pasted)).toBe(true);
    await pasted.fill(text);
    await expectLooksRight(page);

    // A dialog closed by mistake keeps its text.
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await addBy(page, "From text");
    expect(await pasted.inputValue()).toBe(text);
    await pasting.getByRole("button", { name: "Continue" }).click();
    const form = page.getByRole("dialog", { name: "Check the recipe" });
    await form.getByLabel("Name").waitFor();
    await expectLooksRight(page);
    await form.getByRole("button", { name: "Save recipe" }).click();

    await page.getByRole("heading", { level: 1, name: `Bean Salad ${own}` }).waitFor();
    const original = page.getByText("Method");
    expect(await original.isVisible()).toBe(false);
    await page.getByText("Original text").click();
    await original.waitFor();
    await expectLooksRight(page);
  });
});

describe("a bookmark", () => {
  const atBookmark = (visit: Visit = {}) =>
    browser.visit(`${tagine.address}bookmarklet`, { ...visit, as: ADMIN_EMAIL });

  /** The bookmark's code from the page. */
  async function readBookmark(page: Page): Promise<string> {
    const link = page.getByRole("link", { name: "Add to Tagine" });
    await link.waitFor();
    return (await link.getAttribute("href")) ?? "";
  }

  /** Clicks the bookmark on a page of another site and resolves to the new window. */
  async function clickBookmark(page: Page, code: string, path: string): Promise<Page> {
    await page.goto(site.origin + path);
    const opened = page.context().waitForEvent("page");
    await page.evaluate((address) => void location.assign(address), code);
    return opened;
  }

  /** Errors of another site's page aren't Tagine's. */
  const forget = () => void browser.takeErrors();

  test("sends the page you're viewing, and waits until you sign in", async () => {
    guarded("/mine", recipePage({ name: "My Own Stew", recipeIngredient: ["1 parsnip", "1 swede"] }));
    guarded("/later", recipePage({ name: "Later Stew", recipeIngredient: ["1 beetroot", "1 celeriac"] }));
    site.page("/closed", recipePage(), { "Cross-Origin-Opener-Policy": "same-origin" });
    const page = await atBookmark();
    const code = await readBookmark(page);
    await expectLooksRight(page);
    const opened = await clickBookmark(page, code, "/mine");
    await opened.getByRole("heading", { level: 1, name: "Add this recipe?" }).waitFor();
    await opened.getByText(`Your browser sent this page from ${new URL(site.origin).host}`).waitFor();
    await opened.getByText("My Own Stew | A kitchen").waitFor();
    await expectLooksRight(opened);
    await opened.getByRole("button", { name: "Add recipe" }).click();
    await opened.getByRole("heading", { level: 1, name: "My Own Stew" }).waitFor();
    await opened.close();

    // A site that blocks it is reported, and its page's source can be pasted.
    const blocked = await clickBookmark(page, code, "/closed");
    await blocked.getByRole("heading", { level: 1, name: "No page received" }).waitFor();
    await expectLooksRight(blocked);
    await blocked.getByRole("button", { name: "Paste the page source" }).click();
    await blocked.getByRole("textbox", { name: "Page source" }).waitFor();
    await blocked.close();

    await page.goto(`${tagine.address}logout`);
    await page.waitForURL(tagine.address);
    const later = await clickBookmark(page, code, "/later");
    await later
      .getByText(`Received the page from ${new URL(site.origin).host}. Sign in to continue.`)
      .waitFor();
    await page.close();
    await later.getByRole("link", { name: "Sign in" }).click();
    await later.getByLabel("Email").fill("changeme@email.com");
    await later.getByLabel("Password", { exact: true }).fill("correct-horse");
    await later.getByRole("button", { name: "Sign in" }).click();
    await later.getByText("Later Stew | A kitchen").waitFor();
    await later.getByRole("button", { name: "Add recipe" }).click();
    await later.getByRole("heading", { level: 1, name: "Later Stew" }).waitFor();
    forget();
  });

  test("is trusted only for pages of its own site", async () => {
    site.page(
      "/liar",
      `<!doctype html><title>x</title><script>
        addEventListener("message", (event) => {
          const html = "<title>Stolen</title>";
          event.source.postMessage({ url: "https://bank.example/", html }, "*");
          event.source.postMessage({ url: location.href, html: 7 }, "*");
          event.source.postMessage({ url: "javascript:alert(1)", html }, "*");
          setTimeout(() => event.source.postMessage({ url: location.href, html: "<title>Honest</title>" }, "*"), 300);
        });
      </script>`,
    );
    const page = await browser.visit(`${tagine.address}api/health`, { as: ADMIN_EMAIL });
    await page.goto(`${site.origin}/liar`);
    const coming = page.context().waitForEvent("page");
    await page.evaluate((address) => void window.open(address), `${tagine.address}import-page`);
    const opened = await coming;
    await opened.getByText("Honest").waitFor();
    expect(await opened.getByText("Stolen").count()).toBe(0);
    forget();
  });

  test("can be copied, even without the clipboard API", async () => {
    const page = await atBookmark({ size: "phone", dark: true });
    const code = await readBookmark(page);
    expect(code).toStartWith("javascript:");
    expect(decodeURIComponent(code)).toContain(JSON.stringify(`${tagine.address}import-page`));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.getByRole("link", { name: "Add to Tagine" }).click();
    await page.getByText("This button works on other sites").waitFor();
    await expectLooksRight(page);
  });
});

test("a failed link can be replaced by page source with the keyboard, and nothing imported is executed", async () => {
  const { shown } = guarded(
    "/keys",
    recipePage({ name: "Key Lime Pie", recipeIngredient: ["5 limes", "4 egg yolks"] }),
  );
  const page = await openAddDialog("From a link");
  await page.keyboard.type(`${site.origin}/keys`);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  // The alert has the focus; an admin's link in it comes first, then the ways, text before source.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Paste the page source");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Paste the page source" }).waitFor();
  await page.keyboard.insertText(shown);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Key Lime Pie" }).waitFor();

  // Inside a script, it must not end the script.
  const inScript = JSON.stringify(HOSTILE).slice(1, -1).replaceAll("<", "\\u003c");
  site.page(
    "/hostile",
    twoRecipes(
      {
        name: "Bad @@",
        description: "@@ [x](javascript:hacked=1)",
        author: "@@",
        recipeIngredient: ["@@", "1 apple"],
        recipeInstructions: [{ "@type": "HowToStep", name: "@@", text: "[x](javascript:hacked=1) @@" }],
        image: "javascript:hacked=1",
      },
      { name: "Worse @@", recipeIngredient: ["1 pear", "@@"] },
    ).replaceAll("@@", () => inScript),
  );
  await page.getByRole("link", { name: "Tagine, home" }).click();
  await addBy(page, "From a link");
  const safe = async () =>
    expect(
      await page.evaluate(() => [
        (window as unknown as { hacked?: number }).hacked,
        document.querySelectorAll(
          "main img[src=x], dialog img[src=x], main svg[onload], a[href^='javascript:']",
        ).length,
      ]),
    ).toEqual([undefined, 0]);
  await askFor(page, `${site.origin}/hostile`);
  await page.getByRole("radio").first().waitFor();
  await safe();
  await page.getByRole("dialog").getByRole("button", { name: "Add recipe" }).click();
  const form = page.getByRole("dialog", { name: "Check the recipe" });
  await form.getByText("1 line may not be an ingredient:").waitFor();
  await safe();
  await form.getByRole("button", { name: "Save recipe" }).click();
  await page.getByRole("checkbox").first().waitFor();
  await safe();

  await page.getByRole("link", { name: "Tagine, home" }).click();
  await addBy(page, "From text");
  const text = `Text ${HOSTILE}\n\nIngredients\n1 plum ${HOSTILE}\n2 figs\n\nSteps\n${HOSTILE}\nEat [x](javascript:hacked=1).\n\nNotes\n${HOSTILE} [x](javascript:hacked=1)`;
  await page.getByLabel("Recipe text").fill(text);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog", { name: "Check the recipe" }).waitFor();
  await page.getByLabel("Notes").fill(`${HOSTILE} [x](javascript:hacked=1)`);
  await safe();
  await page.getByRole("button", { name: "Save recipe" }).click();
  await page.getByText("Original text").click();
  await safe();
});
