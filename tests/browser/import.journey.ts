import { afterAll, afterEach, describe, expect, test } from "bun:test";
import { goWithin, hasFocus, overflows, type Page, type Size, type Visit } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { picture, pictureAnswer, recipePage, testSite } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
/** Several, since Tagine lets each site rest between two pages. */
const [site, ...others] = [testSite(), testSite(), testSite()];
afterAll(async () => void (await Promise.all([site, ...others].map((one) => one.close()))));
const photo = await picture(1200, 900);
site.on("/soup.jpg", () => pictureAnswer(photo));
site.page("/soup", recipePage({ image: "/soup.jpg" }));
afterEach(() => deleteAllRecipes(cook));

/** The width of the picture that the browser chose. */
async function pictureWidth(page: Page): Promise<number> {
  const shown = page.locator("article picture img");
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  return shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("a link becomes a recipe to cook from", async () => {
    const page = await browser.visit(tagine.address, { size });

    // A visitor sees an empty page that explains itself, and signs in there.
    await page.getByRole("heading", { level: 1, name: "No recipes yet" }).waitFor();
    expect(await page.getByRole("button", { name: "Add a recipe" }).count()).toBe(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Sign in" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByLabel("Email").focus();
    await page.keyboard.type(ADMIN_EMAIL);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("status", { name: "Messages" }).getByText("Signed in").waitFor();

    // The add button offers a link.
    await page.getByRole("button", { name: "Add a recipe", exact: true }).click();
    await page.getByRole("button", { name: "From a link", exact: true }).click();
    const importing = page.getByRole("dialog", { name: "Add a recipe from a link" });
    await importing.getByLabel("Recipe link").fill(`${site.origin}/soup`);
    await importing.getByRole("button", { name: "Add recipe" }).click();
    await page.waitForURL(`${tagine.address}recipe/lemon-lentil-soup`);
    expect(await importing.count()).toBe(0);

    // Picture, facts, ingredients and steps.
    await page.getByRole("heading", { level: 1, name: "Lemon Lentil Soup" }).waitFor();
    expect(await page.title()).toBe("Lemon Lentil Soup · Tagine");
    expect(await pictureWidth(page)).toBe(size === "phone" ? 720 : 1200);
    await page.getByRole("button", { name: "Total: 30 min" }).click();
    for (const fact of ["10 min", "20 min", "30 min"])
      await page.locator("dd:visible").filter({ hasText: fact }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Fewer servings" }).waitFor();
    expect(await page.getByRole("checkbox").count()).toBe(3);
    await page.getByRole("checkbox", { name: "1 lemon" }).check();
    if (size === "phone") await page.getByRole("tab", { name: "Steps" }).click();
    expect(
      await page.getByRole("button", { name: /^Step 1.*Rinse the lentils/ }).getAttribute("aria-pressed"),
    ).toBe("false");
    await page.getByText("240 kcal").waitFor();
    expect(await page.getByRole("link", { name: "Original recipe on 127.0.0.1" }).getAttribute("href")).toBe(
      `${site.origin}/soup`,
    );

    // Checked items survive a reload, and then the skip link comes first.
    await page.getByRole("button", { name: /Rinse the lentils/ }).click();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("checkbox", { name: "1 lemon" }).isChecked()).toBe(true);
    expect(await page.getByRole("checkbox", { name: "200 g red lentils" }).isChecked()).toBe(false);
    expect(
      await page.getByRole("button", { name: /^Step 1.*Rinse/, pressed: true, includeHidden: true }).count(),
    ).toBe(1);

    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");

    // Categories and tags are links to the recipes in them.
    await page.getByRole("link", { name: "vegan", exact: true }).click();
    await page.waitForURL(`${tagine.address}recipes/tag/vegan`);
    await page.getByRole("heading", { level: 1, name: "vegan" }).waitFor();
    await page.getByText("1 recipe", { exact: true }).waitFor();

    // Home shows it, and signing out goes there.
    await page.getByRole("link", { name: "Tagine, home" }).click();
    await page.getByRole("link", { name: /Lemon Lentil Soup/ }).waitFor();
    await page.waitForFunction(() => document.title === "Tagine");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Signed in as Change Me").waitFor();
    await page.getByRole("link", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Add a recipe" }).waitFor({ state: "detached" });
    expect(page.url()).toBe(tagine.address);
    expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
  });
});

test("a link can be imported with the keyboard", async () => {
  const page = await browser.visit(tagine.address, { as: ADMIN_EMAIL });
  const add = page.getByRole("button", { name: "Add a recipe", exact: true });
  await add.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "From a link", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "From a link", exact: true }).waitFor({ state: "detached" });
  expect(await hasFocus(add)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "From a link", exact: true }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByLabel("Recipe link").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await hasFocus(add)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "From a link", exact: true }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByLabel("Recipe link").waitFor();
  await page.keyboard.type(`${site.origin}/soup`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${tagine.address}recipe/lemon-lentil-soup`);
  await page.getByRole("checkbox").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await pictureWidth(page)).toBe(1200);
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
});

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
    // Each page is read only once, so every size has its own.
    const path = `/${size}`;
    const [first, second] = others.map(({ origin }) => origin + path);
    others[0]?.page(path, soup(size.length));
    others[1]?.on(path, () => new Response("no", { status: 403 }));
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
