import { afterAll, beforeAll } from "bun:test";
import { openBrowser, type Page, type TestBrowser } from "../support/browser.ts";
import type { Serving } from "../support/program.ts";
import { servingMany } from "./many-recipes.ts";

/** How much slower the processor of the browser is made: as those of phones are. */
const SLOWED = 4;

/** A browser, and the executable with so many made recipes; both are there once the tests of a file begin. */
export function withMany(count: number): { browser: TestBrowser; tagine: Serving } {
  const at = {} as { browser: TestBrowser; tagine: Serving };
  beforeAll(async () => {
    at.tagine = await servingMany(count);
    at.browser = await openBrowser();
  }, 300_000);
  afterAll(async () => {
    await at.browser.close();
    await at.tagine.end();
  });
  return at;
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

/** Begins to note how long the page is busy at a time, in milliseconds; returns what tells it, without those below 50. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const found = globalThis as unknown as { longTasks: number[] };
    found.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.longTasks.push(duration);
    }).observe({ type: "longtask" });
  });
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
