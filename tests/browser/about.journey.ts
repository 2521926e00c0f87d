import { afterAll, expect, test } from "bun:test";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { hasFocus, SIZES, type Page, type Visit, readDownload } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { recipePage, testSite } from "../support/test-site.ts";

const site = testSite();
afterAll(() => site.close());
site.on("/latest", () => Response.json({ tag_name: "v9.8.7" }));
site.page("/soup", recipePage({ name: `Soup ${"lentil".repeat(60)}` }));

const { browser, tagine, cook } = await journey({
  RELEASES_URL: `${site.origin}/latest`,
  ALLOW_PRIVATE_ADDRESSES: "127.0.0.1",
});
const BEN = "ben@example.org";
await cook.send("POST", "users", { fullName: "Ben", email: BEN, password: PASSWORD });

const at = (path: string, visit: Visit = {}) =>
  browser.visit(tagine.address + path, { as: ADMIN_EMAIL, ...visit });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const fact = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });

/** Clicks and reads the saved file. */
async function readSavedFile(page: Page, label: string): Promise<[name: string, content: string]> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, label).click()]);
  return [download.suggestedFilename(), (await readDownload(download)).toString()];
}

/** The last imported page, in the light on a desk and in the dark on a phone. */
async function lookAtTree(page: Page): Promise<void> {
  const tree = page.getByRole("region", { name: "Last imported page" });
  const branch = tree.locator("summary").filter({ hasText: "recipeIngredient" });
  await branch.getByText("3 entries").waitFor();
  const lemon = tree.getByText("1 lemon", { exact: true });
  expect(await lemon.isVisible()).toBe(true);
  await expectLooksRight(page);
  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  await expectLooksRight(page);
  await branch.focus();
  await page.keyboard.press("Enter");
  await lemon.waitFor({ state: "hidden" });
  await page.keyboard.press("Space");
  await lemon.waitFor();
  expect(await button(page, "Download last recipe JSON").count()).toBe(0);
  await button(page, "Copy").click();
  await page.getByText("Copied").or(page.getByText("Couldn't copy")).waitFor();
}

test("admins can download the log, filter it by level, and download the last imported page", async () => {
  const page = await at("admin/about", { size: "phone", dark: true, timeZone: "Asia/Tokyo" });
  await fact(page, "Latest version").getByText("v9.8.7").waitFor();
  await expectLooksRight(page);
  await button(page, "Download last recipe JSON").click();
  await page.getByRole("alert").getByText("No pages imported yet.").waitFor();
  await page.getByRole("link", { name: "Open debug page" }).click();
  await page.getByRole("heading", { level: 1, name: "Debug" }).waitFor();
  await page.getByText("No pages imported yet.").waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  const [log, content] = await readSavedFile(page, "Download log");
  expect(log).toBe("tagine.log");
  expect(content).toContain("INFO  Started version");
  await cook.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
  const [file, found] = await readSavedFile(page, "Download last recipe JSON");
  expect(file).toBe("last-recipe.json");
  expect(JSON.parse(found).url).toBe(`${site.origin}/soup`);

  // The level is in the address.
  const started = "2026-11-22T23:30:15.000Z";
  appendFileSync(
    join(tagine.dataDir, "tagine.log"),
    `${started} WARN  the oven is hot\n${started} ERROR the ${"very".repeat(80)} milk boils over\n`,
  );
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("link", { name: "Open debug page" }).click();
  const level = (name: RegExp) => page.getByRole("radio", { name });
  const lines = page.getByRole("region", { name: "Log" }).getByRole("listitem");
  await lines.first().waitFor();
  expect(await level(/^All/).isChecked()).toBe(true);
  expect(await level(/^Warnings 1$/).count()).toBe(1);
  await level(/^All/).focus();
  for (const _ of ["Debug", "Info", "Warnings"]) await page.keyboard.press("ArrowRight");
  await eventually(async () => (await lines.count()) === 1);
  expect(await hasFocus(level(/^Warnings/))).toBe(true);
  expect(page.url()).toBe(`${tagine.address}debug?level=warn`);
  expect(await lines.innerText()).toContain("the oven is hot");
  // By the reader's clock, it's already the next day.
  await lines.getByText("Nov 23, 2026, 8:30:15 AM").waitFor();

  await page.goto(`${tagine.address}debug?level=error`);
  await lines.getByText("milk boils over").waitFor();
  expect(await level(/^Errors 1$/).isChecked()).toBe(true);
  await expectLooksRight(page);
  appendFileSync(join(tagine.dataDir, "tagine.log"), `${started} ERROR once more\n`);
  await button(page, "Reload").click();
  await lines.getByText("once more").waitFor();
  await level(/^Debug 0$/)
    .locator("..")
    .click();
  await page.getByText("No matching lines.").waitFor();
  await level(/^All/).locator("..").click();
  await eventually(async () => (await lines.count()) > 5);
  expect(page.url()).toBe(`${tagine.address}debug`);
});

test("the about page describes Tagine and this installation, and leads to the last imported page", async () => {
  const page = await at("admin/profile", { as: BEN });
  const links = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await links.last().waitFor();
  expect(await links.allInnerTexts()).toEqual([
    "Profile",
    "Themes",
    "Meal planner",
    "Ingredients",
    "Import recipes",
    "About",
  ]);
  await links.last().click();
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  await page.getByText("Free software under the MIT license.").waitFor();
  await page.getByText("Technical details").click();
  for (const [name, value] of [
    ["Version", `v${version}`],
    ["Application mode", "Production"],
    ["Demo", "No"],
    ["API docs", "Enabled"],
    ["Database", "sqlite"],
    ["Database file", join(tagine.dataDir, "tagine.db")],
    ["Default group", "Home"],
  ] as const)
    expect([name, await fact(page, name).getByRole("definition").innerText()]).toEqual([name, value]);
  expect(await fact(page, "API port").count()).toBe(1);
  // What only administrators may see isn't requested.
  expect(await button(page, "Download log").count()).toBe(0);
  expect(await fact(page, "Latest version").count()).toBe(0);
  await expectLooksRight(page);
  await page.getByRole("link", { name: "Open debug page" }).click();
  await lookAtTree(page);
  expect(await page.getByRole("heading", { name: "Log" }).count()).toBe(0);
  // The docs take seconds to load and have their own journey.
  await page.route(`${tagine.address}docs`, (route) => route.fulfill({ body: "API docs" }));
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  await page.getByText("Technical details").click();
  await page.getByRole("link", { name: "Enabled" }).click();
  await page.waitForURL(`${tagine.address}docs`);
});
