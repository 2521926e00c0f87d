import { afterAll, beforeAll } from "bun:test";
import { openBrowser, type Page, type TestBrowser } from "../support/browser.ts";
import type { RunningTagine } from "../support/program.ts";
import { startWithRecipes } from "./many-recipes.ts";

/** Slows down the browser's processor to that of a phone. */
const SLOWED = 4;

export function withMany(count: number): { browser: TestBrowser; tagine: RunningTagine } {
  const at = {} as { browser: TestBrowser; tagine: RunningTagine };
  beforeAll(async () => {
    at.tagine = await startWithRecipes(count);
    at.browser = await openBrowser();
  }, 300_000);
  afterAll(() => at.tagine.end());
  return at;
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

/** Records how long the page is busy at a time. The returned function lists durations from 50 milliseconds. */
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
