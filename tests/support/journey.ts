import { afterAll, afterEach, expect } from "bun:test";
import { openBrowser, type TestBrowser } from "./browser.ts";
import type { Caller } from "./caller.ts";
import { serving, type Serving } from "./program.ts";
import { PASSWORD } from "./sign-ins.ts";

/** What the journeys of a file stand on. */
export interface Journey {
  browser: TestBrowser;
  /** The built program, on an empty folder at first. */
  tagine: Serving;
  /** Its administrator, who sets out what the journeys find. */
  cook: Caller;
}

/**
 * Begins the journeys of a file; at their end everything is closed, and after each no page may have complained.
 * @param asInstalled whether the administrator still has the password that was made for them, and is led to the welcome
 *   after signing in by hand
 */
export async function journey(env: Record<string, string> = {}, asInstalled = false): Promise<Journey> {
  const browser = await openBrowser();
  const tagine = await serving(env);
  afterEach(async () => expect(await browser.leave()).toEqual([]));
  afterAll(async () => {
    await browser.close();
    await tagine.end();
  });
  return { browser, tagine, cook: asInstalled ? await tagine.signIn() : await makeOwn(tagine) };
}

/** Lets the administrator choose the same password once more: it counts as their own then, and no welcome is in the way. */
export async function makeOwn(tagine: Serving): Promise<Caller> {
  const cook = await tagine.signIn();
  await cook.send("PUT", "users/1/password", { currentPassword: PASSWORD, newPassword: PASSWORD });
  return cook;
}

/** Leaves no recipe, category or tag for the next journey, in the bin neither. */
export async function clearedAway(cook: Caller): Promise<void> {
  const { body: rows } = await cook.send("GET", "recipes/summary");
  const recipes = rows.map(({ slug }: { slug: string }) => slug);
  if (recipes.length > 0) await cook.send("POST", "recipe-bin", { recipes });
  for (const { id } of (await cook.send("GET", "recipe-bin")).body)
    await cook.send("DELETE", `recipe-bin/${id}`);
  for (const kind of ["categories", "tags"]) await cook.send("DELETE", `empty-${kind}`);
}
