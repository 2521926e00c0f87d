import { afterAll, afterEach, expect, test } from "bun:test";
import { DEMO_SIGN_IN } from "../../src/contract/rules.ts";
import { openBrowser } from "../support/browser.ts";
import { looksRight } from "../support/looks-right.ts";
import { serving } from "../support/program.ts";

const OFF = "This is turned off in the demo.";

const browser = await openBrowser();
const demo = await serving({ IS_DEMO: "true" });
afterEach(async () => expect(await browser.leave()).toEqual([]));
afterAll(async () => {
  await browser.close();
  await demo.end();
});

test("a demo says what it switches off, and offers none of it", async () => {
  const page = await browser.visit(`${demo.address}login?redirect=/admin/profile`, { size: "phone" });
  await page.getByLabel("E-mail").fill(DEMO_SIGN_IN.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_SIGN_IN.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  for (const name of ["About you", "Password", "Where you are signed in", "API tokens"]) {
    const section = page.getByRole("region", { name, exact: true });
    await section.getByText(OFF).waitFor();
    expect(await section.getByRole("button").count()).toBe(0);
  }
  await looksRight(page);
  await page.goto(`${demo.address}admin/about`);
  await page.getByText(OFF).waitFor();
  expect(await page.getByRole("button", { name: "Download the log" }).count()).toBe(0);
  await page.goto(`${demo.address}debug`);
  await page.getByText(OFF).waitFor();
  await page.goto(`${demo.address}admin/migrations`);
  await page.getByRole("region", { name: "Chowdown" }).getByText(OFF).waitFor();
  expect(await page.getByLabel(/^Upload/).count()).toBe(0);
  await looksRight(page);
  await page.goto(`${demo.address}admin/backups`);
  await page.getByRole("heading", { name: "No backups yet" }).waitFor();
  expect(await page.getByLabel(/^Upload/).count()).toBe(0);
});
