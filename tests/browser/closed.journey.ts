import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type Page, type Size } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { upload } from "../support/pictured.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey();

const close = (visitorsMustSignIn: boolean) => cook.send("PUT", "site-settings", { visitorsMustSignIn });

beforeEach(async () => {
  await cook.send("POST", "recipes/create", { name: "Lentil Soup" });
  await cook.send("PUT", "recipes/lentil-soup/image", upload(await picture(900, 600)));
});
afterEach(async () => {
  await close(false);
  await deleteAllRecipes(cook);
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
}

/** Whether the picture of the first card or of the recipe is loaded. */
const pictureShown = (page: Page) =>
  page.waitForFunction(() => {
    const shown = document.querySelector<HTMLImageElement>("main img");
    return shown !== null && shown.complete && shown.naturalWidth > 0;
  });

describe.each(looks<Size>(["desk"], ["phone"]))("at the size of a %s", (size) => {
  test("a visitor signs in, returns to the page, sees pictures, and sees none after signing out", async () => {
    await close(true);
    const page = await browser.visit(`${tagine.address}recipe/lentil-soup`, { size });
    await page.waitForURL(`${tagine.address}login?redirect=/recipe/lentil-soup`);
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    expect(await page.getByText("Lentil").count()).toBe(0);
    expect(await page.title()).not.toContain("Lentil");
    await fillIn(page);
    await page.waitForURL(`${tagine.address}recipe/lentil-soup`);
    await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
    await pictureShown(page);

    await page.goto(tagine.address);
    await pictureShown(page);
    // A returning person sees pictures at once, and none fails first.
    const failed: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 401) failed.push(answer.url());
    });
    await page.reload();
    await pictureShown(page);
    expect(failed).toEqual([]);

    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Sign out" }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    expect(await page.getByText("Lentil").count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("tagine.picture-pass"))).toBeNull();
    await page.goto(`${tagine.address}recipes/all`);
    await page.waitForURL(/\/login\?redirect=\/recipes\/all/);
  });
});
