import { expect, test } from "bun:test";
import { type Page } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

/** Seconds that a token lasts here. */
const LASTING = 20;
const { browser, tagine } = await journey({ TOKEN_TIME: String(LASTING / 3600) });

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("tagine.token"));

test("of several tabs one renews the session before it is over, and all go on with it", async () => {
  const first = await browser.visit(tagine.address, { as: ADMIN_EMAIL });
  const tabs = [first, await first.context().newPage(), await first.context().newPage()];
  for (const tab of tabs.slice(1)) await tab.goto(tagine.address);
  for (const tab of tabs) await tab.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  // What each tab asks for as it starts is over.
  await first.waitForFunction(() => localStorage.getItem("tagine.renewing") === null);
  await Bun.sleep(500);

  let renewals = 0;
  for (const tab of tabs)
    tab.on("request", (request) => {
      if (request.url().endsWith("/api/auth/refresh")) renewals++;
    });
  const before = await tokenIn(first);
  await first.waitForFunction((old) => localStorage.getItem("tagine.token") !== old, before, {
    polling: 100,
    timeout: LASTING * 1000,
  });
  await Bun.sleep(1500);
  expect(renewals).toBe(1);
  // Until the first token is over: everybody is still here.
  await Bun.sleep(LASTING * 250);
  for (const tab of tabs) {
    await tab.reload();
    await tab.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  }
});
