import { afterAll, afterEach, expect } from "bun:test";
import { openBrowser, type TestBrowser } from "./browser.ts";
import type { Caller } from "./caller.ts";
import { startTagine, type RunningTagine } from "./program.ts";
import { PASSWORD } from "./sign-ins.ts";

export interface Journey {
  browser: TestBrowser;
  tagine: RunningTagine;
  cook: Caller;
}

/** @param asInstalled keeps the generated password, so that the welcome page is shown */
export async function journey(env: Record<string, string> = {}, asInstalled = false): Promise<Journey> {
  const browser = await openBrowser();
  const tagine = await startTagine(env);
  afterEach(async () => expect(await browser.closePages()).toEqual([]));
  afterAll(async () => {
    await browser.close();
    await tagine.end();
  });
  return { browser, tagine, cook: asInstalled ? await tagine.signIn() : await skipWelcomePage(tagine) };
}

/** Setting the same password again counts as choosing it, so the welcome page is skipped. */
export async function skipWelcomePage(tagine: RunningTagine): Promise<Caller> {
  const cook = await tagine.signIn();
  await cook.send("PUT", "users/1/password", { currentPassword: PASSWORD, newPassword: PASSWORD });
  return cook;
}
