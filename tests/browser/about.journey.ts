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

/** The file that a click saves: what it is called, and what is in it. */
async function saved(page: Page, label: string): Promise<[name: string, content: string]> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, label).click()]);
  return [download.suggestedFilename(), (await readDownload(download)).toString()];
}

test("the about page describes Tagine and this installation", async () => {
  const page = await at("admin/profile", { as: BEN });
  const links = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await links.last().waitFor();
  expect(await links.allInnerTexts()).toEqual(["Profile", "Themes", "Meal planner", "About"]);
  await links.last().click();
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  await page.getByText("Free software under the MIT license.").waitFor();
  for (const [name, value] of [
    ["Version", `v${version}`],
    ["Application mode", "Production"],
    ["Demo status", "Not a demo"],
    ["API docs", "Enabled"],
    ["Database", "sqlite"],
    ["Database file", join(tagine.dataDir, "tagine.db")],
    ["Default group", "Home"],
  ] as const)
    expect([name, await fact(page, name).getByRole("definition").innerText()]).toEqual([name, value]);
  expect(await fact(page, "API port").count()).toBe(1);
  // What is for administrators is not even asked for.
  expect(await button(page, "Download log").count()).toBe(0);
  expect(await fact(page, "Latest version").count()).toBe(0);
  await expectLooksRight(page);
  await page.getByRole("link", { name: "Open debug page" }).click();
  await page.getByText("No pages imported yet.").waitFor();
  expect(await page.getByRole("heading", { name: "Log" }).count()).toBe(0);
  await page.goBack();
  await page.getByRole("link", { name: "Enabled" }).click();
  // The docs themselves take seconds to load, and have a journey of their own.
  await page.waitForURL(`${tagine.address}docs`, { waitUntil: "commit" });
});

test("admins can download the log and the last imported page", async () => {
  const page = await at("admin/about", { size: "phone", dark: true });
  await fact(page, "Latest version").getByText("v9.8.7").waitFor();
  await expectLooksRight(page);
  await button(page, "Download last recipe JSON").click();
  await page.getByRole("alert").getByText("No pages imported yet.").waitFor();
  const [log, lines] = await saved(page, "Download log");
  expect(log).toBe("tagine.log");
  expect(lines).toContain("INFO  Started version");
  await cook.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
  const [name, found] = await saved(page, "Download last recipe JSON");
  expect(name).toBe("last-recipe.json");
  expect(JSON.parse(found).url).toBe(`${site.origin}/soup`);
});

test("the last imported page is shown as a tree on desktop and phone", async () => {
  await cook.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
  const page = await at("debug", { as: BEN });
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
});

test("the log can be filtered by level, which is in the URL", async () => {
  const started = "2026-11-22T23:30:15.000Z";
  appendFileSync(
    join(tagine.dataDir, "tagine.log"),
    `${started} WARN  the oven is hot\n${started} ERROR the ${"very".repeat(80)} milk boils over\n`,
  );
  const page = await at("debug", { timeZone: "Asia/Tokyo" });
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
  // By the reader's clock: it is the next day there.
  await lines.getByText("Nov 23, 2026, 8:30:15 AM").waitFor();

  await page.goto(`${tagine.address}debug?level=error`);
  await lines.getByText("milk boils over").waitFor();
  expect(await level(/^Errors 1$/).isChecked()).toBe(true);
  await page.setViewportSize(SIZES.phone);
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
