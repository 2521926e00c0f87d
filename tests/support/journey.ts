import { afterAll, afterEach, expect } from "bun:test";
import { openBrowser, type TestBrowser } from "./browser.ts";
import type { Caller } from "./caller.ts";
import { serving, type Serving } from "./program.ts";

/** What the journeys of a file stand on. */
export interface Journey {
  browser: TestBrowser;
  /** The built program, on an empty folder at first. */
  tagine: Serving;
  /** Its administrator, who sets out what the journeys find. */
  cook: Caller;
}

/** Begins the journeys of a file; at their end everything is closed, and after each no page may have complained. */
export async function journey(env: Record<string, string> = {}): Promise<Journey> {
  const browser = await openBrowser();
  const tagine = await serving(env);
  afterEach(() => expect(browser.complaints()).toEqual([]));
  afterAll(async () => {
    await browser.close();
    await tagine.end();
  });
  return { browser, tagine, cook: await tagine.signIn() };
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
