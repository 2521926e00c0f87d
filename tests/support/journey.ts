import { afterAll, afterEach, expect } from "bun:test";
import { openBrowser, type TestBrowser } from "./browser.ts";
import type { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { startTagine, type RunningTagine } from "./program.ts";
import { ADMIN_EMAIL, PASSWORD } from "./sign-ins.ts";

export interface Journey {
  browser: TestBrowser;
  tagine: RunningTagine;
  /** Of the first account. */
  password: string;
  cook: Caller;
}

/** With an empty DEFAULT_PASSWORD, signing in leads to the welcome page, as after a download. */
export async function journey(env: Record<string, string> = {}): Promise<Journey> {
  const browser = await openBrowser();
  const tagine = await startTagine(env);
  afterEach(async () => expect(await browser.closePages()).toEqual([]));
  afterAll(() => tagine.end());
  const password = env["DEFAULT_PASSWORD"] === "" ? await readGeneratedPassword(tagine) : PASSWORD;
  return { browser, tagine, password, cook: await tagine.signIn(ADMIN_EMAIL, password) };
}

function readGeneratedPassword(tagine: RunningTagine): Promise<string> {
  return eventually(() => /Password {2}(\S+)\n/.exec(tagine.printed())?.[1]);
}
