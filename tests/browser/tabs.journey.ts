import { expect, test } from "bun:test";
import { type Page } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const HOUR_MS = 3_600_000;
/** A token's lifetime in hours. */
const LASTING = 10;
const { browser, tagine } = await journey({ TOKEN_TIME: String(LASTING) });

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("tagine.token"));

/** Tokens of one session created in the same second are equal. */
async function waitForNextSecond(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await eventually(() => Math.floor(Date.now() / 1000) > now);
}

/** Time passes normally here: tabs need a real moment to see what another one stored. */
const waitUntilRenewed = (page: Page, token: string | null) =>
  eventually(async () => (await tokenIn(page)) !== token);

test("one of several tabs renews the session, and all use it", async () => {
  const first = await browser.visit(`${tagine.address}api/health`, {
    as: ADMIN_EMAIL,
    before: (page) => page.clock.install(),
  });
  const signedIn = await tokenIn(first);
  await waitForNextSecond();
  const tabs = [first, await first.context().newPage(), await first.context().newPage()];
  for (const tab of tabs) await tab.goto(tagine.address);
  for (const tab of tabs) await tab.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  // Each tab renews an old token at start, and the others look again seconds later.
  await waitUntilRenewed(first, signedIn);
  for (let seconds = 0; seconds < 10; seconds++) await first.clock.runFor(1000);
  await eventually(() => first.evaluate(() => localStorage.getItem("tagine.renewing") === null));
  await waitForNextSecond();

  let renewals = 0;
  for (const tab of tabs)
    tab.on("request", (request) => {
      if (request.url().endsWith("/api/auth/refresh")) renewals++;
    });
  const before = await tokenIn(first);
  await first.clock.fastForward(LASTING * 0.85 * HOUR_MS);
  await waitUntilRenewed(first, before);
  for (let seconds = 0; seconds < 10; seconds++) await first.clock.runFor(1000);
  expect(renewals).toBe(1);
  for (const tab of tabs) {
    const asked = tab.waitForRequest("**/api/site-settings");
    await tab.reload();
    expect((await asked).headers()["authorization"]).not.toBe(`Bearer ${before}`);
    await tab.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  }
});
