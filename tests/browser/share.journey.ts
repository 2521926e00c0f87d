import { afterAll, expect, test } from "bun:test";
import { axeFindings } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { recipePage, testSite } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
const site = testSite();
afterAll(() => site.close());

test("a link shared from another app becomes a recipe after signing in", async () => {
  site.page("/soup", recipePage());
  const link = `${site.origin}/soup`;
  // The address that a phone opens when something is shared with the app.
  const shared = new URLSearchParams({ title: "A soup", text: `Look at this: ${link}` });
  const page = await browser.visit(`${tagine.address}share?${String(shared)}`, { size: "phone" });
  await page.getByLabel("Email").fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Add a recipe from a link" }).waitFor();
  expect(await page.getByLabel("Recipe link").inputValue()).toBe(link);
  expect(await axeFindings(page)).toEqual([]);
  // Any site can link here, so nothing happens without consent.
  expect((await cook.get("recipes/summary")).body).toEqual([]);
  await page.getByRole("button", { name: "Add recipe" }).click();
  await page.getByRole("heading", { level: 1, name: "Lemon Lentil Soup" }).waitFor();
});
